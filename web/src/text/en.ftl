# The client's own words. Everything about a game comes from the server.

app-name = Brettwerk
app-home = To the start page
app-loading = One moment …
app-offline = The server cannot be reached. Trying again …
app-retry = Try again
app-close = Close
app-language = Deutsch
app-yes = yes
app-no = no
app-theme = Dark or light

start-title = What shall we play?
start-subtitle = Four heavy board games, exactly by the book: with friends, at one screen, by the day or against bots.
start-games = Games
start-minutes = { $low }–{ $high } min
start-play = Play now
start-against = Against
start-solo = Alone
start-bots = { $number ->
    [one] 1 bot
   *[other] { $number } bots
}
start-new = New table
start-about = Rules and more
start-mine = My tables
start-open = Open tables
start-watch = Watch
start-past = My finished games
start-your-turn = Your turn
start-record = A record
start-drop = Drop a record file anywhere on a page, or choose one here.

new-title = A new table: { $game }
new-players = Who plays?
new-who = Player { $number }
new-level = Strength
new-name = Name
new-more = One more
new-fewer = One fewer
new-variants = Variants
new-more-variants = { $number } more variants and rulings
new-table = Table
new-clock = Clock
new-listed = Anybody may find it
new-spectators = Others may watch
new-counts = Counts for ratings
new-shuffle = Draw the seating order
new-create = Open the table
clock-none = none
clock-move2 = 2 minutes a turn
clock-budget = 30 minutes each, 20 seconds more per turn
clock-days = 2 days a turn
clock-days-left = { $number } d

seat-me = You
seat-guest = Guest
seat-open = free
seat-invited = invited
seat-kind-bot = Bot
seat-kind-open = Anybody with the link
seat-kind-invited = Somebody invited
seat-kind-hotseat = At this screen
seat-bot = played by a bot
seat-away = not connected
seat-acting = to act
seat-look = { $name }: look at this board
seat-score = Points of { $name }: { $score }. Show where they come from
seat-clock = Clock of { $name }
seats-title = Players
score-of = Points of { $name }
score-of-now = { $name }, if the game ended now
score-now = If the game ended now
score-now-help = These are the points the game would count in this position; what is still to come is not foreseen.
score-final = Final score
score-sum = Total
score-hidden = – : hidden until the end of the game
bot-name-1 = Afra
bot-name-2 = Korbinian
bot-name-3 = Walburga
bot-name-4 = Vitus
bot-name-5 = Ursula
bot-random = Random
bot-beginner = Beginner
bot-club = Club player
bot-expert = Expert
bot-master = Master
bot-greedy = Club player
bot-search = Expert

lobby-help = The game begins when every chair is taken.
lobby-clock = { $kind ->
    [budget] Clock: { $minutes } min each, { $add } s more per turn
   *[move] Clock: { $minutes } min a turn
}
lobby-bot = Put a bot here
lobby-free = Free this chair
lobby-link = Link for this chair
lobby-invite = Link to this table:
lobby-copy = Copy
lobby-copied = Copied
lobby-join = Sit down
lobby-start = Begin
lobby-close = Close the table
lobby-wait = Waiting for the host to begin.
lobby-closed = This table was closed.

table-period = Period { $period } of { $periods }
table-lost = Connection lost, connecting again …
table-gone = There is no such table, or you may not see it.
table-watching = watching
table-own-board = Back to your board
table-leave = Leave
table-leave-sure = Leave the game? A bot will play on for you.
table-no-board = The board could not be fetched.

decision-title = Your decision
decision-over = The game is over
decision-wait = Waiting for { $names }
decision-list = All { $number } options as a list
decision-refusals = Not possible now ({ $number })
decision-always = ask everything
undo = Undo
undo-ask = Ask to take back
hint = Hint
hint-none = No bot has an answer to that.
hint-says = { $level } would do this
ask-yes = Agree
ask-no = Decline
ask-wait = Waiting for consent: { $names }
stand-in = A bot is playing for you.
stand-in-back = I am back
auto-answered = Answered for you:
auto-ask = always ask me
ahead-open = Choose ahead
ahead-help = What you could do when you were asked before. It is played as soon as it is your turn, one after the other; if it is not possible then, all of it is forgotten and you are asked.
ahead-chosen = Chosen ahead
ahead-cancel = Cancel: { $what }
ahead-gone = What you chose ahead is not possible now. You decide.

tray-title = Log, rules and chat
tab-log = Log
tab-rules = Rules
tab-chat = Chat
log-auto = (by itself)
log-auto-help = The server gave the usual answer for you.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rules-search = Search the rules
rules-open = Open rule { $rule }
rules-nothing = Nothing found.

curtain-title = Curtain
curtain-turn = { $name }, it is your turn
curtain-help = Nobody else should look at the screen now.
curtain-lift = Raise the curtain

final-title = Result
final-winner = { $number ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
final-replay = Watch it again
final-rematch = Play again
final-rematch-there = To the next game
final-record = Save the record
final-board = Look at the board
chart-label = Points over time of { $names }

replay-title = Replay
replay-none = This game cannot be shown.
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Through the eyes of
replay-all = everybody
replay-link = Link to this moment
replay-drop-again = Drop the record file in again: the browser does not keep it.

honest-title = What is certain, and what is not
honest-text = The rules are implemented from the rulebook, but not every number of the box could be read. Numbers from a single source carry the mark (1), numbers we reconstructed the mark (r). A piece tells its mark when you point at it.
honest-table = Table
honest-rows = Rows
honest-one = One source (1)
honest-reconstructed = Reconstructed (r)
honest-which = Which ones?
honest-how = If you own the box: copy the tables, correct the numbers, delete the mark, and start the server with your folder. This page then counts anew. Better still, send us the correction.
honest-sum = { $number ->
    [0] No row is reconstructed.
    [one] 1 row is reconstructed.
   *[other] { $number } rows are reconstructed.
}

settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
settings-speed = Animation
speed-off = off
speed-fast = quick
speed-normal = normal
speed-slow = slow
settings-ask = Ask me everything
settings-ask-help = Otherwise questions that hardly ever matter answer themselves, for example to take all goods that are offered.
settings-curtain = Curtain between turns at one screen
settings-curtain-help = Keep it where hands are secret; without it the next one sees the board at once.
settings-sound = Sound when it is your turn
settings-you = You
settings-name = Name
settings-save = Save
settings-saved = Saved.
settings-account = Account name
settings-password = Password
settings-account-is = Account: { $account }
settings-account-help = You are a guest in this browser. An account keeps your games on every device. A password has at least 8 characters.
settings-account-made = Your account is ready.
settings-logged-in = Welcome back, { $name }.
settings-logged-out = You are logged out.
settings-logout = Log out
settings-logout-all = Log out on all devices
settings-make = Create an account
settings-login = Log in
settings-device = Link for another device
settings-device-help = To go on on another device, open a link there: it works once, for 15 minutes.
settings-device-done = This device is yours now, { $name }.
keys-title = Keys
keys-digits-name = 1 – 9
keys-digits = the option with this number
keys-arrows-name = ↑ ↓
keys-arrows = through the options
keys-enter-name = Enter
keys-enter = choose what has the focus, the only option, or the hint
keys-p-name = P
keys-p = pass, skip or be done, where that is one of the options
keys-u-name = U
keys-u = undo
keys-h-name = H
keys-h = hint
keys-log-name = L R C
keys-log = log, rules, chat
keys-escape-name = Esc
keys-escape = close, or back to your own board
keys-help-name = ?
keys-help = this list
keys-any-name = any
keys-any = hurry the animation

problem-offline = The server cannot be reached.
problem-stale = That is no longer asked.
problem-illegal = That is not possible now.
problem-not_your_turn = It is not your turn.
problem-nothing_to_undo = There is nothing to take back.
problem-nothing_to_ask = There is nothing the others could take back for you.
problem-no_such_ask = That was answered already.
problem-not_seated = You have no seat at this table.
problem-not_absent = The chair is yours already.
problem-not_playing = The game is not being played now.
problem-too_many = Too much at once: wait a moment and try again.
problem-empty = There is nothing to say in that.
problem-engine = Something is wrong in the engine; nothing has changed.
problem-no_table = There is no such table, or it is private.
problem-no_game = There is no such game.
problem-not_open = This table is no longer open.
problem-no_seat = There is no free chair.
problem-seats_open = Some chairs are still free.
problem-only_bots = A table of bots alone needs somebody who plays.
problem-too_many_tables = You have too many tables; finish some first.
problem-not_finished = That is possible when the game is over.
problem-not_host = Only the host may do that.
problem-wrong_login = There is no account with that name and password.
problem-account_taken = That account name is taken; choose another.
problem-has_account = You have an account already.
problem-bad_account = An account name has 2 to 40 letters, digits, dots, dashes or underscores.
problem-bad_name = A name needs at least one letter that can be seen.
problem-no_link = This link was used already or is too old; ask for a new one.
problem-too_large = This file is too large.
problem-unavailable = The server is busy; try again in a moment.

gs-good-wood = wood
gs-good-sand = sand
gs-good-water = water
gs-good-clay = clay
gs-good-food = food
gs-good-charcoal = charcoal
gs-good-glass = glass
gs-good-brick = brick
gs-land-empty = Empty space
gs-land-forest = Forest
gs-land-pit = Pit
gs-land-grove = Grove
gs-land-pond = Pond
gs-glass_wheel = Glass wheel
gs-brick_wheel = Brick wheel
gs-wheels = Production wheels
gs-landscape = Landscape
gs-supply = Landscape tiles
gs-market = Building board
gs-cards = Specialists
gs-display = Unbuilt tiles
gs-kind-processing = Processing
gs-kind-immediate = Immediate
gs-kind-bonus = Bonus
gs-stack = { $number } tiles left in the stack
gs-cost = Cost: { $cost }
gs-free = nothing
gs-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
gs-upgrade = Covers { $tile }
gs-mark-reconstructed = The cost is reconstructed (r)
gs-mark-one = The cost rests on one source (1)
gs-entry = Entry cost
gs-along = Played along
gs-aside = Played
gs-laid = laid face down
gs-cup = Start player
gs-hand-size = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
gs-mini = Landscape with { $buildings } buildings
gs-card-hidden = A face-down card
gs-picked = { $chosen } of { $wanted } specialists
gs-pick-confirm = Choose these
gs-pick-back = Take back one

# Caylus 1303
ca-road = The road
ca-stock = Tiles in the stock
ca-stock-wood = Wood
ca-stock-stone = Stone
ca-stock-monument = Monuments
ca-characters = Characters
ca-on-board = Nobody holds this character
ca-held = Held by { $name }
ca-used = Used in this round
ca-camp = Camp
ca-camp-help = Used workers wait here until they are hired again.
ca-supply = Workers in supply
ca-houses = Houses left
ca-bundles = Bundles delivered this round
ca-own = Stocks of { $name }
ca-start = Start player
ca-owner = Owner: { $name }
ca-here = Workers: { $names }
ca-closed = Beyond the provost: not active
ca-slot-shut = Not open yet in this round
ca-gap = Gap { $number }
ca-provost-name = Provost
ca-provost = The provost stands behind space { $number }
ca-price = Price: { $price }
ca-points = { $number } PP when built
ca-place-reconstructed = This place on the board is reconstructed (r)
ca-place-one-source = Where this space lies on the road is known from one source (1)
ca-reconstructed = Reconstructed: { $what }
ca-one-source = From one source: { $what }
ca-mark-price = price
ca-mark-pp = PP
ca-mark-effect = effect
ca-mark-setup = setup side
ca-round = Round { $round } of { $rounds }: { $phase }
ca-phase-draft = Characters
ca-phase-planning = Planning
ca-phase-activation = Activation
ca-phase-delivery = Delivery
ca-phase-administration = Administration
ca-phase-end = End
ca-thing-food = food
ca-thing-wood = wood
ca-thing-stone = stone
ca-thing-cloth = cloth
ca-thing-gold = gold
ca-thing-any = of your choice
ca-thing-pp = prestige points
hy-village = Village
hy-flat = From above
hy-slant = At a slant
hy-zoom-in = Closer
hy-zoom-out = Farther
hy-fit = The whole village
hy-house = House
hy-tall = Tall house
hy-ruin = { $storeys ->
    [1] Ruin
   *[other] Ruin of two storeys
}
hy-blocks = Blocks
hy-block = Block { $number }
hy-size = { $number ->
    [one] 1 house
   *[other] { $number } houses
}
hy-hit = Hit by the disaster
hy-locusts = Locusts: not evaluated in this round
hy-protected = Protected by the shaman
hy-evaluated = Evaluated in this round
hy-round = Round { $number }
hy-phase-1 = Building
hy-phase-2 = Disaster
hy-phase-3 = Rewards
hy-phase-4 = End of round
hy-last-round = Last round
hy-start = Start player
hy-piles = Reward piles
hy-closed = Used up: closed for the rest of the game
hy-top = On top: { $symbol }
hy-returned = Put back below: { $symbols }
hy-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
hy-disaster = Disaster
hy-disaster-none = No disaster yet
hy-disaster-left = { $number ->
    [one] 1 more card in the deck
   *[other] { $number } more cards in the deck
}
hy-tile = Construction tile
hy-tiles-left = { $number ->
    [one] 1 tile in the pile
   *[other] { $number } tiles in the pile
}
hy-mark-reconstructed = How many tiles of this kind exist is reconstructed (r)
hy-supply = Houses and supply
hy-stock = { $number ->
    [one] 1 house left to build
   *[other] { $number } houses left to build
}
hy-built = { $number } of { $limit } houses built
hy-families = { $number ->
    [one] 1 family
   *[other] { $number } families
}
hy-allowance = { $number ->
    [one] 1 more card may be played in this round
   *[other] { $number } more cards may be played in this round
}
hy-hand = Reward cards
hy-no-cards = no cards
hy-played = Played
hy-group = { $number ->
    [one] 1 card scores { $points }
   *[other] { $number } cards together score { $points }
}
hy-scale = Points for cards of one symbol, scored together
li-path = Supply path
li-areas = Cutting areas
li-area = Area { $number }
li-yard = Yard of { $name }
li-workers = Workers
li-tools = Equipment
li-craft = Craft
li-huts = Huts
li-stable = Stable
li-stable-help = Fodder of value 3 pulls three logs, then two, then it is gone.
li-craft-help = Two, three or four alike bring 2, 4 or 6 thalers at the market; stake, board and shingle become three huts.
li-place-woodpile = Woodpile
li-place-river = River
li-place-saw_store = Saw store
li-place-sale = Sale
li-place-dry_1 = Drying 1
li-place-dry_2 = Drying 2
li-place-dry_3 = Drying 3
li-place-fuel_store = Fuel store
li-about-woodpile = Felled logs wait here to be brought to the yard.
li-about-river = Rafted logs arrive in the next spring, summer or autumn.
li-about-saw_store = Logs wait here to be sawn.
li-about-sale = Wood that can be sold, as much as you like.
li-about-dry_1 = One log or two sawn pieces, no bonus yet.
li-about-dry_2 = One log or two sawn pieces, each worth 1 more.
li-about-dry_3 = One log or two sawn pieces, each worth 2 more.
li-about-fuel_store = Sawn pieces for heating in winter.
li-tile-none = No tile
li-tile-cart = Cart
li-tile-raft = Raft
li-tile-saw = Saw
li-tile-sled = Sled
li-tile-coin = 1 thaler
li-tile-food = Food
li-tile-blocked = Blocked
li-use-cart = With a carrier and fodder it brings up to 3 logs.
li-use-raft = With a carrier each raft floats one log.
li-use-saw = With a sawyer each saw saws one log.
li-use-sled = In winter it brings 2 logs, and one more for each food.
li-supply = { $number } left in the supply
li-space-start = Start
li-space-tile = Tile space
li-space-carriers = Carriers
li-space-fodder = Fodder
li-space-planned_work = Planned work
li-space-cutters = Woodcutters
li-space-orders = Orders
li-space-sawyers = Sawyers
li-space-market = Market
li-space-clearing = Clearing
li-clearing-help = Who arrives first works first in the forest.
li-market-sets = Sets of 2, 3 or 4 equal craft tiles sell for { $prices } thalers.
li-loan-help = A loan brings { $loan } thalers; at the end one costs { $one }, two cost { $two }.
li-not-in-play = Not in play at this level
li-left = { $number } left
li-costs = Price in thalers: { $price }
li-price = Sells for { $number }
li-unsellable = Cannot be sold as a log
li-sawn-into = Sawn: { $number } × { $wood }
li-hut-larder = Larder
li-hut-drying_hut = Drying hut
li-hut-lodging = Lodging
li-trade-cutter = Woodcutter
li-trade-carrier = Carrier
li-trade-sawyer = Sawyer
li-yard-worker = Yard worker
li-day-labour = Day labour
li-hired = { $number } ready to work
li-idle = { $number } idle
li-thalers = { $number ->
    [one] 1 thaler
   *[other] { $number } thalers
}
li-loans = { $number ->
    [one] 1 loan
   *[other] { $number } loans
}
li-logs = Logs
li-sawn = Sawn pieces
li-has-chosen = has chosen
li-season-spring = Spring
li-season-summer = Summer
li-season-autumn = Autumn
li-season-winter = Winter
li-year = Year { $year }
li-round = { $season }, year { $year }, round { $round } of 8
li-steps = Steps of the round
li-step-choice = Choose areas
li-step-walk = Supply path
li-step-plans = Planned work
li-step-cut = Cutting
li-step-arrival = Rafts arrive
li-step-transport = Transport
li-step-saw = Sawing
li-step-orders = Orders
li-step-sale = Sale
li-step-drying = Drying
li-step-bonus = Bonus log
li-step-sled = Sled
li-step-feed = Food
li-step-heat = Heating
li-next-winter = Next winter
li-winter-2 = Winter 2
li-need-food = Food: { $have } of { $due }
li-need-fuel = Fuel: { $have } of { $due }
li-lack = Each missing one costs thalers.
li-offer = Orders on offer
li-order = Order { $number }
li-order-reward = Costs { $price }, brings { $number }
li-plan-tiles = Your plan tiles
li-plan-tile = { $name }: tile { $number }, in { $rounds } rounds
li-mark-r = Reconstructed: our own number (r)
li-mark-one = Rests on one source (1)
