"""APScheduler starts jobs that are all due, from its SQLite store; run by an interpreter with it.

    python bench/schedules_apscheduler.py COUNT FOLDER

A job only counts itself, so that starting it is measured: reading the due jobs, handing each to the
pool of threads, and storing its next time.
Not here: starting it (`bench.core_schedules`).
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections import Counter
from datetime import UTC, datetime, timedelta

from apscheduler.jobstores.sqlalchemy import (  # pyright: ignore[reportMissingImports]
    SQLAlchemyJobStore,
)
from apscheduler.schedulers.background import (  # pyright: ignore[reportMissingImports]
    BackgroundScheduler,
)

RUNS: Counter[int] = Counter()
DONE = threading.Event()


def run(number: int, count: int) -> None:
    """Counts a run."""
    RUNS[number] += 1
    if len(RUNS) == count:
        DONE.set()


def main() -> None:
    """Stores the jobs, lets them become due, and prints how long their start took."""
    count, folder = int(sys.argv[1]), sys.argv[2]
    store = SQLAlchemyJobStore(url=f"sqlite:///{folder}/jobs.sqlite")
    scheduler = BackgroundScheduler(jobstores={"default": store}, timezone=UTC)
    scheduler.start(paused=True)
    due = datetime.now(UTC) - timedelta(seconds=30)
    for number in range(count):
        scheduler.add_job(
            run,
            "interval",
            args=(number, count),
            days=1,
            next_run_time=due,
            misfire_grace_time=None,
        )
    began, used = time.perf_counter(), time.process_time()
    scheduler.resume()
    DONE.wait()
    while store.get_next_run_time() < datetime.now(UTC):
        time.sleep(0.01)
    seconds, cpu = time.perf_counter() - began, time.process_time() - used
    print(json.dumps({"seconds": seconds, "cpu": cpu, "runs": sum(RUNS.values())}))
    scheduler.shutdown(wait=False)


if __name__ == "__main__":
    main()
