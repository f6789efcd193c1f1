"""Repeats: a request with an `Idempotency-Key` is executed once; repetitions get its response.

    begun   -> done, with its response, for a day
            -> deleted, if the request was rejected: nothing was done
            -> kept and free, if the request failed otherwise: its effects are unknown
            -> free after a minute, if the process died

A key belongs to a tenant and a route. With another body, path or query the response is 409. A
repetition while the first request is in progress also gets 409, and may be sent again.

The record holds a random seed. The ids of the request and the tokens of its transactions are
derived from it, so a repetition writes the same items instead of new ones. Tokens and secrets of
users stay random. Records of earlier versions have no seed, and get one. Responses are stored as
they are, and encrypted if they contain a `Secret`.
Not here: the records (`api.idempotency.records`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final, cast

import structlog

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.http.failures import refusal_of
from tablewright.api.idempotency.records import RepeatableRequest
from tablewright.api.responses import RawResponse
from tablewright.api.routes import Route
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import Execute
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ConflictError,
    ConflictingError,
    MalformedError,
    TablewrightError,
)
from tablewright.ids import Ids
from tablewright.model import assign

_log = structlog.stdlib.get_logger("tablewright.repeats")
_KEY = re.compile(rf"[!-~]{{1,{limits.IDEMPOTENCY_KEY_LENGTH_MAX}}}")
_SEED_BYTES: Final = 32
_SERVER_ERROR: Final = 500
_REPLAYED = {"idempotent-replay": "true"}


class StoredIdempotency:
    """Stores responses where all processes find them."""

    def __init__(self, db: AsyncDatabase, *, clock: Clock, ids: Ids) -> None:
        """`db` must not be bound to a tenant."""
        self._db = db
        self._clock = clock
        self._ids = ids

    async def once(
        self, context: Context[Any], route: Route, key: str, deed: Execute
    ) -> RawResponse:
        """Executes the request and stores its response, or returns the stored one."""
        if _KEY.fullmatch(key) is None:
            raise MalformedError(
                "An Idempotency-Key must have 1 to "
                f"{limits.IDEMPOTENCY_KEY_LENGTH_MAX} visible ASCII characters."
            )
        mine = self._request(context, route, key)
        earlier = await self._begin(mine)
        if earlier is not None:
            return await self._replayed(earlier)
        try:
            answer = await deed(context.seeded(mine.seed or b""))
        except Exception as error:
            if _is_refusal(error):
                await self._forget(mine)
            else:
                await self._release(mine)
            raise
        await self._remember(mine, answer, has_secret=route.shows_secret)
        return answer

    def _request(self, context: Context[Any], route: Route, key: str) -> RepeatableRequest:
        where = f"{route.handler.__module__} {route.method} {route.path}"
        return RepeatableRequest(
            whose_hash=_hash(_owner(context.principal), where, key),
            content_hash=_hash(context.target, context.body),
            attempt=self._ids.uuid(),
            seed=self._ids.random_bytes(_SEED_BYTES),
            leased_until=self._now() + timedelta(seconds=limits.REPEAT_LEASE_SECONDS),
        )

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)

    async def _begin(self, mine: RepeatableRequest) -> RepeatableRequest | None:
        """Claims the request for this process, or returns the stored request."""
        try:
            await self._db.run(mine.create().marked_by(RepeatableRequest.attempt))
        except AlreadyExistsError as error:
            earlier = error.found
        else:
            return None
        assert isinstance(earlier, RepeatableRequest), "nothing else lies under this key"
        is_over = earlier.expires_at is not None and earlier.expires_at <= self._now()
        if not is_over:  # the record may stay for days after its expiry
            if earlier.content_hash != mine.content_hash:
                raise ConflictingError(
                    "The Idempotency-Key was already used for a different request.",
                    hint="Use a new key for each request.",
                )
            if earlier.status is not None:
                return earlier
            if self._now() < earlier.leased_until:
                raise _still_at_it()
            mine.seed = earlier.seed or mine.seed
        taking = mine.put(RepeatableRequest.attempt == earlier.attempt)
        try:
            await self._db.run(taking.marked_by(RepeatableRequest.attempt))
        except ConditionFailedError:
            raise _still_at_it() from None
        return None

    async def _remember(
        self, mine: RepeatableRequest, answer: RawResponse, *, has_secret: bool
    ) -> None:
        is_kept = len(answer.body) <= limits.REPEAT_ANSWER_BYTES_MAX
        place = RepeatableRequest.at(whose_hash=mine.whose_hash)
        body = RepeatableRequest.secret_body if has_secret else RepeatableRequest.body
        done = place.update(
            assign(RepeatableRequest.status, answer.status),
            assign(RepeatableRequest.headers, dict(answer.headers)),
            assign(body, answer.body if is_kept else None),
        )
        try:
            await self._db.run(done.when(RepeatableRequest.attempt == mine.attempt))
        except TablewrightError as error:  # the request succeeded: the caller must get the response
            _log.warning("answer_not_remembered", reason=type(error).__name__)

    async def _replayed(self, earlier: RepeatableRequest) -> RawResponse:
        body = earlier.body
        if body is None:  # the body may be encrypted, and only a read decrypts it
            place = RepeatableRequest.at(whose_hash=earlier.whose_hash)
            found = await self._db.run(place.get().consistently())
            body = None if found is None else found.secret_body
        if body is None:
            raise ConflictingError(
                "The request succeeded, but its response was too large to replay.",
                hint="Do not repeat the request. Read the resource instead.",
            )
        return RawResponse(body, earlier.status, {**earlier.headers, **_REPLAYED})

    async def _release(self, mine: RepeatableRequest) -> None:
        """Allows a repetition of the request at once, with the same ids."""
        place = RepeatableRequest.at(whose_hash=mine.whose_hash)
        free = place.update(assign(RepeatableRequest.leased_until, self._now()))
        try:
            await self._db.run(free.when(RepeatableRequest.attempt == mine.attempt))
        except ConflictError:
            return  # another process has taken it over
        except TablewrightError as error:  # its lease will end
            _log.warning("request_not_released", reason=type(error).__name__)

    async def _forget(self, mine: RepeatableRequest) -> None:
        place = RepeatableRequest.at(whose_hash=mine.whose_hash)
        try:
            await self._db.run(place.delete().when(RepeatableRequest.attempt == mine.attempt))
        except ConflictError:
            return  # another process has taken it over
        except TablewrightError as error:  # its lease will end
            _log.warning("request_not_released", reason=type(error).__name__)


def _is_refusal(error: Exception) -> bool:
    """Whether the request was rejected before it had any effect."""
    for one in _causes(error):
        if isinstance(one, TablewrightError) and one.is_outcome_unknown:
            return False
    return refusal_of(error).status < _SERVER_ERROR


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yields an error, its causes, and the errors that it contains."""
    seen: set[int] = set()
    waiting = [error]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, BaseExceptionGroup):
            waiting += cast("BaseExceptionGroup[BaseException]", one).exceptions
        waiting += [inner for inner in (one.__cause__, one.__context__) if inner is not None]


def _still_at_it() -> ConflictingError:
    return ConflictingError(
        "A request with this Idempotency-Key is still in progress.",
        hint="Repeat the request after Retry-After to get its response.",
        retry_after_seconds=limits.API_RETRY_AFTER_SECONDS,
    )


def _owner(principal: Principal) -> str:
    """Returns the owner of a key: a tenant, whichever credential it uses, or an operator."""
    if principal.kind is Kind.OPERATOR or principal.tenant is None:
        return f"{principal.kind.value}#{principal.subject}#{principal.tenant or ''}"
    if principal.person not in ("", principal.tenant):  # people of a tenant differ in their rights
        return f"tenant#{principal.tenant}#{principal.person}"
    return f"tenant#{principal.tenant}"


def _hash(*parts: str | bytes) -> str:
    """Hashes all parts with their lengths, so that bytes cannot move between them."""
    made = sha256()
    for part in parts:
        raw = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        made.update(len(raw).to_bytes(8, "big"))
        made.update(raw)
    return made.hexdigest()
