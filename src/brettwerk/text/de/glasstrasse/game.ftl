# Glasstraße: Fragen, Knöpfe, Protokoll, Begründungen, Einstellungen und Namen, die in keiner Tabelle stehen.

game-name = Glasstraße
game-subtitle = Glas und Ziegel im Bayerischen Wald: fünf Fachkräfte wählen, ahnen, wer sie teilt, und die Räder drehen lassen.

## Was gefragt ist
decision-pick_card = { $number ->
    [one] Bauperiode { $period }: Wähle noch eine Fachkraft
   *[other] Bauperiode { $period }: Wähle noch { $number } Fachkräfte
}
decision-lay_card = Lege eine Karte verdeckt ab
decision-play_card = Spiele eine Handkarte aus
decision-extra_card = Drei Karten sind übrig: Du darfst eine davon allein ausspielen
decision-solo_last_card = Welche der letzten zwei Karten spielst du mit beiden Aktionen?
decision-entry = { $card }: Eingangskosten zahlen ({ $cost })?
decision-action = { $number ->
    [one] { $card }: Wähle eine Aktion
   *[other] { $card }: Beide Aktionen gehören dir, wähle eine
}
decision-forest = Welchen Wald entfernst du?
decision-pay_wheel = Von welchem Rad zahlst du 1 { $good }?
decision-land_kind = { $country ->
    [1] Was legst du neben das Landhaus?
   *[other] Was legst du?
}
decision-space = Wohin damit: { $what }?
decision-good = { $supplier ->
    [1] Welche einfache Ware nimmst und verteilst du?
   *[other] { $number ->
        [one] Welche Ware? Du bekommst 1.
       *[other] Welche Ware? Du bekommst { $number } davon.
    }
}
decision-gain_wheel = Auf welches Rad: { $goods }?
decision-take = { $goods } nehmen?
decision-amount = Wie viel { $good } nimmst du (von { $number })?
decision-build_tile = Welches Gebäude baust du?
decision-own_tile = { $clear ->
    [1] Welches Landschaftsplättchen entfernst du ohne Gegenleistung?
   *[other] Was gibst du ab: { $land }?
}
decision-discard_tile = { $number ->
    [one] Gib ein nicht gebautes Plättchen ab
   *[other] Gib { $number } nicht gebaute Plättchen ab, eins nach dem anderen
}
decision-repeat = { $tile }: noch einmal?
decision-tavern_target = Taverne: Wessen Funktion führst du aus?
decision-gift = Eine Gabe für dich: 1 { $good }
decision-final = Die letzte Bauperiode ist vorbei: noch etwas umwandeln?

## Knöpfe
option-pick = { $card } – { $first } · { $second }
option-lay = { $card } – { $first } · { $second }
option-play = { $card } – { $first } · { $second }
option-pass = Keine ausspielen
option-pay = { $cost } zahlen
option-skip = Karte nicht nutzen
option-action = { $number }: { $effect }
option-end = Fertig
option-forest = Wald { $forest }
option-from = Vom { $wheel }
option-land = { $land }
option-on = { $space }
option-on-cleared = { $space } (entfernt: { $land })
option-on-none = Kein Plättchen
option-good = { $good }
option-to = Auf das { $wheel }
option-take = Alles nehmen: { $goods }
option-take-fewer = Weniger nehmen
option-amount = { $number }
option-build = { $tile } bauen ({ $cost })
option-give = { $space } ({ $land })
option-discard = { $tile }
option-again = Noch einmal
option-stop = Aufhören
option-copy = { $tile }
option-gift = { $answer }
option-use = { $tile }: { $effect }
option-clear = Ein Landschaftsplättchen entfernen

## Protokoll
event-gained = { $seat } nimmt { $amount } { $good }
event-paid = { $seat } zahlt { $amount } { $good }
event-lost = { $seat } hat keinen Platz für { $amount } { $good }
event-turned = { $times ->
    [one] { $seat }: Das { $wheel } dreht sich
   *[other] { $seat }: Das { $wheel } dreht sich { $times }-mal
}
event-placed = { $seat } legt { $land } auf { $space }
event-removed = { $seat } entfernt { $land } von { $space }
event-felled = { $seat } entfernt Wald { $forest }
event-built = { $seat } baut { $tile } auf { $space }
event-drawn = { $seat } zieht { $tile }
event-discarded = { $seat } gibt { $tile } ab
event-refilled = Neu auf der Gebäudetafel ({ $row }): { $tile }
event-chose = { $seat } hat die Karten gewählt
event-chose-hidden = { $seat } hat die Karten gewählt
event-laid = { $seat } legt { $card } ab
event-laid-hidden = { $seat } legt eine Karte ab
event-revealed = { $seat } spielt { $card }
event-played_along = { $seat } spielt { $card } mit
event-period = Bauperiode { $number } beginnt; { $seat } hat den Kelch
event-cup = Der Kelch geht an { $seat }
event-used = { $seat } nutzt { $tile }
event-acted = { $seat } führt Aktion { $action } von { $card } aus
event-drew_card = Gezogen wird: { $card }
event-waived = { $seat } nutzt { $card } nicht
event-copied = { $seat } führt die Funktion von { $tile } aus
event-declined = { $seat } lehnt die Gabe ab
event-ended = Das Spiel ist zu Ende

## Warum nicht
refusal-short = { $tile }: Dir fehlt noch { $missing }
refusal-covered = { $tile }: Das Anfangsgebäude ist schon überbaut
refusal-no_space = Kein Feld ist leer oder kann frei gemacht werden
refusal-entry = Die Eingangskosten ({ $cost }) können nicht bezahlt werden
refusal-used = Diese Aktion ist verbraucht; jede zählt nur einmal
refusal-nothing_to_build = Kein Plättchen kann jetzt bezahlt und gelegt werden
refusal-no_stack = Alle drei Stapel sind aufgebraucht
refusal-nothing_to_count = Auf deinem Plan gibt es dafür nichts zu zählen
refusal-full = Für diese Waren ist kein Platz
refusal-input = { $tile } braucht mehr: { $effect }

## Einstellungen
setting-periods = Bauperioden
setting-periods-help = Zu zweit bis viert kann man eine fünfte Bauperiode vereinbaren; das Solospiel hat immer sieben.
setting-periods-book = wie in der Regel
setting-periods-4 = vier
setting-periods-5 = fünf
setting-introductory = Einführungsspiel
setting-introductory-help = Nur Plättchen mit dem Bildstock, solange es welche gibt.
setting-market = Offene Plättchen je Reihe
setting-market-help = Vier, zu viert fünf; im Einführungsspiel vier.
setting-market-book = wie in der Regel
setting-market-4 = vier
setting-market-5 = fünf
setting-challenge = Nummer der Herausforderung
setting-challenge-help = Gleiche Nummer, gleiche Stapel und gleiche Solo-Ziehungen für alle, unabhängig vom Startwert; 0 nimmt den Startwert.
setting-tiles = Plättchen obenauf
setting-tiles-help = Hier genannte Plättchen liegen in dieser Reihenfolge oben auf ihren Stapeln.
setting-strict_placing = Strenges Legen
setting-strict_placing-help = Muldenarbeiter und Forstwirt bringen ohne Platz für ihr Plättchen auch keine Ware.
setting-closed_repeats = Keine Umwandlung mitten in einer Funktion
setting-closed_repeats-help = Keine Jederzeit-Aktionen zwischen den Tauschen von Fischerei, Holzhandlung, Landschaftsamt und Winzerei.

## Namen
good-wood = Holz
good-sand = Quarzsand
good-water = Wasser
good-clay = Lehm
good-food = Nahrung
good-charcoal = Holzkohle
good-glass = Glas
good-brick = Ziegel
marker-glass = Glas
marker-sand = Quarzsand
marker-food_glass = Nahrung (Glashüttenrad)
marker-charcoal_glass = Holzkohle (Glashüttenrad)
marker-water = Wasser
marker-wood = Holz
marker-brick = Ziegel
marker-charcoal_brick = Holzkohle (Ziegeleirad)
marker-clay = Lehm
marker-food_brick = Nahrung (Ziegeleirad)
marker-food = Nahrung
marker-charcoal = Holzkohle
amount-wood = { $number } Holz
amount-sand = { $number } Quarzsand
amount-water = { $number } Wasser
amount-clay = { $number } Lehm
amount-food = { $number } Nahrung
amount-charcoal = { $number } Holzkohle
amount-glass = { $number } Glas
amount-brick = { $number } Ziegel
amount-food_glass = { $number } Nahrung (Glashüttenrad)
amount-charcoal_glass = { $number } Holzkohle (Glashüttenrad)
amount-charcoal_brick = { $number } Holzkohle (Ziegeleirad)
amount-food_brick = { $number } Nahrung (Ziegeleirad)
amount-forest = { $number ->
    [one] 1 Wald
   *[other] { $number } Wälder
}
amount-none = kostenlos
wheel-glass_wheel = Glashüttenrad
wheel-brick_wheel = Ziegeleirad
land-pit = Mulde
land-grove = Gehölz
land-pond = Teich
land-none = nichts
land-any = ein Landschaftsplättchen
land-empty = leer
land-forest = Wald
answer-take = Nehmen
answer-glass_wheel = Auf das Glashüttenrad nehmen
answer-brick_wheel = Auf das Ziegeleirad nehmen
answer-decline = Ablehnen
space-none = nirgends
row-processing = Umwandlung
row-immediate = Sofort
row-bonus = Punkte
action-1 = 1
action-2 = 2

## Der Tisch
table-market = Gebäudetafel
table-stack = noch { $number }
table-hand = Hand
table-display = Auslage
table-glass_wheel = Glashüttenrad
table-brick_wheel = Ziegeleirad
table-land = Landschaft
table-starts = Anfangsgebäude
table-cup = Kelch
table-period = Bauperiode { $period } von { $periods }
table-notches = mitgespielt
table-aside = gespielt
table-laid = abgelegt
table-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
