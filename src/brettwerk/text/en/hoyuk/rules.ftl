### Höyük: the rules in English, one message per rule id (HO-4.2 is ho-4-2).

## HO-1 Set-up

ho-1 = Set-up
ho-1-1 = Höyük is a game for 2, 3, 4 or 5 players.
ho-1-2 = Before set-up the players agree on one mode: basic, advanced or expert.
ho-1-3 = The advanced game uses all rules of the basic game and adds those of section HO-17.
ho-1-4 = The expert game uses all rules of the basic and the advanced game and adds sections HO-18, HO-19 and HO-20.
ho-1-5 = Each player has a colour of their own. Pieces of colours that nobody plays stay in the box.
ho-1-6 = In the basic and the advanced game your colour makes no difference. In the expert game it decides which tribe you play.
ho-1-7 = Each player starts with as many houses of their colour as the house limit says: 25 in the normal game.
ho-1-8 = Everybody starts with 0 victory points.
ho-1-9 = Nobody has any reward cards at the start.
ho-1-10 = The building area is a grid of 13 × 13 cells. It is empty at the start.
ho-1-11 = In every mode the supply starts with 40 pens, 20 ovens and 20 shrines.
ho-1-12 = Cattle, villagers, the shaman and the tribe powers belong to the expert game only.
ho-1-13 = The disaster deck of the basic and the advanced game has 12 cards: two each of Earthquake, Tornado, Harsh Winter, Sacrifice, Locusts and Fire.
ho-1-14 = The expert game uses all 24 disaster cards.
ho-1-15 = The disaster deck is shuffled once, lies face down and is never shuffled again.
ho-1-16 = The basic and the advanced game use the 10 construction tiles meant for them, however many people play.
ho-1-17 = The expert game uses all 15 construction tiles.
ho-1-18 = The construction tiles are shuffled and form a face-down pile.
ho-1-19 = The 30 basic reward cards (7 shrine, 7 oven, 7 pen, 6 house, 3 joker) are shuffled and laid out as three face-up piles of 10, on the spaces for pens, shrines and ovens.
ho-1-20 = The name of a reward pile tells you which majority wins its cards. It says nothing about the symbols in the pile.
ho-1-21 = Only the top card of each reward pile can be seen.
ho-1-22 = Cards and tiles that the chosen mode does not use stay in the box.
ho-1-23 = The first start player is drawn by lot, and everyone has the same chance. At the table you mix two houses of each player, draw one, and hand all of them back.
ho-1-24 = With 2, 3 or 4 players the house limit is 25, unless a variant has been agreed.
ho-1-25 = Variant I: for a shorter game the players may agree beforehand on a house limit of 20 or 15.
ho-1-26 = Variant II: with 5 players the house limit is 20.
ho-1-27 = Five players may still agree on a house limit of 25 or 15.

## HO-2 Rounds and phases

ho-2 = Rounds and phases
ho-2-1 = Every round runs through four phases: 1 building, 2 disaster, 3 reward cards, 4 end of the round.
ho-2-2 = The first round has no phase 2, so no disaster strikes.
ho-2-3 = In every phase the start player goes first and the others follow clockwise.
ho-2-4 = The start player does not change during a round.
ho-2-5 = Each phase that takes place opens with one card window, in which reward cards may be played (HO-3).
ho-2-6 = As phase 2 is left out in the first round, its card window is left out too.
ho-2-7 = The card window comes before anything else in the phase: in phase 1 before tiles are dealt, in phase 2 before the disaster is revealed, in phase 3 before the first block is named, in phase 4 before cards are returned.
ho-2-8 = After phase 4 a new round begins with phase 1, unless the end of the game has been triggered (HO-15).

## HO-3 Playing reward cards

ho-3 = Playing reward cards
ho-3-1 = Reward cards can be played in card windows only, that is at the start of a phase.
ho-3-2 = Between the two building steps of phase 1 there is no card window.
ho-3-3 = In a card window each player gets exactly one turn, the start player first and then clockwise.
ho-3-4 = On that turn you pass, or play one or more cards.
ho-3-5 = Within one turn you may build with some cards and score groups with others, in any number and order.
ho-3-6 = Once your turn in a window is over, you play no more cards until the next window.
ho-3-7 = A card you play either builds one element or counts in one scoring group, never both.
ho-3-8 = In one round you may play at most as many reward cards as you have families in the village.
ho-3-9 = The limit is checked before every play: the cards you have played this round plus those you play now must not exceed the families you have at that moment.
ho-3-10 = How large a family is does not matter here: a single family, however big, allows one card.
ho-3-11 = If you have several families in the same block, each of them counts for the limit.
ho-3-12 = A family gained during the round raises your limit at once; a family lost or merged with another lowers it at once.
ho-3-13 = If you end up with fewer families than cards played this round, those cards and what they did still stand.
ho-3-14 = In that case you play no further card this round, as long as the cards you have played are at least as many as your families.
ho-3-15 = Cards you have played lie face up in front of you until phase 4 of the round.
ho-3-16 = A card won in phase 3 can be played from the card window of phase 4 of the same round onwards.
ho-3-17 = Building: a card builds one element of the kind its symbol shows.
ho-3-18 = You may build the element anywhere in the village. The placement rules are the same as in phase 1.
ho-3-19 = A joker builds any one element that exists in the chosen mode.
ho-3-20 = You cannot play a card for an element that has no legal place or is out of stock.
ho-3-21 = Scoring: 1, 2, 3, 4 or 5 cards of one symbol played together give 1, 3, 5, 8 or 12 points.
ho-3-22 = A joker in a group counts as a card of the group's symbol.
ho-3-23 = A group may consist of nothing but jokers.
ho-3-24 = A group has at most 5 cards. Any card beyond that, joker or not, belongs to another group.
ho-3-25 = Cards of different symbols form separate groups, and variety brings no bonus: four different cards give 4 points.
ho-3-26 = You may score several groups of the same symbol in one window if your limit allows it.
ho-3-27 = Cards played in different windows never form one group.
ho-3-28 = A group that has been scored cannot be enlarged later in the same window.
ho-3-29 = The points of a group are added as soon as it is played.
ho-3-30 = Victory points are never lost.
ho-3-31 = There is no limit to the number of cards in your hand.
ho-3-32 = Points come only from scoring groups of cards and from the final scoring.
ho-3-33 = The picture on a card is decoration and has no effect.

## HO-4 Phase 1: dealing and building

ho-4 = Phase 1: dealing and building
ho-4-1 = Phase 1 consists of two steps that work in the same way.
ho-4-2 = At the start of a step the start player deals one construction tile from the face-down pile to each player, beginning with the neighbour on the left and ending with themselves.
ho-4-3 = Dealt tiles lie face up in front of their players. All of them are dealt before anybody builds.
ho-4-4 = Then everyone builds, the start player first and then clockwise. Each player finishes their whole tile before the next one begins.
ho-4-5 = After each step the dealt tiles are set aside.
ho-4-6 = The set-aside tiles are shuffled into a new face-down pile only when a tile has to be drawn and the pile is empty.
ho-4-7 = If the pile runs out during a deal, the tiles already dealt in this step are not shuffled in.
ho-4-8 = A tile gives you two houses and a third element. That makes three elements a step and six a round.
ho-4-9 = With a choice tile you build exactly one of these as the third element: house, oven, pen or shrine.
ho-4-10 = You build the three elements in any order you like.
ho-4-11 = The three elements may go to different blocks.
ho-4-12 = An element that has a legal place must be built. Only the shaman may be declined.
ho-4-13 = An element that is out of stock, or has no legal place even after the other elements of the tile are built, is lost without replacement.
ho-4-14 = A choice tile offers only those of its elements that can be built at that moment.
ho-4-15 = If you cannot build a house, you still build the other elements of your tile.
ho-4-16 = What has been built is never moved. Exceptions are the power of the Oleyli and the shaman under HO-20.19.
ho-4-17 = Phase 1 is over when both steps are done. Phase 2 follows, or phase 3 in the first round.

## HO-5 Blocks, families, counting

ho-5 = Blocks, families, counting
ho-5-1 = Two cells are adjacent if they share an edge. Touching corners do not count.
ho-5-2 = A block is made up of all houses, ruins and pens that hang together by adjacent cells, whatever their colours.
ho-5-3 = A single house with nothing beside it is a block and a family of its own.
ho-5-4 = A family is made up of all standing houses of one colour that hang together by adjacent cells.
ho-5-5 = Neither ruins nor pens join houses into a family.
ho-5-6 = A family splits when destroyed houses cut it apart.
ho-5-7 = A new house that touches several families of its colour joins them into one.
ho-5-8 = A block never splits, because a destroyed house stays part of it as a ruin.
ho-5-9 = Two blocks never become one.
ho-5-10 = You never get a second family in a block by building. Only destruction can bring that about.
ho-5-11 = You are a resident of a block exactly when you have a standing house in it.
ho-5-12 = A house of two storeys counts as one house and as one tall house.
ho-5-13 = The size of a block is the number of its standing houses. Pens and ruins are not counted.
ho-5-14 = When your elements in a block are counted, all your families in that block count together.

## HO-6 Placing a house on the ground

ho-6 = Placing a house on the ground
ho-6-1 = A house comes from your own stock. Without houses in stock you cannot build any.
ho-6-2 = A house fills exactly one cell of the building area. Nothing may stand on the score track.
ho-6-3 = A house on the ground may go on an empty cell or on a ruin, never on a pen or on a standing house of another player.
ho-6-4 = Founding: on an empty cell with no house, ruin or pen beside it you may always build a house. It starts a new block and a new family.
ho-6-5 = Extending: in a block where you are a resident, the new house must be adjacent to one of your own standing houses.
ho-6-6 = Joining: in a block where others are residents but you are not, the new house must be adjacent to a standing house of another player.
ho-6-7 = When extending or joining, contact with only a pen or a ruin is not enough.
ho-6-8 = Joining a block costs nothing and needs nobody's consent.
ho-6-9 = A house may not stand where it would touch two different blocks.
ho-6-10 = A house may not take away the last open side of any pen, no matter whose pen it is.
ho-6-11 = Touching another block at a corner is allowed.
ho-6-12 = A house may be built on a ruin of any colour.
ho-6-13 = When a ruin is built over, its tile or tiles leave the game. They do not go back to anyone's stock.
ho-6-14 = A new house on a ruin has one storey, however high the ruin was.
ho-6-15 = HO-6.5 to HO-6.10 also apply when you build on a ruin.
ho-6-16 = In a block of ruins only, any player may build on a ruin or on an empty cell beside one, as long as HO-6.9 and HO-6.10 are kept.

## HO-7 Adding a second storey

ho-7 = Adding a second storey
ho-7-1 = You may build a house on top of one of your own standing houses of one storey.
ho-7-2 = You may never build on top of another player's house.
ho-7-3 = A house has at most two storeys.
ho-7-4 = When the storey is added, the lower house must have at least one free side: a side with neither a house nor a pen behind it.
ho-7-5 = A side with a ruin behind it is free.
ho-7-6 = A side at the edge of the building area is free.
ho-7-7 = If the free side is built up later, the tall house stays as it is.
ho-7-8 = An oven or shrine on the roof goes back to the supply before the storey is added.
ho-7-9 = A villager in the house goes back to the supply before the storey is added.
ho-7-10 = You can take a piece off a roof only in order to add a storey, as in HO-7.8 and HO-7.9.
ho-7-11 = Pens of the house, and cattle in them, stay when a storey is added.
ho-7-12 = A storey uses one house of your stock and counts as one built house.
ho-7-13 = Adding a storey changes neither the block nor the family nor the number of houses.
ho-7-14 = A tall house can carry an oven or a shrine on its upper storey like any other house, and in the expert game a villager too.
ho-7-15 = Whenever you build a house, by tile, card or the power of the Ruples, you choose freely between the ground and a storey on one of your own houses.

## HO-8 Placing pens

ho-8 = Placing pens
ho-8-1 = A pen fills one empty cell and must be adjacent to one of your standing houses.
ho-8-2 = Turn the opening of the pen towards one adjacent house of yours: that house owns the pen.
ho-8-3 = Each side of a house has room for one pen, so a house can own up to four.
ho-8-4 = A pen may not be placed on a ruin.
ho-8-5 = When placed, a pen needs at least one open side: a side other than the one at its owning house, with an empty cell or a ruin behind it.
ho-8-6 = Only open terrain makes a side open. A house, another pen or the edge of the building area closes it.
ho-8-7 = No house and no pen may be built in such a way that any pen is left without an open side.
ho-8-8 = A pen may not touch two different blocks.
ho-8-9 = A pen may touch further houses and pens of its own block, of any colour.
ho-8-10 = A pen belongs to the block of the house that owns it.

## HO-9 Placing ovens and shrines

ho-9 = Placing ovens and shrines
ho-9-1 = An oven or a shrine is placed on one of your own standing houses.
ho-9-2 = A house carries at most one of these pieces: one oven or one shrine.
ho-9-3 = Pens at the house make no difference to HO-9.1 and HO-9.2.
ho-9-4 = On a tall house the oven or shrine stands on the upper storey. No storey has to be taken away for it.
ho-9-5 = When the supply has run out of pens, ovens or shrines, that kind cannot be built until a piece comes back.

## HO-10 Destroyed houses

ho-10 = Destroyed houses
ho-10-1 = Only disasters destroy houses, and in the expert game the power of the Ders. Nobody can destroy their own houses at will.
ho-10-2 = A destroyed house becomes a ruin: all its tiles are turned over and stay on the cell. The exception is HO-20.9.
ho-10-3 = A tall house is always destroyed as a whole, and this counts as one house lost.
ho-10-4 = A ruin keeps its height, but the height has no effect on play.
ho-10-5 = All pens owned by the destroyed house go back to the supply.
ho-10-6 = A pen that merely touches the destroyed house and is owned by another house stays.
ho-10-7 = An oven or shrine of the destroyed house goes back to the supply.
ho-10-8 = A ruin cannot be turned back into a house.
ho-10-9 = A ruin belongs to nobody. It makes nobody a resident, gives no element and no points, and anyone may build on it (HO-6.12).
ho-10-10 = A ruin stays on the board until a house is built on its cell.

## HO-11 Phase 2: disasters

ho-11 = Phase 2: disasters
ho-11-1 = The start player reveals the top card of the disaster deck.
ho-11-2 = The card tells which blocks are hit, by what is compared there, and what happens in them.
ho-11-3 = Largest and smallest refer to the size of a block, that is its number of standing houses (HO-5.13).
ho-11-4 = Most and fewest refer to the number of the named element (shrines, pens, ovens or tall houses) in the whole block, all players together.
ho-11-5 = All blocks that tie for the number compared are hit.
ho-11-6 = Blocks of ruins only are neither counted nor hit.
ho-11-7 = If the card looks for the most of an element and no block has any, no block is hit.
ho-11-8 = If the card looks for the fewest of an element, a block without any counts as 0.
ho-11-9 = The blocks hit, and how much each player loses in each of them, are settled at the moment the card is revealed.
ho-11-10 = Every resident of a block that is hit suffers the effect there, but only on their own pieces.
ho-11-11 = The players carry out their losses one after another, the start player first and then clockwise.
ho-11-12 = You choose for yourself which of your pieces you lose.
ho-11-13 = Half is worked out separately for each player and for each block that is hit.
ho-11-14 = Half of your houses is rounded down, so 7 houses mean a loss of 3. If you have just one house in the block, you lose it.
ho-11-15 = Half of your cattle, villagers, shrines, pens or ovens is worked out in the same way: rounded down, but a single piece is lost.
ho-11-16 = If you have none of the named pieces in a block that is hit, you lose nothing there.
ho-11-17 = Pieces taken off the board go back to the supply.
ho-11-18 = After all losses the card goes face down under the deck.
ho-11-19 = The disasters therefore come again in the same order after 12 of them (24 in the expert game).
ho-11-20 = No disaster takes away reward cards or points.

## HO-12 The 24 disaster cards

ho-12 = The 24 disaster cards
ho-12-1 = Harsh Winter 1: in the block with the fewest shrines every resident destroys 1 of their houses.
ho-12-2 = Harsh Winter 2: in the block with the most shrines every resident destroys 1 of their houses.
ho-12-3 = Drought 1: in the smallest block every resident removes half of their cattle.
ho-12-4 = Drought 2: in the largest block every resident removes half of their cattle.
ho-12-5 = Epidemic 1: in the largest block every resident removes half of their villagers.
ho-12-6 = Epidemic 2: in the smallest block every resident removes half of their villagers.
ho-12-7 = Earthquake 1: in the smallest block every resident destroys half of their houses.
ho-12-8 = Earthquake 2: in the largest block every resident destroys half of their houses.
ho-12-9 = Fire 1: in the block with the most ovens every resident destroys half of their houses.
ho-12-10 = Fire 2: in the block with the fewest ovens every resident destroys half of their houses.
ho-12-11 = Flood 1: the shaman goes back to its space. Nothing else happens.
ho-12-12 = Flood 2: the shaman goes back to its space. Nothing else happens.
ho-12-13 = Locusts 1: the smallest block is not evaluated in phase 3 of this round and gives no reward cards.
ho-12-14 = Locusts 2: the largest block is not evaluated in phase 3 of this round and gives no reward cards.
ho-12-15 = Raid 1: in the largest block every resident removes half of their shrines.
ho-12-16 = Raid 2: in the smallest block every resident removes half of their shrines.
ho-12-17 = Sacrifice 1: in the block with the most pens every resident destroys 1 of their houses.
ho-12-18 = Sacrifice 2: in the block with the fewest pens every resident destroys 1 of their houses.
ho-12-19 = Tornado 1: in the block with the most tall houses every resident destroys 1 of their houses.
ho-12-20 = Tornado 2: in the block with the fewest tall houses every resident destroys 1 of their houses.
ho-12-21 = Volcano 1: in the smallest block every resident removes half of their pens. Cattle in a removed pen goes to the supply too.
ho-12-22 = Volcano 2: in the largest block every resident removes half of their pens. Cattle in a removed pen goes to the supply too.
ho-12-23 = Wolves 1: in the largest block every resident removes half of their ovens.
ho-12-24 = Wolves 2: in the smallest block every resident removes half of their ovens.

## HO-13 Phase 3: reward cards

ho-13 = Phase 3: reward cards
ho-13-1 = Blocks are evaluated one at a time. The start player names the first, the neighbour on the left the second, and so on clockwise.
ho-13-2 = Every block is evaluated exactly once. Only blocks under Locusts and blocks of ruins only are left out.
ho-13-3 = All majorities of the mode are settled in one block before the next block is named.
ho-13-4 = The order of the majorities within a block makes no difference.
ho-13-5 = A block with fewer than two residents gives no reward cards.
ho-13-6 = Such a block may be named all the same, and that uses up the turn of whoever names it.
ho-13-7 = The basic game compares ovens, shrines and pens.
ho-13-8 = For each majority the resident with the most of that element in the block takes the top card of the matching pile.
ho-13-9 = If the block holds none of an element, nobody takes a card for it.
ho-13-10 = In a tie for most ovens or shrines, the tied player with more of them on tall houses takes the card.
ho-13-11 = In a tie for most pens, the tied player with more pens owned by tall houses takes the card.
ho-13-12 = If the tie still stands after that, nobody takes the card and it stays on its pile.
ho-13-13 = Height matters only in a tie: more pieces always beat higher pieces.
ho-13-14 = The winner keeps the card hidden in hand.
ho-13-15 = One block gives a player at most one card per majority.
ho-13-16 = When the last card of a pile is taken, the pile closes for the rest of the game (red hand). Nothing more can be won from it.
ho-13-17 = No card may be put under a closed pile.
ho-13-18 = When a pile closes, the other majorities go on as before.

## HO-14 Phase 4: end of the round

ho-14 = Phase 4: end of the round
ho-14-1 = After the card window each player returns all reward cards they played this round, the start player first and then clockwise.
ho-14-2 = The cards go face up under one reward pile of the player's choice.
ho-14-3 = All of a player's cards go under the same pile.
ho-14-4 = You may choose any pile in play that is not closed, whatever symbols your cards have. There are 3 piles in the basic, 5 in the advanced and 7 in the expert game.
ho-14-5 = A pile may grow to any size.
ho-14-6 = Returned cards keep the order in which they were played, with the first one played uppermost.
ho-14-7 = If every pile is closed, the returned cards leave the game.
ho-14-8 = Then the start player names the next start player. It must be somebody else.
ho-14-9 = With two players the start player marker therefore changes hands every round.
ho-14-10 = Once the next start player has been named, the round is over.

## HO-15 End of the game

ho-15 = End of the game
ho-15-1 = The end is triggered as soon as a player has built as many houses as the house limit says.
ho-15-2 = Every house tile put on the board counts as built: on the ground, as a storey, by card or by power. Houses destroyed later still count.
ho-15-3 = After that the round is played to the end of phase 4 by everyone.
ho-15-4 = Whoever has built their last house may still build other elements in that round.
ho-15-5 = The end is also triggered when room runs out: at the end of phase 1 no player has a legal place for a house, neither on the ground nor as a storey.
ho-15-6 = A single player without a place for a house does not trigger the end.
ho-15-7 = In the last round no cards are returned and no start player is named, as neither can matter any more.

## HO-16 Final scoring and winner

ho-16 = Final scoring and winner
ho-16-1 = The final scoring follows phase 4 of the last round.
ho-16-2 = Every reward card left in hand gives 1 point. Groups do not count here.
ho-16-3 = In every block the owner of the largest family gets 1 point for each of their standing houses in that block.
ho-16-4 = The largest family is the one with the most houses. Height does not count.
ho-16-5 = Between families of equal size, the one with more tall houses is the larger.
ho-16-6 = If the largest families of different players are still equal, nobody scores the block.
ho-16-7 = If the equal families belong to the same player, that player scores the block.
ho-16-8 = A block with a single resident is scored too.
ho-16-9 = The player with the most points wins.
ho-16-10 = A tie goes to the player with more standing houses.
ho-16-11 = If that is a tie too, it goes to the player with more tall houses.
ho-16-12 = If players are still tied after that, they share the win.

## HO-17 Advanced mode

ho-17 = Advanced mode
ho-17-1 = 20 more reward cards form two face-up piles of 10, on the spaces for tall houses and for the number of houses.
ho-17-2 = These 20 cards are shuffled among themselves and not mixed with the 30 basic cards.
ho-17-3 = Nothing else is added: disasters and construction tiles are those of the basic game.
ho-17-4 = In phase 3 the resident with the most tall houses in the block takes the top card of the tall houses pile.
ho-17-5 = In a tie for most tall houses nobody takes a card.
ho-17-6 = In phase 3 the resident with the most houses in the block takes the top card of the number of houses pile.
ho-17-7 = A tie for most houses goes to the tied player with more tall houses in the block, and otherwise to nobody.
ho-17-8 = For the number of houses (HO-17.6) a tall house counts as one house.

## HO-18 Expert mode: cards, cattle, villagers

ho-18 = Expert mode: cards, cattle, villagers
ho-18-1 = The last 20 reward cards form two further face-up piles of 10, on the spaces for cattle and for villagers. They are not mixed with the others.
ho-18-2 = The supply also holds 20 cattle and 20 villagers, and the shaman stands on its space.
ho-18-3 = Cattle and villagers are elements. They come into play by construction tiles and by reward cards.
ho-18-4 = Cattle is placed in one of your own pens.
ho-18-5 = A pen holds at most one cattle piece.
ho-18-6 = When a pen leaves the board, cattle in it goes back to the supply.
ho-18-7 = In phase 3 the resident with the most cattle in the block takes the top card of the cattle pile.
ho-18-8 = A tie for most cattle goes to the tied player with more cattle in pens owned by tall houses, and otherwise to nobody.
ho-18-9 = A villager is placed in one of your own standing houses.
ho-18-10 = A house holds at most one villager.
ho-18-11 = A villager may share a house with one oven or one shrine, but not both. It does not matter which of them came first.
ho-18-12 = When a house is destroyed, its villager goes back to the supply.
ho-18-13 = A villager has to leave the house when a storey is added (HO-7.9). Later a villager can be placed on the tall house.
ho-18-14 = In phase 3 the resident with the most villagers in the block takes the top card of the villagers pile.
ho-18-15 = A tie for most villagers goes to the tied player with more villagers on tall houses, and otherwise to nobody.
ho-18-16 = Final scoring, block by block: the player with the most cattle gets 1 point for each cattle piece in that block.
ho-18-17 = In HO-18.16 a tie goes to the tied player with more cattle in pens owned by tall houses, and otherwise to nobody.
ho-18-18 = Final scoring, block by block: the player with the most villagers gets 1 point for each villager in that block.
ho-18-19 = In HO-18.18 a tie goes to the tied player with more villagers on tall houses, and otherwise to nobody.
ho-18-20 = HO-18.16 and HO-18.18 also apply to blocks with a single resident.

## HO-19 The shaman (expert)

ho-19 = The shaman (expert)
ho-19-1 = The shaman is an element.
ho-19-2 = Whoever builds the shaman tile may put the shaman on any one of their standing houses, in any block, or leave it where it is.
ho-19-3 = A tile or a joker can place the shaman only while it stands on its space.
ho-19-4 = The shaman can share a house with any other pieces.
ho-19-5 = While the shaman stands in a block, the disaster of the round has no effect there, for any of the residents.
ho-19-6 = A protected block still counts when the blocks to be hit are determined. No other block is hit in its place.
ho-19-7 = The shaman protects against Locusts as well.
ho-19-8 = At the end of the round, in phase 4, the shaman goes back to its space.
ho-19-9 = When Flood is revealed, the shaman goes back at once.
ho-19-10 = If a storey is added under the shaman, it stays on the house.
ho-19-11 = If the house of the shaman is destroyed, which only the power of the Ders can do, the shaman goes back to its space.

## HO-20 Tribe powers (expert)

ho-20 = Tribe powers (expert)
ho-20-1 = In the expert game every player has the power of their tribe. The powers are not an optional rule.
ho-20-2 = Each time you score a group of 5 cards for 12 points, you may use your power once.
ho-20-3 = It makes no difference whether that group contains jokers.
ho-20-4 = The power is used at once, before your next card, or not at all.
ho-20-5 = Using a power plays no reward card and does not count towards your card limit.
ho-20-6 = Ders (red): destroy one house of another player that is adjacent to one of your own standing houses.
ho-20-7 = The house goes as a whole. Its oven or shrine, its villager, its pens and the cattle in them all go to the supply.
ho-20-8 = Then build one house of your stock on the freed cell, with one storey and without other elements.
ho-20-9 = The destroyed house tiles leave the game. No ruin stays behind.
ho-20-10 = Without a house in stock, or without a house to attack, the power of the Ders cannot be used.
ho-20-11 = The shaman does not protect against the power of the Ders.
ho-20-12 = Sneerg (green): place 1 pen and 1 cattle piece from the supply, following the normal rules.
ho-20-13 = Lebu (blue): place 1 pen and 1 villager from the supply, following the normal rules.
ho-20-14 = Oleyli (yellow): take two elements of your choice, but no houses, from one or two opponents and place them as your own.
ho-20-15 = The first element is taken and placed before the second one is taken.
ho-20-16 = You can take only an element that you can legally place.
ho-20-17 = Cattle in a pen that is taken goes to the supply.
ho-20-18 = You may stop after one element.
ho-20-19 = Ruples (purple): build one house by the normal rules, on the ground or as a storey, and put the shaman on it, from its space or from wherever it stands.
ho-20-20 = Without a legal place for a house the power of the Ruples cannot be used.
ho-20-21 = Sneerg and Lebu may place their two pieces in either order. A piece that cannot be placed is left out.

## HO-R Rulings

ho-rulings = Rulings
ho-r1 = The building area has 13 × 13 cells, and the grid is binding: every house and every pen fills exactly one cell.
ho-r2 = There are two tiles of every kind (shrine, oven, pen, house, choice, cattle, villager) and one shaman tile. How many copies the box holds of each kind is reconstructed; options offer other mixes.
ho-r3 = The symbols of the 40 further reward cards are reconstructed: the advanced game adds 4 shrine, 4 oven, 4 pen, 6 house and 2 joker, the expert game 4 house, 2 joker, 7 cattle and 7 villager. The sets are not mixed. Options allow ten cards of each symbol, or shuffling all cards together.
ho-r4 = In games to 15 or 20 houses each player starts with just that many. An option gives everyone 25 instead.
ho-r5 = With five players the house limit is 20 unless the players choose another one; 25 is allowed too.
ho-r6 = A house does not have to stand beside your own houses: you may always found a new block.
ho-r7 = Houses, pens and ruins all belong to a block, not houses alone.
ho-r8 = A new house may not touch a block by a pen or a ruin only; it needs a standing house beside it. The same goes for building on a ruin.
ho-r9 = In a block of ruins only, anyone may build on a ruin or beside one. An option forbids it.
ho-r10 = A new block may touch another block at a corner.
ho-r11 = Pens, ovens and shrines may be built at your own houses only, never at those of other players.
ho-r12 = A pen may not replace a ruin; only a house may. An option allows pens on ruins.
ho-r13 = A side of a pen is open if it is not the one at the owning house and an empty cell or a ruin lies behind it; the edge of the area does not count. Only the neighbouring cell matters, so even an enclosed gap is enough and may then not be filled. Options change how ruins and the edge count.
ho-r14 = For adding a storey, a side at the edge of the building area counts as free. An option changes this.
ho-r15 = Disasters never take houses out of the game, but building on a ruin does. The new house stands on the ground and has one storey.
ho-r16 = The height of a ruin has no effect. It only tells how many tiles leave the game when the ruin is built over.
ho-r17 = When a house is destroyed, the pens it owns leave, not every pen that touches it. An option takes all touching pens.
ho-r18 = The elements of a tile may be built in any order. One is lost only if it cannot be built even after the others.
ho-r19 = Whatever has a legal place must be built, even if the only place is a storey that costs you a roof piece. An option lets players decline.
ho-r20 = If the tile pile runs out during a deal, the set-aside tiles are shuffled, but not those dealt in this step. There are always enough.
ho-r21 = A card window comes before the first action of its phase. A phase that does not take place has no window.
ho-r22 = In one turn of a card window you may make several plays, building and scoring in any mix.
ho-r23 = Families are counted before each play, as they stand at that moment. So a house card that founds a family pays for itself.
ho-r24 = A group may hold jokers only, as a joker can be any symbol. In other groups plain cards are used first and jokers last. Options change both.
ho-r25 = A single scored card is worth 1 point.
ho-r26 = A group is played all at once and cannot be enlarged later, not even in the same window.
ho-r27 = Four different cards for 4 points are four groups of one card each, not a bonus.
ho-r28 = Blocks count as equal when they are equal in the number that the disaster card compares.
ho-r29 = Disasters ignore blocks of ruins only, as nobody lives there. They are left out of phase 3 for the same reason. An option changes how disasters treat them.
ho-r30 = If a disaster looks for the most of an element and there is none anywhere, nobody is hit. An option makes it hit every block.
ho-r31 = Half is rounded for other pieces just as for houses: down, but a single piece is lost. An option spares single pieces other than houses.
ho-r32 = A disaster is read once. Losses carried out one after another do not change which blocks are hit.
ho-r33 = No disaster makes you lose reward cards, since none of the 24 cards says so.
ho-r34 = A block under the shaman can be the one that is picked; the disaster, Locusts included, then has no effect in it. An option skips protected blocks instead.
ho-r35 = Cattle in a pen removed by Volcano goes to the supply.
ho-r36 = Only standing houses make you a resident of a block. Ruins do not count.
ho-r37 = All blocks are evaluated, even where nothing can be won, except those under Locusts and those of ruins only. Naming a block that gives nothing is therefore a legal way to pass. An option skips such blocks.
ho-r38 = A tie for most pens is decided by the pens owned by tall houses, not by any tall house in the family.
ho-r39 = A pile that has run out stays closed for the rest of the game. An option reopens it when cards are put there.
ho-r40 = Returned cards go under the pile in the order they were played. An option lets the player choose the order.
ho-r41 = If all piles are closed, returned cards leave the game.
ho-r42 = In the last round nobody returns cards or names a start player, since neither could change the score.
ho-r43 = Hands are hidden on the screen, but an attentive player knows every hand, because each card lay face up when it was won. An option shows all hands.
ho-r44 = Every house tile put on the board counts towards the house limit, storeys included. Ruins do not reduce the count.
ho-r45 = Room has run out when nobody at all can place a house; this is checked after phase 1. With an option only places on the ground count.
ho-r46 = The owner of the largest family scores all their standing houses in that block, smaller families included. Equal families of one player are no tie, and blocks with a single resident count. An option scores the houses of the largest family only.
ho-r47 = At the end of an expert game the player with the most cattle scores all the cattle in the block, and the same goes for villagers. An option counts only the player's own.
ho-r48 = The order of the parts of the final scoring makes no difference.
ho-r49 = The shaman counts as an element, so a joker can place it from its space and the Oleyli can take it. An option forbids both.
ho-r50 = The shaman can stand on a house together with any other piece. It stays when a storey is added, and goes back to its space if its house is destroyed.
ho-r51 = There is just one shaman.
ho-r52 = A tribe power is used at once, in the same turn, for each group worth 12 points, with or without jokers.
ho-r53 = The power of the Ders swaps the house directly, so no ruin remains, and everything belonging to the old house goes with it. Without a house in stock there is no power, and the shaman wards off disasters only.
ho-r54 = The Oleyli place what they take at once, by the normal rules, one element after the other. So they can take a pen first and then cattle to put into it. Cattle left in a taken pen goes to the supply.
ho-r55 = The Ruples move the shaman to their new house even if it stands elsewhere. A storey counts as building a house.
ho-r56 = If Sneerg or Lebu can place only one of their two pieces, they place that one. The pen is always placed first, which rules nothing out.
ho-r57 = The advanced game uses the disasters and tiles of the basic game; it adds 20 reward cards and nothing else.
ho-r58 = Colours are given out at random. An option lets the players choose.
ho-r59 = In a tie for the win, the houses still standing at the end are counted, and a tall house is one house.
ho-r60 = The score has no upper limit, whatever the length of the score track.
ho-r61 = A card cannot be played to build if its element has no legal place. It can still be scored.
ho-r62 = If nobody has a tall house in a block, nobody takes a card for tall houses there.
