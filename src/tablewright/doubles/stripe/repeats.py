"""Idempotency keys of Stripe's API: a repeated request gets the first response.

https://docs.stripe.com/api/idempotent_requests: the response is stored once the request has begun
to execute, also that of a failure with status 500. A key with other parameters is rejected.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from hashlib import sha256
from typing import Final

from tablewright.client import AsyncDatabase
from tablewright.doubles import limits
from tablewright.doubles.calls import Rejection, Reply
from tablewright.doubles.records import RepeatedCall
from tablewright.doubles.state import Visit
from tablewright.doubles.stripe import errors
from tablewright.errors import AlreadyExistsError
from tablewright.ids import Ids
from tablewright.model import assign

_LEASE: Final = timedelta(seconds=60)  # of a request whose process died
_JSON: Final = {"content-type": "application/json"}


class Repeats:
    """The idempotency keys of a sandbox."""

    def __init__(self, sandbox: str, db: AsyncDatabase, ids: Ids) -> None:
        self._sandbox = sandbox
        self._db = db
        self._ids = ids

    async def once(self, visit: Visit, key: str, execute: Callable[[], Awaitable[Reply]]) -> Reply:
        """Executes a request, or returns its earlier response; raises `Rejection`."""
        if len(key) > limits.STRIPE_KEY_LENGTH_MAX:
            raise errors.invalid(
                f"Idempotency keys may have at most {limits.STRIPE_KEY_LENGTH_MAX} characters.", ""
            )
        mine = self._begun(visit, key)
        earlier = await self._claim(visit, mine, key)
        if earlier is not None:
            headers = {**_JSON, "idempotent-replayed": "true"}
            return Reply(earlier.status or 500, earlier.body or b"", headers)
        place = RepeatedCall.at(sandbox=self._sandbox, key_hash=mine.key_hash)
        try:
            reply = await execute()
        except Rejection as rejection:
            # Invalid parameters are found before the request executes: nothing is stored.
            await self._db.run(place.delete())
            if rejection.reply.status < 500:
                raise
            reply = rejection.reply
        kept = assign(RepeatedCall.status, reply.status), assign(RepeatedCall.body, reply.body)
        await self._db.run(place.update(*kept))
        return reply

    def _begun(self, visit: Visit, key: str) -> RepeatedCall:
        call = visit.call
        owner = "" if visit.caller is None else visit.caller.grant.grant_id
        content = f"{call.method} {call.path} ".encode() + call.body
        ends_at = visit.moment + timedelta(seconds=limits.STRIPE_REPEAT_SECONDS)
        return RepeatedCall(
            sandbox=self._sandbox,
            key_hash=sha256(f"{owner}\0{key}".encode()).hexdigest(),
            content_hash=sha256(content).hexdigest(),
            attempt=self._ids.uuid(),
            ends_at=ends_at,
            expires_at=ends_at,
        )

    async def _claim(self, visit: Visit, mine: RepeatedCall, key: str) -> RepeatedCall | None:
        """Claims a key, or returns the earlier request."""
        try:
            await self._db.run(mine.create().marked_by(RepeatedCall.attempt))
        except AlreadyExistsError:
            get = RepeatedCall.get(self._sandbox, mine.key_hash).consistently()
            earlier = await self._db.run(get)
        else:
            return None
        if earlier is None or earlier.ends_at <= visit.moment:
            await self._db.run(mine.put())
            return None
        if earlier.content_hash != mine.content_hash:
            raise errors.other_parameters(key)
        if earlier.status is None:
            raise errors.in_progress(key)
        return earlier
