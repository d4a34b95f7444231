"""The published strength: which matches are played, and the page and plots that tell what came of them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

import brettwerk
from brettwerk.arena.match import Pairing, Result
from brettwerk.arena.schedule import schedule
from brettwerk.arena.summary import Standing, summarise
from brettwerk.kernel.game import Game

SEED = 2026


class Match(msgspec.Struct, frozen=True):
    """Bots that meet: one bar of the page."""

    game: str
    players: int
    bots: list[str]
    games: int

    @property
    def name(self) -> str:
        """What the match's file is called."""
        return f"{self.game}-{self.players}-" + "-".join(self.bots).replace(":", "")

    @property
    def command(self) -> str:
        """The command that plays it."""
        return (
            f"brettwerk arena {self.game} --bots {','.join(self.bots)} --players {self.players}"
            f" --games {self.games} --seed {SEED} --json"
        )

    def pairings(self) -> list[Pairing]:
        """Its games."""
        game = brettwerk.game(self.game)
        return schedule(game, self.bots, self.players, self.games, SEED, game.complete(self.players, {}))


class Outcome(msgspec.Struct, frozen=True):
    """A match and how it ended."""

    match: Match
    played: int
    standings: list[Standing]


def plan(game: Game, games: int, solo: int, quick: str, slow: str) -> list[Match]:
    """The ladder of a game: each rung against the one below, more players, and alone where the game can be."""
    counts = range(game.min_players, game.max_players + 1)
    matches = [Match(game.id, 2, pair, games) for pair in (["greedy", "random"], [quick, "greedy"]) if 2 in counts]
    matches += [
        Match(game.id, players, [quick] + ["greedy"] * (players - 1), games) for players in (3, 4) if players in counts
    ]
    if 1 in counts:
        matches += [Match(game.id, 1, [bot], solo) for bot in ("random", "greedy", quick, slow)]
    if 2 in counts:
        matches.append(Match(game.id, 2, [slow, quick], games))
    return matches


def outcome(match: Match, results: list[Result]) -> Outcome:
    """What the games of a match say."""
    return Outcome(match, len(results), summarise(results))


def save(path: Path, outcomes: list[Outcome]) -> None:
    """Keeps the figures as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(msgspec.to_builtins(outcomes), indent=1) + "\n", encoding="utf-8")


def load(path: Path) -> list[Outcome]:
    """The figures that were kept."""
    return msgspec.json.decode(path.read_bytes(), type=list[Outcome]) if path.exists() else []


def page(outcomes: list[Outcome], pictures: str, names: dict[str, str]) -> str:
    """The page: a table per game and what was played, with the commands."""
    lines = [
        "# Strength",
        "",
        "How strong the bots are, measured by the arena. Every line-up plays the same deals with the seats rotated;",
        "the brackets are 95 % intervals (Wilson for shares, normal for scores). *Fair* is what a bot would win if all",
        "in its match were equally strong. `search:100ms` thinks at most 100 ms per decision on one core.",
        "",
        "This page is written by `make strength`, which goes on where it was interrupted; `make strength-check` plays",
        "a small ladder in the same way. What came of each game of the newer matches (deal, seats, scores, time) lies",
        "beside this page in `strength/games`; a match whose file is removed there is played anew, and its figures",
        "here stay until as many games have been played again, or all of them. *Slowest* is the longest decision by",
        "the wall clock: when a virtual machine stands still for a moment because all its cores are busy, it shows",
        "there. *Busiest* is the most processor time that a decision took, where that was noted.",
        "",
    ]
    for id in dict.fromkeys(outcome.match.game for outcome in outcomes):
        mine = [outcome for outcome in outcomes if outcome.match.game == id]
        lines += [f"## {names[id]}", "", f"![Strength of the bots]({pictures}/{id}.svg)", ""]
        lines += ["| players | bot | games | wins | fair | score | ms per decision | slowest | busiest |"]
        lines += ["|---|---|---|---|---|---|---|---|---|"]
        for found in mine:
            for row in found.standings:
                wins = f"{row.win_share:.1%} ({row.win_share_low:.1%}–{row.win_share_high:.1%})"
                alone = found.match.players == 1
                lines.append(
                    f"| {found.match.players} | `{row.bot}` | {row.games} | {'–' if alone else wins}"
                    f" | {'–' if alone else f'{row.fair_share:.0%}'}"
                    f" | {row.score:.1f} ({row.score_low:.1f}–{row.score_high:.1f})"
                    f" | {row.ms_per_decision:.1f} | {row.slowest_ms:.0f}"
                    f" | {'–' if row.busiest_ms is None else f'{row.busiest_ms:.0f}'} |"
                )
        lines += ["", "Played by:", "", "```text"] + [found.match.command for found in mine] + ["```", ""]
    return "\n".join(lines)


def draw(outcomes: list[Outcome], path: Path) -> None:
    """One picture per game: win shares with intervals against the fair share, and scores alone."""
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    matplotlib.rcParams["svg.hashsalt"] = "brettwerk"
    rows = [(found, row) for found in outcomes if found.match.players > 1 for row in found.standings]
    figure, axes = plt.subplots(figsize=(8, 0.9 + 0.32 * len(rows)))
    for place, (found, row) in enumerate(reversed(rows)):
        rivals = ", ".join(dict.fromkeys(bot for bot in found.match.bots if bot != row.bot))
        label = f"{row.bot} against {rivals}, {found.match.players} players"
        axes.barh(place, row.win_share, color="#3b6ea5" if row.win_share > row.fair_share else "#b9b2a3")
        axes.plot([row.win_share_low, row.win_share_high], [place, place], color="#222222", linewidth=1.5)
        axes.plot([row.fair_share] * 2, [place - 0.4, place + 0.4], color="#c0392b", linewidth=1.5)
        axes.text(-0.01, place, label, ha="right", va="center", fontsize=8)
    axes.set_yticks([])
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of wins with 95 % interval; red: fair share")
    figure.subplots_adjust(left=0.4, right=0.97, top=0.98, bottom=0.45 / (0.9 + 0.32 * len(rows)))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
