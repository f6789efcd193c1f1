"""Tokens: the tokens that a platform grants, and their parsing.

Their values appear in no `repr`, so that no log or traceback shows them.
Not here: requesting them (`oauth.exchanges`), storing them (`oauth.grants`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from hmac import compare_digest
from typing import Any

from tablewright.kits.oauth import limits


class BadTokensError(ValueError):
    """A response that contains no usable tokens. The message quotes no value of it."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a grant."""

    access_token: str = field(repr=False)
    refresh_token: str | None = field(default=None, repr=False)
    ends_at: datetime | None = None  # of the access token; None: never, as far as Tablewright knows
    token_type: str = "Bearer"
    scope: str = ""  # as granted, separated by spaces

    @property
    def authorization(self) -> str:
        """The value of the header `Authorization`."""
        return f"Bearer {self.access_token}"

    def have(self, access_token: str | None) -> bool:
        """Whether this is their access token."""
        return access_token is not None and compare_digest(self.access_token, access_token)

    def lasts(self, now: datetime, seconds: float) -> bool:
        """Whether the access token is valid for that many more seconds."""
        return self.ends_at is None or self.ends_at - now > timedelta(seconds=seconds)

    def renewed(self, answer: Tokens) -> Tokens:
        """The tokens after a refresh. A response without a refresh token keeps the current one."""
        return replace(
            answer,
            refresh_token=answer.refresh_token or self.refresh_token,
            scope=answer.scope or self.scope,
        )

    def stored(self) -> dict[str, Any]:
        """The tokens as a mapping, for an encrypted attribute; `tokens_of` reads it."""
        return {
            "accessToken": self.access_token,
            "refreshToken": self.refresh_token,
            "expiresAt": None if self.ends_at is None else int(self.ends_at.timestamp()),
            "tokenType": self.token_type,
            "scope": self.scope,
        }


def tokens_of(stored: Mapping[str, Any]) -> Tokens:
    """Reads a mapping that `Tokens.stored` returned."""
    ends_at = stored.get("expiresAt")
    return Tokens(
        access_token=str(stored["accessToken"]),
        refresh_token=stored.get("refreshToken"),
        ends_at=None if ends_at is None else datetime.fromtimestamp(int(ends_at), UTC),
        token_type=str(stored.get("tokenType") or "Bearer"),
        scope=str(stored.get("scope") or ""),
    )


def tokens_in(answer: Mapping[str, Any], now: datetime) -> Tokens:
    """Reads a token response (RFC 6749, section 5.1); raises `BadTokensError`."""
    access = _token(answer.get("access_token"), "access_token")
    if access is None:
        raise BadTokensError("The response has no access_token.")
    kind = answer.get("token_type")
    if kind is not None and (not isinstance(kind, str) or kind.lower() != "bearer"):
        raise BadTokensError("The token_type must be Bearer.")
    scope = answer.get("scope")
    return Tokens(
        access_token=access,
        refresh_token=_token(answer.get("refresh_token"), "refresh_token"),
        ends_at=_end(answer.get("expires_in"), now),
        scope=scope[: limits.SCOPES_LENGTH_MAX] if isinstance(scope, str) else "",
    )


def _token(value: Any, name: str) -> str | None:
    if value is None or value == "":
        return None
    # Printable ASCII (RFC 6750): anything else could break a header.
    if not isinstance(value, str) or not all("!" <= one <= "~" for one in value):
        raise BadTokensError(f"The {name} must consist of printable ASCII characters.")
    if len(value) > limits.TOKEN_LENGTH_MAX:
        raise BadTokensError(f"The {name} may have at most {limits.TOKEN_LENGTH_MAX:,} characters.")
    return value


def _end(value: Any, now: datetime) -> datetime | None:
    """The end of a token; some platforms send the seconds as text, and 0 or none for no end."""
    if value is None or isinstance(value, bool):
        return None
    try:
        seconds = float(value)
    except (TypeError, ValueError, OverflowError):
        raise BadTokensError("The expires_in must be a number of seconds.") from None
    if not 0 <= seconds < float("inf"):
        raise BadTokensError("The expires_in must be a number of seconds.")
    if seconds == 0:
        return None
    return now + timedelta(seconds=min(seconds, limits.LIFETIME_SECONDS_MAX))
