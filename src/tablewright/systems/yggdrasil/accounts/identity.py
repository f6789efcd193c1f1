"""Identity: users are known by sessions, which begin with an e-mail address and a password.

Not here: sessions as such (`kits.sessions.sessions`), the routes (`yggdrasil.accounts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.api.http.cookies import SessionCookie
from tablewright.api.runtime import Runtime
from tablewright.kits.sessions.attempts import Attempts, SignInLimits
from tablewright.kits.sessions.identity import SessionIdentity, session_schemes
from tablewright.kits.sessions.one_time import OneTimeTokens
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.sessions.sessions import Sessions
from tablewright.systems.yggdrasil import limits

NAME: Final = "yggdrasil"
_COOKIE: Final = SessionCookie(NAME)
SCHEMES: Final[Mapping[str, Mapping[str, str]]] = session_schemes(_COOKIE)


@dataclass(frozen=True, slots=True)
class Entrance:
    """What signing up and in works with."""

    identity: SessionIdentity
    passwords: Passwords
    sign_ins: SignInLimits
    registrations: Attempts  # by address
    addresses: Attempts  # by user, at e-mail addresses that others may have
    resets: Attempts  # by address
    reset_mails: Attempts  # by user
    reset_tokens: OneTimeTokens
    confirmation_mails: Attempts  # by user
    confirmation_tokens: OneTimeTokens

    @property
    def sessions(self) -> Sessions:
        """The sessions of users."""
        return self.identity.sessions


def entrance_of(given: Runtime, passwords: Passwords | None = None) -> Entrance:
    """What signing up and in works with, in its runtime."""

    def attempts(
        what: str, count: int, seconds: int = limits.YGGDRASIL_ATTEMPTS_WINDOW_SECONDS
    ) -> Attempts:
        return Attempts(
            given.db,
            given.clock,
            system=NAME,
            what=what,
            count=count,
            seconds=seconds,
            ids=given.ids,
        )

    def tokens(purpose: str, seconds: int) -> OneTimeTokens:
        return OneTimeTokens(
            given.db, given.clock, given.ids, system=NAME, purpose=purpose, seconds=seconds
        )

    return Entrance(
        identity=SessionIdentity(Sessions(given.db, given.clock, given.ids, system=NAME), _COOKIE),
        passwords=passwords or Passwords(given.ids),
        sign_ins=SignInLimits(given.db, given.clock, system=NAME, ids=given.ids),
        registrations=attempts("register", limits.YGGDRASIL_REGISTRATIONS_MAX),
        addresses=attempts("address", limits.YGGDRASIL_ADDRESSES_TRIED_MAX),
        resets=attempts(
            "reset", limits.YGGDRASIL_RESETS_MAX, limits.YGGDRASIL_RESETS_WINDOW_SECONDS
        ),
        reset_mails=attempts("reset-mail", limits.YGGDRASIL_MAILS_MAX),
        reset_tokens=tokens("reset", limits.YGGDRASIL_RESET_SECONDS),
        confirmation_mails=attempts("confirmation-mail", limits.YGGDRASIL_MAILS_MAX),
        confirmation_tokens=tokens("confirm", limits.YGGDRASIL_CONFIRMATION_SECONDS),
    )
