"""Links: addresses for one person to download a file for some minutes, without signing in.

    links = Links.of(given, "shop")
    link = links.signed("export", {"export_id": "e1"}, person="u1", tenant="acme", minutes=15)
    url = f"/shop/v1/exports/e1/file?link={link}"

    @ROUTES.get("/v1/exports/{export_id}/file", rule=by_link("export", links=lambda p: p.links),
                produces=("text/csv",))
    async def get_file(
        context: Context[Parts], export_id: str, query: LinkQuery
    ) -> FileResponse: ...

A link is for one purpose, one path, one person and one tenant. With a scope, the person must still
have the permission when the link is used. A caller who is signed in as another person is rejected.
Not here: sending the file (`api.responses.FileResponse`).
"""

from __future__ import annotations

import binascii
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Meta

from tablewright.api.rules import Kind, Principal, Rule, Scope, SignedRequest
from tablewright.api.runtime import Runtime
from tablewright.clock import Clock
from tablewright.kits.files import limits

_PARAMETER: Final = "link"
_MAC_BYTES: Final = 32


class LinkQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The query of a route with a link."""

    link: Annotated[
        str, Meta(max_length=limits.LINK_LENGTH_MAX, description="The link's signature")
    ]


class _Claims(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    expires_seconds: int
    person: str
    tenant: str | None


@dataclass(frozen=True, slots=True)
class Links:
    """Signs links and recognises them; nothing is stored."""

    key: bytes = field(repr=False)
    clock: Clock

    @staticmethod
    def of(given: Runtime, system: str) -> Links:
        """The links of a system, the same in every process of an installation."""
        return Links(given.derived_key(f"{system}.links"), given.clock)

    def signed(
        self,
        purpose: str,
        path: Mapping[str, str],
        *,
        person: str,
        minutes: int,
        tenant: str | None = None,
    ) -> str:
        """Returns the value of the parameter `link` for a path, by the path's parameters."""
        assert 0 < minutes <= limits.LINK_MINUTES_MAX, "links do not last longer than a day"
        expires = int(self.clock.now()) + 60 * minutes
        payload = msgspec.json.encode(_Claims(expires, person, tenant))
        return urlsafe_b64encode(payload + self._mac(purpose, path, payload)).decode().rstrip("=")

    def principal(self, purpose: str, path: Mapping[str, str], link: str) -> Principal | None:
        """Returns the person that a link is for; None if it is invalid or has expired."""
        if len(link) > limits.LINK_LENGTH_MAX:
            return None
        try:
            raw = urlsafe_b64decode(link.encode("ascii") + b"=" * (-len(link) % 4))
        except (UnicodeEncodeError, binascii.Error):
            return None
        payload, mac = raw[:-_MAC_BYTES], raw[-_MAC_BYTES:]
        if not hmac.compare_digest(mac, self._mac(purpose, path, payload)):
            return None
        claims = msgspec.json.decode(payload, type=_Claims)
        if claims.expires_seconds <= self.clock.now():
            return None
        return Principal(Kind.SIGNED, claims.tenant, subject=claims.person, person=claims.person)

    def _mac(self, purpose: str, path: Mapping[str, str], payload: bytes) -> bytes:
        signed = msgspec.json.encode([purpose, sorted(path.items())]) + b"\n" + payload
        return hmac.new(self.key, signed, sha256).digest()


def by_link(
    purpose: str,
    *,
    links: Callable[[Any], Links],
    scope: Scope | None = None,
    permission: str = "",
) -> Rule:
    """A rule for requests with a link. `links` takes the system's parts.

    With a scope, the person of the link must have the permission in the place that the path names.
    """
    assert (scope is None) == (not permission), "a permission is one in a scope"
    return Rule(
        f"link: {purpose}",
        frozenset({Kind.SIGNED}),
        scope=scope,
        permission=permission,
        signer=LinkSigner(purpose, links),
        is_link=True,
    )


@dataclass(frozen=True, slots=True)
class LinkSigner:
    """Recognises people by the links that they use."""

    purpose: str
    links: Callable[[Any], Links]

    async def principal(self, parts: Any, request: SignedRequest) -> Principal | None:
        """Returns the person that the link of a request is for."""
        given = parse_qs(urlsplit(request.url).query, max_num_fields=20).get(_PARAMETER, [])
        if len(given) != 1:
            return None
        return self.links(parts).principal(self.purpose, request.path, given[0])
