# What is not part of one game: the command line and the table.

## Terminal table
play-welcome = { $game } · { $players ->
    [one] solo
   *[other] { $players } players
} · seed { $seed }
play-curtain = Pass the keyboard to { $seat } and press Enter.
play-prompt = Your choice (number, or help)
play-help = Type the number of an option or its name in the notation. Other words: undo takes back your last step, why shows what you cannot do now and the reason, rule GS-5.3 shows a rule, log shows what happened, save FILE writes the record, help shows this, quit leaves (the game is kept).
play-unknown = I do not understand “{ $input }”. Type a number from 1 to { $number }, or help.
play-undone = Taken back.
play-nothing_to_undo = Nothing can be taken back: the last step is beyond recall.
play-why_none = Nothing you might expect is forbidden here.
play-saved = Saved: { $path }
play-left = The game is kept: { $path }
play-resume = Go on later with: brettwerk play --resume { $path }
play-over = The game is over.
play-winner = { $number ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
play-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-player = Player { $seat }
play-bot = Bot { $seat }
play-score = Score

## Lists
games-players = { $low ->
    [0] –
   *[other] { $low }–{ $high } players
}

## Simulation
simulate-running = Random games
simulate-summary = { $games } games, { $decisions } decisions, { $speed } decisions per second

## Thoughts of a bot
explain-title = { $name } is to act; { $bot } thinks
explain-option = Option
explain-action = Notation
explain-value = Points ahead
explain-visits = Visits
explain-played = Played: { $option }

## The table server
table-undo = { $seat } takes back a step
table-rewind = The table goes back to before the last step of { $seat }
table-ask = { $seat } asks to take back the last step
table-agreed = { $seat } agrees
table-declined = { $seat } declines
table-stand_in = A bot plays for { $seat }
table-back = { $seat } plays again
table-your_turn = Your turn: { $game }
table-your_turn_body = It is your turn in { $game }: { $url }
table-confirm = Confirm your e-mail address
table-confirm_body = The code for this address is: { $code }
table-guest = Guest { $number }
table-gone = (gone)
hint-does = It would: { $events }
hint-lead = About { $points } points better for you than this: { $option }
hint-alike = About as good: { $option }
