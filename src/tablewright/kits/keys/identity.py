"""KeyIdentity: authenticates callers by API keys of accounts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
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
    """Authenticates API keys; other credentials are left to other kinds.

    With `of_other_formats`, it authenticates keys that another program has created. It belongs
    behind all other kinds, because it looks for every other credential in the store.
    """

    keys: ApiKeys
    # Whether the creator of a key has neither left nor been suspended.
    may_act: Callable[[str], Awaitable[bool]] | None = None
    of_other_formats: bool = False

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        """The credential, as OpenAPI's security scheme."""
        return KEY_SCHEME

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        """Returns the caller with a valid API key; None for other callers."""
        token = bearer_token(headers)
        if token is None or token.startswith(f"{self.keys.system}_") == self.of_other_formats:
            return None
        checked = self.keys.checked_of_other_format if self.of_other_formats else self.keys.checked
        record = await checked(token)
        if record is None:
            return None
        shape = self.keys.shape
        if self.may_act is not None and not await self.may_act(shape.value(record, "person")):
            return None
        await self.keys.used(record)
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
