### Höyük: die Regeln auf Deutsch, eine Nachricht je Regelnummer (HO-4.2 ist ho-4-2).

## HO-1 Aufbau

ho-1 = Aufbau
ho-1-1 = Höyük ist ein Spiel für 2, 3, 4 oder 5 Personen.
ho-1-2 = Vor dem Aufbau wird ein Spielmodus vereinbart: Grundspiel, Fortgeschrittenes Spiel oder Expertenspiel.
ho-1-3 = Im Fortgeschrittenen Spiel gelten alle Regeln des Grundspiels und dazu Abschnitt HO-17.
ho-1-4 = Im Expertenspiel gelten alle Regeln des Grundspiels und des Fortgeschrittenen Spiels und dazu die Abschnitte HO-18, HO-19 und HO-20.
ho-1-5 = Alle spielen mit einer eigenen Farbe. Material in Farben, die niemand spielt, bleibt in der Schachtel.
ho-1-6 = Im Grundspiel und im Fortgeschrittenen Spiel ist die Farbe ohne Bedeutung. Im Expertenspiel legt sie den Stamm fest.
ho-1-7 = Alle beginnen mit so vielen Häusern ihrer Farbe, wie das Häuserlimit angibt: im normalen Spiel 25.
ho-1-8 = Alle beginnen mit 0 Siegpunkten.
ho-1-9 = Zu Beginn hat niemand Belohnungskarten.
ho-1-10 = Der Spielbereich ist ein Raster aus 13 × 13 Feldern. Zu Beginn ist er leer.
ho-1-11 = In jedem Spielmodus liegen zu Beginn 40 Gehege, 20 Öfen und 20 Schreine im Vorrat.
ho-1-12 = Vieh, Dorfbewohner, der Schamane und die Stammesfähigkeiten kommen nur im Expertenspiel vor.
ho-1-13 = Im Grundspiel und im Fortgeschrittenen Spiel besteht der Katastrophenstapel aus 12 Karten, je zweimal Erdbeben, Tornado, Harter Winter, Opfergabe, Heuschreckenplage und Feuersbrunst.
ho-1-14 = Im Expertenspiel sind alle 24 Katastrophenkarten dabei.
ho-1-15 = Der Katastrophenstapel wird einmal gemischt, liegt verdeckt und wird nie neu gemischt.
ho-1-16 = Grundspiel und Fortgeschrittenes Spiel verwenden die 10 dafür vorgesehenen Bauplättchen, unabhängig von der Spielerzahl.
ho-1-17 = Das Expertenspiel verwendet alle 15 Bauplättchen.
ho-1-18 = Die Bauplättchen werden gemischt und bilden einen verdeckten Stapel.
ho-1-19 = Die 30 Belohnungskarten des Grundspiels (7 Schrein, 7 Ofen, 7 Gehege, 6 Haus, 3 Joker) werden gemischt und zu drei offenen Stapeln mit je 10 Karten auf die Felder Gehege, Schreine und Öfen verteilt.
ho-1-20 = Der Name eines Stapels sagt, welche Mehrheit seine Karten gewinnt. Über die Symbole im Stapel sagt er nichts.
ho-1-21 = Von jedem Stapel Belohnungskarten ist nur die oberste Karte zu sehen.
ho-1-22 = Karten und Bauplättchen, die der gewählte Spielmodus nicht braucht, bleiben in der Schachtel.
ho-1-23 = Wer zuerst Startspieler ist, entscheidet das Los, mit gleichen Chancen für alle. Am Tisch mischt man je zwei Häuser von allen, zieht eines und gibt die Häuser zurück.
ho-1-24 = Zu zweit, zu dritt und zu viert liegt das Häuserlimit bei 25, wenn keine Variante vereinbart ist.
ho-1-25 = Variante I: Für eine kürzere Partie kann vorab ein Häuserlimit von 20 oder 15 vereinbart werden.
ho-1-26 = Variante II: Zu fünft liegt das Häuserlimit bei 20.
ho-1-27 = Auch zu fünft kann ein Häuserlimit von 25 oder 15 vereinbart werden.

## HO-2 Runden und Phasen

ho-2 = Runden und Phasen
ho-2-1 = Jede Runde läuft in vier Phasen ab: 1 Bauen, 2 Katastrophe, 3 Belohnungskarten, 4 Ende der Runde.
ho-2-2 = In der ersten Runde entfällt Phase 2: Es gibt noch keine Katastrophe.
ho-2-3 = In jeder Phase ist zuerst der Startspieler an der Reihe, dann geht es im Uhrzeigersinn weiter.
ho-2-4 = Der Startspieler bleibt die ganze Runde über derselbe.
ho-2-5 = Zu Beginn jeder Phase, die stattfindet, gibt es genau eine Gelegenheit, Belohnungskarten auszuspielen (HO-3).
ho-2-6 = Da Phase 2 in der ersten Runde entfällt, entfällt dort auch diese Gelegenheit.
ho-2-7 = Karten werden ausgespielt, bevor in der Phase etwas anderes geschieht: in Phase 1 vor dem Austeilen der Bauplättchen, in Phase 2 vor dem Aufdecken der Katastrophe, in Phase 3 vor der Wahl des ersten Blocks, in Phase 4 vor dem Zurücklegen der Karten.
ho-2-8 = Nach Phase 4 beginnt die nächste Runde mit Phase 1, außer wenn das Spielende ausgelöst wurde (HO-15).

## HO-3 Belohnungskarten ausspielen

ho-3 = Belohnungskarten ausspielen
ho-3-1 = Belohnungskarten lassen sich nur zu Beginn einer Phase ausspielen.
ho-3-2 = Zwischen den beiden Schritten von Phase 1 können keine Karten ausgespielt werden.
ho-3-3 = Zu Beginn einer Phase sind alle genau einmal mit ihren Karten an der Reihe, zuerst der Startspieler, dann im Uhrzeigersinn.
ho-3-4 = Wer an der Reihe ist, passt oder spielt eine oder mehrere Karten aus.
ho-3-5 = Dabei darf man mit einigen Karten bauen und mit anderen Gruppen werten, in beliebiger Zahl und Reihenfolge.
ho-3-6 = Wer an der Reihe war, spielt bis zum Beginn der nächsten Phase keine Karten mehr aus.
ho-3-7 = Eine ausgespielte Karte baut entweder ein Element oder zählt in einer Gruppe für Siegpunkte, nie beides.
ho-3-8 = Pro Runde darf man höchstens so viele Belohnungskarten ausspielen, wie man Familien im Dorf hat.
ho-3-9 = Das Limit wird vor jedem Ausspielen geprüft: Die in dieser Runde schon gespielten Karten und die neuen zusammen dürfen die Zahl der Familien in diesem Moment nicht übersteigen.
ho-3-10 = Die Größe einer Familie spielt dafür keine Rolle: Eine einzige Familie erlaubt eine Karte, so groß sie auch ist.
ho-3-11 = Mehrere eigene Familien im selben Block zählen für das Limit einzeln.
ho-3-12 = Kommt während der Runde eine Familie hinzu, steigt das Limit sofort. Geht eine verloren oder verschmilzt sie mit einer anderen, sinkt es sofort.
ho-3-13 = Wer plötzlich weniger Familien hat als in dieser Runde gespielte Karten, behält trotzdem alles, was diese Karten bewirkt haben.
ho-3-14 = In diesem Fall darf man in dieser Runde keine weitere Karte ausspielen, solange die gespielten Karten mindestens so viele sind wie die eigenen Familien.
ho-3-15 = Ausgespielte Karten bleiben bis Phase 4 der Runde offen vor der Person liegen, die sie gespielt hat.
ho-3-16 = Eine in Phase 3 gewonnene Karte kann ab dem Beginn von Phase 4 derselben Runde ausgespielt werden.
ho-3-17 = Bauen: Mit einer Karte baut man ein Element der Art, die ihr Symbol zeigt.
ho-3-18 = Das Element darf überall im Dorf entstehen. Es gelten dieselben Regeln wie beim Bauen in Phase 1.
ho-3-19 = Mit einem Joker baut man ein beliebiges Element, das es im gewählten Spielmodus gibt.
ho-3-20 = Für ein Element, das keinen erlaubten Platz hat oder nicht mehr vorrätig ist, kann keine Karte ausgespielt werden.
ho-3-21 = Werten: 1, 2, 3, 4 oder 5 zusammen gespielte Karten eines Symbols bringen 1, 3, 5, 8 oder 12 Siegpunkte.
ho-3-22 = Ein Joker zählt in einer Gruppe als Karte mit dem Symbol dieser Gruppe.
ho-3-23 = Eine Gruppe darf auch ganz aus Jokern bestehen.
ho-3-24 = Eine Gruppe hat höchstens 5 Karten. Jede weitere Karte, ob Joker oder nicht, gehört zu einer anderen Gruppe.
ho-3-25 = Karten mit verschiedenen Symbolen bilden getrennte Gruppen, und Vielfalt bringt keinen Bonus: Vier verschiedene Karten ergeben 4 Siegpunkte.
ho-3-26 = Zu Beginn einer Phase dürfen auch mehrere Gruppen desselben Symbols gewertet werden, wenn das Limit reicht.
ho-3-27 = Karten, die zu Beginn verschiedener Phasen gespielt werden, bilden nie eine gemeinsame Gruppe.
ho-3-28 = Eine schon gewertete Gruppe kann später nicht mehr vergrößert werden, auch nicht zu Beginn derselben Phase.
ho-3-29 = Die Siegpunkte einer Gruppe werden sofort beim Ausspielen gutgeschrieben.
ho-3-30 = Siegpunkte gehen nie verloren.
ho-3-31 = Man darf beliebig viele Karten auf der Hand haben.
ho-3-32 = Siegpunkte gibt es nur für gewertete Kartengruppen und in der Schlusswertung.
ho-3-33 = Das Bild auf einer Karte ist reine Zierde und hat keine Wirkung.

## HO-4 Phase 1: Austeilen und Bauen

ho-4 = Phase 1: Austeilen und Bauen
ho-4-1 = Phase 1 besteht aus zwei Schritten, die gleich ablaufen.
ho-4-2 = Am Anfang eines Schritts bekommen alle vom Startspieler ein Bauplättchen vom verdeckten Stapel, zuerst die Person links von ihm, zuletzt er selbst.
ho-4-3 = Ausgeteilte Bauplättchen liegen offen aus. Erst wenn alle eines haben, wird gebaut.
ho-4-4 = Dann wird gebaut, zuerst vom Startspieler, danach im Uhrzeigersinn. Ein Bauplättchen wird ganz abgehandelt, bevor das nächste an die Reihe kommt.
ho-4-5 = Nach jedem Schritt kommen die ausgeteilten Bauplättchen zur Seite.
ho-4-6 = Die zur Seite gelegten Bauplättchen werden erst dann zu einem neuen verdeckten Stapel gemischt, wenn eines gezogen werden muss und der Stapel leer ist.
ho-4-7 = Geht der Stapel mitten im Austeilen aus, werden die in diesem Schritt schon ausgeteilten Bauplättchen nicht mitgemischt.
ho-4-8 = Ein Bauplättchen bringt zwei Häuser und ein drittes Element. Das sind drei Elemente pro Schritt und sechs pro Runde.
ho-4-9 = Wer ein Bauplättchen B (Auswahl) hat, baut als drittes Element genau eines von diesen: Haus, Ofen, Gehege oder Schrein.
ho-4-10 = Die Reihenfolge der drei Elemente ist frei.
ho-4-11 = Die drei Elemente dürfen in verschiedenen Blöcken entstehen.
ho-4-12 = Ein Element mit einem erlaubten Platz muss gebaut werden. Nur auf den Schamanen darf man verzichten.
ho-4-13 = Ein Element, das nicht vorrätig ist oder auch nach dem Bau der übrigen Elemente des Bauplättchens keinen erlaubten Platz hat, verfällt ersatzlos.
ho-4-14 = Ein Bauplättchen B bietet nur die Elemente zur Auswahl, die gerade gebaut werden können.
ho-4-15 = Wer kein Haus bauen kann, baut trotzdem die übrigen Elemente des Bauplättchens.
ho-4-16 = Gebautes wird nicht mehr versetzt. Ausnahmen sind die Fähigkeit der Oleyli und der Schamane nach HO-20.19.
ho-4-17 = Phase 1 endet nach dem zweiten Schritt. Es folgt Phase 2, in der ersten Runde Phase 3.

## HO-5 Blöcke, Familien, Zählen

ho-5 = Blöcke, Familien, Zählen
ho-5-1 = Zwei Felder grenzen aneinander, wenn sie eine gemeinsame Kante haben. Berührung an der Ecke zählt nicht.
ho-5-2 = Ein Block umfasst alle Häuser, Ruinen und Gehege, die über angrenzende Felder zusammenhängen, gleich in welcher Farbe.
ho-5-3 = Ein einzelnes Haus ohne Nachbarn ist ein eigener Block und eine eigene Familie.
ho-5-4 = Eine Familie umfasst alle stehenden Häuser einer Farbe, die über angrenzende Felder zusammenhängen.
ho-5-5 = Weder Ruinen noch Gehege verbinden Häuser zu einer Familie.
ho-5-6 = Eine Familie teilt sich, wenn zerstörte Häuser sie auseinanderreißen.
ho-5-7 = Berührt ein neues Haus mehrere Familien seiner Farbe, werden sie zu einer einzigen.
ho-5-8 = Ein Block teilt sich nie, denn ein zerstörtes Haus gehört als Ruine weiter zu ihm.
ho-5-9 = Aus zwei Blöcken wird niemals einer.
ho-5-10 = Durch Bauen erhält niemand eine zweite Familie in einem Block. Das kann nur durch Zerstörung geschehen.
ho-5-11 = Bewohner eines Blocks ist genau, wer dort ein stehendes Haus hat.
ho-5-12 = Ein Haus mit zwei Etagen zählt als ein Haus und als ein Hochhaus.
ho-5-13 = Die Größe eines Blocks ist die Zahl seiner stehenden Häuser. Gehege und Ruinen bleiben außer Betracht.
ho-5-14 = Werden die Elemente einer Person in einem Block gezählt, zählen alle ihre Familien in diesem Block zusammen.

## HO-6 Ein Haus auf dem Boden bauen

ho-6 = Ein Haus auf dem Boden bauen
ho-6-1 = Gebaut wird mit den eigenen, noch nicht verbauten Häusern. Wer keine mehr hat, kann kein Haus bauen.
ho-6-2 = Ein Haus belegt genau ein Feld des Spielbereichs. Auf der Punkteleiste darf nichts stehen.
ho-6-3 = Ein Haus auf dem Boden darf auf ein leeres Feld oder auf eine Ruine gebaut werden, nie auf ein Gehege oder auf ein stehendes Haus anderer.
ho-6-4 = Gründen: Auf einem leeren Feld, an das weder Haus noch Ruine noch Gehege grenzt, darf immer ein Haus entstehen. Es bildet einen neuen Block und eine neue Familie.
ho-6-5 = Erweitern: Wer schon Bewohner eines Blocks ist, muss dort das neue Haus angrenzend an ein eigenes stehendes Haus bauen.
ho-6-6 = Anschließen: Wer in einem bewohnten Block noch nicht Bewohner ist, muss das neue Haus angrenzend an ein stehendes Haus einer anderen Person bauen.
ho-6-7 = Beim Erweitern und beim Anschließen genügt es nicht, nur ein Gehege oder eine Ruine zu berühren.
ho-6-8 = Sich einem Block anzuschließen, kostet nichts und braucht keine Zustimmung.
ho-6-9 = Ein Haus darf nicht dort stehen, wo es zwei verschiedene Blöcke berühren würde.
ho-6-10 = Ein Haus darf keinem Gehege die letzte Seite zur Landschaft nehmen, egal wem das Gehege gehört.
ho-6-11 = Einen anderen Block an einer Ecke zu berühren, ist erlaubt.
ho-6-12 = Auf einer Ruine darf gebaut werden, gleich welche Farbe sie hat.
ho-6-13 = Wird eine Ruine überbaut, scheiden ihre Plättchen aus dem Spiel aus. Niemand bekommt sie zurück.
ho-6-14 = Das neue Haus auf einer Ruine hat eine Etage, egal wie hoch die Ruine war.
ho-6-15 = HO-6.5 bis HO-6.10 gelten auch beim Bauen auf einer Ruine.
ho-6-16 = In einem Block, der nur noch aus Ruinen besteht, dürfen alle auf einer Ruine oder auf einem leeren Feld daneben bauen, sofern HO-6.9 und HO-6.10 eingehalten sind.

## HO-7 Eine zweite Etage bauen

ho-7 = Eine zweite Etage bauen
ho-7-1 = Ein Haus darf auf ein eigenes stehendes Haus mit einer Etage gesetzt werden.
ho-7-2 = Auf fremden Häusern darf nie gebaut werden.
ho-7-3 = Ein Haus hat höchstens zwei Etagen.
ho-7-4 = Im Moment des Aufstockens braucht das untere Haus wenigstens eine freie Seite, also eine, an die weder Haus noch Gehege grenzt.
ho-7-5 = Eine Seite, an der eine Ruine liegt, ist frei.
ho-7-6 = Eine Seite am Rand des Spielbereichs ist frei.
ho-7-7 = Wird die freie Seite später zugebaut, bleibt das Hochhaus, wie es ist.
ho-7-8 = Ein Ofen oder Schrein auf dem Dach kommt vor dem Aufstocken in den Vorrat zurück.
ho-7-9 = Ein Dorfbewohner im Haus kommt vor dem Aufstocken in den Vorrat zurück.
ho-7-10 = Vom Dach nehmen darf man etwas nur, um nach HO-7.8 und HO-7.9 aufzustocken.
ho-7-11 = Gehege des Hauses und das Vieh darin bleiben beim Aufstocken stehen.
ho-7-12 = Eine Etage braucht ein eigenes Haus und zählt als ein verbautes Haus.
ho-7-13 = Aufstocken ändert weder den Block noch die Familie noch die Zahl der Häuser.
ho-7-14 = Ein Hochhaus kann auf der oberen Etage wie jedes Haus einen Ofen oder Schrein tragen, im Expertenspiel auch einen Dorfbewohner.
ho-7-15 = Bei jedem Haus, ob durch Bauplättchen, Karte oder die Fähigkeit der Ruples, kann man frei wählen: auf dem Boden oder als Etage auf einem eigenen Haus.

## HO-8 Gehege bauen

ho-8 = Gehege bauen
ho-8-1 = Ein Gehege belegt ein leeres Feld und muss an ein eigenes stehendes Haus grenzen.
ho-8-2 = Die Öffnung des Geheges wird einem angrenzenden eigenen Haus zugewandt. Zu diesem Haus gehört das Gehege.
ho-8-3 = An jeder Seite eines Hauses ist Platz für ein Gehege, ein Haus kann also bis zu vier haben.
ho-8-4 = Auf eine Ruine darf kein Gehege gebaut werden.
ho-8-5 = Ein neues Gehege braucht mindestens eine Seite zur Landschaft: eine andere als die am zugehörigen Haus, hinter der ein leeres Feld oder eine Ruine liegt.
ho-8-6 = Nur offenes Gelände hält eine Seite offen. Ein Haus, ein anderes Gehege oder der Rand des Spielbereichs verschließt sie.
ho-8-7 = Kein Haus und kein Gehege darf so gebaut werden, dass irgendein Gehege ohne Seite zur Landschaft bleibt.
ho-8-8 = Ein Gehege darf nicht zwei verschiedene Blöcke berühren.
ho-8-9 = Weitere Häuser und Gehege des eigenen Blocks darf ein Gehege berühren, gleich in welcher Farbe.
ho-8-10 = Ein Gehege zählt zum Block des Hauses, zu dem es gehört.

## HO-9 Öfen und Schreine bauen

ho-9 = Öfen und Schreine bauen
ho-9-1 = Ein Ofen oder ein Schrein kommt auf ein eigenes stehendes Haus.
ho-9-2 = Ein Haus trägt höchstens eines von beiden: einen Ofen oder einen Schrein.
ho-9-3 = Gehege am Haus spielen für HO-9.1 und HO-9.2 keine Rolle.
ho-9-4 = Auf einem Hochhaus steht der Ofen oder Schrein auf der oberen Etage. Dafür muss keine Etage weichen.
ho-9-5 = Sind Gehege, Öfen oder Schreine im Vorrat ausgegangen, kann von dieser Art nichts gebaut werden, bis wieder etwas zurückkommt.

## HO-10 Zerstörte Häuser

ho-10 = Zerstörte Häuser
ho-10-1 = Nur Katastrophen zerstören Häuser, im Expertenspiel auch die Fähigkeit der Ders. Nach Belieben kann niemand die eigenen Häuser zerstören.
ho-10-2 = Ein zerstörtes Haus wird zur Ruine: Alle seine Plättchen werden umgedreht und bleiben auf dem Feld liegen. Eine Ausnahme ist HO-20.9.
ho-10-3 = Ein Hochhaus wird immer als Ganzes zerstört und zählt dabei als ein verlorenes Haus.
ho-10-4 = Eine Ruine bleibt so hoch, wie das Haus war, doch die Höhe hat keine Wirkung.
ho-10-5 = Alle Gehege, die zum zerstörten Haus gehören, kommen in den Vorrat zurück.
ho-10-6 = Ein Gehege, das an das zerstörte Haus nur grenzt, aber zu einem anderen Haus gehört, bleibt stehen.
ho-10-7 = Ein Ofen oder Schrein des zerstörten Hauses kommt in den Vorrat zurück.
ho-10-8 = Aus einer Ruine wird nicht wieder das alte Haus.
ho-10-9 = Eine Ruine gehört niemandem. Sie macht niemanden zum Bewohner, bringt weder Element noch Siegpunkte, und alle dürfen auf ihr bauen (HO-6.12).
ho-10-10 = Eine Ruine bleibt liegen, bis auf ihrem Feld ein Haus gebaut wird.

## HO-11 Phase 2: Katastrophen

ho-11 = Phase 2: Katastrophen
ho-11-1 = Der Startspieler deckt die oberste Karte des Katastrophenstapels auf.
ho-11-2 = Die Karte sagt, was verglichen wird und welche Blöcke damit betroffen sind, und dazu, was dort geschieht.
ho-11-3 = Beim größten und beim kleinsten Block kommt es auf die Größe an, also auf die Zahl der stehenden Häuser (HO-5.13).
ho-11-4 = Bei den meisten und den wenigsten zählt das genannte Element (Schreine, Gehege, Öfen oder Hochhäuser) im ganzen Block, von allen zusammen.
ho-11-5 = Liegen mehrere Blöcke bei der verglichenen Zahl gleichauf, sind alle betroffen.
ho-11-6 = Blöcke, die nur aus Ruinen bestehen, werden nicht mitgezählt und sind nie betroffen.
ho-11-7 = Sucht die Karte die meisten Elemente einer Art und kein Block hat eines davon, ist kein Block betroffen.
ho-11-8 = Sucht die Karte die wenigsten Elemente einer Art, zählt ein Block ohne ein solches als 0.
ho-11-9 = Welche Blöcke betroffen sind und wie viel wer in jedem davon verliert, steht mit dem Aufdecken der Karte fest.
ho-11-10 = Jeder Bewohner eines betroffenen Blocks bekommt die Wirkung dort zu spüren, aber nur an den eigenen Figuren und Häusern.
ho-11-11 = Die Verluste werden nacheinander ausgeführt, zuerst vom Startspieler, dann im Uhrzeigersinn.
ho-11-12 = Was man von den eigenen Figuren und Häusern verliert, wählt man selbst.
ho-11-13 = Die Hälfte wird für jede Person und für jeden betroffenen Block einzeln berechnet.
ho-11-14 = Die Hälfte der Häuser wird abgerundet, bei 7 Häusern gehen also 3 verloren. Wer im Block nur ein einziges Haus hat, verliert es.
ho-11-15 = Die Hälfte von Vieh, Dorfbewohnern, Schreinen, Gehegen oder Öfen wird genauso berechnet: abgerundet, aber ein einzelnes Stück geht verloren.
ho-11-16 = Wer in einem betroffenen Block nichts vom Genannten hat, verliert dort nichts.
ho-11-17 = Was vom Spielplan genommen wird, kommt in den Vorrat zurück.
ho-11-18 = Sind alle Verluste ausgeführt, kommt die Karte verdeckt unter den Stapel.
ho-11-19 = Nach 12 Katastrophen (im Expertenspiel 24) wiederholt sich daher ihre Reihenfolge.
ho-11-20 = Keine Katastrophe kostet Belohnungskarten oder Siegpunkte.

## HO-12 Die 24 Katastrophenkarten

ho-12 = Die 24 Katastrophenkarten
ho-12-1 = Harter Winter 1: Jeder Bewohner des Blocks mit den wenigsten Schreinen zerstört dort 1 eigenes Haus.
ho-12-2 = Harter Winter 2: Jeder Bewohner des Blocks mit den meisten Schreinen zerstört dort 1 eigenes Haus.
ho-12-3 = Dürre 1: Im kleinsten Block verliert jeder Bewohner die Hälfte seines Viehs.
ho-12-4 = Dürre 2: Im größten Block verliert jeder Bewohner die Hälfte seines Viehs.
ho-12-5 = Epidemie 1: Im größten Block verliert jeder Bewohner die Hälfte seiner Dorfbewohner.
ho-12-6 = Epidemie 2: Im kleinsten Block verliert jeder Bewohner die Hälfte seiner Dorfbewohner.
ho-12-7 = Erdbeben 1: Im kleinsten Block zerstört jeder Bewohner die Hälfte seiner Häuser.
ho-12-8 = Erdbeben 2: Im größten Block zerstört jeder Bewohner die Hälfte seiner Häuser.
ho-12-9 = Feuersbrunst 1: Jeder Bewohner des Blocks mit den meisten Öfen zerstört dort die Hälfte seiner Häuser.
ho-12-10 = Feuersbrunst 2: Jeder Bewohner des Blocks mit den wenigsten Öfen zerstört dort die Hälfte seiner Häuser.
ho-12-11 = Überschwemmung 1: Der Schamane kehrt auf sein Feld zurück. Sonst geschieht nichts.
ho-12-12 = Überschwemmung 2: Der Schamane kehrt auf sein Feld zurück. Sonst geschieht nichts.
ho-12-13 = Heuschreckenplage 1: In Phase 3 dieser Runde wird der kleinste Block nicht ausgewertet und bringt keine Belohnungskarten.
ho-12-14 = Heuschreckenplage 2: In Phase 3 dieser Runde wird der größte Block nicht ausgewertet und bringt keine Belohnungskarten.
ho-12-15 = Überfall 1: Im größten Block verliert jeder Bewohner die Hälfte seiner Schreine.
ho-12-16 = Überfall 2: Im kleinsten Block verliert jeder Bewohner die Hälfte seiner Schreine.
ho-12-17 = Opfergabe 1: Jeder Bewohner des Blocks mit den meisten Gehegen zerstört dort 1 eigenes Haus.
ho-12-18 = Opfergabe 2: Jeder Bewohner des Blocks mit den wenigsten Gehegen zerstört dort 1 eigenes Haus.
ho-12-19 = Tornado 1: Jeder Bewohner des Blocks mit den meisten Hochhäusern zerstört dort 1 eigenes Haus.
ho-12-20 = Tornado 2: Jeder Bewohner des Blocks mit den wenigsten Hochhäusern zerstört dort 1 eigenes Haus.
ho-12-21 = Vulkanausbruch 1: Im kleinsten Block verliert jeder Bewohner die Hälfte seiner Gehege. Vieh darin kommt ebenfalls in den Vorrat.
ho-12-22 = Vulkanausbruch 2: Im größten Block verliert jeder Bewohner die Hälfte seiner Gehege. Vieh darin kommt ebenfalls in den Vorrat.
ho-12-23 = Wölfe 1: Im größten Block verliert jeder Bewohner die Hälfte seiner Öfen.
ho-12-24 = Wölfe 2: Im kleinsten Block verliert jeder Bewohner die Hälfte seiner Öfen.

## HO-13 Phase 3: Belohnungskarten

ho-13 = Phase 3: Belohnungskarten
ho-13-1 = Die Blöcke werden einzeln ausgewertet. Den ersten wählt der Startspieler, den zweiten die Person links von ihm und so weiter im Uhrzeigersinn.
ho-13-2 = Jeder Block wird genau einmal ausgewertet. Nur Blöcke unter der Heuschreckenplage und Blöcke, die nur aus Ruinen bestehen, bleiben außen vor.
ho-13-3 = In einem Block werden alle Mehrheiten des Spielmodus ausgewertet, bevor der nächste Block an die Reihe kommt.
ho-13-4 = In welcher Reihenfolge die Mehrheiten eines Blocks ausgewertet werden, ist egal.
ho-13-5 = Ein Block mit weniger als zwei Bewohnern bringt keine Belohnungskarten.
ho-13-6 = Trotzdem darf man einen solchen Block wählen und verbraucht damit die eigene Wahl.
ho-13-7 = Im Grundspiel werden Öfen, Schreine und Gehege verglichen.
ho-13-8 = Bei jeder Mehrheit nimmt der Bewohner, der im Block am meisten vom jeweiligen Element hat, die oberste Karte des passenden Stapels.
ho-13-9 = Gibt es ein Element im Block gar nicht, bekommt niemand eine Karte dafür.
ho-13-10 = Bei Gleichstand um die meisten Öfen oder Schreine nimmt von den Führenden die Karte, wer mehr davon auf Hochhäusern hat.
ho-13-11 = Bei Gleichstand um die meisten Gehege nimmt von den Führenden die Karte, wer mehr Gehege hat, die zu Hochhäusern gehören.
ho-13-12 = Bleibt es beim Gleichstand, nimmt niemand die Karte und sie bleibt auf ihrem Stapel.
ho-13-13 = Die Höhe zählt nur bei Gleichstand: Mehr schlägt immer höher.
ho-13-14 = Die gewonnene Karte kommt verdeckt auf die Hand.
ho-13-15 = Ein Block bringt einer Person je Mehrheit höchstens eine Karte.
ho-13-16 = Mit der letzten Karte ist ein Stapel für den Rest des Spiels geschlossen (rote Hand). Aus ihm ist nichts mehr zu gewinnen.
ho-13-17 = Unter einen geschlossenen Stapel darf keine Karte gelegt werden.
ho-13-18 = Ist ein Stapel geschlossen, laufen die übrigen Mehrheiten weiter wie bisher.

## HO-14 Phase 4: Ende der Runde

ho-14 = Phase 4: Ende der Runde
ho-14-1 = Nach dem Ausspielen zu Beginn der Phase legen alle die in dieser Runde gespielten Belohnungskarten zurück, zuerst der Startspieler, dann im Uhrzeigersinn.
ho-14-2 = Die Karten kommen offen unter einen Stapel Belohnungskarten eigener Wahl.
ho-14-3 = Wer Karten zurücklegt, legt alle unter denselben Stapel.
ho-14-4 = Zur Wahl steht jeder Stapel im Spiel, der nicht geschlossen ist, egal welche Symbole die Karten haben. Im Grundspiel gibt es 3, im Fortgeschrittenen Spiel 5, im Expertenspiel 7 Stapel.
ho-14-5 = Ein Stapel darf beliebig groß werden.
ho-14-6 = Zurückgelegte Karten behalten die Reihenfolge, in der sie gespielt wurden. Die zuerst gespielte liegt oben.
ho-14-7 = Sind alle Stapel geschlossen, scheiden die zurückgelegten Karten aus dem Spiel aus.
ho-14-8 = Danach bestimmt der Startspieler, wer als Nächstes Startspieler ist. Sich selbst darf er nicht wählen.
ho-14-9 = Zu zweit wechselt der Startspielermarker also jede Runde.
ho-14-10 = Ist der nächste Startspieler bestimmt, ist die Runde vorbei.

## HO-15 Spielende

ho-15 = Spielende
ho-15-1 = Das Spielende wird ausgelöst, sobald jemand so viele Häuser verbaut hat, wie das Häuserlimit angibt.
ho-15-2 = Als verbaut zählt jedes Haus, das auf den Spielplan gekommen ist: auf dem Boden, als Etage, durch Karten oder Fähigkeiten. Spätere Zerstörung ändert daran nichts.
ho-15-3 = Danach spielen alle die Runde noch bis zum Ende von Phase 4.
ho-15-4 = Wer das letzte eigene Haus verbaut hat, darf in dieser Runde weiter andere Elemente bauen.
ho-15-5 = Auch Platzmangel löst das Spielende aus: wenn am Ende von Phase 1 niemand mehr einen erlaubten Platz für ein Haus hat, weder auf dem Boden noch als Etage.
ho-15-6 = Findet nur eine einzelne Person keinen Platz für ein Haus, löst das kein Spielende aus.
ho-15-7 = In der letzten Runde werden keine Karten zurückgelegt und kein Startspieler bestimmt, denn beides hätte keine Folgen mehr.

## HO-16 Schlusswertung und Sieg

ho-16 = Schlusswertung und Sieg
ho-16-1 = Die Schlusswertung folgt auf Phase 4 der letzten Runde.
ho-16-2 = Jede Belohnungskarte auf der Hand bringt 1 Siegpunkt. Gruppen zählen hier nicht.
ho-16-3 = Die größte Familie eines Blocks bringt 1 Siegpunkt für jedes stehende Haus, das die Person, der sie gehört, in diesem Block hat.
ho-16-4 = Am größten ist die Familie mit den meisten Häusern. Die Höhe zählt nicht.
ho-16-5 = Bei gleich großen Familien gilt die mit mehr Hochhäusern als größer.
ho-16-6 = Liegen die größten Familien verschiedener Personen auch dann gleichauf, bekommt niemand Siegpunkte für den Block.
ho-16-7 = Gehören die gleich großen Familien derselben Person, bekommt sie die Siegpunkte für den Block.
ho-16-8 = Auch ein Block mit nur einem Bewohner wird gewertet.
ho-16-9 = Wer die meisten Siegpunkte hat, gewinnt.
ho-16-10 = Bei Gleichstand gewinnt, wer mehr stehende Häuser hat.
ho-16-11 = Steht es auch damit gleich, gewinnt, wer mehr Hochhäuser hat.
ho-16-12 = Hilft auch das nicht, wird der Sieg geteilt.

## HO-17 Fortgeschrittenes Spiel

ho-17 = Fortgeschrittenes Spiel
ho-17-1 = 20 weitere Belohnungskarten bilden zwei offene Stapel mit je 10 Karten auf den Feldern Hochhäuser und Anzahl der Häuser.
ho-17-2 = Diese 20 Karten werden für sich gemischt und nicht mit den 30 Karten des Grundspiels vermengt.
ho-17-3 = Sonst kommt nichts hinzu: Katastrophen und Bauplättchen sind die des Grundspiels.
ho-17-4 = In Phase 3 nimmt der Bewohner mit den meisten Hochhäusern im Block die oberste Karte des Stapels Hochhäuser.
ho-17-5 = Bei Gleichstand um die meisten Hochhäuser nimmt niemand eine Karte.
ho-17-6 = In Phase 3 nimmt der Bewohner mit den meisten Häusern im Block die oberste Karte des Stapels Anzahl der Häuser.
ho-17-7 = Bei Gleichstand um die meisten Häuser nimmt von den Führenden die Karte, wer mehr Hochhäuser im Block hat, sonst niemand.
ho-17-8 = Für die Anzahl der Häuser (HO-17.6) zählt ein Hochhaus als ein Haus.

## HO-18 Expertenspiel: Karten, Vieh, Dorfbewohner

ho-18 = Expertenspiel: Karten, Vieh, Dorfbewohner
ho-18-1 = Die letzten 20 Belohnungskarten bilden zwei weitere offene Stapel mit je 10 Karten auf den Feldern Vieh und Dorfbewohner. Mit den anderen werden sie nicht vermengt.
ho-18-2 = Im Vorrat liegen außerdem 20 Viehfiguren und 20 Dorfbewohner, und der Schamane steht auf seinem Feld.
ho-18-3 = Vieh und Dorfbewohner sind Elemente. Ins Spiel kommen sie durch Bauplättchen und durch Belohnungskarten.
ho-18-4 = Vieh kommt in ein eigenes Gehege.
ho-18-5 = In einem Gehege steht höchstens ein Vieh.
ho-18-6 = Wird ein Gehege vom Spielplan genommen, kommt Vieh darin in den Vorrat zurück.
ho-18-7 = In Phase 3 nimmt der Bewohner mit dem meisten Vieh im Block die oberste Karte des Stapels Vieh.
ho-18-8 = Bei Gleichstand um das meiste Vieh nimmt von den Führenden die Karte, wer mehr Vieh in Gehegen hat, die zu Hochhäusern gehören, sonst niemand.
ho-18-9 = Ein Dorfbewohner kommt in ein eigenes stehendes Haus.
ho-18-10 = In einem Haus wohnt höchstens ein Dorfbewohner.
ho-18-11 = Ein Dorfbewohner darf sich das Haus mit einem Ofen oder einem Schrein teilen, aber nicht mit beiden. Was zuerst da war, spielt keine Rolle.
ho-18-12 = Wird ein Haus zerstört, kommt sein Dorfbewohner in den Vorrat zurück.
ho-18-13 = Beim Aufstocken muss ein Dorfbewohner das Haus verlassen (HO-7.9). Später kann wieder ein Dorfbewohner auf das Hochhaus kommen.
ho-18-14 = In Phase 3 nimmt der Bewohner mit den meisten Dorfbewohnern im Block die oberste Karte des Stapels Dorfbewohner.
ho-18-15 = Bei Gleichstand um die meisten Dorfbewohner nimmt von den Führenden die Karte, wer mehr Dorfbewohner auf Hochhäusern hat, sonst niemand.
ho-18-16 = Schlusswertung, Block für Block: Wer das meiste Vieh hat, bekommt 1 Siegpunkt für jedes Vieh in diesem Block.
ho-18-17 = Bei Gleichstand in HO-18.16 bekommt von den Führenden die Siegpunkte, wer mehr Vieh in Gehegen hat, die zu Hochhäusern gehören, sonst niemand.
ho-18-18 = Schlusswertung, Block für Block: Wer die meisten Dorfbewohner hat, bekommt 1 Siegpunkt für jeden Dorfbewohner in diesem Block.
ho-18-19 = Bei Gleichstand in HO-18.18 bekommt von den Führenden die Siegpunkte, wer mehr Dorfbewohner auf Hochhäusern hat, sonst niemand.
ho-18-20 = HO-18.16 und HO-18.18 gelten auch für Blöcke mit nur einem Bewohner.

## HO-19 Der Schamane (Expertenspiel)

ho-19 = Der Schamane (Expertenspiel)
ho-19-1 = Der Schamane ist ein Element.
ho-19-2 = Wer das Bauplättchen mit dem Schamanen hat, darf ihn auf ein beliebiges eigenes stehendes Haus in einem beliebigen Block stellen oder darauf verzichten.
ho-19-3 = Ein Bauplättchen oder ein Joker kann den Schamanen nur einsetzen, wenn er auf seinem Feld steht.
ho-19-4 = Der Schamane kann sich ein Haus mit allen anderen Figuren teilen.
ho-19-5 = Solange der Schamane in einem Block steht, bleibt die Katastrophe der Runde dort ohne Wirkung, und zwar für alle Bewohner.
ho-19-6 = Ein geschützter Block zählt mit, wenn die betroffenen Blöcke ermittelt werden. An seiner Stelle wird kein anderer getroffen.
ho-19-7 = Der Schutz gilt auch gegen die Heuschreckenplage.
ho-19-8 = Am Ende der Runde, in Phase 4, kehrt der Schamane auf sein Feld zurück.
ho-19-9 = Bei einer Überschwemmung kehrt der Schamane sofort auf sein Feld zurück.
ho-19-10 = Wird das Haus unter dem Schamanen aufgestockt, bleibt er darauf stehen.
ho-19-11 = Wird das Haus des Schamanen zerstört, was nur die Ders mit ihrer Fähigkeit können, kehrt er auf sein Feld zurück.

## HO-20 Stammesfähigkeiten (Expertenspiel)

ho-20 = Stammesfähigkeiten (Expertenspiel)
ho-20-1 = Im Expertenspiel haben alle die Fähigkeit ihres Stammes. Das ist keine Zusatzregel, auf die man verzichten könnte.
ho-20-2 = Wer eine Gruppe aus 5 Karten für 12 Siegpunkte wertet, darf jedes Mal einmal die eigene Fähigkeit nutzen.
ho-20-3 = Ob Joker in der Gruppe sind, spielt dafür keine Rolle.
ho-20-4 = Die Fähigkeit wird sofort genutzt, vor der nächsten Karte, oder gar nicht.
ho-20-5 = Eine Fähigkeit zu nutzen, gilt nicht als Ausspielen einer Karte und zählt nicht zum Kartenlimit.
ho-20-6 = Ders (rot): ein Haus einer anderen Person zerstören, das an ein eigenes stehendes Haus grenzt.
ho-20-7 = Das Haus verschwindet ganz. Ofen oder Schrein, Dorfbewohner, seine Gehege und das Vieh darin kommen alle in den Vorrat.
ho-20-8 = Danach wird auf dem frei gewordenen Feld ein eigenes Haus gebaut, mit einer Etage und ohne weitere Elemente.
ho-20-9 = Die zerstörten Hausplättchen scheiden aus dem Spiel aus. Es bleibt keine Ruine zurück.
ho-20-10 = Ohne unverbautes eigenes Haus oder ohne mögliches Ziel lässt sich die Fähigkeit der Ders nicht nutzen.
ho-20-11 = Gegen die Fähigkeit der Ders schützt der Schamane nicht.
ho-20-12 = Sneerg (grün): 1 Gehege und 1 Vieh aus dem Vorrat nach den üblichen Regeln einsetzen.
ho-20-13 = Lebu (blau): 1 Gehege und 1 Dorfbewohner aus dem Vorrat nach den üblichen Regeln einsetzen.
ho-20-14 = Oleyli (gelb): bei einem oder zwei Gegnern zwei beliebige Elemente wegnehmen, aber keine Häuser, und als eigene einsetzen.
ho-20-15 = Das erste Element wird genommen und eingesetzt, bevor das zweite genommen wird.
ho-20-16 = Genommen werden kann nur ein Element, für das es einen erlaubten eigenen Platz gibt.
ho-20-17 = Vieh in einem weggenommenen Gehege kommt in den Vorrat.
ho-20-18 = Man darf nach einem Element aufhören.
ho-20-19 = Ruples (lila): nach den üblichen Regeln ein Haus bauen, auf dem Boden oder als Etage, und den Schamanen daraufstellen, von seinem Feld oder von dort, wo er gerade steht.
ho-20-20 = Ohne erlaubten Platz für ein Haus lässt sich die Fähigkeit der Ruples nicht nutzen.
ho-20-21 = Sneerg und Lebu dürfen ihre beiden Elemente in beliebiger Reihenfolge einsetzen. Was sich nicht einsetzen lässt, entfällt.

## HO-R Klarstellungen

ho-rulings = Klarstellungen
ho-r1 = Der Spielbereich hat 13 × 13 Felder, und das Raster ist verbindlich: Jedes Haus und jedes Gehege belegt genau ein Feld.
ho-r2 = Von jeder Art (Schrein, Ofen, Gehege, Haus, Auswahl, Vieh, Dorfbewohner) gibt es zwei Bauplättchen, dazu eines mit dem Schamanen. Wie oft jede Art in der Schachtel liegt, ist rekonstruiert; Optionen bieten andere Mischungen.
ho-r3 = Die Symbole der 40 weiteren Karten sind rekonstruiert: im Fortgeschrittenen Spiel 4 Schrein, 4 Ofen, 4 Gehege, 6 Haus und 2 Joker, im Expertenspiel zusätzlich 4 Haus, 2 Joker, 7 Vieh und 7 Dorfbewohner. Die Kartensätze werden nicht vermengt. Optionen erlauben zehn Karten je Symbol oder das Mischen aller Karten.
ho-r4 = In Partien bis 15 oder 20 Häuser beginnen alle mit genau so vielen. Mit einer Option bekommen alle stattdessen 25.
ho-r5 = Zu fünft liegt das Häuserlimit bei 20, wenn nichts anderes vereinbart ist; auch 25 ist erlaubt.
ho-r6 = Ein Haus muss nicht an eigenen Häusern stehen: Einen neuen Block zu gründen, ist immer erlaubt.
ho-r7 = Zu einem Block gehören nicht nur Häuser, sondern auch Gehege und Ruinen.
ho-r8 = Ein neues Haus darf einen Block nicht bloß über ein Gehege oder eine Ruine berühren; es braucht ein stehendes Haus neben sich. Das gilt auch beim Bauen auf einer Ruine.
ho-r9 = In einem Block, der nur aus Ruinen besteht, dürfen alle auf einer Ruine oder daneben bauen. Eine Option verbietet es.
ho-r10 = Ein neuer Block darf einen anderen an einer Ecke berühren.
ho-r11 = Gehege, Öfen und Schreine kommen nur an eigene Häuser, nie an fremde.
ho-r12 = Ein Gehege darf keine Ruine ersetzen, nur ein Haus darf das. Eine Option erlaubt Gehege auf Ruinen.
ho-r13 = Zur Landschaft liegt eine Seite des Geheges, wenn sie nicht am zugehörigen Haus liegt und dahinter ein leeres Feld oder eine Ruine ist; der Rand zählt nicht. Es kommt nur auf das Nachbarfeld an, auch eine eingeschlossene Lücke genügt und darf dann nicht gefüllt werden. Optionen ändern, wie Ruinen und Rand zählen.
ho-r14 = Beim Aufstocken gilt eine Seite am Rand des Spielbereichs als frei. Eine Option ändert das.
ho-r15 = Katastrophen nehmen nie Häuser aus dem Spiel, das Überbauen einer Ruine schon. Das neue Haus steht auf dem Boden und hat eine Etage.
ho-r16 = Die Höhe einer Ruine hat keine Wirkung. Sie sagt nur, wie viele Plättchen beim Überbauen ausscheiden.
ho-r17 = Mit einem zerstörten Haus gehen die Gehege, die zu ihm gehören, nicht alle, die es berühren. Mit einer Option gehen alle, die es berühren.
ho-r18 = Die Elemente eines Bauplättchens dürfen in beliebiger Reihenfolge gebaut werden. Eines verfällt nur, wenn es auch nach den anderen nicht gebaut werden kann.
ho-r19 = Was einen erlaubten Platz hat, muss gebaut werden, selbst wenn nur eine Etage möglich ist, für die ein Ofen, ein Schrein oder ein Dorfbewohner weichen muss. Mit einer Option darf man verzichten.
ho-r20 = Geht der Stapel mitten im Austeilen aus, werden die zur Seite gelegten Bauplättchen gemischt, nicht aber die in diesem Schritt ausgeteilten. Es sind immer genug da.
ho-r21 = Karten werden vor der ersten Handlung der Phase ausgespielt. Fällt eine Phase aus, entfällt auch diese Gelegenheit.
ho-r22 = Wer mit dem Ausspielen an der Reihe ist, darf mehrmals hintereinander bauen und werten, beliebig gemischt.
ho-r23 = Die Familien werden vor jedem Ausspielen gezählt, so wie sie gerade stehen. Eine Hauskarte, die eine Familie gründet, bezahlt sich also selbst.
ho-r24 = Eine Gruppe darf nur aus Jokern bestehen, denn ein Joker kann jedes Symbol sein. In anderen Gruppen werden zuerst die gewöhnlichen Karten eingesetzt und Joker zuletzt. Optionen ändern beides.
ho-r25 = Eine einzeln gewertete Karte bringt 1 Siegpunkt.
ho-r26 = Eine Gruppe wird auf einmal gespielt und später nicht mehr vergrößert, auch nicht zu Beginn derselben Phase.
ho-r27 = Vier verschiedene Karten für 4 Siegpunkte sind vier Gruppen mit je einer Karte, kein Bonus.
ho-r28 = Blöcke gelten als gleich, wenn sie in der Zahl gleich sind, die die Katastrophenkarte vergleicht.
ho-r29 = Katastrophen übergehen Blöcke, die nur aus Ruinen bestehen, denn dort wohnt niemand. Aus demselben Grund bleiben sie in Phase 3 außen vor. Eine Option ändert, wie Katastrophen sie behandeln.
ho-r30 = Sucht eine Katastrophe die meisten Elemente einer Art und es gibt nirgends eines, ist niemand betroffen. Mit einer Option trifft sie dann alle Blöcke.
ho-r31 = Die Hälfte wird bei allem anderen gerundet wie bei Häusern: ab, aber ein einzelnes Stück geht verloren. Eine Option verschont einzelne Stücke, die keine Häuser sind.
ho-r32 = Eine Katastrophe wird einmal abgelesen. Verluste, die nacheinander ausgeführt werden, ändern nichts daran, welche Blöcke betroffen sind.
ho-r33 = Durch Katastrophen verliert niemand Belohnungskarten, denn keine der 24 Karten verlangt das.
ho-r34 = Auch ein Block mit dem Schamanen kann der gesuchte sein; die Katastrophe, auch die Heuschreckenplage, bleibt dort dann ohne Wirkung. Eine Option übergeht geschützte Blöcke stattdessen.
ho-r35 = Vieh in einem Gehege, das der Vulkanausbruch kostet, kommt in den Vorrat.
ho-r36 = Nur stehende Häuser machen zum Bewohner eines Blocks. Ruinen zählen nicht.
ho-r37 = Alle Blöcke werden ausgewertet, auch wenn dort nichts zu gewinnen ist, außer denen unter der Heuschreckenplage und denen nur aus Ruinen. Einen Block ohne Gewinn zu wählen, ist daher eine erlaubte Art zu passen. Eine Option überspringt solche Blöcke.
ho-r38 = Einen Gleichstand an Gehegen entscheiden die Gehege, die zu Hochhäusern gehören, nicht irgendein Hochhaus der Familie.
ho-r39 = Ein leer gewordener Stapel bleibt bis zum Schluss geschlossen. Mit einer Option öffnet er sich wieder, wenn Karten dorthin gelegt werden.
ho-r40 = Zurückgelegte Karten kommen in der gespielten Reihenfolge unter den Stapel. Mit einer Option ist die Reihenfolge frei.
ho-r41 = Sind alle Stapel geschlossen, scheiden zurückgelegte Karten aus dem Spiel aus.
ho-r42 = In der letzten Runde legt niemand Karten zurück und niemand bestimmt einen Startspieler, denn beides kann die Punkte nicht mehr ändern.
ho-r43 = Handkarten sind auf dem Bildschirm verborgen, doch wer aufpasst, kennt jede Hand, denn jede Karte lag offen, als sie gewonnen wurde. Eine Option zeigt alle Hände.
ho-r44 = Für das Häuserlimit zählt jedes Haus, das auf den Spielplan gekommen ist, auch jede Etage. Ruinen verringern die Zahl nicht.
ho-r45 = Platzmangel herrscht, wenn überhaupt niemand mehr ein Haus bauen kann; geprüft wird nach Phase 1. Mit einer Option zählen nur Plätze auf dem Boden.
ho-r46 = Die größte Familie bringt Siegpunkte für alle eigenen stehenden Häuser im Block, auch für die kleinerer eigener Familien. Gleich große Familien derselben Person sind kein Gleichstand, und Blöcke mit nur einem Bewohner zählen mit. Mit einer Option zählen nur die Häuser der größten Familie.
ho-r47 = Am Ende des Expertenspiels bringt das meiste Vieh Siegpunkte für alles Vieh im Block, und ebenso ist es bei den Dorfbewohnern. Mit einer Option zählen nur die eigenen.
ho-r48 = Die Reihenfolge der Teile der Schlusswertung ist ohne Bedeutung.
ho-r49 = Der Schamane gilt als Element: Ein Joker kann ihn von seinem Feld aus einsetzen, und die Oleyli können ihn wegnehmen. Eine Option verbietet beides.
ho-r50 = Der Schamane kann mit jeder anderen Figur auf einem Haus stehen. Beim Aufstocken bleibt er stehen, und wenn sein Haus zerstört wird, kehrt er auf sein Feld zurück.
ho-r51 = Es gibt nur einen Schamanen.
ho-r52 = Eine Stammesfähigkeit wird sofort genutzt, solange man an der Reihe ist, und zwar für jede Gruppe zu 12 Siegpunkten, mit oder ohne Joker.
ho-r53 = Die Ders tauschen das Haus direkt aus, es bleibt also keine Ruine, und alles, was zum alten Haus gehört, verschwindet mit. Ohne unverbautes eigenes Haus geht es nicht, und der Schamane wehrt nur Katastrophen ab.
ho-r54 = Die Oleyli setzen Weggenommenes sofort und nach den üblichen Regeln ein, ein Element nach dem anderen. So können sie zuerst ein Gehege nehmen und dann Vieh dafür. Vieh, das in einem weggenommenen Gehege stand, kommt in den Vorrat.
ho-r55 = Die Ruples holen den Schamanen auch dann auf ihr neues Haus, wenn er anderswo steht. Eine Etage gilt als Hausbau.
ho-r56 = Können Sneerg oder Lebu nur eines ihrer beiden Elemente einsetzen, setzen sie dieses ein. Das Gehege kommt immer zuerst; dadurch geht keine Möglichkeit verloren.
ho-r57 = Im Fortgeschrittenen Spiel gelten die Katastrophen und Bauplättchen des Grundspiels; hinzu kommen 20 Belohnungskarten und sonst nichts.
ho-r58 = Die Farben werden zugelost. Mit einer Option darf gewählt werden.
ho-r59 = Bei Gleichstand um den Sieg zählen die Häuser, die am Ende noch stehen, und ein Hochhaus ist ein Haus.
ho-r60 = Die Siegpunkte haben keine Obergrenze, wie lang die Punkteleiste auch ist.
ho-r61 = Hat das Element einer Karte keinen erlaubten Platz, kann man sie nicht zum Bauen ausspielen. Werten kann man sie trotzdem.
ho-r62 = Hat in einem Block niemand ein Hochhaus, nimmt dort niemand eine Karte für Hochhäuser.
