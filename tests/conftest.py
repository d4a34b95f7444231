"""What all tests share."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Started in the background, tests ignore interrupts, and so would the programs they start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def root() -> Path:
    """The folder of the checkout."""
    return ROOT
