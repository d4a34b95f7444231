"""The games. A new one is a folder with a `game` module and one line here."""

GAMES = {
    "glasstrasse": "brettwerk.games.glasstrasse.game",
    "caylus1303": "brettwerk.games.caylus1303.game",
    "lignum": "brettwerk.games.lignum.game",
}
