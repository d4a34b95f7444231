"""The example bot, and how bots from elsewhere are named."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk import bots
from brettwerk.kernel.errors import BadOption
from brettwerk.seats import observe


def test_a_bot_from_elsewhere_is_found_by_module_and_class() -> None:
    state = brettwerk.game("caylus1303").new(2, 3)
    seat = observe(state, state.to_act()[0])
    bot = bots.find("hello_bot:HelloBot", 5)
    assert type(bot).__name__ == "HelloBot"
    assert bot.choose(seat) in seat.legal()
    assert bots.find("hello_bot:HelloBot", 5).choose(seat) == bots.find("hello_bot:HelloBot", 5).choose(seat)


@pytest.mark.parametrize("name", ["nowhere:Bot", "hello_bot:NoBot", ":Bot", "hello_bot:"])
def test_what_cannot_be_loaded_is_told(name: str) -> None:
    with pytest.raises(BadOption, match="module:Class"):
        bots.find(name, 0)


def test_names_of_our_own_bots_keep_their_meaning() -> None:
    assert isinstance(bots.find("search:50", 0), bots.SearchBot)
    with pytest.raises(BadOption, match="budget"):
        bots.find("search:much", 0)
    with pytest.raises(BadOption, match="no bot"):
        bots.make("hello_bot:HelloBot", 0)
