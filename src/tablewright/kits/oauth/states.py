"""States: authorisations in progress, each finished at most once.

The key is a hash of the parameter `state`, so that a reader of the table cannot finish one.
Not here: starting and finishing them (`oauth.oauth`, `oauth.callbacks`).
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

from tablewright.api.api_keys import hash_of
from tablewright.api.runtime import Runtime
from tablewright.errors import ItemNotFoundError, TablewrightError
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.records import AuthorisationRecord
from tablewright.kits.shapes import Shape, word_of
from tablewright.model import Entity

E = TypeVar("E", bound=Entity)
_STATE: Final = re.compile(r"[A-Za-z0-9_-]{43}\.[0-9a-f]{1,12}")


@dataclass(frozen=True, slots=True)
class Pending:
    """An authorisation in progress."""

    account_id: str
    person_id: str
    platform: str
    redirect_uri: str
    session_hash: str
    return_to: str | None
    grant_id: str | None  # to authorise again; None: a new one
    may_change_account: bool  # at the platform, when it is authorised again
    details: Mapping[str, Any]  # the system's own values
    ends_at: datetime


@dataclass(frozen=True, slots=True)
class Begun:
    """An authorisation that was stored: its parameter, and the challenge of PKCE."""

    state: str = field(repr=False)
    challenge: str


@dataclass(frozen=True, slots=True)
class Consumed:
    """An authorisation that was deleted, and the verifier of PKCE."""

    pending: Pending
    verifier: str = field(repr=False)


def _same(details: dict[str, Any]) -> Any:
    return details


@dataclass(frozen=True)
class StateShape(Shape[E], Generic[E]):
    """The attributes of an authorisation in an entity whose key is `state`.

    `details` is a mapping with everything that has no separate attribute; `packed` and `unpacked`
    convert it for an attribute of another type. Without an encrypted `verifier`, the verifier of
    PKCE is derived from the state and the installation's secret, and not stored.
    """

    state: str
    account: str
    person: str
    platform: Any
    redirect_uri: Any
    details: Any
    ends_at: Any
    verifier: Any = None
    packed: Callable[[dict[str, Any]], Any] = _same
    unpacked: Callable[[Any], Mapping[str, Any]] = _same


def own_states(system: str) -> StateShape[AuthorisationRecord]:
    """The kit's own records."""
    return StateShape(
        AuthorisationRecord,
        state=AuthorisationRecord.state_hash,
        account=AuthorisationRecord.account_id,
        person=AuthorisationRecord.person_id,
        platform=AuthorisationRecord.platform,
        redirect_uri=AuthorisationRecord.redirect_uri,
        details=AuthorisationRecord.details,
        ends_at=AuthorisationRecord.expires_at,
        constants={"system": system},
    )


class States:
    """The authorisations in progress of one system."""

    def __init__(self, given: Runtime, shape: StateShape[Any]) -> None:
        self._db, self._clock, self._ids = given.db, given.clock, given.ids
        self._shape = shape
        self._derive = given.derived_key

    async def begin(self, pending: Pending) -> Begun:
        """Stores an authorisation, and returns its parameter."""
        stamp = int(self._clock.now())
        state = f"{_text(self._ids.random_bytes(limits.STATE_BYTES))}.{stamp:x}"
        shape, verifier = self._shape, self._new_verifier(state)
        details = {
            "sessionHash": pending.session_hash,
            "returnTo": pending.return_to,
            "grantId": pending.grant_id,
            "mayChangeAccount": pending.may_change_account,
            "details": dict(pending.details),
        }
        item = shape.new(
            state=hash_of(state),
            account=pending.account_id,
            person=pending.person_id,
            platform=pending.platform,
            redirect_uri=pending.redirect_uri,
            details=shape.packed(details),
            ends_at=pending.ends_at,
            verifier=verifier,
        )
        # The key is fresh, so only this write has it: a repeated one succeeds.
        creating = item.create().marked_by(shape.state)
        await self._db.for_tenant(pending.account_id).run(creating)
        return Begun(state, challenge_of(verifier))

    async def consume(self, state: str) -> Consumed | None:
        """Deletes an authorisation and returns it; None if it is unknown or was already consumed.

        If a response is lost, the authorisation counts as consumed: it must never work twice.
        """
        if _STATE.fullmatch(state) is None:
            return None
        deleting = self._shape.at(state=hash_of(state)).erase().returning()
        try:
            item = await self._db.run(deleting)
        except TablewrightError as error:
            if isinstance(error, ItemNotFoundError) or error.is_outcome_unknown:
                return None
            raise
        shape = self._shape
        details = shape.unpacked(shape.value(item, "details"))
        verifier = shape.value(item, "verifier") or self._derived_verifier(state)
        pending = Pending(
            account_id=shape.value(item, "account"),
            person_id=shape.value(item, "person"),
            platform=word_of(shape.value(item, "platform")),
            redirect_uri=shape.value(item, "redirect_uri"),
            session_hash=str(details.get("sessionHash") or ""),
            return_to=details.get("returnTo"),
            grant_id=details.get("grantId"),
            may_change_account=bool(details.get("mayChangeAccount")),
            details=details.get("details") or {},
            ends_at=shape.value(item, "ends_at"),
        )
        return Consumed(pending, verifier)

    def is_old(self, state: str) -> bool:
        """Whether a parameter is older than any that is valid.

        DynamoDB deletes expired items, so that an old one is usually unknown. The time in the
        parameter only selects the message.
        """
        if _STATE.fullmatch(state) is None:
            return False
        stamp = int(state.rpartition(".")[2], 16)
        return self._clock.now() - stamp >= limits.STATE_SECONDS

    def _new_verifier(self, state: str) -> str:
        if self._shape.has("verifier"):
            return _text(self._ids.random_bytes(limits.STATE_BYTES))
        return self._derived_verifier(state)

    def _derived_verifier(self, state: str) -> str:
        key = self._derive("oauth.verifier")
        return _text(hmac.new(key, state.encode(), sha256).digest())


def challenge_of(verifier: str) -> str:
    """Returns the challenge of a verifier (RFC 7636, S256).

    >>> challenge_of("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    """
    return _text(sha256(verifier.encode()).digest())


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")
