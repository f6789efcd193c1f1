"""One-time tokens: mailed to a person, and valid for one action.

    token = await resets.make("ann", state=user.password_hash)
    found = await resets.find(token)                              # None: unknown, used, too old
    await db.run(transaction(resets.spending(found), change))     # one of two at once succeeds

A token is bound to a state, such as the hash of the password that it replaces. If the state has
changed by other means, `found.fits` is false, and all older tokens are invalid.
Not here: sending them (`kits.mail.outbox`).
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tablewright.api.api_keys import hash_of, is_well_formed, new_key
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.ids import Ids
from tablewright.kits.sessions.one_time_records import OneTimeRecord
from tablewright.model import Delete


@dataclass(frozen=True, slots=True)
class OneTime:
    """A valid token."""

    subject: str
    token_hash: str
    state_hash: str

    def fits(self, state: str | None) -> bool:
        """Whether the state that it is bound to is unchanged."""
        return hmac.compare_digest(self.state_hash, hash_of(state or ""))


class OneTimeTokens:
    """The tokens of one system for one purpose."""

    def __init__(
        self,
        db: AsyncDatabase,
        clock: Clock,
        ids: Ids,
        *,
        system: str,
        purpose: str,
        seconds: float,
    ) -> None:
        """`db` must not be bound to a tenant."""
        self._db = db
        self._clock = clock
        self._ids = ids
        self._system = system
        self._purpose = purpose
        self._length = timedelta(seconds=seconds)

    async def make(self, subject: str, *, state: str | None) -> str:
        """Returns a new token for its subject."""
        token = new_key(self._purpose, self._ids)
        ends_at = self._now() + self._length
        record = OneTimeRecord(
            system=self._system,
            purpose=self._purpose,
            token_hash=hash_of(token),
            subject=subject,
            state_hash=hash_of(state or ""),
            ends_at=ends_at,
            expires_at=ends_at + timedelta(seconds=1),
        )
        await self._db.run(record.create().marked_by(OneTimeRecord.token_hash))
        return token

    async def find(self, token: str) -> OneTime | None:
        """Returns the purpose of a token, if it is valid."""
        if not token.startswith(f"{self._purpose}_") or not is_well_formed(token):
            return None
        get = OneTimeRecord.get(self._system, self._purpose, hash_of(token)).consistently()
        record = await self._db.run(get)
        if record is None or self._now() >= record.ends_at:
            return None
        return OneTime(record.subject, record.token_hash, record.state_hash)

    def spending(self, shown: OneTime) -> Delete:
        """Returns a write that uses up a token; it fails if the token was used.

        The write has no mark: if a response is lost, the token counts as used, because it must
        never work twice.
        """
        return OneTimeRecord.at(
            system=self._system, purpose=self._purpose, token_hash=shown.token_hash
        ).erase()

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)
