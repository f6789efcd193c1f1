"""KeyIdentity: recognises callers by API keys of accounts, as one kind of credential."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.api.identity import bearer_token
from tablewright.api.rules import Kind, Principal
from tablewright.kits.keys.keys import ApiKeys

KEY_SCHEME: Final[Mapping[str, Mapping[str, str]]] = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "An API key of an account, shown once when it is created.",
    }
}


@dataclass(frozen=True, slots=True)
class KeyIdentity:
    """Recognises API keys; other credentials are left to other kinds."""

    keys: ApiKeys

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The credential, as OpenAPI's security scheme."""
        return KEY_SCHEME

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        """The caller with an API key that works; None for everybody else."""
        token = bearer_token(headers)
        if token is None or not token.startswith(f"{self.keys.system}_"):
            return None
        record = await self.keys.checked(token)
        if record is None:
            return None
        await self.keys.used(record)
        shape = self.keys.shape
        account = shape.value(record, "account")
        return Principal(
            Kind.KEY,
            tenant=account,
            subject=shape.value(record, "id"),
            person=shape.value(record, "person"),
            key_scopes=frozenset(shape.value(record, "permissions")),
            key_home=account,
            reaches_below=bool(shape.value(record, "reaches_below")),
            networks=tuple(shape.value(record, "networks") or ()),
        )
