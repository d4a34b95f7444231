"""Records: written and read back, tolerant in form, strict in content, never crashing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import brettwerk
from brettwerk.kernel.errors import BadRecord, BrettwerkError
from brettwerk.kernel.rng import Rng
from brettwerk.records import Journal, read, verify, write
from brettwerk.records.record import from_journal

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


def random_journal(game: str, players: int, seed: int, moves: int = 10_000) -> Journal:
    journal = Journal(brettwerk.game(game), players, seed)
    rng = Rng(seed)
    while not journal.state.over and len(journal.moves) < moves:
        acting = journal.state.to_act()
        seat = acting[rng.below(len(acting))]
        legal = journal.state.legal(seat)
        journal.apply(seat, legal[rng.below(len(legal))])
    return journal


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recorded_games_end_as_they_did(path: Path) -> None:
    record = read(path.read_text())
    assert record.result is not None
    assert record.key is not None
    assert record.data == record.game.data
    verify(record)


@pytest.mark.parametrize("id", brettwerk.games())
def test_a_game_survives_writing_and_reading(id: str) -> None:
    game = brettwerk.game(id)
    journal = random_journal(id, game.max_players, 4)
    text = write(from_journal(journal, {0: "Ann  Lee"}))
    record = read(text)
    assert verify(record).state.key() == journal.state.key()
    assert record.names == {0: "Ann Lee"}
    assert write(record) == text


def test_an_unfinished_game_is_a_record_too() -> None:
    journal = random_journal("glasstrasse", 3, 5, 40)
    record = read(write(from_journal(journal)))
    assert record.result is None
    assert verify(record).state.key() == journal.state.key()


def test_form_does_not_matter() -> None:
    text = write(from_journal(random_journal("glasstrasse", 2, 6)))
    strange = "\ufeff# a comment\r\n\r\n" + "\r\n".join(f"   {line} " for line in text.splitlines()) + "\r\n# end"
    assert verify(read(strange)).state.over
    bare = "\n".join(line.split(" ", 1)[1].split(" |")[0] if line[:1].isdigit() else line for line in text.splitlines())
    assert verify(read(bare)).state.over


HEAD = "brettwerk record 1\ngame glasstrasse\nplayers 2\nseed 1\n"
BROKEN = {
    "": "line 1: a record begins with",
    "hello": "line 1: a record begins with",
    "brettwerk record 9\n": "format '9' is not known",
    "brettwerk record 1\ngame chess\nplayers 2\nseed 1": "line 2: there is no game 'chess'",
    "brettwerk record 1\ngame glasstrasse\nseed 1": "no line 'players",
    "brettwerk record 1\ngame glasstrasse\nplayers 9\nseed 1": "1 to 4 players, not 9",
    "brettwerk record 1\ngame glasstrasse\nplayers two\nseed 1": "line 3: players is 'two'",
    HEAD + "seed 2\n": "line 5: seed stands already in line 4",
    HEAD + "option turbo yes\n": "no option 'turbo'",
    HEAD + "result 1\n": "line 5: result has 1 numbers for 2 seats",
    HEAD + "result a b\n": "line 5: result is 'a b'",
    HEAD + "name Z Zoe\n": "line 5: 'Z' is no seat",
    HEAD + "\n1 A fly home\n": "line 6: 'fly' is not an action",
    HEAD + "\n1 A pick lumberjack\n": "line 6: .*'lumberjack' is no card",
    HEAD + "\n2 A pick woodcutter\n": "line 6: move 2 should be 1",
    HEAD + "\n1 E pick woodcutter\n": "line 6: 'E' is no seat",
    HEAD + "\nwhat is this\n": "line 6: .* is no move",
}


@pytest.mark.parametrize("text", BROKEN)
def test_broken_records_say_where_and_why(text: str) -> None:
    with pytest.raises(BadRecord, match=BROKEN[text]):
        read(text)


FALSE = {
    "1 A pass": "line 6: pass is not possible now",
    "1 A pick woodcutter": "line 6: pick woodcutter is not possible now|.*",
}


def test_verification_is_strict() -> None:
    text = write(from_journal(random_journal("glasstrasse", 2, 8)))
    record = read(text)
    assert verify(record).state.over
    for old, new, message in (
        ("result ", "result 9", "the result is"),
        ("key ", "key f", "the game ends in position"),
        ("rules 1", "rules 7", "rules version 7"),
        ("| refilled ", "| refilled bonus 9 inn, ", "chance revealed"),
        ("seed 8", "seed 9", "line|chance|result"),
    ):
        assert old in text
        with pytest.raises(BadRecord, match=message):
            verify(read(text.replace(old, new, 1)))
    lines = text.splitlines()
    with pytest.raises(BadRecord, match="not over"):
        verify(read("\n".join(lines[:-1])))
    with pytest.raises(BadRecord, match=r"line 6: pass is not possible now"):
        verify(read(HEAD + "\n1 A pass"))


def mutate(text: str, rng: random.Random) -> str:
    """A few random wounds: characters, words and lines changed, dropped, doubled, moved."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 4)):
        i = rng.randrange(len(lines)) if rng.random() < 0.6 else rng.randrange(min(12, len(lines)))
        kind = rng.randrange(6)
        if kind == 0:
            lines[i] = "".join(chr(rng.randrange(1, 0x2FF)) if rng.random() < 0.2 else c for c in lines[i])
        elif kind == 1:
            del lines[i]
        elif kind == 2:
            lines.insert(i, rng.choice(lines))
        elif kind == 3:
            words = lines[i].split(" ")
            words[rng.randrange(len(words))] = rng.choice(["", "-1", "A", "pick", "99999999999999999999", "|", "wood"])
            lines[i] = " ".join(words)
        elif kind == 4:
            lines[i] = lines[i][: rng.randrange(len(lines[i]) + 1)]
        else:
            j = rng.randrange(len(lines))
            lines[i], lines[j] = lines[j], lines[i]
        if not lines:
            return ""
    return "\n".join(lines)


@pytest.mark.parametrize("id", brettwerk.games())
def test_fuzzed_records_never_crash(id: str) -> None:
    game = brettwerk.game(id)
    text = write(from_journal(random_journal(id, game.min_players, 1)))
    rng = random.Random(1)
    short = "\n".join(text.splitlines()[:60])
    refused = 0
    for i in range(2_500):
        wounded = mutate(text if i % 50 == 0 else short, rng)
        try:
            verify(read(wounded))
        except BrettwerkError:
            refused += 1
    assert refused > 1_000


def test_fuzzed_bytes_never_crash() -> None:
    rng = random.Random(2)
    for _ in range(3_000):
        junk = "".join(chr(rng.choice([10, 32, 65, 124, rng.randrange(0x3000)])) for _ in range(rng.randrange(200)))
        with pytest.raises(BadRecord):
            read(HEAD.replace("1", "1", 1)[: rng.randrange(20)] + junk + "\x00")
