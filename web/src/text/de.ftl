# Die eigenen Worte des Browsers. Alles zu den Spielen kommt vom Server.

app-name = Brettwerk
app-home = Zur Startseite
app-loading = Einen Moment …
app-offline = Der Server ist nicht erreichbar. Neuer Versuch …
app-retry = Noch einmal
app-close = Schließen
app-language = English
app-yes = ja
app-no = nein
app-theme = Dunkel oder hell

start-title = Was spielen wir?
start-subtitle = Vier große Brettspiele, genau nach Regelbuch: mit Freunden, an einem Bildschirm, über Tage oder gegen Bots.
start-games = Spiele
start-minutes = { $low }–{ $high } min
start-play = Sofort spielen
start-against = Gegen
start-solo = Allein
start-bots = { $number ->
    [one] 1 Bot
   *[other] { $number } Bots
}
start-new = Neuer Tisch
start-about = Regeln und mehr
start-mine = Meine Tische
start-open = Offene Tische
start-watch = Zuschauen
start-past = Meine beendeten Partien
start-your-turn = Du bist dran
start-record = Ein Protokoll
start-drop = Eine Protokolldatei irgendwo auf eine Seite ziehen oder hier auswählen.

new-title = Ein neuer Tisch: { $game }
new-players = Wer spielt mit?
new-who = Platz { $number }
new-level = Stärke
new-name = Name
new-more = Einer mehr
new-fewer = Einer weniger
new-variants = Varianten
new-more-variants = { $number } weitere Varianten und Auslegungen
new-table = Tisch
new-clock = Uhr
new-listed = Alle dürfen ihn finden
new-spectators = Andere dürfen zuschauen
new-counts = Zählt für die Wertung
new-shuffle = Sitzordnung auslosen
new-create = Tisch eröffnen
clock-none = keine
clock-move2 = 2 Minuten je Zug
clock-budget = 30 Minuten für jeden, 20 Sekunden mehr je Zug
clock-days = 2 Tage je Zug
clock-days-left = { $number } T

seat-me = Du
seat-guest = Gast
seat-open = frei
seat-invited = eingeladen
seat-kind-bot = Bot
seat-kind-open = Wer den Link hat
seat-kind-invited = Jemand mit Einladung
seat-kind-hotseat = An diesem Bildschirm
seat-bot = spielt ein Bot
seat-away = nicht verbunden
seat-acting = am Zug
seat-look = { $name }: diesen Plan ansehen
seat-score = Punkte von { $name }: { $score }. Zeigen, woher sie kommen
seat-clock = Uhr von { $name }
seats-title = Mitspielende
score-of = Punkte von { $name }
score-of-now = { $name }, wenn jetzt Schluss wäre
score-now = Wenn jetzt Schluss wäre
score-now-help = So viele Punkte zählte das Spiel in dieser Stellung; was noch kommt, ist nicht vorausgesehen.
score-final = Endwertung
score-sum = Summe
score-hidden = – : bis zum Ende der Partie verdeckt
bot-name-1 = Afra
bot-name-2 = Korbinian
bot-name-3 = Walburga
bot-name-4 = Vitus
bot-name-5 = Ursula
bot-random = Zufall
bot-beginner = Anfänger
bot-club = Vereinsspieler
bot-expert = Experte
bot-master = Meister
bot-greedy = Vereinsspieler
bot-search = Experte

lobby-help = Die Partie beginnt, wenn alle Plätze besetzt sind.
lobby-clock = { $kind ->
    [budget] Uhr: je { $minutes } min, { $add } s mehr je Zug
   *[move] Uhr: { $minutes } min je Zug
}
lobby-bot = Einen Bot hierher
lobby-free = Platz freigeben
lobby-link = Link für diesen Platz
lobby-invite = Link zu diesem Tisch:
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-join = Platz nehmen
lobby-start = Beginnen
lobby-close = Tisch schließen
lobby-wait = Warten, bis der Gastgeber beginnt.
lobby-closed = Dieser Tisch wurde geschlossen.

table-period = Periode { $period } von { $periods }
table-lost = Verbindung unterbrochen, neuer Versuch …
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht öffentlich.
table-watching = nur zuschauen
table-own-board = Zurück zum eigenen Plan
table-leave = Verlassen
table-leave-sure = Die Partie verlassen? Ein Bot spielt dann weiter.
table-no-board = Der Spielplan konnte nicht geladen werden.

decision-title = Deine Entscheidung
decision-over = Die Partie ist zu Ende
decision-wait = Warten auf { $names }
decision-list = Alle { $number } Möglichkeiten als Liste
decision-refusals = Gerade nicht möglich ({ $number })
decision-always = alles fragen
undo = Zurück
undo-ask = Rücknahme erbitten
hint = Rat
hint-none = Darauf weiß kein Bot eine Antwort.
hint-says = { $level } würde das tun
ask-yes = Einverstanden
ask-no = Ablehnen
ask-wait = Noch nicht zugestimmt: { $names }
stand-in = Ein Bot spielt gerade für dich.
stand-in-back = Ich bin wieder da
auto-answered = Für dich beantwortet:
auto-ask = immer fragen
ahead-open = Vorauswählen
ahead-help = Was du tun konntest, als du zuletzt gefragt wurdest. Es wird gespielt, sobald du dran bist, eins nach dem anderen; geht es dann nicht, ist alles vergessen und du wirst gefragt.
ahead-chosen = Vorausgewählt
ahead-cancel = Streichen: { $what }
ahead-gone = Was du vorausgewählt hast, geht jetzt nicht. Du entscheidest.

tray-title = Verlauf, Regeln und Gespräch
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Gespräch
log-auto = (von selbst)
log-auto-help = Der Server hat für dich die übliche Antwort gegeben.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
rules-search = Regeln durchsuchen
rules-open = Regel { $rule } öffnen
rules-nothing = Nichts gefunden.

curtain-title = Vorhang
curtain-turn = { $name }, du bist dran
curtain-help = Jetzt sollte sonst niemand auf den Bildschirm schauen.
curtain-lift = Vorhang auf

final-title = Ergebnis
final-winner = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
final-replay = Noch einmal ansehen
final-rematch = Noch einmal spielen
final-rematch-there = Zur nächsten Partie
final-record = Protokoll sichern
final-board = Den Plan ansehen
chart-label = Punkteverlauf von { $names }

replay-title = Wiedergabe
replay-none = Diese Partie kann nicht gezeigt werden.
replay-slider = Zeitpunkt der Partie
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Mit den Augen von
replay-all = allen
replay-link = Link zu diesem Moment
replay-drop-again = Die Protokolldatei bitte noch einmal hineinziehen: Der Browser behält sie nicht.

honest-title = Was sicher ist und was nicht
honest-text = Die Regeln folgen dem Regelbuch, aber nicht jede Zahl der Schachtel war lesbar. Zahlen aus nur einer Quelle tragen das Zeichen (1), von uns rekonstruierte das Zeichen (r). Ein Spielteil nennt sein Zeichen, wenn man darauf zeigt.
honest-table = Tabelle
honest-rows = Zeilen
honest-one = Eine Quelle (1)
honest-reconstructed = Rekonstruiert (r)
honest-which = Welche?
honest-how = Wer das Spiel besitzt: die Tabellen kopieren, die Zahlen berichtigen, das Zeichen löschen und den Server mit dem eigenen Ordner starten. Diese Seite zählt dann neu. Noch besser: uns die Berichtigung schicken.
honest-sum = { $number ->
    [0] Keine Zeile ist rekonstruiert.
    [one] 1 Zeile ist rekonstruiert.
   *[other] { $number } Zeilen sind rekonstruiert.
}

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
settings-speed = Bewegung
speed-off = aus
speed-fast = schnell
speed-normal = normal
speed-slow = langsam
settings-ask = Alles fragen
settings-ask-help = Sonst beantworten sich Fragen von selbst, die fast nie eine Rolle spielen, zum Beispiel alle angebotenen Waren zu nehmen.
settings-curtain = Vorhang zwischen Zügen an einem Bildschirm
settings-curtain-help = Wo Handkarten geheim sind, sollte er bleiben; ohne ihn sieht der Nächste den Plan sofort.
settings-sound = Ton, wenn du dran bist
settings-you = Du
settings-name = Name
settings-save = Speichern
settings-saved = Gespeichert.
settings-account = Kontoname
settings-password = Kennwort
settings-account-is = Konto: { $account }
settings-account-help = In diesem Browser bist du Gast. Ein Konto behält deine Partien auf allen Geräten. Ein Kennwort hat mindestens 8 Zeichen.
settings-account-made = Dein Konto ist angelegt.
settings-logged-in = Willkommen zurück, { $name }.
settings-logged-out = Du bist abgemeldet.
settings-logout = Abmelden
settings-logout-all = Auf allen Geräten abmelden
settings-make = Konto anlegen
settings-login = Anmelden
settings-device = Link für ein anderes Gerät
settings-device-help = Um auf einem anderen Gerät weiterzuspielen, öffne dort einen Link: Er gilt einmal, 15 Minuten lang.
settings-device-done = Dieses Gerät gehört jetzt dir, { $name }.
keys-title = Tasten
keys-digits-name = 1 – 9
keys-digits = die Möglichkeit mit dieser Nummer
keys-arrows-name = ↑ ↓
keys-arrows = durch die Möglichkeiten
keys-enter-name = Eingabe
keys-enter = wählen, was den Fokus hat, die einzige Möglichkeit oder den Rat
keys-p-name = P
keys-p = passen, verzichten oder fertig sein, wo das eine der Möglichkeiten ist
keys-u-name = U
keys-u = zurücknehmen
keys-h-name = H
keys-h = Rat
keys-log-name = L R C
keys-log = Verlauf, Regeln, Gespräch
keys-escape-name = Esc
keys-escape = schließen, oder zurück zum eigenen Plan
keys-help-name = ?
keys-help = diese Liste
keys-any-name = jede
keys-any = Bewegung abkürzen

problem-offline = Der Server ist nicht erreichbar.
problem-stale = Das wird nicht mehr gefragt.
problem-illegal = Das ist gerade nicht möglich.
problem-not_your_turn = Du bist nicht am Zug.
problem-nothing_to_undo = Es gibt nichts zurückzunehmen.
problem-nothing_to_ask = Es gibt nichts, worum du bitten könntest.
problem-no_such_ask = Das ist schon beantwortet.
problem-not_seated = Du hast keinen Platz an diesem Tisch.
problem-not_absent = Der Platz gehört dir schon.
problem-not_playing = Die Partie läuft gerade nicht.
problem-too_many = Zu viel auf einmal: kurz warten und noch einmal versuchen.
problem-empty = Darin steht nichts zu lesen.
problem-engine = Im Spielwerk stimmt etwas nicht; es hat sich nichts geändert.
problem-no_table = Diesen Tisch gibt es nicht, oder er ist nicht öffentlich.
problem-no_game = Dieses Spiel gibt es nicht.
problem-not_open = Dieser Tisch ist nicht mehr offen.
problem-no_seat = Es ist kein Platz frei.
problem-seats_open = Noch sind Plätze frei.
problem-only_bots = An einem Tisch nur mit Bots fehlt jemand, der spielt.
problem-too_many_tables = Du hast zu viele Tische; spiel erst einige zu Ende.
problem-not_finished = Das geht erst, wenn die Partie zu Ende ist.
problem-not_host = Das darf nur der Gastgeber.
problem-wrong_login = Ein Konto mit diesem Namen und Kennwort gibt es nicht.
problem-account_taken = Dieser Kontoname ist vergeben; wähle einen anderen.
problem-has_account = Du hast schon ein Konto.
problem-bad_account = Ein Kontoname hat 2 bis 40 Buchstaben, Ziffern, Punkte, Striche oder Unterstriche.
problem-bad_name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
problem-no_link = Dieser Link wurde schon benutzt oder ist zu alt; lass dir einen neuen geben.
problem-too_large = Diese Datei ist zu groß.
problem-unavailable = Der Server ist beschäftigt; gleich noch einmal versuchen.

gs-good-wood = Holz
gs-good-sand = Quarzsand
gs-good-water = Wasser
gs-good-clay = Lehm
gs-good-food = Nahrung
gs-good-charcoal = Holzkohle
gs-good-glass = Glas
gs-good-brick = Ziegel
gs-land-empty = Leeres Feld
gs-land-forest = Wald
gs-land-pit = Mulde
gs-land-grove = Gehölz
gs-land-pond = Teich
gs-glass_wheel = Glashüttenrad
gs-brick_wheel = Ziegeleirad
gs-wheels = Produktionsräder
gs-landscape = Landschaft
gs-supply = Landschaftsplättchen
gs-market = Gebäudetafel
gs-cards = Fachkräfte
gs-display = Nicht gebaute Plättchen
gs-kind-processing = Umwandlung
gs-kind-immediate = Sofort
gs-kind-bonus = Punkte
gs-stack = noch { $number } Plättchen im Stapel
gs-cost = Kosten: { $cost }
gs-free = nichts
gs-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
gs-upgrade = Überdeckt { $tile }
gs-mark-reconstructed = Die Kosten sind rekonstruiert (r)
gs-mark-one = Die Kosten stehen nur in einer Quelle (1)
gs-entry = Eingangskosten
gs-along = mitgespielt
gs-aside = gespielt
gs-laid = verdeckt gelegt
gs-cup = Startspieler
gs-hand-size = { $number ->
    [one] 1 Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
gs-mini = Landschaft mit { $buildings } Gebäuden
gs-card-hidden = Eine verdeckte Karte
gs-picked = { $chosen } von { $wanted } Fachkräften
gs-pick-confirm = Diese wählen
gs-pick-back = Eine zurücknehmen

# Caylus 1303
ca-road = Die Straße
ca-stock = Gebäude im Vorrat
ca-stock-wood = Holz
ca-stock-stone = Stein
ca-stock-monument = Monumente
ca-characters = Charaktere
ca-on-board = Niemand hat diesen Charakter
ca-held = Bei { $name }
ca-used = In dieser Runde benutzt
ca-camp = Camp
ca-camp-help = Hier warten eingesetzte Arbeiter, bis sie wieder angeworben werden.
ca-supply = Arbeiter im Vorrat
ca-houses = Übrige Häuser
ca-bundles = Gelieferte Bündel in dieser Runde
ca-own = Vorräte von { $name }
ca-start = Startspieler
ca-owner = Besitz von { $name }
ca-here = Arbeiter: { $names }
ca-closed = Jenseits des Vogts: nicht aktiv
ca-slot-shut = In dieser Runde noch nicht offen
ca-gap = Lücke { $number }
ca-provost-name = Vogt
ca-provost = Der Vogt steht hinter Feld { $number }
ca-price = Preis: { $price }
ca-points = { $number } PP beim Bau
ca-place-reconstructed = Diese Stelle des Spielplans ist rekonstruiert (r)
ca-place-one-source = Wo dieses Feld auf der Straße liegt, stammt aus einer einzigen Quelle (1)
ca-reconstructed = Rekonstruiert: { $what }
ca-one-source = Aus einer Quelle: { $what }
ca-mark-price = Preis
ca-mark-pp = PP
ca-mark-effect = Wirkung
ca-mark-setup = Startseite
ca-round = Runde { $round } von { $rounds }: { $phase }
ca-phase-draft = Charaktere
ca-phase-planning = Planung
ca-phase-activation = Aktivierung
ca-phase-delivery = Lieferung
ca-phase-administration = Verwaltung
ca-phase-end = Ende
ca-thing-food = Nahrung
ca-thing-wood = Holz
ca-thing-stone = Stein
ca-thing-cloth = Tuch
ca-thing-gold = Gold
ca-thing-any = nach Wahl
ca-thing-pp = Prestigepunkte
hy-village = Dorf
hy-flat = Von oben
hy-slant = Schräg von vorn
hy-zoom-in = Näher
hy-zoom-out = Weiter weg
hy-fit = Das ganze Dorf
hy-house = Haus
hy-tall = Hochhaus
hy-ruin = { $storeys ->
    [1] Ruine
   *[other] Ruine mit zwei Etagen
}
hy-blocks = Blöcke
hy-block = Block { $number }
hy-size = { $number ->
    [one] 1 Haus
   *[other] { $number } Häuser
}
hy-hit = Von der Katastrophe betroffen
hy-locusts = Heuschrecken: in dieser Runde keine Auswertung
hy-protected = Vom Schamanen geschützt
hy-evaluated = In dieser Runde ausgewertet
hy-round = Runde { $number }
hy-phase-1 = Bauen
hy-phase-2 = Katastrophe
hy-phase-3 = Belohnungen
hy-phase-4 = Rundenende
hy-last-round = Letzte Runde
hy-start = Startspieler
hy-piles = Belohnungsstapel
hy-closed = Aufgebraucht: bis zum Spielende geschlossen
hy-top = Oben: { $symbol }
hy-returned = Darunter zurückgelegt: { $symbols }
hy-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
hy-disaster = Katastrophe
hy-disaster-none = Noch keine Katastrophe
hy-disaster-left = { $number ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $number } Karten im Stapel
}
hy-tile = Bauplättchen
hy-tiles-left = { $number ->
    [one] 1 Plättchen im Stapel
   *[other] { $number } Plättchen im Stapel
}
hy-mark-reconstructed = Wie viele Plättchen dieser Art es gibt, ist rekonstruiert (r)
hy-supply = Häuser und Vorrat
hy-stock = { $number ->
    [one] noch 1 Haus zu bauen
   *[other] noch { $number } Häuser zu bauen
}
hy-built = { $number } von { $limit } Häusern verbaut
hy-families = { $number ->
    [one] 1 Familie
   *[other] { $number } Familien
}
hy-allowance = { $number ->
    [one] noch 1 Karte darf in dieser Runde gespielt werden
   *[other] noch { $number } Karten dürfen in dieser Runde gespielt werden
}
hy-hand = Belohnungskarten
hy-no-cards = keine Karten
hy-played = Gespielt
hy-group = { $number ->
    [one] 1 Karte bringt { $points }
   *[other] { $number } Karten zusammen bringen { $points }
}
hy-scale = Punkte für Karten eines Symbols, zusammen gewertet
li-path = Versorgungsweg
li-areas = Fällgebiete
li-area = Gebiet { $number }
li-yard = Holzhof von { $name }
li-workers = Arbeiter
li-tools = Anschaffungen
li-craft = Handwerk
li-huts = Hütten
li-stable = Stall
li-stable-help = Futter vom Wert 3 zieht drei Hölzer, dann zwei, dann ist es weg.
li-craft-help = Zwei, drei oder vier gleiche bringen am Markt 2, 4 oder 6 Taler; Pflock, Holzbrett und Holzschindel werden drei Hütten.
li-place-woodpile = Hiebsort
li-place-river = Fluss
li-place-saw_store = Sägeholz
li-place-sale = Verkauf
li-place-dry_1 = Trocknung 1
li-place-dry_2 = Trocknung 2
li-place-dry_3 = Trocknung 3
li-place-fuel_store = Brennholz-Vorrat
li-about-woodpile = Gefälltes Holz wartet hier auf den Weg zum Holzhof.
li-about-river = Geflößtes Holz kommt im nächsten Frühling, Sommer oder Herbst an.
li-about-saw_store = Hier wartet Holz aufs Sägen.
li-about-sale = Holz, das verkauft werden kann, beliebig viel.
li-about-dry_1 = Ein Holz oder zwei zersägte, noch ohne Bonus.
li-about-dry_2 = Ein Holz oder zwei zersägte, jedes 1 mehr wert.
li-about-dry_3 = Ein Holz oder zwei zersägte, jedes 2 mehr wert.
li-about-fuel_store = Zersägtes Holz zum Heizen im Winter.
li-tile-none = Kein Plättchen
li-tile-cart = Fuhrwerk
li-tile-raft = Floß
li-tile-saw = Säge
li-tile-sled = Schlitten
li-tile-coin = 1 Taler
li-tile-food = Nahrung
li-tile-blocked = Gesperrt
li-use-cart = Mit einem Träger und Futter bringt es bis zu 3 Hölzer.
li-use-raft = Mit einem Träger flößt jedes Floß ein Holz.
li-use-saw = Mit einem Säge-Arbeiter zersägt jede Säge ein Holz.
li-use-sled = Bringt im Winter 2 Hölzer und für jede Nahrung eines mehr.
li-supply = { $number } im Vorrat
li-space-start = Start
li-space-tile = Plättchenfeld
li-space-carriers = Träger
li-space-fodder = Futter
li-space-planned_work = Geplante Tätigkeiten
li-space-cutters = Holzfäller
li-space-orders = Aufträge
li-space-sawyers = Säge-Arbeiter
li-space-market = Markt
li-space-clearing = Waldlichtung
li-clearing-help = Wer zuerst ankommt, arbeitet zuerst im Wald.
li-market-sets = Sätze aus 2, 3 oder 4 gleichen Handwerksplättchen bringen { $prices } Taler.
li-loan-help = Ein Schuldschein bringt { $loan } Taler; am Ende kostet einer { $one }, zwei kosten { $two }.
li-not-in-play = In dieser Stufe nicht im Spiel
li-left = Noch { $number } da
li-costs = Preis in Talern: { $price }
li-price = Verkauf für { $number }
li-unsellable = Ungesägt nicht verkäuflich
li-sawn-into = Gesägt: { $number } × { $wood }
li-hut-larder = Vorratskammer
li-hut-drying_hut = Trocknungsplatz
li-hut-lodging = Unterkunft
li-trade-cutter = Holzfäller
li-trade-carrier = Träger
li-trade-sawyer = Säge-Arbeiter
li-yard-worker = Holzhofarbeiter
li-day-labour = Aushilfe
li-hired = { $number } bereit zur Arbeit
li-idle = { $number } ohne Arbeit
li-thalers = { $number ->
    [one] 1 Taler
   *[other] { $number } Taler
}
li-loans = { $number ->
    [one] 1 Schuldschein
   *[other] { $number } Schuldscheine
}
li-logs = Hölzer
li-sawn = Zersägtes Holz
li-has-chosen = hat gewählt
li-season-spring = Frühling
li-season-summer = Sommer
li-season-autumn = Herbst
li-season-winter = Winter
li-year = Jahr { $year }
li-round = { $season }, Jahr { $year }, Runde { $round } von 8
li-steps = Schritte der Runde
li-step-choice = Gebiete wählen
li-step-walk = Versorgungsweg
li-step-plans = Geplantes
li-step-cut = Fällen
li-step-arrival = Floß-Entnahme
li-step-transport = Transport
li-step-saw = Sägen
li-step-orders = Aufträge
li-step-sale = Verkauf
li-step-drying = Trocknung
li-step-bonus = Bonusholz
li-step-sled = Schlitten
li-step-feed = Ernährung
li-step-heat = Heizen
li-next-winter = Nächster Winter
li-winter-2 = Winter 2
li-need-food = Nahrung: { $have } von { $due }
li-need-fuel = Brennholz: { $have } von { $due }
li-lack = Jedes, das fehlt, kostet Taler.
li-offer = Aufträge im Angebot
li-order = Auftrag { $number }
li-order-reward = Kostet { $price }, bringt { $number }
li-plan-tiles = Deine Plättchen
li-plan-tile = { $name }: Plättchen { $number }, in { $rounds } Runden
li-mark-r = Rekonstruiert: unsere eigene Zahl (r)
li-mark-one = Beruht auf einer Quelle (1)
