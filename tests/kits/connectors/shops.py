"""A sandbox over HTTP, a vault in memory, and runs that read one into the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tablewright.clock import ManualClock
from tablewright.doubles.serving import ServedSandboxes
from tablewright.errors import PlatformError, RetryLaterError
from tablewright.ids import CountingIds
from tablewright.kits.connectors import (
    ConnectedAccount,
    Connectors,
    KeyAuth,
    Platform,
    PlatformBudget,
    PlatformCredentials,
)
from tablewright.kits.connectors.platforms import HUBSPOT, STRIPE
from tablewright.kits.http import Outgoing, TargetRules
from tablewright.kits.vault import Manifest, Vault, VaultSource
from tablewright.testing.data_keys import MemoryKeys
from tablewright.testing.doubles import MemoryFiles

SOURCE = VaultSource("acme", "s1")
FIELDS = {"stripe": "api_key", "hubspot": "access_token"}
UNLIMITED = {one.id: replace(one, budget=PlatformBudget()) for one in (STRIPE, HUBSPOT)}


@dataclass
class Shop:
    """One source: a platform's sandbox, and the vault that its runs fill."""

    served: ServedSandboxes
    platform: Platform
    clock: ManualClock
    key: str = ""
    files: MemoryFiles = field(default_factory=MemoryFiles)
    keys: MemoryKeys = field(default_factory=MemoryKeys)
    ids: CountingIds = field(default_factory=CountingIds)
    pauses: list[float] = field(default_factory=list[float])
    jobs: int = 0
    timeout_seconds: float = 20.0

    def __post_init__(self) -> None:
        self.key = self.key or self.served.key(self.platform.id)
        self.vault = Vault(self.files, self.keys, self.clock, self.ids)

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.clock.advance(seconds=seconds)

    def connectors(self, rules: TargetRules | None = None) -> Connectors:
        """New connectors, as in a new process."""
        allowed = TargetRules(allowed_origins=(self.served.origin,), url_length_max=2**14)
        return Connectors(
            Outgoing(rules or allowed, clock=self.clock),
            (self.platform,),
            origins={self.platform.id: self.served.url(self.platform.id)},
            clock=self.clock,
            ids=self.ids,
            pause=self._pause,
            timeout_seconds=self.timeout_seconds,
        )

    @property
    def credentials(self) -> PlatformCredentials:
        auth = next(one for one in self.platform.auths if isinstance(one, KeyAuth))
        return auth.credentials({FIELDS[self.platform.id]: self.key})

    def account(self, rules: TargetRules | None = None) -> ConnectedAccount:
        """The account that the key belongs to."""

        async def main() -> ConnectedAccount:
            connectors = self.connectors(rules)
            try:
                return await connectors.account(self.platform, self.credentials)
            finally:
                await connectors.close()

        return asyncio.run(main())

    async def run(self, *streams: str, job: str = "", attempt: int = 1, **options: Any) -> Manifest:
        """One run of some streams: raises what they raise, and stores nothing then."""
        if not job:
            self.jobs += 1
            job = f"job{self.jobs}"
        connectors = self.connectors()
        credentials = options.pop("credentials", self.credentials)
        try:
            async with self.vault.snapshot(SOURCE, job, platform=self.platform.id) as made:
                for stream in streams:
                    fetch = connectors.fetch(
                        self.platform,
                        stream,
                        credentials,
                        account="acct",
                        checkpoint=made.checkpoint(stream),
                        position=made.position(stream),
                        attempt=attempt,
                        **options,
                    )
                    await made.add(stream, fetch.pages, scan=fetch.is_scan)
        finally:
            await connectors.close()
        assert made.done is not None
        return made.done

    async def finished(self, *streams: str, job: str, tries_max: int = 20) -> Manifest:
        """One job, which goes on when the platform allows it."""
        for _ in range(tries_max):
            try:
                return await self.run(*streams, job=job)
            except RetryLaterError as error:
                self.clock.advance(seconds=error.retry_at.timestamp() - self.clock.now())
        raise AssertionError("the platform never allowed it")

    def ran(self, *streams: str, **options: Any) -> Manifest:
        return asyncio.run(self.run(*streams, **options))

    def failure(self, *streams: str, **options: Any) -> PlatformError:
        """The error of a run."""
        try:
            self.ran(*streams, **options)
        except PlatformError as error:
            return error
        raise AssertionError("the run did not fail")

    def stored(self, stream: str) -> dict[str, dict[str, Any]]:
        """The newest state of a stream, by id."""

        async def main() -> dict[str, dict[str, Any]]:
            state = await self.vault.state(SOURCE)
            return {one.id: json.loads(one.data) async for one in state.records(stream)}

        return asyncio.run(main())

    # The platform.

    def at_platform(self, kind: str) -> dict[str, dict[str, Any]]:
        """The records of the sandbox, by id."""
        found = self.served.run(self.sandbox.streams.read(kind))
        return {one.id: json.loads(one.text) for one in found.ordered}

    @property
    def sandbox(self) -> Any:
        return self.served.state(self.platform.id)

    def write(self, kind: str, fields: Mapping[str, Any], record_id: str | None = None) -> str:
        double = self.served.sandboxes.by_name[self.platform.id]
        return self.served.run(double.write(kind, fields, record_id)).id

    def remove(self, kind: str, record_id: str) -> None:
        self.served.run(self.served.sandboxes.by_name[self.platform.id].remove(kind, record_id))

    def fails(self, kind: str, **more: Any) -> None:
        self.served.run(self.sandbox.fail(kind, **more))

    def heals(self) -> None:
        self.served.run(self.sandbox.heal())

    def log(self) -> Sequence[Any]:
        """The requests that the sandbox got."""
        return self.served.run(self.sandbox.requests())
