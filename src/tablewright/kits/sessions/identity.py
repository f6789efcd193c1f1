"""SessionIdentity: authenticates people by sessions, from a cookie or a bearer token.

A bearer token takes precedence over a cookie. If the store is unavailable, the response is 503 and
never 401: people must not be signed out by it.
Not here: signing in (a system's own accounts), requests of other sites (`api.http.cross_site`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import ceil
from typing import Any

from tablewright.api.context import Context
from tablewright.api.http.cookies import SessionCookie
from tablewright.api.identity import bearer_token
from tablewright.api.rules import Kind, Principal
from tablewright.clock import Clock
from tablewright.errors import UnauthenticatedError
from tablewright.kits.sessions import limits
from tablewright.kits.sessions.sessions import Sessions, StartedSession

_NEVER = datetime.fromtimestamp(0, UTC)


@dataclass(frozen=True, slots=True)
class SessionPrincipal(Principal):
    """A signed-in person, and the time of the sign-in."""

    session_id: str = ""
    began_at: datetime = _NEVER
    ends_at: datetime = _NEVER
    fresh_at: datetime | None = None
    token: str = field(default="", repr=False)

    def is_fresh(self, clock: Clock) -> bool:
        """Whether the password was entered recently enough."""
        if self.impersonator:
            return False
        since = self.fresh_at or self.began_at
        return clock.now() - since.timestamp() < limits.SESSION_FRESH_SECONDS


@dataclass(frozen=True, slots=True)
class SessionIdentity:
    """Authenticates people by their sessions; a person is a tenant."""

    sessions: Sessions
    cookie: SessionCookie

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """Returns the supported credentials as OpenAPI security schemes."""
        return session_schemes(self.cookie)

    async def principal(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> SessionPrincipal:
        """Returns the caller; raises `UnauthenticatedError`."""
        bearer = bearer_token(headers)
        token = self.cookie.token(headers, is_https=is_https) if bearer is None else bearer
        if token is None:
            raise UnauthenticatedError("The request has no session token.")
        session = await self.sessions.find(token)
        if session is None:
            raise UnauthenticatedError("The session is unknown or has ended.")
        return SessionPrincipal(
            Kind.SESSION,
            tenant=session.subject,
            subject=session.subject,
            by_cookie=bearer is None,
            session_id=session.id,
            began_at=session.began_at,
            ends_at=session.ends_at,
            fresh_at=session.fresh_at,
            token=token,
            person=session.subject,
            factors=session.factors,
            impersonator=session.impersonator,
            impersonated_until=session.ends_at if session.impersonator else None,
        )

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> SessionPrincipal | None:
        """Returns the caller; None without a valid session."""
        try:
            return await self.principal(headers, is_https=is_https)
        except UnauthenticatedError:
            return None

    def cookie_headers(self, started: StartedSession, context: Context[Any]) -> dict[str, str]:
        """The response headers that store a session in a browser."""
        seconds = ceil(started.session.ends_at.timestamp() - context.clock.now())
        text = self.cookie.keeping(
            started.token, seconds=seconds, base=context.base, is_https=context.is_https
        )
        return {"set-cookie": text}

    def clearing_headers(self, context: Context[Any]) -> dict[str, str]:
        """The response headers that delete a session from a browser."""
        text = self.cookie.forgetting(base=context.base, is_https=context.is_https)
        return {"set-cookie": text}


def session_schemes(cookie: SessionCookie) -> Mapping[str, Mapping[str, str]]:
    """Returns the session as OpenAPI security schemes."""
    return {
        "session": {
            "type": "http",
            "scheme": "bearer",
            "description": "A session token, `session_...`, returned when you sign in.",
        },
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": cookie.name(is_https=True),
            "description": (
                "The session token in a cookie. Over plain HTTP, the cookie's name is "
                f"`{cookie.name(is_https=False)}`. Only same-origin pages may use it for changes."
            ),
        },
    }
