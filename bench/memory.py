"""Memory: the private memory of a process with the engine, at a million items.

RssAnon counts: memory that no other process can use. The store's file is mapped, so RSS and what
`top` shows also hold pages of the file, which the system takes back at will. A process of its own
does the work (`python -m bench.memory ITEMS`), so that nothing else is counted.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench import report, workload
from bench.loading import load
from tablewright.engine import Engine

GOAL_MB = 150
RANDOM_READS = 50_000

_STATUS = Path("/proc/self/status")
_ROOT = Path(__file__).resolve().parents[1]
_TITLE = "Memory of the process itself (RssAnon) with {:,} items on disk"


def measured(items: int) -> report.Section:
    """RssAnon of a process of its own, step by step."""
    title = _TITLE.format(items)
    columns = ("after", "MB", "goal")
    if not _STATUS.exists():
        reason = "memory: this system has no /proc to read RssAnon from"
        return report.Section("memory", title, columns, rows=(), data=[], missing=(reason,))
    finished = subprocess.run(
        [sys.executable, "-m", "bench.memory", str(items)],
        cwd=_ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    stages: list[dict[str, Any]] = json.loads(finished.stdout)
    return report.Section(
        "memory",
        title,
        columns,
        rows=[
            (
                stage["after"],
                report.amount(stage["rss_anon_mb"]),
                report.goal(stage["rss_anon_mb"], stage["goal_mb"], unit=" MB"),
            )
            for stage in stages
        ],
        data=stages,
    )


def _rss_anon_mb() -> float:
    for line in _STATUS.read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024 / 1e6
    raise RuntimeError("/proc/self/status has no RssAnon")


def _stages(items: int) -> list[dict[str, Any]]:
    stages: list[dict[str, Any]] = []

    def note(after: str, goal_mb: float | None = GOAL_MB) -> None:
        stages.append({"after": after, "rss_anon_mb": _rss_anon_mb(), "goal_mb": goal_mb})

    with (
        TemporaryDirectory(prefix="bench-") as name,
        Engine.open(Path(name) / "store", durability="relaxed", sweeps=False) as engine,
    ):
        note("opening an empty store", None)
        load(engine, items, title=f"memory: loading {items:,} items")
        note(f"loading {items:,} items")
        requests = workload.Requests(items)
        for _ in range(RANDOM_READS):
            engine.call("GetItem", requests.get())
        note(f"{RANDOM_READS:,} random GetItem")
        found = _scanned(engine)
        if found != items:
            raise RuntimeError(f"the scan found {found:,} of {items:,} items")
        note("a Scan of everything, in pages of 1 MB")
    return stages


def _scanned(engine: Engine) -> int:
    """How many items a full Scan gives."""
    found = 0
    start: dict[str, Any] = {}
    while True:
        page = engine.call("Scan", {"TableName": workload.TABLE, **start})
        found += page["Count"]
        if "LastEvaluatedKey" not in page:
            return found
        start = {"ExclusiveStartKey": page["LastEvaluatedKey"]}


if __name__ == "__main__":
    print(json.dumps(_stages(int(sys.argv[1]))))
