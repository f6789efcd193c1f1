"""Provider: how a platform does OAuth 2, as a value.

    HUBSPOT = Provider(
        "hubspot",
        authorize_url="https://app.hubspot.com/oauth/authorize",
        token_url="https://api.hubapi.com/oauth/2026-03/token",
        revoke_url="https://api.hubapi.com/oauth/2026-03/token/revoke",
        scopes=("crm.objects.contacts.read",),
        account=account_in("hub_id"),
        ends_grant=("invalid_grant", "BAD_REFRESH_TOKEN"),
    )
    provider = HUBSPOT.with_client(settings.client_id, settings.client_secret)

Not here: the requests (`oauth.exchanges`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from tablewright.kits.http import Bounds, Budget, Outgoing
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.tokens import Tokens

_BOUNDS: Final = Bounds(
    timeout_seconds=limits.EXCHANGE_SECONDS_MAX,
    bytes_max=limits.EXCHANGE_BYTES_MAX,
    decoded_bytes_max=limits.EXCHANGE_BYTES_MAX,
)
ClientStyle = Literal["body", "basic"]
Revokes = Literal["refresh_token", "access_token"]


@dataclass(frozen=True, slots=True)
class PlatformAccount:
    """The account at a platform that a grant belongs to."""

    id: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Granted:
    """A grant whose account is still unknown: the tokens, and the response that contained them."""

    tokens: Tokens
    answer: Mapping[str, Any] = field(repr=False)
    outgoing: Outgoing = field(repr=False)


AccountOf = Callable[[Granted], Awaitable[PlatformAccount | None]]


def account_in(id_field: str, name_field: str | None = None, *, title: str = "") -> AccountOf:
    """The account is in the token response.

    `title` names an account without a name by its id: "HubSpot account {id}".
    """

    async def found(granted: Granted) -> PlatformAccount | None:
        account = _account(granted.answer, id_field, name_field)
        if account is None or account.name or not title:
            return account
        return replace(account, name=title.format(id=account.id)[: limits.ACCOUNT_LENGTH_MAX])

    return found


def account_at(url: str, id_field: str, name_field: str | None = None) -> AccountOf:
    """The account is in the JSON response of a GET with the access token.

    Raises as `Outgoing.request` does.
    """

    async def found(granted: Granted) -> PlatformAccount | None:
        headers = {"authorization": granted.tokens.authorization, "accept": "application/json"}
        exchange = granted.outgoing.stream("GET", url, headers=headers, bounds=_BOUNDS)
        async with exchange as response:
            answer: Any = await response.json() if response.is_success else None
        return None if not isinstance(answer, dict) else _account(answer, id_field, name_field)

    return found


def _account(answer: Any, id_field: str, name_field: str | None) -> PlatformAccount | None:
    found = answer.get(id_field)
    if not isinstance(found, str | int) or isinstance(found, bool) or found == "":
        return None
    name = answer.get(name_field) if name_field is not None else None
    most = limits.ACCOUNT_LENGTH_MAX
    return PlatformAccount(str(found)[:most], str(name or "")[:most])


@dataclass(frozen=True, slots=True)
class Provider:
    """A platform's OAuth 2 endpoints and behaviour.

    `ends_grant` are the words in `error` or `status` of a response that mean that a refresh token
    is no longer valid. Any other error is temporary. `rotates` states whether a refresh returns a
    new refresh token and invalidates the current one; it is for pages and documentation, because a
    response with a refresh token always replaces the current one.
    """

    platform: str
    authorize_url: str
    token_url: str
    revoke_url: str | None = None  # RFC 7009; None: grants cannot be revoked
    revokes: Revokes = "refresh_token"
    client_id: str = ""
    client_secret: str = field(default="", repr=False)
    client_style: ClientStyle = "body"
    scopes: tuple[str, ...] = ()
    scope_separator: str = " "
    extra: Mapping[str, str] = field(default_factory=dict[str, str])  # of the authorize URL
    uses_pkce: bool = True
    rotates: bool = False
    account: AccountOf | None = None
    ends_grant: tuple[str, ...] = ("invalid_grant",)
    budget: Budget | None = None

    def __post_init__(self) -> None:
        """Raises `ValueError` for an authorize URL that is not absolute."""
        parts = urlsplit(self.authorize_url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.fragment:
            raise ValueError(f"{self.platform}: authorize_url must be an absolute URL.")

    def with_client(self, client_id: str, client_secret: str) -> Provider:
        """Returns the provider with the credentials of an application, from settings."""
        return replace(self, client_id=client_id, client_secret=client_secret)

    @property
    def is_configured(self) -> bool:
        """Whether it has the credentials of an application."""
        return bool(self.client_id)
