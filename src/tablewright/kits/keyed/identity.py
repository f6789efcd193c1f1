"""KeyedIdentity: recognises tenants by API keys, and the operator by the operator's token.

A key is looked up by one consistent read at every request, so that a revoked one fails at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.api.identity import bearer_token
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import OperatorHash, is_operator
from tablewright.errors import UnauthenticatedError
from tablewright.kits.keyed.keys import TenantKeys

KEY_SCHEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "An API key of a tenant, shown once when it is created.",
    },
    "admin": {
        "type": "http",
        "scheme": "bearer",
        "description": "The operator's token.",
    },
}


@dataclass(frozen=True, slots=True)
class KeyedIdentity:
    """Recognises callers of one system."""

    keys: TenantKeys
    operator: OperatorHash

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The credentials, as OpenAPI's security schemes."""
        return KEY_SCHEMES

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """Returns the caller; raises `UnauthenticatedError`."""
        token = bearer_token(headers)
        if token is None:
            raise UnauthenticatedError("The request has no API key.")
        if is_operator(token, self.operator):
            return Principal(Kind.OPERATOR, subject="admin")
        record = await self.keys.checked(token)
        if record is None:
            raise UnauthenticatedError("The API key is unknown or revoked.")
        return Principal(Kind.KEY, tenant=record.tenant, subject=record.key_id)
