"""Identity: API keys stand for tenants, and one token for whoever runs the service.

A text that cannot be a key is refused without asking the store. A key is looked up at every
request, by a consistent read or where the store has not changed since the last one, so that a
revoked one is refused from the next request on. If the store does not answer, that is 503 and never
401: nobody shall throw a good key away.
Not here: making keys (`events.tenants.keys`), what a caller may do (the rules of the routes).
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tablewright import limits
from tablewright.api.api_keys import is_well_formed
from tablewright.api.identity import bearer_token
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import OperatorHash, is_operator
from tablewright.client import AsyncDatabase
from tablewright.client.kept_reads import KeptReads
from tablewright.clock import Clock
from tablewright.errors import UnauthenticatedError
from tablewright.model import Get
from tablewright.systems.events.design.tenants import TenantApiKey, stored_key
from tablewright.systems.events.inbox.times import now_of
from tablewright.systems.events.options import EventsOptions

SCHEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "A tenant's API key, `tenant_<name>_live_...`, shown when it is created.",
    },
    "admin": {
        "type": "http",
        "scheme": "bearer",
        "description": "The operator's token.",
    },
}

_UNKNOWN = "The API key is unknown, expired or revoked."


@dataclass(frozen=True, slots=True)
class TenantPrincipal(Principal):
    """A tenant, and whether somebody wants its events pushed."""

    has_hooks: bool = False
    stored_key: str = ""  # where the table has the key that was shown


@dataclass(frozen=True, slots=True)
class TenantIdentity:
    """Recognises tenants by their keys, and the administrator."""

    db: AsyncDatabase  # bound to no tenant: a key says which it is
    clock: Clock
    options: EventsOptions
    operator_hash: OperatorHash
    _keys: KeptReads[str, TenantApiKey] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_keys", KeptReads(self.db, TenantApiKey, _find))

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """What it understands, as OpenAPI's security schemes."""
        return SCHEMES

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """Whoever shows these headers; raises `UnauthenticatedError`."""
        token = bearer_token(headers)
        if token is None:
            raise UnauthenticatedError("The request has no API key.")
        if is_operator(token, self.operator_hash):
            return Principal(Kind.OPERATOR, subject="admin")
        stored = self._stored(token)
        key = await self._keys.get(stored)
        if key is None or not hmac.compare_digest(key.api_key.encode(), stored.encode()):
            raise UnauthenticatedError(_UNKNOWN)
        if not key.is_good_at(now_of(self.clock)):
            raise UnauthenticatedError(_UNKNOWN)
        options = self.options
        return TenantPrincipal(
            Kind.KEY,
            tenant=key.tenant_id,
            subject=key.key_id or "",
            requests_per_second=key.requests_per_second or options.requests_per_second,
            burst=key.burst or options.burst,
            has_hooks=bool(key.has_hooks),
            stored_key=stored,
        )

    def _stored(self, token: str) -> str:
        """Where the table would have the key; raises if the text cannot be one."""
        storage = self.options.key_storage
        is_own = is_well_formed(token) and token.startswith("tenant_")
        if not is_own and storage == "hashed" and not self.options.takes_foreign_keys:
            raise UnauthenticatedError("The API key is malformed.")
        try:
            stored = stored_key(token, storage=storage)
        except ValueError:
            raise UnauthenticatedError("The API key is malformed.") from None
        if len(stored.encode()) > limits.PARTITION_KEY_BYTES_MAX:
            raise UnauthenticatedError("The API key is malformed.")
        return stored


def _find(stored: str) -> Get[TenantApiKey]:
    return TenantApiKey.find(stored).consistently()
