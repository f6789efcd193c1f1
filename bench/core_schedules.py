"""Schedules that are all due in one minute: claimed, and their runs queued, beside APScheduler.

    python -m bench.core_schedules [COUNT]
    python -m bench.core_schedules --finding [MOST]

Each schedule belongs to an account of its own. Both store durably, on disk. Core claims a schedule
in a transaction with its run, its source and the job of the run. It collects garbage as rarely as
`tablewright serve` does. APScheduler 3 with its SQLite store, in a process of its own, starts a job
and stores its next time; its jobs do nothing. It runs if APSCHEDULER_PYTHON names an interpreter
that has it, with SQLAlchemy.
With `--finding`, the time to find due schedules among 1,000 to 1,000,000 stored ones is measured.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.core_cost import OpenCore
from tablewright.client import Database
from tablewright.clock import instant
from tablewright.commands import collector
from tablewright.kits.calendar import Calendar
from tablewright.model import write_all
from tablewright.systems.core.design import DESIGN, Account, Source, SyncRun, SyncSchedule
from tablewright.systems.core.design.values import AccountType, ConnectionType, ScheduleType

GOAL = 10.0  # times as fast as APScheduler
GOAL_FLAT = 1.5
SIZES = (1_000, 10_000, 100_000, 1_000_000)
DUE = 50  # of the stored schedules, in the minute that is read
ROUNDS = 200


def _schedule(account: str, number: int, at: datetime) -> SyncSchedule:
    return SyncSchedule(
        source_id=f"source-{number:07}",
        schedule_id="daily",
        schedule_type=ScheduleType.DAILY,
        cron_expression="30 2 * * *",
        data_types=["contacts"],
        next_run_at=at,
        account_id=account,
    )


def _account(number: int) -> Account:
    return Account(
        account_id=f"root-{number}",
        account_path=f"/root-{number}/",
        account_type=AccountType.CONGLOMERATE,
        account_name=f"Account {number}",
        level=0,
    )


def _source(account: str, number: int) -> Source:
    return Source(
        source_id=f"source-{number:07}",
        account_id=account,
        platform_id="stripe",
        source_name=f"Source {number}",
        connection_type=ConnectionType.API_KEY,
        created_by="ann",
    )


async def _fired(count: int, folder: Path) -> tuple[float, float]:
    """Seconds, and seconds of processor time, until every schedule has a queued run."""
    core = OpenCore(folder, is_durable=True)
    await core.join()
    db, calendar = core.opened.db, _calendar(core)
    await calendar.run_due()
    due = instant(core.clock).replace(second=0, microsecond=0) + timedelta(minutes=1)
    numbers = range(count)
    await db.run(write_all([_account(one).put() for one in numbers]))
    await db.run(write_all([_source(f"root-{one}", one).put() for one in numbers]))
    await db.run(write_all([_schedule(f"root-{one}", one, due).put() for one in numbers]))
    core.clock.advance(seconds=120)
    gc.collect()
    collector.settle()
    began, used = time.perf_counter(), time.process_time()
    await calendar.run_due()
    seconds, cpu = time.perf_counter() - began, time.process_time() - used
    runs = Counter([one.source_id async for one in db.stream(SyncRun.scan())])
    assert (count, {1}) == (len(runs), set(runs.values())), "a run is missing or a duplicate"
    await core.transport.close()
    return seconds, cpu


def _calendar(core: OpenCore) -> Calendar:
    found = core.opened.running.assembly.work
    return next(one for one in found if isinstance(one, Calendar))


def _rival(count: int, folder: Path) -> tuple[float, float] | None:
    python = os.environ.get("APSCHEDULER_PYTHON")
    if python is None:
        return None
    script = Path(__file__).parent / "schedules_apscheduler.py"
    ran = subprocess.run(
        [python, str(script), str(count), str(folder)], capture_output=True, text=True, check=True
    )
    found = json.loads(ran.stdout.strip().splitlines()[-1])
    assert count == found["runs"], "APScheduler has started a job twice"
    return found["seconds"], found["cpu"]


def _finding(most: int) -> None:
    """Prints how long finding the due schedules of one minute takes."""
    first: float | None = None
    with TemporaryDirectory() as folder, Database(f"embedded:{folder}/store") as db:
        db.create_tables(DESIGN)
        begin = datetime(2027, 1, 15, 2, 30, tzinfo=UTC)
        stored = 0
        for size in [one for one in SIZES if one <= most]:
            while stored < size:
                step = range(stored, min(stored + 10_000, size))
                db.run(write_all([_schedule("a", one, _at(begin, one)).put() for one in step]))
                stored = step.stop
            times: list[float] = []
            for _ in range(ROUNDS):
                started = time.thread_time()
                found = db.all(SyncSchedule.due(begin))
                times.append(time.thread_time() - started)
                assert DUE == len(found)
            median = statistics.median(times) * 1e6
            first = first or median
            verdict = "met" if median / first <= GOAL_FLAT else "MISSED"
            print(f"{size:,} stored: {median:,.0f} µs, {median / first:.2f} times: {verdict}")


def _at(begin: datetime, number: int) -> datetime:
    return begin + timedelta(minutes=0 if number < DUE else 1 + number // DUE)


def main() -> None:
    """Measures, and prints what came of it."""
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    if "--finding" in sys.argv:
        _finding(numbers[0] if numbers else SIZES[-1])
        return
    count = numbers[0] if numbers else 10_000
    with TemporaryDirectory() as folder:
        ours = asyncio.run(_fired(count, Path(folder) / "store"))
    print(f"core: {count:,} in {ours[0]:.1f} s, {ours[1]:.1f} s of processor time, 0 duplicates")
    with TemporaryDirectory() as folder:
        rival = _rival(count, Path(folder))
    if rival is not None:
        print(f"APScheduler: {count:,} in {rival[0]:.1f} s, {rival[1]:.1f} s of processor time")
        wall, cpu = (other / own for own, other in zip(ours, rival, strict=True))
        verdict = "met" if wall >= GOAL else "MISSED"
        print(f"goal: {GOAL:g} times as fast: {wall:.1f} ({cpu:.1f} by processor): {verdict}")


if __name__ == "__main__":
    main()
