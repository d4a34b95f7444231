# Honey Market: prompts, options, log lines, refusals, settings and the labels of the board.

game-name = Honey Market
game-subtitle = Send your bees to a meadow nobody else thought of, and serve the market before the others do.

## What is asked
decision-meadow = Round { $round } of { $rounds }: where do your bees fly?
decision-order = Which order do you deliver?

## What can be done
option-fly = Fly to: { $meadow }
option-deliver = Deliver: { $order }
option-pass = Pass

## What happened
event-round = Round { $number } begins; honey grows on the meadows.
event-chose = { $seat } has chosen: { $meadow }.
event-chose-hidden = { $seat } has chosen.
event-flew = { $seat } flew to: { $meadow } ({ $jars ->
    [one] 1 jar
   *[other] { $jars } jars
}).
event-delivered = { $seat } delivered: { $order } ({ $points } points).
event-turned_up = A new order: { $order }.

## What cannot be done
refusal-short = { $number ->
    [one] 1 jar is missing.
   *[other] { $number } jars are missing.
}

## Settings and scores
setting-rounds = Rounds
setting-rounds-help = How many rounds are played; the rules say six.
source-orders = Orders
source-jars = Jars left

## Labels of the board
view-round = Round
view-rounds = Rounds
view-start_player = Start player
view-meadows = Meadows
view-meadow = Meadow
view-jars = Jars
view-orders = Open orders
view-deck = Orders in the deck
view-seats = Beekeepers
view-bees = Bees fly to
view-face_down = face down
view-delivered = Delivered
view-clover = Clover honey
view-heather = Heather honey
view-linden = Linden honey
view-points = Points
