"""Engine support: the features of DynamoDB that a design needs and an engine lacks.

    lacked(ENGINES["alternator"], design)     of an engine by its name
    db.run(supporting(design))                of the target, which is asked

Alternator's come from its compatibility page, dynalite's from its issues 66 and 98. The others were
observed: DynamoDB Local 3.3.1, dynoxide 1.2.1 and ExtendDB 0.1.10.
Not here: the differences between a target's tables and a design (`ops.plan`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.errors import ServiceError, UnknownOperationException
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.tables import AWS_OWNED_KEY
from tablewright.model.design import Design, TableDesign
from tablewright.ops.plan.deployed import deployed, is_alternator

TRANSACTIONS: Final = "transactions"
_PAIRED_KEYS: Final = "index keys of several attributes"
_PROJECTIONS: Final = "index projections"
_RECOVERY: Final = "point-in-time recovery"
_PROTECTION: Final = "deletion protection"
_ENCRYPTION: Final = "encryption at rest"
_STREAMS: Final = "streams"

_ALTERNATOR: Final = frozenset(
    {TRANSACTIONS, _PAIRED_KEYS, _PROJECTIONS, _RECOVERY, _PROTECTION, _ENCRYPTION}
)

ENGINES: Final[Mapping[str, frozenset[str]]] = {
    "alternator": _ALTERNATOR,
    "aws": frozenset(),
    "dynalite": frozenset({TRANSACTIONS, _STREAMS}),
    "dynamodb-local": frozenset({_RECOVERY, _ENCRYPTION}),
    "dynoxide": frozenset({_RECOVERY}),
    "extenddb": frozenset(),
    "tablewright": frozenset(),
}

_TRANSACTIONAL = ("TransactWriteItems", "TransactGetItems")


@dataclass(frozen=True, slots=True)
class Lack:
    """A feature that an engine lacks, and the parts of a design that need it."""

    feature: str
    needed_by: tuple[str, ...]

    @property
    def words(self) -> str:
        """The feature with the first part that needs it."""
        first, *more = self.needed_by
        others = f" and {len(more)} more" if more else ""
        return f"{self.feature} ({first}{others})"


def lacked(missing: Iterable[str], design: Design, *, has_transactions: bool = False) -> list[Lack]:
    """Returns the features that a design needs among missing ones.

    `has_transactions` means that code uses transactions that the design does not show.
    """
    needs = _needs(design)
    if has_transactions:
        needs[TRANSACTIONS].insert(0, "requests that write several items")
    return [Lack(one, tuple(needs[one])) for one in needs if one in set(missing) and needs[one]]


def sentence(engine: str, lacks: Iterable[Lack]) -> str:
    """Returns one sentence about an engine that lacks something."""
    *most, last = (one.words for one in lacks)
    listed = f"{', '.join(most)} or {last}" if most else last
    return f"{engine} does not support {listed}."


def supporting(design: Design, *, has_transactions: bool = False) -> Operation[list[Lack]]:
    """Asks the target which features it lacks: `db.run(supporting(design))`.

    Nothing is written: the request for a transaction is empty, and therefore invalid.
    """
    return _Supporting(design, has_transactions)


@dataclass(frozen=True, slots=True)
class _Supporting(Operation[list[Lack]]):
    design: Design
    has_transactions: bool

    def steps(self, session: Session) -> Steps[list[Lack]]:
        missing = yield from _missing(self.design)
        return lacked(missing, self.design, has_transactions=self.has_transactions)


def _missing(design: Design) -> Steps[set[str]]:
    """Returns the features that the target lacks, as far as requests can show."""
    missing: set[str] = set()
    try:
        yield Call("TransactWriteItems", {"TransactItems": []})
    except UnknownOperationException:
        missing.add(TRANSACTIONS)
    except ServiceError:
        pass  # the operation exists: it has rejected an empty transaction
    for table in design.tables:
        found = yield from deployed(table.name)
        if found is None:
            continue
        if is_alternator(found.arn):
            return missing | _ALTERNATOR
        settings = {"recovery": _RECOVERY, "encryption": _ENCRYPTION}
        missing |= {settings[one] for one in found.unknown if one in settings}
        break
    return missing


def _needs(design: Design) -> dict[str, list[str]]:
    """The features that a design needs, each with the parts that need it."""
    tables = design.tables
    return {
        TRANSACTIONS: [one for table in tables for one in _transactional(table)],
        _PAIRED_KEYS: [
            index.name
            for table in tables
            for index in table.indexes
            if isinstance(index.partition_key, tuple) or isinstance(index.sort_key, tuple)
        ],
        _PROJECTIONS: [
            index.name for table in tables for index in table.indexes if index.projection != "ALL"
        ],
        _STREAMS: [table.name for table in tables if table.stream is not None],
        _RECOVERY: [table.name for table in tables if table.point_in_time_recovery],
        _PROTECTION: [table.name for table in tables if table.deletion_protection],
        _ENCRYPTION: [table.name for table in tables if table.encryption != AWS_OWNED_KEY],
    }


def _transactional(table: TableDesign) -> list[str]:
    unique = [
        f"the unique {entity.name}.{one.python_name}"
        for entity in table.entities
        for one in entity.attributes
        if one.unique_within is not None
    ]
    return unique + [
        f"{entity.name}.{pattern.name}"
        for entity in table.entities
        for pattern in entity.patterns
        if pattern.operation in _TRANSACTIONAL
    ]
