"""Numbers for Prometheus. They count; they name no table and nobody."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """All numbers of a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        r = self.registry
        self.requests = Counter("brettwerk_requests", "HTTP requests", ["method", "route", "status"], registry=r)
        self.request_time = Histogram("brettwerk_request_seconds", "Time per request", registry=r, buckets=QUICK)
        self.rows = Counter("brettwerk_rows", "Rows stored", ["kind"], registry=r)
        self.refused = Counter("brettwerk_refused", "Messages refused", ["code"], registry=r)
        self.handling = Histogram(
            "brettwerk_handling_seconds", "From a message to its stored row", registry=r, buckets=QUICK
        )
        self.opening = Histogram("brettwerk_opening_seconds", "Opening a stored table", registry=r, buckets=QUICK)
        self.thinking = Histogram("brettwerk_thinking_seconds", "Time per decision of a bot", registry=r)
        self.connections = Gauge("brettwerk_connections", "WebSocket connections", registry=r)
        self.tables = Gauge("brettwerk_tables", "Tables in memory", registry=r)
        self.messages = Counter("brettwerk_messages", "WebSocket messages", ["direction"], registry=r)
        self.finished = Counter("brettwerk_finished", "Games finished", ["game"], registry=r)
        self.notices = Counter("brettwerk_notices", "Your-turn notices", ["way", "outcome"], registry=r)

    def text(self) -> bytes:
        """The numbers as Prometheus reads them."""
        return generate_latest(self.registry)
