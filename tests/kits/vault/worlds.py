"""A vault in memory, and small ways to fill it."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablewright.clock import ManualClock
from tablewright.ids import CountingIds
from tablewright.kits.vault import Record, RecordPage, State, StreamManifest, Vault, VaultSource
from tablewright.testing.data_keys import MemoryKeys
from tablewright.testing.doubles import MemoryFiles

SOURCE = VaultSource("acme", "s1")
STREAM = "contacts"

Content = Mapping[str, Any]  # records by id


def record(record_id: str, value: Any) -> Record:
    """A record with a value; bytes are its JSON."""
    data = value if isinstance(value, bytes) else json.dumps({"value": value}).encode()
    return Record(record_id, data)


async def pages(
    content: Content, *, size: int = 3, removed: Iterable[str] = (), **more: Any
) -> AsyncGenerator[RecordPage]:
    """The records in pages, in the order given."""
    records = [record(one, value) for one, value in content.items()]
    for start in range(0, len(records), size):
        yield RecordPage(records[start : start + size])
    yield RecordPage(removed=list(removed), **more)


@dataclass
class World:
    """A vault, and what it stands on."""

    files: Any = field(default_factory=MemoryFiles)
    keys: MemoryKeys = field(default_factory=MemoryKeys)
    clock: ManualClock = field(default_factory=ManualClock)
    ids: CountingIds = field(default_factory=CountingIds)

    def __post_init__(self) -> None:
        self.vault = Vault(self.files, self.keys, self.clock, self.ids)

    def reopened(self) -> World:
        """The same files and keys in another process."""
        return World(self.files, self.keys, self.clock, self.ids)

    async def ran(
        self, job: str, content: Content, *, scan: bool = True, **more: Any
    ) -> StreamManifest:
        """One run."""
        async with self.vault.snapshot(SOURCE, job) as made:
            return await made.add(STREAM, pages(content, **more), scan=scan)

    async def content(self, snapshot: str = "") -> dict[str, Any]:
        """The records of a state."""
        return await content_of(await self.vault.state(SOURCE, snapshot))


async def content_of(state: State, stream: str = STREAM) -> dict[str, Any]:
    """The values of the records of a state, by id."""
    return {one.id: json.loads(one.data)["value"] async for one in state.records(stream)}
