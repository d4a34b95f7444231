# Höyük: prompts, options, log lines, refusals, settings and the names of what stands in no table.

game-name = Höyük
game-subtitle = A village of five tribes ten thousand years ago: build wall to wall, hold the majorities, and survive the disasters.

## What is asked
decision-choose_colour = Choose your colour
decision-card_main = { $allowance ->
    [one] Reward cards: you may play 1 card
   *[other] Reward cards: you may play { $allowance } cards
}
decision-joker_element = What does the joker build?
decision-group_size = How many { $symbol } cards do you score together?
decision-group_jokers = How many of the { $size } cards are jokers ({ $symbol })?
decision-build_pick = { $tile }, step { $step }: what do you build next?
decision-house_site = { $stock ->
    [one] Where does your last house go?
   *[other] Where does the house go? You have { $stock } left.
}
decision-house_cell = { $site ->
    [new] On which cell does the new block begin?
    [storey] Which of your houses gets a second storey?
   *[other] On which cell of block { $block }?
}
decision-pen_cell = Where does the pen go?
decision-pen_owner = Which house owns the pen on { $cell }?
decision-piece_cell = Where does this go: { $element }?
decision-lose_house = { $count ->
    [one] { $disaster }: which house of yours in block { $block } is destroyed?
   *[other] { $disaster }: { $count } of your houses in block { $block } are destroyed. Which one now?
}
decision-lose_piece = { $count ->
    [one] { $disaster }: which piece do you lose in block { $block } ({ $element })?
   *[other] { $disaster }: you lose { $count } pieces in block { $block } ({ $element }). Which one now?
}
decision-name_block = Which block is evaluated next?
decision-return_pile = { $cards ->
    [one] Under which pile does your card go?
   *[other] Under which pile do your { $cards } cards go?
}
decision-return_card = Which card goes next under the pile { $pile }?
decision-next_start = Who is the next start player?
decision-tribe_use = Use the power of the { $tribe }? { $power }
decision-ders_target = Which house do you replace with one of yours?
decision-oleyli_take = { $number ->
    [1] Which element do you take?
   *[other] Which second element do you take?
}

## Options
option-colour = { $tribe }
option-score = Score { $symbol }
option-build = Build with { $symbol }
option-pass = Play no more cards
option-element = { $element }
option-skip = Leave out: { $element }
option-size = { $size ->
    [1] 1 card: { $points } point
   *[other] { $size } cards: { $points } points
}
option-jokers = { $jokers ->
    [0] no joker
    [1] 1 joker
   *[other] { $jokers } jokers
}
option-site = { $site }
option-site-new = Found a new block
option-site-block = In block { $block }
option-site-storey = Add a storey
option-cell = { $cell }
option-cell-ruin = { $cell } (on the ruin)
option-cell-storey = { $cell } (second storey)
option-cell-storey-piece = { $cell } (second storey, costs: { $element })
option-cell-storey-both = { $cell } (second storey, costs: { $element } and villager)
option-owner = The house on { $cell }
option-lose = { $cell }
option-lose-house = { $cell }
option-lose-tall = { $cell } (tall house)
option-name = Block { $block } (cards for you: { $own }, for others: { $others })
option-return = { $pile }
option-card = { $symbol }
option-start = Player { $seat }
option-use = Use the power
option-decline = Do not use it
option-target = { $cell }
option-take = { $element } from { $cell }
option-stop = Take nothing more

## Log
event-round = Round { $number } begins; { $seat } is start player
event-window = Phase { $phase }: reward cards may be played
event-dealt = { $seat } gets { $tile }
event-reshuffled = { $count } tiles are shuffled into a new pile
event-founded = { $seat } founds block { $block } on { $cell }
event-built = { $seat } builds a house on { $cell } (block { $block })
event-cleared = { $height ->
    [one] The ruin on { $cell } makes way
   *[other] The ruin on { $cell }, two storeys high, makes way
}
event-storey = { $seat } adds a storey on { $cell } (block { $block })
event-pen = { $seat } builds a pen on { $cell }, its owner lies { $direction }
event-placed = { $seat } places on { $cell }: { $element }
event-removed = Back to the supply from { $cell }: { $element } of { $seat }
event-destroyed = { $seat } loses the house on { $cell }
event-lost = { $seat } cannot build: { $element }
event-skipped = { $seat } leaves out: { $element }
event-card_built = { $seat } plays a card to build: { $symbol }
event-group = { $seat } scores { $cards } × { $symbol } for { $points } points
event-passed = { $seat } plays no more cards
event-revealed = Disaster: { $disaster }
event-hit = Block { $block } is hit
event-protected = The shaman protects block { $block }
event-nobody_hit = Nobody is hit
event-shaman_home = The shaman goes back to its space
event-named = { $seat } names block { $block }
event-won = { $seat } takes a card in block { $block }: { $symbol } (pile { $pile })
event-new_top = Now on top of the pile { $pile }: { $symbol }
event-closed = The pile { $pile } has run out
event-returned = { $cards ->
    [one] { $seat } returns 1 card under the pile { $pile }
   *[other] { $seat } returns { $cards } cards under the pile { $pile }
}
event-cards_gone = { $seat } has no pile to return { $cards } cards to; they leave the game
event-start_player = { $seat } is the next start player
event-power = { $seat } uses the power of the { $tribe }
event-taken = { $seat } takes from { $cell }: { $element }
event-end_triggered = { $seat } has built the last house: this is the last round
event-no_room = There is no room for houses any more: this is the last round
event-block_scored = { $seat } has the largest family in block { $block }: { $points } points
event-pieces_scored = { $seat } scores { $points } points in block { $block }: { $element }
event-hand_scored = { $seat } scores { $points } points for cards in hand
event-ended = The game is over
event-colour = { $seat } plays { $tribe }

## Why not
refusal-closed = This pile has run out and stays closed
refusal-same_start = Nobody is start player twice in a row
refusal-no_stock = You have no house left
refusal-no_room = There is no place for a house
refusal-shaman_away = The shaman is in the village already
refusal-no_supply = None is left in the supply: { $element }
refusal-no_pen_place = No cell beside your houses leaves every pen an open side
refusal-no_free_pen = You have no pen without cattle
refusal-no_free_house = You have no house without a villager
refusal-no_free_roof = You have no house with a free roof
refusal-cards_short = You are { $missing } short: not enough cards
refusal-families_short = You are { $missing } short: one card for each family in a round
refusal-pen_there = A pen stands here
refusal-two_blocks = This would join two blocks
refusal-last_open_side = This is the last open side of a pen
refusal-not_beside_own = You live in this block: the house must touch one of yours
refusal-not_beside_house = The house must touch a standing house; pens and ruins are not enough
refusal-not_yours = This house is not yours
refusal-two_storeys = A house has two storeys at most
refusal-no_free_side = The house has no free side
refusal-not_empty = The cell is not empty
refusal-on_ruin = A pen cannot replace a ruin
refusal-not_beside_own_house = The pen must touch one of your houses
refusal-shut_in = The pen would have no open side
refusal-not_yours_to_use = This belongs to somebody else
refusal-cattle_there = There is cattle in this pen already
refusal-villager_there = A villager lives here already
refusal-roof_taken = The roof is taken

## Settings
setting-mode = Mode
setting-mode-help = Basic, advanced or expert game.
setting-mode-basic = basic game
setting-mode-advanced = advanced game
setting-mode-expert = expert game
setting-house_limit = House limit
setting-house_limit-help = Number of built houses that brings the end. Automatic means 25, and 20 with five players.
setting-house_limit-auto = as in the rulebook
setting-house_limit-15 = 15 houses
setting-house_limit-20 = 20 houses
setting-house_limit-25 = 25 houses
setting-stock_equals_limit = Houses at the start
setting-stock_equals_limit-help = Everyone starts with as many houses as the house limit says; if off, always with 25.
setting-colour_choice = Colours
setting-colour_choice-help = Colours, and in the expert game tribes, are given out at random or chosen.
setting-colour_choice-random = dealt at random
setting-colour_choice-choose = chosen
setting-grid_size = Grid size
setting-grid_size-help = Rows and columns of the building area.
setting-grid_size-13 = 13 × 13 cells
setting-tile_profile = Tile mix
setting-tile_profile-help = Column of tiles.csv that gives the third element of each tile.
setting-tile_profile-third_options = two of each kind
setting-tile_profile-alt_3_3_3_1 = three shrines, ovens and pens, one choice
setting-tile_profile-alt_2_2_2_4 = two shrines, ovens and pens, four choices
setting-reward_profile = Reward card mix
setting-reward_profile-help = Column of rewards.csv that gives the symbol of each card.
setting-reward_profile-symbol = fewer jokers
setting-reward_profile-alt_ten_each = ten of each symbol
setting-mix_reward_sets = Mix the reward cards
setting-mix_reward_sets-help = All reward cards of the mode are shuffled together before the piles are dealt.
setting-edge_frees_storey = Edge frees a storey
setting-edge_frees_storey-help = For adding a storey the edge of the area counts as a free side.
setting-edge_opens_pen = Edge opens a pen
setting-edge_opens_pen-help = The edge of the area counts as an open side of a pen.
setting-ruin_opens_pen = Ruin opens a pen
setting-ruin_opens_pen-help = A ruin behind a side of a pen leaves it open.
setting-pen_on_ruin = Pens on ruins
setting-pen_on_ruin-help = A pen may replace a ruin.
setting-ruin_block_buildable = Building in blocks of ruins
setting-ruin_block_buildable-help = Houses may be built on and beside the ruins of a block of ruins only.
setting-may_decline = Declining elements
setting-may_decline-help = You may leave out an element that could be built.
setting-fallen_pens = Pens of destroyed houses
setting-fallen_pens-help = With a destroyed house go the pens it owns, or all pens that touch it.
setting-fallen_pens-owned = those it owns
setting-fallen_pens-touching = all that touch it
setting-ruin_blocks_ignored = Ignore blocks of ruins
setting-ruin_blocks_ignored-help = Disasters ignore blocks of ruins only.
setting-most_zero_hits_all = Most of nothing
setting-most_zero_hits_all-help = A disaster that looks for the most of an element hits every block if there is none anywhere.
setting-half_rule_all = Single pieces are lost
setting-half_rule_all-help = With a loss of half, a single piece of any kind is lost; if off, only a single house is.
setting-protected_counts = Protected blocks count
setting-protected_counts-help = A block under the shaman takes part in finding the blocks that are hit; if off, it is skipped.
setting-shaman_is_element = Shaman as an element
setting-shaman_is_element-help = A joker can place the shaman and the Oleyli can take it.
setting-name_inert_blocks = Name blocks without a prize
setting-name_inert_blocks-help = In phase 3 blocks that give nothing can be named; if off, they are skipped.
setting-auto_name_block = Name blocks automatically
setting-auto_name_block-help = The program names blocks by itself where the choice cannot matter.
setting-red_hand_permanent = Red hand for good
setting-red_hand_permanent-help = A pile that has run out stays closed for the rest of the game; if off, it reopens when cards are put there.
setting-return_order = Order of returned cards
setting-return_order-help = Returned cards keep the order in which they were played, or the player chooses the order.
setting-return_order-as_played = as played
setting-return_order-choose = chosen by the player
setting-joker_only_group = Groups of jokers only
setting-joker_only_group-help = A scoring group may hold jokers only.
setting-joker_split = Jokers in a group
setting-joker_split-help = As few jokers as possible go into a group, or the player is asked how many.
setting-joker_split-min = as few as possible
setting-joker_split-ask = asked
setting-no_room_test = When room has run out
setting-no_room_test-help = The end for lack of room comes when nobody can place a house at all, or when nobody can place one on the ground.
setting-no_room_test-nobody = no house at all
setting-no_room_test-ground_only = no house on the ground
setting-family_points = Points of the largest family
setting-family_points-help = In the final scoring the owner of the largest family scores all own houses of the block, or those of that family only.
setting-family_points-block = all own houses of the block
setting-family_points-family = only those of that family
setting-end_pieces = Cattle and villagers at the end
setting-end_pieces-help = In the final scoring all cattle and villagers of the block count, or only the player's own.
setting-end_pieces-block = all of the block
setting-end_pieces-own = only one’s own
setting-open_hands = Open hands
setting-open_hands-help = Display only: everyone's cards are shown.

## Names
element-house = house
element-oven = oven
element-pen = pen
element-shrine = shrine
element-cattle = cattle
element-villager = villager
element-shaman = shaman
symbol-house = house
symbol-oven = oven
symbol-pen = pen
symbol-shrine = shrine
symbol-cattle = cattle
symbol-villager = villager
symbol-joker = joker
direction-up = above
direction-right = to the right
direction-down = below
direction-left = to the left
site-new = new block
site-storey = storey
source-groups = groups of cards
source-cards = cards in hand
source-families = largest families
source-cattle = most cattle
source-villagers = most villagers

## The table
table-round = Round { $round }
table-phase-colours = colours
table-phase-window_1 = phase 1, card window
table-phase-deal = phase 1
table-phase-build = phase 1, building step { $step }
table-phase-window_2 = phase 2, card window
table-phase-reveal = phase 2
table-phase-losses = phase 2, disaster
table-phase-window_3 = phase 3, card window
table-phase-evaluate = phase 3, evaluation
table-phase-window_4 = phase 4, card window
table-phase-returns = phase 4, returning cards
table-phase-next_start = phase 4
table-phase-scored = final scoring
table-last_round = last round
table-supply = Supply
table-piles = Reward piles
table-blocks = Block
table-size = houses
table-closed = closed
table-shaman = shaman
table-disaster = Disaster
table-none_yet = none yet
table-stock = stock
table-families = families
table-hand = hand
table-played = played
table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-start = start player
table-legend = House of one or two storeys: ▂ █ · ruin: ░ · pen ∩ with its opening to the owner · o oven, s shrine, v villager, c cattle, * shaman
