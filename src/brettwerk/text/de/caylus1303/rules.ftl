### Caylus 1303: die Regeln und Klarstellungen in eigenen Worten, als Hilfe im Browser gezeigt.
### Eine Nachricht je Regelnummer des Katalogs: CA-4.11 ist ca-4-11, Klarstellung CA-R5 ist ca-r5.

## CA-1 Allgemeines und Grenzen

ca-1 = Allgemeines und Grenzen

ca-1-1 = Das Spiel ist für 2, 3, 4 oder 5 Personen.
ca-1-2 = Eine Partie dauert genau 9 Runden.
ca-1-3 = Alle haben genau 15 Arbeiter. Jeder davon ist immer an genau einem Ort: im eigenen Vorrat, auf einem Gebäude, auf der Baustelle oder im Camp.
ca-1-4 = Wer durch einen Effekt Arbeiter nimmt, holt sie aus dem Camp in den eigenen Vorrat. Sind dort weniger eigene Arbeiter als angegeben, gibt es nur diese; der Rest verfällt.
ca-1-5 = Arbeiter, die für einen Effekt ins Camp gehen, kommen aus dem eigenen Vorrat und nie von den bereits eingesetzten.
ca-1-6 = Ein Arbeiter, der den Spielplan verlässt, geht immer ins Camp, nie direkt in den eigenen Vorrat.
ca-1-7 = Alle haben 10 Häuser. Eines davon ist der Passmarker an der Gildenbrücke, also können höchstens 9 Häuser Besitz anzeigen.
ca-1-8 = Wer kein freies Haus mehr hat, kann kein Holz- oder Steingebäude bauen. Der Passmarker zählt nicht als freies Haus.
ca-1-9 = Wer kein freies Haus mehr hat, kann den Notar nicht nutzen. Der Passmarker zählt nicht als freies Haus.
ca-1-10 = Ein Monument braucht kein neues Haus: Das Haus der Residenz darunter bleibt stehen und zeigt an, wem das Monument gehört.
ca-1-11 = Ressourcen und PP gehen nie aus. Die Stückzahl in der Schachtel ist keine Grenze.
ca-1-12 = Man darf beliebig viele Ressourcen und PP besitzen.
ca-1-13 = Das Wahlsymbol in einem Preis oder Effekt steht für genau 1 Nahrung, Holz, Stein oder Tuch nach Wahl, aber nie für Gold.
ca-1-14 = Ein Preis wird immer vollständig bezahlt. Wer das nicht kann, kann den Effekt oder diese Möglichkeit des Effekts nicht nutzen.
ca-1-15 = Untereinander kann nie etwas verschenkt oder getauscht werden.
ca-1-16 = Über die Züge des Vogts darf gesprochen werden, aber niemand ist an Absprachen gebunden.
ca-1-17 = PP werden nie bezahlt, gehen nie verloren und wechseln nie von einer Person zur anderen.

## CA-2 Aufbau

ca-2 = Aufbau

ca-2-1 = Die Straße in der Reihenfolge der Aktivierung: Jahrmarkt, Notar, Zimmermann, Zoll, Gildenbrücke, danach die Felder 1 bis 23.
ca-2-2 = Auf Platz 1 der Baustelle liegt ein zufälliges Startgebäude, Startseite oben.
ca-2-3 = Die anderen 8 Startgebäude liegen in zufälliger Reihenfolge auf den Feldern 1 bis 8, Startseite oben.
ca-2-4 = Auf Platz 2 der Baustelle liegt ein zufälliges Holzgebäude, Startseite oben.
ca-2-5 = Auf Feld 9 liegt ein zufälliges Holzgebäude, Startseite oben.
ca-2-6 = Wird für Feld 9 der Maurer gezogen, wird stattdessen ein anderes Holzgebäude gezogen.
ca-2-7 = Die anderen 7 Holzgebäude liegen offen im allgemeinen Vorrat, Bauseite oben.
ca-2-8 = Auf Platz 3 der Baustelle liegt ein zufälliges Steingebäude, Startseite oben.
ca-2-9 = Auf Feld 14 liegt ein zufälliges Steingebäude, Startseite oben.
ca-2-10 = Die anderen 7 Steingebäude liegen offen im allgemeinen Vorrat, Bauseite oben.
ca-2-11 = Alle 7 Monumente liegen offen im allgemeinen Vorrat.
ca-2-12 = Der Vogt startet direkt vor Feld 9, also in Lücke 8; aktiv sind damit die Felder 1 bis 8.
ca-2-13 = Der Rundenmarker startet auf 1.
ca-2-14 = Alle wählen eine eigene Farbe, nehmen deren 10 Häuser und stellen eines davon an die Gildenbrücke.
ca-2-15 = Zu zweit oder zu fünft beginnen alle mit 10 Arbeitern im eigenen Vorrat, zu dritt oder zu viert mit 6.
ca-2-16 = Die übrigen Arbeiter aller Farben beginnen im Camp: je 5 zu zweit oder zu fünft, je 9 zu dritt oder zu viert.
ca-2-17 = Eine Person wird Startspieler und erhält den Startspielermarker.
ca-2-18 = Es werden zufällig 3 Charaktere mehr gezogen, als Personen mitspielen: 5, 6, 7 oder 8 bei 2, 3, 4 oder 5 Personen. Alle anderen Charaktere sind nicht im Spiel.
ca-2-19 = Alle wählen 1 der gezogenen Charaktere: zuerst, wer in der Zugreihenfolge zuletzt kommt, dann weiter gegen den Uhrzeigersinn, am Ende der Startspieler.
ca-2-20 = Gewählte Charaktere liegen offen vor denen, die sie gewählt haben.
ca-2-21 = Die 3 Charaktere, die niemand gewählt hat, liegen auf dem Spielplan.
ca-2-22 = Alle beginnen mit 2 Holz, 1 Nahrung und 1 Stein und mit sonst nichts.
ca-2-23 = Alle Gebäude liegen sichtbar aus, bevor der erste Charakter gewählt wird.
ca-2-24 = Arbeiter und Ressourcen sind während der ganzen Partie für alle sichtbar.
ca-2-25 = Die eigenen PP bleiben bis zum Spielende vor den anderen verborgen.
ca-2-26 = Der allgemeine Vorrat an Ressourcen und PP liegt offen neben dem Spielplan.

## CA-3 Die Runde

ca-3 = Die Runde

ca-3-1 = Jede Runde hat vier Phasen in dieser Reihenfolge: Planung, Aktivierung, Lieferung, Verwaltung.
ca-3-2 = Ab Runde 2 ist Startspieler, wer in der vorigen Runde zuerst gepasst hat.
ca-3-3 = Ein gebautes Holz- oder Steingebäude gehört für den Rest der Partie der Person, die es gebaut hat.
ca-3-4 = Ein Startgebäude und die Residenz oder das Monument, das daraus wird, gehören der Person, deren Haus darüber steht.
ca-3-5 = Aufgedruckte Gebäude und die beim Aufbau auf die Felder 9 und 14 gelegten Gebäude bekommen nie einen Besitzer.
ca-3-6 = Ein Effekt wird mit jeder Gunst und jeder Entscheidung darin ganz abgeschlossen, bevor das nächste Gebäude, der nächste Arbeiter oder die nächste Person an die Reihe kommt.

## CA-4 Phase 1 – Planung

ca-4 = Phase 1 – Planung

ca-4-1 = Der Startspieler beginnt, danach geht es im Uhrzeigersinn weiter. Wer gepasst hat, wird übersprungen.
ca-4-2 = Ein Zug ist genau eines von drei Dingen: einen Arbeiter auf ein Gebäude setzen, einen Arbeiter auf die Baustelle setzen oder passen.
ca-4-3 = Ein Arbeiter darf auf Jahrmarkt, Notar, Zimmermann oder Zoll stehen, auf einem nicht umgedrehten Startgebäude oder auf einem Holz- oder Steingebäude an der Straße. Ob es von Anfang an dort lag oder später gebaut wurde, ist egal.
ca-4-4 = Ein Gebäude, auf dem schon ein Arbeiter steht, ist besetzt. Nur die Händlerin macht eine Ausnahme, siehe CA-13.7.
ca-4-5 = Auf ein Monument darf kein Arbeiter gesetzt werden.
ca-4-6 = Auf eine Residenz darf kein Arbeiter gesetzt werden.
ca-4-7 = Auf die drei Gebäude, die auf den Plätzen der Baustelle liegen, darf kein Arbeiter gesetzt werden.
ca-4-8 = Auf ein leeres Feld der Straße darf kein Arbeiter gesetzt werden.
ca-4-9 = Auf die Gildenbrücke darf kein Arbeiter gesetzt werden.
ca-4-10 = In einer Runde darf man auf beliebig viele verschiedene Gebäude Arbeiter setzen, auch auf eigene.
ca-4-11 = Wer einen Arbeiter auf ein Gebäude setzt, das ein Mitspieler gebaut hat, bringt diesem sofort 1 PP.
ca-4-12 = Ein Arbeiter auf einem eigenen Gebäude bringt niemandem PP.
ca-4-13 = Ein Arbeiter auf einem Gebäude ohne Besitzer bringt niemandem PP.
ca-4-14 = Ein Arbeiter darf auch jenseits des Vogts eingesetzt werden.
ca-4-15 = Ein Arbeiter darf auch eingesetzt werden, wenn man den Effekt in diesem Moment nicht bezahlen könnte.
ca-4-16 = Ein Arbeiter für die Baustelle kommt dort auf den freien Platz, der am weitesten links liegt.
ca-4-17 = Jede Person darf höchstens 1 Arbeiter auf der Baustelle haben.
ca-4-18 = In derselben Runde dürfen Arbeiter mehrerer Personen auf der Baustelle stehen.
ca-4-19 = Wer passt, stellt den eigenen Passmarker auf das freie Feld der Gildenbrücke, das am weitesten links liegt.
ca-4-20 = Wer gepasst hat, ist in dieser Phase nicht mehr am Zug.
ca-4-21 = Passen ist in jedem eigenen Zug erlaubt, auch wenn noch Arbeiter übrig sind.
ca-4-22 = Wer keinen erlaubten Einsatz bezahlen kann, muss im nächsten eigenen Zug passen.
ca-4-23 = Wer zuerst passt, nimmt sofort den Startspielermarker.
ca-4-24 = Wechselt der Startspielermarker, bleibt die Zugreihenfolge der laufenden Phase trotzdem gleich.
ca-4-25 = Nach dem ersten Passen kostet jeder eingesetzte Arbeiter 1 weiteren Arbeiter, der aus dem eigenen Vorrat ins Camp geht.
ca-4-26 = Die zusätzlichen Kosten bleiben bei 1 Arbeiter, egal wie viele schon gepasst haben.
ca-4-27 = Die zusätzlichen Kosten gelten für Gebäude und Baustelle gleichermaßen.
ca-4-28 = Solange die zusätzlichen Kosten für jemanden gelten, braucht diese Person für einen Einsatz mindestens 2 Arbeiter im eigenen Vorrat.
ca-4-29 = Nicht eingesetzte Arbeiter bleiben im eigenen Vorrat, zum Bezahlen und für spätere Runden.
ca-4-30 = Haben alle gepasst, ist die Phase vorbei.

## CA-5 Phase 2 – Aktivierung

ca-5 = Phase 2 – Aktivierung

ca-5-1 = Die Gebäude werden einzeln aktiviert: Jahrmarkt, Notar, Zimmermann, Zoll, Gildenbrücke, danach die Felder von 1 an bis zum Vogt.
ca-5-2 = Die vier aufgedruckten Gebäude und die Gildenbrücke werden in jeder Runde aktiviert, egal wo der Vogt steht.
ca-5-3 = Wer einen Arbeiter auf einem aktivierten Gebäude hat, darf dessen Effekt einmal nutzen.
ca-5-4 = Auf einen Effekt darf man verzichten.
ca-5-5 = Sobald der Effekt genutzt oder abgelehnt ist, geht der Arbeiter ins Camp.
ca-5-6 = Während ein Effekt ausgeführt wird, steht der auslösende Arbeiter noch auf dem Gebäude und ist noch nicht im Camp.
ca-5-7 = Was man bei einem Gebäude bekommt, kann man bei jedem späteren Gebäude derselben Phase ausgeben.
ca-5-8 = Stehen zwei Arbeiter auf einem Gebäude, wird der zuerst eingesetzte ganz abgehandelt und entfernt, bevor der andere an der Reihe ist.
ca-5-9 = Gebäude jenseits des Vogts werden nicht aktiviert.
ca-5-10 = Arbeiter auf nicht aktivierten Gebäuden gehen am Ende der Phase ohne Effekt ins Camp.
ca-5-11 = Der Besitzer behält die PP für einen eingesetzten Arbeiter auch dann, wenn das Gebäude nicht aktiviert wird.
ca-5-12 = Arbeiter auf der Baustelle bleiben dort bis Phase 3, egal wo der Vogt steht.
ca-5-13 = Ein Gebäude ohne Arbeiter bewirkt nichts.

## CA-6 Der Vogt

ca-6 = Der Vogt

ca-6-1 = Der Vogt steht in einer Lücke der Straße. Lücke 0 folgt direkt auf die Gildenbrücke, jede weitere Lücke direkt auf das Feld mit derselben Nummer.
ca-6-2 = Ein Schritt bringt den Vogt in die nächste Lücke. Leere Felder zählen genauso wie Felder mit Gebäuden.
ca-6-3 = Der Vogt steht nie auf einem Gebäude oder auf einem leeren Feld.
ca-6-4 = Der Vogt geht nie weiter zurück als bis zu Lücke 0 direkt nach der Gildenbrücke.
ca-6-5 = Der Vogt geht nie weiter als bis zu Lücke 25: Nach Lücke 23 gibt es nur noch 2 Plätze am Ende der Straße, sie zählen als Lücke 24 und 25.
ca-6-6 = Ab Lücke 23 sind alle Felder der Straße aktiv.
ca-6-7 = Wer den Vogt bewegt, wählt eine Richtung und so viele Schritte, dass er zwischen Lücke 0 und dem letzten Platz am Ende der Straße bleibt.
ca-6-8 = In jeder Runde bewegen den Vogt der Reihe nach: wer auf dem Zoll steht, dann alle in der Reihenfolge auf der Brücke, zuletzt wer den Gutsverwalter besitzt.
ca-6-9 = Nach dem Zug des Gutsverwalters bleibt der Vogt stehen bis zu Schritt 4 von Phase 4.
ca-6-10 = Durch das Bauen eines Gebäudes bewegt sich der Vogt nicht.

## CA-7 Aufgedruckte Gebäude

ca-7 = Aufgedruckte Gebäude

ca-7-1 = Jahrmarkt: 1 Holz abgeben und dafür sofort 1 Gunst bekommen.
ca-7-2 = Notar: 1 Tuch abgeben und 1 eigenes freies Haus über ein Startgebäude an der Straße stellen.
ca-7-3 = Mit dem Notar ist nur ein Gebäude wählbar, das das gelbe Banner zeigt und über dem noch kein Haus steht.
ca-7-4 = Das Startgebäude auf Platz 1 der Baustelle ist für den Notar nicht wählbar.
ca-7-5 = Ein Haus des Notars bringt keine PP.
ca-7-6 = Ein Gebäude mit einem Haus des Notars bleibt bis zum Ende von Phase 3 ein normales Gebäude. Arbeiter darauf werden in dieser Runde noch aktiviert.
ca-7-7 = Das Haus des Notars darf auch über ein Gebäude mit Arbeitern gestellt werden, und der Standort des Vogts spielt keine Rolle.
ca-7-8 = Jede Nutzung des Notars gilt für genau 1 Gebäude.
ca-7-9 = Zimmermann: 1 Holzgebäude aus dem allgemeinen Vorrat wählen, den Preis bezahlen und es an die Straße legen.
ca-7-10 = Ein gebautes Gebäude kommt auf das leere Feld mit der niedrigsten Nummer.
ca-7-11 = Ein gebautes Gebäude liegt mit der Bauseite oben und bekommt 1 Haus der Person, die es gebaut hat.
ca-7-12 = Wer baut, erhält sofort die PP des Gebäudes.
ca-7-13 = Beim Wahlsymbol in einem Preis entscheidet, wer baut, ob Nahrung, Holz, Stein oder Tuch abgegeben wird.
ca-7-14 = Ist kein Feld der Straße mehr leer, kann nichts gebaut werden.
ca-7-15 = Jede Nutzung eines Zimmermanns baut genau 1 Gebäude.
ca-7-16 = Ein neu gebautes Gebäude kann frühestens in der nächsten Runde den ersten Arbeiter bekommen.
ca-7-17 = Zoll: den Vogt kostenlos 1 oder 2 Schritte vor- oder zurückbewegen.
ca-7-18 = Wer auf dem Zoll steht, darf den Vogt auch stehen lassen.
ca-7-19 = Gildenbrücke: In jeder Runde entscheiden alle genau einmal, in der Reihenfolge auf der Brücke und ohne dass dort ein Arbeiter steht.
ca-7-20 = An der Brücke darf man den Vogt 1, 2 oder 3 Schritte vor- oder zurückbewegen oder ihn stehen lassen.
ca-7-21 = Jeder Schritt an der Brücke kostet 1 Arbeiter, der aus dem eigenen Vorrat ins Camp geht.
ca-7-22 = Die Entscheidungen an der Brücke fallen nacheinander und sind endgültig. Wer später entscheidet, kennt die früheren.

## CA-8 Effekte der Gebäudeplättchen

ca-8 = Effekte der Gebäudeplättchen

ca-8-1 = Bauernhof (Start): 1 Nahrung nehmen.
ca-8-2 = Sägemühle (Start): 1 Holz nehmen.
ca-8-3 = Steinbruch (Start): 1 Stein nehmen.
ca-8-4 = Zimmermann (Start): wirkt genau wie der aufgedruckte Zimmermann (CA-7.9 bis CA-7.15).
ca-8-5 = Markt (Start): außer dem Arbeiter auf dem Gebäude 1 weiteren aus dem eigenen Vorrat ins Camp schicken und 1 Nahrung, Holz, Stein oder Tuch nehmen.
ca-8-6 = Gilde (3): 1 Nahrung, Holz, Stein oder Tuch abgeben und 3 Arbeiter nehmen.
ca-8-7 = Gilde (4): 1 Stein abgeben und 4 Arbeiter nehmen.
ca-8-8 = Beim Aufbau gelegte Gebäude wirken die ganze Partie über mit ihrer Startseite, im Spiel gebaute mit ihrer Bauseite.
ca-8-9 = Bauernhof, Steinbruch, Sägemühle (alle Holz) und Spinnerei, Bauseite: 2 Ressourcen der Sorte des Gebäudes nehmen.
ca-8-10 = Bauernhof, Steinbruch, Sägemühle (alle Holz) und Spinnerei, Startseite: 1 Ressource der Sorte des Gebäudes nehmen und 1 PP erhalten.
ca-8-11 = Markthalle, Bauseite: 3 Arbeiter nehmen.
ca-8-12 = Markthalle, Startseite: 2 Arbeiter nehmen und 1 PP erhalten.
ca-8-13 = Markt (Holz), beide Seiten: kostenlos 1 Nahrung, Holz, Stein oder Tuch nehmen.
ca-8-14 = Herrenhaus, Bauseite: bei der Aktivierung sofort 1 Gunst bekommen.
ca-8-15 = Der Bau des Herrenhauses bringt keine Gunst.
ca-8-16 = Herrenhaus, Startseite: 2 PP erhalten.
ca-8-17 = Schneider, beide Seiten: 1 Tuch für 4 PP abgeben oder 2 Tuch für 6 PP.
ca-8-18 = Maurer, Bauseite: 1 Steingebäude aus dem allgemeinen Vorrat wählen, den Preis bezahlen und es nach CA-7.10 bis CA-7.14 bauen.
ca-8-19 = Ist kein Feld der Straße mehr leer, kann der Maurer nicht genutzt werden.
ca-8-20 = Maurer, Startseite: wirkt wie die Bauseite, aber der 1 Stein im Preis des Gebäudes wird nicht bezahlt.
ca-8-21 = Bei der Startseite des Maurers wird der übrige Preis ganz bezahlt, auch das Wahlsymbol.
ca-8-22 = Liegt der Maurer auf Platz 2 der Baustelle, lassen sich Steingebäude nur durch eine Gunst bauen, und das erst ab Runde 4.
ca-8-23 = Bauernhof, Steinbruch und Sägemühle (alle Stein), Bauseite: die 3 Ressourcen des Gebäudes nehmen.
ca-8-24 = Bauernhof, Steinbruch und Sägemühle (alle Stein), Startseite: die 2 Ressourcen des Gebäudes nehmen.
ca-8-25 = Wird ein Bauernhof, Steinbruch oder eine Sägemühle (Stein) auf der Bauseite aktiviert und stehen dort nur Arbeiter von Mitspielern des Besitzers, erhält der Besitzer sofort 1 Bonusressource.
ca-8-26 = Der Besitzer erhält die Bonusressource auch dann, wenn der Besucher auf den Effekt verzichtet.
ca-8-27 = Wird das Gebäude nicht aktiviert, gibt es keine Bonusressource für den Besitzer.
ca-8-28 = Steht nur ein Arbeiter des Besitzers auf dem Gebäude, gibt es keine Bonusressource.
ca-8-29 = Stehen zwei Arbeiter von zwei Mitspielern auf dem Gebäude, erhält der Besitzer insgesamt nur 1 Bonusressource.
ca-8-30 = Gehört einer von zwei Arbeitern auf dem Gebäude dem Besitzer, gibt es keine Bonusressource.
ca-8-31 = Nur die drei Produktionsgebäude Bauernhof, Steinbruch und Sägemühle (Stein) bringen eine Bonusressource, und nur auf ihrer Bauseite.
ca-8-32 = Goldmine: 1 Gold nehmen.
ca-8-33 = Gießerei: 1 Arbeiter für 1 Gold ins Camp schicken oder 3 Arbeiter für 2 Gold.
ca-8-34 = Alchemist: 1 Nahrung, Holz, Stein oder Tuch für 1 Gold abgeben oder 2 dieser Ressourcen, gleiche oder verschiedene, für 2 Gold.
ca-8-35 = Gildenhaus: 1 Nahrung, Holz, Stein oder Tuch abgeben und 5 Arbeiter nehmen.
ca-8-36 = Kirche: 2 Arbeiter für 4 PP ins Camp schicken oder 4 Arbeiter für 6 PP.
ca-8-37 = Juwelier: 1 Gold für 5 PP abgeben oder 2 Gold für 9 PP.
ca-8-38 = Bietet ein Effekt mehrere Möglichkeiten mit „oder“, wird pro Arbeiter eine davon einmal genutzt.
ca-8-39 = Goldmine, Gießerei, Alchemist, Gildenhaus, Kirche und Juwelier wirken auf beiden Seiten gleich.

## CA-9 Phase 3 – Lieferung

ca-9 = Phase 3 – Lieferung

ca-9-1 = An der Lieferung nimmt nur teil, wer einen Arbeiter auf der Baustelle hat oder den Fuhrmann besitzt.
ca-9-2 = Geliefert wird in der Reihenfolge der Arbeiter auf der Baustelle, von links nach rechts.
ca-9-3 = Wie viele Bündel man liefert, entscheidet man selbst; auch gar keines ist erlaubt.
ca-9-4 = Eine Lieferung ist ganz abgeschlossen, bevor die nächste Person entscheidet.
ca-9-5 = Ein Bündel besteht aus genau 3 Ressourcen von 3 verschiedenen Sorten.
ca-9-6 = Eine der Ressourcen jedes Bündels ist Nahrung.
ca-9-7 = Gold darf eine der beiden anderen Sorten im Bündel sein.
ca-9-8 = Jedes Bündel bringt sofort 5 PP.
ca-9-9 = Nur die eigenen Ressourcen begrenzen, wie viele Bündel man liefern kann.
ca-9-10 = Nach allen Lieferungen gibt es sofort 1 Gunst für die Person mit den meisten Bündeln dieser Runde.
ca-9-11 = Bei Gleichstand bekommt die Gunst, wessen Arbeiter weiter links steht.
ca-9-12 = Wer kein Bündel geliefert hat, bekommt diese Gunst nie.
ca-9-13 = Für Lieferungen gibt es höchstens 1 Gunst pro Runde.
ca-9-14 = Nach der Gunst gehen alle Arbeiter von der Baustelle ins Camp.
ca-9-15 = Der Vogt hat auf Lieferungen keinen Einfluss.

## CA-10 Gunst

ca-10 = Gunst

ca-10-1 = Eine Gunst gibt es nur auf vier Wegen: durch den Jahrmarkt, das Herrenhaus auf der Bauseite, die meisten Bündel einer Runde und den Bau des Theaters.
ca-10-2 = Eine Gunst wird sofort genutzt. Sie lässt sich weder aufsparen noch ablehnen.
ca-10-3 = Eine Gunst bedeutet genau eines von beiden: einem Mitspieler einen Charakter wegnehmen oder einen Platz der Baustelle nutzen.
ca-10-4 = Wer mit einer Gunst einen Charakter nimmt, wählt 1 beliebigen Charakter eines beliebigen Mitspielers und legt ihn offen vor sich ab.
ca-10-5 = Besitzt kein Mitspieler einen Charakter, bleibt für die Gunst nur ein Platz der Baustelle.
ca-10-6 = Wer mit einer Gunst einen Charakter von einem Mitspieler nimmt, nimmt keinen vom Spielplan.
ca-10-7 = In den Runden 1 bis 3 kann eine Gunst nur Platz 1 der Baustelle nutzen.
ca-10-8 = In den Runden 4 bis 6 kann eine Gunst Platz 1 oder 2 der Baustelle nutzen.
ca-10-9 = In den Runden 7 bis 9 kann eine Gunst Platz 1, 2 oder 3 der Baustelle nutzen.
ca-10-10 = Wer einen Platz der Baustelle nutzt, nutzt einmal den Effekt auf der Startseite des Gebäudes dort, mit allen Preisen und Bedingungen, aber ohne Arbeiter darauf.
ca-10-11 = Ein Platz der Baustelle darf auch gewählt werden, wenn man seinen Effekt nicht bezahlen kann oder darauf verzichtet.
ca-10-12 = Nach dem Effekt des Platzes darf man 1 Charakter vom Spielplan nehmen, falls dort noch einer liegt.
ca-10-13 = Einen Charakter vom Spielplan zu nehmen ist freiwillig und pro Gunst nur einmal möglich.
ca-10-14 = Die Charaktere auf dem Spielplan werden nie aufgefüllt.
ca-10-15 = Ein Platz der Baustelle kann in einer Runde beliebig oft mit einer Gunst genutzt werden; sein Gebäude bleibt liegen.
ca-10-16 = Für ein durch eine Gunst gebautes Gebäude gelten alle Bauregeln: Preis, Haus, erstes leeres Feld, PP, Architektin.
ca-10-17 = Ein nach der Nutzung eines Platzes vom Spielplan genommener Charakter wirkt sich auf den davor genutzten Effekt nicht aus.
ca-10-18 = Eine Gunst führt nie zu einer weiteren Gunst.
ca-10-19 = Man darf beliebig viele Charaktere besitzen oder auch gar keinen.
ca-10-20 = Welche Plätze der Baustelle offen sind, hängt allein von der Runde ab, nicht von der Phase oder der Herkunft der Gunst.

## CA-11 Phase 4 – Verwaltung

ca-11 = Phase 4 – Verwaltung

ca-11-1 = Die Schritte folgen in dieser Reihenfolge: Residenzen, Monumente, Anwerbung, Vogt, Rundenmarker.
ca-11-2 = Schritt 1: Jedes Startgebäude, über dem ein Haus steht, kommt auf die Residenzseite.
ca-11-3 = Das Umdrehen zur Residenz ist Pflicht, kostet nichts und bringt keine PP.
ca-11-4 = Schritt 2: Von der Brücke aus werden die Residenzen entlang der Straße durchgegangen. Wer die jeweilige Residenz besitzt, darf sie durch 1 Monument aus dem allgemeinen Vorrat ersetzen.
ca-11-5 = Eine in Schritt 1 entstandene Residenz darf schon in Schritt 2 derselben Runde ersetzt werden.
ca-11-6 = Der Besitzer bezahlt den Preis des Monuments und legt es auf die Residenz.
ca-11-7 = In einer Runde darf man mehrere Monumente bauen, eines pro Residenz.
ca-11-8 = Der Besitzer erhält sofort die PP des Monuments.
ca-11-9 = Das Theater bringt 12 PP und danach sofort 1 Gunst.
ca-11-10 = Jedes Monument kann pro Partie nur einmal gebaut werden.
ca-11-11 = Ein Monument wird nie ersetzt oder entfernt.
ca-11-12 = Über jede Residenz wird pro Runde höchstens einmal entschieden.
ca-11-13 = Schritt 3: Alle nehmen 3 Arbeiter, im Spiel zu fünft 2.
ca-11-14 = Angeworbene Arbeiter kommen aus dem Camp und sind durch CA-1.4 begrenzt.
ca-11-15 = Jede Residenz bringt ihrem Besitzer bei der Anwerbung 1 weiteren Arbeiter.
ca-11-16 = Eine Residenz unter einem Monument bringt keinen Arbeiter.
ca-11-17 = Der Garten bringt seinem Besitzer bei der Anwerbung 2 weitere Arbeiter.
ca-11-18 = Der Kornspeicher bringt seinem Besitzer bei der Anwerbung 1 Nahrung.
ca-11-19 = Die Manufaktur bringt ihrem Besitzer bei der Anwerbung 1 Tuch.
ca-11-20 = Residenzen und Monumente aus dieser Runde zählen in Schritt 3 schon mit.
ca-11-21 = Schritt 4: Es zählt die lückenlose Reihe von Gebäuden ab Feld 1. Der Vogt kommt direkt vor das letzte Gebäude dieser Reihe.
ca-11-22 = Das beim Aufbau auf Feld 14 gelegte Gebäude zählt in Schritt 4 nicht, solange davor noch ein Feld leer ist.
ca-11-23 = Residenzen und Monumente zählen in Schritt 4 als Gebäude.
ca-11-24 = Schritt 5: Der Rundenmarker rückt um 1 weiter und eine neue Runde beginnt.
ca-11-25 = Die Passmarker verlassen die Brücke vor der nächsten Planung.

## CA-12 Spielende

ca-12 = Spielende

ca-12-1 = Die Partie endet nach Phase 4 der 9. Runde; auch dort können noch Monumente gebaut werden.
ca-12-2 = Am Ende zeigen alle ihre PP.
ca-12-3 = Jedes Gold, das man am Ende noch besitzt, bringt 2 PP.
ca-12-4 = Andere Ressourcen, Arbeiter, Häuser und Charaktere bringen am Ende keine PP.
ca-12-5 = Den Sieg holt, wer die meisten PP hat.
ca-12-6 = Bei Gleichstand an der Spitze wird der Sieg geteilt.

## CA-13 Charaktere

ca-13 = Charaktere

ca-13-1 = Der Frühaufsteher: Wer ihn besitzt, darf zu Beginn der Planung, noch vor dem ersten Zug des Startspielers, 1 Arbeiter auf ein Gebäude oder auf die Baustelle setzen.
ca-13-2 = Der Frühaufsteher kostet 1 weiteren Arbeiter, der aus dem eigenen Vorrat ins Camp geht; nötig sind also 2 Arbeiter.
ca-13-3 = Nach diesem frühen Einsatz folgt die Planung wie gewohnt ab dem Startspieler. Wer den Frühaufsteher besitzt, behält alle normalen Züge.
ca-13-4 = Ein Startspieler mit dem Frühaufsteher darf so zu Beginn der Planung zweimal hintereinander einsetzen.
ca-13-5 = Der Nachtarbeiter: Wer ihn besitzt, zahlt die zusätzlichen Kosten aus CA-4.25 nie.
ca-13-6 = Der Nachtarbeiter erspart die Kosten des Frühaufstehers nicht.
ca-13-7 = Die Händlerin: Wer sie besitzt, darf einmal pro Runde einen Arbeiter auf ein Gebäude setzen, auf dem genau ein Arbeiter steht, und zwar der eines Mitspielers.
ca-13-8 = Auf einem Gebäude, auf dem schon ein eigener Arbeiter steht, ist die Händlerin nicht einsetzbar.
ca-13-9 = Der mit der Händlerin eingesetzte Arbeiter wird nach dem aktiviert, der schon vorher dort stand.
ca-13-10 = Abgesehen von CA-4.4 gelten für einen Einsatz mit der Händlerin alle Regeln: Kosten, zusätzliche Kosten, PP für den Besitzer.
ca-13-11 = Die Händlerin wirkt auch auf aufgedruckten Gebäuden, aber nicht auf der Baustelle.
ca-13-12 = Der Dieb: Wer ihn besitzt und ein Gebäude eines Mitspielers besetzt, bringt diesem dafür keine PP.
ca-13-13 = Der Dieb verhindert auch die PP des Hofmarschalls.
ca-13-14 = Eine Bonusressource verhindert der Dieb nicht.
ca-13-15 = Der Hofmarschall: Wer ihn besitzt, erhält für jeden fremden Arbeiter, der auf ein eigenes Gebäude gesetzt wird, 2 PP statt 1.
ca-13-16 = Der Gutsverwalter: Wer ihn besitzt, darf nach allen Entscheidungen an der Brücke den Vogt um 1 Schritt versetzen, vor oder zurück und ohne Kosten.
ca-13-17 = Den Gutsverwalter nutzt, wer ihn nach den Entscheidungen an der Brücke besitzt, auch wenn er erst in dieser Runde über den Jahrmarkt genommen wurde.
ca-13-18 = Die Architektin: Wer sie besitzt, erhält 1 PP zusätzlich für jedes selbst gebaute Holzgebäude, Steingebäude oder Monument.
ca-13-19 = Für ein Haus des Notars und für Residenzen bringt die Architektin nichts.
ca-13-20 = Der Fuhrmann: Wer ihn besitzt, darf auch ohne Arbeiter auf der Baustelle Bündel liefern.
ca-13-21 = Die Lieferung des Fuhrmanns kommt nach allen anderen Lieferungen.
ca-13-22 = Wer den Fuhrmann und einen Arbeiter auf der Baustelle hat, liefert, wenn der Arbeiter an der Reihe ist, und darf beim Fuhrmann weitere Bündel hinzufügen.
ca-13-23 = Für die Gunst werden die Bündel aus beiden Lieferungen zusammengezählt, und es gilt der Platz des Arbeiters.
ca-13-24 = Wer mit dem Fuhrmann ohne Arbeiter auf der Baustelle liefert, verliert jeden Gleichstand um die Gunst.
ca-13-25 = Der Kämmerer: Wer ihn besitzt, darf Bündel aus 3 beliebigen Ressourcen liefern, gleich oder verschieden, mit oder ohne Nahrung, auch mit Gold.
ca-13-26 = Der Vorarbeiter: Wer ihn besitzt, erhält 1 PP zusätzlich für jedes selbst gelieferte Bündel.
ca-13-27 = Die Goldschmiedin: Wer sie besitzt, erhält einmal pro Runde 5 PP zusätzlich für ein eigenes Bündel mit mindestens 1 Gold.
ca-13-28 = Vorarbeiter und Goldschmiedin wirken nebeneinander: Ihre Boni werden addiert.
ca-13-29 = Der Tagelöhner: Wer ihn besitzt, nimmt bei der Anwerbung 1 weiteren Arbeiter.
ca-13-30 = Ein Charakter wirkt, sobald er genommen wurde, und zwar für die Person, die ihn besitzt, wenn sein Effekt an der Reihe ist.
ca-13-31 = Alle Charaktere einer Person wirken zusammen.
ca-13-32 = Charaktere auf dem Spielplan und solche, die nicht im Spiel sind, haben keine Wirkung.
ca-13-33 = Während der Planung und zwischen der ersten und der letzten Lieferung einer Runde wechselt kein Charakter den Besitzer.

## CA-14 Spielerzahl und erste Partie

ca-14 = Spielerzahl und erste Partie

ca-14-1 = Nur vier Werte hängen von der Spielerzahl ab: die Charaktere im Spiel, die Arbeiter zu Beginn, die Arbeiter im Camp zu Beginn und die Anwerbung.
ca-14-2 = Empfohlene Charaktere für eine erste Partie zu zweit: die Architektin, der Vorarbeiter, der Gutsverwalter, der Tagelöhner und der Kämmerer.
ca-14-3 = In einer ersten Partie zu dritt kommt der Fuhrmann dazu.
ca-14-4 = In einer ersten Partie zu viert kommt außerdem die Händlerin dazu.
ca-14-5 = In einer ersten Partie zu fünft kommt außerdem der Frühaufsteher dazu.
ca-14-6 = Die empfohlenen Charaktere werden wie zufällig gezogene nach CA-2.19 gewählt.
ca-14-7 = Von einer ersten Partie zu fünft ist abzuraten: Sie dauert länger und verzeiht weniger. Das ist ein Hinweis, keine Regel.
ca-14-8 = Die Anleitung empfiehlt für die erste Partie eine Auslage der Gebäude, zeigt sie aber nur als Bild. Sie ist uns nicht bekannt.

## CA-R Klarstellungen

ca-rulings = Klarstellungen

ca-r1 = Preise und PP, die nur aus einer einzigen Quelle bekannt sind, gelten so, wie sie in den Datentabellen stehen; dort lassen sie sich berichtigen.
ca-r2 = Der Bauernhof (Stein) bringt beim Bau 3 PP. Der Wert ist aus den beiden Schwestergebäuden erschlossen.
ca-r3 = Der Kornspeicher bringt beim Bau 7 PP. Der Wert stammt aus nur einer Quelle und ist zweifelhaft; er lässt sich in der Gebäudetabelle berichtigen.
ca-r4 = Das Palais kostet 5 Gold und 5 Stein und bringt 20 PP. Diese Werte stammen aus nur einer Quelle.
ca-r5 = Die Straße hat 23 Felder, und das beim Aufbau gelegte Steingebäude liegt auf Feld 14. Beide Zahlen stammen aus nur einer Quelle.
ca-r6 = Am Ende der Straße gibt es 2 weitere Plätze für den Vogt, er kann also bis Lücke 25 gehen. Die Zahl ist erschlossen.
ca-r7 = Der Vogt darf direkt nach der Gildenbrücke stehen, also in Lücke 0.
ca-r8 = Der Notar kostet Tuch, die Gilde (4) kostet Stein, und unter den Startgebäuden gibt es Bauernhof und Markt doppelt. All das stammt aus nur einer Quelle.
ca-r9 = Die 15 Arbeiter sind eine echte Grenze: Ist kein eigener mehr im Camp, gibt es keine weiteren. Der auslösende Arbeiter steht noch auf dem Spielplan und kann nicht genommen werden.
ca-r10 = Mit Arbeitern bezahlt wird nur aus dem eigenen Vorrat.
ca-r11 = Der Passmarker ist eines der 10 Häuser, für Besitz bleiben also 9. Er selbst kann nie Besitz anzeigen.
ca-r12 = Der Notar braucht ein freies Haus, ein Monument nicht.
ca-r13 = Gold zählt nie für das Wahlsymbol.
ca-r14 = Ein Effekt muss nicht genutzt werden. Effekte ohne Preis werden automatisch ausgeführt, denn ein kostenloser Gewinn schadet nie.
ca-r15 = Der Notar darf jedes Startgebäude an der Straße wählen, das mit der gelben Seite nach oben liegt und kein Haus hat. Das Gebäude auf der Baustelle und die aufgedruckten Gebäude sind nie wählbar.
ca-r16 = Die beim Aufbau auf die Felder 9 und 14 gelegten Gebäude gehören nie jemandem. Sie bringen niemandem PP für einen Einsatz und niemandem eine Bonusressource.
ca-r17 = Ein Bündel sind genau 3 Ressourcen von 3 Sorten; größere Bündel gibt es nicht.
ca-r18 = Liefert niemand ein Bündel, bekommt niemand die Gunst.
ca-r19 = Bei Gleichstand zwischen dem Fuhrmann ohne Arbeiter und anderen gewinnen die anderen.
ca-r20 = Wer den Fuhrmann und zugleich den letzten Arbeiter auf der Baustelle hat, macht beide Lieferungen in einem.
ca-r21 = Mit einer Gunst darf man auch einen Platz der Baustelle wählen, dessen Effekt man nicht bezahlen kann oder nicht nutzen will. Einen Charakter vom Spielplan darf man danach trotzdem nehmen.
ca-r22 = Nutzt eine Gunst einen Platz der Baustelle, werden Preise bezahlt, und die Grenzen bei Häusern und Feldern gelten. Kein Arbeiter bewegt sich, und niemand erhält PP oder eine Bonusressource für den Besuch.
ca-r23 = Die Startseite des Maurers erlässt genau den 1 festen Stein im Preis. Das Wahlsymbol des Gildenhauses wird trotzdem bezahlt; dafür darf auch Stein abgegeben werden.
ca-r24 = Die Händlerin wirkt einmal pro Runde und nur auf einem Gebäude mit genau 1 Arbeiter, und zwar dem eines Mitspielers. Aufgedruckte Gebäude zählen dazu, die Baustelle nicht, und nie stehen 3 Arbeiter auf einem Gebäude.
ca-r25 = Die Bonusressource gibt es auch dann, wenn der Besucher den Dieb besitzt.
ca-r26 = Der Hofmarschall bringt insgesamt 2 PP, nicht 1 plus 2.
ca-r27 = Mit dem Frühaufsteher darf man auch auf die Baustelle setzen. Nötig sind 2 Arbeiter im eigenen Vorrat.
ca-r28 = Passen muss auch, wer nur noch 1 Arbeiter hat, während die zusätzlichen Kosten gelten, oder wer nirgends mehr einen Arbeiter einsetzen darf.
ca-r29 = Die Arbeiter auf der Baustelle kehren ins Camp zurück, sobald die Gunst für die Lieferung abgeschlossen ist.
ca-r30 = Arbeiter jenseits des Vogts kehren nach dem letzten aktiven Gebäude ins Camp zurück.
ca-r31 = Am Ende der Runde kommen die Passmarker zurück neben die Leiste der Gildenbrücke.
ca-r32 = Der Startspieler der ersten Runde wird ausgelost. In der Zugreihenfolge zuletzt kommt, wer rechts neben dem Startspieler sitzt.
ca-r33 = In Runde 9 werden die Schritte 1 bis 3 von Phase 4 gespielt; die Schritte 4 und 5 haben keine Wirkung mehr.
ca-r34 = Die je 2 PP am Spielende gibt es für Gold.
ca-r35 = In einer ersten Partie gibt es die empfohlenen Charaktere mit zufälliger Auslage oder mit unserer eigenen Vorgabe; gewählt wird trotzdem reihum. Zu zweit sind es die fünf, die ohne die Ergänzungen für 3, 4 und 5 Personen übrig bleiben.
ca-r36 = Hier heißt der Hofmarschall auf Englisch Marshal, der Gutsverwalter Bailiff, die Händlerin Merchant und der Fuhrmann Carter. Die englische Ausgabe nennt sie Steward (Hofmarschall), Journeyman (Händlerin) und Deliveryman (Fuhrmann). Weil andere mit Steward den Gutsverwalter meinen, dient das Wort hier nicht als Name.
ca-r37 = Jede Residenz kommt pro Runde einmal an die Reihe, entlang der Straße, auch wenn ihr Besitzer später im selben Schritt noch Ressourcen erhält.
ca-r38 = Theater: erst der Preis, dann 12 PP, dann die PP der Architektin, dann die Gunst. Eine mit dieser Gunst genommene Architektin kommt für das Theater zu spät, für spätere Residenzen aber rechtzeitig.
ca-r39 = Eine neue Residenz oder ein neues Monument zählt schon bei der Anwerbung derselben Runde.
ca-r40 = Die Baustelle hat 5 Plätze für Arbeiter, genug für je einen Arbeiter von fünf Personen. Die Zahl ist erschlossen.
ca-r41 = Computergegner dürfen die PP-Stände nutzen, denn jeder Gewinn von PP ist öffentlich.
ca-r42 = Eine Bewegung des Vogts geht nur in eine Richtung, nie vor und wieder zurück.
ca-r43 = Die 2 Ressourcen für den Alchemisten dürfen beliebig aus Nahrung, Holz, Stein und Tuch gemischt sein.
ca-r44 = Die Startseiten von Goldmine, Gießerei, Alchemist, Gildenhaus, Kirche und Juwelier wirken wie ihre Bauseiten. Das stammt aus nur einer Quelle.
ca-r45 = Der Vorrat an Ressourcen ist unbegrenzt; die Stückzahlen von 20 Nahrung, 20 Holz, 20 Stein, 15 Tuch und 15 Gold spielen keine Rolle.
ca-r46 = Wird für Feld 9 der Maurer gezogen, gehört er zu den 7 Holzgebäuden im allgemeinen Vorrat. Das Gebäude für Platz 2 der Baustelle wird vorher gezogen und darf der Maurer sein.
ca-r47 = Auf der Gildenbrücke darf kein Arbeiter stehen.
ca-r48 = Charaktere, die einmal pro Runde wirken, können den Besitzer ohne Streitfall wechseln. Die Händlerin wirkt nur in der Planung, die Goldschmiedin nur zwischen erster und letzter Lieferung, und in diese Zeiten fällt keine Gunst (CA-13.33).
ca-r49 = Die Bonusressource des Besitzers gibt es bei der Aktivierung des Gebäudes, noch vor dem Gewinn des Besuchers.
