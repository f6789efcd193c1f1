"""Cookies: a browser's session token, which pages cannot read.

    Set-Cookie: __Host-app-session=...; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure
    Set-Cookie: app-session=...; Path=/app; Max-Age=2592000; HttpOnly; SameSite=Lax

The first is for HTTPS. Only the host itself can set a `__Host-` cookie, over HTTPS and for all its
paths: a neighbour in the same domain cannot plant one. Over HTTPS nothing else is accepted. The
second is for plain HTTP, on your own machine.
Not here: the requests that may use a cookie (`api.http.cross_site`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

_ENDED = "Thu, 01 Jan 1970 00:00:00 GMT"


@dataclass(frozen=True, slots=True)
class SessionCookie:
    """The cookie of one system's sessions."""

    system: str

    def name(self, *, is_https: bool) -> str:
        """The cookie's name."""
        return f"__Host-{self.system}-session" if is_https else f"{self.system}-session"

    def keeping(self, token: str, *, seconds: int, base: str, is_https: bool) -> str:
        """Returns the header that stores a token in a browser."""
        value = f"{self.name(is_https=is_https)}={token}"
        return f"{value}; {_place(base, is_https)}; Max-Age={seconds}{_guards(is_https)}"

    def forgetting(self, *, base: str, is_https: bool) -> str:
        """Returns the header that deletes the token from a browser."""
        value = f"{self.name(is_https=is_https)}="
        ends = f"Max-Age=0; Expires={_ENDED}"
        return f"{value}; {_place(base, is_https)}; {ends}{_guards(is_https)}"

    def token(self, headers: Mapping[str, str], *, is_https: bool) -> str | None:
        """Returns the token of a browser; the more specific path takes precedence (RFC 6265)."""
        wanted = self.name(is_https=is_https)
        for part in headers.get("cookie", "").replace(",", ";").split(";"):
            name, _, value = part.strip().partition("=")
            if name == wanted and value:
                return value
        return None


def _place(base: str, is_https: bool) -> str:
    return f"Path={'/' if is_https else base or '/'}"


def _guards(is_https: bool) -> str:
    return "; HttpOnly; SameSite=Lax" + ("; Secure" if is_https else "")
