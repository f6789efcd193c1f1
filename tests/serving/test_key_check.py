"""The key check: a store is not served with the keys of another."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.api.key_check_records import KeyCheckRecord
from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.keys import Keyring, LocalMaster
from tablewright.errors import WrongKeysError
from tablewright.ids import RandomIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.kits.webhooks.records import SigningSecret, WebhookEndpoint
from tablewright.serving.key_check import check_keys
from tablewright.serving.secrets import Secrets, found_secrets

Test = Callable[["Store"], Awaitable[None]]


class Store:
    """A store in memory, and folders of keys to start it with."""

    def __init__(self, transport: AsyncEmbeddedTransport, folder: Path) -> None:
        self._transport = transport
        self.folder = folder

    def database(self, secrets: Secrets) -> AsyncDatabase:
        return AsyncDatabase(transport=self._transport, keys=secrets.keys)

    async def start(self, keys: str = "keys") -> Secrets:
        """Starts with the keys of a folder."""
        secrets = found_secrets(self.folder / keys, RandomIds())
        db = self.database(secrets)
        await db.create_tables(SERVICE_DESIGN)
        await check_keys(db, secrets, [SERVICE_DESIGN])
        return secrets

    async def refused(self, keys: str = "keys") -> str:
        """Why a start is refused, which leaves the folder as it was."""
        place = self.folder / keys
        before = sorted(place.iterdir()) if place.exists() else None
        with pytest.raises(WrongKeysError) as refusal:
            await self.start(keys)
        assert before == (sorted(place.iterdir()) if place.exists() else None)
        return str(refusal.value)

    async def record(self) -> KeyCheckRecord:
        keyless = AsyncDatabase(transport=self._transport)
        found = await keyless.run(KeyCheckRecord.get("master"))
        assert found is not None
        return found

    async def forget_check(self) -> None:
        """Makes the store one from before there was a check value."""
        keyless = AsyncDatabase(transport=self._transport)
        await keyless.run(KeyCheckRecord.at(name="master").erase())

    async def seal(self, secrets: Secrets, tenant: str = "acme") -> None:
        """Stores something encrypted."""
        endpoint: Any = WebhookEndpoint(
            system="events",
            tenant=tenant,
            endpoint_id="e1",
            url="https://acme.example.com",
            secrets=[SigningSecret("s")],
        )
        await self.database(secrets).run(endpoint.create())


@pytest.fixture
def on_store(tmp_path: Path) -> Callable[[Test], None]:
    def run(test: Test) -> None:
        async def main() -> None:
            transport = AsyncEmbeddedTransport(
                Engine.memory(), owns_engine=True, writes_inline=True
            )
            try:
                await test(Store(transport, tmp_path))
            finally:
                await transport.close()

        asyncio.run(main())

    return run


def test_a_new_keys_folder_beside_existing_data_is_refused(on_store: Any):
    async def story(store: Store) -> None:
        first = await store.start()
        said = await store.refused("other")
        assert f"master key {first.keys.master_id}" in said
        assert str(store.folder / "other") in said
        assert "master.key is missing" in said

    on_store(story)


def test_the_keys_of_another_store_are_refused(on_store: Any):
    async def story(store: Store) -> None:
        await store.start()
        other = found_secrets(store.folder / "other", RandomIds())
        other.keep()
        other.keys.current("")
        assert f"master.key is {other.keys.master_id}" in await store.refused("other")

    on_store(story)


def test_a_missing_key_file_beside_the_right_master_key_is_refused(on_store: Any):
    async def story(store: Store) -> None:
        await store.start()
        (store.folder / "keys" / "keys.json").unlink()
        assert "keys.json is missing" in await store.refused()

    on_store(story)


@pytest.mark.parametrize("has_keys", [False, True])
def test_a_store_from_before_the_check_with_values_that_do_not_open_is_refused(
    on_store: Any, has_keys: bool
):
    async def story(store: Store) -> None:
        await store.seal(await store.start())
        await store.forget_check()
        if has_keys:
            other = found_secrets(store.folder / "other", RandomIds())
            other.keep()
            other.keys.current("acme")
        assert "open none of them" in await store.refused("other")

    on_store(story)


def test_a_store_from_before_the_check_gets_its_check_value(on_store: Any):
    async def story(store: Store) -> None:
        first = await store.start()
        await store.seal(first)
        await store.forget_check()
        again = await store.start()
        assert first.keys.master_id == (await store.record()).current == again.keys.master_id
        await store.refused("other")

    on_store(story)


def test_values_of_shredded_tenants_do_not_refuse_a_start(on_store: Any):
    async def story(store: Store) -> None:
        first = await store.start()
        await store.seal(first)
        first.keys.shred("acme")
        await store.forget_check()
        await store.start()

    on_store(story)


def test_a_copy_of_the_right_keys_is_accepted_anywhere(on_store: Any):
    async def story(store: Store) -> None:
        first = await store.start()
        shutil.copytree(store.folder / "keys", store.folder / "copy")
        assert first.keys.master_id == (await store.start("copy")).keys.master_id

    on_store(story)


def test_a_rotated_master_key_is_accepted_and_both_fingerprints_are_kept(on_store: Any):
    async def story(store: Store) -> None:
        first = await store.start()
        folder = store.folder / "keys"
        old = LocalMaster.from_file(folder / "master.key")
        new = LocalMaster.create_file(folder / "new.key")
        Keyring(folder / "keys.json", new, former=[old]).rewrap()
        (folder / "new.key").replace(folder / "master.key")
        await store.start()
        record = await store.record()
        assert (new.id, first.keys.master_id) == (record.current, record.previous)

    on_store(story)


def test_a_keys_folder_that_is_only_read_is_known_by_its_master_key(
    on_store: Any, monkeypatch: pytest.MonkeyPatch
):
    async def story(store: Store) -> None:
        found_secrets(store.folder / "keys", RandomIds()).keep()
        with monkeypatch.context() as patch:
            patch.setattr("tablewright.client.keys.file_store.file_lock", _read_only)
            await store.start()
            await store.start()
        assert None is (await store.record()).data_key
        await store.refused("other")
        await store.start()
        assert None is not (await store.record()).data_key

    on_store(story)


def _read_only(*_: Any, **__: Any) -> Any:
    raise PermissionError(30, "Read-only file system")
