"""A vault in a system: it uses the keys of the system's encrypted attributes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tablewright.api import Routes
from tablewright.errors import NoKeysError
from tablewright.kits.keyed import Keyed, system
from tablewright.kits.vault import Vault
from tablewright.model import Index, Table, design_of
from tablewright.testing.system import in_memory
from tests.kits.vault.worlds import SOURCE, STREAM, pages


class Nothing(Table, name="nothing"):
    primary = Index("pk")


ROUTES: Routes[Keyed] = Routes()
SYSTEM = system("shop", design_of("nothing", Nothing), ROUTES)


def test_a_system_without_keys_has_no_vault():
    class Keyless:
        keys = None

    async def main() -> None:
        async with in_memory(SYSTEM) as shop:
            given: Any = replace(shop.running.runtime, db=Keyless())  # type: ignore[arg-type]
            with pytest.raises(NoKeysError):
                Vault.of(given, shop.files)

    asyncio.run(main())


def test_a_vault_is_shredded_with_its_tenant():
    async def main() -> None:
        async with in_memory(SYSTEM) as shop:
            vault = Vault.of(shop.running.runtime, shop.files)
            async with vault.snapshot(SOURCE, "j1") as made:
                await made.add(STREAM, pages({"a": 1}))
            assert b'{"value":1}' == await (await vault.state(SOURCE)).get(STREAM, "a")
            await shop.running.runtime.db.shred("acme")
            other = Vault.of(shop.running.runtime, shop.files)
            with pytest.raises(LookupError):
                await other.state(SOURCE)

    asyncio.run(main())
