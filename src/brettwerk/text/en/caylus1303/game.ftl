# Caylus 1303: prompts, options, log lines, refusals, settings and the names of what stands in no table.

game-name = Caylus 1303
game-subtitle = Send workers along a road that grows, mind the provost everybody pushes, and build for the castle.

## What is asked
decision-draft = Choose a character to begin with
decision-early_riser = Early Riser: place a worker before everybody else? It costs { $cost } of your { $workers } workers.
decision-plan = { $cost ->
    [one] Place a worker or pass ({ $workers } in your supply)
   *[other] Place a worker for { $cost } workers or pass ({ $workers } in your supply)
}
decision-use = { $tile }: use it?
decision-pay_kind = { $tile }: which resource do you pay?
decision-gain_kind = { $tile }: which resource do you take?
decision-tier = { $tile }: which exchange?
decision-alchemist_1 = { $tile }: which resource do you turn into gold?
decision-alchemist_2 = { $tile }: turn a second resource into gold?
decision-claim = { $tile }: above which start tile do you put your house?
decision-build_wood = { $tile }: which wood tile do you build?
decision-build_stone = { $tile }: which stone tile do you build?
decision-build_any = { $tile }: which resource do you pay for the any symbol?
decision-toll = { $tile }: where does the provost go? He stands behind space { $gap }.
decision-bridge = Guilds Bridge: move the provost for 1 worker per step? He stands behind space { $gap }; you have { $workers } workers.
decision-bailiff = Bailiff: move the provost 1 step, free of charge? He stands behind space { $gap }.
decision-favour = A favour in round { $round }: take a character from somebody, or use the construction site
decision-favour_character = Take a character from the board?
decision-deliver = { $bundles ->
    [0] Which bundle do you deliver?
    [one] 1 bundle delivered. Another one?
   *[other] { $bundles } bundles delivered. Another one?
}
decision-deliver_2 = A bundle with { $first }: what else?
decision-deliver_3 = A bundle with { $first } and { $second }: what else?
decision-monument = Which monument do you build on your residence on { $place }?

## Where: the printed buildings are called like their places
place-and-tile = { $place ->
    [Fair] { $tile }
    [Notary] { $tile }
    [Carpenter] { $tile }
    [Toll] { $tile }
   *[other] { $place }: { $tile }
}
tile-on-place = { $place ->
    [Fair] { $tile }
    [Notary] { $tile }
    [Carpenter] { $tile }
    [Toll] { $tile }
   *[other] { $place } ({ $tile })
}

## Options
option-draft = { $character } – { $effect }
option-no = Do not rise early
option-place = { place-and-tile }{ $pp ->
    [0] {""}
   *[other] {" "}(the owner gets { $pp } PP)
}{ $beyond ->
    [0] {""}
   *[other] {" "}– beyond the provost
}{ $unpaid ->
    [0] {""}
   *[other] {" "}– cannot be paid yet
} – { $price }
option-place-merchant = { place-and-tile }, second with the Merchant{ $pp ->
    [0] {""}
   *[other] {" "}(the owner gets { $pp } PP)
}{ $beyond ->
    [0] {""}
   *[other] {" "}– beyond the provost
}{ $unpaid ->
    [0] {""}
   *[other] {" "}– cannot be paid yet
} – { $price }
option-site = Construction site, place { $position } – { $price }
option-pass = Pass
option-use = { $effect }
option-skip = Do not use it
option-pay = Pay 1 { $resource }
option-take = Take 1 { $resource }
option-low = { $price } → { $gain }
option-high = { $price } → { $gain }
option-stop = No more bundles
option-stop-alchemist = Stop with 1 gold
option-claim = { $place }: { $tile }
option-build = { $tile }: { $price } → { $pp } PP
option-move = { $distance ->
    [0] The provost stays
   *[other] { $steps } → behind space { $gap }{ $workers ->
        [0] {""}
       *[other] {" "}({ $price })
    }
}{ $beyond ->
    [0] {""}
   *[other] {" "}– beyond him: { $mine } of yours, { $theirs } of others
}
option-steal = Take { $character } from { $from } – { $effect }
option-slot = Slot { $slot }: { $tile } – { $effect }
option-none = Take none
option-none-monument = Build none
option-pick = { $character } – { $effect }
option-bundle = { $first }, { $second }, { $third }
option-deliver = { $resource }

## Log
event-round = Round { $number } begins; { $seat } is start player
event-phase = Phase: { $phase }
event-drafted = { $seat } chooses { $character }
event-placed = { $seat } places a worker on { tile-on-place }
event-on_site = { $seat } places a worker on place { $position } of the construction site
event-passed = { $seat } passes: place { $position } on the bridge
event-marker = { $seat } takes the start-player marker
event-sent = { $amount ->
    [one] { $seat } sends 1 worker to the camp
   *[other] { $seat } sends { $amount } workers to the camp
}
event-hired = { $amount ->
    [one] { $seat } takes 1 worker from the camp
   *[other] { $seat } takes { $amount } workers from the camp
}
event-returned = A worker of { $seat } returns from { $place } to the camp
event-left_site = The worker of { $seat } returns from the construction site to the camp
event-activated = { $seat } activates { tile-on-place }
event-unused = { $seat } does not use { $tile }
event-gained = { $seat } gains { $amount } { $resource }
event-paid = { $seat } pays { $amount } { $resource }
event-scored = { $seat } gets { $amount } PP ({ $source })
event-moved = { $seat } moves the provost by { $steps }: now behind space { $gap }
event-reset = The provost goes behind space { $gap }
event-claimed = { $seat } puts a house above { $place } ({ $tile })
event-built = { $seat } builds { $tile } on { $place }
event-favour = { $seat } gets a favour
event-stolen = { $seat } takes { $character } from { $from }
event-slot_used = { $seat } uses slot { $slot } of the construction site: { $tile }
event-taken = { $seat } takes { $character } from the board
event-delivered = { $seat } delivers a bundle: { $first }, { $second }, { $third }
event-flipped = { $place } becomes a residence of { $seat }
event-ended = The game is over

## Why not
refusal-occupied = A worker stands there already
refusal-monument = No workers on monuments
refusal-residence = No workers on residences
refusal-bridge = No workers on the Guilds Bridge
refusal-on_site = You have a worker on the construction site already
refusal-workers = You need { $needed } workers for a placement now
refusal-short = { $amount } { $resource } short
refusal-short_any = 1 food, wood, stone or cloth short for the any symbol
refusal-short_workers = { $amount ->
    [one] 1 worker short
   *[other] { $amount } workers short
}
refusal-gold = Gold does not count as any resource
refusal-claimed = A house stands above this tile already
refusal-no_start_tile = This is no start tile any more
refusal-behind_bridge = The provost never goes behind the Guilds Bridge
refusal-end_of_road = The road ends there
refusal-closed_slot = This slot opens in round { $round }

## Settings
setting-layout = Tiles
setting-layout-help = Random by the rulebook, or our own preset for a first game (the rulebook's picture is lost).
setting-layout-random = random
setting-layout-first_game = first game
setting-characters = Characters
setting-characters-help = Drawn at random, or the ones the rulebook recommends for a first game. A first game with five is not advised: it is longer and less forgiving.
setting-characters-random = random
setting-characters-first_game = recommended for a first game
setting-open_scores = Open prestige points
setting-open_scores-help = Everybody sees the prestige points of all players, not only their own.

## Names
resource-food = food
resource-wood = wood
resource-stone = stone
resource-cloth = cloth
resource-gold = gold
amount-food = { $number } food
amount-wood = { $number } wood
amount-stone = { $number } stone
amount-cloth = { $number } cloth
amount-gold = { $number } gold
amount-any = { $number } of your choice
amount-worker = { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
amount-pp = { $number } PP
amount-favour = { $number ->
    [one] 1 favour
   *[other] { $number } favours
}
phase-draft = Characters
phase-planning = Planning
phase-activation = Activation
phase-delivery = Delivery
phase-administration = Administration
phase-end = End
source-visits = visits to own tiles
source-wood_tiles = wood tiles
source-stone_tiles = stone tiles
source-monuments = monuments
source-bundles = bundles
source-effects = effects
source-c_architect = Architect
source-c_foreman = Foreman
source-c_goldsmith = Goldsmith
source-gold = gold

## The table
table-round = Round { $round } of { $rounds } · { $phase }
table-legend = ♟ worker · F food · W wood · S stone · C cloth · G gold · ? any but gold · P prestige · ♥ favour · ⌂ house
table-site = Construction site
table-characters = Characters on the board
table-wood = Wood tiles
table-stone = Stone tiles
table-monuments = Monuments
table-player = Player
table-workers = Workers
table-resources = Resources
table-houses = Houses
table-pp = PP
table-held = Characters
table-passed = passed
table-supply = { $supply } (camp { $camp })
short-food = F
short-wood = W
short-stone = S
short-cloth = C
short-gold = G
short-any = ?
short-worker = ♟
short-pp = P
short-favour = ♥
effect-claim = claim a start tile
effect-build_wood = build a wood tile
effect-build_stone = build a stone tile
effect-build_stone_less = build a stone tile, 1 stone less
effect-provost = provost up to 2 steps
