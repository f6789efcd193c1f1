"""Identity: from a request's headers to its caller.

A service has one `Identity`: API keys (`api.api_keys`), or sessions of people
(`kits.sessions.identity`).
Not here: permissions (`api.rules`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Protocol

from tablewright.api.rules import Principal
from tablewright.errors import UnauthenticatedError


class Identity(Protocol):
    """Authenticates callers."""

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """Returns the supported credentials as OpenAPI security schemes.

        A scheme named after a kind of caller (`key`, `session`, `admin`) is documented with the
        routes for that kind, any other scheme with all routes that require a caller.
        """
        ...

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """Returns the caller; raises `UnauthenticatedError` without a valid credential.

        An unavailable store is another error (503): a caller must not discard a valid credential. A
        caller authenticated by a cookie is `by_cookie`, and pages of other sites cannot make
        changes (`api.http.cross_site`).
        """
        ...


def bearer_token(headers: Mapping[str, str]) -> str | None:
    """Returns the token of `Authorization: Bearer …`, if present.

    >>> bearer_token({"authorization": "Bearer abc"})
    'abc'
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and token else None


class CredentialKind(Protocol):
    """Authenticates one kind of credential, such as API keys."""

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The credential as OpenAPI's security schemes."""
        ...

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        """Returns the caller; None if the headers have no valid credential of this kind."""
        ...


@dataclass(frozen=True, slots=True)
class Identities:
    """An identity that tries several kinds of credentials in order."""

    kinds: Sequence[CredentialKind]

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """Returns the supported credentials as OpenAPI security schemes."""
        return {name: scheme for kind in self.kinds for name, scheme in kind.schemes.items()}

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """Returns the caller; raises `UnauthenticatedError`."""
        for kind in self.kinds:
            found = await kind.recognised(headers, is_https=is_https)
            if found is not None:
                return found
        raise UnauthenticatedError("The request has no valid credentials.")


def is_within(address: str, networks: Sequence[str]) -> bool:
    """Whether an address is in one of the networks, or the list is empty.

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
