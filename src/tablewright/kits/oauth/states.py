"""States: authorisations in progress, each finished at most once.

The key is a hash of the parameter `state`, so that a reader of the table cannot finish one.
Not here: starting and finishing them (`oauth.oauth`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, TypeVar

from tablewright.kits.oauth.records import AuthorisationRecord
from tablewright.kits.shapes import Shape
from tablewright.model import Entity

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True, slots=True)
class Pending:
    """An authorisation in progress."""

    state: str = field(repr=False)  # the parameter; after a callback its hash
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
    verifier: str | None = field(default=None, repr=False)


def _same(details: dict[str, Any]) -> Any:
    return details


@dataclass(frozen=True)
class StateShape(Shape[E], Generic[E]):
    """The attributes of an authorisation in an entity whose key is `state`.

    `details` is a mapping with everything that has no attribute of its own; `packed` and `unpacked`
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
