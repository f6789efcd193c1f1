"""Planting: writes generated entities, many at a time where possible.

Existing items are kept, so that a run can be repeated.
Not here: generating them (`seed.generating`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from tablewright import limits
from tablewright.errors import AlreadyExistsError, NotUniqueError
from tablewright.model.calls import Operation, Session, Steps
from tablewright.model.checking.neighbours import has_twin
from tablewright.model.entity import Entity
from tablewright.model.operations.batches import get_all, put_all


@dataclass(slots=True)
class Planted:
    """The number of items written."""

    by_entity: dict[str, int] = field(default_factory=dict[str, int])
    there_already: int = 0

    @property
    def items(self) -> int:
        """The number of all items."""
        return sum(self.by_entity.values())

    def count(self, entity: Entity) -> None:
        """Adds an item to the count of its entity."""
        name = type(entity).__name__
        self.by_entity[name] = self.by_entity.get(name, 0) + 1


class _Planting(Operation[Planted]):
    def __init__(
        self, entities: Iterable[Entity], progress: Callable[[int], None] | None = None
    ) -> None:
        self._entities = entities
        self._progress = progress

    def steps(self, session: Session) -> Steps[Planted]:
        planted = Planted()
        entities = iter(self._entities)
        while chunk := list(islice(entities, limits.BATCH_WRITE_REQUESTS_MAX)):
            for batch in _batches(chunk):
                yield from _put(batch, planted, session)
            for entity in chunk:
                if not _fits_a_batch(entity):
                    yield from _created(entity, planted, session)
            if self._progress is not None:
                self._progress(planted.items + planted.there_already)
        return planted


def planting(
    entities: Iterable[Entity], *, progress: Callable[[int], None] | None = None
) -> Operation[Planted]:
    """Writes entities: `db.run(planting(entities))`. `progress` gets the number done."""
    return _Planting(entities, progress)


def _put(batch: list[Entity], planted: Planted, session: Session) -> Steps[None]:
    """Writes the missing entities; existing items, hidden or not, are kept."""
    places = [
        type(one).at(**{name: vars(one)[name] for name in one.__plan__.key_parts}) for one in batch
    ]
    gets = [place.get().consistently().with_hidden() for place in places]
    found = yield from get_all(gets).steps(session)
    new = [one for one, there in zip(batch, found, strict=True) if there is None]
    yield from put_all(new).steps(session)
    for entity in new:
        planted.count(entity)
    planted.there_already += len(batch) - len(new)


def _created(entity: Entity, planted: Planted, session: Session) -> Steps[None]:
    try:
        yield from entity.create().steps(session)
        planted.count(entity)
    except (AlreadyExistsError, NotUniqueError):
        planted.there_already += 1


def _batches(entities: list[Entity]) -> Iterator[list[Entity]]:
    """Groups entities into batches; a batch writes no item twice."""
    batch: dict[tuple[str, str], Entity] = {}
    for entity in filter(_fits_a_batch, entities):
        plan = entity.__plan__
        mark = (plan.table_name, str(plan.key(vars(entity))))
        if mark in batch:
            yield list(batch.values())
            batch = {}
        batch[mark] = entity
    if batch:
        yield list(batch.values())


def _fits_a_batch(entity: Entity) -> bool:
    plan = entity.__plan__
    return plan.needs_condition is None and not has_twin(plan)
