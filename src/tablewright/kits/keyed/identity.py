"""KeyedIdentity: authenticates tenants by API keys, and the operator by token.

Each request reads its key consistently, so that a revoked key fails at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.api.operator import OPERATOR_SCHEME, KeyOrOperator
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import OperatorHash
from tablewright.errors import UnauthenticatedError
from tablewright.kits.keyed.keys import TenantKeys

KEY_SCHEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "An API key of a tenant, shown once when it is created.",
    },
    **OPERATOR_SCHEME,
}


@dataclass(frozen=True, slots=True)
class KeyedIdentity(KeyOrOperator):
    """Authenticates the callers of one system."""

    keys: TenantKeys
    operator: OperatorHash

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The credentials, as OpenAPI's security schemes."""
        return KEY_SCHEMES

    async def of_key(self, key: str) -> Principal:
        """Returns the tenant of a key; raises `UnauthenticatedError`."""
        record = await self.keys.checked(key)
        if record is None:
            raise UnauthenticatedError("The API key is unknown or revoked.")
        return Principal(Kind.KEY, tenant=record.tenant, subject=record.key_id)
