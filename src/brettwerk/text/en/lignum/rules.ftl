### Lignum: the rules in our own words, one message per rule and ruling.
### Ids follow the rule catalogue: LI-7.14 is li-7-14, ruling LI-R5 is li-r5.

## LI-1 Frame

li-1 = Frame
li-1-1 = Lignum is a game for 2, 3 or 4 players.
li-1-2 = The game lasts 8 rounds, one per season: spring, summer, autumn and winter of year 1, then the same four seasons of year 2.
li-1-3 = Spring, summer and autumn are path rounds and all run in the same way. The winter round has a course of its own.
li-1-4 = After the winter of year 2 there is one final sale, and then the game is over.
li-1-5 = Whoever has the most thalers once all loans are repaid wins.
li-1-6 = The basic level uses neither orders nor planned work. The advanced level adds orders; the expert level adds orders and planned work.
li-1-7 = Orders and planned work are two separate switches, so planned work may also be played without orders.
li-1-8 = Without planned work nobody may stop on space 8; foremen simply pass over it.
li-1-9 = Without orders nobody may stop on space 13; foremen simply pass over it.
li-1-10 = Without orders, step 5 of the forest work and step 4 of the winter are skipped.
li-1-11 = In the basic game the 10 order cards, the 10 planned-work cards and the 24 plan tiles are not in play.
li-1-12 = Logs, sawn pieces and food never run out.
li-1-13 = Equipment and craft tiles are limited to the number in the box.
li-1-14 = Nobody’s thalers fall below 0 before the final count. A price is paid in full, or the action is not allowed.
li-1-15 = Everybody’s thalers are open for all to see.

## LI-2 Set-up

li-2 = Set-up
li-2-1 = Each player has a yard, a yard worker, a foreman, a woodpile, a marker for the player order and six area tiles numbered 1 to 6.
li-2-2 = Each player starts with 4 thalers.
li-2-3 = Nobody starts with food, equipment, craft tiles, fodder, huts, loans or wood.
li-2-4 = The player order of round 1 is drawn at random.
li-2-5 = All foremen start on space 0.
li-2-6 = The 18 craft tiles are shuffled into a face-down stack.
li-2-7 = The 15 marking cards are shuffled into a face-down deck.
li-2-8 = For each year one of that year’s winter conditions is drawn at random. Both are open from the start.
li-2-9 = In round 1, as many random areas as there are players get 3 firewood logs each.
li-2-10 = In round 1, all other areas get 2 firewood logs each.
li-2-11 = In round 1, each area with 3 logs gets the area tile of exactly one player, assigned at random.
li-2-12 = There is no food in the areas in round 1.
li-2-13 = The season marker starts on spring of year 1, the flow marker beside step 1.

## LI-3 Rounds and turns

li-3 = Rounds and turns
li-3-1 = A path round has six phases: 1 stock the path, 2 mark wood and food, 3 choose areas, 4 walk the path, 5 forest work, 6 player order and clean-up.
li-3-2 = In round 1 phases 2 and 3 do not take place; the set-up replaces them.
li-3-3 = Phases 2 and 3 take place in rounds 2, 3, 5, 6 and 7.
li-3-4 = A winter round consists of the winter steps only (LI-18): no stocking, no marking, no choice of areas and no walk.
li-3-5 = Phases 1, 2 and 6 are done for everybody together; they are nobody’s own turn.
li-3-6 = Your own turn is each of your turns on the path, and your part of each step of the forest work and of the winter.
li-3-7 = At any moment of your own turn you may take a loan (LI-17).
li-3-8 = At any moment of your own turn you may build huts (LI-16.5).
li-3-9 = At any moment of your own turn you may use any number of larders and drying huts, even right after building them.
li-3-10 = Loans, building and huts are not available outside your own turn – in particular not while areas are chosen or while you wait in the clearing.

## LI-4 Phase 1: stock the path

li-4 = Phase 1: stock the path
li-4-1 = The supply path has 20 spaces after the start and ends in the clearing with its spaces A to D.
li-4-2 = All carriers in play stand on space 4; with 4 players these are 10.
li-4-3 = Fodder is put on space 6; with 4 players 2 pieces.
li-4-4 = All woodcutters in play stand on space 10; with 4 players these are 16.
li-4-5 = The sawyers stand on space 16: one per player at cost 0 and one more at cost 1. With 4 players that is 4 plus 1.
li-4-6 = With 4 players the 13 tiles of a round are 2 carts, 2 rafts, 2 saws, 1 sled, 1 coin tile, 2 food tiles and the top 3 tiles of the craft stack.
li-4-7 = The 13 tiles are shuffled and laid face up, one on each of spaces 1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 17, 18 and 20.
li-4-8 = The path is stocked anew in the same way in every path round.
li-4-9 = If the supply lacks an equipment or craft tile of the mix, an empty entry is shuffled in instead, and the space it lands on stays empty.
li-4-10 = Everybody can see the stocked path before areas are chosen.

## LI-5 Phase 2: mark wood and food

li-5 = Phase 2: mark wood and food
li-5-1 = 3 marking cards are drawn with 4 players, 2 with 3 players and 1 with 2 players.
li-5-2 = Each entry on a marking card adds its logs or food to the area it names.
li-5-3 = Logs and food left from earlier rounds stay in the areas.
li-5-4 = After all cards, every area without any log gets 1 firewood log, whether or not it holds food.
li-5-5 = Drawn marking cards are out of play and the deck is never reshuffled; 4 players use all 15 cards.

## LI-6 Phase 3: choose areas

li-6 = Phase 3: choose areas
li-6-1 = All players choose exactly one of their six area tiles, secretly and at the same time.
li-6-2 = The choices are revealed together, and only after everybody has chosen.
li-6-3 = Each player’s area tile is put into the chosen area.
li-6-4 = Any number of players may have chosen the same area.
li-6-5 = You have all six numbers to choose from every time, whatever you chose before.
li-6-6 = If you are alone in an area, you take all its food at once.
li-6-7 = Players who share an area at once take equal whole shares of its food, as large as possible. What cannot be split evenly stays in the area.
li-6-8 = Food you take goes to the food store of your yard, which has no limit.
li-6-9 = For every rule, a free area is one in which no other player’s area tile lies.

## LI-7 Phase 4: walk the supply path

li-7 = Phase 4: walk the supply path

## LI-7 Movement

li-7-1 = In player order everybody makes one move per turn, again and again, until all foremen stand in the clearing.
li-7-2 = Once your foreman is in the clearing you have no more turns on the path in this round.
li-7-3 = Your foreman moves to any permitted space with a higher number, or to the clearing.
li-7-4 = You may pass over any number of spaces, occupied or not.
li-7-5 = A foreman never moves backwards.
li-7-6 = Whatever you have passed over is out of your reach for the rest of this round.
li-7-7 = You must move in each of your turns; staying put or passing is not allowed.
li-7-8 = You may stop only on a space whose action you then carry out.
li-7-9 = A space has room for one foreman. Spaces 4, 8, 10, 13, 16 and 19 hold 4, space 6 holds 2.
li-7-10 = Only foremen standing on a space right now count; a foreman that moves on frees its place.
li-7-11 = You may stop on a tile space only while a tile lies there.
li-7-12 = Nobody may ever stop on a space with a blocked tile.
li-7-13 = You may not stop on a space with a saw while you have 4 saws.
li-7-14 = You may stop on a space with a price only if you have the thalers at the moment of the move. You may take a loan just before.
li-7-15 = You may always go to the clearing, even when useful spaces are left.
li-7-16 = If there is no space you may stop on, you must go to the clearing.

## LI-7 Tiles

li-7-17 = On a tile space you take the tile free of charge.
li-7-18 = The coin tile is swapped at once for 1 thaler and returns to the supply.
li-7-19 = A food tile is swapped at once for 1 food and returns to the supply.
li-7-20 = A craft tile goes face down to the craft space of your yard. You may always look at your own.
li-7-21 = Carts, rafts, saws and sleds go to the equipment space of your yard and stay there until you use them.
li-7-22 = A yard never holds more than 4 saws.
li-7-23 = For all other goods there is no limit.

## LI-7 Workers and fodder

li-7-24 = On space 4 you hire 1 or more carriers for 1 thaler each, at most as many as stand there.
li-7-25 = On space 6 you buy exactly 1 fodder for 1 thaler.
li-7-26 = You may stop on space 6 only while fodder lies there.
li-7-27 = You may not stop on space 6 while your stable holds a fodder of value 3.
li-7-28 = A fodder of value 2 in your stable does not stop you from buying another.
li-7-29 = New fodder enters your stable at value 3.
li-7-30 = On space 10 you hire 1 or more woodcutters for 1 thaler each, at most as many as stand there.
li-7-31 = On space 10 you may hire at most as many woodcutters as there are logs of any kind in your chosen area at that moment.
li-7-32 = Neither other players in the same area nor your yard worker lower the limit of LI-7.31.
li-7-33 = On space 16 you take one sawyer from cost 0 for nothing.
li-7-34 = If you do not stop on space 16 you get no sawyer.
li-7-35 = On space 16 you may also hire the sawyer at cost 1 for 1 thaler, if it is still there.
li-7-36 = The sawyer at cost 1 is available only once per round for all players together.
li-7-37 = Carriers, woodcutters and fodder are paid for at once.
li-7-38 = Hired workers stand on the worker space of your yard until they are used.

## LI-7 Market

li-7-39 = In one stop at the market (space 19) you may buy and sell as often as you like, in any order, but you must make at least one deal.
li-7-40 = At the market 1 saw costs 1 thaler; you may still never have more than 4 saws.
li-7-41 = At the market 1 food costs 1 thaler.
li-7-42 = At the market 2 equal craft tiles sell for 2 thalers, 3 for 4 thalers and 4 for 6 thalers.
li-7-43 = A joker counts as a craft tile of any kind, withe included.
li-7-44 = A set for sale has 2 to 4 tiles; more equal tiles are sold as several sets.
li-7-45 = Craft tiles that are sold leave the game.
li-7-46 = You can sell nothing but craft tiles at the market.
li-7-47 = Withe is of no use except for sale.

## LI-7 Clearing

li-7-48 = The first player to reach the clearing stands on A, the second on B, and so on.
li-7-49 = Forest work starts only when all players have reached the clearing.
li-7-50 = The order A, B, C, D in the clearing is the order for the forest work of this round.
li-7-51 = The reverse of the clearing order is the player order of the next path round.

## LI-8 Phase 5: forest work in general

li-8 = Phase 5: forest work in general
li-8-1 = The steps of the forest work are 1 cut, 2 raft arrival, 3 transport, 4 saw, 5 orders, 6 sale and 7 drying, in this order.
li-8-2 = A step begins only when all players have finished the one before.
li-8-3 = In each step players act in clearing order.
li-8-4 = Larders apart, no player can affect another in steps 2 to 7, so these steps may be played at the same time with the same result.
li-8-5 = Your yard worker can do the job of one woodcutter, carrier or sawyer.
li-8-6 = Your yard worker costs nothing and does one job per season.
li-8-7 = A hired worker can only do the job of their own trade, once in this season.
li-8-8 = Every job is voluntary; workers may stay idle.
li-8-9 = Equipment you do not use is kept for later rounds.

## LI-9 Step 1: cut

li-9 = Step 1: cut
li-9-1 = Each woodcutter you use moves 1 log of your choice from the area with your area tile to your woodpile.
li-9-2 = Logs of all three kinds may be cut: firewood, softwood and hardwood.
li-9-3 = Your yard worker or a lodging may serve as a woodcutter.
li-9-4 = Your woodpile holds any number of logs.
li-9-5 = In a shared area the player with the earlier clearing letter cuts first.
li-9-6 = If you share your area with a player who has an earlier clearing letter, you may pay 1 thaler before cutting your first log and move your area tile to another free area.
li-9-7 = The new area must be free at that moment and hold at least 1 log, and you must have a worker to cut there.
li-9-8 = Once you have moved, you cut only in the new area.
li-9-9 = The first player of a shared area and a player alone in an area cannot move.
li-9-10 = After a move it is not checked again how many woodcutters you hired earlier.
li-9-11 = No food is taken while cutting, neither in the old area nor in the new one. Only a larder can do that.
li-9-12 = Woodcutters who find no log stay unused and return after the round; what you paid for them is lost.
li-9-13 = You may take a loan to pay for the move to another area (LI-9.6).

## LI-10 Step 2: raft arrival

li-10 = Step 2: raft arrival
li-10-1 = All logs that you put on your river in an earlier path round arrive at your yard.
li-10-2 = You divide the logs that arrive between saw store and sale space as you like.
li-10-3 = Hardwood logs always go to the saw store.
li-10-4 = Raft arrival needs no worker.
li-10-5 = In round 1 the river is still empty.
li-10-6 = There is no raft arrival in winter.

## LI-11 Step 3: transport

li-11 = Step 3: transport

## LI-11 General

li-11-1 = Transport brings logs from your woodpile to your yard; rafted logs go to the river first.
li-11-2 = Logs travel on foot, by cart or by raft; in winter by sled instead.
li-11-3 = You may combine and repeat the kinds of transport in any order while you have workers and equipment.
li-11-4 = Each log that arrives is put at once on the saw store or on the sale space; you divide the logs freely.
li-11-5 = Logs never go straight to a drying space.
li-11-6 = A log on the saw store stays there until it is sawn.
li-11-7 = A log on the saw store never reaches the sale space unsawn.
li-11-8 = A log on the sale space or a drying space can never be sawn.
li-11-9 = Once placed, wood never changes between saw store and sale space.
li-11-10 = Saw store and sale space hold any number of logs.
li-11-11 = Hardwood logs must go to the saw store.
li-11-12 = Logs you do not move stay on the woodpile for later rounds.
li-11-13 = Logs cut in this round may be moved in this round.
li-11-14 = Your yard worker or a lodging can take the carrier’s place in every kind of transport.

## LI-11 On foot

li-11-15 = On foot, one carrier brings 1 log.

## LI-11 Cart

li-11-16 = One cart trip needs 1 carrier, 1 cart tile and 1 fodder.
li-11-17 = With fodder of value 3 a cart trip brings up to 3 logs, with value 2 up to 2 logs, and always at least 1.
li-11-18 = After a cart trip fodder drops from 3 to 2, or from 2 out of the stable and back to the supply – even if fewer logs were loaded.
li-11-19 = The cart tile returns to the supply after the trip.
li-11-20 = With fodder of values 3 and 2 in your stable, the trip must use the fodder of value 2.
li-11-21 = A stable never holds two fodder of the same value.
li-11-22 = You may make several cart trips in one season, each with its own carrier and cart tile.

## LI-11 Raft

li-11-23 = One carrier puts logs on your river, one for each raft tile you spend, at least 1.
li-11-24 = Raft tiles you have used return to the supply.
li-11-25 = Rafted logs arrive in step 2 of the next path round, not in this one.
li-11-26 = Logs rafted in autumn of year 1 arrive in spring of year 2.
li-11-27 = Logs rafted in autumn of year 2 never arrive; only the final sale can still use them (LI-19.3).
li-11-28 = Logs of all three kinds may be rafted.

## LI-12 Step 4: saw

li-12 = Step 4: saw
li-12-1 = Sawing turns 1 log of your saw store into its sawn pieces.
li-12-2 = Each sawing needs 1 saw tile and 1 sawyer; your yard worker or a lodging can take the sawyer’s place.
li-12-3 = The saw tile returns to the supply after use.
li-12-4 = A firewood log gives 4 sawn firewood, a softwood log 3 sawn softwood, a hardwood log 1 sawn hardwood.
li-12-5 = The sawn pieces are put at once on fuel store and sale space; you divide them freely.
li-12-6 = Once placed, sawn pieces never change between fuel store and sale space.
li-12-7 = Sawn pieces of every kind may go to the fuel store.
li-12-8 = Logs that reached the saw store in steps 2 and 3 may be sawn in step 4 of the same round.
li-12-9 = You may saw as often as you have workers, saws and logs for it.

## LI-13 Step 6: sale

li-13 = Step 6: sale
li-13-1 = You may sell any number of logs and sawn pieces from your sale space and your three drying spaces.
li-13-2 = Wood that lies anywhere else cannot be sold.
li-13-3 = Base prices in thalers: firewood log 3, softwood log 4, sawn firewood 1, sawn softwood 2, sawn hardwood 5. Hardwood logs cannot be sold.
li-13-4 = Each log or sawn piece on a drying space earns that space’s bonus on top: 0 on drying space 1, +1 on drying space 2, +2 on drying space 3.
li-13-5 = Everything on drying space 3 must be sold in the sale step.
li-13-6 = Wood that a drying hut moves to drying space 3 during the sale step must also be sold in that step.
li-13-7 = Sold wood returns to the supply.
li-13-8 = Wood that arrived or was sawn in this round may be sold in this round.

## LI-14 Step 7: drying

li-14 = Step 7: drying
li-14-1 = Each unsold log or sawn piece may move one space to the right: from the sale space to drying space 1, from there to 2, from there to 3.
li-14-2 = No log or sawn piece makes more than one such move per drying step.
li-14-3 = Drying moves are voluntary, and you decide for each log or piece by itself.
li-14-4 = Moves are made from right to left: first out of drying space 2, then out of drying space 1, then out of the sale space.
li-14-5 = A drying space holds either 1 log or up to 2 sawn pieces, of any kinds.
li-14-6 = A log and a sawn piece may not share a drying space.
li-14-7 = A drying move is allowed only if the receiving space keeps to the limit of LI-14.5 afterwards.
li-14-8 = The sale space holds any number of logs and pieces.
li-14-9 = Wood that finds no room stays where it is.
li-14-10 = Wood never moves to the left.
li-14-11 = After the drying step the forest work is over.

## LI-15 Phase 6: player order and clean-up

li-15 = Phase 6: player order and clean-up
li-15-1 = The clearing order is reversed for the next path round: the last player becomes the first.
li-15-2 = All foremen return to space 0.
li-15-3 = All hired woodcutters, carriers and sawyers return to their path spaces, used or not.
li-15-4 = Each yard worker returns to their yard.
li-15-5 = Each area tile returns to its place beside its owner’s yard.
li-15-6 = Equipment tiles left on the path return to the supply.
li-15-7 = Craft tiles left on the path leave the game.
li-15-8 = The flow marker returns beside step 1, and the season marker moves on by one season.
li-15-9 = Everything at the yards, on the woodpiles, on the rivers and in the areas stays.
li-15-10 = Fodder left on space 6 returns to the supply; the space is stocked anew.

## LI-16 Craft and huts

li-16 = Craft and huts
li-16-1 = A hut set is one stake, one board and one shingle.
li-16-2 = A joker may replace any tile of the hut set.
li-16-3 = One hut set may contain one or two jokers.
li-16-4 = Withe can never be part of a hut set.
li-16-5 = In your own turn you may turn a hut set into 3 huts, one per tile.
li-16-6 = You divide the 3 huts freely over the three hut spaces: all three on one, two and one, or one on each.
li-16-7 = Huts never change their hut space.
li-16-8 = A hut space holds any number of huts.
li-16-9 = Each hut can be used once; then it leaves the game.
li-16-10 = You may use several huts in the same turn.
li-16-11 = Huts may be built and used in winter too.
li-16-12 = Larder: take all the food of one free area. Your own area counts as free if no other player’s tile lies there.
li-16-13 = A larder may be used in your turns on the path and in every step of the forest work and of the winter.
li-16-14 = In winter no area tiles lie in the areas, so all six areas are free.
li-16-15 = Drying hut: move one log or sawn piece from drying space 1 to 2 or from drying space 2 to 3.
li-16-16 = A move by drying hut ignores the limit of the receiving space.
li-16-17 = The same log or sawn piece may be moved by several drying huts in a row.
li-16-18 = A drying hut may be used in your turns on the path and in every step of the forest work and of the winter.
li-16-19 = Lodging: one extra worker for one job as woodcutter, carrier or sawyer, in the forest work or in winter.
li-16-20 = A lodging still needs the equipment for its job: a saw, a cart and fodder, rafts or a sled.
li-16-21 = With lodgings you may do several winter jobs, for example cut, sled and saw.

## LI-17 Loans

li-17 = Loans
li-17-1 = You may take at most two loans in the whole game.
li-17-2 = Each loan gives you 4 thalers at once.
li-17-3 = One loan costs 7 thalers at the end of the game.
li-17-4 = Two loans cost 16 thalers together at the end of the game.
li-17-5 = A loan cannot be repaid before the end of the game.

## LI-18 Winter round

li-18 = Winter round

## LI-18 Frame

li-18-1 = Winter follows the clean-up of the autumn round, so all hired workers are gone.
li-18-2 = The winter runs like this: bonus, 1 cut, 2 sled transport, 3 saw, 4 orders, 5 feed, 6 heat.
li-18-3 = Players act in the clearing order of the autumn just played.
li-18-4 = The winter condition of the current year says how much food and fuel each player must pay.
li-18-5 = In winter there is no sale step, no drying, no raft arrival and no market.
li-18-6 = The only workers in winter are your yard worker, for one job, and your lodgings.
li-18-7 = Without lodgings you do at most one of cut, sled and saw in a winter.

## LI-18 Bonus and jobs

li-18-8 = Bonus: each player puts 1 log of any kind from the supply on their woodpile.
li-18-9 = Cut: your yard worker brings 2 firewood logs from the supply to your woodpile.
li-18-10 = Cut: each lodging you use brings 1 firewood log.
li-18-11 = Cutting in winter gives firewood only and leaves the areas unchanged.
li-18-12 = Sled: 1 worker and 1 sled tile bring up to 2 logs from your woodpile to your yard, at least 1.
li-18-13 = Each food you pay lets the sled bring 1 more log, without limit.
li-18-14 = The sled tile returns to the supply.
li-18-15 = Logs from the sled are placed as usual (LI-11.4 to LI-11.11).
li-18-16 = The sled is used in winter only, and in winter no other transport is possible.
li-18-17 = Saw: as in LI-12. Each sawing needs its own worker and its own saw tile.

## LI-18 Feed

li-18-18 = Each player pays the food due and must use the food they have.
li-18-19 = Each missing food costs 3 thalers.
li-18-20 = After feeding, all remaining food returns to the supply.

## LI-18 Heat

li-18-21 = Each player pays the fuel due in sawn pieces from their fuel store and must use what lies there.
li-18-22 = Each sawn piece counts as one fuel, whatever its kind.
li-18-23 = Only the fuel store heats; pieces on the sale space or the drying spaces cannot be burnt.
li-18-24 = Pieces are burnt in this order: sawn firewood, then sawn softwood, then sawn hardwood.
li-18-25 = Each missing piece of fuel costs 3 thalers.
li-18-26 = Fuel left over stays for the next winter.

## LI-18 Debt

li-18-27 = If you cannot pay the thalers due when feeding or heating, you must first take a loan, and a second one if you are still short, as long as you have loans left.
li-18-28 = You may sell wood for a winter debt only when both loans are taken and the debt is still not covered.
li-18-29 = In that case (LI-18.28) you must sell wood of your yard one by one until the debt is covered, at the prices of LI-13.3 with drying bonus.
li-18-30 = For a winter debt, wood from saw store and fuel store may be sold only when your sale space and drying spaces are empty.
li-18-31 = Hardwood logs and wood on the woodpile or the river cannot be sold for a winter debt.
li-18-32 = In year 1, if you had to sell wood for a winter debt, you may go on selling by the same rules after the debt is covered.
li-18-33 = In year 2 the sale for a winter debt ends as soon as the debt is covered.
li-18-34 = What is still unpaid of a winter debt when you have nothing left to sell is noted as arrears and taken off your final score.
li-18-35 = After step 6 of the winter all yard workers return to their yards.
li-18-36 = After the first winter, spring of year 2 begins with stocking the path (LI-4), in the player order fixed after autumn.
li-18-37 = For the second winter the condition of year 2 counts.

## LI-19 End and scoring

li-19 = End and scoring
li-19-1 = In the final sale after the second winter, everything on your sale space is sold at its base price.
li-19-2 = Everything on your drying spaces 1, 2 and 3 is sold at its base price plus the bonus of the space.
li-19-3 = From your river either all firewood logs or all softwood logs are sold at base price, whichever are worth more.
li-19-4 = Wood on woodpile, saw store and fuel store and hardwood on the river is worth nothing.
li-19-5 = Craft tiles, huts, equipment, food and fodder are worth nothing.
li-19-6 = After the final sale you pay 7 thalers for one loan or 16 for two, and your arrears.
li-19-7 = Your result may be below 0.
li-19-8 = Players with the same highest result share the victory.

## LI-20 Two and three players

li-20 = Two and three players
li-20-1 = With 2 or 3 players the stock of the path, the set-up and the number of marking cards follow the table for that number of players.
li-20-2 = With 2 players blocked tiles are shuffled in among the 13 tiles each round, so their places change.
li-20-3 = Nobody may stop on a space with a blocked tile; passing over it is allowed.
li-20-4 = Only as many clearing letters are used as there are players.
li-20-5 = All other rules stay the same.

## LI-21 Advanced level: orders

li-21 = Advanced level: orders
li-21-1 = The 10 order cards are shuffled into a face-down deck. The offer at space 13 is 2, 3 or 4 open cards with 2, 3 or 4 players.
li-21-2 = In each phase 1 the offer is filled up from the deck; orders nobody took stay.
li-21-3 = You may stop on space 13 if an order is on offer and you have 1 thaler.
li-21-4 = On space 13 you pay 1 thaler and take exactly one order, which lies open at your yard.
li-21-5 = The offer is not refilled during the walk.
li-21-6 = You may hold any number of orders.
li-21-7 = In step 5 of the forest work and step 4 of the winter you may put wood from your sale space and drying spaces on your orders.
li-21-8 = Wood fits if it is of the kind and form asked for and the bonus of its space is at least the bonus asked: sale space and drying space 1 count 0, drying space 2 counts 1, drying space 3 counts 2.
li-21-9 = Hardwood logs never fit an order.
li-21-10 = An order may be filled over several seasons.
li-21-11 = Delivered wood can be neither taken back nor sold.
li-21-12 = As soon as the last need is met you receive the reward; card and wood leave play.
li-21-13 = Unfinished orders give nothing and cost nothing at the end.
li-21-14 = Orders (step 5) come before the sale (step 6), so wood on drying space 3 may be delivered instead of sold.

## LI-22 Expert level: planned work

li-22 = Expert level: planned work
li-22-1 = At set-up 4, 5 or 6 of the 10 planned-work cards are drawn with 2, 3 or 4 players and laid open. The others are out of the game.
li-22-2 = Each player has six plan tiles: two each of the numbers 1, 2 and 3.
li-22-3 = On space 8 you put exactly one of your plan tiles on one open card.
li-22-4 = For placing a plan tile you pay 1 thaler for each tile that lies on that card at that moment, whoever owns it.
li-22-5 = A plan tile takes effect as many path rounds after the current one as its number says; winters do not count.
li-22-6 = A plan tile may be placed only if the path round it is meant for exists.
li-22-7 = You may stop on space 8 if at least one of your plan tiles is allowed on a card that you can pay for.
li-22-8 = How strong the effect is depends on the number of the tile: each card has its own strength for 1, 2 and 3.
li-22-9 = An effect not used in its season is lost.
li-22-10 = After its season the plan tile is removed from the card and from the game.
li-22-11 = If several of your tiles are due in one season, their effects add up.
li-22-12 = Effects at the start of the forest work are carried out in clearing order before step 1.
li-22-13 = Cutting: in your cutting turn you move logs, up to the strength, from one area – your own or a free one – to your woodpile. This needs no woodcutters, and your area tile stays where it is.
li-22-14 = Overtime: one log comes from the supply to your woodpile. The tile’s number names its kind: firewood for 1, softwood for 2, hardwood for 3.
li-22-15 = Milling: you may saw logs, up to the strength, without sawyer and saw.
li-22-16 = Carrying: you may bring logs on foot, up to the strength, without carriers.
li-22-17 = Drying: before the normal drying you may make moves as with a drying hut, up to the strength.
li-22-18 = Selling: the first logs or pieces you sell in step 6, up to the strength, earn 1 thaler more each. Forced sales count too.
li-22-19 = Foraging: you get food from the supply, as much as the strength.
li-22-20 = Rafting: logs up to the strength go from your woodpile to your river without carrier and raft tiles.
li-22-21 = Day labour: you get extra workers for this season, as many as the strength. Each can be used like a lodging.
li-22-22 = Tooling: you take carts, rafts, saws and sleds in any mix from the supply, as many as the strength, as far as the supply and the limit of 4 saws allow.
li-22-23 = Plan tiles and planned-work cards are open to all.

## LI-23 Variants

li-23 = Variants
li-23-1 = Open area choice: in phase 3 players choose openly one after another in player order, and areas may be shared. Food is handed out after the last choice.
li-23-2 = Second edition: each player starts with 5 thalers.
li-23-3 = Easy winters: the winter conditions marked as easier are used. The publisher advises this for a first game with 4 players.

## LI-R Rulings

li-rulings = Rulings
li-r1 = With 4 players, round 1 begins with 3 firewood logs and one area tile in each of 4 areas, and 2 firewood logs in each of the other 2.
li-r2 = The first player order, the areas with 3 logs and whose tile lies in which of them are all drawn at random.
li-r3 = Apart from 4 thalers and the yard worker nobody starts with anything, and there is no food in the areas in round 1.
li-r4 = With 2 players there are 5 carriers, 1 fodder, 8 woodcutters and 2 + 1 sawyers; with 3 players 8 carriers, 2 fodder, 12 woodcutters and 3 + 1 sawyers.
li-r5 = 3 players use the same 13 tiles as 4 players. 2 players use 11 tiles (1 cart, 2 rafts, 2 saws, 1 sled, 1 coin tile, 2 food tiles, 2 craft tiles) and 2 blocked tiles.
li-r6 = Only wood and food are unlimited. Of the tiles only carts can run short when the path is stocked, and then a space stays empty. Fodder always suffices; space 6 is stocked anew whether or not fodder was bought.
li-r7 = The winter conditions of both years are known from the start.
li-r8 = The rulebook’s marking example shows one single card with four entries.
li-r9 = Own turn means the turns on the path and the own part of each step. Choosing areas is common to all and nobody’s own turn.
li-r10 = If you need a loan to pay for a space, you take the loan first and then move.
li-r11 = If nothing useful is left you go to the clearing; you may also go there early.
li-r12 = With 4 saws you cannot take a saw tile, so you may not stop there.
li-r13 = A place on a space becomes free again when a foreman moves on.
li-r14 = In a shared area, too, the limit for hiring woodcutters is simply the number of logs there.
li-r15 = A stop at the market needs at least one deal. Only sets of 2, 3 or 4 have a price, so 5 or 6 equal tiles are sold as several sets.
li-r16 = A hut set may contain two jokers, and two jokers may be sold as a pair, since each joker replaces any kind.
li-r17 = Sold craft tiles leave the game, just like used huts and tiles left on the path.
li-r18 = While waiting in the clearing you cannot take loans, build or use huts; you can again in the forest work.
li-r19 = Only players who come later in a shared area may move for 1 thaler: once, before their first log, even if enough wood is left. The target must be free now and hold a log. The tile moves along, so the target is no longer free for others and the old area may become free.
li-r20 = Workers need not be used. Only raft arrival, the sale of drying space 3 and the winter dues are compulsory.
li-r21 = Rafted logs may not stay on the river; they all arrive in step 2.
li-r22 = You may load fewer logs than the fodder allows; the fodder drops all the same.
li-r23 = You may use both trips of one fodder in the same season.
li-r24 = You need not spend all your raft tiles: you spend one per log rafted and keep the rest.
li-r25 = Drying is voluntary, and moves go from right to left so that a full row can shift as one.
li-r26 = Drying spaces that huts have made overfull stay as they are. Only a space that receives a normal move must keep to the limit.
li-r27 = A drying hut moves wood only from drying space 1 or 2. Wood that reaches drying space 3 during step 6 is sold in that step; wood that gets there later waits for the next sale.
li-r28 = The hut spaces are 1 larder, 2 drying hut and 3 lodging. Their numbers have no effect on play.
li-r29 = Winter is played in autumn’s clearing order. Spring of year 2 uses the reverse of it, although the foremen are already back on space 0.
li-r30 = A larder may be used in winter; no area tiles lie out then, so every area is free.
li-r31 = The winter bonus cannot be declined.
li-r32 = You may not keep food or fuel and pay thalers instead. The cheapest pieces are burnt first.
li-r33 = In a debt, loans are taken one by one and only as many as needed, but both before any wood is sold.
li-r34 = In a debt you sell from sale space and drying spaces first, with drying bonus, and from the stores only if need be. Selling more than the debt is allowed in year 1 only.
li-r35 = If you still cannot pay a winter debt, the rest is noted as arrears and counts as minus points.
li-r36 = Hardwood logs and the woodpile cannot be sold in a debt: hardwood logs have no price, and the woodpile is not part of the yard.
li-r37 = In the final sale only one kind of log on the river is sold, firewood or softwood; the better one is taken automatically.
li-r38 = A result may be negative. In a tie for first place the victory is shared; there is no tie-break.
li-r39 = The wood in the rulebook’s larger sale example brings 17 thalers: 12 before bonus, then +1 once and +2 twice.
li-r40 = Apart from cutting and the use of larders, the steps may be played at the same time; the result is the same.
li-r41 = Face-down craft tiles count as known to all, since each lay open on the path before. A table may still show them face down.
li-r42 = Thalers are open.
li-r43 = Each order asks for one sawn hardwood among its needs and can be met in one delivery within the drying limits. Its reward is the sale value of the wood plus 5 to 8 thalers; delivery in parts is allowed.
li-r44 = The number on a plan tile is the delay in path rounds, and a later effect is a stronger one. No planned work gives craft tiles.
li-r45 = In the tactical area choice players choose openly, in player order.
li-r46 = Each sled needs its own worker, and any number of food may be paid for each sled.
li-r47 = Every trip by cart, raft or sled moves at least one log.
li-r48 = A hardwood log gives 1 sawn hardwood.
li-r49 = A lodging may be the carrier for cart, raft and sled.
li-r50 = The extra sawyer cannot be taken alone; the free one is always taken as well.
