"""The edges of a search tree: what is done, how often it was tried, how it went, and what to try next. Compiled.

Worth is measured in standard deviations of what was found so far, so that one setting fits every game.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
DOUBT: Final = 9.0  # a lead of three standard errors is beyond doubt
LEAST: Final = 10000.0  # variance, in thousandths of a point squared: what was found a few times may be equal by chance


class Edges:
    """All edges by number; those of a node hang together, the newest first. Node 0 is the root."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]([NONE])  # per node: its first edge
        self.act: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.square: vec[float] = vec[float]()
        self.guess: vec[float] = vec[float]()

    def add(self, node: i64, act: i64, guess: i64) -> i64:
        """A new edge of a node, with what the appraisal makes of it."""
        edge = i64(len(self.act))
        self.act = append(self.act, act)
        self.next = append(self.next, self.first[node])
        self.child = append(self.child, NONE)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.square = append(self.square, 0.0)
        self.guess = append(self.guess, float(guess))
        self.first[node] = edge
        return edge

    def find(self, node: i64, act: i64) -> i64:
        """The edge of a node for an action, if there is one."""
        edge = self.first[node]
        while edge != NONE and self.act[edge] != act:
            edge = self.next[edge]
        return edge

    def behind(self, edge: i64) -> i64:
        """The node behind an edge."""
        if self.child[edge] == NONE:
            self.child[edge] = i64(len(self.first))
            self.first = append(self.first, NONE)
        return self.child[edge]

    def learn(self, edge: i64, value: float) -> None:
        """How it went once."""
        self.visits[edge] += 1
        self.total[edge] += value
        self.square[edge] += value * value

    # -- what to try next ----------------------------------------------------------------------------------------------

    def best_guess(self, edges: vec[i64]) -> float:
        """The highest guess at some edges."""
        best = self.guess[edges[0]]
        i: i64 = 1
        while i < i64(len(edges)):
            best = max(best, self.guess[edges[i]])
            i += 1
        return best

    def worth(self, edge: i64, usual: float, best_guess: float, trust: float) -> float:
        """What was found, and as some visits more the guess: what is usual, less what the edge seems to be behind."""
        guess = usual + self.guess[edge] - best_guess
        return (self.total[edge] + trust * guess) / (float(self.visits[edge]) + trust)

    def select(self, edges: vec[i64], unit: float, explore: float, trust: float) -> i64:
        """The edge to follow: known worth, and the wish to look around."""
        n = i64(len(edges))
        there: i64 = 0
        so_far = 0.0
        i: i64 = 0
        while i < n:
            there += self.visits[edges[i]]
            so_far += self.total[edges[i]]
            i += 1
        best_guess = self.best_guess(edges)
        usual = so_far / float(there) if there > 0 else best_guess
        root = math.sqrt(float(there + 1))
        best: i64 = edges[0]
        best_value = -1e18
        i = 0
        while i < n:
            edge = edges[i]
            prior = 1.0 / (1.0 + 2.0 * (best_guess - self.guess[edge]) / unit)
            wish = explore * prior * root / (1.0 + float(self.visits[edge]))
            value = self.worth(edge, usual, best_guess, trust) / unit + wish
            if value > best_value:
                best_value = value
                best = edge
            i += 1
        return best

    def scores(self, edges: vec[i64], usual: float, trust: float) -> vec[i64]:
        """What some edges seem to be worth."""
        best_guess = self.best_guess(edges)
        found = vec[i64](capacity=len(edges))
        i: i64 = 0
        while i < i64(len(edges)):
            found = append(found, i64(self.worth(edges[i], usual, best_guess, trust)))
            i += 1
        return found

    def ahead(self, best: i64, edge: i64) -> bool:
        """Whether an edge is better than another beyond doubt, each by itself."""
        n = float(self.visits[best])
        worth = self.total[best] / n
        variance = max(self.square[best] / n - worth * worth, LEAST)
        visits = float(self.visits[edge])
        lead = worth - self.total[edge] / visits
        return lead > 0.0 and lead * lead >= DOUBT * variance * (1.0 / n + 1.0 / visits)
