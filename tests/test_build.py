"""The build: what mypyc kept of an earlier one must not stop it."""

from __future__ import annotations

from pathlib import Path

import pytest

import build


def test_when_what_was_kept_is_in_the_way_all_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "mypyc"
    kept.mkdir()

    def compile_all(target: Path) -> list[Path]:
        if kept.exists():
            raise ValueError("value is not in list")
        return [target / "made.so"]

    monkeypatch.setattr(build, "WORK", kept)
    monkeypatch.setattr(build, "compile_all", compile_all)
    assert build.build(tmp_path) == [tmp_path / "made.so"]


def test_when_nothing_was_kept_a_failure_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[Path] = []

    def compile_all(target: Path) -> list[Path]:
        tries.append(target)
        raise ValueError("no")

    monkeypatch.setattr(build, "WORK", tmp_path / "mypyc")
    monkeypatch.setattr(build, "compile_all", compile_all)
    with pytest.raises(ValueError, match="no"):
        build.build(tmp_path)
    assert len(tries) == 1
