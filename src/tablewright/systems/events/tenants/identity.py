"""Identity: API keys of tenants, and the operator's token.

An invalid text is rejected without a read. A key is checked at every request, by a consistent read
or, if the store has not changed, from memory, so that a revoked one fails from the next request on.
If the store is unavailable, the response is 503 and never 401: clients must keep valid keys. Not
here: creating keys (`events.tenants.keys`), permissions (the rules of the routes).
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tablewright import limits
from tablewright.api.api_keys import is_well_formed
from tablewright.api.operator import OPERATOR_SCHEME, KeyOrOperator
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import OperatorHash
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
    **OPERATOR_SCHEME,
}

_UNKNOWN = "The API key is unknown, expired or revoked."


@dataclass(frozen=True, slots=True)
class TenantPrincipal(Principal):
    """A tenant, and whether it has hooks."""

    has_hooks: bool = False
    stored_key: str = ""  # the table's key of the API key


@dataclass(frozen=True, slots=True)
class TenantIdentity(KeyOrOperator):
    """Authenticates tenants by their keys, and the operator."""

    db: AsyncDatabase  # not bound to a tenant: the key names its tenant
    clock: Clock
    options: EventsOptions
    operator: OperatorHash
    _keys: KeptReads[str, TenantApiKey] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_keys", KeptReads(self.db, TenantApiKey, _find))

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """Returns the supported credentials as OpenAPI security schemes."""
        return SCHEMES

    async def of_key(self, key: str) -> Principal:
        """Returns the tenant of a key; raises `UnauthenticatedError`."""
        stored = self._stored(key)
        found = self._keys.known(stored)
        if found is None:
            self._check_form(key)
            found = await self._keys.get(stored)
        if found is None or not hmac.compare_digest(found.api_key.encode(), stored.encode()):
            raise UnauthenticatedError(_UNKNOWN)
        if not found.is_good_at(now_of(self.clock)):
            raise UnauthenticatedError(_UNKNOWN)
        options = self.options
        return TenantPrincipal(
            Kind.KEY,
            tenant=found.tenant_id,
            subject=found.key_id or "",
            requests_per_second=found.requests_per_second or options.requests_per_second,
            burst=found.burst or options.burst,
            has_hooks=bool(found.has_hooks),
            stored_key=stored,
        )

    def _stored(self, token: str) -> str:
        """Returns the table's key of an API key; raises if it is invalid."""
        try:
            stored = stored_key(token, storage=self.options.key_storage)
        except ValueError:
            raise UnauthenticatedError("The API key is malformed.") from None
        if len(stored.encode()) > limits.PARTITION_KEY_BYTES_MAX:
            raise UnauthenticatedError("The API key is malformed.")
        return stored

    def _check_form(self, token: str) -> None:
        """Raises if the text cannot be a key, so that no read is needed."""
        is_own = is_well_formed(token) and token.startswith("tenant_")
        is_hashed = self.options.key_storage == "hashed"
        if not is_own and is_hashed and not self.options.takes_foreign_keys:
            raise UnauthenticatedError("The API key is malformed.")


def _find(stored: str) -> Get[TenantApiKey]:
    return TenantApiKey.find(stored).consistently()
