"""Codecs in processor time: from an answer's bytes to objects, and from an object to a request.

Everything runs in one thread and in turns; what counts is the ratio within a round. Ours and a
rival get the same bytes. Ours makes dates, times, enumerations and nested objects of them, where
the rivals keep texts.
    python -m bench.model_codecs
Not here: what a client does around it, connections above all (`bench.model`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from bench import model_codec_rivals as rivals
from bench.model_codec_items import (
    JOB_ITEMS,
    JOBS,
    PERSON_ITEMS,
    PERSONS,
    person,
    person_keys,
)
from bench.report import Section, amount, goal_at_least, show, show_machine, times
from bench.rounds import Plan, Work, race, ratios
from tablewright.model.plans.codecs import Codec

READING = Plan(rounds=12, slice_ms=100, clock=time.thread_time)
WRITING = Plan(rounds=25, slice_ms=10, clock=time.thread_time)

Contender = tuple[str, Callable[[], Any], float | None]  # name, what makes it, goal

_READ_PERSONS: Sequence[Contender] = (
    ("boto3 resource", rivals.boto3_read, 15),
    ("PynamoDB", rivals.pynamodb_read_persons, 15),
    ("dyntastic", rivals.dyntastic_read_persons, None),
    ("pydynox", rivals.pydynox_read_persons, 3),
    ("aiodynamo", rivals.aiodynamo_read, None),
)
_READ_JOBS: Sequence[Contender] = (
    ("boto3 resource", rivals.boto3_read, 15),
    ("PynamoDB", rivals.pynamodb_read_jobs, 15),
    ("dyntastic", rivals.dyntastic_read_jobs, None),
    ("pydynox", rivals.pydynox_read_jobs, 3),
    ("aiodynamo", rivals.aiodynamo_read, None),
)
_WRITE: Sequence[Contender] = (
    ("boto3 resource", rivals.boto3_write, 8),
    ("PynamoDB", rivals.pynamodb_write, None),
    ("dyntastic", rivals.dyntastic_write, None),
    ("pydynox", rivals.pydynox_write, None),
)


def our_read(codec: Codec[Any]) -> rivals.Read:
    """As a client does: one typed decode of the page, then the generated reader."""
    answer = msgspec.defstruct(
        "Page", [("Items", list[codec.wire_type]), ("Count", int), ("ScannedCount", int)]
    )
    decode, read = msgspec.json.Decoder[Any](answer).decode, codec.read
    return lambda body: [read(wire) for wire in decode(body).Items]


def our_write() -> rivals.Write:
    """The generated writer, with all nine key attributes computed, and the body."""
    one, write, encode = person(0), PERSONS.write, msgspec.json.Encoder().encode
    return lambda: encode({"TableName": "Yggdrasil", "Item": {**write(one), **person_keys(one)}})


def reading_persons(plan: Plan = READING) -> Section:
    """A page of 1,000 flat items."""
    title = "A page of 1,000 persons (29 attributes, 1.3 KB) to objects, µs per item"
    return _reading("codec_persons", title, _READ_PERSONS, PERSONS, PERSON_ITEMS, plan)


def reading_jobs(plan: Plan = READING) -> Section:
    """A page of 1,000 nested items."""
    title = "A page of 1,000 nested jobs (0.8 KB) to objects, µs per item"
    return _reading("codec_jobs", title, _READ_JOBS, JOBS, JOB_ITEMS, plan)


def writing(plan: Plan = WRITING) -> Section:
    """One object to the body of a PutItem."""
    title = "A person to the body of a PutItem, µs"
    return _raced("codec_write", title, _WRITE, our_write, _repeated, plan, 1)


def sections() -> list[Section]:
    """All of it."""
    return [reading_persons(), reading_jobs(), writing()]


def _reading(
    key: str,
    title: str,
    contenders: Sequence[Contender],
    codec: Codec[Any],
    items: list[dict[str, Any]],
    plan: Plan,
) -> Section:
    body = rivals.page(items)

    def work(read: rivals.Read) -> Work:
        return _repeated(lambda: read(body))

    return _raced(key, title, contenders, lambda: our_read(codec), work, plan, len(items))


def _raced(
    key: str,
    title: str,
    contenders: Sequence[Contender],
    ours: Callable[[], Any],
    work: Callable[[Any], Work],
    plan: Plan,
    share: int,
) -> Section:
    """All contenders in one race; `share` operations count as one item."""
    made: list[tuple[str, Work, float | None]] = [("Tablewright", work(ours()), None)]
    missing: list[str] = []
    for name, make, goal in contenders:
        try:
            made.append((name, work(make()), goal))
        except ImportError as error:
            missing.append(f"{name}: {error}")
    measured = race([one for _, one, _ in made], plan)
    rows: list[Sequence[str | Text]] = []
    data: list[dict[str, Any]] = []
    for (name, _, goal), times_us in zip(made, measured, strict=True):
        median = sorted(times_us)[len(times_us) // 2] / share
        ratio = ratios(times_us, measured[0])
        shown = times(ratio) if goal is None else goal_at_least(ratio, goal)
        rows.append((name, amount(median), shown, "" if goal is None else f"at least {goal:g}"))
        data.append({"name": name, "us": median, "ratio": ratio.to_json(), "goal": goal})
    columns = ("", "µs", "times as long as Tablewright", "goal")
    return Section(key, title, columns, rows, data, missing)


def _repeated(once: Callable[[], Any]) -> Work:
    def work(count: int) -> Callable[[], object]:
        def timed() -> None:
            for _ in range(count):
                once()

        return timed

    return work


if __name__ == "__main__":
    show_machine()
    for section in sections():
        show(section)
