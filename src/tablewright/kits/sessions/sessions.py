"""Sessions: somebody signs in, gets a token, and is known by it until it ends.

    begun = await sessions.start("ann", check(User.get("ann"), User.password_hash == seen))
    begun.token                                     # shown once; the store has its hash
    session = await sessions.find(begun.token)
    await sessions.end_all("ann")

A token is `session_<subject>_<256 random bits><checksum>`: one that is mistyped or made up is
refused without asking the store, any other by one consistent read, so that an ended session is
refused from the next request on. A session ends 30 days after it began, or when nobody has used it
for 14; its use is noted at most once a day.

Whoever begins a session passes what must still be so, and it begins in the same transaction: then
no sign-in can slip past a change of the password, or past the end of an account, if that is written
before `end_all`.
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
    """Somebody who has signed in."""

    id: str  # for logs: nobody can sign in with it
    subject: str
    began_at: datetime
    ends_at: datetime
    used_at: datetime | None = None  # to a day
    device: str = ""
    network: str = ""
    factors: frozenset[str] = frozenset()
    fresh_at: datetime | None = None  # when the password was last entered
    impersonator: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """How a session begins: from where, by which factors, and for whom."""

    device: str = ""
    network: str = ""
    factors: frozenset[str] = frozenset({"password"})
    impersonator: str = ""
    seconds: float | None = None  # a shorter life than usual


@dataclass(frozen=True, slots=True)
class StartedSession:
    """A session that begins: the only time that its token is seen."""

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
        """Keeps them in a database that is bound to no tenant."""
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
        """A new session, written together with other writes and checks.

        `beside` returns one more write, which has to know the session.

        Raises `TransactionFailedError` if one of these is refused; then there is no session.
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
        """The session that a token stands for, unless it has ended."""
        subject = _subject(token)
        if subject is None:
            return None
        place = SessionRecord.get(self._system, subject, hash_of(token))
        record = await self._db.run(place.consistently())
        now = self._now()
        if record is None or record.expires_at is None:
            return None
        if now >= min(record.ends_at, record.expires_at):  # it may lie there for days after
            return None
        if now - record.noted_at >= timedelta(seconds=limits.SESSION_NOTED_SECONDS):
            return await self._noted(record, now)
        return _session(record)

    async def rotate(self, token: str, *also: WriteOperation[Any]) -> StartedSession | None:
        """A new session in place of an old one, which ends; None if it has ended already."""
        old = await self.find(token)
        if old is None:
            return None
        begun = await self.start(old.subject, *also)
        await self.end(token)
        return begun

    async def end(self, token: str) -> None:
        """Ends a session, if there is one."""
        subject = _subject(token)
        if subject is not None:
            await self._db.run(write_all([self._place(subject, hash_of(token)).erase()]))

    async def of_subject(self, subject: str) -> list[Session]:
        """The sessions of somebody that have not ended, the newest first."""
        query = SessionRecord.of_subject(self._system, subject).consistently()
        found = await self._db.all(query, unreadable="collect")
        now = self._now()
        live = [
            one
            for one in found.items
            if one.expires_at is not None and now < min(one.ends_at, one.expires_at)
        ]
        return [_session(one) for one in sorted(live, key=lambda one: one.began_at, reverse=True)]

    async def end_one(self, subject: str, session_id: str) -> bool:
        """Ends the session of somebody that has an id; False if there is none."""
        query = SessionRecord.of_subject(self._system, subject).consistently()
        found = await self._db.all(query, unreadable="collect")
        ended = [one for one in found.items if _session(one).id == session_id]
        await self._db.run(write_all(self._place(subject, one.token_hash).erase() for one in ended))
        return bool(ended)

    async def refresh(self, token: str, factors: frozenset[str] = frozenset()) -> None:
        """Notes that somebody has entered the password now, or shown further factors."""
        subject = _subject(token)
        session = None if subject is None else await self.find(token)
        if subject is None or session is None:
            return
        update = self._place(subject, hash_of(token)).update(
            assign(SessionRecord.fresh_at, self._now()),
            assign(SessionRecord.factors, sorted(session.factors | factors)),
        )
        with suppress(ConflictError):  # ended meanwhile
            await self._db.run(update)

    async def end_all(
        self, subject: str, *, except_: str | None = None, before: datetime | None = None
    ) -> None:
        """Ends all sessions of somebody, but the one that has this id, and those since a time."""
        query = SessionRecord.of_subject(self._system, subject).consistently().with_hidden()
        found = await self._db.all(query, unreadable="collect")  # nobody gets in with the others
        ended = [
            one
            for one in found.items
            if _session(one).id != except_ and (before is None or one.began_at < before)
        ]
        await self._db.run(write_all(self._place(subject, one.token_hash).erase() for one in ended))

    def _place(self, subject: str, token_hash: str) -> Any:
        return SessionRecord.at(system=self._system, subject=subject, token_hash=token_hash)

    async def _noted(self, record: SessionRecord, now: datetime) -> Session | None:
        """Notes that a session is in use; None if it has been ended meanwhile."""
        update = self._place(record.subject, record.token_hash).update(
            assign(SessionRecord.noted_at, now),
            assign(SessionRecord.expires_at, min(record.ends_at, now + self._idle)),
        )
        try:
            await self._db.run(update)
        except ConflictError:
            return None
        except TablewrightError as error:  # the next request will note it
            _log.warning("session_use_not_noted", reason=type(error).__name__)
        return _session(record)

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)


def _subject(token: str) -> str | None:
    """Who a token says to be of, if it can be one at all."""
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
