"""Auths: how a platform authenticates its callers.

    KeyAuth(
        fields=(Field("api_key", title="Secret key", pattern="^(sk|rk)_"),),
        headers={"Authorization": "Bearer {api_key}"},
    )

`PlatformCredentials` are asked for headers before each request. If the platform rejects the headers
with 401, the credentials are asked once more: OAuth then refreshes its token.
Not here: obtaining grants (OAuth), requests (`connectors.requests`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal, Protocol

from tablewright.errors import InvalidError
from tablewright.kits.connectors import limits

AuthKind = Literal["key", "oauth", "hook"]

TokenOf = Callable[[str | None], Awaitable[str]]  # the rejected token, or None → a token


class PlatformCredentials(Protocol):
    """Provides the headers of each request."""

    async def __call__(self, refused: Mapping[str, str] | None = None, /) -> Mapping[str, str]:
        """Returns headers.

        `refused` are headers that the platform has just rejected with 401. If the same ones are
        returned again, the request fails with `PlatformUnauthorizedError`.
        """
        ...


@dataclass(frozen=True, slots=True)
class Field:
    """A value that users enter: a credential, or a setting such as a shop name."""

    name: str
    title: str = ""
    help: str = ""
    pattern: str = ""  # of the whole value; "" for any text
    is_secret: bool = True
    is_required: bool = True

    def checked(self, value: str) -> str:
        """Returns a value without surrounding space; raises `InvalidError`."""
        text = value.strip()
        is_plain = text.isascii() and text.isprintable()
        if not is_plain or len(text) > limits.FIELD_VALUE_LENGTH_MAX:
            problem = f"must be at most {limits.FIELD_VALUE_LENGTH_MAX} printable ASCII characters"
        elif not text:
            problem = "is required" if self.is_required else ""
        else:
            does_match = not self.pattern or re.fullmatch(self.pattern, text)
            problem = "" if does_match else "does not have the form that the platform expects"
        if problem:
            raise InvalidError(
                f"{self.title or self.name} {problem}.", details={"place": self.name}
            )
        return text


def checked_values(fields: tuple[Field, ...], values: Mapping[str, str]) -> dict[str, str]:
    """Returns the values of fields; raises `InvalidError` for one that is invalid or unknown."""
    known = {one.name for one in fields}
    for name in values:
        if name not in known:
            raise InvalidError(f"Unknown field {name[:40]!r}.", details={"place": name[:40]})
    return {one.name: one.checked(values.get(one.name, "")) for one in fields}


@dataclass(frozen=True, slots=True)
class KeyAuth:
    """Keys that users enter. `headers` are templates, filled with the values of `fields`."""

    kind: ClassVar[AuthKind] = "key"
    fields: tuple[Field, ...]
    headers: Mapping[str, str]
    id: str = "key"
    title: str = "API key"
    help: str = ""

    def credentials(self, values: Mapping[str, str]) -> PlatformCredentials:
        """Returns credentials that never change; raises `InvalidError` for invalid values."""
        found = checked_values(self.fields, values)
        headers = {name: text.format_map(found) for name, text in self.headers.items()}

        async def fixed(refused: Mapping[str, str] | None = None, /) -> Mapping[str, str]:
            return headers

        return fixed


@dataclass(frozen=True, slots=True)
class OAuthAuth:
    """A grant that users give on the platform's own page."""

    kind: ClassVar[AuthKind] = "oauth"
    provider: str  # of the OAuth kit
    scopes: tuple[str, ...] = ()
    headers: Mapping[str, str] = field(
        default_factory=lambda: {"Authorization": "Bearer {access_token}"}
    )
    id: str = "oauth"
    title: str = "OAuth"
    help: str = ""

    def credentials(self, token_of: TokenOf) -> PlatformCredentials:
        """Returns credentials from a function that provides access tokens.

        The function gets the token that the platform has just rejected, or None.
        """
        used = dict[str, str]()  # the latest token; only its rejection leads to a refresh

        async def granted(refused: Mapping[str, str] | None = None, /) -> Mapping[str, str]:
            token = await token_of(None if refused is None else used.get("token"))
            used["token"] = token
            return {name: text.format(access_token=token) for name, text in self.headers.items()}

        return granted


@dataclass(frozen=True, slots=True)
class HookAuth:
    """The platform posts to us, and is never called."""

    kind: ClassVar[AuthKind] = "hook"
    id: str = "hook"
    title: str = "Webhook"
    help: str = ""


Auth = KeyAuth | OAuthAuth | HookAuth
