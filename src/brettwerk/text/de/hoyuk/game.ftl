# Höyük: Fragen, Knöpfe, Protokoll, Begründungen, Einstellungen und Namen, die in keiner Tabelle stehen.

game-name = Höyük
game-subtitle = Ein Dorf aus fünf Stämmen vor zehntausend Jahren: Wand an Wand bauen, Mehrheiten halten, Katastrophen überstehen.

## Was gefragt ist
decision-choose_colour = Wähle deine Farbe
decision-card_main = { $allowance ->
    [one] Belohnungskarten: Du darfst 1 Karte ausspielen
   *[other] Belohnungskarten: Du darfst { $allowance } Karten ausspielen
}
decision-joker_element = Was baust du mit dem Joker?
decision-group_size = Wie viele Karten mit dem Symbol { $symbol } wertest du zusammen?
decision-group_jokers = Wie viele der { $size } Karten sind Joker ({ $symbol })?
decision-build_pick = { $tile }, Schritt { $step }: Was baust du als Nächstes?
decision-house_site = { $stock ->
    [one] Wohin kommt dein letztes Haus?
   *[other] Wohin kommt das Haus? Du hast noch { $stock }.
}
decision-house_cell = { $site ->
    [new] Auf welchem Feld beginnt der neue Block?
    [storey] Welches deiner Häuser bekommt eine zweite Etage?
   *[other] Auf welches Feld in Block { $block }?
}
decision-pen_cell = Wohin kommt das Gehege?
decision-pen_owner = Zu welchem Haus gehört das Gehege auf { $cell }?
decision-piece_cell = Wohin damit: { $element }?
decision-lose_house = { $count ->
    [one] { $disaster }: Welches deiner Häuser in Block { $block } wird zerstört?
   *[other] { $disaster }: { $count } deiner Häuser in Block { $block } werden zerstört. Welches jetzt?
}
decision-lose_piece = { $count ->
    [one] { $disaster }: Was verlierst du in Block { $block } ({ $element })?
   *[other] { $disaster }: Du verlierst in Block { $block } { $count } Stück ({ $element }). Welches jetzt?
}
decision-name_block = Welcher Block wird als Nächster ausgewertet?
decision-return_pile = { $cards ->
    [one] Unter welchen Stapel legst du deine Karte?
   *[other] Unter welchen Stapel legst du deine { $cards } Karten?
}
decision-return_card = Welche Karte kommt als nächste unter den Stapel { $pile }?
decision-next_start = Wer wird Startspieler?
decision-tribe_use = Nutzt du die Fähigkeit deines Stammes ({ $tribe })? { $power }
decision-ders_target = Welches Haus ersetzt du durch ein eigenes?
decision-oleyli_take = { $number ->
    [1] Welches Element nimmst du weg?
   *[other] Welches zweite Element nimmst du weg?
}

## Knöpfe
option-colour = { $tribe }
option-score = { $symbol } werten
option-build = Mit { $symbol } bauen
option-pass = Keine weitere Karte
option-element = { $element }
option-skip = Verzichten: { $element }
option-size = { $size ->
    [1] 1 Karte: { $points } Punkt
   *[other] { $size } Karten: { $points } Punkte
}
option-jokers = { $jokers ->
    [0] kein Joker
    [1] 1 Joker
   *[other] { $jokers } Joker
}
option-site = { $site }
option-site-new = Neuen Block gründen
option-site-block = In Block { $block }
option-site-storey = Aufstocken
option-cell = { $cell }
option-cell-ruin = { $cell } (auf der Ruine)
option-cell-storey = { $cell } (zweite Etage)
option-cell-storey-piece = { $cell } (zweite Etage, kostet: { $element })
option-cell-storey-both = { $cell } (zweite Etage, kostet: { $element } und Dorfbewohner)
option-owner = Zum Haus auf { $cell }
option-lose = { $cell }
option-lose-house = { $cell }
option-lose-tall = { $cell } (Hochhaus)
option-name = Block { $block } (Karten für dich: { $own }, für andere: { $others })
option-return = { $pile }
option-card = { $symbol }
option-start = Spieler { $seat }
option-use = Fähigkeit nutzen
option-decline = Nicht nutzen
option-target = { $cell }
option-take = { $element } von { $cell }
option-stop = Nichts mehr nehmen

## Protokoll
event-round = Runde { $number } beginnt; { $seat } ist Startspieler
event-window = Phase { $phase }: Belohnungskarten können ausgespielt werden
event-dealt = { $seat } bekommt { $tile }
event-reshuffled = { $count } Bauplättchen werden zu einem neuen Stapel gemischt
event-founded = { $seat } gründet Block { $block } auf { $cell }
event-built = { $seat } baut ein Haus auf { $cell } (Block { $block })
event-cleared = { $height ->
    [one] Die Ruine auf { $cell } verschwindet
   *[other] Die Ruine auf { $cell } mit zwei Etagen verschwindet
}
event-storey = { $seat } stockt das Haus auf { $cell } auf (Block { $block })
event-pen = { $seat } baut ein Gehege auf { $cell }, das Haus dazu liegt { $direction }
event-placed = { $seat } setzt auf { $cell } ein: { $element }
event-removed = Zurück in den Vorrat von { $cell }: { $element } von { $seat }
event-destroyed = { $seat } verliert das Haus auf { $cell }
event-lost = { $seat } kann nicht bauen: { $element }
event-skipped = { $seat } verzichtet auf: { $element }
event-card_built = { $seat } spielt eine Karte zum Bauen: { $symbol }
event-group = { $seat } wertet { $cards } × { $symbol } für { $points } Punkte
event-passed = { $seat } spielt keine weitere Karte
event-revealed = Katastrophe: { $disaster }
event-hit = Block { $block } ist betroffen
event-protected = Der Schamane schützt Block { $block }
event-nobody_hit = Niemand ist betroffen
event-shaman_home = Der Schamane kehrt auf sein Feld zurück
event-named = { $seat } wählt Block { $block }
event-won = { $seat } nimmt in Block { $block } eine Karte: { $symbol } (Stapel { $pile })
event-new_top = Jetzt oben auf dem Stapel { $pile }: { $symbol }
event-closed = Der Stapel { $pile } ist aufgebraucht
event-returned = { $cards ->
    [one] { $seat } legt 1 Karte unter den Stapel { $pile }
   *[other] { $seat } legt { $cards } Karten unter den Stapel { $pile }
}
event-cards_gone = { $seat } hat keinen Stapel für { $cards } Karten; sie kommen aus dem Spiel
event-start_player = { $seat } wird Startspieler
event-power = { $seat } nutzt die Stammesfähigkeit: { $tribe }
event-taken = { $seat } nimmt von { $cell }: { $element }
event-end_triggered = { $seat } hat das letzte Haus gebaut: Das ist die letzte Runde
event-no_room = Für Häuser ist kein Platz mehr: Das ist die letzte Runde
event-block_scored = { $seat } hat die größte Familie in Block { $block }: { $points } Punkte
event-pieces_scored = { $seat } bekommt { $points } Punkte in Block { $block }: { $element }
event-hand_scored = { $seat } bekommt { $points } Punkte für Handkarten
event-ended = Das Spiel ist zu Ende
event-colour = { $seat } spielt { $tribe }

## Warum nicht
refusal-closed = Dieser Stapel ist aufgebraucht und bleibt geschlossen
refusal-same_start = Niemand ist zweimal hintereinander Startspieler
refusal-no_stock = Du hast kein Haus mehr
refusal-no_room = Für ein Haus ist kein Platz
refusal-shaman_away = Der Schamane ist schon im Dorf
refusal-no_supply = Davon ist nichts mehr im Vorrat: { $element }
refusal-no_pen_place = Kein Feld an deinen Häusern lässt jedem Gehege eine Seite zur Landschaft
refusal-no_free_pen = Du hast kein Gehege ohne Vieh
refusal-no_free_house = Du hast kein Haus ohne Dorfbewohner
refusal-no_free_roof = Du hast kein Haus mit freiem Dach
refusal-cards_short = Es fehlen { $missing }: zu wenige Karten
refusal-families_short = Es fehlen { $missing }: je Familie nur eine Karte in der Runde
refusal-pen_there = Hier steht ein Gehege
refusal-two_blocks = Das würde zwei Blöcke verbinden
refusal-last_open_side = Das ist die letzte Seite eines Geheges zur Landschaft
refusal-not_beside_own = Du wohnst in diesem Block: Das Haus muss an ein eigenes angrenzen
refusal-not_beside_house = Das Haus muss an ein stehendes Haus angrenzen; Gehege und Ruinen genügen nicht
refusal-not_yours = Dieses Haus gehört dir nicht
refusal-two_storeys = Ein Haus hat höchstens zwei Etagen
refusal-no_free_side = Das Haus hat keine freie Seite
refusal-not_empty = Das Feld ist nicht leer
refusal-on_ruin = Ein Gehege kann keine Ruine ersetzen
refusal-not_beside_own_house = Das Gehege muss an eines deiner Häuser angrenzen
refusal-shut_in = Das Gehege hätte keine Seite zur Landschaft
refusal-not_yours_to_use = Das gehört jemand anderem
refusal-cattle_there = In diesem Gehege steht schon Vieh
refusal-villager_there = Hier wohnt schon ein Dorfbewohner
refusal-roof_taken = Das Dach ist belegt

## Einstellungen
setting-mode = Spielmodus
setting-mode-help = Grundspiel, Fortgeschrittenes Spiel oder Expertenspiel.
setting-mode-basic = Grundspiel
setting-mode-advanced = Fortgeschrittenes Spiel
setting-mode-expert = Expertenspiel
setting-house_limit = Häuserlimit
setting-house_limit-help = Zahl der verbauten Häuser, die das Spielende auslöst. Automatisch heißt 25, zu fünft 20.
setting-house_limit-auto = wie in der Anleitung
setting-house_limit-15 = 15 Häuser
setting-house_limit-20 = 20 Häuser
setting-house_limit-25 = 25 Häuser
setting-stock_equals_limit = Häuser zu Beginn
setting-stock_equals_limit-help = Alle beginnen mit so vielen Häusern, wie das Häuserlimit angibt; ausgeschaltet immer mit 25.
setting-colour_choice = Farben
setting-colour_choice-help = Farben, im Expertenspiel also Stämme, werden zugelost oder gewählt.
setting-colour_choice-random = zugelost
setting-colour_choice-choose = gewählt
setting-grid_size = Größe des Rasters
setting-grid_size-help = Zeilen und Spalten des Spielbereichs.
setting-grid_size-13 = 13 × 13 Felder
setting-tile_profile = Mischung der Bauplättchen
setting-tile_profile-help = Spalte von tiles.csv, aus der das dritte Element der Bauplättchen stammt.
setting-tile_profile-third_options = von jeder Art zwei
setting-tile_profile-alt_3_3_3_1 = je drei Schreine, Öfen und Gehege, eine Auswahl
setting-tile_profile-alt_2_2_2_4 = je zwei Schreine, Öfen und Gehege, vier mit Auswahl
setting-reward_profile = Mischung der Belohnungskarten
setting-reward_profile-help = Spalte von rewards.csv, aus der das Symbol der Karten stammt.
setting-reward_profile-symbol = weniger Joker
setting-reward_profile-alt_ten_each = zehn von jedem Symbol
setting-mix_reward_sets = Belohnungskarten vermengen
setting-mix_reward_sets-help = Alle Belohnungskarten des Spielmodus werden zusammen gemischt, bevor die Stapel gebildet werden.
setting-edge_frees_storey = Rand erlaubt Etage
setting-edge_frees_storey-help = Beim Aufstocken gilt der Rand des Spielbereichs als freie Seite.
setting-edge_opens_pen = Rand öffnet Gehege
setting-edge_opens_pen-help = Der Rand des Spielbereichs gilt bei Gehegen als Seite zur Landschaft.
setting-ruin_opens_pen = Ruine öffnet Gehege
setting-ruin_opens_pen-help = Eine Ruine lässt eine Seite eines Geheges zur Landschaft offen.
setting-pen_on_ruin = Gehege auf Ruinen
setting-pen_on_ruin-help = Ein Gehege darf eine Ruine ersetzen.
setting-ruin_block_buildable = Bauen in Ruinenblöcken
setting-ruin_block_buildable-help = In einem Block nur aus Ruinen dürfen Häuser auf den Ruinen und daneben gebaut werden.
setting-may_decline = Verzicht auf Elemente
setting-may_decline-help = Auf ein Element, das gebaut werden könnte, darf verzichtet werden.
setting-fallen_pens = Gehege zerstörter Häuser
setting-fallen_pens-help = Mit einem zerstörten Haus gehen die Gehege, die zu ihm gehören, oder alle, die es berühren.
setting-fallen_pens-owned = die zu ihm gehören
setting-fallen_pens-touching = alle, die es berühren
setting-ruin_blocks_ignored = Ruinenblöcke übergehen
setting-ruin_blocks_ignored-help = Katastrophen übergehen Blöcke, die nur aus Ruinen bestehen.
setting-most_zero_hits_all = Die meisten von nichts
setting-most_zero_hits_all-help = Sucht eine Katastrophe die meisten Elemente einer Art und gibt es keines, trifft sie alle Blöcke.
setting-half_rule_all = Einzelne Stücke gehen verloren
setting-half_rule_all-help = Bei Verlust der Hälfte geht ein einzelnes Stück jeder Art verloren; ausgeschaltet nur ein einzelnes Haus.
setting-protected_counts = Geschützte Blöcke zählen mit
setting-protected_counts-help = Ein Block mit dem Schamanen zählt mit, wenn die betroffenen Blöcke ermittelt werden; ausgeschaltet wird er übergangen.
setting-shaman_is_element = Schamane als Element
setting-shaman_is_element-help = Ein Joker kann den Schamanen einsetzen, und die Oleyli können ihn wegnehmen.
setting-name_inert_blocks = Blöcke ohne Gewinn wählen
setting-name_inert_blocks-help = In Phase 3 können auch Blöcke gewählt werden, die nichts bringen; ausgeschaltet werden sie übersprungen.
setting-auto_name_block = Blöcke automatisch wählen
setting-auto_name_block-help = Das Programm wählt Blöcke selbst, wenn die Wahl keine Folgen haben kann.
setting-red_hand_permanent = Rote Hand für immer
setting-red_hand_permanent-help = Ein leerer Stapel bleibt bis zum Spielende geschlossen; ausgeschaltet öffnet er sich, wenn Karten dorthin gelegt werden.
setting-return_order = Reihenfolge beim Zurücklegen
setting-return_order-help = Zurückgelegte Karten bleiben in der gespielten Reihenfolge, oder die Reihenfolge ist frei.
setting-return_order-as_played = wie gespielt
setting-return_order-choose = frei gewählt
setting-joker_only_group = Gruppen nur aus Jokern
setting-joker_only_group-help = Eine Gruppe darf nur aus Jokern bestehen.
setting-joker_split = Joker in einer Gruppe
setting-joker_split-help = In eine Gruppe kommen so wenige Joker wie möglich, oder es wird nach der Zahl gefragt.
setting-joker_split-min = so wenige wie möglich
setting-joker_split-ask = wird gefragt
setting-no_room_test = Wann Platzmangel herrscht
setting-no_room_test-help = Platzmangel herrscht, wenn niemand mehr irgendwo ein Haus bauen kann oder wenn es niemand mehr auf dem Boden kann.
setting-no_room_test-nobody = gar kein Haus
setting-no_room_test-ground_only = kein Haus auf dem Boden
setting-family_points = Punkte der größten Familie
setting-family_points-help = In der Schlusswertung zählen alle eigenen Häuser des Blocks oder nur die der größten Familie.
setting-family_points-block = alle eigenen Häuser des Blocks
setting-family_points-family = nur die dieser Familie
setting-end_pieces = Vieh und Dorfbewohner am Ende
setting-end_pieces-help = In der Schlusswertung zählen alles Vieh und alle Dorfbewohner des Blocks oder nur die eigenen.
setting-end_pieces-block = alle des Blocks
setting-end_pieces-own = nur die eigenen
setting-open_hands = Offene Handkarten
setting-open_hands-help = Nur Anzeige: Alle Handkarten sind sichtbar.

## Namen
element-house = Haus
element-oven = Ofen
element-pen = Gehege
element-shrine = Schrein
element-cattle = Vieh
element-villager = Dorfbewohner
element-shaman = Schamane
symbol-house = Haus
symbol-oven = Ofen
symbol-pen = Gehege
symbol-shrine = Schrein
symbol-cattle = Vieh
symbol-villager = Dorfbewohner
symbol-joker = Joker
direction-up = darüber
direction-right = rechts davon
direction-down = darunter
direction-left = links davon
site-new = neuer Block
site-storey = Etage
source-groups = Kartengruppen
source-cards = Handkarten
source-families = größte Familien
source-cattle = meistes Vieh
source-villagers = meiste Dorfbewohner

## Der Tisch
table-round = Runde { $round }
table-phase-colours = Farben
table-phase-window_1 = Phase 1, Karten ausspielen
table-phase-deal = Phase 1
table-phase-build = Phase 1, Bauen, Schritt { $step }
table-phase-window_2 = Phase 2, Karten ausspielen
table-phase-reveal = Phase 2
table-phase-losses = Phase 2, Katastrophe
table-phase-window_3 = Phase 3, Karten ausspielen
table-phase-evaluate = Phase 3, Auswertung
table-phase-window_4 = Phase 4, Karten ausspielen
table-phase-returns = Phase 4, Karten zurücklegen
table-phase-next_start = Phase 4
table-phase-scored = Schlusswertung
table-last_round = letzte Runde
table-supply = Vorrat
table-piles = Belohnungsstapel
table-blocks = Block
table-size = Häuser
table-closed = geschlossen
table-shaman = Schamane
table-disaster = Katastrophe
table-none_yet = noch keine
table-stock = Häuser
table-families = Familien
table-hand = Hand
table-played = gespielt
table-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
table-start = Startspieler
table-legend = Haus mit einer oder zwei Etagen: ▂ █ · Ruine: ░ · Gehege ∩ mit der Öffnung zum Haus · o Ofen, s Schrein, v Dorfbewohner, c Vieh, * Schamane
