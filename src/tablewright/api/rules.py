"""Rules: who may use a route. Every route has one, and only rules admit callers.

    ACCOUNT = Scope("account", parameter="account_id")

    @ROUTES.get("/v1/accounts/{account_id}/sources", rule=ACCOUNT.permits("sources.read"))

Not here: authentication (`api.identity`), the caller's permissions in a place (`api.rights`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import Any, Protocol

from tablewright.errors import HttpError, UnauthenticatedError


class Kind(Enum):
    """The kind of a caller."""

    NOBODY = "nobody"
    KEY = "key"  # an API key of a tenant
    SESSION = "session"  # a person who signed in
    OPERATOR = "admin"  # the operator of the service
    SIGNED = "signed"  # another service, by the signature of its request


@dataclass(frozen=True, slots=True)
class Principal:
    """The caller of a request."""

    kind: Kind
    tenant: str | None = None
    subject: str = ""  # the id of the key or the person, for logs; never a secret
    requests_per_second: float | None = None  # the caller's own limit, instead of the service's
    burst: int | None = None
    by_cookie: bool = False  # browsers send it with requests of any page
    person: str = ""  # the id of the person who acts, or who created the key
    key_scopes: frozenset[str] | None = None  # of a key: it never has more permissions than these
    key_home: str = ""  # of a key: the place that it was created in
    reaches_below: bool = False  # of a key: it also works in the places below its home
    networks: tuple[str, ...] = ()  # that the credential works from, as in 192.0.2.0/24; none: any
    factors: frozenset[str] = frozenset()  # how the person signed in: "password", "totp", ...
    impersonator: str = ""  # the operator who views the product as this person; may only read
    impersonated_until: datetime | None = None  # the end of that view


class Impersonation(Enum):
    """The actions besides reading of an operator who views the product as a person."""

    NEVER = "never"  # credentials, and exports of personal data
    ALWAYS = "always"  # signing out


class Need(Enum):
    """A condition on the caller besides its permissions."""

    FRESH = "fresh"  # the person entered the password within the last minutes
    CONFIRMED = "confirmed"  # the person has confirmed the e-mail address
    SECOND_FACTOR = "second_factor"  # the person signed in with a second factor


NOBODY = Principal(Kind.NOBODY)


@dataclass(frozen=True, slots=True)
class SignedRequest:
    """A request as received, before parsing."""

    method: str
    url: str  # with scheme, host, path and query
    headers: Mapping[str, str]  # names in lower case
    path: Mapping[str, str]  # the parameters of the path
    body: bytes
    now_seconds: float


class Signer(Protocol):
    """Authenticates other services by the signatures of their requests."""

    async def principal(self, parts: Any, request: SignedRequest) -> Principal | None:
        """Returns the signer of a request; None without a valid signature."""
        ...


@dataclass(frozen=True, slots=True)
class Rule:
    """The permitted callers of a route, in a form for documents and tests.

    `tenant_parameter` names the path parameter with the tenant: a tenant may only use its own id,
    the operator any id.
    """

    name: str
    kinds: frozenset[Kind]
    tenant_parameter: str | None = None
    scope: Scope | None = None
    permission: str = ""  # that the caller must have in the place that the path names
    limits: frozenset[str] = frozenset()  # limited forms of the permission that the handler checks
    needs: frozenset[Need] = frozenset()
    is_personal: bool = False  # callers act as persons, in no place: the database has no tenant
    signer: Signer | None = None  # authenticates callers only by the signature of a request
    rejects_with: type[HttpError] = UnauthenticatedError  # a request without a valid signature
    is_link: bool = False  # the signature is that of a link, which works for one person
    secret_parameters: frozenset[str] = frozenset()  # of the path, whose values are never logged

    @property
    def is_public(self) -> bool:
        """Whether the route needs no credential."""
        return not self.kinds

    @property
    def lets_in_nobody(self) -> bool:
        """Whether authentication is optional."""
        return Kind.NOBODY in self.kinds

    def needing(self, *needs: Need) -> Rule:
        """The same rule with further conditions on the caller."""
        return replace(self, needs=self.needs | frozenset(needs))


@dataclass(frozen=True, slots=True)
class Scope:
    """A kind of place in which callers have permissions, such as accounts.

    `parameter` names the path's parameter that holds the id of the place.
    """

    name: str
    parameter: str

    def permits(
        self, permission: str, *, limits: Iterable[str] = (), needs: Iterable[Need] = ()
    ) -> Rule:
        """A rule for callers with a permission in the place that the path names.

        A caller with no permission at all in the place gets 404, as if it did not exist. A caller
        with other permissions gets 403. `limits` lists the limited forms, such as `own`, that also
        suffice: with `sources.update:own`, the handler must check the owner of the source
        (`context.rights.check`). A limited form that the rule does not list is not enough.
        """
        if _PERMISSION.fullmatch(permission) is None:
            raise ValueError(f"A permission must look like 'sources.read', not {permission!r}.")
        return Rule(
            f"{self.name}: {permission}",
            frozenset({Kind.KEY, Kind.SESSION}),
            scope=self,
            permission=permission,
            limits=frozenset(limits),
            needs=frozenset(needs),
        )


ANY_LIMIT = "*"  # in the limits of a rule: the handler checks any limit of the caller

_PERMISSION = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+")

PUBLIC = Rule("public", frozenset())
TENANT = Rule("tenant", frozenset({Kind.KEY, Kind.SESSION}))
SIGNED_IN = Rule("signed-in people", frozenset({Kind.SESSION}), is_personal=True)
# For resources that their owner may publish: the handler decides by the caller, if known.
OPEN = Rule("anyone", frozenset({Kind.NOBODY, Kind.SESSION}))
OPERATOR = Rule("operator", frozenset({Kind.OPERATOR}))


def tenant_named(parameter: str) -> Rule:
    """Returns a rule for the tenant in the path, and for the operator."""
    return Rule("tenant or operator", frozenset({Kind.KEY, Kind.SESSION, Kind.OPERATOR}), parameter)
