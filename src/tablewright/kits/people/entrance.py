"""Entrance: the parts for signing up, signing in and recovery.

Not here: the routes (`people.signing`, `people.recovery`), the people (`people.people`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.http.cookies import SessionCookie
from tablewright.api.runtime import Runtime
from tablewright.kits.people import limits
from tablewright.kits.sessions.attempts import Attempts, SignInLimits
from tablewright.kits.sessions.identity import SessionIdentity
from tablewright.kits.sessions.one_time import OneTimeTokens
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.sessions.sessions import Sessions


@dataclass(frozen=True, slots=True)
class Entrance:
    """Sessions, passwords, one-time tokens and the limits of attempts."""

    identity: SessionIdentity
    passwords: Passwords
    sign_ins: SignInLimits
    sign_ups: Attempts  # by network
    recoveries: Attempts  # by network
    mails: Attempts  # by person and kind of mail
    confirmations: OneTimeTokens
    resets: OneTimeTokens
    new_addresses: OneTimeTokens
    undone_addresses: OneTimeTokens

    @property
    def sessions(self) -> Sessions:
        """The sessions of people."""
        return self.identity.sessions


def entrance_of(given: Runtime, system: str, passwords: Passwords | None = None) -> Entrance:
    """The entrance of one system in its runtime."""

    def attempts(what: str, count: int, seconds: int) -> Attempts:
        return Attempts(
            given.db,
            given.clock,
            system=system,
            what=what,
            count=count,
            seconds=seconds,
            ids=given.ids,
        )

    def tokens(purpose: str, seconds: int) -> OneTimeTokens:
        return OneTimeTokens(
            given.db, given.clock, given.ids, system=system, purpose=purpose, seconds=seconds
        )

    return Entrance(
        identity=SessionIdentity(
            Sessions(given.db, given.clock, given.ids, system=system), SessionCookie(system)
        ),
        passwords=passwords or Passwords(given.ids),
        sign_ins=SignInLimits(given.db, given.clock, system=system, ids=given.ids),
        sign_ups=attempts("register", limits.SIGN_UPS_MAX, limits.SIGN_UPS_SECONDS),
        recoveries=attempts("reset", limits.RECOVERIES_MAX, limits.SIGN_UPS_SECONDS),
        mails=attempts("mail", limits.PERSON_MAILS_MAX, limits.PERSON_MAILS_SECONDS),
        confirmations=tokens("confirm", limits.CONFIRMATION_SECONDS),
        resets=tokens("reset", limits.RESET_SECONDS),
        new_addresses=tokens("address", limits.ADDRESS_CHANGE_SECONDS),
        undone_addresses=tokens("undo", limits.ADDRESS_UNDO_SECONDS),
    )
