"""Identity: from a request's headers to who sends it.

A service has one `Identity`. API keys are one (`api.api_keys`); sessions of people are another
(`kits.sessions.identity`).
Not here: what they may do (`api.rules`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tablewright.api.rules import Principal


class Identity(Protocol):
    """Recognises callers."""

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """What it understands, as OpenAPI's security schemes.

        One that is named like a kind of caller (`key`, `session`, `admin`) is shown with the routes
        that are for this kind, any other with all that want a caller to be known.
        """
        ...

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """Whoever shows these headers; raises `UnauthenticatedError` unless that is somebody.

        A store that does not answer is an error of its own kind (503), never a refusal: a caller
        must not throw a good credential away. A caller that a cookie tells of is `by_cookie`: then
        nothing is changed for pages of other sites (`api.http.cross_site`).
        """
        ...


def bearer_token(headers: Mapping[str, str]) -> str | None:
    """The token of `Authorization: Bearer …`, if that is what is there.

    >>> bearer_token({"authorization": "Bearer abc"})
    'abc'
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and token else None
