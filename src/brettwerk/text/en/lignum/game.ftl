# Lignum: questions, buttons, log lines, reasons, settings, and names that stand in no table.

game-name = Lignum
game-subtitle = Two years of forestry: hire on a path that nobody walks backwards, cut, haul, saw and dry, and be ready for winter.

## What is asked
decision-choose_area = { $season }: choose your cutting area in secret
decision-open_area = { $season }: choose your cutting area
decision-path_move = Where does your foreman go? You have { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}.
decision-hire_carriers = How many carriers do you hire, at most { $number }? You have { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}.
decision-hire_cutters = How many woodcutters do you hire, at most { $number }? You have { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}.
decision-extra_sawyer = Hire the extra sawyer as well?
decision-market = Market: buy or sell as much as you like. You have { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}.
decision-path_end = Fetch food with a larder before your turn ends?
decision-cut_place = Somebody was in area { $area } before you. Stay ({ $content }) or move on?
decision-cut = Cut in area { $area }: { $content }
decision-raft_split = Your rafts have arrived: { $goods }. How many go to the saw store?
decision-transport = Bring logs from the woodpile to the yard: { $content }
decision-cart_load = { $number ->
    [one] Load the cart: 1 more log fits
   *[other] Load the cart: { $number } more logs fit
}
decision-raft_load = { $number ->
    [one] Put logs on the river: 1 more fits
   *[other] Put logs on the river: { $number } more fit
}
decision-saw = { $saws ->
    [0] Saw a log? You have no saw.
    [one] Saw a log? You have 1 saw.
   *[other] Saw a log? You have { $saws } saws.
}
decision-saw_split = { $goods }: how many go to the fuel store?
decision-sell = { $bonus ->
    [0] Sale: what do you sell? You have { $thalers } thalers.
   *[other] Sale: what do you sell? You have { $thalers } thalers; the next { $bonus } sales earn 1 more each.
}
decision-dry = Drying: what moves on from here ({ $place })?
decision-winter_bonus = Winter: choose a log for your woodpile
decision-winter_cut = Winter: cut firewood?
decision-winter_sled = Winter: take a sled to the woodpile ({ $content })?
decision-sled_load = { $number ->
    [0] Load the sled: each further log costs 1 food (you have { $food })
    [one] Load the sled: 1 more log is free (you have { $food } food)
   *[other] Load the sled: { $number } logs are free (you have { $food } food)
}
decision-winter_feed = Feeding: { $due } food are due, you have { $food }
decision-emergency_sell = { $due ->
    [0] The debt is paid. Sell more wood for next season? You have { $thalers } thalers.
   *[other] You owe { $due } thalers and have { $thalers }: sell wood
}
decision-build_set = Which tiles become huts?
decision-place_huts = What are the three huts used for?
decision-take_order = Which order do you take?
decision-deliver = Deliver wood for your orders?
decision-plan_card = Plan work: which card? You have { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}.
decision-plan_number = { $plan }: which plan tile?
decision-plan_cut_area = { $number ->
    [one] Planned cutting: from which area do you take 1 log?
   *[other] Planned cutting: from which area do you take up to { $number } logs?
}
decision-plan_cut_log = { $number ->
    [one] Planned cutting: 1 more log
   *[other] Planned cutting: { $number } more logs
}
decision-plan_tool = { $number ->
    [one] Tooling: choose 1 more tile
   *[other] Tooling: choose { $number } more tiles
}
decision-plan_dry_move = { $number ->
    [one] Planned drying: 1 more move
   *[other] Planned drying: { $number } more moves
}

## Buttons
option-area = Area { $area }: { $content }
option-go = Space { $space }: take { $tile }
option-go-carriers = Space { $space }: hire carriers
option-go-fodder = Space { $space }: buy fodder for 1 thaler
option-go-planned_work = Space { $space }: plan work
option-go-cutters = Space { $space }: hire woodcutters
option-go-orders = Space { $space }: take an order
option-go-sawyers = Space { $space }: take a sawyer
option-go-market = Space { $space }: go to the market
option-go-clearing = To the clearing ({ $letter })
option-hire = { $number ->
    [one] 1 woodcutter for { $thalers }
   *[other] { $number } woodcutters for { $thalers }
}
option-hire-carriers = { $number ->
    [one] 1 carrier for { $thalers }
   *[other] { $number } carriers for { $thalers }
}
option-extra = No extra sawyer
option-extra-yes = Hire the extra sawyer for 1 thaler
option-buy = Buy 1 { $good } for 1 thaler
option-sell_set = Sell { $number } × { $craft } for { $thalers } thalers
option-sell_set-jokers = { $jokers ->
    [one] Sell { $number } × { $craft } and 1 joker for { $thalers } thalers
   *[other] Sell { $number } × { $craft } and { $jokers } jokers for { $thalers } thalers
}
option-stay = Stay
option-move = Move to area { $area } for 1 thaler: { $content }
option-cut = Cut { $wood } ({ $worker })
option-cut_all = Cut everything: { $content }
option-to_saw_store = { $number } to the saw store, { $rest } to the sale space
option-carry = Carry { $wood } { $target } ({ $worker })
option-carry_all = Carry everything { $target }: { $content }
option-cart = Cart trip with up to { $number } logs ({ $worker })
option-raft = { $number ->
    [one] Raft 1 log ({ $worker })
   *[other] Raft up to { $number } logs ({ $worker })
}
option-planned_raft = Planned rafting
option-load = { $wood } { $target }
option-load-food = { $wood } { $target } for 1 food
option-load_all = Everything { $target }: { $content }
option-float = { $wood }
option-float_all = Everything: { $content }
option-saw = Saw { $wood } into { $goods } ({ $worker })
option-to_fuel = { $number } to the fuel store, { $rest } to the sale space
option-sell = Sell { $wood } from { $place } for { $thalers }
option-sell_all = { $thalers ->
    [one] Sell everything for 1 thaler
   *[other] Sell everything for { $thalers } thalers
}
option-dry = { $wood } { $target }
option-dry_all = Dry everything that fits
option-bonus = { $wood }
option-winter_cut = { $number ->
    [one] Cut 1 firewood log ({ $worker })
   *[other] Cut { $number } firewood logs ({ $worker })
}
option-sled = Take the sled ({ $worker })
option-pay = Feed: { $food } of { $due } food
option-set = { $set }
option-huts = { $larders } larder, { $drying } drying hut, { $lodgings } lodging
option-order = { $order } for { $price }: { $needs } – earns { $thalers }
option-put = { $wood } from { $place } for { $order } ({ $needs }; earns { $thalers })
option-plan = { $thalers ->
    [0] { $plan } for nothing: { $effect }
    [one] { $plan } for 1 thaler: { $effect }
   *[other] { $plan } for { $thalers } thalers: { $effect }
}
option-number = { $number ->
    [one] Tile 1: next path round, strength { $strength }
   *[other] Tile { $number }: in { $number } path rounds, strength { $strength }
}
option-number-overtime = { $number ->
    [one] Tile 1: next path round, { $wood }
   *[other] Tile { $number }: in { $number } path rounds, { $wood }
}
option-plan_area = Area { $area }: { $content }
option-plan_log = { $wood }
option-tool = { $tile }
option-plan_dry = { $wood } from { $place } to { $place2 }
option-stop = Enough
option-skip = Do without
option-end = End the turn
option-done = Done
option-loan = Take a loan: 4 thalers now
option-build_huts = Build huts
option-larder = { $number ->
    [one] Larder: fetch 1 food from area { $area }
   *[other] Larder: fetch { $number } food from area { $area }
}
option-drying_hut = Drying hut: { $wood } from { $place } to { $place2 }

## Log
event-round = Round { $round } begins
event-stocked = Space { $space }: { $tile }
event-offered = New order: { $order }
event-marked = A marking card is drawn
event-logs_marked = Area { $area }: { $amount } × { $wood } more
event-food_marked = Area { $area }: { $amount } food more
event-topped_up = Area { $area } is empty and gets 1 firewood log
event-chose = { $seat } has chosen area { $area }
event-chose-hidden = { $seat } has chosen an area
event-revealed = { $seat } works in area { $area }
event-food_taken = { $seat } takes { $amount } food from area { $area }
event-went = { $seat } goes to space { $space }
event-took = { $seat } takes a tile: { $tile }
event-hired = { $thalers ->
    [0] { $seat } takes on { $amount } × { $trade }
   *[other] { $seat } takes on { $amount } × { $trade } for { $thalers }
}
event-bought = { $seat } buys 1 { $good }
event-sold_set = { $seat } sells { $amount } × { $craft } for { $thalers } thalers
event-arrived = { $seat } is in the clearing: { $letter }
event-borrowed = { $loans ->
    [one] { $seat } takes a loan
   *[other] { $seat } takes the second loan
}
event-built = { $seat } builds huts: { $larders } larder, { $drying } drying, { $lodgings } lodging
event-used_larder = { $seat } fetches { $amount } food from area { $area } with a larder
event-used_drying_hut = { $seat } moves { $wood } on from { $place } with a drying hut
event-moved_area = { $seat } pays 1 thaler and moves to area { $area }
event-cut = { $seat } cuts { $wood } in area { $area }
event-landed = { $seat }: { $amount } × { $wood } from the river { $target }
event-carried = { $seat } carries { $wood } { $target }
event-cart = { $seat } sets out with a cart and fodder of value { $fodder }
event-sled = { $seat } sets out with a sled
event-loaded = { $seat } brings { $wood } { $target }
event-floated = { $seat } rafts { $wood }
event-sawed = { $seat } saws { $wood }
event-split = { $seat }: { $wood } – { $fuel } to the fuel store, { $sale } to the sale space
event-sold = { $seat } sells { $wood } ({ $place }) for { $thalers }
event-dried = { $seat } moves { $wood } on from { $place }
event-order_taken = { $seat } takes { $order }
event-put = { $seat } delivers { $wood } ({ $place }) for { $order }
event-order_filled = { $seat } fills { $order } and earns { $thalers } thalers
event-plan_placed = { $seat } plans { $plan } with tile { $number } for { $thalers }
event-plan_works = { $seat }: planned work { $plan }, strength { $strength }
event-food_gained = { $seat } gets { $amount } food
event-log_gained = { $seat } gets { $amount } × { $wood }
event-tool_taken = { $seat } takes { $tile } from the supply
event-winter = Winter begins: { $food } food and { $fuel } fuel are due
event-fed = { $missing ->
    [0] { $seat } pays { $amount } food
   *[other] { $seat } pays { $amount } food, { $missing } missing
}
event-heated = { $missing ->
    [0] { $seat } burns { $amount } pieces
   *[other] { $seat } burns { $amount } pieces, { $missing } missing
}
event-food_lost = { $seat } gives back { $amount } food that is left over
event-paid_debt = { $seat } pays { $thalers } thalers for what is missing
event-arrears = { $seat } stays { $thalers } in debt, which is taken off in the end
event-order_of_play = Next round: { $seat } is number { $position }
event-repaid = { $seat } repays loans: { $thalers } thalers
event-ended = The game is over
event-used_worker = { $seat } sends { $worker }

## Why not
refusal-not_in_play = Space { $space } is not used at this level
refusal-full = Space { $space } is full
refusal-tile_gone = Space { $space }: the tile is gone
refusal-blocked = Space { $space } is blocked
refusal-saws_full = Space { $space }: you already have four saws
refusal-too_dear = Space { $space }: you have no thaler; a loan would help
refusal-fodder_gone = Space { $space }: the fodder is gone
refusal-stable_full = Space { $space }: fodder of value 3 is still in your stable
refusal-workers_gone = Space { $space }: nobody is left to hire
refusal-no_logs = Space { $space }: there is no log in your area
refusal-no_orders = Space { $space }: no order is left
refusal-no_plans = Space { $space }: no plan tile fits, or you cannot pay for a card
refusal-no_deals = Space { $space }: you have neither a thaler nor a pair of craft tiles
refusal-no_loan = You have taken both loans
refusal-no_set = A hut set is stake, board and shingle; something is missing
refusal-area_taken = Area { $area }: somebody else is there
refusal-area_empty = Area { $area } has no log
refusal-no_thaler = You have no thaler
refusal-four_saws = You already have four saws
refusal-no_pair = You have no two equal craft tiles
refusal-no_carrier = Nobody is left to carry
refusal-no_cart = You have no cart
refusal-no_fodder = You have no fodder for the cart
refusal-no_raft = You have no raft
refusal-no_sled = You have no sled
refusal-sled_in_winter = The sled is for winter only
refusal-no_saw = You have no saw
refusal-no_sawyer = Nobody is left to saw
refusal-does_not_fit = { $wood }: no room on the next space (1 log or 2 sawn pieces)

## Settings
setting-level = Level
setting-level-help = Orders and planned work are reconstructed: their numbers are our own and stand in tables that you can correct.
setting-level-basic = basic
setting-level-advanced = advanced: with orders (reconstructed)
setting-level-expert = expert: with orders and planned work (reconstructed)
setting-level-planned_work = planned work without orders (reconstructed)
setting-open_areas = Open choice of areas
setting-open_areas-help = Areas are chosen openly, one after another in player order, instead of secretly (reconstructed).
setting-second_edition = Second edition
setting-second_edition-help = Everybody starts with 5 thalers instead of 4.
setting-easy_winters = Easy winters
setting-easy_winters-help = Both winters are the easier ones; good for a first game.

## Names
amount-firewood_log = { $number ->
    [one] 1 firewood log
   *[other] { $number } firewood logs
}
amount-softwood_log = { $number ->
    [one] 1 softwood log
   *[other] { $number } softwood logs
}
amount-hardwood_log = { $number ->
    [one] 1 hardwood log
   *[other] { $number } hardwood logs
}
amount-firewood_sawn = { $number } sawn firewood
amount-softwood_sawn = { $number } sawn softwood
amount-hardwood_sawn = { $number } sawn hardwood
amount-food = { $number } food
amount-nothing = nothing
need-firewood_log = { $number ->
    [0] firewood log
   *[other] firewood log (dried +{ $number })
}
need-softwood_log = { $number ->
    [0] softwood log
   *[other] softwood log (dried +{ $number })
}
need-firewood_sawn = { $number ->
    [0] sawn firewood
   *[other] sawn firewood (dried +{ $number })
}
need-softwood_sawn = { $number ->
    [0] sawn softwood
   *[other] sawn softwood (dried +{ $number })
}
need-hardwood_sawn = { $number ->
    [0] sawn hardwood
   *[other] sawn hardwood (dried +{ $number })
}
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
place-woodpile = woodpile
place-river = river
place-saw_store = saw store
place-sale = sale space
place-dry_1 = drying space 1
place-dry_2 = drying space 2 (+1)
place-dry_3 = drying space 3 (+2)
place-fuel_store = fuel store
target-woodpile = to the woodpile
target-river = to the river
target-saw_store = to the saw store
target-sale = to the sale space
target-dry_1 = to drying space 1
target-dry_2 = to drying space 2 (+1)
target-dry_3 = to drying space 3 (+2)
target-fuel_store = to the fuel store
tile-none = nothing
tile-cart = cart
tile-raft = raft
tile-saw = saw
tile-sled = sled
tile-coin = 1 thaler
tile-food = 1 food
tile-blocked = blocked
good-food = food
good-saw = saw
good-fodder = fodder
space-clearing = clearing
trade-cutter = woodcutter
trade-carrier = carrier
trade-sawyer = sawyer
worker-hired = hired worker
worker-day_labour = day labour
worker-yard_worker = yard worker
worker-lodging = lodging
worker-planned_work = planned work
set-stake_board_shingle = Stake, board, shingle
set-joker_board_shingle = Joker, board, shingle
set-stake_joker_shingle = Stake, joker, shingle
set-stake_board_joker = Stake, board, joker
set-joker_joker_shingle = Two jokers, shingle
set-joker_board_joker = Two jokers, board
set-stake_joker_joker = Two jokers, stake
order-order_01 = Order 1
order-order_02 = Order 2
order-order_03 = Order 3
order-order_04 = Order 4
order-order_05 = Order 5
order-order_06 = Order 6
order-order_07 = Order 7
order-order_08 = Order 8
order-order_09 = Order 9
order-order_10 = Order 10
source-start = Starting thalers
source-logs = Logs sold
source-sawn = Sawn wood sold
source-drying = Drying bonus
source-orders = Orders
source-craft = Craft sets
source-coins = Coin tiles
source-planned_sale = Planned selling
source-final_sale = Final sale
source-loans = Loans
source-cutters = Woodcutters
source-carriers = Carriers
source-sawyers = Sawyers
source-fodder = Fodder
source-market = Market purchases
source-moves = Moves to another area
source-order_cards = Order cards
source-planned_work = Planned work
source-hunger = Hunger
source-cold = Cold

## The table
table-title = { $season }, year { $year } · { $phase }
table-phase-stocking = stocking
table-phase-marking = marking
table-phase-choice = choosing areas
table-phase-walk = the walk
table-phase-forest = forest work
table-phase-clean_up = clean-up
table-phase-winter = winter
table-phase-over = the end
table-step-plans = planned work
table-step-cut = cutting
table-step-arrival = rafts arrive
table-step-transport = transport
table-step-saw = sawing
table-step-orders = orders
table-step-sale = sale
table-step-drying = drying
table-step-bonus = bonus
table-step-sled = sled
table-step-feed = feeding
table-step-heat = heating
table-path = Supply path
table-area = Area { $number }
table-winters = Winter 1: { $food } food, { $fuel } fuel · Winter 2: { $food2 } food, { $fuel2 } fuel
table-carriers = carriers
table-fodder = fodder
table-cutters = woodcutters
table-sawyers = sawyers
table-market = market
table-orders = orders
table-planned_work = plans
table-clearing = Clearing
table-offer = Orders on offer
table-plans = Planned work
table-plan_price = { $number ->
    [0] free
    [one] 1 thaler
   *[other] { $number } thalers
}
table-plan_tile = { $seat }: tile { $number }, { $rounds ->
    [0] now
    [one] next path round
   *[other] in { $rounds } path rounds
}
table-purse = { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}
table-loans = { $number ->
    [one] 1 loan
   *[other] { $number } loans
}
table-arrears = { $number } in arrears
table-food = { $number } food
table-stable = stable { $values }
table-workers = Workers
table-yard_worker = yard worker
table-equipment = Equipment
table-craft = Craft
table-huts = Huts
table-reward = earns { $number }
table-plan_tiles = Plan tiles
table-in_area = area { $number }
table-chosen = has chosen
table-hut-larder = larder
table-hut-drying_hut = drying hut
table-hut-lodging = lodging
