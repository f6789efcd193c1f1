"""For random designs and random writes, every stored item is what a fresh put would write.

What a put should write is worked out a second time in `tests.model.random_designs`: whatever a
design and a sequence of writes are, every index key and computed attribute agrees with the values
beside it.
"""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportGeneralTypeIssues=false

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import ItemNotFoundError, RequestError
from tablewright.model import add, assign, design_of, remove, transaction, update_of
from tests.examples import examples
from tests.model.random_designs import (
    POOL,
    START,
    Described,
    designs,
    entity_of,
    expected_item,
)


@dataclass
class Run:
    """One random sequence of writes, and what should be stored after each."""

    described: Described
    entity: Any
    database: Database
    clock: ManualClock
    values: dict[str, Any] | None = None

    def check(self) -> None:
        items = self.database.call("Scan", {"TableName": "things"})["Items"]
        assert (
            [] if self.values is None else [expected_item(self.described, self.values)]
        ) == items

    def attempt(self, operation: Any, after: dict[str, Any] | None) -> None:
        """Runs a write; one that is refused changes nothing."""
        try:
            self.database.run(operation)
        except RequestError:
            return
        except ItemNotFoundError:
            assert self.values is None or self.values.get("gone_at") is not None
            return
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        if after is not None:
            if "updated" in self.described.roles:
                after["changed_at"] = now
            if "version" in self.described.roles:
                after["version"] = (self.values or {"version": 0})["version"] + 1
        self.values = after

    def put(self, given: dict[str, Any]) -> None:
        old = None if self.values is None else self.database.run(self._at().get().with_hidden())
        values = {"id": "1", "count": 0, **given}
        if old is None or "version" not in self.described.roles:
            entity = self.entity(**values)
            self.attempt(entity.put(), values)
            return
        for name, value in values.items():
            setattr(old, name, value)
        assert self.values is not None
        self.attempt(old.put(), {**self.values, **values})

    def _at(self) -> Any:
        return self.entity.at(id="1")

    def update(self, given: dict[str, Any], *, way: str) -> None:
        after = None if self.values is None else {**self.values, **given}
        if way == "edited" and self.values is not None:
            draft = self.database.run(self._at().get().with_hidden()).edited()
            for name, value in given.items():
                setattr(draft, name, value)
            self.attempt(update_of(draft), after)
            return
        changes = [
            remove(getattr(self.entity, name))
            if value is None
            else assign(getattr(self.entity, name), value)
            for name, value in given.items()
        ]
        update = self._at().update(*changes)
        if way == "transaction":
            try:
                self.attempt(transaction(update), after)
            except Exception as error:
                reasons = getattr(error, "reasons", ())
                if not (self.values is None and isinstance(reasons[0], ItemNotFoundError)):
                    raise
        else:
            self.attempt(update, after)

    def count(self) -> None:
        after = None if self.values is None else {**self.values, "count": self.values["count"] + 2}
        self.attempt(self._at().update(add(self.entity.count, 2)), after)

    def delete(self) -> None:
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        is_soft = "softly" in self.described.roles and self.values is not None
        after = {**(self.values or {}), "gone_at": now} if is_soft else None
        self.attempt(self._at().delete(), after)

    def revive(self) -> None:
        if "softly" in self.described.roles:
            after = None if self.values is None else {**self.values, "gone_at": None}
            self.attempt(self._at().revive(), after)

    def erase(self) -> None:
        self.attempt(self._at().erase(), None)


def _values(draw: Any, described: Described, *, some: bool) -> dict[str, Any]:
    names = [*described.names, *(["number"] if described.number else [])]
    if some:
        names = draw(st.lists(st.sampled_from(names), min_size=1, max_size=3, unique=True))
    found: dict[str, Any] = {}
    for name in names:
        if name == "number":
            found[name] = draw(st.integers(0, 99))
        elif POOL[name].is_optional and draw(st.booleans()):
            found[name] = None
        else:
            found[name] = draw(POOL[name].values)
    return found


@settings(max_examples=examples(80))
@given(data=st.data(), described=designs())
def test_whatever_is_written_items_are_as_a_fresh_put_writes_them(data: Any, described: Described):
    entity = entity_of(described)
    clock = ManualClock(START.timestamp())
    with (
        EmbeddedTransport(Engine.memory(clock=clock), owns_engine=True) as transport,
        Database(transport=transport, clock=clock) as database,
    ):
        database.create_tables(design_of("things", entity.__plan__.table))
        run = Run(described, entity, database, clock)
        run.put(_values(data.draw, described, some=False))
        run.check()
        for _ in range(data.draw(st.integers(1, 8))):
            clock.advance(seconds=1)
            match data.draw(st.sampled_from(["put", "update", "count", "delete", "back", "erase"])):
                case "put":
                    run.put(_values(data.draw, described, some=False))
                case "update":
                    way = data.draw(st.sampled_from(["at", "edited", "transaction"]))
                    run.update(_values(data.draw, described, some=True), way=way)
                case "count":
                    run.count()
                case "delete":
                    run.delete()
                case "back":
                    run.revive()
                case _:
                    run.erase()
            run.check()
