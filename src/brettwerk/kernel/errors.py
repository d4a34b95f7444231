"""The errors of Brettwerk. Each says what was wrong, where, and what would be right."""


class BrettwerkError(Exception):
    """Anything a caller did wrong, told so that they can put it right."""


class UnknownGame(BrettwerkError):
    """There is no game of that name."""


class BadOption(BrettwerkError):
    """A game was asked for with options that it does not have or that do not fit."""


class IllegalAction(BrettwerkError):
    """The action is not among the legal ones. The state is unchanged."""


class BadNotation(BrettwerkError):
    """The text does not name an action of the game."""


class BadData(BrettwerkError):
    """A data table is broken: file, line and what is wrong."""


class BadRecord(BrettwerkError):
    """A record cannot be read or does not replay: line and what is wrong."""


class BrokenRules(Exception):
    """The engine contradicts itself: an invariant failed. Never the caller's fault."""
