"""Identity: from a request's headers to who sends it.

A service has one `Identity`. API keys are one (`api.api_keys`); sessions of people are another
(`kits.sessions.identity`).
Not here: what they may do (`api.rules`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Protocol

from tablewright.api.rules import Principal
from tablewright.errors import UnauthenticatedError


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


class CredentialKind(Protocol):
    """Recognises one kind of credential, such as API keys."""

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The credential as OpenAPI's security schemes."""
        ...

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        """The caller; None if the headers have no working credential of this kind."""
        ...


@dataclass(frozen=True, slots=True)
class Identities:
    """An identity that understands several kinds of credentials, and tries them in order."""

    kinds: Sequence[CredentialKind]

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """What it understands, as OpenAPI's security schemes."""
        return {name: scheme for kind in self.kinds for name, scheme in kind.schemes.items()}

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """The caller; raises `UnauthenticatedError`."""
        for kind in self.kinds:
            found = await kind.recognised(headers, is_https=is_https)
            if found is not None:
                return found
        raise UnauthenticatedError("The request has no valid credentials.")


def is_within(address: str, networks: Sequence[str]) -> bool:
    """Whether an address lies in one of some networks; of none, every address does.

    >>> is_within("192.0.2.7", ["192.0.2.0/24"]), is_within("198.51.100.1", ["192.0.2.0/24"])
    (True, False)
    """
    if not networks:
        return True
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(one, strict=False) for one in networks)
