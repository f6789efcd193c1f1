"""Grants: the tokens of accounts, in the kit's records or in a system's own table.

    GRANTS = GrantShape(
        Source, tokens=Source.credentials, place=lambda account, grant: Source.at(source_id=grant)
    )

Not here: refreshing them (`oauth.refreshing`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tablewright.kits.oauth.providers import PlatformAccount
from tablewright.kits.oauth.states import Pending
from tablewright.kits.oauth.tokens import Tokens, tokens_of
from tablewright.kits.shapes import Shape
from tablewright.model import At, Entity
from tablewright.model.operations.writing import WriteOperation

E = TypeVar("E", bound=Entity)
Writes = Sequence[WriteOperation[Any]]


def _stored(tokens: Tokens) -> Any:
    return tokens.stored()


@dataclass(frozen=True)
class GrantShape(Shape[E], Generic[E]):
    """The encrypted attribute with the tokens of a grant, and the key of its item.

    `place` takes an account and a grant. `packed` and `unpacked` convert tokens for an attribute
    that is not a mapping. The item of a new grant is written by the system, in `Hooks.connected`.
    """

    tokens: Any
    place: Callable[[str, str], At[E]]
    packed: Callable[[Tokens], Any] = _stored
    unpacked: Callable[[Any], Tokens] = tokens_of


@dataclass(frozen=True, slots=True)
class Connected:
    """A new grant of a platform, before it is stored."""

    account_id: str
    person_id: str
    platform: str
    grant_id: str
    is_new: bool  # not authorised again
    tokens: Tokens
    platform_account: PlatformAccount | None
    details: Mapping[str, Any] = field(default_factory=dict[str, Any])  # as given to `start`


@dataclass(frozen=True, slots=True)
class Ended:
    """A grant that the platform no longer accepts."""

    account_id: str
    grant_id: str
    platform: str
    reason: str  # "invalid_grant", "no_refresh_token"


class AccountMismatchError(Exception):
    """Raised by `Hooks.connected` if the platform's account is not the expected one."""


async def _everybody(pending: Pending) -> bool:
    return True


async def _nothing(ended: Ended) -> Writes:
    return ()


@dataclass(frozen=True, slots=True)
class Hooks:
    """The functions of a system for the start and end of grants.

    `connected` returns the writes of the transaction that stores a grant: for a shape, they store
    the tokens too. It may raise `AccountMismatchError`. `may_connect` checks the person's rights
    again, when the browser returns. `ended` returns the writes of the transaction that ends a grant
    because the platform rejected its refresh token.
    """

    connected: Callable[[Connected], Awaitable[Writes]]
    may_connect: Callable[[Pending], Awaitable[bool]] = _everybody
    ended: Callable[[Ended], Awaitable[Writes]] = _nothing
