"""Rows that another program has written: without the guards of this service, in its own formats."""

from __future__ import annotations

from typing import Any

from tablewright.api.api_keys import hash_of
from tablewright.systems.core.design import ApiKey, User
from tests.systems.core.service.world import Core


async def imported_user(core: Core, name: str) -> None:
    """Writes a user with the password of the person who signed up as ann."""
    ann = await core.db.run(User.get(core.ids_of["ann"]))
    assert ann is not None
    user = User(
        user_id=name,
        email=f"{name}@example.com",
        first_name=name,
        last_name="Example",
        password_hash=ann.password_hash,
    )
    writes = user.create().request().body["TransactItems"]
    (item,) = [one["Put"]["Item"] for one in writes if "firstName" in one["Put"]["Item"]]
    await core.db.call("PutItem", {"TableName": "users", "Item": item})


async def imported_key(core: Core, account: str, text: str, **more: Any) -> None:
    """Writes a key of ann with any text."""
    row: dict[str, Any] = {
        "api_key_id": "imported",
        "api_key_hash": hash_of(text),
        "account_id": account,
        "user_id": core.ids_of["ann"],
        "name": "Imported",
        "permissions": ["account.read"],
        **more,
    }
    await core.db.run(ApiKey(**row).create())
