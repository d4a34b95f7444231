### Honey Market: the rules, one message per rule id.

hn-1 = Set-up
hn-1-1 = Two to four beekeepers play. Everybody begins without honey; seat A is the first start player.
hn-1-2 = The 18 orders are shuffled into a face-down deck.
hn-1-3 = Three orders are turned up.
hn-2 = Flying out
hn-2-1 = Each round begins with honey growing on every meadow: as many jars as the table says for the number of players, on top of what was left there.
hn-2-2 = Then all choose a meadow at the same time and in secret, and reveal together. An empty meadow may be chosen too.
hn-2-3 = The jars of a meadow are shared equally among those who flew there. What cannot be shared stays on the meadow, and so does everything where nobody flew.
hn-3 = The market
hn-3-1 = Clockwise from the start player everybody has one turn: deliver one open order, or pass.
hn-3-2 = An order is delivered by paying exactly the jars it shows. It stays in front of you and brings its points.
hn-3-3 = A delivered order is replaced from the deck at once. When the deck is empty its place stays empty.
hn-3-4 = After the market the next player clockwise becomes the start player.
hn-4 = The end
hn-4-1 = The game ends after the market of round six, or of the round that was agreed upon.
hn-4-2 = Delivered orders bring their points, and every two jars left bring 1 point, whatever honey is in them.
hn-4-3 = Most points win. Among equals it is who delivered more orders; whoever is still equal shares the win.
