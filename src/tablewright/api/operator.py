"""The operator's identity: one kind of credential among others, or beside the keys of tenants.

    Identities((OperatorIdentity(given.operator_hash), people.identity))

    class ShopIdentity(KeyOrOperator):
        async def of_key(self, key: str) -> Principal: ...

Not here: the origin of the token (`tablewright.serving`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.api.identity import bearer_token
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import OperatorHash, is_operator
from tablewright.errors import UnauthenticatedError

OPERATOR_NAME: Final = "admin"  # the operator in logs and audit entries
OPERATOR_SCHEME: Final[Mapping[str, Mapping[str, str]]] = {
    "admin": {
        "type": "http",
        "scheme": "bearer",
        "description": "The operator's token.",
    },
}


@dataclass(frozen=True, slots=True)
class OperatorIdentity:
    """One kind of credential among others: the operator's token."""

    operator: OperatorHash

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The token, as OpenAPI's security schemes."""
        return OPERATOR_SCHEME

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        """Returns the operator; None for other callers."""
        token = bearer_token(headers)
        if token is None or not is_operator(token, self.operator):
            return None
        return Principal(Kind.OPERATOR, subject=OPERATOR_NAME)


class KeyOrOperator(ABC):
    """An identity for systems with API keys and the operator only."""

    __slots__ = ()

    operator: OperatorHash

    @abstractmethod
    async def of_key(self, key: str) -> Principal:
        """Returns the caller with an API key; raises `UnauthenticatedError`."""

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        """Returns the caller; raises `UnauthenticatedError`."""
        token = bearer_token(headers)
        if token is None:
            raise UnauthenticatedError("The request has no API key.")
        if is_operator(token, self.operator):
            return Principal(Kind.OPERATOR, subject=OPERATOR_NAME)
        return await self.of_key(token)
