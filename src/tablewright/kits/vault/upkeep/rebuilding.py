"""Rebuilding: a system's rows from its manifests, when the database is lost.

    async def rows(manifest: Manifest) -> Sequence[WriteOperation[Any]]:
        return [Source(source_id=manifest.source, ...).create(), Run(...).create()]

    await rebuild(vault, "acme", db, rows)

Rows that exist stay unchanged, so that an interrupted rebuild is completed by running it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.errors import AlreadyExistsError
from tablewright.kits.vault.manifests import Manifest
from tablewright.kits.vault.vault import Vault
from tablewright.model.operations.writing import WriteOperation

Rows = Callable[[Manifest], Awaitable[Sequence[WriteOperation[Any]]]]


@dataclass(slots=True)
class Rebuilt:
    """The result of a rebuild."""

    sources: int = 0
    snapshots: int = 0
    written: int = 0  # rows
    existing: int = 0  # rows that already existed


async def rebuild(vault: Vault, account: str, db: AsyncDatabase, rows: Rows) -> Rebuilt:
    """Writes the rows of all snapshots of an account, the oldest first.

    `rows` returns a write for each row, which must fail if the row exists: `create()`. `db` is
    bound to the account.
    """
    done = Rebuilt()
    for source in await vault.sources(account):
        manifests = await vault.snapshots(source)
        done.sources += bool(manifests)
        for manifest in manifests:
            done.snapshots += 1
            for write in await rows(manifest):
                try:
                    await db.run(write)
                    done.written += 1
                except AlreadyExistsError:
                    done.existing += 1
    return done
