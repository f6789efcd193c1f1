"""What a user would build instead of core: an authorised read with FastAPI and PynamoDB.

It does the same checks for the same request. The key is one consistent read; the account is
another; the accounts above it and the memberships of the key's owner are two batches of consistent
reads. The rate limit and the count of calls are kept in the process, which is as cheap as they can
be; counts are flushed every five seconds.

    RIVAL_STORE=http://127.0.0.1:8000 python -m uvicorn bench.core_rival:app

Not here: starting it (`bench.core_race`).
"""

from __future__ import annotations

import hashlib
import hmac
import os
import threading
import time
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated

import anyio
import anyio.to_thread
from fastapi import Depends, FastAPI, Header, HTTPException
from pydantic import BaseModel, Field
from pynamodb.attributes import JSONAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.exceptions import DoesNotExist
from pynamodb.models import Model

THREADS = 64
PER_SECOND, BURST = 100, 200  # of one key, as core has them
FLUSH_SECONDS = 5.0
MONTH_MAX = 10**12
_READS = {"admin", "manager", "member", "viewer"}


class _Meta:
    """Where the tables are, and how they are reached."""

    host = os.environ.get("RIVAL_STORE", "http://127.0.0.1:8000")
    region = "us-east-1"
    billing_mode = "PAY_PER_REQUEST"
    max_pool_connections = THREADS


class ApiKey(Model):
    """An API key, found by its id."""

    class Meta(_Meta):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "api_keys"

    key_id = UnicodeAttribute(hash_key=True)
    key_hash = UnicodeAttribute()
    account_id = UnicodeAttribute()
    user_id = UnicodeAttribute()
    permissions = JSONAttribute()
    status = UnicodeAttribute()


class Account(Model):
    """An account of a tree."""

    class Meta(_Meta):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "accounts"

    account_id = UnicodeAttribute(hash_key=True)
    parent_id = UnicodeAttribute(null=True)
    path = UnicodeAttribute()
    name = UnicodeAttribute()
    level = NumberAttribute()
    status = UnicodeAttribute()


class Membership(Model):
    """What a user may do in an account."""

    class Meta(_Meta):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "users_accounts"

    user_id = UnicodeAttribute(hash_key=True)
    account_id = UnicodeAttribute(range_key=True)
    role = UnicodeAttribute()
    status = UnicodeAttribute()


class Usage(Model):
    """What an account has used on a day."""

    class Meta(_Meta):  # pyright: ignore[reportIncompatibleVariableOverride]
        """The table."""

        table_name = "usage_metrics"

    account_id = UnicodeAttribute(hash_key=True)
    day = UnicodeAttribute(range_key=True)
    api_calls = NumberAttribute(default=0)


class Shown(BaseModel):
    """An account as callers see it."""

    account_id: str = Field(serialization_alias="accountId")
    name: str
    path: str
    level: int
    status: str
    parent_id: str | None = Field(serialization_alias="parentAccountId")


_lock = threading.Lock()
_buckets: dict[str, tuple[float, float]] = {}  # by key: units left, and when
_calls: Counter[tuple[str, str]] = Counter()
_month: Counter[str] = Counter()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncGenerator[None]:
    anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
    for table in (ApiKey, Account, Membership, Usage):
        if not table.exists():
            table.create_table(wait=True)
    async with anyio.create_task_group() as group:
        group.start_soon(_flushing)
        yield
        group.cancel_scope.cancel()


async def _flushing() -> None:
    while True:
        await anyio.sleep(FLUSH_SECONDS)
        await anyio.to_thread.run_sync(_flush)


def _flush() -> None:
    with _lock:
        pending = dict(_calls)
        _calls.clear()
    for (account_id, day), count in pending.items():
        Usage(account_id, day).update(actions=[Usage.api_calls.add(count)])


app = FastAPI(lifespan=_lifespan)


def _admit(key_id: str) -> None:
    now = time.monotonic()
    with _lock:
        left, since = _buckets.get(key_id, (float(BURST), now))
        left = min(BURST, left + (now - since) * PER_SECOND)
        _buckets[key_id] = (left - 1 if left >= 1 else left, now)
    if left < 1:
        raise HTTPException(429, "too many requests", {"Retry-After": "1"})


def _key(authorization: Annotated[str, Header()] = "") -> ApiKey:
    """The caller's key: one consistent read."""
    scheme, _, text = authorization.partition(" ")
    parts = text.split("_")
    if scheme.lower() != "bearer" or len(parts) != 3:
        raise HTTPException(401, "no API key", {"WWW-Authenticate": "Bearer"})
    try:
        found = ApiKey.get(parts[1], consistent_read=True)
    except DoesNotExist:
        raise HTTPException(401, "unknown API key", {"WWW-Authenticate": "Bearer"}) from None
    is_same = hmac.compare_digest(found.key_hash, hashlib.sha256(text.encode()).hexdigest())
    if not is_same or found.status != "active":
        raise HTTPException(401, "unknown API key", {"WWW-Authenticate": "Bearer"})
    _admit(parts[1])
    return found


def _chain(account: Account) -> list[Account]:
    ids = [one for one in account.path.split("/") if one]
    above = {one.account_id: one for one in Account.batch_get(ids[:-1], consistent_read=True)}
    chain = [above[one] for one in ids[:-1] if one in above] + [account]
    parent = None
    for one in chain:
        if one.parent_id != parent:
            raise HTTPException(404, "not found")
        parent = one.account_id
    return chain


def _may_read(user_id: str, chain: list[Account]) -> bool:
    keys = [(user_id, one.account_id) for one in chain]
    found = {one.account_id: one for one in Membership.batch_get(keys, consistent_read=True)}
    may_read = False
    for one in chain:
        member = found.get(one.account_id)
        if member is not None and member.status == "suspended":
            return False
        if member is not None and member.status == "active":
            may_read = may_read or member.role in _READS
    return may_read


@app.get("/health")
def health() -> dict[str, str]:
    """Whether it runs."""
    return {"status": "healthy"}


@app.get("/core/v1/accounts/{account_id}")
def get_account(account_id: str, key: Annotated[ApiKey, Depends(_key)]) -> Shown:
    """Returns an account that the key's owner may read, by an inherited role."""
    try:
        account = Account.get(account_id, consistent_read=True)
    except DoesNotExist:
        raise HTTPException(404, "not found") from None
    chain = _chain(account)
    if key.account_id not in [one.account_id for one in chain]:
        raise HTTPException(404, "not found")
    if not _may_read(key.user_id, chain):
        raise HTTPException(404, "not found")
    if "account.read" not in key.permissions:
        raise HTTPException(403, "account.read is missing")
    root = chain[0].account_id
    with _lock:
        if _month[root] >= MONTH_MAX:
            raise HTTPException(429, "the plan's calls are used up")
        _month[root] += 1
        _calls[account_id, time.strftime("%Y-%m-%d", time.gmtime())] += 1
    return Shown(
        account_id=account.account_id,
        name=account.name,
        path=account.path,
        level=int(account.level),
        status=account.status,
        parent_id=account.parent_id,
    )
