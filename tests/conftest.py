"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def root() -> Path:
    """The folder of the checkout."""
    return ROOT
