# Glasstraße: prompts, options, log lines, refusals, settings and the names of what stands in no table.

game-name = Glasstraße
game-subtitle = Glass and bricks in the Bavarian Forest: choose five specialists, guess who shares them, and let the wheels turn.

## What is asked
decision-pick_card = { $number ->
    [one] Period { $period }: choose one more specialist
   *[other] Period { $period }: choose { $number } more specialists
}
decision-lay_card = Lay a card face down
decision-play_card = Play a card from your hand
decision-extra_card = Three cards are left: you may play one of them alone
decision-solo_last_card = Which of the last two cards do you play, with both actions?
decision-entry = { $card }: pay the entry cost ({ $cost })?
decision-action = { $number ->
    [one] { $card }: choose an action
   *[other] { $card }: both actions are yours, choose one
}
decision-forest = Which forest do you remove?
decision-pay_wheel = From which wheel do you pay 1 { $good }?
decision-land_kind = { $country ->
    [1] What do you place beside the Country House?
   *[other] What do you place?
}
decision-space = Where does this go: { $what }?
decision-good = { $supplier ->
    [1] Which basic good do you take and give?
   *[other] { $number ->
        [one] Which good? You get 1.
       *[other] Which good? You get { $number } of it.
    }
}
decision-gain_wheel = To which wheel: { $goods }?
decision-take = Take { $goods }?
decision-amount = How much { $good } do you take (of { $number })?
decision-build_tile = Which building do you build?
decision-own_tile = { $clear ->
    [1] Which landscape tile do you clear, for nothing?
   *[other] Give up which one: { $land }?
}
decision-discard_tile = { $number ->
    [one] Give up an unbuilt tile
   *[other] Give up { $number } unbuilt tiles, one by one
}
decision-repeat = { $tile }: once more?
decision-tavern_target = Tavern: whose effect do you carry out?
decision-gift = A gift for you: 1 { $good }
decision-final = The last building period is over: any last conversions?

## Options
option-pick = { $card } – { $first } · { $second }
option-lay = { $card } – { $first } · { $second }
option-play = { $card } – { $first } · { $second }
option-pass = Play none
option-pay = Pay { $cost }
option-skip = Do not use the card
option-action = { $number }: { $effect }
option-end = Done
option-forest = Forest { $forest }
option-from = From the { $wheel }
option-land = { $land }
option-on = { $space }
option-on-cleared = { $space } (clears the { $land })
option-on-none = No tile
option-good = { $good }
option-to = To the { $wheel }
option-take = Take all: { $goods }
option-take-fewer = Take fewer
option-amount = { $number }
option-build = Build { $tile } ({ $cost })
option-give = { $space } ({ $land })
option-discard = { $tile }
option-again = Once more
option-stop = Stop
option-copy = { $tile }
option-gift = { $answer }
option-use = { $tile }: { $effect }
option-clear = Clear a landscape tile

## Log
event-gained = { $seat } gains { $amount } { $good }
event-paid = { $seat } pays { $amount } { $good }
event-lost = { $seat } has no room for { $amount } { $good }
event-turned = { $times ->
    [one] { $seat }: the { $wheel } turns
   *[other] { $seat }: the { $wheel } turns { $times } times
}
event-placed = { $seat } places a { $land } on { $space }
event-removed = { $seat } removes the { $land } from { $space }
event-felled = { $seat } removes forest { $forest }
event-built = { $seat } builds { $tile } on { $space }
event-drawn = { $seat } draws { $tile }
event-discarded = { $seat } gives up { $tile }
event-refilled = New on the building board ({ $row }): { $tile }
event-chose = { $seat } has chosen the cards
event-chose-hidden = { $seat } has chosen the cards
event-laid = { $seat } lays { $card }
event-laid-hidden = { $seat } lays a card
event-revealed = { $seat } plays { $card }
event-played_along = { $seat } plays { $card } along
event-period = Building period { $number } begins; { $seat } has the cup
event-cup = The cup goes to { $seat }
event-used = { $seat } uses { $tile }
event-acted = { $seat } carries out action { $action } of { $card }
event-drew_card = { $card } is drawn
event-waived = { $seat } does not use { $card }
event-copied = { $seat } copies { $tile }
event-declined = { $seat } declines the gift
event-ended = The game is over

## Why not
refusal-short = { $tile }: { $missing } short
refusal-covered = { $tile }: its start building is covered already
refusal-no_space = No space is empty or can be cleared
refusal-entry = The entry cost ({ $cost }) cannot be paid
refusal-used = This action is used; each action counts once
refusal-nothing_to_build = No tile can be paid for and placed now
refusal-no_stack = All three stacks are used up
refusal-nothing_to_count = There is nothing to count on your board
refusal-full = There is no room for these goods
refusal-input = { $tile } needs more: { $effect }

## Settings
setting-periods = Building periods
setting-periods-help = Two to four players may agree on a fifth period; the solo game always has seven.
setting-periods-book = as in the rulebook
setting-periods-4 = four
setting-periods-5 = five
setting-introductory = Introductory game
setting-introductory-help = Only tiles with the wayside shrine, as long as there are any.
setting-market = Open tiles per row
setting-market-help = Four, with four players five; the introductory game uses four.
setting-market-book = as in the rulebook
setting-market-4 = four
setting-market-5 = five
setting-challenge = Challenge number
setting-challenge-help = The same number gives everybody the same stacks and solo draws, whatever the seed; 0 uses the seed.
setting-tiles = Tiles on top
setting-tiles-help = Tiles named here lie on top of their stacks, in this order.
setting-strict_placing = Strict placing
setting-strict_placing-help = Pit Worker and Forest Manager give no good when there is no space for their tile.
setting-closed_repeats = No conversions inside an effect
setting-closed_repeats-help = No anytime actions between the exchanges of Fishery, Wood Trader, Landscaping Office and Winery.

## Names
good-wood = wood
good-sand = sand
good-water = water
good-clay = clay
good-food = food
good-charcoal = charcoal
good-glass = glass
good-brick = brick
marker-glass = glass
marker-sand = sand
marker-food_glass = food (glass wheel)
marker-charcoal_glass = charcoal (glass wheel)
marker-water = water
marker-wood = wood
marker-brick = bricks
marker-charcoal_brick = charcoal (brick wheel)
marker-clay = clay
marker-food_brick = food (brick wheel)
marker-food = food
marker-charcoal = charcoal
amount-wood = { $number } wood
amount-sand = { $number } sand
amount-water = { $number } water
amount-clay = { $number } clay
amount-food = { $number } food
amount-charcoal = { $number } charcoal
amount-glass = { $number } glass
amount-brick = { $number ->
    [one] 1 brick
   *[other] { $number } bricks
}
amount-food_glass = { $number } food (glass wheel)
amount-charcoal_glass = { $number } charcoal (glass wheel)
amount-charcoal_brick = { $number } charcoal (brick wheel)
amount-food_brick = { $number } food (brick wheel)
amount-forest = { $number ->
    [one] 1 forest
   *[other] { $number } forests
}
amount-none = free of charge
wheel-glass_wheel = glass wheel
wheel-brick_wheel = brick wheel
land-pit = pit
land-grove = grove
land-pond = pond
land-none = nothing
land-any = a landscape tile
land-empty = empty
land-forest = forest
answer-take = Take it
answer-glass_wheel = Take it on the glass wheel
answer-brick_wheel = Take it on the brick wheel
answer-decline = Decline
space-none = nowhere
row-processing = processing
row-immediate = immediate
row-bonus = bonus
action-1 = 1
action-2 = 2

## The table
table-market = Building board
table-stack = { $number } left
table-hand = Hand
table-display = Display
table-glass_wheel = Glass wheel
table-brick_wheel = Brick wheel
table-land = Landscape
table-starts = Start buildings
table-cup = cup
table-period = Period { $period } of { $periods }
table-notches = played along
table-aside = played
table-laid = laid
table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
