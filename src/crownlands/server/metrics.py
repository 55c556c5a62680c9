"""What Prometheus reads."""

from prometheus_client import Counter, Gauge, Histogram

moves = Counter("crownlands_moves_total", "Entries written to the logs of tables")
slow_bots = Counter("crownlands_slow_bots_total", "Bots that took too long and were answered for")
refused = Counter("crownlands_refused_total", "Requests and messages that were refused", ["key"])
sockets = Gauge("crownlands_sockets", "Open WebSockets")
live_tables = Gauge("crownlands_live_tables", "Tables in memory")
stored = Histogram(
    "crownlands_stored_seconds",
    "From a move to its being on the disk",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
