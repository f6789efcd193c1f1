"""The model: what tables hold, as dictionaries of dictionaries, and what operations do to them.

Simple and obviously right is all it wants to be. An index is worked out from the items whenever
a caller asks, so it can be neither stale nor wrong; nothing is cached, nothing is encoded.
Not here: requests and answers (`machine`), conditions and updates (`conditions`, `updates`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, TypeVar

from tests.stateful import plain, updates
from tests.stateful.conditions import Condition, names_in
from tests.stateful.plain import Item, Path, Value
from tests.stateful.streams import Stream
from tests.stateful.updates import Action, Unfit

FIVE_YEARS_SECONDS = 5 * 365 * 24 * 3600
HOUR_SECONDS = 3600
TOKEN_SECONDS = 600

_REMOVALS = (updates.Remove, updates.Delete)  # these alone do not make an item

T = TypeVar("T")
Identity = tuple[str, ...]  # what the key attributes of an item contain


class Refused(Exception):
    """DynamoDB refuses the request with an error of this name."""

    def __init__(self, kind: str, **details: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.details = details


def invalid() -> Refused:
    return Refused("ValidationException")


@dataclass(frozen=True)
class Index:
    name: str
    partition: tuple[str, ...]
    sort: tuple[str, ...]
    includes: frozenset[str] | None  # None: every attribute
    is_global: bool


@dataclass
class Table:
    name: str
    key: tuple[str, ...]  # the partition key and, if there is one, the sort key
    types: dict[str, str]  # of every key attribute, those of indexes too
    indexes: dict[str, Index]
    items: dict[Identity, Item] = field(default_factory=dict[Identity, Item])
    ttl_attribute: str = ""
    ttl_changed_at: float = 0.0
    stream: Stream | None = None  # the one that is switched on

    def identity(self, item: Item) -> Identity:
        return tuple(next(iter(item[name].values())) for name in self.key)

    def key_of(self, item: Item) -> Item:
        return {name: item[name] for name in self.key}

    def key_names(self, index: Index | None) -> tuple[str, ...]:
        """The attributes of a LastEvaluatedKey."""
        names = (*self.key, *(index.partition + index.sort if index else ()))
        return tuple(dict.fromkeys(names))

    def holds(self, index: Index, item: Item) -> bool:
        """Whether an index has an entry of the item."""
        return all(
            name in item and self.types[name] in item[name] and "" not in item[name].values()
            for name in (*index.partition, *index.sort)
        )

    def view(self, index: Index | None, item: Item) -> Item:
        """What an index has of an item."""
        if index is None or index.includes is None:
            return item
        return {name: value for name, value in item.items() if name in self.held(index)}

    def held(self, index: Index) -> set[str]:
        """The attributes that an index has that does not have all."""
        return {*self.key_names(index), *(index.includes or ())}

    def entries(self, index: Index | None) -> list[Item]:
        """The items that the table or an index has, whole."""
        return [item for item in self.items.values() if index is None or self.holds(index, item)]

    def position(self, index: Index | None, item: Item) -> list[Any]:
        """Where an item stands within its partition; in an index several may stand together."""
        names = self.key[1:] if index is None else index.sort
        return [plain.rank(item[name]) for name in names]

    def check_index_keys(self, item: Item, names: Iterable[str]) -> None:
        """Refuses values among the named attributes that an index cannot take for a key."""
        keys = {name for index in self.indexes.values() for name in index.partition + index.sort}
        for name in keys.intersection(names, item):
            if self.types[name] not in item[name]:
                raise invalid()
            if "" in item[name].values():
                # This refuses the whole of a transaction, where others merely cancel it.
                raise Refused("ValidationException", at_once=True)


@dataclass(frozen=True)
class Put:
    table: str
    item: Item
    condition: Condition | None = None


@dataclass(frozen=True)
class Update:
    table: str
    key: Item
    actions: tuple[Action, ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class Delete:
    table: str
    key: Item
    condition: Condition | None = None


@dataclass(frozen=True)
class Check:
    table: str
    key: Item
    condition: Condition


Write = Put | Update | Delete | Check


@dataclass
class Outcome:
    """An item before and after a write, None where there was or is none."""

    table: Table
    identity: Identity
    old: Item | None
    new: Item | None


class Model:
    """The tables of one account."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.tables: dict[str, Table] = {}
        self.written: list[tuple[str, Identity]] = []  # everything that ever changed, in order
        self.tokens: dict[str, tuple[float, Any, Any]] = {}  # until when, for what, its answer
        self.streams: dict[str, Stream] = {}  # every stream there ever was, by its ARN

    def outcome(self, write: Write) -> Outcome:
        """What a write would do; raises `Refused`."""
        table = self.tables[write.table]
        given = plain.spelled_item(write.item if isinstance(write, Put) else write.key)
        identity = table.identity(given)
        old = table.items.get(identity)
        if isinstance(write, Put):
            table.check_index_keys(given, given)
        if write.condition is not None and not write.condition.holds(old or {}):
            raise Refused("ConditionalCheckFailedException", **({"Item": old} if old else {}))
        if isinstance(write, Put):
            new: Item | None = given
        elif isinstance(write, Update):
            makes_nothing = all(isinstance(action, _REMOVALS) for action in write.actions)
            new = (
                None
                if old is None and makes_nothing
                else self._updated(table, old or given, write.actions)
            )
        else:
            new = old if isinstance(write, Check) else None
        return Outcome(table, identity, old, new)

    def _updated(self, table: Table, before: Item, actions: Sequence[Action]) -> Item:
        try:
            after = updates.updated(before, actions)
        except Unfit:
            raise invalid() from None
        table.check_index_keys(after, [str(action.path[0]) for action in actions])
        return after

    def apply(self, outcome: Outcome, *, by_service: bool = False) -> None:
        """Makes an outcome real."""
        self.written.append((outcome.table.name, outcome.identity))
        if outcome.table.stream is not None:
            images = outcome.old, outcome.new
            outcome.table.stream.add(outcome.identity, *images, now=self.now, by_service=by_service)
        if outcome.new is None:
            outcome.table.items.pop(outcome.identity, None)
        else:
            outcome.table.items[outcome.identity] = outcome.new

    def write(self, write: Write) -> Outcome:
        """Does one write."""
        outcome = self.outcome(write)
        self.apply(outcome)
        return outcome

    def check_writes(self, writes: Sequence[Write]) -> None:
        """Refuses a transaction for what is wrong with its puts, whatever the tables hold."""
        self._attempted(self._check_put, writes)

    def write_together(self, writes: Sequence[Write]) -> list[Outcome]:
        """Does every write of a transaction, or none and tells the code of each."""
        outcomes = self._attempted(self.outcome, writes)
        for outcome in outcomes:
            self.apply(outcome)
        return outcomes

    def _attempted(self, attempt: Callable[[Write], T], writes: Sequence[Write]) -> list[T]:
        codes: list[str] = []
        results: list[T] = []
        for write in writes:
            try:
                results.append(attempt(write))
                codes.append("None")
            except Refused as refusal:
                if "at_once" in refusal.details:
                    raise
                failed = refusal.kind == "ConditionalCheckFailedException"
                codes.append("ConditionalCheckFailed" if failed else "ValidationError")
        if set(codes) != {"None"}:
            raise Refused("TransactionCanceledException", codes=codes)
        return results

    def _check_put(self, write: Write) -> None:
        if isinstance(write, Put):
            self.tables[write.table].check_index_keys(write.item, write.item)

    def expire(self) -> int:
        """Deletes what has expired; returns how many items that were."""
        count = 0
        for table in self.tables.values():
            for identity, item in list(table.items.items()):
                if self._is_expired(item.get(table.ttl_attribute)):
                    self.apply(Outcome(table, identity, item, None), by_service=True)
                    count += 1
        return count

    def _is_expired(self, value: Value | None) -> bool:
        if value is None or "N" not in value:
            return False
        second, now = math.ceil(Decimal(value["N"])), math.floor(self.now)
        return max(0, now - FIVE_YEARS_SECONDS) <= second <= now

    def begin_stream(self, name: str, arn: str, view_type: str) -> None:
        """Switches a stream on; its name is the engine's to make up."""
        table = self.tables[name]
        assert arn not in self.streams, "an ARN that there was before"
        table.stream = self.streams[arn] = Stream(arn, name, table.key, view_type)

    def end_stream(self, name: str) -> None:
        """Switches a table's stream off, if it has one."""
        table = self.tables[name]
        if table.stream is not None:
            table.stream.ended_at = self.now
            table.stream = None

    def set_ttl(self, name: str, attribute: str, *, enabled: bool) -> None:
        """Switches expiry on or off, at most once an hour."""
        table = self.tables[name]
        is_on = table.ttl_attribute != ""
        too_soon = table.ttl_changed_at and self.now - table.ttl_changed_at < HOUR_SECONDS
        if enabled == is_on or (is_on and attribute != table.ttl_attribute) or too_soon:
            raise invalid()
        table.ttl_attribute = attribute if enabled else ""
        table.ttl_changed_at = self.now


def write_units(table: Table, old: Item | None, new: Item | None) -> dict[str, float]:
    """What a write costs, by index; the table itself is under the empty name."""
    sizes = [plain.item_size_bytes(item) for item in (old, new) if item is not None]
    units = {"": _units(max(sizes, default=0))}
    for index in table.indexes.values():
        before, after = (
            table.view(index, item) if item is not None and table.holds(index, item) else None
            for item in (old, new)
        )
        if before == after:
            continue
        names = index.partition + index.sort
        stays = before and after and all(before[name] == after[name] for name in names)
        costs = [_units(plain.item_size_bytes(view)) for view in (before, after) if view]
        units[index.name] = max(costs) if stays else sum(costs)
    return units


def _units(size_bytes: int) -> float:
    return float(max(1, math.ceil(size_bytes / 1024)))


@dataclass(frozen=True)
class Read:
    """A Query (with the values of its partition key) or a Scan."""

    table: str
    index: str | None = None
    partition: tuple[Value, ...] | None = None
    sort_tests: tuple[Condition, ...] = ()
    is_forward: bool = True
    filter: Condition | None = None
    projection: tuple[Path, ...] = ()
    select: str | None = None

    def source(self, model: Model) -> tuple[Table, Index | None]:
        """The table and index that are read."""
        table = model.tables[self.table]
        return table, table.indexes[self.index] if self.index else None

    def is_refused(self, model: Model) -> bool:
        """Whether there is no such index, or none that could do this."""
        if self.index is None:
            return False
        if self.index not in model.tables[self.table].indexes:
            return True
        table, index = self.source(model)
        if index is None or index.includes is None:
            return False
        looked_at = names_in(self.filter) if self.partition is not None and self.filter else set()
        return bool(looked_at - table.held(index)) or (index.is_global and self.fetches(model))

    def fetches(self, model: Model) -> bool:
        """Whether attributes are wanted that the index does not hold; a local one fetches them."""
        table, index = self.source(model)
        if index is None or index.includes is None:
            return False
        shows_more = any(path[0] not in table.held(index) for path in self.projection)
        return shows_more or self.select == "ALL_ATTRIBUTES"

    def matches(self, model: Model) -> list[Item]:
        """The whole items that the keys ask for, in order where there is one."""
        table, index = self.source(model)
        entries = table.entries(index)
        if self.partition is None:
            return entries
        names = index.partition if index else table.key[:1]
        wanted = [plain.spelled(value) for value in self.partition]
        found = [
            item
            for item in entries
            if [item[name] for name in names] == wanted
            and all(test.holds(item) for test in self.sort_tests)
        ]
        return sorted(
            found, key=lambda item: table.position(index, item), reverse=not self.is_forward
        )

    def shown(self, model: Model, item: Item) -> Item | None:
        """What the read gives of an item, or None if the filter keeps it back."""
        table, index = self.source(model)
        seen = item if self.fetches(model) else table.view(index, item)
        if self.filter is not None and not self.filter.holds(seen):
            return None
        return plain.part(seen, list(self.projection)) if self.projection else seen
