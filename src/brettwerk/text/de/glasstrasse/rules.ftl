### Glasstraße: die Regeln in eigenen Worten, eine Meldung je Regelnummer.

## 1 Aufbau

gs-1 = Aufbau
gs-1-1 = Alle erhalten je einen Landschaftsplan mit drei aufgedruckten Anfangsgebäuden am linken Rand und ein Produktionstableau, auf dem das Glashüttenrad über dem Ziegeleirad liegt.
gs-1-2 = Das Glashüttenrad beginnt mit 0 Glas, 0 Quarzsand, 1 Nahrung, 2 Holzkohle, 3 Wasser und 4 Holz.
gs-1-3 = Das Ziegeleirad beginnt mit 0 Ziegeln, 0 Holzkohle, 1 Lehm und 2 Nahrung.
gs-1-4 = Auf jedem Landschaftsplan liegen zu Beginn 6 Wälder, 2 Mulden, 2 Gehölze und 2 Teiche, bei allen auf denselben Feldern. Welche Felder das sind, haben wir rekonstruiert (GS-R4).
gs-1-5 = Ein Wald bedeckt genau zwei aneinander grenzende Felder. Mulde, Gehölz, Teich und Gebäude bedecken jeweils genau eines.
gs-1-6 = Zwei Felder jedes Landschaftsplans sind zu Beginn leer.
gs-1-7 = Die Gebäudeplättchen werden nach ihren Rückseiten in drei Stapel sortiert: Umwandlungsgebäude, Sofort-Gebäude und reine Punktegebäude. Jeder Stapel wird für sich gemischt und bleibt verdeckt.
gs-1-8 = Jeder Stapel enthält von Anfang an alle 31 Plättchen in zufälliger Reihenfolge. Am Tisch genügt zunächst etwa die Hälfte, der Rest kommt bei Bedarf dazu; an den Wahrscheinlichkeiten ändert das nichts (GS-R5).
gs-1-9 = Die Gebäudetafel hat drei Reihen: oben Umwandlungsgebäude, in der Mitte Sofort-Gebäude, unten reine Punktegebäude. Jeder Stapel liegt neben seiner Reihe.
gs-1-10 = Bei 1, 2 oder 3 Personen liegen in jeder Reihe 4 Plättchen ihres Stapels offen aus, zusammen 12.
gs-1-11 = Bei 4 Personen liegen in jeder Reihe 5 Plättchen ihres Stapels offen aus, zusammen 15.
gs-1-12 = Alle besitzen die gleichen 15 verschiedenen Fachkräfte.
gs-1-13 = Bei 2 bis 4 Personen entscheidet das Los, wer den Startspielerkelch zuerst bekommt.
gs-1-14 = Bei weniger als 4 Personen bleiben die übrigen Pläne, Warenmarken, Wälder und Kartensätze in der Schachtel.
gs-1-15 = Zu Beginn sind alle persönlichen Auslagen und Ausbuchtungen leer, und außer den drei Anfangsgebäuden besitzt niemand ein Gebäude.
gs-1-16 = Mulden, Gehölze und Teiche gehen nie aus, gleich wie viele Plättchen die Schachtel enthält.
gs-1-17 = Zu Beginn dreht sich kein Rad: Der Quarzsand auf dem Glashüttenrad und die Holzkohle auf dem Ziegeleirad stehen auf 0.

## 2 Waren und Räder

gs-2 = Waren und Räder
gs-2-1 = Es gibt sechs einfache Waren (Holz, Quarzsand, Wasser, Lehm, Nahrung, Holzkohle) und zwei veredelte Waren (Glas, Ziegel). Eine veredelte Ware gilt nie als einfache Ware.
gs-2-2 = Auf dem Glashüttenrad liegen Glas, Quarzsand, Nahrung, Holzkohle, Wasser und Holz.
gs-2-3 = Auf dem Ziegeleirad liegen Ziegel, Holzkohle, Lehm und Nahrung.
gs-2-4 = Nahrung und Holzkohle gibt es auf beiden Rädern als getrennte Vorräte. Von einem Rad zum anderen wandert nie etwas.
gs-2-5 = Wer einfache Waren erhält, rückt die Marke um diese Anzahl vor; wer sie bezahlt, rückt sie um diese Anzahl zurück.
gs-2-6 = Die Marke einer einfachen Ware steigt nie über 7. Was darüber hinausgeht, verfällt.
gs-2-7 = Die Marke einer veredelten Ware steigt nie über 3. Was darüber hinausgeht, verfällt.
gs-2-8 = Keine Marke fällt unter 0. Eine Zahlung, die nicht vollständig gedeckt ist, ist gar nicht möglich.
gs-2-9 = Ein Rad dreht sich genau dann, wenn keine seiner einfachen Waren auf 0 und seine veredelte Ware nicht auf 3 steht.
gs-2-10 = Eine Raddrehung senkt jede einfache Ware dieses Rades um 1 und erhöht seine veredelte Ware um 1.
gs-2-11 = Eine Drehung des Glashüttenrades macht also aus 5 einfachen Waren 1 Glas, eine Drehung des Ziegeleirades aus 3 einfachen Waren 1 Ziegel.
gs-2-12 = Nach einer Drehung wird die Bedingung aus GS-2.9 erneut geprüft. Das Rad dreht sich Schritt für Schritt weiter, bis sie nicht mehr erfüllt ist.
gs-2-13 = Eine fällige Drehung geschieht sofort; sie lässt sich weder ablehnen noch aufschieben.
gs-2-14 = Ein Rad, das die Bedingung nicht erfüllt, darf nicht gedreht werden.
gs-2-15 = Mitten in einer Zahlung oder während die Waren einer einzelnen Aktion eingehen, dreht sich kein Rad. Geprüft wird erst, wenn dieser Schritt abgeschlossen ist.
gs-2-16 = Mehrere Drehungen hintereinander gelten als eine Aktion. Keine Jederzeit-Aktion kann sie unterbrechen.
gs-2-17 = Die Räder werden nach jeder Kartenaktion, jeder Umwandlung, jedem einzelnen Tausch eines wiederholbaren Effekts, jeder Gabe, jeder abgeschlossenen Zahlung von Baukosten und jedem Sofort-Effekt geprüft.
gs-2-18 = Die beiden Räder sind unabhängig: Die Drehung des einen verändert das andere nie.
gs-2-19 = Wer nur mit einfachen Waren bezahlt, löst nie eine Raddrehung aus. Wer Glas oder Ziegel bezahlt, kann eine auslösen, weil die Marke dabei die 3 verlassen kann.

## 3 Spielverlauf und Kartenwahl

gs-3 = Spielverlauf und Kartenwahl
gs-3-1 = Zu zweit bis zu viert dauert das Spiel vier Bauperioden, in der längeren Variante fünf (GS-16.5).
gs-3-2 = Zu dritt und zu viert besteht eine Bauperiode aus der Kartenwahl, drei Kartenrunden und den Schritten am Ende der Bauperiode (ab GS-13.1).
gs-3-3 = Zu Beginn jeder Bauperiode stehen allen wieder alle 15 Fachkräfte zur Verfügung.
gs-3-4 = Alle wählen gleichzeitig und geheim genau 5 ihrer 15 Fachkräfte.
gs-3-5 = Die 10 nicht gewählten Fachkräfte bleiben die ganze Bauperiode lang verdeckt und ungenutzt liegen.
gs-3-6 = Die 5 gewählten Fachkräfte müssen für die ganze Bauperiode reichen. Unterwegs wird keine Karte nachgezogen oder ausgetauscht.
gs-3-7 = Wie viele Handkarten jemand hat, dürfen alle wissen; welche es sind, bleibt geheim.

## 4 Kartenrunden zu dritt und zu viert

gs-4 = Kartenrunden zu dritt und zu viert
gs-4-1 = In jeder Kartenrunde legen alle gleichzeitig und geheim eine Handkarte verdeckt ab.
gs-4-2 = Die abgelegten Karten werden einzeln im Uhrzeigersinn aufgedeckt. Den Anfang macht, wer den Startspielerkelch hat.
gs-4-3 = Alle drei Kartenrunden einer Bauperiode beginnen bei der Person, die in dieser Bauperiode den Startspielerkelch hat.
gs-4-4 = Eine aufgedeckte Karte und alle dazu mitgespielten Karten werden vollständig ausgewertet, bevor die nächste Karte aufgedeckt wird.
gs-4-5 = Wird eine Karte aufgedeckt, müssen alle anderen mitspielen, die dieselbe Fachkraft auf der Hand und noch eine Ausbuchtung frei haben.
gs-4-6 = Eine mitgespielte Karte kommt in eine der eigenen Ausbuchtungen.
gs-4-7 = Alle haben zwei Ausbuchtungen und spielen deshalb höchstens zweimal je Bauperiode mit.
gs-4-8 = Wer noch eine Ausbuchtung frei hat, darf das Mitspielen nicht verweigern.
gs-4-9 = Wer beide Ausbuchtungen belegt hat, darf nicht mitspielen. Die Karte bleibt auf der Hand und muss nicht gezeigt werden.
gs-4-10 = Eine verdeckt abgelegte Karte ist keine Handkarte. Deckt jemand anderes dieselbe Fachkraft auf, wird sie weder vorzeitig aufgedeckt noch ausgewertet.
gs-4-11 = Wer mitspielt, steht für alle im Moment des Aufdeckens fest, noch bevor etwas ausgewertet wird.
gs-4-12 = Zuerst wertet aus, wer die Karte aufgedeckt hat; danach folgen von dort aus im Uhrzeigersinn alle, die mitspielen.
gs-4-13 = Sind alle abgelegten Karten der Runde ausgewertet, legen alle ihre aufgedeckte Karte offen zur Seite, und die nächste Kartenrunde beginnt.
gs-4-14 = Die Nummer der laufenden Kartenrunde ist um eins höher als die Zahl der Karten, die eine Person offen zur Seite gelegt hat.
gs-4-15 = Nach der dritten Kartenrunde endet die Bauperiode. Übrige Handkarten (0, 1 oder 2 je Person) bleiben ungenutzt.
gs-4-16 = Jede Fachkraft und jede ihrer Aktionen lässt sich also höchstens einmal je Bauperiode nutzen.
gs-4-17 = Ausbuchtungen und zur Seite gelegte Karten werden zu Beginn der nächsten Bauperiode geleert.

## 5 Auswertung einer Fachkraft

gs-5 = Auswertung einer Fachkraft
gs-5-1 = Jede Fachkraft bietet genau zwei Aktionen.
gs-5-2 = Wer eine Karte allein auswertet, darf beide Aktionen je einmal durchführen, in beliebiger Reihenfolge.
gs-5-3 = Statt beider Aktionen eine davon zweimal durchzuführen, ist nicht gestattet.
gs-5-4 = Spielt mindestens eine andere Person mit, dürfen alle Beteiligten, auch wer die Karte aufgedeckt hat, nur je eine der beiden Aktionen durchführen.
gs-5-5 = Bei einer gemeinsamen Auswertung wählen alle ihre Aktion frei, gleich was die anderen nehmen.
gs-5-6 = Als allein gilt, bei wem tatsächlich niemand mitspielt, selbst wenn jemand mit vollen Ausbuchtungen dieselbe Karte auf der Hand hält.
gs-5-7 = Haben zwei Personen dieselbe Fachkraft verdeckt abgelegt, schränken sie sich dadurch nicht ein. Nur von der Hand gespielte Karten zählen.
gs-5-8 = Auf eine oder beide Aktionen darf verzichtet werden.
gs-5-9 = Auch wer auf die Aktionen verzichtet, hat die Karte gespielt: Sie belegt ihre Ausbuchtung und beschränkt die anderen weiterhin auf eine Aktion.
gs-5-10 = Eingangskosten werden vollständig bezahlt, bevor die erste Aktion der Karte beginnt.
gs-5-11 = Die Eingangskosten fallen genau einmal an, für eine Aktion ebenso wie für zwei.
gs-5-12 = Wer keine Aktion nutzt, braucht die Eingangskosten nicht zu bezahlen.
gs-5-13 = Ohne bezahlte Eingangskosten ist keine Aktion der Karte nutzbar.
gs-5-14 = Auch wer die Eingangskosten nicht zahlen kann oder will, muss die Karte aufdecken oder mitspielen, wenn es so weit ist. Sie schränkt die anderen trotzdem ein.
gs-5-15 = Bestehen die Eingangskosten aus einem Wald, wird ein beliebiger eigener Wald entfernt. Beide Felder sind sofort leer.
gs-5-16 = Auch wer keinen Wald mehr hat, muss eine Karte, die einen Wald kostet, aufdecken oder mitspielen. Sie ist dann nicht nutzbar und darf nicht zurückgehalten werden.
gs-5-17 = Nach jeder Aktion werden die Räder geprüft. Deshalb kann sich zwischen den beiden Aktionen einer Karte ein Rad drehen.
gs-5-18 = Jederzeit-Aktionen sind vor den Eingangskosten möglich, zwischen Eingangskosten und erster Aktion sowie zwischen den beiden Aktionen.
gs-5-19 = Mengen, die von Landschaftsplättchen abhängen, werden gezählt, wenn die Aktion durchgeführt wird. Ein mit der ersten Aktion gelegtes Plättchen zählt also schon für die zweite.

## 6 Waren nehmen und bezahlen

gs-6 = Waren nehmen und bezahlen
gs-6-1 = Wer von einer Fachkraft Waren angeboten bekommt, darf weniger davon nehmen oder auch gar keine.
gs-6-2 = Wer von einem Gebäude Waren angeboten bekommt, darf einen Teil davon oder alle ausschlagen.
gs-6-3 = Werden mehrere Warensorten zugleich angeboten, wird für jede Sorte einzeln entschieden, wie viel davon genommen wird.
gs-6-4 = Alle Nahrung aus einer Aktion kommt auf ein einziges Rad nach Wahl.
gs-6-5 = Alle Holzkohle aus einer Aktion kommt auf ein einziges Rad nach Wahl.
gs-6-6 = Einzige Ausnahme von der Ein-Rad-Regel ist die Vorratskammer: Sie gibt Nahrung auf beiden Rädern.
gs-6-7 = Die beiden Aktionen einer Karte dürfen verschiedene Räder oder dasselbe Rad nutzen.
gs-6-8 = Eingangskosten von 1 Nahrung oder 1 Holzkohle werden von einem Rad nach Wahl bezahlt.
gs-6-9 = Auch Nahrung und Holzkohle für eine Umwandlung oder für Baukosten kommen von einem Rad nach Wahl.
gs-6-10 = Eine Ware oder ein Landschaftsplättchen, das für einen Effekt abgegeben wird, kann nicht zugleich einem anderen Effekt dienen.
gs-6-11 = Angrenzend heißt stets Seite an Seite, waagerecht oder senkrecht. Diagonale Nachbarn spielen nie eine Rolle.
gs-6-12 = Jedes Gebäudeplättchen ist ein Gebäude, wie auch immer es heißt; die Sandinsel gehört also dazu.
gs-6-13 = Wo eine einfache Ware frei wählbar ist, stehen Holz, Quarzsand, Wasser, Lehm, Nahrung und Holzkohle zur Wahl, niemals Glas oder Ziegel.
gs-6-14 = Gleiche Waren sind Einheiten einer einzigen Sorte. Fällt die Wahl auf Nahrung oder Holzkohle, kommen alle auf ein Rad.

## 7 Jederzeit-Aktionen

gs-7 = Jederzeit-Aktionen
gs-7-1 = Es gibt zwei Jederzeit-Aktionen: ein eigenes Umwandlungsgebäude einmal nutzen und eine eigene Mulde, ein eigenes Gehölz oder einen eigenen Teich entfernen.
gs-7-2 = Eine Jederzeit-Aktion braucht keine Fachkraft.
gs-7-3 = Jederzeit-Aktionen sind in jedem Moment des Spiels erlaubt, auch wenn andere am Zug sind.
gs-7-4 = Wer eine eigene Aktion begonnen hat, beendet sie zuerst, samt den Raddrehungen, die sie auslöst. Erst danach ist eine Jederzeit-Aktion möglich.
gs-7-5 = Wer gerade nicht selbst handelt, darf Jederzeit-Aktionen uneingeschränkt nutzen.
gs-7-6 = Jede Nutzung eines Umwandlungsgebäudes ist eine eigene Aktion; danach werden beide Räder geprüft.
gs-7-7 = Ein Umwandlungsgebäude darf beliebig oft genutzt werden, auch mehrmals hintereinander.
gs-7-8 = Ein Umwandlungsgebäude ist nutzbar, sobald es auf dem Landschaftsplan steht (GS-8.13).
gs-7-9 = Auch nach der letzten Bauperiode bleiben Jederzeit-Aktionen möglich, bis die Wertung beginnt.
gs-7-10 = Ein Landschaftsplättchen zu entfernen, kostet nichts und bringt nichts ein.
gs-7-11 = Ein freigeräumtes Feld ist sofort leer und für alles nutzbar.
gs-7-12 = Landschaftsplättchen werden nie auf ein anderes Feld verschoben.
gs-7-13 = Ein Wald wird nur durch Eingangskosten entfernt oder durch eine Gebäudefunktion, die das ausdrücklich vorsieht.
gs-7-14 = Gebäude werden nie von einem Landschaftsplan entfernt.
gs-7-15 = Eine Jederzeit-Aktion nutzt und verändert nur die eigenen Räder, den eigenen Landschaftsplan und die eigene Auslage.
gs-7-16 = Für eine Umwandlung muss der volle Einsatz abgegeben werden. Vom Ertrag darf auch nur ein Teil genommen werden.

## 8 Gebäudebau

gs-8 = Gebäudebau
gs-8-1 = Mit einer Bauaktion wird genau ein Gebäude gebaut. Landbaumeister, Schultheiss und Zimmermann bieten sie einmal, der Baumeister zweimal.
gs-8-2 = Das Plättchen stammt aus den offenen Plättchen der Gebäudetafel oder aus der eigenen persönlichen Auslage.
gs-8-3 = Die offenen Plättchen der Gebäudetafel stehen allen zur Wahl, die Plättchen einer persönlichen Auslage nur der Person, der sie gehört.
gs-8-4 = Schritt 1: Vor allem anderen wird die Nahrung für den Baumeister oder der Wald für den Zimmermann abgegeben.
gs-8-5 = Schritt 2: Außer für eine Aufwertung muss vor dem Bezahlen ein leeres Feld da sein. Notfalls wird dafür zuerst ein Landschaftsplättchen entfernt.
gs-8-6 = Schritt 3: Wer an dieser Stelle ein Landschaftsplättchen über ein Umwandlungsgebäude abgibt, löst dadurch vielleicht schon vor dem Bezahlen Raddrehungen aus.
gs-8-7 = Schritt 4: Die aufgedruckten Baukosten werden vollständig bezahlt, und zwar genau mit den aufgedruckten Waren.
gs-8-8 = Während die Baukosten bezahlt werden, dreht sich kein Rad.
gs-8-9 = Schritt 5: Nach der vollständigen Zahlung werden beide Räder geprüft, noch bevor das Plättchen gelegt wird.
gs-8-10 = Schritt 6: Ein Gebäude, das keine Aufwertung ist, kommt auf ein beliebiges leeres Feld.
gs-8-11 = Schritt 6: Eine Aufwertung kommt auf das Anfangsgebäude, das sie nennt, nie auf ein Landschaftsfeld.
gs-8-12 = Schritt 7: Der Effekt eines Sofort-Gebäudes muss gleich nach dem Legen durchgeführt werden.
gs-8-13 = Schritt 7: Ein Umwandlungsgebäude darf zum ersten Mal genutzt werden, nachdem es gelegt worden ist.
gs-8-14 = Zwischen der Zahlung und dem Ende des Sofort-Effekts ist für die bauende Person keine Jederzeit-Aktion möglich, außer zwischen den einzelnen Tauschvorgängen eines wiederholbaren Effekts (GS-R17).
gs-8-15 = Eine frei gewordene Stelle der Gebäudetafel bleibt bis zum Ende der Bauperiode leer.
gs-8-16 = Es gibt sechs Aufwertungsgebäude: Brüderhaus und Maurerzunft für die Maurerbrüderschaft, Künstlerkolonie und Glasmalerdorf für die Glasmalerkolonie, Waldhütte und Glashütte für die Waldglashütte.
gs-8-17 = Ein Anfangsgebäude lässt sich nur einmal aufwerten. Ist es bereits überbaut, kann keine weitere Aufwertung dafür gebaut werden.
gs-8-18 = Eine Aufwertung braucht kein leeres Feld.
gs-8-19 = Eine Aufwertung erhöht die Anzahl der eigenen Gebäude nicht.
gs-8-20 = Ein überbautes Anfangsgebäude bringt keine Punkte mehr.
gs-8-21 = Wer den Baumeister allein auswertet, baut in zwei getrennten Aktionen nacheinander; dazwischen werden die Räder geprüft.
gs-8-22 = Lehmbecken, Lössplateau und Sandvorkommen kosten nichts.
gs-8-23 = Nicht gebaute Plättchen bleiben über die Bauperioden hinweg in der persönlichen Auslage und bringen keine Punkte.
gs-8-24 = Felder, die durch die Eingangskosten des Zimmermanns frei werden, dürfen mit derselben Karte bebaut werden.
gs-8-25 = Baukosten bestehen aus Holz, Glas, Lehm und Ziegeln. Einige wenige Gebäude verlangen eine andere einfache Ware, zum Beispiel Wasser.

## 9 Die 15 Fachkräfte

gs-9 = Die 15 Fachkräfte
gs-9-1 = Lehnsherr, Aktion 1: das oberste Plättchen jedes der drei Stapel aufdecken und diese 3 Plättchen in die eigene Auslage legen.
gs-9-2 = Eine persönliche Auslage darf beliebig viele Plättchen enthalten.
gs-9-3 = Lehnsherr, Aktion 2: 1 Holz und 1 Lehm nehmen.
gs-9-4 = Muldenarbeiter, Aktion 1: 1 Mulde auf ein leeres Feld legen und 1 Lehm nehmen.
gs-9-5 = Muldenarbeiter, Aktion 2: entweder Quarzsand oder Lehm nehmen, 1 je eigener Mulde.
gs-9-6 = Forstwirt, Aktion 1: 1 Gehölz auf ein leeres Feld legen und 1 Holz nehmen.
gs-9-7 = Forstwirt, Aktion 2: entweder Nahrung (auf einem Rad) oder Holz nehmen, 1 je eigenem Gehölz.
gs-9-8 = Teichbauer, Aktion 1: 1 Teich auf ein leeres Feld legen.
gs-9-9 = Teichbauer, Aktion 2: entweder Quarzsand oder Wasser nehmen, 1 je eigenem Teich.
gs-9-10 = Landbaumeister, Aktion 1: nach Wahl 1 Mulde, 1 Gehölz oder 1 Teich auf ein leeres Feld legen.
gs-9-11 = Landbaumeister, Aktion 2: 1 Gebäude bauen.
gs-9-12 = Schultheiss, Aktion 1: eine einfache Ware wählen und 2 davon nehmen. Nahrung oder Holzkohle kommt auf ein Rad.
gs-9-13 = Sind die Waren des Schultheiss genommen, dürfen alle anderen je 1 Einheit derselben Ware als Gabe nehmen.
gs-9-14 = Besteht die Gabe aus Nahrung oder Holzkohle, wählen die Beschenkten selbst das Rad dafür.
gs-9-15 = Eine Gabe darf abgelehnt werden.
gs-9-16 = Wessen Marke auf 7 steht, kann die Gabe auf diesem Rad nicht nehmen.
gs-9-17 = Vor dem Annehmen einer Gabe sind Jederzeit-Aktionen erlaubt, etwa um Platz dafür zu schaffen.
gs-9-18 = Die Gabe steht allen anderen zu, auch denen, die den Schultheiss mitgespielt haben.
gs-9-19 = Schultheiss, Aktion 2: 1 Gebäude bauen.
gs-9-20 = Baumeister, Eingangskosten 1 Nahrung. Beide Aktionen: 1 Gebäude bauen.
gs-9-21 = Zimmermann, Eingangskosten 1 Wald. Aktion 1: 1 Holz nehmen. Aktion 2: 1 Gebäude bauen.
gs-9-22 = Brandroder, Eingangskosten 1 Wald. Aktion 1: 2 Holzkohle auf einem Rad nehmen. Aktion 2: 2 Nahrung auf einem Rad nehmen.
gs-9-23 = Holzfäller, Eingangskosten 1 Wald. Beide Aktionen: 2 Holz nehmen.
gs-9-24 = Lehmarbeiter, Eingangskosten 1 Wasser. Beide Aktionen: 2 Lehm nehmen.
gs-9-25 = Brennstoffsammler, Eingangskosten 1 Wasser. Aktion 1: 1 Holzkohle je eigener Handkarte nehmen, alle auf einem Rad.
gs-9-26 = Beim Brennstoffsammler zählen weder die gerade ausgewertete Karte noch die eigene verdeckt abgelegte noch bereits gespielte Karten. Er bringt also höchstens 4 Holzkohle (im Solospiel 5).
gs-9-27 = Brennstoffsammler, Aktion 2: 2 Holz nehmen.
gs-9-28 = Köhler, Eingangskosten 1 Holz. Beide Aktionen: 3 Holzkohle auf einem Rad nehmen; die zwei Aktionen dürfen verschiedene Räder nutzen.
gs-9-29 = Fischzüchter, Eingangskosten 1 Holzkohle. Aktion 1: 2 Nahrung auf einem Rad nehmen.
gs-9-30 = Fischzüchter, Aktion 2: 1 Nahrung je eigenem Teich nehmen, alle auf einem Rad.
gs-9-31 = Wasserträger, Eingangskosten 1 Nahrung. Aktion 1: 2 Wasser und 1 Holz nehmen. Aktion 2: 2 Wasser und 1 Quarzsand nehmen.
gs-9-32 = Nennt die Kurzbeschreibung einer Karte zwei Mengen, etwa 2 oder 4 Holz, ist die erste der Ertrag einer Aktion und die zweite der Ertrag beider Aktionen.
gs-9-33 = Nur der Lehnsherr bringt Plättchen in die persönliche Auslage.

## 10 Umwandlungsgebäude

gs-10 = Umwandlungsgebäude
gs-10-1 = Amtsstube: 1 nicht gebautes Plättchen der eigenen Auslage abgeben, dafür 1 einfache Ware nach Wahl nehmen. Das Plättchen scheidet aus dem Spiel aus.
gs-10-2 = Baubetrieb: 1 Mulde abgeben, dafür 2 Lehm und 1 Quarzsand nehmen.
gs-10-3 = Bauhütte: 1 Gehölz abgeben, dafür 2 Lehm nehmen.
gs-10-4 = Baumschule: 1 Gehölz abgeben, dafür 2 Holz und 1 Nahrung nehmen.
gs-10-5 = Baustoffhandlung: 1 Holz zahlen, dafür 2 Lehm nehmen.
gs-10-6 = Dachdeckerei: 1 Ziegel zahlen, dafür 2 Einheiten einer einfachen Ware nach Wahl nehmen. Zwei verschiedene Waren sind nicht möglich.
gs-10-7 = Dachziegelwerk: 2 nicht gebaute Plättchen der eigenen Auslage abgeben, dafür 1 Ziegel nehmen. Die Plättchen scheiden aus dem Spiel aus.
gs-10-8 = Forsthaus: 1 Mulde abgeben, dafür 2 Holz nehmen.
gs-10-9 = Garküche: 1 Wasser zahlen, dafür 2 Nahrung nehmen.
gs-10-10 = Gasthof: 1 Holzkohle zahlen, dafür 2 Nahrung nehmen.
gs-10-11 = Heilbad: 1 Holzkohle zahlen, dafür 2 Wasser nehmen.
gs-10-12 = Holzschnitzerei: 1 Holz zahlen, dafür 2 Nahrung nehmen.
gs-10-13 = Kohlenmeiler: 1 Holz zahlen, dafür 2 Holzkohle nehmen.
gs-10-14 = Kolonisationshaus: 1 Wald abgeben, dafür 1 Holzkohle nehmen.
gs-10-15 = Küferei: 1 Holz zahlen, dafür 2 Wasser nehmen.
gs-10-16 = Landschaftshaus: 2 nicht gebaute Plättchen der eigenen Auslage abgeben, dafür 1 Mulde, 1 Gehölz oder 1 Teich auf ein leeres Feld legen. Die Plättchen scheiden aus dem Spiel aus.
gs-10-17 = Lehmbecken: 1 Wasser und 1 Nahrung zahlen, dafür 3 Lehm nehmen.
gs-10-18 = Lehmbrennerei: 1 Holzkohle zahlen, dafür 2 Lehm nehmen.
gs-10-19 = Lehmgrube: 1 Wasser zahlen, dafür 2 Lehm nehmen.
gs-10-20 = Moorhütte: 1 Teich abgeben, dafür 2 Holzkohle nehmen.
gs-10-21 = Pension: 1 Holzkohle und 1 Wasser zahlen, dafür 4 Nahrung nehmen.
gs-10-22 = Pottaschesiederei: 1 Wasser und 1 Holz zahlen, dafür 4 Holzkohle nehmen.
gs-10-23 = Sägemühle: 1 Wald abgeben, dafür 2 Holz nehmen.
gs-10-24 = Sandgrube: 1 Wasser zahlen, dafür 2 Quarzsand nehmen.
gs-10-25 = Sandlager: 1 Holz zahlen, dafür 2 Quarzsand nehmen.
gs-10-26 = Sandsieberei: 1 Lehm zahlen, dafür 2 Quarzsand nehmen.
gs-10-27 = Sandsteinwerk: 3 Quarzsand zahlen, dafür 1 Ziegel nehmen.
gs-10-28 = Sandwerk: 1 Nahrung zahlen, dafür 2 Quarzsand nehmen.
gs-10-29 = Schilfhütte: 1 Teich abgeben, dafür 2 Holz nehmen.
gs-10-30 = Schultenhof: 1 Teich abgeben, dafür 2 Nahrung und 1 Wasser nehmen.
gs-10-31 = Tischlerei: 1 Wald abgeben und 1 Holz zahlen, dafür 4 Nahrung nehmen. Ohne das Holz lässt sich der Wald nicht entfernen.
gs-10-32 = Nahrung und Holzkohle aus Umwandlungsgebäuden kommen bei jeder Nutzung auf ein einziges Rad nach Wahl, wie in GS-6.4 und GS-6.5.
gs-10-33 = Umwandlungsgebäude bringen außerdem ihre festen Punkte.

## 11 Sofort-Gebäude

gs-11 = Sofort-Gebäude
gs-11-1 = Der Effekt tritt einmal ein, gleich nachdem das Gebäude gelegt ist. Danach ist das Funktionsfeld bedeutungslos, außer dass eine Taverne es kopieren darf.
gs-11-2 = Mengen je eigener Ware werden gezählt, wenn der Effekt eintritt, also nach der Zahlung und allen Raddrehungen. Die gezählten Waren bleiben erhalten.
gs-11-3 = Fischerei, Holzhandlung, Landschaftsamt und Winzerei sind wiederholbar: Jeder einzelne Tausch ist eine eigene Aktion, nach der die Räder geprüft werden. Nach jedem Tausch fällt neu die Entscheidung, ob es weitergeht; auch vor dem ersten darf Schluss sein.
gs-11-4 = Ein Effekt, der die angrenzenden Felder füllt, gilt nur für angrenzende Felder, die in diesem Moment leer sind; jedes davon erhält ein Plättchen.
gs-11-5 = Bauschreinerei: 7 Holz nehmen.
gs-11-6 = Baustofflager: 3 Holz und 3 Lehm nehmen.
gs-11-7 = Bildschnitzerei: 1 Nahrung je eigenem Holz nehmen, alle auf einem Rad.
gs-11-8 = Brennstofflager: 7 Holzkohle nehmen, alle auf einem Rad.
gs-11-9 = Brüderhaus (Aufwertung der Maurerbrüderschaft): 4 Lehm nehmen.
gs-11-10 = Fischerei, wiederholbar: 1 Teich abgeben, dafür 3 Nahrung und 1 Wasser nehmen. Das Rad für die Nahrung ist bei jedem Teich neu wählbar.
gs-11-11 = Flösserei: 1 Holz je eigenem Wasser nehmen.
gs-11-12 = Forsthof: auf jedes angrenzende leere Feld ein Gehölz legen.
gs-11-13 = Holzdepot: 2 Holz für jedes angrenzende leere Feld nehmen.
gs-11-14 = Holzhandlung, wiederholbar: 1 Holz zahlen, dafür 2 Einheiten einer Ware aus Lehm, Quarzsand, Wasser, Nahrung und Holzkohle nehmen. Jedes Mal darf es eine andere Ware sein.
gs-11-15 = Kahnhaus: 1 Holzkohle je eigenem Teich nehmen, alle auf einem Rad.
gs-11-16 = Kornhaus: 7 Nahrung nehmen, alle auf einem Rad.
gs-11-17 = Künstlerkolonie (Aufwertung der Glasmalerkolonie): 1 Glas nehmen.
gs-11-18 = Lager: 2 Ziegel nehmen.
gs-11-19 = Landhaus: eine Art von Landschaftsplättchen wählen und 0, 1 oder 2 davon auf angrenzende leere Felder legen.
gs-11-20 = Landschaftsamt, wiederholbar: 1 Mulde abgeben, dafür 2 Lehm und 2 Quarzsand nehmen.
gs-11-21 = Lehmdepot: 2 Lehm für jedes angrenzende leere Feld nehmen.
gs-11-22 = Lössinsel: 2 Lehm je angrenzendem Teich nehmen.
gs-11-23 = Lössplateau: auf jedes angrenzende leere Feld eine Mulde legen. Das Plättchen kostet nichts und zählt −1 Punkt.
gs-11-24 = Nasslager: 4 Holz nehmen.
gs-11-25 = Sandinsel: 2 Quarzsand je angrenzendem Teich nehmen.
gs-11-26 = Sandvorkommen: 3 Quarzsand nehmen.
gs-11-27 = Schuppen: 1 Glas nehmen.
gs-11-28 = Taverne: den Effekt eines angrenzenden Sofort-Gebäudes jetzt und nur einmal durchführen.
gs-11-29 = Umwandlungsgebäude lassen sich mit einer Taverne nicht nutzen. Ohne angrenzendes Sofort-Gebäude hat sie keinen Effekt.
gs-11-30 = Ist im Effekt, den eine Taverne kopiert, von angrenzenden Feldern oder Teichen die Rede, wird vom kopierten Gebäude aus gezählt (GS-R18).
gs-11-31 = Thermalbad: 1 Holzkohle je eigenem Wasser nehmen, alle auf einem Rad.
gs-11-32 = Vorratskammer: 3 Nahrung auf dem Glashüttenrad und 3 Nahrung auf dem Ziegeleirad nehmen.
gs-11-33 = Waldhütte (Aufwertung der Waldglashütte): 5 Holz nehmen.
gs-11-34 = Wasserspeicher: 7 Wasser nehmen.
gs-11-35 = Wasserturm: auf jedes angrenzende leere Feld einen Teich legen.
gs-11-36 = Winzerei, wiederholbar: 1 Gehölz abgeben, dafür 3 Nahrung und 1 Holz nehmen. Das Rad für die Nahrung ist bei jedem Gehölz neu wählbar.
gs-11-37 = Ziegeleisee: 7 Lehm nehmen.
gs-11-38 = Sofort-Gebäude bringen außerdem ihre festen Punkte.

## 12 Reine Punktegebäude und Anfangsgebäude

gs-12 = Reine Punktegebäude und Anfangsgebäude
gs-12-1 = Reine Punktegebäude bewirken während des Spiels nichts. Ob ihre Bedingungen erfüllt sind, zeigt sich erst am Spielende.
gs-12-2 = Die Wertung verbraucht nichts: Dieselben Waren, Plättchen und Gebäude dürfen für mehrere Gebäude zählen.
gs-12-3 = Anbau: 1 Punkt je angrenzendem Gebäude.
gs-12-4 = Badehaus: 2 Punkte je angrenzendem Teich.
gs-12-5 = Baustoffwerk: 2 Punkte je angrenzender Mulde.
gs-12-6 = Brunnenhaus: 1 Punkt je 2 Wasser, abgerundet (0 bis 3 Punkte).
gs-12-7 = Dorfkirche: 4 Punkte und dazu 1 Punkt für jedes angrenzende leere Feld.
gs-12-8 = Fachwerkhaus: 1 Punkt je eigenem Sofort-Gebäude, Aufwertungen dieser Art eingeschlossen.
gs-12-9 = Fischhof: 4 Punkte, wenn vier eigene Teiche ein Quadrat aus 2×2 Feldern füllen. Weitere Quadrate bringen nichts.
gs-12-10 = Forsthütte: 4 Punkte, wenn vier eigene Gehölze ein Quadrat aus 2×2 Feldern füllen. Weitere Quadrate bringen nichts.
gs-12-11 = Forstmeisterei: 1 Punkt je verbliebenem Waldplättchen.
gs-12-12 = Gärtnerei: 1 Punkt je Gehölz in der größten zusammenhängenden Gruppe eigener Gehölze.
gs-12-13 = Glaserei: 1 Punkt je Glas in den aufgedruckten Baukosten der anderen eigenen Gebäude.
gs-12-14 = Glashütte (Aufwertung der Waldglashütte): 3 Punkte je Glas im Vorrat.
gs-12-15 = Glasmalerdorf (Aufwertung der Glasmalerkolonie): 1 Punkt je Quarzsand im Vorrat.
gs-12-16 = Gutshof: 2 Punkte je vollständigem Satz aus einer Mulde, einem Gehölz und einem Teich.
gs-12-17 = Helling: 1 Punkt je Holz im Vorrat.
gs-12-18 = Herrenhaus: 2 Punkte je angrenzendem Gehölz.
gs-12-19 = Holzbildhauerei: 1 Punkt je 2 Holz, abgerundet (0 bis 3 Punkte).
gs-12-20 = Jagdhütte: 3 Punkte, wenn mindestens 4 Waldplättchen übrig sind.
gs-12-21 = Klinkerwerk: 1 Punkt je Ziegel in den aufgedruckten Baukosten der anderen eigenen Gebäude.
gs-12-22 = Kohlenhalle: 1 Punkt je Holzkohle auf dem Rad mit weniger Holzkohle. Bei Gleichstand zählt nur eines der beiden Räder.
gs-12-23 = Kohlenlager: 1 Punkt je 3 Holzkohle beider Räder zusammen, abgerundet (0 bis 4 Punkte).
gs-12-24 = Lagerhaus: 1 Punkt je Warenmarke, die auf 4, 5, 6 oder 7 steht.
gs-12-25 = Maurerzunft (Aufwertung der Maurerbrüderschaft): 3 Punkte je Ziegel im Vorrat.
gs-12-26 = Naturfreundehaus: 4 Punkte, wenn vier eigene Mulden ein Quadrat aus 2×2 Feldern füllen. Weitere Quadrate bringen nichts.
gs-12-27 = Schleuse: 1 Punkt je Teich in der größten zusammenhängenden Gruppe eigener Teiche.
gs-12-28 = Sedimentwerk: 1 Punkt je Mulde in der größten zusammenhängenden Gruppe eigener Mulden.
gs-12-29 = Speicher: 1 Punkt je Nahrung auf dem Rad mit weniger Nahrung. Bei Gleichstand zählt nur eines der beiden Räder.
gs-12-30 = Speisekammer: 1 Punkt je 3 Nahrung beider Räder zusammen, abgerundet (0 bis 4 Punkte).
gs-12-31 = Töpferei: 1 Punkt je Lehm im Vorrat.
gs-12-32 = Töpferstube: 1 Punkt je 2 Lehm, abgerundet (0 bis 3 Punkte).
gs-12-33 = Wassermühle: 1 Punkt je Wasser im Vorrat.
gs-12-34 = Glasmalerkolonie (Anfangsgebäude): ein halber Punkt je Quarzsand im Vorrat, ohne zu runden.
gs-12-35 = Maurerbrüderschaft (Anfangsgebäude): 1 Punkt je Ziegel im Vorrat.
gs-12-36 = Waldglashütte (Anfangsgebäude): 1 Punkt je Glas im Vorrat.
gs-12-37 = Anfangsgebäude gelten als reine Punktegebäude; während des Spiels bewirken sie nichts.
gs-12-38 = Zusammenhängend sind Plättchen, die über angrenzende Plättchen miteinander verbunden sind. Nur die eine größte Gruppe zählt.

## 13 Ende einer Bauperiode

gs-13 = Ende einer Bauperiode
gs-13-1 = Zu dritt und zu viert endet die Bauperiode nach drei Kartenrunden, zu zweit nach GS-14.4 und im Solospiel nach GS-15.8.
gs-13-2 = Jede Lücke der Gebäudetafel wird mit dem obersten Plättchen des Stapels neben dieser Reihe gefüllt.
gs-13-3 = Ist ein Stapel aufgebraucht, bleiben die übrigen Lücken seiner Reihe leer, und der Lehnsherr zieht nichts von ihm (GS-R6).
gs-13-4 = Der Startspielerkelch wandert im Uhrzeigersinn zur nächsten Person.
gs-13-5 = Nur zu dritt geht der Kelch nach der dritten Bauperiode stattdessen an die Person mit den wenigsten Gebäuden.
gs-13-6 = Haben mehrere Personen die wenigsten Gebäude, erhält den Kelch, wer von ihnen im Uhrzeigersinn zuerst auf die bisher startende Person folgt. Diese selbst kommt, falls beteiligt, als Letzte in Frage.
gs-13-7 = Nach dem Wechsel des Kelchs beginnt die nächste Bauperiode, wieder mit allen 15 Fachkräften (GS-3.3).
gs-13-8 = Nach der letzten Bauperiode wird nicht mehr aufgefüllt und der Kelch nicht mehr weitergegeben.

## 14 Zu zweit

gs-14 = Zu zweit
gs-14-1 = Es gelten alle Regeln für drei und vier Personen, soweit dieser Abschnitt nichts anderes sagt.
gs-14-2 = Es werden keine Karten verdeckt abgelegt. Stattdessen spielen beide abwechselnd je eine Handkarte offen aus und werten sie aus; wer den Kelch hat, beginnt.
gs-14-3 = Hat das Gegenüber eine gerade ausgespielte Karte auch auf der Hand, muss es sie mitspielen, wenn eine Ausbuchtung frei ist. Sind beide belegt, darf es nicht mitspielen.
gs-14-4 = Hat nach einer vollständigen Auswertung mindestens eine Person keine Handkarte mehr, ist die Bauperiode vorbei. Niemand spielt mehr eine Karte, abgesehen von der Ausnahme in GS-14.5.
gs-14-5 = Wer dann noch 3 Handkarten hat, darf eine davon ausspielen und allein nutzen.
gs-14-6 = Mehr als 2 ungenutzte Karten muss also niemand behalten. Nur wer auf die Zusatzkarte aus GS-14.5 verzichtet, behält 3.
gs-14-7 = Drei Karten können nur der Person übrig bleiben, die den Kelch nicht hat.
gs-14-8 = Die Zusatzkarte aus GS-14.5 bringt beide Aktionen, denn das Gegenüber hat keine Handkarten mehr.
gs-14-9 = Die Bauperiode endet mit den üblichen Schritten (ab GS-13.2), mit 4 offenen Plättchen je Reihe. Der Kelch wechselt nach jeder Bauperiode.

## 15 Solospiel

gs-15 = Solospiel
gs-15-1 = Das Solospiel dauert sieben Bauperioden. Ziel ist eine möglichst hohe Punktzahl.
gs-15-2 = In den Bauperioden 1 bis 7 werden 3, 4, 5, 6, 3, 4 und 5 Fachkräfte gewählt. Die übrigen Karten kommen verdeckt zur Seite.
gs-15-3 = Die gewählten Karten werden gemischt. Eine zufällig gezogene muss gespielt werden, mit höchstens einer ihrer beiden Aktionen.
gs-15-4 = Das wiederholt sich, bis nur noch 2 der gewählten Karten übrig sind.
gs-15-5 = Diese letzten 2 Karten werden angesehen; eine davon wird ausgesucht und gespielt, und zwar mit beiden Aktionen, wenn gewünscht.
gs-15-6 = Die allerletzte Karte bleibt ungenutzt.
gs-15-7 = Am Ende der Bauperiode werden alle gewählten Karten offen ausgelegt, auch die ungenutzte. Für die nächste Bauperiode sind sie gesperrt.
gs-15-8 = Die Bauperiode endet, sobald die Karte aus GS-15.5 ausgewertet ist. Danach wird die Gebäudetafel wie in GS-13.2 aufgefüllt.
gs-15-9 = Wählbar sind in jeder Bauperiode alle Karten außer denen, die in der Bauperiode davor gewählt wurden.
gs-15-10 = In den Bauperioden 1 bis 7 stehen also 15, 12, 11, 10, 9, 12 und 11 Karten zur Wahl.
gs-15-11 = Im Solospiel bringt Aktion 1 des Schultheiss nur 1 statt 2 Einheiten der gewählten einfachen Ware.
gs-15-12 = Für den Brennstoffsammler zählen die gewählten, noch nicht gespielten Karten als Handkarten, höchstens 5.
gs-15-13 = Eingangskosten, Jederzeit-Aktionen, Gebäudebau und Wertung laufen wie im Spiel mit mehreren. Ausbuchtungen und Kelch entfallen.
gs-15-14 = An der Zahl der offen ausgelegten Karten lässt sich die laufende Bauperiode von der davor und der danach unterscheiden, denn benachbarte Bauperioden verwenden nie gleich viele Karten.
gs-15-15 = 30 Punkte sind ein herausragendes Ergebnis.

## 16 Einführungspartie und fünfte Bauperiode

gs-16 = Einführungspartie und fünfte Bauperiode
gs-16-1 = In der Einführungspartie kommen nur Plättchen mit Bildstock vor: 19 Umwandlungsgebäude, 15 Sofort-Gebäude und 16 reine Punktegebäude.
gs-16-2 = Gehen die Plättchen mit Bildstock aus, kommen Plättchen ohne Bildstock dazu.
gs-16-3 = Für eine Einführungspartie zu viert empfiehlt sich die Seite der Gebäudetafel für 1 bis 3 Personen, mit 4 Plättchen je Reihe.
gs-16-4 = Keines der sechs Aufwertungsgebäude trägt einen Bildstock.
gs-16-5 = Variante: Zu zweit bis zu viert darf eine fünfte Bauperiode vereinbart werden, die wie die anderen verläuft.
gs-16-6 = In dieser Variante geht der Kelch nach der vierten Bauperiode an die Person mit den wenigsten Gebäuden. Bei Gleichstand gilt GS-13.6.
gs-16-7 = Zu dritt kommt, wer die vierte Bauperiode begonnen hat, für den Start der fünften nicht in Betracht.

## 17 Spielende und Wertung

gs-17 = Spielende und Wertung
gs-17-1 = Das Spiel endet nach der letzten Bauperiode: der vierten, in der längeren Variante der fünften, im Solospiel der siebten.
gs-17-2 = Vor der Wertung dürfen alle noch beliebig viele Jederzeit-Aktionen nutzen.
gs-17-3 = Gezählt werden zunächst die festen Punkte aller eigenen Gebäudeplättchen, Aufwertungen eingeschlossen.
gs-17-4 = Dazu kommen die Punkte der eigenen reinen Punktegebäude und der nicht überbauten Anfangsgebäude (GS-12.1 bis GS-12.38).
gs-17-5 = Nur Gebäude bringen Punkte. Waren, Landschaftsplättchen, Wälder und nicht gebaute Plättchen haben für sich keinen Wert.
gs-17-6 = Nur die Glasmalerkolonie kann halbe Punkte einbringen. Sie bleiben stehen und werden nicht gerundet.
gs-17-7 = Wer die meisten Punkte hat, gewinnt.
gs-17-8 = Bei Gleichstand an der Spitze gewinnen alle, die gleich viele Punkte haben. Es gibt keine weitere Unterscheidung.

## Klarstellungen

gs-rulings = Klarstellungen
gs-r1 = Die Baukosten von 32 Gebäuden waren nicht lesbar und sind rekonstruiert (Vermerk r). Sie passen zu allen lesbaren Zahlen und zu den Summen von 39 Glas und 58 Ziegeln für alle 93 Plättchen, können im Einzelfall aber von der Schachtel abweichen.
gs-r2 = Fünf Sofort-Gebäude kosten eine ungewöhnliche Ware: Lössinsel 1 Nahrung, Nasslager 2 Wasser, Sandinsel 1 Holzkohle, Taverne 1 Nahrung sowie Ziegeleisee 1 Wasser und 1 Ziegel. Diese Waren haben wir gewählt, nie eine, die das Plättchen selbst einbringt. Das Holzdepot kostet 1 Lehm.
gs-r3 = Bei 16 Gebäuden sind die Zahlen der Baukosten bekannt, die Ware hinter einer davon ist jedoch aus der Reihenfolge der Angaben und dem Preis erschlossen (Vermerk 1).
gs-r4 = Der Landschaftsplan hat 4 Reihen zu 5 Feldern; die Anordnung zu Beginn haben wir rekonstruiert. Anfangsgebäude grenzen an nichts: Sie zählen nie für den Anbau, und eine Aufwertung lässt sich nie mit einer Taverne kopieren.
gs-r5 = Jeder Stapel enthält alle 31 Plättchen. Eine zufällige Hälfte und danach der Rest in zufälliger Folge ist nichts anderes als eine zufällige Reihenfolge aller Plättchen.
gs-r6 = Ist ein Stapel leer, bleiben die Lücken seiner Reihe offen, und der Lehnsherr zieht nur von den anderen Stapeln. Aus dem Spiel genommene Plättchen kehren nicht zurück.
gs-r7 = Entscheidend ist, wer die Karte tatsächlich spielt. Mit vollen Ausbuchtungen ist das nicht erlaubt; spielt sonst niemand mit, ist allein, wer aufgedeckt hat, und darf beide Aktionen nutzen.
gs-r8 = Wer mitspielt, steht für alle zugleich fest, wenn die Karte aufgedeckt wird. Vorher können sich die Handkarten nicht ändern, die Reihenfolge ist also gleichgültig.
gs-r9 = Die fünf gewählten Fachkräfte gelten für alle drei Kartenrunden der Bauperiode, nicht nur für die erste.
gs-r10 = Die Eingangskosten und jede der beiden Aktionen sind getrennte Schritte. Jederzeit-Aktionen passen vor die Eingangskosten, vor die erste Aktion und zwischen die Aktionen, und zwischen den Aktionen können sich Räder drehen.
gs-r11 = Die Eingangskosten dürfen auch bezahlt werden, ohne danach eine Aktion zu nutzen, etwa um einen Wald loszuwerden.
gs-r12 = Ohne leeres Feld bringt Aktion 1 von Muldenarbeiter und Forstwirt trotzdem die Ware, das Plättchen entfällt; mit leerem Feld wird es gelegt. Aktion 1 von Teichbauer und Landbaumeister braucht ein Feld, das leer ist oder freigeräumt werden kann.
gs-r13 = Nahrung und Holzkohle für Umwandlungen und Baukosten dürfen von jedem der beiden Räder kommen. Sind einmal 2 Einheiten fällig, darf jede von einem anderen Rad stammen.
gs-r14 = Glas und Ziegel steigen nie über 3. Was darüber hinausgeht, verfällt wie bei einfachen Waren über 7.
gs-r15 = Eine Umwandlung ist auch erlaubt, wenn ihr Ertrag keinen Platz hat. Der Einsatz wird voll abgegeben, überzählige Einheiten verfallen. Nützlich ist das, um einen Wald zu entfernen.
gs-r16 = Forsthof, Wasserturm und Lössplateau füllen nur leere angrenzende Felder. Plättchen werden nie gestapelt, und zwischen Zahlung und Effekt lässt sich nichts entfernen; weitere Felder müssen also schon vor der Bauaktion freigeräumt sein.
gs-r17 = Zwischen den Tauschvorgängen von Fischerei, Holzhandlung, Landschaftsamt und Winzerei sind Jederzeit-Aktionen nach dem ersten Tausch erlaubt, nicht aber zwischen dem Legen des Gebäudes und dem ersten Tausch.
gs-r18 = Eine Taverne kopiert ein beliebiges angrenzendes Sofort-Gebäude; gibt es eines, muss eines gewählt werden. Was im kopierten Effekt angrenzend ist, wird vom kopierten Plättchen aus gezählt, und dieses wird nicht verbraucht.
gs-r19 = Forstmeisterei und Jagdhütte zählen Waldplättchen (6 zu Beginn), nicht die bedeckten Felder.
gs-r20 = Die Gaben werden im Uhrzeigersinn angeboten, gleich nach dem eigenen Ertrag des Schultheiss und vor der nächsten Aktion derselben Person; sie dürfen abgelehnt werden. Genannt werden darf auch eine Ware, für die auf den eigenen Rädern kein Platz ist.
gs-r21 = Beim Brennstoffsammler zählen nur Karten, die wirklich auf der Hand sind: nicht die gerade ausgewertete, keine abgelegte und keine in den Ausbuchtungen. Sein Wasser kommt immer vom Glashüttenrad, denn nur dort gibt es Wasser.
gs-r22 = Plättchen, die für das Dachziegelwerk abgegeben werden, scheiden aus dem Spiel aus, wie bei Amtsstube und Landschaftshaus.
gs-r23 = Geht der Kelch an die wenigsten Gebäude, zählt auch die Person mit, die ihn bisher hatte: Bei Gleichstand kommt sie zuletzt, und hat sie allein die wenigsten, behält sie ihn. Nur zu dritt bleibt sie vor der fünften Bauperiode außen vor. Die Regel für die fünfte Bauperiode gilt zu zweit, zu dritt und zu viert.
gs-r24 = Zu zweit endet die Bauperiode erst, wenn die laufende Karte vollständig ausgewertet ist, auch von der mitspielenden Person. Die Zusatzkarte ist freiwillig und bringt beide Aktionen, da das Gegenüber keine Handkarten hat.
gs-r25 = Im Solospiel liegen 4 Plättchen je Reihe, und nach jeder Bauperiode wird wie üblich aufgefüllt; Kelch und Ausbuchtungen gibt es nicht. Auf die Aktionen einer gezogenen Karte darf verzichtet werden (GS-5.8).
gs-r26 = Das Auffüllen nach der letzten Bauperiode entfällt, weil es nichts mehr ändern würde.
gs-r27 = Nur die Dachdeckerei macht aus einer veredelten Ware wieder einfache Waren, deshalb kann sich nur mit ihr eine Kette von Umwandlungen mit Gewinn wiederholen. Das ist erlaubt, und die Vorräte bleiben durch 7 und 3 begrenzt. Nach 200 Jederzeit-Aktionen in Folge muss eine andere Wahl getroffen werden.
gs-r28 = Glaserei und Klinkerwerk zählen die aufgedruckten Baukosten aller anderen eigenen Plättchen auf dem Landschaftsplan, Aufwertungen eingeschlossen. Ihre eigenen Kosten zählen nie.
gs-r29 = In der Einführungspartie liegen in jedem Stapel oben die gemischten Plättchen mit Bildstock und darunter, getrennt gemischt, die übrigen.
gs-r30 = Welche Aktion von Schultheiss oder Zimmermann die erste heißt, macht keinen Unterschied. Die Zählung folgt hier GS-9.12 bis GS-9.21.
gs-r31 = Für das Lagerhaus zählt jede Warenmarke. Glas und Ziegel enden bei 3, mehr als 8 Punkte sind also nicht möglich.
gs-r32 = Weder der Rand des Plans noch ein Wald gilt als leer. Leer ist nur ein vorhandenes Feld, auf dem nichts liegt.
gs-r33 = Das Landschaftshaus ist ohne leeres Feld nicht nutzbar. Notfalls muss zuerst ein Landschaftsplättchen entfernt werden.
gs-r34 = Das Feld für ein Gebäude wird nach der Zahlung und allen Raddrehungen gewählt. Fällt die Wahl auf ein Feld mit einem eigenen Landschaftsplättchen, gilt dieses als vor der Zahlung entfernt; das Ergebnis ist dasselbe.
gs-r35 = Genau 1 Nahrung oder 1 Holzkohle darf auf jedes der beiden Räder, auch wenn andere Waren dabei sind wie bei der Baumschule. Ab 2 Einheiten kommen alle auf ein Rad.
gs-r36 = Ein Sofort-Effekt muss eintreten, seine Waren dürfen aber ausgeschlagen werden. Landschaftsplättchen, die er gelegt hat, dürfen danach entfernt werden.
gs-r37 = Ein Landschaftsplättchen speist nur eine Umwandlung. Es kann nie zweimal abgegeben werden, etwa für Baubetrieb und Forsthaus zugleich.
gs-r38 = Vor der Wertung nutzen alle im Uhrzeigersinn ihre letzten Jederzeit-Aktionen, beginnend mit der Person, die zuletzt den Kelch hatte. Auf das Ergebnis hat die Reihenfolge keinen Einfluss.
