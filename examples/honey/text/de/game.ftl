# Honigmarkt: Fragen, Möglichkeiten, Protokoll, Ablehnungen, Einstellungen und die Beschriftung des Bretts.

game-name = Honigmarkt
game-subtitle = Schicke deine Bienen auf die Wiese, an die sonst niemand denkt, und beliefere den Markt vor den anderen.

## Was gefragt wird
decision-meadow = Runde { $round } von { $rounds }: Wohin fliegen deine Bienen?
decision-order = Welchen Auftrag lieferst du?

## Was möglich ist
option-fly = Fliegen nach: { $meadow }
option-deliver = Liefern: { $order }
option-pass = Passen

## Was geschah
event-round = Runde { $number } beginnt; auf den Wiesen wächst Honig.
event-chose = { $seat } hat gewählt: { $meadow }.
event-chose-hidden = { $seat } hat gewählt.
event-flew = { $seat } flog nach: { $meadow } ({ $jars ->
    [one] 1 Glas
   *[other] { $jars } Gläser
}).
event-delivered = { $seat } lieferte: { $order } ({ $points } Punkte).
event-turned_up = Ein neuer Auftrag: { $order }.

## Was nicht geht
refusal-short = { $number ->
    [one] 1 Glas fehlt.
   *[other] { $number } Gläser fehlen.
}

## Einstellungen und Punkte
setting-rounds = Runden
setting-rounds-help = Wie viele Runden gespielt werden; die Regeln sagen sechs.
source-orders = Aufträge
source-jars = Übrige Gläser

## Beschriftung des Bretts
view-round = Runde
view-rounds = Runden
view-start_player = Startspieler
view-meadows = Wiesen
view-meadow = Wiese
view-jars = Gläser
view-orders = Offene Aufträge
view-deck = Aufträge im Stapel
view-seats = Imker
view-bees = Bienen fliegen nach
view-face_down = verdeckt
view-delivered = Geliefert
view-clover = Kleehonig
view-heather = Heidehonig
view-linden = Lindenhonig
view-points = Punkte
