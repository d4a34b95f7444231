# Lignum: Fragen, Knöpfe, Protokoll, Begründungen, Einstellungen und Namen, die in keiner Tabelle stehen.

game-name = Lignum
game-subtitle = Zwei Jahre Forstarbeit: auf einem Weg ohne Zurück anheuern, fällen, bringen, sägen, trocknen und dem Winter vorbauen.

## Was gefragt ist
decision-choose_area = { $season }: Wähle geheim dein Fällgebiet
decision-open_area = { $season }: Wähle dein Fällgebiet
decision-path_move = Wohin zieht dein Forstarbeiter? Du hast { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}.
decision-hire_carriers = Wie viele Träger heuerst du an, höchstens { $number }? Du hast { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}.
decision-hire_cutters = Wie viele Holzfäller heuerst du an, höchstens { $number }? Du hast { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}.
decision-extra_sawyer = Heuerst du auch den zusätzlichen Säge-Arbeiter an?
decision-market = Markt: Kaufe und verkaufe beliebig viel. Du hast { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}.
decision-path_end = Holst du vor dem Ende deines Zugs noch Nahrung mit einer Vorratskammer?
decision-cut_place = In Gebiet { $area } war jemand vor dir. Bleibst du ({ $content }) oder ziehst du weiter?
decision-cut = Fälle in Gebiet { $area }: { $content }
decision-raft_split = Dein Floß ist da: { $goods }. Wie viele davon kommen zum Sägeholz?
decision-transport = Bring Holz vom Hiebsort zum Holzhof: { $content }
decision-cart_load = { $number ->
    [one] Belade das Fuhrwerk: 1 Holz passt noch
   *[other] Belade das Fuhrwerk: { $number } Hölzer passen noch
}
decision-raft_load = { $number ->
    [one] Setze Holz auf den Fluss: 1 passt noch
   *[other] Setze Holz auf den Fluss: { $number } passen noch
}
decision-saw = { $saws ->
    [0] Sägst du ein Holz? Du hast keine Säge.
    [one] Sägst du ein Holz? Du hast 1 Säge.
   *[other] Sägst du ein Holz? Du hast { $saws } Sägen.
}
decision-saw_split = { $goods }: Wie viele davon kommen in den Brennholz-Vorrat?
decision-sell = { $bonus ->
    [0] Verkauf: Was verkaufst du? Du hast { $thalers } Taler.
   *[other] Verkauf: Was verkaufst du? Du hast { $thalers } Taler; die nächsten { $bonus } Hölzer bringen je 1 mehr.
}
decision-dry = Trocknung: Was rückt von hier weiter ({ $place })?
decision-winter_bonus = Winter: Wähle ein Holz für deinen Hiebsort
decision-winter_cut = Winter: Fällst du Brennholz?
decision-winter_sled = Winter: Fährst du mit dem Schlitten zum Hiebsort ({ $content })?
decision-sled_load = { $number ->
    [0] Belade den Schlitten: Jedes weitere Holz kostet 1 Nahrung (du hast { $food })
    [one] Belade den Schlitten: 1 Holz ist noch frei (du hast { $food } Nahrung)
   *[other] Belade den Schlitten: { $number } Hölzer sind frei (du hast { $food } Nahrung)
}
decision-winter_feed = Ernährung: { $due } Nahrung sind fällig, du hast { $food }
decision-emergency_sell = { $due ->
    [0] Die Schuld ist bezahlt. Verkaufst du noch Holz für die nächste Jahreszeit? Du hast { $thalers } Taler.
   *[other] Du schuldest { $due } Taler und hast { $thalers }: Verkaufe Holz
}
decision-build_set = Welche Plättchen werden zu Hütten?
decision-place_huts = Wofür stehen die drei Hütten?
decision-take_order = Welchen Auftrag nimmst du?
decision-deliver = Lieferst du Holz für deine Aufträge?
decision-plan_card = Plane eine Tätigkeit: Welche Karte? Du hast { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}.
decision-plan_number = { $plan }: Welches Plättchen legst du?
decision-plan_cut_area = { $number ->
    [one] Geplantes Fällen: Aus welchem Gebiet nimmst du 1 Holz?
   *[other] Geplantes Fällen: Aus welchem Gebiet nimmst du bis zu { $number } Hölzer?
}
decision-plan_cut_log = { $number ->
    [one] Geplantes Fällen: noch 1 Holz
   *[other] Geplantes Fällen: noch { $number } Hölzer
}
decision-plan_tool = { $number ->
    [one] Werkzeug: Wähle noch 1 Plättchen
   *[other] Werkzeug: Wähle noch { $number } Plättchen
}
decision-plan_dry_move = { $number ->
    [one] Geplantes Trocknen: noch einmal schieben
   *[other] Geplantes Trocknen: noch { $number }-mal schieben
}

## Knöpfe
option-area = Gebiet { $area }: { $content }
option-go = Feld { $space }: { $tile } nehmen
option-go-carriers = Feld { $space }: Träger anheuern
option-go-fodder = Feld { $space }: Futter für 1 Taler kaufen
option-go-planned_work = Feld { $space }: eine Tätigkeit planen
option-go-cutters = Feld { $space }: Holzfäller anheuern
option-go-orders = Feld { $space }: einen Auftrag nehmen
option-go-sawyers = Feld { $space }: einen Säge-Arbeiter nehmen
option-go-market = Feld { $space }: auf den Markt gehen
option-go-clearing = Auf die Waldlichtung ({ $letter })
option-hire = { $number ->
    [one] 1 Holzfäller für { $thalers }
   *[other] { $number } Holzfäller für { $thalers }
}
option-hire-carriers = { $number ->
    [one] 1 Träger für { $thalers }
   *[other] { $number } Träger für { $thalers }
}
option-extra = Kein zusätzlicher Säge-Arbeiter
option-extra-yes = Den zusätzlichen Säge-Arbeiter für 1 Taler anheuern
option-buy = 1 { $good } für 1 Taler kaufen
option-sell_set = { $number } × { $craft } für { $thalers } Taler verkaufen
option-sell_set-jokers = { $jokers ->
    [one] { $number } × { $craft } und 1 Joker für { $thalers } Taler verkaufen
   *[other] { $number } × { $craft } und { $jokers } Joker für { $thalers } Taler verkaufen
}
option-stay = Bleiben
option-move = Für 1 Taler in Gebiet { $area } ziehen: { $content }
option-cut = { $wood } fällen ({ $worker })
option-cut_all = Alles fällen: { $content }
option-to_saw_store = { $number } zum Sägeholz, { $rest } in den Verkauf
option-carry = { $wood } { $target } tragen ({ $worker })
option-carry_all = Alles { $target } tragen: { $content }
option-cart = Fuhrwerk mit bis zu { $number } Hölzern ({ $worker })
option-raft = { $number ->
    [one] 1 Holz flößen ({ $worker })
   *[other] Bis zu { $number } Hölzer flößen ({ $worker })
}
option-planned_raft = Geplantes Flößen
option-load = { $wood } { $target }
option-load-food = { $wood } { $target } für 1 Nahrung
option-load_all = Alles { $target }: { $content }
option-float = { $wood }
option-float_all = Alles: { $content }
option-saw = { $wood } sägen: { $goods } ({ $worker })
option-to_fuel = { $number } in den Brennholz-Vorrat, { $rest } in den Verkauf
option-sell = { $wood } für { $thalers } verkaufen ({ $place })
option-sell_all = { $thalers ->
    [one] Alles für 1 Taler verkaufen
   *[other] Alles für { $thalers } Taler verkaufen
}
option-dry = { $wood } { $target }
option-dry_all = Alles weiterschieben, was passt
option-bonus = { $wood }
option-winter_cut = { $number ->
    [one] 1 Brennholz fällen ({ $worker })
   *[other] { $number } Brennholz fällen ({ $worker })
}
option-sled = Mit dem Schlitten fahren ({ $worker })
option-pay = Ernähren: { $food } von { $due } Nahrung
option-set = { $set }
option-huts = Vorratskammern { $larders }, Trocknungsplätze { $drying }, Unterkünfte { $lodgings }
option-order = { $order } für { $price }: { $needs } – bringt { $thalers }
option-put = { $wood } ({ $place }) für { $order } ({ $needs }; bringt { $thalers })
option-plan = { $thalers ->
    [0] { $plan } kostenlos: { $effect }
    [one] { $plan } für 1 Taler: { $effect }
   *[other] { $plan } für { $thalers } Taler: { $effect }
}
option-number = { $number ->
    [one] Plättchen 1: nächste Wegrunde, Stärke { $strength }
   *[other] Plättchen { $number }: in { $number } Wegrunden, Stärke { $strength }
}
option-number-overtime = { $number ->
    [one] Plättchen 1: nächste Wegrunde, { $wood }
   *[other] Plättchen { $number }: in { $number } Wegrunden, { $wood }
}
option-plan_area = Gebiet { $area }: { $content }
option-plan_log = { $wood }
option-tool = { $tile }
option-plan_dry = { $wood } schieben: { $place } → { $place2 }
option-stop = Genug
option-skip = Verzichten
option-end = Zug beenden
option-done = Fertig
option-loan = Schuldschein nehmen: jetzt 4 Taler
option-build_huts = Hütten bauen
option-larder = { $number ->
    [one] Vorratskammer: 1 Nahrung aus Gebiet { $area } holen
   *[other] Vorratskammer: { $number } Nahrung aus Gebiet { $area } holen
}
option-drying_hut = Hütte Trocknungsplatz: { $wood } schieben, { $place } → { $place2 }

## Protokoll
event-round = Runde { $round } beginnt
event-stocked = Feld { $space }: { $tile }
event-offered = Neuer Auftrag: { $order }
event-marked = Eine Markierungskarte wird gezogen
event-logs_marked = Gebiet { $area }: { $amount } × { $wood } dazu
event-food_marked = Gebiet { $area }: { $amount } Nahrung dazu
event-topped_up = Gebiet { $area } ist leer und bekommt 1 Brennholz
event-chose = { $seat } hat Gebiet { $area } gewählt
event-chose-hidden = { $seat } hat ein Gebiet gewählt
event-revealed = { $seat } arbeitet in Gebiet { $area }
event-food_taken = { $seat } nimmt { $amount } Nahrung aus Gebiet { $area }
event-went = { $seat } zieht auf Feld { $space }
event-took = { $seat } nimmt ein Plättchen: { $tile }
event-hired = { $thalers ->
    [0] { $seat } nimmt { $amount } × { $trade }
   *[other] { $seat } nimmt { $amount } × { $trade } für { $thalers }
}
event-bought = { $seat } kauft 1 { $good }
event-sold_set = { $seat } verkauft { $amount } × { $craft } für { $thalers } Taler
event-arrived = { $seat } steht auf der Waldlichtung: { $letter }
event-borrowed = { $loans ->
    [one] { $seat } nimmt einen Schuldschein
   *[other] { $seat } nimmt den zweiten Schuldschein
}
event-built = { $seat } baut Hütten: Vorratskammern { $larders }, Trocknungsplätze { $drying }, Unterkünfte { $lodgings }
event-used_larder = { $seat } holt mit einer Vorratskammer { $amount } Nahrung aus Gebiet { $area }
event-used_drying_hut = { $seat } schiebt { $wood } mit einer Hütte weiter ({ $place })
event-moved_area = { $seat } zahlt 1 Taler und zieht in Gebiet { $area }
event-cut = { $seat } fällt { $wood } in Gebiet { $area }
event-landed = { $seat }: { $amount } × { $wood } vom Fluss { $target }
event-carried = { $seat } trägt { $wood } { $target }
event-cart = { $seat } fährt mit einem Fuhrwerk und Futter vom Wert { $fodder }
event-sled = { $seat } fährt mit einem Schlitten
event-loaded = { $seat } bringt { $wood } { $target }
event-floated = { $seat } flößt { $wood }
event-sawed = { $seat } sägt { $wood }
event-split = { $seat }: { $wood } – { $fuel } in den Brennholz-Vorrat, { $sale } in den Verkauf
event-sold = { $seat } verkauft { $wood } ({ $place }) für { $thalers }
event-dried = { $seat } schiebt { $wood } weiter ({ $place })
event-order_taken = { $seat } nimmt { $order }
event-put = { $seat } liefert { $wood } ({ $place }) für { $order }
event-order_filled = { $seat } erfüllt { $order } und erhält { $thalers } Taler
event-plan_placed = { $seat } plant { $plan } mit Plättchen { $number } für { $thalers }
event-plan_works = { $seat }: geplante Tätigkeit { $plan }, Stärke { $strength }
event-food_gained = { $seat } erhält { $amount } Nahrung
event-log_gained = { $seat } erhält { $amount } × { $wood }
event-tool_taken = { $seat } nimmt { $tile } aus dem Vorrat
event-winter = Der Winter beginnt: { $food } Nahrung und { $fuel } Brennholz sind fällig
event-fed = { $missing ->
    [0] { $seat } gibt { $amount } Nahrung ab
   *[other] { $seat } gibt { $amount } Nahrung ab, { $missing } fehlen
}
event-heated = { $missing ->
    [0] { $seat } verheizt { $amount } Hölzer
   *[other] { $seat } verheizt { $amount } Hölzer, { $missing } fehlen
}
event-food_lost = { $seat } gibt { $amount } übrige Nahrung zurück
event-paid_debt = { $seat } zahlt { $thalers } Taler für das, was fehlt
event-arrears = { $seat } bleibt { $thalers } Taler schuldig; das wird am Ende abgezogen
event-order_of_play = Nächste Runde: { $seat } ist an { $position }. Stelle
event-repaid = { $seat } zahlt Schuldscheine zurück: { $thalers } Taler
event-ended = Das Spiel ist zu Ende
event-used_worker = { $seat } setzt ein: { $worker }

## Warum nicht
refusal-not_in_play = Feld { $space } ist in dieser Stufe nicht im Spiel
refusal-full = Feld { $space } ist voll
refusal-tile_gone = Feld { $space }: Das Plättchen ist weg
refusal-blocked = Feld { $space } ist gesperrt
refusal-saws_full = Feld { $space }: Du hast schon vier Sägen
refusal-too_dear = Feld { $space }: Du hast keinen Taler; ein Schuldschein würde helfen
refusal-fodder_gone = Feld { $space }: Das Futter ist weg
refusal-stable_full = Feld { $space }: In deinem Stall liegt noch Futter vom Wert 3
refusal-workers_gone = Feld { $space }: Niemand ist mehr da
refusal-no_logs = Feld { $space }: In deinem Gebiet liegt kein Holz
refusal-no_orders = Feld { $space }: Kein Auftrag ist mehr da
refusal-no_plans = Feld { $space }: Kein Plättchen passt, oder du kannst keine Karte bezahlen
refusal-no_deals = Feld { $space }: Du hast weder einen Taler noch zwei gleiche Handwerksplättchen
refusal-no_loan = Du hast schon beide Schuldscheine
refusal-no_set = Für Hütten brauchst du Pflock, Holzbrett und Holzschindel; etwas fehlt
refusal-area_taken = Gebiet { $area }: Dort ist schon jemand
refusal-area_empty = In Gebiet { $area } liegt kein Holz
refusal-no_thaler = Du hast keinen Taler
refusal-four_saws = Du hast schon vier Sägen
refusal-no_pair = Du hast keine zwei gleichen Handwerksplättchen
refusal-no_carrier = Niemand ist mehr zum Tragen da
refusal-no_cart = Du hast kein Fuhrwerk
refusal-no_fodder = Du hast kein Futter für das Fuhrwerk
refusal-no_raft = Du hast kein Floß
refusal-no_sled = Du hast keinen Schlitten
refusal-sled_in_winter = Der Schlitten fährt nur im Winter
refusal-no_saw = Du hast keine Säge
refusal-no_sawyer = Niemand ist mehr zum Sägen da
refusal-does_not_fit = { $wood }: Auf dem nächsten Platz ist kein Raum (1 Holz oder 2 zersägte)

## Einstellungen
setting-level = Stufe
setting-level-help = Aufträge und geplante Tätigkeiten sind rekonstruiert: Ihre Zahlen sind unsere eigenen und stehen in Tabellen, die du berichtigen kannst.
setting-level-basic = Grundspiel
setting-level-advanced = Fortgeschrittene: mit Aufträgen (rekonstruiert)
setting-level-expert = Expertenspiel: mit Aufträgen und geplanten Tätigkeiten (rekonstruiert)
setting-level-planned_work = geplante Tätigkeiten ohne Aufträge (rekonstruiert)
setting-open_areas = Offene Wahl der Fällgebiete
setting-open_areas-help = Die Fällgebiete werden offen und nacheinander in Spielreihenfolge gewählt statt geheim (rekonstruiert).
setting-second_edition = Zweite Auflage
setting-second_edition-help = Alle beginnen mit 5 statt 4 Talern.
setting-easy_winters = Leichte Winter
setting-easy_winters-help = Beide Winter sind die leichteren; gut für eine erste Partie.

## Namen
amount-firewood_log = { $number ->
    [one] 1 Brennholz
   *[other] { $number } Brennholz
}
amount-softwood_log = { $number ->
    [one] 1 Nutzholz
   *[other] { $number } Nutzholz
}
amount-hardwood_log = { $number ->
    [one] 1 Bauholz
   *[other] { $number } Bauholz
}
amount-firewood_sawn = { $number } zersägtes Brennholz
amount-softwood_sawn = { $number } zersägtes Nutzholz
amount-hardwood_sawn = { $number } zersägtes Bauholz
amount-food = { $number } Nahrung
amount-nothing = nichts
need-firewood_log = { $number ->
    [0] Brennholz
   *[other] Brennholz (getrocknet +{ $number })
}
need-softwood_log = { $number ->
    [0] Nutzholz
   *[other] Nutzholz (getrocknet +{ $number })
}
need-firewood_sawn = { $number ->
    [0] zersägtes Brennholz
   *[other] zersägtes Brennholz (getrocknet +{ $number })
}
need-softwood_sawn = { $number ->
    [0] zersägtes Nutzholz
   *[other] zersägtes Nutzholz (getrocknet +{ $number })
}
need-hardwood_sawn = { $number ->
    [0] zersägtes Bauholz
   *[other] zersägtes Bauholz (getrocknet +{ $number })
}
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
place-woodpile = Hiebsort
place-river = Fluss
place-saw_store = Sägeholz
place-sale = Verkauf
place-dry_1 = Trocknungsplatz 1
place-dry_2 = Trocknungsplatz 2 (+1)
place-dry_3 = Trocknungsplatz 3 (+2)
place-fuel_store = Brennholz-Vorrat
target-woodpile = zum Hiebsort
target-river = auf den Fluss
target-saw_store = zum Sägeholz
target-sale = in den Verkauf
target-dry_1 = auf Trocknungsplatz 1
target-dry_2 = auf Trocknungsplatz 2 (+1)
target-dry_3 = auf Trocknungsplatz 3 (+2)
target-fuel_store = in den Brennholz-Vorrat
tile-none = nichts
tile-cart = Fuhrwerk
tile-raft = Floß
tile-saw = Säge
tile-sled = Schlitten
tile-coin = 1 Taler
tile-food = 1 Nahrung
tile-blocked = gesperrt
good-food = Nahrung
good-saw = Säge
good-fodder = Futter
space-clearing = Waldlichtung
trade-cutter = Holzfäller
trade-carrier = Träger
trade-sawyer = Säge-Arbeiter
worker-hired = angeheuert
worker-day_labour = Aushilfe
worker-yard_worker = Holzhofarbeiter
worker-lodging = Unterkunft
worker-planned_work = geplante Tätigkeit
set-stake_board_shingle = Pflock, Holzbrett, Holzschindel
set-joker_board_shingle = Joker, Holzbrett, Holzschindel
set-stake_joker_shingle = Pflock, Joker, Holzschindel
set-stake_board_joker = Pflock, Holzbrett, Joker
set-joker_joker_shingle = Zwei Joker, Holzschindel
set-joker_board_joker = Zwei Joker, Holzbrett
set-stake_joker_joker = Zwei Joker, Pflock
order-order_01 = Auftrag 1
order-order_02 = Auftrag 2
order-order_03 = Auftrag 3
order-order_04 = Auftrag 4
order-order_05 = Auftrag 5
order-order_06 = Auftrag 6
order-order_07 = Auftrag 7
order-order_08 = Auftrag 8
order-order_09 = Auftrag 9
order-order_10 = Auftrag 10
source-start = Startkapital
source-logs = Holz verkauft
source-sawn = Zersägtes Holz verkauft
source-drying = Trocknungsbonus
source-orders = Aufträge
source-craft = Handwerkssätze
source-coins = Taler-Plättchen
source-planned_sale = Geplantes Verkaufen
source-final_sale = Schlussverkauf
source-loans = Schuldscheine
source-cutters = Holzfäller
source-carriers = Träger
source-sawyers = Säge-Arbeiter
source-fodder = Futter
source-market = Einkäufe am Markt
source-moves = Umzüge in andere Gebiete
source-order_cards = Auftragskarten
source-planned_work = Geplante Tätigkeiten
source-hunger = Hunger
source-cold = Kälte

## Der Tisch
table-title = { $season }, Jahr { $year } · { $phase }
table-phase-stocking = Weg bestücken
table-phase-marking = Markieren
table-phase-choice = Gebiete wählen
table-phase-walk = Versorgungsweg
table-phase-forest = Forstarbeit
table-phase-clean_up = Aufräumen
table-phase-winter = Winter
table-phase-over = Ende
table-step-plans = geplante Tätigkeiten
table-step-cut = Fällen
table-step-arrival = Floß-Entnahme
table-step-transport = Transport
table-step-saw = Sägen
table-step-orders = Aufträge
table-step-sale = Verkauf
table-step-drying = Trocknung
table-step-bonus = Bonus
table-step-sled = Schlitten
table-step-feed = Ernährung
table-step-heat = Heizen
table-path = Versorgungsweg
table-area = Gebiet { $number }
table-winters = 1. Winter: { $food } Nahrung, { $fuel } Brennholz · 2. Winter: { $food2 } Nahrung, { $fuel2 } Brennholz
table-carriers = Träger
table-fodder = Futter
table-cutters = Holzfäller
table-sawyers = Säger
table-market = Markt
table-orders = Aufträge
table-planned_work = Planung
table-clearing = Waldlichtung
table-offer = Ausliegende Aufträge
table-plans = Geplante Tätigkeiten
table-plan_price = { $number ->
    [0] kostenlos
    [one] 1 Taler
   *[other] { $number } Taler
}
table-plan_tile = { $seat }: Plättchen { $number }, { $rounds ->
    [0] jetzt
    [one] nächste Wegrunde
   *[other] in { $rounds } Wegrunden
}
table-purse = { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}
table-loans = { $number ->
    [one] 1 Schuldschein
   *[other] { $number } Schuldscheine
}
table-arrears = { $number } schuldig
table-food = { $number } Nahrung
table-stable = Stall { $values }
table-workers = Arbeiter
table-yard_worker = Holzhofarbeiter
table-equipment = Anschaffungen
table-craft = Handwerk
table-huts = Hütten
table-reward = bringt { $number }
table-plan_tiles = Plättchen
table-in_area = Gebiet { $number }
table-chosen = hat gewählt
table-hut-larder = Vorratskammer
table-hut-drying_hut = Trocknungsplatz
table-hut-lodging = Unterkunft
