"""Rules that read items: by key, by query and by scan, in pages with writes between them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tests.stateful import plain, requests, strategies
from tests.stateful.machine import Machine, step
from tests.stateful.model import Identity, Read, invalid
from tests.stateful.plain import Item, Path
from tests.stateful.strategies import Choices

_WALKS_MAX = 3
_PAGES_MAX = 100  # more than any table here has items


Gets = tuple[list[tuple[str, Item]], tuple[Path, ...]]  # keys, and what to show of the items


def _gets(choices: Choices) -> Gets:
    return strategies.keys(choices), strategies.projection(choices)


def _segments(choices: Choices) -> tuple[Read, int | None, int]:
    read, limit = strategies.scan(choices)
    return replace(read, projection=(), select=None), limit, choices.pick([1, 2, 3, 7])


@dataclass
class Walk:
    """A read that goes on page by page while others write."""

    read: Read
    limit: int
    started: int  # how much had been written when it began
    start: Item | None = None
    seen: Counter[Identity] = field(default_factory=Counter[Identity])


class Reading(Machine):
    """Gets, queries and scans."""

    def __init__(self) -> None:
        super().__init__()
        self.walks: list[Walk] = []

    @step(gets=_gets)
    def get(self, gets: Gets) -> None:
        wanted, paths = gets
        name, key = wanted[0]
        request = {"TableName": name, "Key": key, **requests.projected(paths)}
        item = self._found(name, key)
        due = {} if item is None else {"Item": _shown(item, paths)}
        self.agree("GetItem", request, lambda: due)

    @step(gets=_gets)
    def get_batch(self, gets: Gets) -> None:
        wanted, paths = gets
        parts: dict[str, Any] = {}
        for name, key in wanted:
            part = parts.setdefault(name, {"Keys": [], **requests.projected(paths)})
            part["Keys"].append(key)
        said = self.asked("BatchGetItem", {"RequestItems": parts})
        if _has_repeats(wanted):
            assert ("ValidationException", {}) == said
            return
        assert {} == said["UnprocessedKeys"]
        for name, part in parts.items():
            found = [self._found(name, key) for key in part["Keys"]]
            due = [_shown(item, paths) for item in found if item is not None]
            assert _in_any_order(due) == _in_any_order(said["Responses"].pop(name))
        assert {} == said["Responses"]

    @step(gets=_gets)
    def get_together(self, gets: Gets) -> None:
        wanted, paths = gets
        part = requests.projected(paths)
        actions = [{"Get": {"TableName": name, "Key": key, **part}} for name, key in wanted]

        def due() -> Any:
            if _has_repeats(wanted):
                raise invalid()
            found = [self._found(name, key) for name, key in wanted]
            shown = [item and _shown(item, paths) for item in found]
            return {"Responses": [{"Item": item} if item else {} for item in shown]}

        self.agree("TransactGetItems", {"TransactItems": actions}, due)

    def _found(self, name: str, key: Item) -> Item | None:
        table = self.model.tables[name]
        return table.items.get(table.identity(plain.spelled_item(key)))

    @step(asked_for=strategies.query)
    def query(self, asked_for: tuple[Read, int | None]) -> None:
        self._read(*asked_for)

    @step(asked_for=strategies.query)
    def query_more(self, asked_for: tuple[Read, int | None]) -> None:
        """A rule of the same kind again: queries have the most to get wrong."""
        self._read(*asked_for)

    @step(asked_for=strategies.scan)
    def scan(self, asked_for: tuple[Read, int | None]) -> None:
        self._read(*asked_for)

    def _read(self, read: Read, limit: int | None) -> None:
        walk = Walk(read, limit or requests.SINGLE_PAGE, len(self.model.written))
        if self._page(walk, limit) and _shows_keys(read):
            self.walks = [walk, *self.walks][:_WALKS_MAX]

    @step(place=lambda choices: choices.below(_WALKS_MAX))
    def walk_on(self, place: int) -> None:
        """The next page of a read that began some time ago."""
        if place < len(self.walks):
            walk = self.walks.pop(place)
            if self._page(walk, walk.limit):
                self.walks.append(walk)

    @step(segments=_segments)
    def scan_in_segments(self, segments: tuple[Read, int | None, int]) -> None:
        """Every item is in one segment, and no partition is in two."""
        read, limit, total = segments
        if read.is_refused(self.model):
            return
        table, index = read.source(self.model)
        found: list[Item] = []
        segment_of: dict[str, int] = {}
        for segment in range(total):
            items = self._whole_segment(read, limit, {"Segment": segment, "TotalSegments": total})
            for item in items:
                names = index.partition if index else table.key[:1]
                partition = repr([item[name] for name in names])
                assert segment == segment_of.setdefault(partition, segment)
            found += items
        shown = [read.shown(self.model, item) for item in read.matches(self.model)]
        assert _in_any_order([item for item in shown if item is not None]) == _in_any_order(found)

    def _whole_segment(self, read: Read, limit: int | None, part: Any) -> list[Item]:
        items: list[Item] = []
        start: Item | None = None
        for _ in range(_PAGES_MAX):
            request = requests.read_request(read, self.model, limit, start)
            page = self.engine.call("Scan", {**request, **part})
            items += page["Items"]
            start = page.get("LastEvaluatedKey")
            if start is None:
                return items
        raise AssertionError("the scan does not end")

    def _page(self, walk: Walk, limit: int | None) -> bool:
        """Reads and checks one page; returns whether there is another."""
        read, model = walk.read, self.model
        request = requests.read_request(read, model, limit, walk.start)
        said = self.asked("Scan" if read.partition is None else "Query", request)
        if read.is_refused(model):
            assert ("ValidationException", {}) == said
            return False
        table, index = read.source(model)
        whole = self._whole(read)
        units = said.pop("ConsumedCapacity")["CapacityUnits"]
        answers = [
            (p, requests.page_answer(read, model, whole[p:], limit))
            for p in self._places(walk, whole)
        ]
        fitting = [place for place, answer in answers if answer == said]
        assert fitting, (said, [answer for _, answer in answers])
        if not read.fetches(model) and len(answers) == 1:
            scanned = whole[fitting[0] :][: said["ScannedCount"]]
            size_bytes = sum(plain.item_size_bytes(table.view(index, item)) for item in scanned)
            assert requests.read_units(size_bytes) == units
        walk.start = said.get("LastEvaluatedKey")
        if _shows_keys(read):
            walk.seen.update(table.identity(item) for item in said["Items"])
            if walk.start is None:
                self._check_walk(walk)
        return walk.start is not None

    def _whole(self, read: Read) -> list[Item]:
        """All items of the read in the engine's order, which must be one that the model allows.

        Where index keys are equal, and among the partitions of a scan, any order is right;
        it is the engine's, and from page to page it has to stay the same.
        """
        bare = Read(read.table, read.index, read.partition, read.sort_tests, read.is_forward)
        table, index = bare.source(self.model)
        operation = "Scan" if read.partition is None else "Query"
        said = self.engine.call(operation, requests.read_request(bare, self.model, None, None))
        matches = bare.matches(self.model)
        by_identity = {table.identity(item): item for item in matches}
        identities = [table.identity(view) for view in said["Items"]]
        assert sorted(by_identity) == sorted(identities)
        items = [by_identity[identity] for identity in identities]
        assert [table.view(index, item) for item in items] == said["Items"]
        names = index.partition if index else table.key[:1]
        partitions: dict[str, list[Any]] = {}
        for item in items:
            positions = partitions.setdefault(repr([item[name] for name in names]), [])
            positions.append(table.position(index, item))
        for positions in partitions.values():
            assert sorted(positions, reverse=not read.is_forward) == positions
        return items

    def _places(self, walk: Walk, whole: Sequence[Item]) -> list[int]:
        """Where in the whole a walk may go on."""
        if walk.start is None:
            return [0]
        table, index = walk.read.source(self.model)
        names = table.key_names(index)
        for place, item in enumerate(whole):
            if {name: item[name] for name in names} == walk.start:
                return [place + 1]
        if walk.read.partition is None:  # gone since, and a scan has no order to find its place by
            return list(range(len(whole) + 1))
        start = table.position(index, walk.start)
        positions = [table.position(index, item) for item in whole]
        if not walk.read.is_forward:
            return [
                p
                for p in range(len(whole) + 1)
                if all(x >= start for x in positions[:p]) and all(x <= start for x in positions[p:])
            ]
        return [
            p
            for p in range(len(whole) + 1)
            if all(x <= start for x in positions[:p]) and all(x >= start for x in positions[p:])
        ]

    def _check_walk(self, walk: Walk) -> None:
        """An unchanged item was seen once; one that changed may be missing or repeated."""
        table, _ = walk.read.source(self.model)
        written = self.model.written[walk.started :]
        touched = {identity for name, identity in written if name == table.name}
        due = {
            table.identity(item): 1
            for item in walk.read.matches(self.model)
            if walk.read.shown(self.model, item) is not None
        }
        assert {i: n for i, n in due.items() if i not in touched} == {
            i: n for i, n in walk.seen.items() if i not in touched
        }


def _shows_keys(read: Read) -> bool:
    return not read.projection and read.select != "COUNT"


def _shown(item: Item, paths: tuple[Path, ...]) -> Item:
    return plain.part(item, list(paths)) if paths else item


def _has_repeats(wanted: list[tuple[str, Item]]) -> bool:
    return len({repr(pair) for pair in wanted}) < len(wanted)


def _in_any_order(items: list[Item]) -> list[str]:
    return sorted(json.dumps(item, sort_keys=True) for item in items)
