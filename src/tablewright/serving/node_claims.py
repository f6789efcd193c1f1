"""Node claims: settings that all nodes on one target must share.

On a target over the network, another node may serve the same systems. Its cursors must be readable
here, so all nodes have the same `cursor.key`. If each node had its own file directory, requests
would not find the files of other nodes. Nodes must therefore share a directory, or use S3. A node
claims its values in the store, and renews the claim while it runs. A node with other values does
not start while the claim is valid. The id of a folder is in a marker file.
Not here: the master key, whose fingerprint stays in the store (`serving.key_check`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import AsyncGenerator, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import structlog

from tablewright.api.claim_records import ClaimRecord
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.engine.storage.folders import make_ignored_folder
from tablewright.errors import (
    AlreadyExistsError,
    ConflictError,
    FilesElsewhereError,
    ItemNotFoundError,
    TablewrightError,
    TargetError,
    WrongKeysError,
)
from tablewright.ids import Ids
from tablewright.model import any_of, assign, lt
from tablewright.serving import limits
from tablewright.serving.plan import ServingPlan

MARKER: Final = ".tablewright-folder"  # no file of a system begins with a dot

_log = structlog.stdlib.get_logger("tablewright.nodes")


@contextlib.asynccontextmanager
async def claimed(
    plan: ServingPlan, runtime: Runtime, running: Sequence[RunningSystem[Any]]
) -> AsyncGenerator[None]:
    """Claims the values of this node for a block; raises a `TargetError`.

    A store on this machine has one node, and nothing to claim.
    """
    claims = list(_claims(plan, runtime.db, running)) if plan.target.kind == "remote" else []
    for claim in claims:
        await claim.take()
    renewing = [asyncio.create_task(claim.renew()) for claim in claims]
    try:
        yield
    finally:
        for task in renewing:
            task.cancel()


def _claims(
    plan: ServingPlan, db: AsyncDatabase, running: Sequence[RunningSystem[Any]]
) -> Iterator[Claim]:
    wrong = WrongKeysError(
        f"Another node uses a different cursor.key than the one in {plan.secrets.folder}."
    )
    yield Claim(db, plan.clock, "cursor.key", fingerprint(plan.secrets.cursor_key), wrong)
    for one in running:
        if one.assembly.folder is not None:
            has = folder_id(one.assembly.folder, plan.ids)
            elsewhere = FilesElsewhereError(
                f"Another node has the files of {one.name} in its own directory."
            )
            yield Claim(db, plan.clock, f"files#{one.name}", has, elsewhere)


def fingerprint(key: bytes) -> str:
    """Returns a fingerprint of keys, which does not reveal them."""
    return hmac.digest(key, b"tablewright.cursor-check", "sha256").hex()[:32]


def folder_id(folder: Path, ids: Ids) -> str:
    """Returns the id in a directory's marker file, which is created if missing."""
    make_ignored_folder(folder)
    marker = folder / MARKER
    with contextlib.suppress(FileExistsError), marker.open("x") as file:
        file.write(ids.uuid())
    return marker.read_text().strip()


class Claim:
    """A value of one node that all others must share."""

    def __init__(
        self, db: AsyncDatabase, clock: Clock, name: str, value: str, refusal: TargetError
    ) -> None:
        """`refusal` is raised if others have another value."""
        self._db = db
        self._clock = clock
        self._name = name
        self._value = value
        self._refusal = refusal

    async def take(self) -> None:
        """Claims it for some time, or renews the claim; raises the error."""
        now = datetime.fromtimestamp(self._clock.now(), UTC)
        until = now + timedelta(seconds=limits.NODE_CLAIM_SECONDS)
        new = ClaimRecord(name=self._name, value=self._value, until=until)
        taking = (
            ClaimRecord.at(name=self._name)
            .update(assign(ClaimRecord.value, self._value), assign(ClaimRecord.until, until))
            .when(any_of(ClaimRecord.value == self._value, lt(ClaimRecord.until, now)))
        )
        try:
            try:
                await self._db.run(taking)
            except ItemNotFoundError:
                with contextlib.suppress(AlreadyExistsError):  # another node was faster
                    await self._db.run(new.create())
                    return
                await self._db.run(taking)
        except ConflictError as error:
            raise self._refusal from error

    async def renew(self) -> None:
        """Renews the claim while the node runs."""
        while True:
            await asyncio.sleep(limits.NODE_CLAIM_SECONDS / 3)
            try:
                await self.take()
            except TablewrightError as error:
                _log.error("node_claim_not_renewed", claim=self._name, exc_info=error)
