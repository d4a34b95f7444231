# Was zu keinem einzelnen Spiel gehört: Befehlszeile und Tisch.

## Tisch im Terminal
play-welcome = { $game } · { $players ->
    [one] solo
   *[other] { $players } Personen
} · Startwert { $seed }
play-curtain = Gib { $seat } die Tastatur und drücke Enter.
play-prompt = Deine Wahl (Nummer oder help)
play-help = Gib die Nummer einer Möglichkeit ein oder ihren Namen in der Notation. Außerdem: undo nimmt deinen letzten Schritt zurück, why zeigt, was gerade nicht geht und warum, rule GS-5.3 zeigt eine Regel, log zeigt das Protokoll, save DATEI schreibt die Aufzeichnung, help zeigt dies, quit verlässt das Spiel (es bleibt erhalten).
play-unknown = „{ $input }“ verstehe ich nicht. Gib eine Nummer von 1 bis { $number } ein oder help.
play-undone = Zurückgenommen.
play-nothing_to_undo = Nichts kann zurückgenommen werden: Der letzte Schritt steht fest.
play-why_none = Hier ist nichts verboten, was man erwarten könnte.
play-saved = Gespeichert: { $path }
play-left = Das Spiel bleibt erhalten: { $path }
play-resume = Später weiter mit: brettwerk play --resume { $path }
play-over = Das Spiel ist zu Ende.
play-winner = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
play-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-player = Person { $seat }
play-bot = Bot { $seat }
play-score = Punkte

## Gedanken eines Bots
explain-title = { $name } ist dran; { $bot } denkt
explain-option = Möglichkeit
explain-action = Notation
explain-value = Punkte voraus
explain-visits = Besuche
explain-played = Gespielt: { $option }

## Listen
games-players = { $low ->
    [0] –
   *[other] { $low }–{ $high } Personen
}

## Simulation
simulate-running = Zufallsspiele
simulate-summary = { $games } Spiele, { $decisions } Entscheidungen, { $speed } Entscheidungen pro Sekunde

## Der Tischserver
table-undo = { $seat } nimmt einen Schritt zurück
table-rewind = Der Tisch geht vor den letzten Schritt von { $seat } zurück
table-ask = { $seat } bittet, den letzten Schritt zurückzunehmen
table-agreed = { $seat } ist einverstanden
table-declined = { $seat } lehnt ab
table-stand_in = Ein Bot spielt für { $seat }
table-back = { $seat } spielt wieder selbst
table-your_turn = Du bist dran: { $game }
table-your_turn_body = Du bist dran bei { $game }: { $url }
table-confirm = E-Mail-Adresse bestätigen
table-confirm_body = Der Code für diese Adresse lautet: { $code }
table-guest = Gast { $number }
table-gone = (nicht mehr da)
hint-does = Das würde bewirken: { $events }
hint-lead = Für dich etwa { $points } Punkte besser als: { $option }
hint-alike = Etwa gleich gut: { $option }
