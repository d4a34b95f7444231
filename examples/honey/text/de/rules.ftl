### Honigmarkt: die Regeln, ein Text je Regelnummer.

hn-1 = Aufbau
hn-1-1 = Zwei bis vier Imker spielen. Alle beginnen ohne Honig; Platz A ist der erste Startspieler.
hn-1-2 = Die 18 Aufträge werden als verdeckter Stapel gemischt.
hn-1-3 = Drei Aufträge werden aufgedeckt.
hn-2 = Ausflug
hn-2-1 = Jede Runde beginnt damit, dass auf jeder Wiese Honig wächst: so viele Gläser, wie die Tabelle für die Spielerzahl angibt, zusätzlich zu dem, was noch dort liegt.
hn-2-2 = Dann wählen alle gleichzeitig und geheim eine Wiese und decken gemeinsam auf. Auch eine leere Wiese ist erlaubt.
hn-2-3 = Die Gläser einer Wiese werden gleichmäßig unter allen geteilt, die dorthin geflogen sind. Was sich nicht teilen lässt, bleibt liegen, ebenso alles, wohin niemand geflogen ist.
hn-3 = Der Markt
hn-3-1 = Im Uhrzeigersinn ab dem Startspieler haben alle einen Zug: einen offenen Auftrag liefern oder passen.
hn-3-2 = Ein Auftrag wird geliefert, indem man genau die gezeigten Gläser abgibt. Er bleibt vor dir liegen und bringt seine Punkte.
hn-3-3 = Ein gelieferter Auftrag wird sofort aus dem Stapel ersetzt. Ist der Stapel leer, bleibt sein Platz leer.
hn-3-4 = Nach dem Markt wird der Nächste im Uhrzeigersinn Startspieler.
hn-4 = Das Ende
hn-4-1 = Die Partie endet nach dem Markt der sechsten Runde oder der vereinbarten Runde.
hn-4-2 = Gelieferte Aufträge bringen ihre Punkte, und je zwei übrige Gläser bringen 1 Punkt, gleich welcher Honig darin ist.
hn-4-3 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Aufträge geliefert hat; wer dann noch gleich ist, teilt den Sieg.
