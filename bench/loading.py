"""Loading: the bench table, made and filled through BatchWriteItem, with a progress bar."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import workload
from tablewright.engine import Engine

TABLE_SECONDS_MAX = 30

_BATCHES_BETWEEN_REPORTS = 40


def progress() -> Progress:
    """A progress bar that leaves stdout alone and goes away when it is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def load(engine: Engine, count: int, *, title: str | None = None) -> None:
    """Makes the table and puts items 0 to `count` into it; a title asks for a progress bar."""
    engine.call("CreateTable", workload.CREATE_TABLE)
    if title is None:
        fill(engine.call, count)
        return
    with progress() as bar:
        task = bar.add_task(title, total=count)
        fill(engine.call, count, on_progress=lambda done: bar.update(task, completed=done))


def load_server(call: workload.Call, count: int, *, title: str) -> None:
    """Does the same through a server, whose table may take a while to become active."""
    call("CreateTable", workload.CREATE_TABLE)
    deadline = time.monotonic() + TABLE_SECONDS_MAX
    while call("DescribeTable", {"TableName": workload.TABLE})["Table"]["TableStatus"] != "ACTIVE":
        if time.monotonic() > deadline:
            raise TimeoutError("its table did not become active")
        time.sleep(0.05)
    with progress() as bar:
        task = bar.add_task(title, total=count)
        fill(call, count, on_progress=lambda done: bar.update(task, completed=done))


def fill(
    call: workload.Call, count: int, *, on_progress: Callable[[int], object] | None = None
) -> None:
    """Puts items 0 to `count` into a table that is there."""
    for number, batch in enumerate(workload.batches(count)):
        answer = call("BatchWriteItem", batch)
        while answer.get("UnprocessedItems"):
            answer = call("BatchWriteItem", {"RequestItems": answer["UnprocessedItems"]})
        if on_progress is not None and number % _BATCHES_BETWEEN_REPORTS == 0:
            on_progress(number * workload.BATCH_ITEMS)
