"""The shape of API keys: a system's own entity, or the kit's records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.keys.records import ApiKeyRecord
from tablewright.kits.shapes import Shape, Written, as_is
from tablewright.model import Entity, Get, Operation, Query

E = TypeVar("E", bound=Entity)

ACTIVE = "active"
REVOKED = "revoked"


@dataclass(frozen=True)
class KeyShape(Shape[E], Generic[E]):
    """The attributes of an API key in an entity; `get` and `of_account` are its patterns.

    `by_hash` finds keys of other formats, which another program has created, through an index.
    """

    id: str
    hash: str
    account: str
    person: str
    name: str
    permissions: list[str]
    state: Any
    last_four: Any
    last_used_at: Any
    ends_at: Any
    previous_hash: Any
    previous_ends_at: Any
    get: Callable[[str], Get[E]]
    of_account: Callable[[str], Query[E]]
    by_hash: Callable[[str], Operation[E | None]] | None = None
    networks: Any = None
    reaches_below: Any = None
    created_at: datetime | None = None
    state_of: Written = as_is


def own_keys(system: str) -> KeyShape[ApiKeyRecord]:
    """The kit's own records."""
    return KeyShape(
        ApiKeyRecord,
        id=ApiKeyRecord.key_id,
        hash=ApiKeyRecord.key_hash,
        account=ApiKeyRecord.account_id,
        person=ApiKeyRecord.person_id,
        name=ApiKeyRecord.name,
        permissions=ApiKeyRecord.permissions,
        state=ApiKeyRecord.state,
        last_four=ApiKeyRecord.last_four,
        last_used_at=ApiKeyRecord.last_used_at,
        ends_at=ApiKeyRecord.ends_at,
        previous_hash=ApiKeyRecord.previous_hash,
        previous_ends_at=ApiKeyRecord.previous_ends_at,
        get=partial(ApiKeyRecord.get, system),
        of_account=partial(ApiKeyRecord.of_account, system),
        networks=ApiKeyRecord.networks,
        reaches_below=ApiKeyRecord.reaches_below,
        created_at=ApiKeyRecord.created_at,
        constants={"system": system},
    )
