"""The process that is killed in the middle of a job.

Before every step it says so and waits for a line, so that the process that kills it knows its step:

    python -m tests.ops.stopped_child apply STORE
    python -m tests.ops.stopped_child rewrite STORE
    python -m tests.ops.stopped_child export STORE FOLDER
    python -m tests.ops.stopped_child import STORE FOLDER
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tablewright import Engine, SystemClock, limits
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.model import Design, Entity
from tablewright.ops.apply import FileBookmarks, applying
from tablewright.ops.entities import entities_of
from tablewright.ops.plan import planning
from tablewright.ops.transfer import exported, found_source, imported
from tests.ops import shops
from tests.tidy.tree import ROOT

STEP = b"step\n"
PATIENCE_SECONDS = 60
PAGE_ITEMS = 5


def _stop(*_: object) -> None:
    os.write(1, STEP)
    sys.stdin.readline()


def _apply(store: Path) -> None:
    _applied(store, shops.DESIGN, dict(entities_of(shops.DESIGN, shops)))


def _rewrite(store: Path) -> None:
    _applied(store, shops.LATER, {("shop", "LaterCustomer"): shops.LaterCustomer})


def _applied(store: Path, design: Design, entities: dict[tuple[str, str], type[Entity]]) -> None:
    with Database(f"embedded:{store}") as db:
        plan = db.run(planning(design, entities=entities))
        db.run(
            applying(
                plan,
                design,
                entities,
                bookmarks=FileBookmarks(store.with_name("bookmarks.json")),
                progress=_stop,
                page_size=PAGE_ITEMS,
            )
        )


def _export(store: Path, folder: Path) -> None:
    limits.EXPORT_PART_BYTES = 1  # a file for each page
    limits.PAGE_BYTES_MAX = 500
    with EmbeddedTransport(Engine.open(store), owns_engine=True) as transport:
        clock = SystemClock()
        exported(transport, shops.FIRST, folder, target="x", clock=clock, progress=_stop)


def _import(store: Path, folder: Path) -> None:
    limits.IMPORT_NOTE_SECONDS = 0.0
    with EmbeddedTransport(Engine.open(store), owns_engine=True) as transport:
        source = found_source(shops.FIRST, folder)
        imported(transport, source, target="x", clock=SystemClock(), progress=_stop)


def killed_after(steps: int, *arguments: object) -> None:
    """Runs a job in a process of its own, and kills it in the middle of a step."""
    command = [sys.executable, "-m", "tests.ops.stopped_child", *map(str, arguments)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for _ in range(steps):
            assert child.stdout.readline() == STEP, "it ended before it was killed"
            child.stdin.write(b"\n")
            child.stdin.flush()
        assert child.stdout.readline() == STEP, "it ended before it was killed"
        child.kill()


if __name__ == "__main__":
    kind, *paths = sys.argv[1:]
    jobs = {"apply": _apply, "rewrite": _rewrite, "export": _export, "import": _import}
    jobs[kind](*map(Path, paths))
