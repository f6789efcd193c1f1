"""Runs the operations of `request_cases.py` on memory, and shows the requests they became.

Not here: writing them into `requests.md` (`generate.py`).
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

from request_cases import SECTIONS, Case, Member

from tablewright import Engine, ManualClock, model
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.ids import CountingIds

sys.path.insert(0, str(Path(__file__).parents[2]))
from examples import shop  # which is no part of the package

JSON_COLUMNS = 92
NAMES: dict[str, Any] = {
    **{name: getattr(model, name) for name in model.__all__},
    **{name: getattr(shop, name) for name in ("Customer", "Order", "Account", "Decimal")},
    "Member": Member,
    "design": model.design_of("shop", shop.Shop, Member, shop.Account),
    "monday": datetime(2026, 11, 2, tzinfo=UTC),
    "friday": datetime(2026, 11, 6, tzinfo=UTC),
}


@dataclass
class _Recorder:
    """A transport that remembers what it was asked."""

    inner: EmbeddedTransport
    sent: list[tuple[str, Any]] = field(default_factory=list)

    def send(self, operation: str, body: bytes) -> bytes:
        self.sent.append((operation, json.loads(body)))
        return self.inner.send(operation, body)

    def close(self) -> None:
        self.inner.close()


def requests_page() -> str:
    """Every case with its requests, in Markdown."""
    lines: list[str] = []
    for title, cases in SECTIONS.items():
        lines += [f"## {title}", ""]
        for case in cases:
            lines += [f"### {case.title}", ""]
            lines += [case.note, ""] if case.note else []
            lines += ["```py", case.code, "```", ""]
            for operation, request in _requests_of(case):
                lines += [f"`{operation}`", "", "```json", *_shown(request), "```", ""]
    return "\n".join(lines).strip()


def _requests_of(case: Case) -> list[tuple[str, Any]]:
    clock = ManualClock(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp())
    recorder = _Recorder(EmbeddedTransport(Engine.memory(clock=clock), owns_engine=True))
    with contextlib.closing(recorder), contextlib.redirect_stdout(None):
        db = Database(transport=recorder, clock=clock, ids=CountingIds())
        if "create_tables" not in case.code:
            _fill(db)
        recorder.sent.clear()
        exec(case.code, {**NAMES, "db": db})
    return sorted(recorder.sent, key=_segment)


def _segment(sent: tuple[str, Any]) -> int:
    """The parts of a parallel scan are sent in any order."""
    return sent[1].get("Segment", 0)


def _fill(db: Database) -> None:
    db.create_tables(NAMES["design"])
    db.run(shop.Customer(customer_id="ada", email="ada@example.com", name="Ada").create())
    for number in (1, 2, 3):
        placed_at = datetime(2026, 11, number, 12, tzinfo=UTC)
        order = shop.Order(
            customer_id="ada", order_id=f"o{number}", placed_at=placed_at, total=Decimal(9)
        )
        db.run(order.create())
    db.run(Member(account_id="acme", member_id="m1", labels={"new"}, notes=["first"]).put())


def _shown(value: Any, indent: int = 0, column: int = 0) -> Iterator[str]:
    """JSON in lines, where what fits into one line is in one."""
    flat = json.dumps(value)
    if column + len(flat) <= JSON_COLUMNS or not isinstance(value, dict | list):
        yield flat
        return
    is_map = isinstance(value, dict)
    labelled = (
        [(f"{json.dumps(name)}: ", part) for name, part in value.items()]
        if is_map
        else [("", part) for part in value]
    )
    yield "{" if is_map else "["
    for position, (label, part) in enumerate(labelled, start=1):
        first, *rest = _shown(part, indent + 2, indent + 3 + len(label))
        lines = [" " * (indent + 2) + label + first, *rest]
        lines[-1] += "," if position < len(labelled) else ""
        yield from lines
    yield " " * indent + ("}" if is_map else "]")
