"""Access patterns that are written out: class methods that are a part of the design."""

from __future__ import annotations

from typing import Self

import pytest

from tablewright.client import Database
from tablewright.errors import PatternError
from tablewright.model import (
    Entity,
    Key,
    Scan,
    Update,
    action,
    add,
    design_of,
)


class Counter(Entity, table="counters"):
    counter_id: str
    count: int = 0
    primary = Key("{counter_id}")

    @action("UpdateItem")
    @classmethod
    def raise_by(cls, counter_id: str, amount: int = 1) -> Update[Self]:
        """Raises a counter."""
        return cls.at(counter_id=counter_id).update(add(cls.count, amount))

    @action("Scan", extension=True)
    @classmethod
    def busy(cls) -> Scan[Self]:
        """Counters that were raised."""
        return cls.scan().where(cls.count > 0)


def test_a_function_that_is_no_class_method_is_refused():
    with pytest.raises(PatternError, match="Write @action above @classmethod"):

        @action("Scan")
        def alone() -> None: ...


def test_an_action_runs_as_the_class_method_it_is():
    with Database("memory:") as db:
        db.create_tables(design_of("counters", Counter))
        db.run(Counter(counter_id="a").create())
        db.run(Counter(counter_id="b").create())
        assert 3 == db.run(Counter.raise_by("a", 3)).count
        assert ["a"] == [one.counter_id for one in db.all(Counter.busy())]


def test_an_action_is_an_access_pattern_of_the_design():
    (entity,) = design_of("counters", Counter).tables[0].entities
    raise_by, busy = entity.patterns
    assert ("raise_by", "UpdateItem", "Raises a counter.", False) == (
        raise_by.name,
        raise_by.operation,
        raise_by.description,
        raise_by.extension,
    )
    assert [("counter_id", "counter_id", "S", True), ("amount", None, "ANY", False)] == [
        (one.name, one.attribute, one.type, one.required) for one in raise_by.parameters
    ]
    assert ("busy", "Scan", True) == (busy.name, busy.operation, busy.extension)
