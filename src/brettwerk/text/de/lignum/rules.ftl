### Lignum: die Regeln in eigenen Worten, eine Meldung je Regel und Klarstellung.
### Die Kennungen folgen dem Regelkatalog: LI-7.14 ist li-7-14, Klarstellung LI-R5 ist li-r5.

## LI-1 Rahmen

li-1 = Rahmen
li-1-1 = Lignum spielt man zu zweit, zu dritt oder zu viert.
li-1-2 = Das Spiel dauert 8 Runden, eine je Jahreszeit: Frühling, Sommer, Herbst und Winter des 1. Jahres, dann dieselben vier Jahreszeiten im 2. Jahr.
li-1-3 = Die Runden im Frühling, Sommer und Herbst laufen alle gleich ab; die Winterrunde hat einen eigenen Ablauf.
li-1-4 = Nach dem Winter des 2. Jahres folgt noch der Schlussverkauf, dann ist das Spiel zu Ende.
li-1-5 = Wer nach dem Zurückzahlen der Schuldscheine die meisten Taler hat, gewinnt.
li-1-6 = Das Grundspiel kommt ohne Aufträge und ohne geplante Tätigkeiten aus. Das Fortgeschrittenenspiel bringt die Aufträge hinzu, das Expertenspiel Aufträge und geplante Tätigkeiten.
li-1-7 = Aufträge und geplante Tätigkeiten lassen sich getrennt einschalten; geplante Tätigkeiten sind also auch ohne Aufträge spielbar.
li-1-8 = Ohne geplante Tätigkeiten darf niemand auf Feld 8 ziehen; die Forstarbeiterfiguren gehen einfach darüber hinweg.
li-1-9 = Ohne Aufträge darf niemand auf Feld 13 ziehen; die Forstarbeiterfiguren gehen einfach darüber hinweg.
li-1-10 = Ohne Aufträge entfallen Schritt 5 der Forstarbeit und Schritt 4 des Winters.
li-1-11 = Im Grundspiel sind die 10 Auftragskarten, die 10 Karten der geplanten Tätigkeiten und deren 24 Plättchen nicht im Spiel.
li-1-12 = Holzscheiben, zersägte Hölzer und Nahrung gehen nie aus.
li-1-13 = Anschaffungen und Handwerksplättchen gibt es nur so viele, wie in der Schachtel liegen.
li-1-14 = Vor der Schlussabrechnung hat niemand weniger als 0 Taler. Ein Preis wird ganz bezahlt, sonst ist die Aktion nicht erlaubt.
li-1-15 = Die Taler aller sind offen sichtbar.

## LI-2 Aufbau

li-2 = Aufbau
li-2-1 = Alle haben einen Holzhof, einen Holzhofarbeiter, eine Forstarbeiterfigur, einen Hiebsort, einen Spielstein für die Spielerreihenfolge und sechs Fällgebietsplättchen mit den Zahlen 1 bis 6.
li-2-2 = Alle beginnen mit 4 Talern.
li-2-3 = Niemand beginnt mit Nahrung, Anschaffungen, Handwerksplättchen, Futter, Hütten, Schuldscheinen oder Holz.
li-2-4 = Die Spielerreihenfolge der 1. Runde wird ausgelost.
li-2-5 = Alle Forstarbeiterfiguren beginnen auf Feld 0.
li-2-6 = Die 18 Handwerksplättchen bilden gemischt einen verdeckten Stapel.
li-2-7 = Die 15 Markierungskarten bilden gemischt einen verdeckten Stapel.
li-2-8 = Für jedes Jahr wird zufällig eine der Winterkarten dieses Jahres gezogen. Beide liegen von Anfang an offen.
li-2-9 = In der 1. Runde erhalten so viele zufällige Fällgebiete, wie Personen mitspielen, je 3 Brennholzscheiben.
li-2-10 = In der 1. Runde erhalten alle übrigen Fällgebiete je 2 Brennholzscheiben.
li-2-11 = In der 1. Runde kommt in jedes Fällgebiet mit 3 Holzscheiben genau ein Fällgebietsplättchen; wem es gehört, entscheidet das Los.
li-2-12 = In der 1. Runde liegt in den Fällgebieten keine Nahrung.
li-2-13 = Der Jahreszeitenanzeiger beginnt beim Frühling des 1. Jahres, der Ablaufanzeiger neben Schritt 1.

## LI-3 Runden und Züge

li-3 = Runden und Züge
li-3-1 = Eine Runde im Frühling, Sommer oder Herbst hat sechs Phasen: 1 Versorgungsweg bestücken, 2 Holz und Nahrung markieren, 3 Fällgebiet wählen, 4 Versorgungsweg abhandeln, 5 Forstarbeit, 6 Spielerreihenfolge und Aufräumen.
li-3-2 = In der 1. Runde entfallen die Phasen 2 und 3; der Aufbau ersetzt sie.
li-3-3 = Die Phasen 2 und 3 gibt es in den Runden 2, 3, 5, 6 und 7.
li-3-4 = Eine Winterrunde besteht nur aus den Schritten des Winters (LI-18): Weder wird bestückt noch markiert, weder ein Fällgebiet gewählt noch der Versorgungsweg abgehandelt.
li-3-5 = Die Phasen 1, 2 und 6 laufen für alle gemeinsam ab und gehören zu keinem eigenen Spielzug.
li-3-6 = Zum eigenen Spielzug zählen jeder eigene Zug auf dem Versorgungsweg und der eigene Teil jedes Schritts der Forstarbeit und des Winters.
li-3-7 = Im eigenen Spielzug darf jederzeit ein Schuldschein aufgenommen werden (LI-17).
li-3-8 = Im eigenen Spielzug dürfen jederzeit Hütten gebaut werden (LI-16.5).
li-3-9 = Im eigenen Spielzug dürfen jederzeit beliebig viele Hütten „Nahrungsvorratskammer“ und „Trocknungsplatz“ genutzt werden, auch gleich nach dem Bau.
li-3-10 = Außerhalb des eigenen Spielzugs sind Schuldscheine, Hüttenbau und Hüttennutzung nicht möglich, insbesondere nicht bei der Wahl der Fällgebiete und beim Warten auf der Waldlichtung.

## LI-4 Phase 1: Versorgungsweg bestücken

li-4 = Phase 1: Versorgungsweg bestücken
li-4-1 = Der Versorgungsweg hat nach dem Start 20 Felder und endet auf der Waldlichtung mit den Plätzen A bis D.
li-4-2 = Alle Träger im Spiel stehen auf Feld 4; zu viert sind das 10.
li-4-3 = Auf Feld 6 kommt Futter; zu viert sind es 2 Futtersteine.
li-4-4 = Alle Holzfäller im Spiel stehen auf Feld 10; zu viert sind das 16.
li-4-5 = Die Säge-Arbeiter stehen auf Feld 16: je mitspielender Person einer bei „Kosten 0“ und ein weiterer bei „Kosten 1“. Zu viert sind das 4 und 1.
li-4-6 = Zu viert sind die 13 Plättchen einer Runde 2 Fuhrwerke, 2 Flöße, 2 Sägen, 1 Schlitten, 1 Taler-Plättchen, 2 Nahrungsplättchen und die obersten 3 Handwerksplättchen des Stapels.
li-4-7 = Die 13 Plättchen werden gemischt und offen ausgelegt, je eines auf die Felder 1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 17, 18 und 20.
li-4-8 = In jeder Runde im Frühling, Sommer und Herbst wird der Versorgungsweg auf dieselbe Weise neu bestückt.
li-4-9 = Fehlt im Vorrat eine Anschaffung oder ein Handwerksplättchen der Mischung, wird stattdessen eine Leerstelle eingemischt; das Feld, auf das sie fällt, bleibt leer.
li-4-10 = Alle sehen den bestückten Versorgungsweg, bevor die Fällgebiete gewählt werden.

## LI-5 Phase 2: Holz und Nahrung markieren

li-5 = Phase 2: Holz und Nahrung markieren
li-5-1 = Zu viert werden 3 Markierungskarten gezogen, zu dritt 2, zu zweit 1.
li-5-2 = Jeder Eintrag einer Markierungskarte legt seine Holzscheiben oder seine Nahrung in das genannte Fällgebiet.
li-5-3 = Holzscheiben und Nahrung aus früheren Runden bleiben in den Fällgebieten liegen.
li-5-4 = Nach allen Karten erhält jedes Fällgebiet ohne Holz 1 Brennholzscheibe, ob dort Nahrung liegt oder nicht.
li-5-5 = Gezogene Markierungskarten sind aus dem Spiel, und der Stapel wird nie neu gemischt; zu viert werden alle 15 Karten gebraucht.

## LI-6 Phase 3: Fällgebiet wählen

li-6 = Phase 3: Fällgebiet wählen
li-6-1 = Alle wählen gleichzeitig und geheim genau eines ihrer sechs Fällgebietsplättchen.
li-6-2 = Aufgedeckt wird gemeinsam und erst, wenn alle gewählt haben.
li-6-3 = Jedes gewählte Fällgebietsplättchen kommt in das gewählte Fällgebiet.
li-6-4 = Beliebig viele dürfen dasselbe Fällgebiet gewählt haben.
li-6-5 = Jedes Mal stehen allen wieder alle sechs Zahlen zur Wahl, egal was vorher gewählt wurde.
li-6-6 = Wer allein in einem Fällgebiet ist, nimmt sofort die gesamte Nahrung von dort.
li-6-7 = Sind mehrere in einem Fällgebiet, nehmen alle sofort gleich viel Nahrung, und zwar so viel wie möglich. Was sich nicht gleichmäßig aufteilen lässt, bleibt liegen.
li-6-8 = Genommene Nahrung kommt auf den Platz „Nahrungsvorrat“ des Holzhofs; dort ist unbegrenzt Platz.
li-6-9 = Ein freies Fällgebiet ist für jede Regel eines, in dem kein Fällgebietsplättchen von jemand anderem liegt.

## LI-7 Phase 4: Versorgungsweg abhandeln

li-7 = Phase 4: Versorgungsweg abhandeln

## LI-7 Bewegung

li-7-1 = In Spielerreihenfolge machen alle je einen Zug, reihum immer wieder, bis alle Forstarbeiterfiguren auf der Waldlichtung stehen.
li-7-2 = Wessen Forstarbeiterfigur auf der Waldlichtung steht, hat in dieser Runde keinen Zug auf dem Versorgungsweg mehr.
li-7-3 = Ein Zug führt auf ein beliebiges erlaubtes Feld mit höherer Nummer oder auf die Waldlichtung.
li-7-4 = Beliebig viele Felder dürfen übersprungen werden, besetzte wie freie.
li-7-5 = Eine Forstarbeiterfigur zieht nie rückwärts.
li-7-6 = Was man übersprungen hat, kann man in dieser Runde nicht mehr nutzen.
li-7-7 = Wer am Zug ist, muss ziehen; stehen bleiben oder passen ist nicht erlaubt.
li-7-8 = Auf ein Feld darf nur ziehen, wer dort auch die Aktion ausführt.
li-7-9 = Auf einem Feld steht höchstens eine Forstarbeiterfigur. Die Felder 4, 8, 10, 13, 16 und 19 bieten Platz für 4, Feld 6 für 2.
li-7-10 = Es zählen nur Forstarbeiterfiguren, die gerade dort stehen; wer weiterzieht, macht den Platz frei.
li-7-11 = Auf ein Plättchenfeld darf man nur ziehen, solange dort ein Plättchen liegt.
li-7-12 = Auf ein Feld mit Sperrplättchen darf niemand ziehen.
li-7-13 = Wer 4 Sägen hat, darf nicht auf ein Feld mit einer Säge ziehen.
li-7-14 = Auf ein Feld mit Preis darf nur ziehen, wer die Taler im Moment des Zuges hat. Unmittelbar davor darf ein Schuldschein aufgenommen werden.
li-7-15 = Auf die Waldlichtung darf man immer ziehen, auch wenn noch nützliche Felder übrig sind.
li-7-16 = Wer auf kein Feld mehr ziehen darf, muss auf die Waldlichtung ziehen.

## LI-7 Plättchen

li-7-17 = Auf einem Plättchenfeld nimmt man das Plättchen kostenlos.
li-7-18 = Das Taler-Plättchen wird sofort gegen 1 Taler getauscht und kommt zurück in den Vorrat.
li-7-19 = Ein Nahrungsplättchen wird sofort gegen 1 Nahrung getauscht und kommt zurück in den Vorrat.
li-7-20 = Ein Handwerksplättchen kommt verdeckt auf das Feld „Handwerk“ des Holzhofs. Die eigenen darf man jederzeit ansehen.
li-7-21 = Fuhrwerke, Flöße, Sägen und Schlitten kommen auf den Platz „Anschaffungen“ des Holzhofs und bleiben dort, bis sie eingesetzt werden.
li-7-22 = Auf einem Holzhof liegen nie mehr als 4 Sägen.
li-7-23 = Für alles andere gibt es keine Obergrenze.

## LI-7 Arbeiter und Futter

li-7-24 = Auf Feld 4 heuert man 1 oder mehr Träger für je 1 Taler an, höchstens so viele, wie dort stehen.
li-7-25 = Auf Feld 6 kauft man genau 1 Futter für 1 Taler.
li-7-26 = Auf Feld 6 darf man nur ziehen, solange dort Futter liegt.
li-7-27 = Wer ein Futter mit Wert 3 im Stall hat, darf nicht auf Feld 6 ziehen.
li-7-28 = Ein Futter mit Wert 2 im Stall steht dem Kauf nicht im Weg.
li-7-29 = Neues Futter kommt mit Wert 3 in den Stall.
li-7-30 = Auf Feld 10 heuert man 1 oder mehr Holzfäller für je 1 Taler an, höchstens so viele, wie dort stehen.
li-7-31 = Auf Feld 10 darf man höchstens so viele Holzfäller anheuern, wie in diesem Moment Holzscheiben jeder Art im eigenen Fällgebiet liegen.
li-7-32 = Die Grenze von LI-7.31 sinkt weder durch andere im selben Fällgebiet noch durch den Holzhofarbeiter.
li-7-33 = Auf Feld 16 nimmt man einen Säge-Arbeiter vom Platz „Kosten 0“, ohne zu bezahlen.
li-7-34 = Wer nicht auf Feld 16 zieht, bekommt keinen Säge-Arbeiter.
li-7-35 = Auf Feld 16 darf man zusätzlich den Säge-Arbeiter vom Platz „Kosten 1“ für 1 Taler anheuern, falls er noch da ist.
li-7-36 = Den Säge-Arbeiter vom Platz „Kosten 1“ gibt es in jeder Runde nur einmal für alle zusammen.
li-7-37 = Träger, Holzfäller und Futter werden sofort bezahlt.
li-7-38 = Angeheuerte Arbeiter stehen bis zu ihrem Einsatz auf dem Arbeiterfeld des eigenen Holzhofs.

## LI-7 Markt

li-7-39 = Bei einem Halt auf dem Markt (Feld 19) darf man beliebig oft kaufen und verkaufen, in beliebiger Reihenfolge, aber mindestens einmal.
li-7-40 = Auf dem Markt kostet 1 Säge 1 Taler; die Grenze von 4 Sägen gilt auch hier.
li-7-41 = Auf dem Markt kostet 1 Nahrung 1 Taler.
li-7-42 = Auf dem Markt bringen 2 gleiche Handwerksplättchen 2 Taler, 3 gleiche 4 Taler und 4 gleiche 6 Taler.
li-7-43 = Ein Joker zählt als Handwerksplättchen jeder Art, auch als Wied.
li-7-44 = Ein verkaufter Satz hat 2 bis 4 Plättchen; mehr gleiche Plättchen werden in mehreren Sätzen verkauft.
li-7-45 = Verkaufte Handwerksplättchen sind aus dem Spiel.
li-7-46 = Auf dem Markt lassen sich nur Handwerksplättchen verkaufen.
li-7-47 = Wied taugt nur zum Verkauf.

## LI-7 Waldlichtung

li-7-48 = Wer zuerst auf der Waldlichtung ankommt, stellt sich auf A, wer als Nächstes kommt, auf B und so weiter.
li-7-49 = Die Forstarbeit beginnt erst, wenn alle auf der Waldlichtung angekommen sind.
li-7-50 = Die Reihenfolge A, B, C, D auf der Waldlichtung gilt für die Forstarbeit dieser Runde.
li-7-51 = Umgekehrt gelesen ist die Reihenfolge der Waldlichtung die Spielerreihenfolge der nächsten Runde mit Versorgungsweg.

## LI-8 Phase 5: Forstarbeit allgemein

li-8 = Phase 5: Forstarbeit allgemein
li-8-1 = Die Schritte der Forstarbeit sind der Reihe nach 1 Fällen, 2 Flößen-Holzentnahme, 3 Transport, 4 Sägen, 5 Aufträge, 6 Verkauf und 7 Trocknung.
li-8-2 = Ein Schritt beginnt erst, wenn alle den vorigen beendet haben.
li-8-3 = In jedem Schritt wird in der Reihenfolge der Waldlichtung gehandelt.
li-8-4 = Abgesehen von der Nahrungsvorratskammer kann in den Schritten 2 bis 7 niemand andere beeinflussen; diese Schritte dürfen daher mit gleichem Ergebnis gleichzeitig ausgeführt werden.
li-8-5 = Der Holzhofarbeiter kann die Arbeit eines Holzfällers, Trägers oder Säge-Arbeiters übernehmen.
li-8-6 = Der Holzhofarbeiter kostet nichts und arbeitet einmal je Jahreszeit.
li-8-7 = Ein angeheuerter Arbeiter kann nur die Arbeit seines Berufs tun, und das einmal in dieser Jahreszeit.
li-8-8 = Jede Arbeit ist freiwillig; Arbeiter dürfen untätig bleiben.
li-8-9 = Nicht eingesetzte Anschaffungen behält man für spätere Runden.

## LI-9 Schritt 1: Fällen

li-9 = Schritt 1: Fällen
li-9-1 = Jeder eingesetzte Holzfäller bringt 1 Holzscheibe nach Wahl aus dem Fällgebiet mit dem eigenen Fällgebietsplättchen auf den eigenen Hiebsort.
li-9-2 = Alle drei Holzarten dürfen gefällt werden: Brennholz, Nutzholz und Bauholz.
li-9-3 = Auch der Holzhofarbeiter oder eine Unterkunft kann als Holzfäller dienen.
li-9-4 = Auf dem Hiebsort ist unbegrenzt Platz.
li-9-5 = Teilen sich mehrere ein Fällgebiet, fällt zuerst, wer auf der Waldlichtung den früheren Buchstaben hat.
li-9-6 = Wer sein Fällgebiet mit jemandem mit früherem Buchstaben teilt, darf vor dem ersten Fällen 1 Taler zahlen und sein Fällgebietsplättchen in ein anderes freies Fällgebiet versetzen.
li-9-7 = Das neue Fällgebiet muss in diesem Moment frei sein und mindestens 1 Holzscheibe enthalten; außerdem braucht man noch einen Arbeiter, der dort fällt.
li-9-8 = Wer gewechselt hat, fällt nur noch im neuen Fällgebiet.
li-9-9 = Wer in einem geteilten Fällgebiet zuerst an der Reihe ist oder allein in einem Fällgebiet ist, kann nicht wechseln.
li-9-10 = Nach einem Wechsel wird nicht noch einmal geprüft, wie viele Holzfäller man angeheuert hat.
li-9-11 = Beim Fällen wird keine Nahrung genommen, weder im alten noch im neuen Fällgebiet; das kann nur eine Nahrungsvorratskammer.
li-9-12 = Holzfäller, die kein Holz finden, bleiben ungenutzt und kehren nach der Runde zurück; der bezahlte Preis ist verloren.
li-9-13 = Für den Wechsel in ein anderes Fällgebiet (LI-9.6) darf man einen Schuldschein aufnehmen.

## LI-10 Schritt 2: Flößen-Holzentnahme

li-10 = Schritt 2: Flößen-Holzentnahme
li-10-1 = Alle Holzscheiben, die in einer früheren Runde auf den eigenen Fluss gesetzt wurden, kommen am Holzhof an.
li-10-2 = Ankommende Holzscheiben verteilt man nach Belieben auf Sägeholz-Vorrat und Verkaufsfeld.
li-10-3 = Bauholzscheiben kommen immer auf den Sägeholz-Vorrat.
li-10-4 = Für die Holzentnahme braucht man keinen Arbeiter.
li-10-5 = In der 1. Runde ist der Fluss noch leer.
li-10-6 = Im Winter gibt es keine Holzentnahme.

## LI-11 Schritt 3: Transport

li-11 = Schritt 3: Transport

## LI-11 Allgemein

li-11-1 = Der Transport bringt Holzscheiben vom Hiebsort zum Holzhof, beim Flößen zunächst auf den Fluss.
li-11-2 = Holz wird von Trägern, mit dem Fuhrwerk oder mit dem Floß transportiert, im Winter stattdessen mit dem Schlitten.
li-11-3 = Die Transportarten dürfen beliebig kombiniert und wiederholt werden, solange Arbeiter und Anschaffungen reichen.
li-11-4 = Jede ankommende Holzscheibe wird sofort auf den Sägeholz-Vorrat oder das Verkaufsfeld gelegt; die Aufteilung ist frei.
li-11-5 = Holzscheiben kommen nie direkt auf einen Trocknungsplatz.
li-11-6 = Eine Holzscheibe auf dem Sägeholz-Vorrat bleibt dort, bis sie zersägt wird.
li-11-7 = Vom Sägeholz-Vorrat kommt nie eine unzersägte Holzscheibe in den Verkauf.
li-11-8 = Eine Holzscheibe auf dem Verkaufsfeld oder einem Trocknungsplatz kann nicht mehr zersägt werden.
li-11-9 = Einmal abgelegtes Holz wechselt nicht mehr zwischen Sägeholz-Vorrat und Verkauf.
li-11-10 = Auf Sägeholz-Vorrat und Verkaufsfeld ist unbegrenzt Platz.
li-11-11 = Bauholzscheiben müssen auf den Sägeholz-Vorrat.
li-11-12 = Nicht transportierte Holzscheiben bleiben für spätere Runden auf dem Hiebsort.
li-11-13 = In dieser Runde gefälltes Holz darf noch in dieser Runde transportiert werden.
li-11-14 = Der Holzhofarbeiter oder eine Unterkunft kann bei jeder Transportart den Träger ersetzen.

## LI-11 Trägertransport

li-11-15 = Ein Träger bringt 1 Holzscheibe zum Holzhof.

## LI-11 Fuhrwerktransport

li-11-16 = Eine Fahrt mit dem Fuhrwerk braucht 1 Träger, 1 Fuhrwerk-Plättchen und 1 Futter.
li-11-17 = Mit Futterwert 3 bringt eine Fahrt bis zu 3 Holzscheiben, mit Futterwert 2 bis zu 2, mindestens aber 1.
li-11-18 = Nach der Fahrt sinkt das Futter von 3 auf 2, oder es kommt von 2 aus dem Stall zurück in den Vorrat – auch wenn weniger Holz geladen war.
li-11-19 = Das Fuhrwerk-Plättchen kommt nach der Fahrt zurück in den Vorrat.
li-11-20 = Wer Futter mit Wert 3 und Wert 2 im Stall hat, muss für die Fahrt das mit Wert 2 nehmen.
li-11-21 = In einem Stall liegen nie zwei Futter mit gleichem Wert.
li-11-22 = Mehrere Fahrten in einer Jahreszeit sind erlaubt, jede mit eigenem Träger und eigenem Fuhrwerk-Plättchen.

## LI-11 Flößen

li-11-23 = Ein Träger setzt Holzscheiben auf den Fluss, eine je abgegebenem Floß-Plättchen, mindestens 1.
li-11-24 = Benutzte Floß-Plättchen kommen zurück in den Vorrat.
li-11-25 = Geflößtes Holz kommt nicht in dieser Runde an, sondern in Schritt 2 der nächsten Runde mit Versorgungsweg.
li-11-26 = Im Herbst des 1. Jahres geflößtes Holz kommt im Frühling des 2. Jahres an.
li-11-27 = Im Herbst des 2. Jahres geflößtes Holz kommt nicht mehr an; nur der Schlussverkauf kann es noch nutzen (LI-19.3).
li-11-28 = Alle drei Holzarten dürfen geflößt werden.

## LI-12 Schritt 4: Sägen

li-12 = Schritt 4: Sägen
li-12-1 = Beim Sägen wird 1 Holzscheibe vom Sägeholz-Vorrat durch ihre zersägten Hölzer ersetzt.
li-12-2 = Jedes Sägen braucht 1 Säge-Plättchen und 1 Säge-Arbeiter; auch der Holzhofarbeiter oder eine Unterkunft kann sägen.
li-12-3 = Das Säge-Plättchen kommt nach Gebrauch zurück in den Vorrat.
li-12-4 = Eine Brennholzscheibe ergibt 4 zersägte Brennhölzer, eine Nutzholzscheibe 3 zersägte Nutzhölzer, eine Bauholzscheibe 1 zersägtes Bauholz.
li-12-5 = Die zersägten Hölzer kommen sofort auf Brennholz-Vorrat und Verkaufsfeld; die Aufteilung ist frei.
li-12-6 = Einmal abgelegt, wechseln zersägte Hölzer nicht mehr zwischen Brennholz-Vorrat und Verkauf.
li-12-7 = Zersägtes Holz jeder Art darf auf den Brennholz-Vorrat.
li-12-8 = Holzscheiben, die in den Schritten 2 und 3 auf den Sägeholz-Vorrat gekommen sind, dürfen in Schritt 4 derselben Runde zersägt werden.
li-12-9 = Man darf so oft sägen, wie Arbeiter, Sägen und Holzscheiben reichen.

## LI-13 Schritt 6: Verkauf

li-13 = Schritt 6: Verkauf
li-13-1 = Vom Verkaufsfeld und von den drei Trocknungsplätzen dürfen beliebig viele Holzscheiben und zersägte Hölzer verkauft werden.
li-13-2 = Holz an anderen Orten kann nicht verkauft werden.
li-13-3 = Grundpreise in Talern: Brennholzscheibe 3, Nutzholzscheibe 4, zersägtes Brennholz 1, zersägtes Nutzholz 2, zersägtes Bauholz 5. Bauholzscheiben sind unverkäuflich.
li-13-4 = Jedes Holz auf einem Trocknungsplatz, ganz oder zersägt, bringt zusätzlich dessen Bonus: Platz 1 bringt 0, Platz 2 +1, Platz 3 +2.
li-13-5 = Alles auf Trocknungsplatz 3 muss im Verkaufsschritt verkauft werden.
li-13-6 = Auch Holz, das eine Hütte „Trocknungsplatz“ während des Verkaufsschritts auf Trocknungsplatz 3 schiebt, muss in diesem Schritt verkauft werden.
li-13-7 = Verkauftes Holz kommt zurück in den Vorrat.
li-13-8 = Holz, das in dieser Runde angekommen ist oder zersägt wurde, darf noch in dieser Runde verkauft werden.

## LI-14 Schritt 7: Trocknung

li-14 = Schritt 7: Trocknung
li-14-1 = Jedes nicht verkaufte Holz, ganz oder zersägt, darf einen Platz nach rechts rücken: vom Verkaufsfeld auf Trocknungsplatz 1, von dort auf 2, von dort auf 3.
li-14-2 = Kein Holz rückt in einem Trocknungsschritt mehr als einmal weiter.
li-14-3 = Das Weiterrücken ist freiwillig und wird für jedes Holz einzeln entschieden.
li-14-4 = Gerückt wird von rechts nach links: zuerst von Trocknungsplatz 2, dann von Trocknungsplatz 1, dann vom Verkaufsfeld.
li-14-5 = Auf einem Trocknungsplatz liegen entweder 1 Holzscheibe oder bis zu 2 zersägte Hölzer beliebiger Art.
li-14-6 = Holzscheibe und zersägtes Holz dürfen nicht zusammen auf einem Trocknungsplatz liegen.
li-14-7 = Weiterrücken ist nur erlaubt, wenn der Zielplatz die Grenze von LI-14.5 danach einhält.
li-14-8 = Auf dem Verkaufsfeld ist unbegrenzt Platz.
li-14-9 = Holz, das keinen Platz findet, bleibt liegen, wo es ist.
li-14-10 = Holz rückt nie nach links.
li-14-11 = Nach dem Trocknungsschritt ist die Forstarbeit beendet.

## LI-15 Phase 6: Spielerreihenfolge und Aufräumen

li-15 = Phase 6: Spielerreihenfolge und Aufräumen
li-15-1 = Für die Spielerreihenfolge der nächsten Runde mit Versorgungsweg kehrt sich die Reihenfolge der Waldlichtung um: Wer zuletzt ankam, beginnt.
li-15-2 = Alle Forstarbeiterfiguren kehren auf Feld 0 zurück.
li-15-3 = Alle angeheuerten Holzfäller, Träger und Säge-Arbeiter kehren auf ihre Felder des Versorgungswegs zurück, ob eingesetzt oder nicht.
li-15-4 = Jeder Holzhofarbeiter kehrt auf seinen Holzhof zurück.
li-15-5 = Jedes Fällgebietsplättchen kommt wieder neben den eigenen Holzhof.
li-15-6 = Auf dem Versorgungsweg übrige Anschaffungen kommen zurück in den Vorrat.
li-15-7 = Auf dem Versorgungsweg übrige Handwerksplättchen sind aus dem Spiel.
li-15-8 = Der Ablaufanzeiger kommt wieder neben Schritt 1, der Jahreszeitenanzeiger rückt eine Jahreszeit weiter.
li-15-9 = Alles auf den Holzhöfen, den Hiebsorten, den Flüssen und in den Fällgebieten bleibt liegen.
li-15-10 = Auf Feld 6 übriges Futter kommt zurück in den Vorrat; das Feld wird neu bestückt.

## LI-16 Handwerk und Hütten

li-16 = Handwerk und Hütten
li-16-1 = Ein Hüttensatz besteht aus einem Pflock, einem Holzbrett und einer Holzschindel.
li-16-2 = Ein Joker darf jedes Plättchen des Hüttensatzes ersetzen.
li-16-3 = Ein Hüttensatz darf einen oder zwei Joker enthalten.
li-16-4 = Wied kann nie Teil eines Hüttensatzes sein.
li-16-5 = Im eigenen Spielzug darf ein Hüttensatz zu 3 Hütten werden, eine je Plättchen.
li-16-6 = Die 3 Hütten werden beliebig auf die drei Hüttenfelder verteilt: alle drei auf eines, zwei und eine oder je eine.
li-16-7 = Hütten wechseln nie das Hüttenfeld.
li-16-8 = Auf einem Hüttenfeld ist Platz für beliebig viele Hütten.
li-16-9 = Jede Hütte lässt sich einmal nutzen, danach ist sie aus dem Spiel.
li-16-10 = In einem Zug dürfen mehrere Hütten genutzt werden.
li-16-11 = Auch im Winter dürfen Hütten gebaut und genutzt werden.
li-16-12 = Nahrungsvorratskammer: Man nimmt die gesamte Nahrung eines freien Fällgebiets. Das eigene gilt als frei, wenn dort kein Plättchen von jemand anderem liegt.
li-16-13 = Eine Nahrungsvorratskammer darf in den eigenen Zügen auf dem Versorgungsweg und in jedem Schritt der Forstarbeit und des Winters genutzt werden.
li-16-14 = Im Winter liegen keine Fällgebietsplättchen in den Fällgebieten, also sind alle sechs frei.
li-16-15 = Hütte „Trocknungsplatz“: Man schiebt ein Holz, ganz oder zersägt, von Trocknungsplatz 1 auf 2 oder von Trocknungsplatz 2 auf 3.
li-16-16 = Beim Schieben mit einer Hütte „Trocknungsplatz“ gilt die Platzgrenze des Zielplatzes nicht.
li-16-17 = Dasselbe Holz darf mit mehreren Hütten „Trocknungsplatz“ hintereinander geschoben werden.
li-16-18 = Eine Hütte „Trocknungsplatz“ darf in den eigenen Zügen auf dem Versorgungsweg und in jedem Schritt der Forstarbeit und des Winters genutzt werden.
li-16-19 = Unterkunft: ein zusätzlicher Arbeiter für eine Arbeit als Holzfäller, Träger oder Säge-Arbeiter, in der Forstarbeit oder im Winter.
li-16-20 = Die Anschaffungen für die Arbeit braucht auch eine Unterkunft: Säge, Fuhrwerk und Futter, Flöße oder Schlitten.
li-16-21 = Mit Unterkünften sind im Winter mehrere Arbeiten möglich, zum Beispiel Fällen, Schlittentransport und Sägen.

## LI-17 Schuldscheine

li-17 = Schuldscheine
li-17-1 = Im ganzen Spiel darf man höchstens zwei Schuldscheine aufnehmen.
li-17-2 = Jeder Schuldschein bringt sofort 4 Taler.
li-17-3 = Ein Schuldschein kostet am Spielende 7 Taler.
li-17-4 = Zwei Schuldscheine kosten am Spielende zusammen 16 Taler.
li-17-5 = Ein Schuldschein kann nicht vorzeitig zurückgezahlt werden.

## LI-18 Winterrunde

li-18 = Winterrunde

## LI-18 Rahmen

li-18-1 = Der Winter folgt auf das Aufräumen der Herbstrunde; die angeheuerten Arbeiter sind also fort.
li-18-2 = Der Winter läuft so ab: Bonus, 1 Fällen, 2 Schlittentransport, 3 Sägen, 4 Aufträge, 5 Ernährung, 6 Heizen.
li-18-3 = Gehandelt wird in der Reihenfolge der Waldlichtung vom gerade gespielten Herbst.
li-18-4 = Die Winterkarte des laufenden Jahres sagt, wie viel Nahrung und wie viel Brennholz alle abgeben müssen.
li-18-5 = Im Winter gibt es keinen Verkaufsschritt, keine Trocknung, keine Holzentnahme vom Fluss und keinen Markt.
li-18-6 = Im Winter arbeiten nur der Holzhofarbeiter, und zwar einmal, und die Unterkünfte.
li-18-7 = Ohne Unterkunft ist in einem Winter höchstens eines möglich: Fällen, Schlittentransport oder Sägen.

## LI-18 Bonus und Arbeiten

li-18-8 = Bonus: Alle legen 1 Holzscheibe beliebiger Art aus dem Vorrat auf ihren Hiebsort.
li-18-9 = Fällen: Der Holzhofarbeiter bringt 2 Brennholzscheiben aus dem Vorrat auf den Hiebsort.
li-18-10 = Fällen: Jede eingesetzte Unterkunft bringt 1 Brennholzscheibe.
li-18-11 = Im Winter wird nur Brennholz gefällt; die Fällgebiete bleiben unverändert.
li-18-12 = Schlitten: 1 Arbeiter und 1 Schlitten-Plättchen bringen bis zu 2 Holzscheiben vom Hiebsort zum Holzhof, mindestens 1.
li-18-13 = Je abgegebener Nahrung bringt der Schlitten 1 Holzscheibe mehr, ohne Obergrenze.
li-18-14 = Das Schlitten-Plättchen kommt zurück in den Vorrat.
li-18-15 = Holz vom Schlitten wird wie üblich abgelegt (LI-11.4 bis LI-11.11).
li-18-16 = Der Schlitten fährt nur im Winter, und im Winter ist kein anderer Transport möglich.
li-18-17 = Sägen: wie in LI-12. Jedes Sägen braucht einen eigenen Arbeiter und ein eigenes Säge-Plättchen.

## LI-18 Ernährung

li-18-18 = Alle geben die geforderte Nahrung ab und müssen dafür ihre vorhandene Nahrung verwenden.
li-18-19 = Jede fehlende Nahrung kostet 3 Taler.
li-18-20 = Nach der Ernährung kommt alle übrige Nahrung zurück in den Vorrat.

## LI-18 Heizen

li-18-21 = Alle geben das geforderte Brennholz als zersägte Hölzer aus ihrem Brennholz-Vorrat ab und müssen verwenden, was dort liegt.
li-18-22 = Jedes zersägte Holz zählt beim Heizen als eines, egal welcher Art.
li-18-23 = Geheizt wird nur aus dem Brennholz-Vorrat; Hölzer auf Verkaufsfeld oder Trocknungsplätzen können nicht verheizt werden.
li-18-24 = Verheizt wird in dieser Reihenfolge: zersägtes Brennholz, dann zersägtes Nutzholz, dann zersägtes Bauholz.
li-18-25 = Jedes fehlende Holz zum Heizen kostet 3 Taler.
li-18-26 = Übriges Holz im Brennholz-Vorrat bleibt für den nächsten Winter liegen.

## LI-18 Schulden

li-18-27 = Wer bei Ernährung oder Heizen die fälligen Taler nicht zahlen kann, muss zuerst einen Schuldschein aufnehmen und, falls es noch nicht reicht, einen zweiten, solange noch einer übrig ist.
li-18-28 = Für eine Winterschuld darf Holz erst verkauft werden, wenn beide Schuldscheine aufgenommen sind und die Schuld noch immer nicht gedeckt ist.
li-18-29 = In diesem Fall (LI-18.28) muss Holz vom Holzhof Stück für Stück verkauft werden, bis die Schuld gedeckt ist, zu den Preisen von LI-13.3 mit Trocknungsbonus.
li-18-30 = Für eine Winterschuld darf Holz vom Sägeholz-Vorrat und vom Brennholz-Vorrat erst verkauft werden, wenn Verkaufsfeld und Trocknungsplätze leer sind.
li-18-31 = Bauholzscheiben sowie Holz auf Hiebsort und Fluss können für eine Winterschuld nicht verkauft werden.
li-18-32 = Wer im 1. Jahr für eine Winterschuld Holz verkaufen musste, darf nach Deckung der Schuld nach denselben Regeln weiterverkaufen.
li-18-33 = Im 2. Jahr endet der Verkauf für eine Winterschuld, sobald die Schuld gedeckt ist.
li-18-34 = Was von einer Winterschuld offen bleibt, wenn nichts mehr zu verkaufen ist, wird als Rückstand notiert und am Ende vom Ergebnis abgezogen.
li-18-35 = Nach Schritt 6 des Winters kehren alle Holzhofarbeiter auf ihre Holzhöfe zurück.
li-18-36 = Nach dem ersten Winter beginnt der Frühling des 2. Jahres mit dem Bestücken des Versorgungswegs (LI-4), in der nach dem Herbst festgelegten Spielerreihenfolge.
li-18-37 = Für den zweiten Winter gilt die Winterkarte des 2. Jahres.

## LI-19 Spielende und Wertung

li-19 = Spielende und Wertung
li-19-1 = Im Schlussverkauf nach dem zweiten Winter wird alles auf dem Verkaufsfeld zum Grundpreis verkauft.
li-19-2 = Alles auf den Trocknungsplätzen 1, 2 und 3 wird zum Grundpreis plus Bonus des Platzes verkauft.
li-19-3 = Vom Fluss werden entweder alle Brennholzscheiben oder alle Nutzholzscheiben zum Grundpreis verkauft, je nachdem, was mehr einbringt.
li-19-4 = Holz auf Hiebsort, Sägeholz-Vorrat und Brennholz-Vorrat sowie Bauholz auf dem Fluss ist nichts wert.
li-19-5 = Handwerksplättchen, Hütten, Anschaffungen, Nahrung und Futter sind nichts wert.
li-19-6 = Nach dem Schlussverkauf zahlt man 7 Taler für einen Schuldschein oder 16 für zwei, dazu den Rückstand.
li-19-7 = Das Ergebnis kann unter 0 liegen.
li-19-8 = Wer gemeinsam das höchste Ergebnis hat, teilt sich den Sieg.

## LI-20 Zu zweit und zu dritt

li-20 = Zu zweit und zu dritt
li-20-1 = Zu zweit und zu dritt gelten für die Bestückung des Versorgungswegs, den Aufbau und die Zahl der Markierungskarten die Werte der Tabelle für diese Personenzahl.
li-20-2 = Zu zweit werden in jeder Runde Sperrplättchen unter die 13 Plättchen gemischt, ihre Plätze wechseln also.
li-20-3 = Auf ein Feld mit Sperrplättchen darf niemand ziehen; überspringen darf man es.
li-20-4 = Auf der Waldlichtung werden nur so viele Buchstaben genutzt, wie Personen mitspielen.
li-20-5 = Alle übrigen Regeln bleiben gleich.

## LI-21 Fortgeschrittenenspiel: Aufträge

li-21 = Fortgeschrittenenspiel: Aufträge
li-21-1 = Die 10 Auftragskarten bilden gemischt einen verdeckten Stapel. Bei Feld 13 liegen zu zweit 2, zu dritt 3 und zu viert 4 Karten offen aus.
li-21-2 = In jeder Phase 1 wird die Auslage vom Stapel aufgefüllt; nicht genommene Aufträge bleiben liegen.
li-21-3 = Auf Feld 13 darf man ziehen, wenn ein Auftrag ausliegt und man 1 Taler hat.
li-21-4 = Auf Feld 13 zahlt man 1 Taler und nimmt genau einen Auftrag; er liegt offen am eigenen Holzhof.
li-21-5 = Während der Versorgungsweg abgehandelt wird, wird die Auslage nicht nachgefüllt.
li-21-6 = Man darf beliebig viele Aufträge haben.
li-21-7 = In Schritt 5 der Forstarbeit und Schritt 4 des Winters darf man Holz vom Verkaufsfeld und von den Trocknungsplätzen auf die eigenen Aufträge legen.
li-21-8 = Holz passt, wenn Art und Form stimmen und der Bonus seines Platzes mindestens dem verlangten entspricht: Verkaufsfeld und Trocknungsplatz 1 zählen 0, Trocknungsplatz 2 zählt 1, Trocknungsplatz 3 zählt 2.
li-21-9 = Bauholzscheiben passen auf keinen Auftrag.
li-21-10 = Ein Auftrag darf über mehrere Jahreszeiten hinweg erfüllt werden.
li-21-11 = Geliefertes Holz kann weder zurückgenommen noch verkauft werden.
li-21-12 = Ist die letzte Forderung erfüllt, erhält man sofort die Belohnung; Karte und Holz sind aus dem Spiel.
li-21-13 = Unfertige Aufträge bringen und kosten am Ende nichts.
li-21-14 = Aufträge (Schritt 5) kommen vor dem Verkauf (Schritt 6); Holz auf Trocknungsplatz 3 darf also geliefert statt verkauft werden.

## LI-22 Expertenspiel: geplante Tätigkeiten

li-22 = Expertenspiel: geplante Tätigkeiten
li-22-1 = Beim Aufbau werden von den 10 Karten der geplanten Tätigkeiten zu zweit 4, zu dritt 5 und zu viert 6 gezogen und offen ausgelegt. Die übrigen sind aus dem Spiel.
li-22-2 = Alle haben sechs Plättchen für geplante Tätigkeiten: je zwei mit den Zahlen 1, 2 und 3.
li-22-3 = Auf Feld 8 legt man genau eines der eigenen Plättchen auf eine offene Karte.
li-22-4 = Für das Legen zahlt man 1 Taler je Plättchen, das in diesem Moment auf der Karte liegt, egal wem es gehört.
li-22-5 = Die Zahl eines Plättchens sagt, in der wievielten Runde mit Versorgungsweg nach der laufenden es wirkt; Winter zählen nicht mit.
li-22-6 = Ein Plättchen darf nur gelegt werden, wenn es die Runde, für die es bestimmt ist, noch gibt.
li-22-7 = Auf Feld 8 darf man ziehen, wenn mindestens ein eigenes Plättchen auf einer Karte erlaubt ist, die man bezahlen kann.
li-22-8 = Wie stark die Wirkung ist, hängt von der Zahl des Plättchens ab: Jede Karte hat eigene Stärken für 1, 2 und 3.
li-22-9 = Eine Wirkung, die in ihrer Jahreszeit nicht genutzt wird, verfällt.
li-22-10 = Nach seiner Jahreszeit kommt das Plättchen von der Karte und aus dem Spiel.
li-22-11 = Werden mehrere eigene Plättchen in derselben Jahreszeit fällig, summieren sich ihre Wirkungen.
li-22-12 = Wirkungen zu Beginn der Forstarbeit werden vor Schritt 1 in der Reihenfolge der Waldlichtung ausgeführt.
li-22-13 = Fällen: Beim eigenen Fällen bringt man bis zur Stärke Holzscheiben aus einem Fällgebiet, dem eigenen oder einem freien, auf den Hiebsort. Holzfäller sind dafür nicht nötig, und das Fällgebietsplättchen bleibt, wo es ist.
li-22-14 = Überstunden: Eine Holzscheibe kommt aus dem Vorrat auf den Hiebsort. Die Zahl des Plättchens bestimmt die Art: Brennholz bei 1, Nutzholz bei 2, Bauholz bei 3.
li-22-15 = Sägen: Bis zur Stärke darf ohne Säge-Arbeiter und ohne Säge gesägt werden.
li-22-16 = Tragen: Bis zur Stärke werden Holzscheiben ohne Träger zum Holzhof getragen.
li-22-17 = Trocknen: Vor der normalen Trocknung darf bis zur Stärke geschoben werden wie mit einer Hütte „Trocknungsplatz“.
li-22-18 = Verkaufen: Die ersten in Schritt 6 verkauften Hölzer, ganz oder zersägt, bringen bis zur Stärke je 1 Taler mehr. Auch Pflichtverkäufe zählen.
li-22-19 = Nahrung sammeln: Man erhält so viel Nahrung aus dem Vorrat, wie die Stärke angibt.
li-22-20 = Flößen: Bis zur Stärke kommen Holzscheiben ohne Träger und ohne Floß-Plättchen vom Hiebsort auf den Fluss.
li-22-21 = Aushilfe: Man erhält für diese Jahreszeit so viele zusätzliche Arbeiter, wie die Stärke angibt; jeder lässt sich wie eine Unterkunft einsetzen.
li-22-22 = Werkzeug: Man nimmt aus dem Vorrat Fuhrwerke, Flöße, Sägen und Schlitten in beliebiger Mischung, so viele wie die Stärke, soweit Vorrat und Sägengrenze von 4 es zulassen.
li-22-23 = Plättchen und Karten der geplanten Tätigkeiten sind für alle offen.

## LI-23 Varianten

li-23 = Varianten
li-23-1 = Offene Wahl des Fällgebiets: In Phase 3 wird offen nacheinander in Spielerreihenfolge gewählt, auch dasselbe Fällgebiet. Nahrung wird nach der letzten Wahl verteilt.
li-23-2 = Zweite Auflage: Alle beginnen mit 5 Talern.
li-23-3 = Leichte Winter: Es gelten die als leichter gekennzeichneten Winterkarten. Der Verlag empfiehlt das für eine erste Partie zu viert.

## LI-R Klarstellungen

li-rulings = Klarstellungen
li-r1 = Zu viert beginnt die 1. Runde mit 3 Brennholzscheiben und je einem Fällgebietsplättchen in 4 Fällgebieten und mit je 2 Brennholzscheiben in den 2 übrigen.
li-r2 = Die erste Spielerreihenfolge, die Fällgebiete mit 3 Holzscheiben und die Verteilung der Fällgebietsplättchen darauf werden ausgelost.
li-r3 = Außer 4 Talern und dem Holzhofarbeiter hat am Anfang niemand etwas, und in der 1. Runde liegt in den Fällgebieten keine Nahrung.
li-r4 = Zu zweit gibt es 5 Träger, 1 Futter, 8 Holzfäller und 2 + 1 Säge-Arbeiter, zu dritt 8 Träger, 2 Futter, 12 Holzfäller und 3 + 1 Säge-Arbeiter.
li-r5 = Zu dritt gelten dieselben 13 Plättchen wie zu viert. Zu zweit sind es 11 Plättchen (1 Fuhrwerk, 2 Flöße, 2 Sägen, 1 Schlitten, 1 Taler-Plättchen, 2 Nahrungsplättchen, 2 Handwerksplättchen) und 2 Sperrplättchen.
li-r6 = Nur Holz und Nahrung sind unbegrenzt. Von den Plättchen können beim Bestücken nur Fuhrwerke knapp werden, dann bleibt ein Feld leer. Futter reicht immer; Feld 6 wird neu bestückt, ob dort gekauft wurde oder nicht.
li-r7 = Die Winterkarten beider Jahre sind von Anfang an bekannt.
li-r8 = Das Markierungsbeispiel der Spielregel zeigt eine einzige Karte mit vier Einträgen.
li-r9 = Eigener Spielzug heißt: die Züge auf dem Versorgungsweg und der eigene Teil jedes Schritts. Die Wahl der Fällgebiete ist gemeinsam und kein eigener Spielzug.
li-r10 = Wer für ein Feld einen Schuldschein braucht, nimmt ihn zuerst auf und zieht dann.
li-r11 = Wem nichts Nützliches mehr bleibt, der geht auf die Waldlichtung; man darf auch vorzeitig dorthin ziehen.
li-r12 = Mit 4 Sägen kann man kein Säge-Plättchen nehmen und darf deshalb nicht auf dessen Feld ziehen.
li-r13 = Zieht eine Forstarbeiterfigur weiter, wird ihr Platz auf dem Feld wieder frei.
li-r14 = Auch in einem geteilten Fällgebiet ist die Grenze beim Anheuern von Holzfällern einfach die Zahl der Holzscheiben dort.
li-r15 = Ein Halt auf dem Markt verlangt mindestens einen Handel. Nur Sätze aus 2, 3 oder 4 haben einen Preis; 5 oder 6 gleiche Plättchen werden also in mehreren Sätzen verkauft.
li-r16 = Ein Hüttensatz darf zwei Joker enthalten, und zwei Joker dürfen als Paar verkauft werden, denn jeder Joker ersetzt eine beliebige Art.
li-r17 = Verkaufte Handwerksplättchen sind aus dem Spiel, genau wie genutzte Hütten und auf dem Weg übrige Plättchen.
li-r18 = Beim Warten auf der Waldlichtung kann man weder Schuldscheine aufnehmen noch Hütten bauen oder nutzen; das geht erst wieder in der Forstarbeit.
li-r19 = Für 1 Taler wechseln darf nur, wer in einem geteilten Fällgebiet später an der Reihe ist: einmal, vor dem ersten Fällen, auch wenn noch genug Holz da ist. Das Ziel muss jetzt frei sein und Holz enthalten. Das Plättchen wandert mit; das Ziel ist dann für andere nicht mehr frei, das alte Gebiet womöglich schon.
li-r20 = Arbeiter müssen nicht eingesetzt werden. Pflicht sind nur die Holzentnahme vom Fluss, der Verkauf von Trocknungsplatz 3 und die Abgaben im Winter.
li-r21 = Geflößtes Holz darf nicht auf dem Fluss bleiben; in Schritt 2 kommt alles an.
li-r22 = Man darf weniger Holz laden, als das Futter erlaubt; das Futter sinkt trotzdem.
li-r23 = Beide Fahrten eines Futters dürfen in derselben Jahreszeit stattfinden.
li-r24 = Man muss nicht alle Floß-Plättchen abgeben: Je geflößter Holzscheibe wird eines fällig, den Rest behält man.
li-r25 = Trocknen ist freiwillig; gerückt wird von rechts nach links, damit eine volle Reihe gemeinsam weiterrücken kann.
li-r26 = Durch Hütten überfüllte Trocknungsplätze bleiben, wie sie sind. Nur der Platz, auf den normal gerückt wird, muss die Grenze einhalten.
li-r27 = Eine Hütte „Trocknungsplatz“ schiebt Holz nur von Trocknungsplatz 1 oder 2. Was während Schritt 6 auf Trocknungsplatz 3 kommt, wird in diesem Schritt verkauft; was später dorthin kommt, wartet auf den nächsten Verkauf.
li-r28 = Die Hüttenfelder sind 1 Nahrungsvorratskammer, 2 Trocknungsplatz und 3 Unterkunft. Die Nummern haben keinen Einfluss auf das Spiel.
li-r29 = Im Winter gilt die Reihenfolge der Waldlichtung vom Herbst. Im Frühling des 2. Jahres gilt ihre Umkehrung, obwohl die Forstarbeiterfiguren schon wieder auf Feld 0 stehen.
li-r30 = Eine Nahrungsvorratskammer darf auch im Winter genutzt werden; dann liegen keine Fällgebietsplättchen aus, also ist jedes Fällgebiet frei.
li-r31 = Auf den Winterbonus kann man nicht verzichten.
li-r32 = Man darf nicht Nahrung oder Brennholz behalten und stattdessen Taler zahlen. Verheizt werden die billigsten Hölzer zuerst.
li-r33 = Bei einer Schuld werden Schuldscheine einzeln aufgenommen und nur so viele wie nötig, aber beide, bevor Holz verkauft wird.
li-r34 = Bei einer Schuld wird zuerst vom Verkaufsfeld und von den Trocknungsplätzen verkauft, mit Trocknungsbonus, und nur notfalls aus den Vorräten. Mehr zu verkaufen als die Schuld verlangt, ist nur im 1. Jahr erlaubt.
li-r35 = Wer eine Winterschuld dann noch immer nicht zahlen kann, notiert den Rest als Rückstand; er zählt als Minuspunkte.
li-r36 = Bei einer Schuld lassen sich Bauholzscheiben und Holz vom Hiebsort nicht verkaufen: Bauholzscheiben haben keinen Preis, und der Hiebsort gehört nicht zum Holzhof.
li-r37 = Im Schlussverkauf wird vom Fluss nur eine Holzart verkauft, Brennholz oder Nutzholz; automatisch die bessere.
li-r38 = Das Ergebnis kann negativ sein. Bei Gleichstand an der Spitze wird der Sieg geteilt; eine weitere Entscheidung gibt es nicht.
li-r39 = Im größeren Verkaufsbeispiel der Spielregel bringt das Holz 17 Taler: 12 ohne Bonus, dazu einmal +1 und zweimal +2.
li-r40 = Abgesehen vom Fällen und von der Nahrungsvorratskammer dürfen die Schritte gleichzeitig ausgeführt werden; das Ergebnis ist dasselbe.
li-r41 = Verdeckte Handwerksplättchen gelten als bekannt, denn jedes lag vorher offen auf dem Versorgungsweg. Am Tisch dürfen sie trotzdem verdeckt gezeigt werden.
li-r42 = Die Taler liegen offen.
li-r43 = Jeder Auftrag verlangt unter anderem ein zersägtes Bauholz und lässt sich trotz der Platzgrenzen beim Trocknen in einer Lieferung erfüllen. Belohnung ist der Verkaufswert des Holzes plus 5 bis 8 Taler; Teillieferungen sind erlaubt.
li-r44 = Die Zahl auf einem Plättchen ist die Verzögerung in Runden mit Versorgungsweg, und eine spätere Wirkung ist stärker. Keine geplante Tätigkeit bringt Handwerksplättchen.
li-r45 = Bei der taktischen Wahl des Fällgebiets wird offen und in Spielerreihenfolge gewählt.
li-r46 = Jeder Schlitten braucht einen eigenen Arbeiter, und je Schlitten darf beliebig viel Nahrung abgegeben werden.
li-r47 = Jede Fahrt mit Fuhrwerk, Floß oder Schlitten bewegt mindestens eine Holzscheibe.
li-r48 = Eine Bauholzscheibe ergibt 1 zersägtes Bauholz.
li-r49 = Eine Unterkunft darf bei Fuhrwerk, Floß und Schlitten den Träger ersetzen.
li-r50 = Der zusätzliche Säge-Arbeiter lässt sich nicht allein nehmen; der kostenlose kommt immer dazu.
