"""Sessions: a person signs in, and the session's token authenticates later requests.

    begun = await sessions.start("ann", check(User.get("ann"), User.password_hash == seen))
    begun.token                                     # shown once; the store has its hash
    session = await sessions.find(begun.token)
    await sessions.end_all("ann")

A token is `session_<subject>_<256 random bits><checksum>`. A mistyped or invented token is rejected
without a read. Any other token takes one consistent read, so that an ended session fails from the
next request on. A session ends after 30 days, or after 14 days without use; its use is recorded at
most once a day.

The caller of `start` passes conditions, and the session starts in the same transaction. No sign-in
can therefore bypass a change of the password, or the end of an account, that is written before
`end_all`.
Not here: cookies and headers (`kits.sessions.identity`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import structlog

from tablewright.api.api_keys import hash_of, is_well_formed, new_key
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ConflictError, TablewrightError
from tablewright.ids import Ids
from tablewright.kits.sessions import limits
from tablewright.kits.sessions.records import SessionRecord
from tablewright.model import assign, transaction, write_all
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.sessions")
_PREFIX = "session"
_SUBJECT = rf"[A-Za-z0-9_-]{{1,{limits.SESSION_SUBJECT_LENGTH_MAX}}}"
_TOKEN = re.compile(rf"{_PREFIX}_({_SUBJECT})_[0-9A-Za-z]+")
_ID_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Session:
    """A session of a signed-in person."""

    id: str  # for logs: it cannot be used to sign in
    subject: str
    began_at: datetime
    ends_at: datetime
    used_at: datetime | None = None  # to the day
    device: str = ""
    network: str = ""
    factors: frozenset[str] = frozenset()
    fresh_at: datetime | None = None  # when the password was last entered
    impersonator: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """The properties of a new session: its address, factors and operator."""

    device: str = ""
    network: str = ""
    factors: frozenset[str] = frozenset({"password"})
    impersonator: str = ""
    seconds: float | None = None  # a shorter lifetime than usual


@dataclass(frozen=True, slots=True)
class StartedSession:
    """A new session and its token, which is not shown again."""

    token: str
    session: Session

    def __repr__(self) -> str:
        return f"StartedSession({self.session!r})"


class Sessions:
    """The sessions of one system."""

    def __init__(
        self,
        db: AsyncDatabase,
        clock: Clock,
        ids: Ids,
        *,
        system: str,
        seconds: float = limits.SESSION_SECONDS,
        idle_seconds: float = limits.SESSION_IDLE_SECONDS,
    ) -> None:
        """`db` must not be bound to a tenant."""
        self._db = db
        self._clock = clock
        self._ids = ids
        self._system = system
        self._length = timedelta(seconds=seconds)
        self._idle = timedelta(seconds=idle_seconds)

    async def start(
        self,
        subject: str,
        *also: WriteOperation[Any],
        beside: Callable[[Session], WriteOperation[Any]] | None = None,
        sign: Sign | None = None,
    ) -> StartedSession:
        """Starts a session, together with other writes and checks.

        `beside` returns one more write, which depends on the session.

        Raises `TransactionFailedError` if one of these fails; then there is no session.
        """
        if re.fullmatch(_SUBJECT, subject) is None:
            raise ValueError(f"{subject!r} cannot be the subject of a session")
        token, now, how = new_key(f"{_PREFIX}_{subject}", self._ids), self._now(), sign or Sign()
        length = self._length if how.seconds is None else timedelta(seconds=how.seconds)
        record = SessionRecord(
            system=self._system,
            subject=subject,
            token_hash=hash_of(token),
            began_at=now,
            noted_at=now,
            ends_at=now + length,
            expires_at=now + min(length, self._idle),
            device=how.device[: limits.SESSION_DEVICE_LENGTH_MAX] or None,
            network=how.network or None,
            factors=sorted(how.factors),
            fresh_at=None if how.impersonator else now,
            impersonator=how.impersonator or None,
        )
        session = _session(record)
        more = () if beside is None else (beside(session),)
        await self._db.run(transaction(record.create(), *also, *more))
        return StartedSession(token, session)

    async def find(self, token: str) -> Session | None:
        """Returns the session of a token, unless it has ended."""
        subject = _subject(token)
        if subject is None:
            return None
        place = SessionRecord.get(self._system, subject, hash_of(token))
        record = await self._db.run(place.consistently())
        now = self._now()
        if record is None or record.expires_at is None:
            return None
        if now >= min(record.ends_at, record.expires_at):  # deletion may take days
            return None
        if now - record.noted_at >= timedelta(seconds=limits.SESSION_NOTED_SECONDS):
            return await self._noted(record, now)
        return _session(record)

    async def end(self, token: str, *also: WriteOperation[Any]) -> None:
        """Ends a session, if it exists, together with other writes."""
        subject = _subject(token)
        if subject is not None:
            ended = self._place(subject, hash_of(token)).erase()
            await self._db.run(transaction(ended, *also) if also else write_all([ended]))

    async def of_subject(self, subject: str) -> list[Session]:
        """Returns the open sessions of a person, newest first."""
        query = SessionRecord.of_subject(self._system, subject).consistently()
        found = await self._db.all(query, unreadable="collect")
        now = self._now()
        live = [
            one
            for one in found.items
            if one.expires_at is not None and now < min(one.ends_at, one.expires_at)
        ]
        return [_session(one) for one in sorted(live, key=lambda one: one.began_at, reverse=True)]

    async def end_one(self, subject: str, session_id: str, *also: WriteOperation[Any]) -> bool:
        """Ends one session of a person by its id, together with other writes.

        Returns False, and writes nothing, if there is none.
        """
        query = SessionRecord.of_subject(self._system, subject).consistently()
        found = await self._db.all(query, unreadable="collect")
        ended = [one for one in found.items if _session(one).id == session_id]
        for one in ended[:1]:
            erased = self._place(subject, one.token_hash).erase()
            await self._db.run(transaction(erased, *also) if also else write_all([erased]))
        return bool(ended)

    async def refresh(self, token: str, factors: frozenset[str] = frozenset()) -> None:
        """Records that the person has just entered the password, or passed further factors."""
        subject = _subject(token)
        session = None if subject is None else await self.find(token)
        if subject is None or session is None:
            return
        update = self._place(subject, hash_of(token)).update(
            assign(SessionRecord.fresh_at, self._now()),
            assign(SessionRecord.factors, sorted(session.factors | factors)),
        )
        with suppress(ConflictError):  # the session has ended
            await self._db.run(update)

    async def end_all(
        self, subject: str, *, except_: str | None = None, before: datetime | None = None
    ) -> None:
        """Ends all sessions of a person, except the one with this id and those since a time."""
        query = SessionRecord.of_subject(self._system, subject).consistently().with_hidden()
        found = await self._db.all(query, unreadable="collect")  # the others are invalid
        ended = [
            one
            for one in found.items
            if _session(one).id != except_ and (before is None or one.began_at < before)
        ]
        await self._db.run(write_all(self._place(subject, one.token_hash).erase() for one in ended))

    def _place(self, subject: str, token_hash: str) -> Any:
        return SessionRecord.at(system=self._system, subject=subject, token_hash=token_hash)

    async def _noted(self, record: SessionRecord, now: datetime) -> Session | None:
        """Records the use of a session; None if it has ended."""
        update = self._place(record.subject, record.token_hash).update(
            assign(SessionRecord.noted_at, now),
            assign(SessionRecord.expires_at, min(record.ends_at, now + self._idle)),
        )
        try:
            await self._db.run(update)
        except ConflictError:
            return None
        except TablewrightError as error:  # the next request will record it
            _log.warning("session_use_not_noted", reason=type(error).__name__)
        return _session(record)

    def _now(self) -> datetime:
        """Returns the time in milliseconds, the precision of stored sessions."""
        return datetime.fromtimestamp(int(self._clock.now() * 1000) / 1000, UTC)


def _subject(token: str) -> str | None:
    """Returns the subject of a well-formed token."""
    found = _TOKEN.fullmatch(token)
    return found[1] if found is not None and is_well_formed(token) else None


def _session(record: SessionRecord) -> Session:
    return Session(
        id=record.token_hash[:_ID_LENGTH],
        subject=record.subject,
        began_at=record.began_at,
        ends_at=record.ends_at,
        used_at=record.noted_at,
        device=record.device or "",
        network=record.network or "",
        factors=frozenset(record.factors),
        fresh_at=record.fresh_at,
        impersonator=record.impersonator or "",
    )
