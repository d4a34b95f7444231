"""What a set of games says about the bots: win shares and scores with confidence intervals, ratings, speed."""

from __future__ import annotations

import math

import msgspec
from openskill.models import PlackettLuce

from brettwerk.arena.match import Result


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    games: int
    win_share: float
    win_share_low: float
    win_share_high: float
    fair_share: float
    score: float
    score_low: float
    score_high: float
    rating: float
    rating_sigma: float
    decisions: int
    ms_per_decision: float
    slowest_ms: float
    busiest_ms: float | None = None  # of processor time; unknown where only older games were played


def interval(values: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of some numbers."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, mean, mean
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    half = 1.96 * deviation / math.sqrt(n)
    return mean, mean - half, mean + half


def wilson(share: float, n: float) -> tuple[float, float]:
    """The 95 % interval of a share of n games (Wilson); it stays within 0 and 1."""
    z = 1.96
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, centre - half), min(1.0, centre + half)


def summarise(results: list[Result]) -> list[Standing]:
    """One standing per bot, the best first. The order in which games were finished does not matter."""
    results = sorted(results, key=lambda result: result.number)
    model = PlackettLuce()
    names = sorted({name for result in results for name in result.seats})
    ratings = {name: model.rating(name=name) for name in names}
    for result in results:
        if len(set(result.seats)) == len(result.seats) > 1:
            teams = [[ratings[name]] for name in result.seats]
            for name, team in zip(result.seats, model.rate(teams, ranks=[rank * 1.0 for rank in result.ranks])):
                ratings[name] = team[0]
    standings = []
    for name in names:
        shares = [s for r in results for n, s in zip(r.seats, r.shares) if n == name]
        scores = [s for r in results for n, s in zip(r.seats, r.scores) if n == name]
        decisions = sum(d for r in results for n, d in zip(r.seats, r.decisions) if n == name)
        spent = sum(m for r in results for n, m in zip(r.seats, r.milliseconds) if n == name)
        share = sum(shares) / len(shares)
        low, high = wilson(share, len(shares))
        mean, score_low, score_high = interval(scores)
        busy = [m for r in results for n, m in zip(r.seats, r.busy) if n == name]
        standings.append(
            Standing(
                bot=name,
                games=len(shares),
                win_share=round(share, 4),
                win_share_low=round(low, 4),
                win_share_high=round(high, 4),
                fair_share=round(1 / len(results[0].seats), 4),
                score=round(mean, 3),
                score_low=round(score_low, 3),
                score_high=round(score_high, 3),
                rating=round(ratings[name].mu, 2),
                rating_sigma=round(ratings[name].sigma, 2),
                decisions=decisions,
                ms_per_decision=round(spent / max(1, decisions), 3),
                slowest_ms=max((m for r in results for n, m in zip(r.seats, r.slowest) if n == name), default=0.0),
                busiest_ms=max(busy, default=None),
            )
        )
    return sorted(standings, key=lambda standing: (-standing.win_share, -standing.score, standing.bot))
