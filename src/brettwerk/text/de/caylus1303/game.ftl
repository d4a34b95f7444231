# Caylus 1303: Fragen, Knöpfe, Protokoll, Begründungen, Einstellungen und Namen, die in keiner Tabelle stehen.

game-name = Caylus 1303
game-subtitle = Arbeiter entlang einer wachsenden Straße einsetzen, den Vogt im Auge behalten, den alle schieben, und für das Schloss bauen.

## Was gefragt ist
decision-draft = Wähle einen Charakter für den Anfang
decision-early_riser = Frühaufsteher: vor allen anderen einen Arbeiter einsetzen? Das kostet { $cost } deiner { $workers } Arbeiter.
decision-plan = { $cost ->
    [one] Setze einen Arbeiter ein oder passe ({ $workers } in deinem Vorrat)
   *[other] Setze einen Arbeiter für { $cost } Arbeiter ein oder passe ({ $workers } in deinem Vorrat)
}
decision-use = { $tile }: nutzen?
decision-pay_kind = { $tile }: Welche Ressource gibst du ab?
decision-gain_kind = { $tile }: Welche Ressource nimmst du?
decision-tier = { $tile }: Welchen Tausch machst du?
decision-alchemist_1 = { $tile }: Welche Ressource machst du zu Gold?
decision-alchemist_2 = { $tile }: noch eine zweite Ressource zu Gold machen?
decision-claim = { $tile }: Über welches Startgebäude stellst du dein Haus?
decision-build_wood = { $tile }: Welches Holzgebäude baust du?
decision-build_stone = { $tile }: Welches Steingebäude baust du?
decision-build_any = { $tile }: Mit welcher Ressource bezahlst du das Wahlsymbol?
decision-toll = { $tile }: Wohin zieht der Vogt? Er steht hinter Feld { $gap }.
decision-bridge = Gildenbrücke: den Vogt für 1 Arbeiter pro Schritt bewegen? Er steht hinter Feld { $gap }; du hast { $workers } Arbeiter.
decision-bailiff = Gutsverwalter: den Vogt kostenlos 1 Schritt bewegen? Er steht hinter Feld { $gap }.
decision-favour = Eine Gunst in Runde { $round }: Nimm jemandem einen Charakter oder nutze die Baustelle
decision-favour_character = Nimmst du einen Charakter vom Spielplan?
decision-deliver = { $bundles ->
    [0] Welches Bündel lieferst du?
    [one] 1 Bündel geliefert. Noch eines?
   *[other] { $bundles } Bündel geliefert. Noch eines?
}
decision-deliver_2 = Ein Bündel mit { $first }: Was noch?
decision-deliver_3 = Ein Bündel mit { $first } und { $second }: Was noch?
decision-monument = Welches Monument baust du auf deine Residenz auf { $place }?

## Wo: die gedruckten Gebäude heißen wie ihre Plätze
place-and-tile = { $place ->
    [Jahrmarkt] { $tile }
    [Notar] { $tile }
    [Zimmermann] { $tile }
    [Zoll] { $tile }
   *[other] { $place }: { $tile }
}
tile-on-place = { $place ->
    [Jahrmarkt] { $tile }
    [Notar] { $tile }
    [Zimmermann] { $tile }
    [Zoll] { $tile }
   *[other] { $place } ({ $tile })
}

## Knöpfe
option-draft = { $character } – { $effect }
option-no = Nicht früh aufstehen
option-place = { place-and-tile }{ $pp ->
    [0] {""}
   *[other] {" "}({ $pp } PP für den Besitzer)
}{ $beyond ->
    [0] {""}
   *[other] {" "}– jenseits des Vogts
}{ $unpaid ->
    [0] {""}
   *[other] {" "}– noch nicht bezahlbar
} – { $price }
option-place-merchant = { place-and-tile }, als Zweiter mit der Händlerin{ $pp ->
    [0] {""}
   *[other] {" "}({ $pp } PP für den Besitzer)
}{ $beyond ->
    [0] {""}
   *[other] {" "}– jenseits des Vogts
}{ $unpaid ->
    [0] {""}
   *[other] {" "}– noch nicht bezahlbar
} – { $price }
option-site = Baustelle, Platz { $position } – { $price }
option-pass = Passen
option-use = { $effect }
option-skip = Nicht nutzen
option-pay = 1 { $resource } abgeben
option-take = 1 { $resource } nehmen
option-low = { $price } → { $gain }
option-high = { $price } → { $gain }
option-stop = Keine Bündel mehr
option-stop-alchemist = Bei 1 Gold bleiben
option-claim = { $place }: { $tile }
option-build = { $tile }: { $price } → { $pp } PP
option-move = { $distance ->
    [0] Der Vogt bleibt stehen
   *[other] { $steps } → hinter Feld { $gap }{ $workers ->
        [0] {""}
       *[other] {" "}({ $price })
    }
}{ $beyond ->
    [0] {""}
   *[other] {" "}– jenseits von ihm: { $mine } eigene, { $theirs } fremde Arbeiter
}
option-steal = { $character } (bei { $from }) – { $effect }
option-slot = Platz { $slot }: { $tile } – { $effect }
option-none = Keinen nehmen
option-none-monument = Keines bauen
option-pick = { $character } – { $effect }
option-bundle = { $first }, { $second }, { $third }
option-deliver = { $resource }

## Protokoll
event-round = Runde { $number } beginnt; Startspieler: { $seat }
event-phase = Phase: { $phase }
event-drafted = { $seat } wählt einen Charakter: { $character }
event-placed = { $seat } setzt einen Arbeiter ein: { tile-on-place }
event-on_site = { $seat } setzt einen Arbeiter auf Platz { $position } der Baustelle ein
event-passed = { $seat } passt: Platz { $position } auf der Brücke
event-marker = Der Startspielermarker geht an { $seat }
event-sent = { $seat } schickt { $amount } Arbeiter ins Camp
event-hired = { $seat } nimmt { $amount } Arbeiter aus dem Camp
event-returned = Ein Arbeiter von { $seat } kehrt von { $place } ins Camp zurück
event-left_site = Der Arbeiter von { $seat } kehrt von der Baustelle ins Camp zurück
event-activated = { $seat } aktiviert { tile-on-place }
event-unused = { $seat } nutzt { $tile } nicht
event-gained = { $seat } erhält { $amount } { $resource }
event-paid = { $seat } gibt { $amount } { $resource } ab
event-scored = { $seat } erhält { $amount } PP ({ $source })
event-moved = { $seat } bewegt den Vogt um { $steps }: jetzt hinter Feld { $gap }
event-reset = Der Vogt geht hinter Feld { $gap }
event-claimed = { $seat } stellt ein Haus über { $place } ({ $tile })
event-built = { $seat } baut { $tile } auf { $place }
event-favour = { $seat } erhält eine Gunst
event-stolen = { $character } wechselt von { $from } zu { $seat }
event-slot_used = { $seat } nutzt Platz { $slot } der Baustelle: { $tile }
event-taken = { $character } kommt vom Spielplan zu { $seat }
event-delivered = { $seat } liefert ein Bündel: { $first }, { $second }, { $third }
event-flipped = { $place } wird zur Residenz von { $seat }
event-ended = Das Spiel ist zu Ende

## Warum nicht
refusal-occupied = Dort steht schon ein Arbeiter
refusal-monument = Auf Monumente dürfen keine Arbeiter
refusal-residence = Auf Residenzen dürfen keine Arbeiter
refusal-bridge = Auf die Gildenbrücke dürfen keine Arbeiter
refusal-on_site = Du hast schon einen Arbeiter auf der Baustelle
refusal-workers = Für einen Einsatz brauchst du jetzt { $needed } Arbeiter
refusal-short = Es fehlt: { $amount } { $resource }
refusal-short_any = Für das Wahlsymbol fehlt 1 Nahrung, Holz, Stein oder Tuch
refusal-short_workers = { $amount ->
    [one] Es fehlt 1 Arbeiter
   *[other] Es fehlen { $amount } Arbeiter
}
refusal-gold = Gold zählt nicht als beliebige Ressource
refusal-claimed = Über diesem Gebäude steht schon ein Haus
refusal-no_start_tile = Das ist kein Startgebäude mehr
refusal-behind_bridge = Der Vogt geht nie hinter die Gildenbrücke zurück
refusal-end_of_road = Dort ist die Straße zu Ende
refusal-closed_slot = Dieser Platz ist erst ab Runde { $round } offen

## Einstellungen
setting-layout = Gebäude
setting-layout-help = Zufällig wie in der Anleitung oder unsere eigene Vorgabe für eine erste Partie (das Bild der Anleitung ist verloren).
setting-layout-random = zufällig
setting-layout-first_game = erste Partie
setting-characters = Charaktere
setting-characters-help = Zufällig gezogen oder die, die die Anleitung für eine erste Partie empfiehlt. Die erste Partie besser nicht zu fünft: Sie dauert länger und verzeiht weniger.
setting-characters-random = zufällig
setting-characters-first_game = empfohlen für die erste Partie
setting-open_scores = Offene Prestigepunkte
setting-open_scores-help = Alle sehen die Prestigepunkte aller, nicht nur die eigenen.

## Namen
resource-food = Nahrung
resource-wood = Holz
resource-stone = Stein
resource-cloth = Tuch
resource-gold = Gold
amount-food = { $number } Nahrung
amount-wood = { $number } Holz
amount-stone = { $number } Stein
amount-cloth = { $number } Tuch
amount-gold = { $number } Gold
amount-any = { $number } nach Wahl
amount-worker = { $number } Arbeiter
amount-pp = { $number } PP
amount-favour = { $number } Gunst
phase-draft = Charaktere
phase-planning = Planung
phase-activation = Aktivierung
phase-delivery = Lieferung
phase-administration = Verwaltung
phase-end = Ende
source-visits = Besuche auf eigenen Gebäuden
source-wood_tiles = Holzgebäude
source-stone_tiles = Steingebäude
source-monuments = Monumente
source-bundles = Bündel
source-effects = Effekte
source-c_architect = Architektin
source-c_foreman = Vorarbeiter
source-c_goldsmith = Goldschmiedin
source-gold = Gold

## Der Tisch
table-round = Runde { $round } von { $rounds } · { $phase }
table-legend = ♟ Arbeiter · N Nahrung · H Holz · S Stein · T Tuch · G Gold · ? beliebig · P Prestige · ♥ Gunst · ⌂ Haus
table-site = Baustelle
table-characters = Charaktere auf dem Spielplan
table-wood = Holzgebäude
table-stone = Steingebäude
table-monuments = Monumente
table-player = Person
table-workers = Arbeiter
table-resources = Ressourcen
table-houses = Häuser
table-pp = PP
table-held = Charaktere
table-passed = gepasst
table-supply = { $supply } (Camp { $camp })
short-food = N
short-wood = H
short-stone = S
short-cloth = T
short-gold = G
short-any = ?
short-worker = ♟
short-pp = P
short-favour = ♥
effect-claim = Startgebäude beanspruchen
effect-build_wood = Holzgebäude bauen
effect-build_stone = Steingebäude bauen
effect-build_stone_less = Steingebäude bauen, 1 Stein weniger
effect-provost = Vogt bis zu 2 Schritte
