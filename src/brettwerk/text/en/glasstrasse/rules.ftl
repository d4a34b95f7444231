### Glasstraße: the rules in our own words, one message per rule id.

## 1 Set-up

gs-1 = Set-up
gs-1-1 = Every player gets a landscape board with three start buildings printed on its left side, and a production board with the glass wheel above the brick wheel.
gs-1-2 = The glass wheel starts with 0 glass, 0 sand, 1 food, 2 charcoal, 3 water and 4 wood.
gs-1-3 = The brick wheel starts with 0 bricks, 0 charcoal, 1 clay and 2 food.
gs-1-4 = Every landscape board starts with 6 forests, 2 pits, 2 groves and 2 ponds, on the same spaces for all players. Which spaces these are is our reconstruction (GS-R4).
gs-1-5 = A forest covers exactly two adjacent spaces. A pit, a grove, a pond or a building covers exactly one.
gs-1-6 = Two spaces of every landscape board are empty at the start.
gs-1-7 = The building tiles are sorted by their backs into three stacks: processing, immediate and bonus buildings. Each stack is shuffled by itself and kept face down.
gs-1-8 = Each stack starts with all its 31 tiles in random order. At the table you may lay out only about half and add the rest when needed; the odds are the same (GS-R5).
gs-1-9 = The building board has three rows: processing buildings at the top, immediate buildings in the middle, bonus buildings at the bottom. Each stack lies beside its own row.
gs-1-10 = With 1, 2 or 3 players, 4 tiles of each stack are turned up onto its row, 12 tiles in all.
gs-1-11 = With 4 players, 5 tiles of each stack are turned up onto its row, 15 tiles in all.
gs-1-12 = Everybody owns the same 15 different specialists.
gs-1-13 = With 2 to 4 players, a draw decides who holds the start-player cup first.
gs-1-14 = With fewer than 4 players, the boards, goods markers, forests and card sets of the missing players stay in the box.
gs-1-15 = At the start all personal displays and notches are empty, and nobody owns a building besides the three start buildings.
gs-1-16 = Pits, groves and ponds never run out, however many pieces the box contains.
gs-1-17 = Neither wheel turns at the start: sand on the glass wheel and charcoal on the brick wheel stand on 0.

## 2 Goods and wheels

gs-2 = Goods and wheels
gs-2-1 = There are six basic goods (wood, sand, water, clay, food, charcoal) and two refined goods (glass, brick). A refined good never counts as a basic good.
gs-2-2 = The glass wheel carries glass, sand, food, charcoal, water and wood.
gs-2-3 = The brick wheel carries brick, charcoal, clay and food.
gs-2-4 = Food and charcoal exist on both wheels as separate stocks. Units never move from one wheel to the other.
gs-2-5 = Gaining units of a basic good moves its marker up by that number; paying moves it down by that number.
gs-2-6 = The marker of a basic good never goes above 7. Units beyond that are lost.
gs-2-7 = The marker of a refined good never goes above 3. Units beyond that are lost.
gs-2-8 = No marker goes below 0. A payment you cannot make in full cannot be made at all.
gs-2-9 = A wheel turns exactly when none of its basic goods stands on 0 and its refined good does not stand on 3.
gs-2-10 = One turn takes 1 unit from every basic good of that wheel and adds 1 unit of its refined good.
gs-2-11 = So one turn of the glass wheel makes 1 glass out of 5 basic goods, and one turn of the brick wheel makes 1 brick out of 3.
gs-2-12 = After a turn the condition of GS-2.9 is checked again. The wheel keeps turning, step by step, until it no longer holds.
gs-2-13 = A turn that is due happens at once; its owner can neither refuse it nor put it off.
gs-2-14 = A wheel that does not meet the condition must not be turned.
gs-2-15 = No wheel turns in the middle of a payment or while the goods of a single action are being received. The check comes when that step is complete.
gs-2-16 = Several turns in a row count as one action. No anytime action can come in between.
gs-2-17 = The wheels are checked after every card action, every conversion, every single exchange of a repeatable effect, every gift, every completed building payment and every immediate effect.
gs-2-18 = The two wheels are independent: a turn of one never changes the other.
gs-2-19 = Paying only basic goods never makes a wheel turn. Paying glass or bricks can, because the marker may leave position 3.

## 3 Course of the game and choice of cards

gs-3 = Course of the game and choice of cards
gs-3-1 = With 2 to 4 players the game lasts four building periods, or five in the longer variant (GS-16.5).
gs-3-2 = With 3 or 4 players a period consists of choosing cards, three card rounds, and the steps at the end of the period (from GS-13.1).
gs-3-3 = At the start of every period everybody has all 15 specialists available again.
gs-3-4 = All players choose exactly 5 of their 15 specialists, at the same time and in secret.
gs-3-5 = The 10 specialists not chosen stay face down and out of use for the whole period.
gs-3-6 = The 5 chosen specialists have to last for the whole period. No card is drawn or exchanged meanwhile.
gs-3-7 = Everybody may know how many cards each hand holds, but not which ones.

## 4 Card rounds with 3–4 players

gs-4 = Card rounds with 3–4 players
gs-4-1 = In each card round all players secretly lay one card from their hand face down, at the same time.
gs-4-2 = The laid cards are revealed one by one, clockwise, starting with the holder of the cup.
gs-4-3 = All three card rounds of a period start with the player who holds the cup in that period.
gs-4-4 = A revealed card, together with all cards played along with it, is resolved completely before the next card is revealed.
gs-4-5 = When a card is revealed, everybody else who has the same specialist in hand and a free notch must play it along.
gs-4-6 = A card you play along goes into one of your notches.
gs-4-7 = You have two notches, so you play along at most twice per period.
gs-4-8 = As long as you have a free notch you may not refuse to play along.
gs-4-9 = If both your notches are full you must not play along. The card stays in your hand, and you need not show it.
gs-4-10 = A card lying face down is not in your hand. If somebody else reveals the same specialist, yours is neither revealed nor resolved early.
gs-4-11 = Who plays along is settled for everybody at the moment of the reveal, before anything is resolved.
gs-4-12 = The player who revealed the card resolves it first; then those who played along follow, clockwise from there.
gs-4-13 = Once all laid cards of the round are resolved, everybody puts the revealed card openly aside, and the next card round begins.
gs-4-14 = The current card round is one more than the number of cards a player has put openly aside.
gs-4-15 = The period ends after the third card round. Cards still in hand (0, 1 or 2 per player) go unused.
gs-4-16 = So in one period you can use each specialist, and each of its actions, at most once.
gs-4-17 = Notches and cards put aside are emptied when the next period begins.

## 5 Resolving a specialist

gs-5 = Resolving a specialist
gs-5-1 = Every specialist offers exactly two actions.
gs-5-2 = If you resolve a card alone, you may carry out both actions, each once and in either order.
gs-5-3 = You may not carry out one action twice instead of both.
gs-5-4 = If at least one other player plays along, the player who revealed the card and everybody who played along may carry out only one of the two actions each.
gs-5-5 = When a card is shared, everybody chooses freely which of the two actions to use, whatever the others choose.
gs-5-6 = You are alone if nobody actually plays along, even if somebody with full notches holds the same card.
gs-5-7 = Two players who have laid the same specialist face down do not limit each other by that. Only cards played from the hand count.
gs-5-8 = You may waive one or both actions.
gs-5-9 = A card whose actions you waive still counts as played, still takes up its notch and still limits the others to one action.
gs-5-10 = An entry cost is paid in full before the first action of the card.
gs-5-11 = The entry cost is paid exactly once, whether you use one action or two.
gs-5-12 = If you use no action, you need not pay the entry cost.
gs-5-13 = Without paying the entry cost you cannot use any action of the card.
gs-5-14 = Even if you cannot or will not pay its entry cost, a card must be revealed or played along when its time comes, and it still limits the others.
gs-5-15 = The entry cost of a forest means removing any one forest from your board. Both its spaces become empty at once.
gs-5-16 = Without a forest you must still reveal or play along a card that costs a forest. You cannot use it, and you cannot hold it back.
gs-5-17 = The wheels are checked after each action, so a wheel can turn between the two actions of a card.
gs-5-18 = Anytime actions are possible before the entry cost, between the entry cost and the first action, and between the two actions.
gs-5-19 = Amounts that depend on landscape tiles are counted when the action is carried out. A tile placed by the first action already counts for the second.

## 6 Taking and paying goods

gs-6 = Taking and paying goods
gs-6-1 = When a specialist offers you goods you may take fewer, or none at all.
gs-6-2 = When a building offers you goods you may give up some or all of them.
gs-6-3 = If several kinds of goods are offered together, you decide for each kind how much you take.
gs-6-4 = All food gained by one action goes to a single wheel of your choice.
gs-6-5 = All charcoal gained by one action goes to a single wheel of your choice.
gs-6-6 = The Buttery is the only exception to the one-wheel rule: it gives food on both wheels.
gs-6-7 = The two actions of one card may use different wheels or the same wheel.
gs-6-8 = An entry cost of 1 food or 1 charcoal is paid from the wheel of your choice.
gs-6-9 = Food and charcoal for a conversion or a building cost are also paid from the wheel of your choice.
gs-6-10 = A good or landscape tile you give up for one effect cannot serve another effect at the same time.
gs-6-11 = Adjacent always means side by side, horizontally or vertically. Diagonal neighbours never matter in this game.
gs-6-12 = Every building tile is a building, whatever its name says; a Sand Island is one too.
gs-6-13 = Where you may choose a basic good, the choice is wood, sand, water, clay, food or charcoal, never glass or brick.
gs-6-14 = Equal goods are units of one kind. If you choose food or charcoal, they all go to one wheel.

## 7 Anytime actions

gs-7 = Anytime actions
gs-7-1 = There are two anytime actions: using one of your processing buildings once, and clearing one of your pits, groves or ponds.
gs-7-2 = An anytime action needs no specialist.
gs-7-3 = Anytime actions are allowed at every moment of the game, even in the turns of other players.
gs-7-4 = If you have begun an action of your own, finish it first, including the wheel turns it causes. Only then may you use an anytime action.
gs-7-5 = While it is not you who is acting, you may use anytime actions without any restriction.
gs-7-6 = Each use of a processing building is an action of its own, followed by its own check of both wheels.
gs-7-7 = You may use a processing building as often as you like, also several times in a row.
gs-7-8 = A processing building can be used as soon as it stands on your board (GS-8.13).
gs-7-9 = Anytime actions remain possible after the last period, until scoring begins.
gs-7-10 = Clearing a landscape tile costs nothing and yields nothing.
gs-7-11 = A cleared space is empty at once and can be used for anything.
gs-7-12 = Landscape tiles are never moved to another space.
gs-7-13 = A forest is removed only by an entry cost or by a building function that says so.
gs-7-14 = Buildings are never removed from a board.
gs-7-15 = An anytime action uses and changes nothing but your own wheels, your own landscape board and your own display.
gs-7-16 = A conversion needs its full input. You may take only part of its output.

## 8 Building

gs-8 = Building
gs-8-1 = A build action lets you build exactly one tile. Land Builder, Supplier and Carpenter offer it once, Master Builder twice.
gs-8-2 = Take the tile from the face-up tiles of the building board or from your own display.
gs-8-3 = The face-up tiles of the building board are open to everybody; the tiles of a display only to its owner.
gs-8-4 = Step 1: before anything else, the Master Builder’s food or the Carpenter’s forest is given.
gs-8-5 = Step 2: unless the tile is an upgrade, you must have an empty space before you pay. If need be, clear a landscape tile first.
gs-8-6 = Step 3: if you give up a landscape tile through a processing building at this point, wheels may turn before the payment.
gs-8-7 = Step 4: pay the printed cost in full, with exactly the printed goods.
gs-8-8 = No wheel turns while you are paying the cost.
gs-8-9 = Step 5: after the complete payment both wheels are checked, before the tile is placed.
gs-8-10 = Step 6: a tile that is not an upgrade goes on any empty space you choose.
gs-8-11 = Step 6: an upgrade goes on the start building it names, never on a space.
gs-8-12 = Step 7: the effect of an immediate building must be carried out at once, after placing it.
gs-8-13 = Step 7: a processing building may be used for the first time once it has been placed.
gs-8-14 = From the payment to the end of the immediate effect the builder has no room for an anytime action, except between the single exchanges of a repeatable effect (GS-R17).
gs-8-15 = A place left empty on the building board stays empty until the end of the period.
gs-8-16 = There are six upgrades: House of the Brotherhood and Masons’ Guild for the Masons’ Brotherhood, Artists’ Colony and Glassmaker’s Village for the Glass Painters’ Colony, Forest Hut and Glassworks for the Forest Glassworks.
gs-8-17 = A start building can be upgraded only once. An upgrade whose start building is already covered cannot be built.
gs-8-18 = An upgrade needs no empty space.
gs-8-19 = An upgrade does not raise your number of buildings.
gs-8-20 = A start building that has been covered no longer scores.
gs-8-21 = If you use the Master Builder alone, the two builds are separate actions, one after the other, and the wheels are checked in between.
gs-8-22 = Clay Basin, Loess Plateau and Sand Deposit cost nothing.
gs-8-23 = Unbuilt tiles in your display stay there from period to period and score nothing.
gs-8-24 = Spaces freed by the Carpenter’s entry cost may be built on with the same card.
gs-8-25 = Building costs consist of wood, glass, clay and bricks. A few tiles ask for another basic good, such as water.

## 9 The 15 specialists

gs-9 = The 15 specialists
gs-9-1 = Feudal Lord, action 1: turn up the top tile of each of the three stacks and add these 3 tiles to your display.
gs-9-2 = A display may hold any number of tiles.
gs-9-3 = Feudal Lord, action 2: gain 1 wood and 1 clay.
gs-9-4 = Pit Worker, action 1: place 1 pit on an empty space and gain 1 clay.
gs-9-5 = Pit Worker, action 2: gain either sand or clay, 1 unit per pit you own.
gs-9-6 = Forest Manager, action 1: place 1 grove on an empty space and gain 1 wood.
gs-9-7 = Forest Manager, action 2: gain either food (on one wheel) or wood, 1 unit per grove you own.
gs-9-8 = Pond Builder, action 1: place 1 pond on an empty space.
gs-9-9 = Pond Builder, action 2: gain either sand or water, 1 unit per pond you own.
gs-9-10 = Land Builder, action 1: place 1 pit, grove or pond of your choice on an empty space.
gs-9-11 = Land Builder, action 2: build 1 tile.
gs-9-12 = Supplier, action 1: choose a basic good and gain 2 units of it. Food or charcoal goes to one wheel.
gs-9-13 = When the Supplier’s goods have been taken, every other player may take 1 unit of the same good as a gift.
gs-9-14 = If the gift is food or charcoal, each receiver chooses the wheel for it.
gs-9-15 = You may decline a gift.
gs-9-16 = If your marker stands on 7, you cannot take the gift on that wheel.
gs-9-17 = You may use anytime actions before taking a gift, for instance to make room for it.
gs-9-18 = All other players are offered the gift, including those who played the Supplier along.
gs-9-19 = Supplier, action 2: build 1 tile.
gs-9-20 = Master Builder, entry cost 1 food. Both actions: build 1 tile.
gs-9-21 = Carpenter, entry cost 1 forest. Action 1: gain 1 wood. Action 2: build 1 tile.
gs-9-22 = Slash-and-burn Farmer, entry cost 1 forest. Action 1: gain 2 charcoal on one wheel. Action 2: gain 2 food on one wheel.
gs-9-23 = Woodcutter, entry cost 1 forest. Both actions: gain 2 wood.
gs-9-24 = Clay Worker, entry cost 1 water. Both actions: gain 2 clay.
gs-9-25 = Fuel Gatherer, entry cost 1 water. Action 1: gain 1 charcoal per card in your hand, all on one wheel.
gs-9-26 = For the Fuel Gatherer neither the card being resolved nor your face-down card nor any card already played counts. So it yields at most 4 charcoal (5 in the solo game).
gs-9-27 = Fuel Gatherer, action 2: gain 2 wood.
gs-9-28 = Charcoal Burner, entry cost 1 wood. Both actions: gain 3 charcoal on one wheel; the two actions may use different wheels.
gs-9-29 = Fish Farmer, entry cost 1 charcoal. Action 1: gain 2 food on one wheel.
gs-9-30 = Fish Farmer, action 2: gain 1 food per pond you own, all on one wheel.
gs-9-31 = Water Carrier, entry cost 1 food. Action 1: gain 2 water and 1 wood. Action 2: gain 2 water and 1 sand.
gs-9-32 = Where a short description of a card gives two amounts, such as 2 or 4 wood, the first is the yield of one action and the second the yield of both.
gs-9-33 = The Feudal Lord is the only way to get tiles into your display.

## 10 Processing buildings

gs-10 = Processing buildings
gs-10-1 = Office: give up 1 unbuilt tile of your display and gain 1 basic good of your choice. The tile leaves the game.
gs-10-2 = Building Firm: give up 1 pit and gain 2 clay and 1 sand.
gs-10-3 = Builder’s Hut: give up 1 grove and gain 2 clay.
gs-10-4 = Tree Nursery: give up 1 grove and gain 2 wood and 1 food.
gs-10-5 = Hardware Store: pay 1 wood and gain 2 clay.
gs-10-6 = Roofer: pay 1 brick and gain 2 units of one basic good of your choice. Two different goods are not allowed.
gs-10-7 = Shingles Manufacturer: give up 2 unbuilt tiles of your display and gain 1 brick. The tiles leave the game.
gs-10-8 = Forester’s Hut: give up 1 pit and gain 2 wood.
gs-10-9 = Soup Kitchen: pay 1 water and gain 2 food.
gs-10-10 = Inn: pay 1 charcoal and gain 2 food.
gs-10-11 = Spa: pay 1 charcoal and gain 2 water.
gs-10-12 = Carving Workshop: pay 1 wood and gain 2 food.
gs-10-13 = Charcoal Kiln: pay 1 wood and gain 2 charcoal.
gs-10-14 = Colonisation House: give up 1 forest and gain 1 charcoal.
gs-10-15 = Cooperage: pay 1 wood and gain 2 water.
gs-10-16 = District Offices: give up 2 unbuilt tiles of your display and place 1 pit, grove or pond on an empty space. The tiles leave the game.
gs-10-17 = Clay Basin: pay 1 water and 1 food and gain 3 clay.
gs-10-18 = Kiln: pay 1 charcoal and gain 2 clay.
gs-10-19 = Clay Pit: pay 1 water and gain 2 clay.
gs-10-20 = Swamp Hut: give up 1 pond and gain 2 charcoal.
gs-10-21 = Boarding House: pay 1 charcoal and 1 water and gain 4 food.
gs-10-22 = Potash Manufacturer: pay 1 water and 1 wood and gain 4 charcoal.
gs-10-23 = Sawmill: give up 1 forest and gain 2 wood.
gs-10-24 = Sandpit: pay 1 water and gain 2 sand.
gs-10-25 = Sand Producer: pay 1 wood and gain 2 sand.
gs-10-26 = Sand Screening Plant: pay 1 clay and gain 2 sand.
gs-10-27 = Sandstone Factory: pay 3 sand and gain 1 brick.
gs-10-28 = Sand Factory: pay 1 food and gain 2 sand.
gs-10-29 = Reed Hut: give up 1 pond and gain 2 wood.
gs-10-30 = Farmstead: give up 1 pond and gain 2 food and 1 water.
gs-10-31 = Joinery: give up 1 forest, pay 1 wood and gain 4 food. You cannot remove the forest without paying the wood.
gs-10-32 = Food and charcoal from processing buildings go to a single wheel of your choice per use, as in GS-6.4 and GS-6.5.
gs-10-33 = Processing buildings also score their fixed points.

## 11 Immediate buildings

gs-11 = Immediate buildings
gs-11-1 = The effect happens once, directly after the building is placed. Afterwards its function field has no meaning, except that a Tavern may copy it.
gs-11-2 = Amounts per good you own are counted when the effect happens, after the payment and any wheel turns. You keep the goods that are counted.
gs-11-3 = Fishery, Wood Trader, Landscaping Office and Winery are repeatable: every single exchange is an action of its own, followed by its own check of the wheels. You decide after each exchange whether to go on, and may stop before the first.
gs-11-4 = An effect that fills the adjacent spaces uses only adjacent spaces that are empty when it happens, and puts one tile on every one of them.
gs-11-5 = Carpenter’s Workshop: gain 7 wood.
gs-11-6 = Builder’s Depot: gain 3 wood and 3 clay.
gs-11-7 = Sculpture Workshop: gain 1 food per wood you own, all on one wheel.
gs-11-8 = Fuel Depot: gain 7 charcoal, all on one wheel.
gs-11-9 = House of the Brotherhood (upgrade of the Masons’ Brotherhood): gain 4 clay.
gs-11-10 = Fishery, repeatable: give up 1 pond and gain 3 food and 1 water. You choose the wheel for the food anew for each pond.
gs-11-11 = Log Driver: gain 1 wood per water you own.
gs-11-12 = Grove Court: place a grove on every adjacent empty space.
gs-11-13 = Wood Depot: gain 2 wood per adjacent empty space.
gs-11-14 = Wood Trader, repeatable: pay 1 wood and gain 2 units of one good out of clay, sand, water, food and charcoal. You may choose a different good each time.
gs-11-15 = Boathouse: gain 1 charcoal per pond you own, all on one wheel.
gs-11-16 = Grain House: gain 7 food, all on one wheel.
gs-11-17 = Artists’ Colony (upgrade of the Glass Painters’ Colony): gain 1 glass.
gs-11-18 = Storage: gain 2 bricks.
gs-11-19 = Country House: choose one kind of landscape tile and place 0, 1 or 2 of it on adjacent empty spaces.
gs-11-20 = Landscaping Office, repeatable: give up 1 pit and gain 2 clay and 2 sand.
gs-11-21 = Clay Depot: gain 2 clay per adjacent empty space.
gs-11-22 = Loess Island: gain 2 clay per adjacent pond.
gs-11-23 = Loess Plateau: place a pit on every adjacent empty space. The tile costs nothing and scores −1 point.
gs-11-24 = Lumber Storage: gain 4 wood.
gs-11-25 = Sand Island: gain 2 sand per adjacent pond.
gs-11-26 = Sand Deposit: gain 3 sand.
gs-11-27 = Shed: gain 1 glass.
gs-11-28 = Tavern: carry out the immediate effect of one adjacent immediate building, now and only once.
gs-11-29 = A Tavern cannot use processing buildings. With no adjacent immediate building it has no effect.
gs-11-30 = If the effect copied by a Tavern speaks of adjacent spaces or ponds, they are counted from the copied building (GS-R18).
gs-11-31 = Hot Springs: gain 1 charcoal per water you own, all on one wheel.
gs-11-32 = Buttery: gain 3 food on the glass wheel and 3 food on the brick wheel.
gs-11-33 = Forest Hut (upgrade of the Forest Glassworks): gain 5 wood.
gs-11-34 = Water Tank: gain 7 water.
gs-11-35 = Water Tower: place a pond on every adjacent empty space.
gs-11-36 = Winery, repeatable: give up 1 grove and gain 3 food and 1 wood. You choose the wheel for the food anew for each grove.
gs-11-37 = Clay Lake: gain 7 clay.
gs-11-38 = Immediate buildings also score their fixed points.

## 12 Bonus buildings and start buildings

gs-12 = Bonus buildings and start buildings
gs-12-1 = Bonus buildings do nothing during play. Their conditions are checked only at the end of the game.
gs-12-2 = Scoring uses nothing up: the same goods, tiles and buildings may count for several buildings.
gs-12-3 = Extension: 1 point per adjacent building.
gs-12-4 = Bathhouse: 2 points per adjacent pond.
gs-12-5 = Factory: 2 points per adjacent pit.
gs-12-6 = Springhouse: 1 point per 2 water, rounded down (0 to 3 points).
gs-12-7 = Village Church: 4 points, plus 1 point per adjacent empty space.
gs-12-8 = Half-Timbered House: 1 point per immediate building of yours, including upgrades of that kind.
gs-12-9 = Fish Yard: 4 points if four of your ponds fill a square of 2×2 spaces. Further squares add nothing.
gs-12-10 = Forester’s Lodge: 4 points if four of your groves fill a square of 2×2 spaces. Further squares add nothing.
gs-12-11 = Forester’s Office: 1 point per forest tile you have left.
gs-12-12 = Plant Nursery: 1 point per grove in your largest connected group of groves.
gs-12-13 = Glazier’s Workshop: 1 point per glass in the printed costs of your other buildings.
gs-12-14 = Glassworks (upgrade of the Forest Glassworks): 3 points per glass in stock.
gs-12-15 = Glassmaker’s Village (upgrade of the Glass Painters’ Colony): 1 point per sand in stock.
gs-12-16 = Estate: 2 points per complete set of one pit, one grove and one pond.
gs-12-17 = Slipway: 1 point per wood in stock.
gs-12-18 = Mansion: 2 points per adjacent grove.
gs-12-19 = Woodcarver’s House: 1 point per 2 wood, rounded down (0 to 3 points).
gs-12-20 = Hunting Lodge: 3 points if you have at least 4 forest tiles left.
gs-12-21 = Clinker Plant: 1 point per brick in the printed costs of your other buildings.
gs-12-22 = Coal Facility: 1 point per charcoal on the wheel with less charcoal. If both show the same, only one of them counts.
gs-12-23 = Coal Storage: 1 point per 3 charcoal of both wheels together, rounded down (0 to 4 points).
gs-12-24 = Warehouse: 1 point per goods marker standing on 4, 5, 6 or 7.
gs-12-25 = Masons’ Guild (upgrade of the Masons’ Brotherhood): 3 points per brick in stock.
gs-12-26 = Friends of Nature House: 4 points if four of your pits fill a square of 2×2 spaces. Further squares add nothing.
gs-12-27 = Floodgate: 1 point per pond in your largest connected group of ponds.
gs-12-28 = Sediment Factory: 1 point per pit in your largest connected group of pits.
gs-12-29 = Storehouse: 1 point per food on the wheel with less food. If both show the same, only one of them counts.
gs-12-30 = Food Locker: 1 point per 3 food of both wheels together, rounded down (0 to 4 points).
gs-12-31 = Pottery: 1 point per clay in stock.
gs-12-32 = Potter’s Parlour: 1 point per 2 clay, rounded down (0 to 3 points).
gs-12-33 = Water Mill: 1 point per water in stock.
gs-12-34 = Glass Painters’ Colony (start building): half a point per sand in stock, not rounded.
gs-12-35 = Masons’ Brotherhood (start building): 1 point per brick in stock.
gs-12-36 = Forest Glassworks (start building): 1 point per glass in stock.
gs-12-37 = Start buildings count as bonus buildings; they do nothing during play.
gs-12-38 = Tiles are connected if they are linked through adjacent tiles. Only your one largest group counts.

## 13 End of a period

gs-13 = End of a period
gs-13-1 = With 3 or 4 players the period ends after three card rounds. With 2 players it ends as in GS-14.4, in the solo game as in GS-15.8.
gs-13-2 = Every gap on the building board is filled with the top tile of the stack beside its row.
gs-13-3 = If a stack is used up, the remaining gaps of its row stay empty, and the Feudal Lord draws nothing from it (GS-R6).
gs-13-4 = The cup passes to the next player clockwise.
gs-13-5 = With 3 players only, after the third period the cup goes instead to the player with the fewest buildings.
gs-13-6 = If several players tie for the fewest buildings, the cup goes to the one of them who comes first clockwise after the old cup holder. The old holder, if tied, comes last.
gs-13-7 = After the cup has passed, the next period begins with all 15 specialists available again (GS-3.3).
gs-13-8 = After the last period there is no refill, and the cup is not passed on.

## 14 Two players

gs-14 = Two players
gs-14-1 = All rules for 3 and 4 players apply, except as changed in this section.
gs-14-2 = No cards are laid face down. Instead the two players take turns playing one card openly from their hand and resolving it, beginning with the holder of the cup.
gs-14-3 = When you play a card and your opponent has the same card in hand, they must play it along if a notch is free, and must not if both notches are full.
gs-14-4 = The period is over as soon as, after a complete resolution, at least one player has no cards in hand. Nobody plays another card, apart from the exception in GS-14.5.
gs-14-5 = If the other player then still holds 3 cards, that player may play one of them and use it alone.
gs-14-6 = So nobody has to end a period with more than 2 unused cards. Only a player who passes up the extra card of GS-14.5 keeps 3.
gs-14-7 = Only the player without the cup can be left with three cards.
gs-14-8 = The extra card of GS-14.5 gives both actions, since the opponent has no cards in hand.
gs-14-9 = The period ends with the usual steps (from GS-13.2), with 4 open tiles per row. The cup changes hands after each period.

## 15 Solo

gs-15 = Solo
gs-15-1 = The solo game lasts seven periods. Your aim is the highest possible score.
gs-15-2 = In periods 1 to 7 you choose 3, 4, 5, 6, 3, 4 and 5 specialists. The other cards are put aside face down.
gs-15-3 = Your chosen cards are shuffled. One is drawn at random and must be played, with at most one of its two actions.
gs-15-4 = This is repeated until only 2 of the chosen cards are left.
gs-15-5 = You look at these last 2 cards and pick one to play. You may use both its actions.
gs-15-6 = The very last card is not used.
gs-15-7 = At the end of the period all the chosen cards, including the unused one, are laid out openly. They are locked for the next period.
gs-15-8 = The period ends once the card of GS-15.5 has been resolved. Then the building board is refilled as in GS-13.2.
gs-15-9 = In each period you choose from all cards except those you chose in the period before.
gs-15-10 = So in periods 1 to 7 you have 15, 12, 11, 10, 9, 12 and 11 cards to choose from.
gs-15-11 = In the solo game action 1 of the Supplier gives 1 unit of the chosen basic good instead of 2.
gs-15-12 = For the Fuel Gatherer the chosen cards not yet played count as cards in hand, at most 5.
gs-15-13 = Entry costs, anytime actions, building and scoring work as with several players. Notches and cup are not used.
gs-15-14 = The number of cards laid out openly tells the current period apart from the ones before and after it, because neighbouring periods never use the same number.
gs-15-15 = 30 points are an outstanding result.

## 16 Introductory game and fifth period

gs-16 = Introductory game and fifth period
gs-16-1 = The introductory game uses only tiles with a wayside shrine: 19 processing, 15 immediate and 16 bonus buildings.
gs-16-2 = If the tiles with a shrine run out, tiles without one are added.
gs-16-3 = In an introductory game with 4 players it is best to use the building-board side for 1 to 3 players, with 4 tiles per row.
gs-16-4 = None of the six upgrades carries a shrine.
gs-16-5 = Variant: 2 to 4 players may agree on a fifth period, played like the others.
gs-16-6 = In this variant the cup goes to the player with the fewest buildings after the fourth period. Ties are broken as in GS-13.6.
gs-16-7 = With 3 players, the start player of the fourth period is left out when the start player of the fifth is determined.

## 17 End of the game and scoring

gs-17 = End of the game and scoring
gs-17-1 = The game ends after the last period: the fourth, the fifth in the longer variant, or the seventh in the solo game.
gs-17-2 = Before scoring, everybody may still use any number of anytime actions.
gs-17-3 = Add up the fixed points of all your building tiles, upgrades included.
gs-17-4 = Then add what your bonus buildings and your uncovered start buildings score (GS-12.1 to GS-12.38).
gs-17-5 = Only buildings score. Goods, landscape tiles, forests and unbuilt tiles have no value of their own.
gs-17-6 = Only the Glass Painters’ Colony can yield half points. They are kept, not rounded.
gs-17-7 = Whoever has the most points wins.
gs-17-8 = Players tied for the most points all win. There is no tie-breaker.

## Rulings

gs-rulings = Rulings
gs-r1 = The costs of 32 buildings could not be read and are reconstructed (marked r). They fit every readable number and the totals of 39 glass and 58 bricks for all 93 tiles, but single costs may differ from your box.
gs-r2 = Five immediate buildings cost an unusual good: Loess Island 1 food, Lumber Storage 2 water, Sand Island 1 charcoal, Tavern 1 food, and Clay Lake 1 water and 1 brick. These goods are our choice, never one that the tile itself yields. The Wood Depot costs 1 clay.
gs-r3 = For 16 buildings the numbers of the cost are known, but the good behind one of them is inferred from its place in the list and the price (marked 1).
gs-r4 = The landscape board has 4 rows of 5 spaces; its start layout is our reconstruction. Start buildings are adjacent to nothing, so they never count for the Extension, and a Tavern can never copy an upgrade.
gs-r5 = Each stack holds all 31 tiles. A random half followed by the rest in random order is just a random order of all of them.
gs-r6 = If a stack runs out, gaps in its row stay open and the Feudal Lord draws only from the other stacks. Tiles that have left the game do not come back.
gs-r7 = What counts is who actually plays the card. Somebody with full notches may not play it; if nobody else plays along, the player who revealed it is alone and gets both actions.
gs-r8 = Who plays along is settled for everybody at once, when the card is revealed. Hands cannot change before that, so the order makes no difference.
gs-r9 = The five chosen specialists serve for all three card rounds of the period, not only for the first.
gs-r10 = The entry cost and each of the two actions are separate steps. Anytime actions fit in before the entry cost, before the first action and between the actions, and wheels may turn between the actions.
gs-r11 = You may pay the entry cost and then use no action, for instance to get rid of a forest.
gs-r12 = With no empty space, action 1 of the Pit Worker or Forest Manager still gives its good and the tile lapses; with an empty space the tile is placed. Action 1 of the Pond Builder or Land Builder needs a space that is empty or can be cleared.
gs-r13 = Food and charcoal for conversions and building costs may come from either wheel. If 2 units are ever due, each may come from a different wheel.
gs-r14 = Glass and bricks never exceed 3. Units beyond that are lost, just like basic goods beyond 7.
gs-r15 = You may use a conversion even if its output does not fit. The input is given up in full, and units without room are lost. This can help you remove a forest.
gs-r16 = Grove Court, Water Tower and Loess Plateau fill only empty adjacent spaces. Tiles are never stacked and nothing can be cleared between payment and effect, so clear any space you want filled before the build action.
gs-r17 = Between the exchanges of Fishery, Wood Trader, Landscaping Office and Winery anytime actions are allowed once the first exchange is done, but not between placing the building and the first exchange.
gs-r18 = A Tavern copies one adjacent immediate building of your choice; if there is one, you must choose one. Adjacency in the copied effect is counted from the copied tile, which is not used up.
gs-r19 = Forester’s Office and Hunting Lodge count forest tiles (6 at the start), not the spaces they cover.
gs-r20 = Gifts are offered clockwise, directly after the giver has taken goods and before the giver’s next action, and may be declined. Whoever gives may also name a good they have no room for themselves.
gs-r21 = For the Fuel Gatherer only cards you really hold count: not the card being resolved, not a laid card and not cards in notches. Its water always comes from the glass wheel, the only one that has water.
gs-r22 = Tiles given up for the Shingles Manufacturer leave the game, as with Office and District Offices.
gs-r23 = When the cup goes to the fewest buildings, the old holder counts too, comes last in a tie, and keeps the cup if alone with the fewest; only for the fifth period with 3 players is the old holder left out. The rule for the fifth period holds for 2, 3 and 4 players.
gs-r24 = With two players the period ends only after the card in progress is fully resolved, also by the one playing along. The extra card is optional and gives both actions, as the opponent has no hand.
gs-r25 = The solo game has 4 tiles per row, refilled after each period as usual; there is no cup and there are no notches. You may waive the actions of a drawn card (GS-5.8).
gs-r26 = The refill after the last period is skipped, because it would change nothing.
gs-r27 = Only the Roofer turns a refined good back into basic goods, so only with it can a chain of conversions repeat at a profit. That is allowed, and stocks stay limited to 7 and 3. After 200 anytime actions in a row you must make another choice.
gs-r28 = Glazier’s Workshop and Clinker Plant count the printed costs of all your other tiles on the board, upgrades included. Their own cost never counts.
gs-r29 = In the introductory game each stack has the shuffled tiles with a shrine on top and the other tiles, shuffled separately, below.
gs-r30 = It makes no difference which action of the Supplier or the Carpenter is called the first. The numbering here follows GS-9.12 to GS-9.21.
gs-r31 = Every goods marker counts for the Warehouse. Glass and brick end at 3, so it scores at most 8 points.
gs-r32 = Neither the edge of the board nor a forest counts as empty. An empty space is a real space with nothing on it.
gs-r33 = District Offices cannot be used without an empty space. Clear a landscape tile first if need be.
gs-r34 = The space for a building is chosen after the payment and any wheel turns. If you pick a space with a landscape tile of yours, the tile counts as cleared before the payment; the result is the same.
gs-r35 = Exactly 1 food or 1 charcoal may go to either wheel, even if other goods come with it, as with the Tree Nursery. 2 or more units go to one wheel.
gs-r36 = An immediate effect must take place, but you may decline its goods. Landscape tiles it has placed may be cleared afterwards.
gs-r37 = One landscape tile feeds only one conversion. You can never give it up twice, for instance for both Building Firm and Forester’s Hut.
gs-r38 = Before scoring, the players use their last anytime actions clockwise, starting with the last cup holder. The order has no influence on the result.
