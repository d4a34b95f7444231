### Caylus 1303: the rules and rulings in our own words, shown as help in the browser.
### One message per rule id of the catalogue: CA-4.11 is ca-4-11, ruling CA-R5 is ca-r5.

## CA-1 General and limits

ca-1 = General and limits

ca-1-1 = The game is for 2, 3, 4 or 5 players.
ca-1-2 = A game lasts exactly 9 rounds.
ca-1-3 = Each player has exactly 15 workers. Every one of them is always in just one place: in the player's supply, on a building, on the construction site or in the camp.
ca-1-4 = Workers that an effect lets you take move from the camp to your supply. If fewer of your own workers are in the camp, you take those and the rest is lost.
ca-1-5 = Workers that an effect asks you to send to the camp come from your supply, never from the workers you have on the board.
ca-1-6 = A worker that leaves the board always goes to the camp, never straight to the supply.
ca-1-7 = Each player has 10 houses. One of them is the pass marker at the Guilds Bridge, so at most 9 can mark property.
ca-1-8 = Without a free house you cannot build a wood tile or a stone tile. The pass marker does not count as free.
ca-1-9 = Without a free house you cannot use the Notary. The pass marker does not count as free.
ca-1-10 = A monument needs no new house: the house of the residence under it stays and marks the monument.
ca-1-11 = Resources and PP never run out. The number of pieces in the box is no limit.
ca-1-12 = You may hold any number of resources and PP.
ca-1-13 = The any symbol in a price or an effect stands for exactly one food, wood, stone or cloth of your choice. It never stands for gold.
ca-1-14 = A price is paid in full. If you cannot do that, the effect, or that option of it, is not available.
ca-1-15 = Players can never give anything to each other or trade with each other.
ca-1-16 = You may talk about the provost's moves, but nobody is bound by what was said.
ca-1-17 = PP are never paid, never lost and never moved from one player to another.

## CA-2 Set-up

ca-2 = Set-up

ca-2-1 = In order of activation the road is: Fair, Notary, Carpenter, Toll, Guilds Bridge, then the spaces 1 to 23.
ca-2-2 = One random start tile lies on slot 1 of the construction site, setup side up.
ca-2-3 = The other 8 start tiles lie in random order on spaces 1 to 8, setup side up.
ca-2-4 = One random wood tile lies on slot 2 of the construction site, setup side up.
ca-2-5 = One random wood tile lies on space 9, setup side up.
ca-2-6 = If the Stonemason is drawn for space 9, another wood tile is drawn in its place.
ca-2-7 = The other 7 wood tiles are in the open stock, construction side up.
ca-2-8 = One random stone tile lies on slot 3 of the construction site, setup side up.
ca-2-9 = One random stone tile lies on space 14, setup side up.
ca-2-10 = The other 7 stone tiles are in the open stock, construction side up.
ca-2-11 = All 7 monuments are in the open stock.
ca-2-12 = The provost starts directly before space 9, in gap 8, so spaces 1 to 8 are active.
ca-2-13 = The round marker starts on 1.
ca-2-14 = Each player takes a colour of their own with its 10 houses and puts one of these houses at the Guilds Bridge.
ca-2-15 = With 2 or 5 players everyone starts with 10 workers in the supply, with 3 or 4 players with 6.
ca-2-16 = Each player's other workers start in the camp: 5 with 2 or 5 players, 9 with 3 or 4 players.
ca-2-17 = One player becomes start player and gets the start-player marker.
ca-2-18 = Draw 3 more random characters than there are players: 5, 6, 7 or 8 for 2, 3, 4 or 5 players. All other characters stay out of this game.
ca-2-19 = Each player picks 1 of the drawn characters. The last player in turn order picks first, then it goes counter-clockwise, and the start player picks last.
ca-2-20 = Picked characters lie face up in front of their holders.
ca-2-21 = The 3 characters that nobody picked lie on the board.
ca-2-22 = Each player starts with 2 wood, 1 food and 1 stone, and nothing else.
ca-2-23 = All tiles are laid out for everyone to see before the first character is picked.
ca-2-24 = Everybody's workers and resources are visible to all during the whole game.
ca-2-25 = Your PP are hidden from the other players until the end of the game.
ca-2-26 = The stock of resources and PP lies open beside the board.

## CA-3 The round

ca-3 = The round

ca-3-1 = Each round has four phases in this order: planning, activation, delivery, administration.
ca-3-2 = From round 2 on, the start player is whoever passed first in the round before.
ca-3-3 = A wood tile or stone tile belongs to its builder for the rest of the game.
ca-3-4 = A start tile, and the residence or monument it turns into, belongs to the player whose house was put above it.
ca-3-5 = Printed buildings and the tiles laid on spaces 9 and 14 at set-up never get an owner.
ca-3-6 = A player's effect, with every favour and choice in it, is finished before the next building, worker or player is dealt with.

## CA-4 Phase 1 – planning

ca-4 = Phase 1 – planning

ca-4-1 = Turns begin with the start player and go clockwise. Players who have passed are skipped.
ca-4-2 = In your turn you do exactly one of three things: place a worker on a building, place a worker on the construction site, or pass.
ca-4-3 = You may place a worker on the Fair, Notary, Carpenter or Toll, on a start tile that has not been flipped, or on a wood or stone tile on the road. It does not matter whether the tile lay there from the start or was built later.
ca-4-4 = A building that already holds a worker is closed. Only the Merchant makes an exception, see CA-13.7.
ca-4-5 = No worker may be placed on a monument.
ca-4-6 = No worker may be placed on a residence.
ca-4-7 = No worker may be placed on one of the three tiles in the slots of the construction site.
ca-4-8 = No worker may be placed on an empty space of the road.
ca-4-9 = No worker may be placed on the Guilds Bridge.
ca-4-10 = In one round you may place workers on as many different buildings as you like, your own included.
ca-4-11 = If you place a worker on a tile that an opponent built, that opponent gets 1 PP at once.
ca-4-12 = Placing a worker on a tile of your own gives nobody PP.
ca-4-13 = Placing a worker on a building without an owner gives nobody PP.
ca-4-14 = You may place a worker beyond the provost.
ca-4-15 = You may place a worker even if you cannot pay for the effect at that moment.
ca-4-16 = A worker for the construction site goes to the leftmost free place there.
ca-4-17 = You may have at most 1 worker on the construction site.
ca-4-18 = Workers of several players may stand on the construction site in the same round.
ca-4-19 = When you pass, your pass marker goes to the leftmost free field of the Guilds Bridge.
ca-4-20 = Once you have passed, you take no more turns in this phase.
ca-4-21 = You may pass in any of your turns, even with workers left.
ca-4-22 = If you cannot pay for any legal placement, you must pass in your next turn.
ca-4-23 = The first player to pass takes the start-player marker at once.
ca-4-24 = Handing over the start-player marker does not change the turn order of the current phase.
ca-4-25 = After the first pass, every worker you place costs you 1 more worker, sent from your supply to the camp.
ca-4-26 = The surcharge stays at 1 worker however many players have passed.
ca-4-27 = The surcharge is due for placements on buildings and on the construction site alike.
ca-4-28 = While the surcharge applies to you, you need at least 2 workers in your supply to place one.
ca-4-29 = Workers you do not place stay in your supply, for payments and for later rounds.
ca-4-30 = The phase is over when all players have passed.

## CA-5 Phase 2 – activation

ca-5 = Phase 2 – activation

ca-5-1 = Buildings are activated one at a time: Fair, Notary, Carpenter, Toll, Guilds Bridge, then the spaces from 1 up to the provost.
ca-5-2 = The four printed buildings and the Guilds Bridge are activated in every round, wherever the provost stands.
ca-5-3 = If you have a worker on an activated building, you may use its effect once.
ca-5-4 = You may decline an effect.
ca-5-5 = Once its effect has been used or declined, the worker goes to the camp.
ca-5-6 = While an effect is carried out, the worker that triggers it still stands on the building. It is not yet in the camp.
ca-5-7 = What you gain at one building can be spent at every later building of the same phase.
ca-5-8 = If two workers stand on a building, the one placed first is dealt with and removed before the other.
ca-5-9 = Buildings beyond the provost are not activated.
ca-5-10 = Workers on buildings that are not activated go to the camp without effect at the end of the phase.
ca-5-11 = The owner keeps the PP for a placement even if the building is not activated.
ca-5-12 = Workers on the construction site stay there until phase 3, wherever the provost stands.
ca-5-13 = A building without a worker does nothing.

## CA-6 The provost

ca-6 = The provost

ca-6-1 = The provost stands in a gap of the road. Gap 0 comes directly after the Guilds Bridge, each further gap directly after the space with the same number.
ca-6-2 = One step takes the provost to the next gap. Empty spaces count just like spaces with tiles.
ca-6-3 = The provost never stands on a tile or on an empty space.
ca-6-4 = The provost never goes back past gap 0, directly after the Guilds Bridge.
ca-6-5 = The provost never goes further than gap 25: after gap 23 there are only 2 end spots, counted as gaps 24 and 25.
ca-6-6 = From gap 23 on, every space of the road is active.
ca-6-7 = Whoever moves the provost picks one direction and a number of steps that keeps him between gap 0 and the last end spot.
ca-6-8 = Each round the provost is moved in this order: by the worker or workers on the Toll, by the players at the bridge in pass order, by the holder of the Bailiff.
ca-6-9 = After the Bailiff's move the provost stays where he is until step 4 of phase 4.
ca-6-10 = Building a tile does not move the provost.

## CA-7 Printed buildings

ca-7 = Printed buildings

ca-7-1 = Fair: pay 1 wood and get 1 favour at once.
ca-7-2 = Notary: pay 1 cloth and put 1 of your free houses above a start tile on the road.
ca-7-3 = With the Notary you can only choose a tile that shows the yellow banner and has no house above it.
ca-7-4 = The start tile on slot 1 of the construction site cannot be chosen with the Notary.
ca-7-5 = Claiming a tile with the Notary gives no PP.
ca-7-6 = A claimed tile stays a normal building until the end of phase 3. Workers standing on it are still activated this round.
ca-7-7 = A tile may be claimed whether or not workers stand on it, and wherever the provost stands.
ca-7-8 = One use of the Notary claims exactly 1 tile.
ca-7-9 = Carpenter: choose 1 wood tile from the stock, pay its price and put it on the road.
ca-7-10 = A built tile goes to the empty space with the lowest number.
ca-7-11 = A built tile lies with its construction side up and gets 1 house of its builder.
ca-7-12 = The builder gets the PP of the tile at once.
ca-7-13 = If a price shows the any symbol, the builder chooses whether to pay food, wood, stone or cloth for it.
ca-7-14 = Nothing can be built if no space on the road is empty.
ca-7-15 = One use of a Carpenter builds exactly 1 tile.
ca-7-16 = A tile built this round can get its first worker in the next round at the earliest.
ca-7-17 = Toll: move the provost 1 or 2 steps forward or backward, free of charge.
ca-7-18 = The player on the Toll may also leave the provost where he is.
ca-7-19 = Guilds Bridge: in every round, with no worker needed there, each player gets exactly one decision, in pass order.
ca-7-20 = At the bridge you may move the provost 1, 2 or 3 steps forward or backward, or not at all.
ca-7-21 = Each step at the bridge costs 1 worker, sent from your supply to the camp.
ca-7-22 = Decisions at the bridge are made one after the other and are final. Each player sees the earlier ones.

## CA-8 Effects of the tiles

ca-8 = Effects of the tiles

ca-8-1 = Farm (start): take 1 food.
ca-8-2 = Sawmill (start): take 1 wood.
ca-8-3 = Quarry (start): take 1 stone.
ca-8-4 = Carpenter (start): works exactly like the printed Carpenter (CA-7.9 to CA-7.15).
ca-8-5 = Market (start): send 1 worker from your supply to the camp, besides the one on the tile, and take 1 food, wood, stone or cloth.
ca-8-6 = Guild (3): pay 1 food, wood, stone or cloth and take 3 workers.
ca-8-7 = Guild (4): pay 1 stone and take 4 workers.
ca-8-8 = Tiles laid out at set-up work with their setup side for the whole game, tiles built by players with their construction side.
ca-8-9 = Farm, Quarry, Sawmill (all wood) and Spinning Mill, construction side: take 2 of the tile's resource.
ca-8-10 = Farm, Quarry, Sawmill (all wood) and Spinning Mill, setup side: take 1 of the tile's resource and get 1 PP.
ca-8-11 = Covered Market, construction side: take 3 workers.
ca-8-12 = Covered Market, setup side: take 2 workers and get 1 PP.
ca-8-13 = Market (wood), both sides: take 1 food, wood, stone or cloth, free of charge.
ca-8-14 = Manor, construction side: get 1 favour at once when it is activated.
ca-8-15 = Building the Manor gives no favour.
ca-8-16 = Manor, setup side: get 2 PP.
ca-8-17 = Tailor, both sides: pay 1 cloth for 4 PP, or 2 cloth for 6 PP.
ca-8-18 = Stonemason, construction side: choose 1 stone tile from the stock, pay its price and build it by CA-7.10 to CA-7.14.
ca-8-19 = The Stonemason cannot be used if no space on the road is empty.
ca-8-20 = Stonemason, setup side: works like the construction side, but the 1 stone in the tile's price is not paid.
ca-8-21 = With the setup side of the Stonemason the rest of the price is paid in full, the any symbol included.
ca-8-22 = If the Stonemason lies on slot 2 of the construction site, stone tiles can only be built through favours, and only from round 4 on.
ca-8-23 = Farm, Quarry and Sawmill (all stone), construction side: take the 3 resources of the tile.
ca-8-24 = Farm, Quarry and Sawmill (all stone), setup side: take the 2 resources of the tile.
ca-8-25 = When a Farm, Quarry or Sawmill (stone) on its construction side is activated and only opponents of its owner have workers on it, the owner gets 1 bonus resource at once.
ca-8-26 = The owner gets the bonus resource even if the visitor declines the effect.
ca-8-27 = The owner gets no bonus resource if the tile is not activated.
ca-8-28 = If only the owner's own worker stands on the tile, the owner gets no bonus resource.
ca-8-29 = Two workers of two opponents on the tile give the owner 1 bonus resource in all.
ca-8-30 = If one of two workers on the tile is the owner's, there is no bonus resource.
ca-8-31 = Only the three production tiles Farm, Quarry and Sawmill (stone) give a bonus resource, and only on their construction side.
ca-8-32 = Gold Mine: take 1 gold.
ca-8-33 = Foundry: send 1 worker to the camp for 1 gold, or 3 workers for 2 gold.
ca-8-34 = Alchemist: pay 1 food, wood, stone or cloth for 1 gold, or 2 of these resources, equal or different, for 2 gold.
ca-8-35 = Guild House: pay 1 food, wood, stone or cloth and take 5 workers.
ca-8-36 = Church: send 2 workers to the camp for 4 PP, or 4 workers for 6 PP.
ca-8-37 = Jeweler: pay 1 gold for 5 PP, or 2 gold for 9 PP.
ca-8-38 = Where an effect offers a choice with "or", each worker uses one of the options, once.
ca-8-39 = Gold Mine, Foundry, Alchemist, Guild House, Church and Jeweler work alike on both sides.

## CA-9 Phase 3 – delivery

ca-9 = Phase 3 – delivery

ca-9-1 = Only players with a worker on the construction site take part in the delivery, and the holder of the Carter.
ca-9-2 = Players deliver in the order of their workers on the construction site, from left to right.
ca-9-3 = You decide how many bundles you deliver; none at all is allowed.
ca-9-4 = A player's delivery is complete before the next player decides.
ca-9-5 = A bundle is exactly 3 resources of 3 different kinds.
ca-9-6 = One resource of each bundle is food.
ca-9-7 = Gold may be one of the other two kinds in a bundle.
ca-9-8 = Each bundle gives 5 PP at once.
ca-9-9 = Only your resources limit how many bundles you can deliver.
ca-9-10 = When all deliveries are done, the player who delivered the most bundles this round gets 1 favour at once.
ca-9-11 = Of tied players, the one whose worker stands further left gets the favour.
ca-9-12 = A player with no bundles never gets this favour.
ca-9-13 = Deliveries give at most 1 favour per round.
ca-9-14 = After the favour, all workers on the construction site go to the camp.
ca-9-15 = The provost has no influence on deliveries.

## CA-10 Favours

ca-10 = Favours

ca-10-1 = Favours come from exactly four things: the Fair, the Manor on its construction side, the most bundles in a round, and building the Theatre.
ca-10-2 = A favour is used at once. It can be neither saved nor refused.
ca-10-3 = A favour is exactly one of two things: take a character from an opponent, or use a slot of the construction site.
ca-10-4 = To take a character, choose any 1 character of any opponent and lay it face up in front of you.
ca-10-5 = If no opponent holds a character, you cannot take one from an opponent and must use a slot of the construction site.
ca-10-6 = If you take a character from an opponent, you take none from the board.
ca-10-7 = In rounds 1 to 3 a favour can only use slot 1 of the construction site.
ca-10-8 = In rounds 4 to 6 a favour can use slot 1 or 2 of the construction site.
ca-10-9 = In rounds 7 to 9 a favour can use slot 1, 2 or 3 of the construction site.
ca-10-10 = Using a slot means using the effect on the setup side of its tile once, with all its prices and conditions but without a worker on it.
ca-10-11 = You may choose a slot even if you cannot pay for its effect, or if you decline the effect.
ca-10-12 = After the effect of the slot you may take 1 character from the board, if one is left.
ca-10-13 = Taking a character from the board is optional and limited to 1 per favour.
ca-10-14 = The characters on the board are never refilled.
ca-10-15 = A slot may be used by any number of favours in a round; its tile stays.
ca-10-16 = A tile built through a favour follows all building rules: price, house, first empty space, PP, Architect.
ca-10-17 = A character taken from the board after using a slot does not influence the effect used before it.
ca-10-18 = A favour never leads to another favour.
ca-10-19 = You may hold any number of characters, or none at all.
ca-10-20 = Only the round number decides which slots are open, whatever the phase and wherever the favour came from.

## CA-11 Phase 4 – administration

ca-11 = Phase 4 – administration

ca-11-1 = The steps are carried out in this order: residences, monuments, recruitment, provost, round marker.
ca-11-2 = Step 1: every start tile with a house above it is flipped to its residence side.
ca-11-3 = Flipping to the residence side is compulsory, costs nothing and gives no PP.
ca-11-4 = Step 2: go through the residences from the bridge along the road. The owner of each may replace it with 1 monument from the stock.
ca-11-5 = A residence flipped in step 1 may be replaced in step 2 of the same round.
ca-11-6 = The owner pays the price of the monument and lays it on the residence.
ca-11-7 = You may build several monuments in one round, one per residence.
ca-11-8 = The owner gets the PP of the monument at once.
ca-11-9 = The Theatre gives 12 PP and then 1 favour at once.
ca-11-10 = Each monument can be built once in a game.
ca-11-11 = A monument is never replaced or removed.
ca-11-12 = Each residence comes up for a decision at most once per round.
ca-11-13 = Step 3: each player takes 3 workers, or 2 in a game with 5 players.
ca-11-14 = Recruited workers come from the camp, and CA-1.4 limits them.
ca-11-15 = Each residence gives its owner 1 more worker at recruitment.
ca-11-16 = A residence under a monument gives no worker.
ca-11-17 = The Garden gives its owner 2 more workers at recruitment.
ca-11-18 = The Granary gives its owner 1 food at recruitment.
ca-11-19 = The Factory gives its owner 1 cloth at recruitment.
ca-11-20 = Residences and monuments of this round already count in step 3.
ca-11-21 = Step 4: look at the unbroken row of tiles that begins on space 1. The provost is put directly before the last tile of this row.
ca-11-22 = The tile laid on space 14 at set-up is ignored in step 4 as long as a space before it is empty.
ca-11-23 = Residences and monuments count as buildings in step 4.
ca-11-24 = Step 5: the round marker moves on by 1 and a new round starts.
ca-11-25 = The pass markers leave the bridge before the next planning phase.

## CA-12 End of the game

ca-12 = End of the game

ca-12-1 = The game ends after phase 4 of round 9; monuments can still be built in it.
ca-12-2 = At the end all players show their PP.
ca-12-3 = Each gold you still hold at the end gives 2 PP.
ca-12-4 = Other resources, workers, houses and characters give no PP at the end.
ca-12-5 = The player with the most PP wins.
ca-12-6 = Players tied for the most PP share the win.

## CA-13 Characters

ca-13 = Characters

ca-13-1 = Early Riser: at the start of planning, before the start player's first turn, the holder may place 1 worker on a building or on the construction site.
ca-13-2 = Using the Early Riser costs 1 more worker, sent from the supply to the camp, so you need 2 workers.
ca-13-3 = After the early placement, planning runs as usual from the start player on, and the holder of the Early Riser has all normal turns.
ca-13-4 = A start player who holds the Early Riser may thus place twice in a row at the start of planning.
ca-13-5 = Night Worker: the holder never pays the surcharge of CA-4.25.
ca-13-6 = The Night Worker does not cancel the cost of the Early Riser.
ca-13-7 = Merchant: once per round the holder may place a worker on a building that holds exactly one worker, if that one is an opponent's.
ca-13-8 = The Merchant cannot be used on a building where the holder's own worker stands.
ca-13-9 = The worker placed with the Merchant is activated after the one that was there before.
ca-13-10 = Apart from CA-4.4, a placement with the Merchant follows all placement rules: cost, surcharge, PP for the owner.
ca-13-11 = The Merchant works on printed buildings too, but not on the construction site.
ca-13-12 = Thief: when the holder places a worker on an opponent's tile, that opponent gets no PP.
ca-13-13 = The Thief also stops the PP of the Marshal.
ca-13-14 = The Thief does not stop a bonus resource.
ca-13-15 = Marshal: when an opponent places a worker on a tile of the holder, the holder gets 2 PP instead of 1.
ca-13-16 = Bailiff: when all decisions at the bridge are made, the holder may move the provost 1 step forward or backward, free of charge.
ca-13-17 = The Bailiff is used by whoever holds it when the decisions at the bridge are over, even if it was taken at the Fair in the same round.
ca-13-18 = Architect: the holder gets 1 extra PP for each wood tile, stone tile or monument they build.
ca-13-19 = The Architect gives nothing for claims and residences.
ca-13-20 = Carter: the holder may deliver bundles without a worker on the construction site.
ca-13-21 = The Carter's delivery comes after all other deliveries.
ca-13-22 = A holder of the Carter with a worker on the construction site delivers in the worker's turn and may add more bundles in the Carter's turn.
ca-13-23 = For the favour, the bundles of both turns are added together and the place of the worker counts.
ca-13-24 = A holder of the Carter without a worker on the construction site loses every tie for the favour.
ca-13-25 = Chamberlain: the holder's bundles may be any 3 resources, equal or different, with or without food, gold included.
ca-13-26 = Foreman: the holder gets 1 extra PP for each bundle they deliver.
ca-13-27 = Goldsmith: once per round the holder gets 5 extra PP for a bundle of theirs with at least 1 gold in it.
ca-13-28 = The bonuses of Foreman and Goldsmith are added together.
ca-13-29 = Day Labourer: the holder takes 1 more worker at recruitment.
ca-13-30 = A character works from the moment it is taken, for whoever holds it when its effect is due.
ca-13-31 = All characters of one player work together.
ca-13-32 = Characters on the board or out of the game have no effect.
ca-13-33 = No character changes hands during planning or between the first and the last delivery of a round.

## CA-14 Player counts and first game

ca-14 = Player counts and first game

ca-14-1 = Only four values depend on the number of players: the characters in the game, the workers at the start, the workers in the camp at the start, and recruitment.
ca-14-2 = Recommended characters for a first game of 2: Architect, Foreman, Bailiff, Day Labourer and Chamberlain.
ca-14-3 = In a first game with 3 players the Carter is added.
ca-14-4 = In a first game with 4 players the Merchant is added as well.
ca-14-5 = In a first game with 5 players the Early Riser is added as well.
ca-14-6 = The recommended characters are picked by CA-2.19, just like a random set.
ca-14-7 = A first game with 5 players is not advised: it takes longer and forgives less. This is a hint, not a rule.
ca-14-8 = The rulebook recommends a tile layout for the first game, but shows it only as a picture. We do not know it.

## CA-R Rulings

ca-rulings = Rulings

ca-r1 = Prices and PP known from one source only are used as they stand in the data tables, where they can be corrected.
ca-r2 = The Farm (stone) gives 3 PP when built. The value is reconstructed from its two sister tiles.
ca-r3 = The Granary gives 7 PP when built. The value comes from one source and is doubtful; it can be corrected in the tile table.
ca-r4 = The Mansion costs 5 gold and 5 stone and gives 20 PP. These values come from one source.
ca-r5 = The road has 23 spaces, and the stone tile laid out at set-up lies on space 14. Both numbers come from one source.
ca-r6 = At the end of the road there are 2 extra spots for the provost, so he can go as far as gap 25. The number is reconstructed.
ca-r7 = The provost may stand directly after the Guilds Bridge, in gap 0.
ca-r8 = The Notary costs cloth, the Guild (4) costs stone, and among the start tiles the Farm and the Market exist twice. All this comes from one source.
ca-r9 = The 15 workers are a real limit: taking stops when none of your own are left in the camp. The worker that triggers the effect is still on the board and cannot be taken.
ca-r10 = Workers are paid from the supply only.
ca-r11 = The pass marker is one of the 10 houses, so 9 are left for property. It can never be used for property.
ca-r12 = The Notary needs a free house, a monument does not.
ca-r13 = Gold never counts for the any symbol.
ca-r14 = An effect need not be used. Effects without a price are carried out automatically, since a free gain never hurts.
ca-r15 = The Notary may choose any start tile on the road that lies yellow side up and has no house. The tile on the construction site and the printed buildings can never be chosen.
ca-r16 = The set-up tiles on spaces 9 and 14 never belong to anybody. They give nobody PP for a placement and nobody a bonus resource.
ca-r17 = A bundle is exactly 3 resources of 3 kinds; larger bundles do not exist.
ca-r18 = If nobody delivers a bundle, nobody gets the favour.
ca-r19 = In a tie between the Carter without a worker and other players, the others win.
ca-r20 = If the holder of the Carter also has the last worker on the construction site, the two deliveries are made as one.
ca-r21 = With a favour you may choose a slot even if you cannot pay for its effect or do not want it. You may still take a character from the board afterwards.
ca-r22 = When a favour uses a slot, prices are paid and the limits of houses and spaces hold. No worker moves, and nobody gets PP or a bonus resource for the visit.
ca-r23 = The setup side of the Stonemason waives exactly the 1 fixed stone of the price. The any symbol of the Guild House is still paid, and may be paid with stone.
ca-r24 = The Merchant works once per round, only on a building with exactly 1 worker, an opponent's. Printed buildings are included, the construction site is not, and there are never 3 workers on a building.
ca-r25 = The bonus resource is still given if the visitor holds the Thief.
ca-r26 = The Marshal gives 2 PP in all, not 1 plus 2.
ca-r27 = The Early Riser may place on the construction site too. It takes 2 workers in the supply.
ca-r28 = You must also pass if you have only 1 worker and the surcharge applies to you, or if there is nowhere left that you may place a worker.
ca-r29 = Workers on the construction site return to the camp once the favour for the delivery is finished.
ca-r30 = Workers beyond the provost return to the camp after the last active building.
ca-r31 = At the end of the round the pass markers go back beside the track on the Guilds Bridge.
ca-r32 = The start player of the first round is chosen at random. The last player is the start player's right-hand neighbour.
ca-r33 = In round 9, steps 1 to 3 of phase 4 are played; steps 4 and 5 have no effect any more.
ca-r34 = The 2 PP per piece at the end of the game are for gold.
ca-r35 = For a first game the recommended characters come with a random layout or with our own preset, and are still picked in turn. With 2 players these are the five that remain when the additions for 3, 4 and 5 players are left out.
ca-r36 = Here the Hofmarschall is the Marshal, the Gutsverwalter the Bailiff, the Händlerin the Merchant and the Fuhrmann the Carter. The English edition says Steward for the Marshal, Journeyman for the Merchant and Deliveryman for the Carter. Others say Steward for the Bailiff, so that word is not used as a name here.
ca-r37 = Each residence comes up once per round, in road order, even if its owner gains resources later in the step.
ca-r38 = Theatre: first the price, then 12 PP, then the PP of the Architect, then the favour. An Architect taken with this favour is too late for the Theatre but in time for later residences.
ca-r39 = A new residence or monument already counts in the recruitment of the same round.
ca-r40 = The construction site has 5 places for workers, enough for one worker of each player. The number is reconstructed.
ca-r41 = Bots may use the PP totals, because every gain of PP is public.
ca-r42 = One move of the provost goes in one direction only, never forward and back.
ca-r43 = The 2 resources for the Alchemist may be any mix of food, wood, stone and cloth.
ca-r44 = The setup sides of Gold Mine, Foundry, Alchemist, Guild House, Church and Jeweler are the same as their construction sides. This comes from one source.
ca-r45 = The stock of resources is unlimited; the counts of 20 food, 20 wood, 20 stone, 15 cloth and 15 gold tokens do not matter.
ca-r46 = If the Stonemason is drawn for space 9, it becomes one of the 7 wood tiles in the stock. The tile for slot 2 of the construction site is drawn first and may be the Stonemason.
ca-r47 = No worker may stand on the Guilds Bridge.
ca-r48 = Once-per-round characters cause no conflict when they change hands. The Merchant is used only in planning, the Goldsmith only between the first and the last delivery, and no favour falls into these spans (CA-13.33).
ca-r49 = The owner's bonus resource is given when the tile is activated, before the visitor's gain.
