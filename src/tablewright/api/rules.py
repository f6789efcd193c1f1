"""Rules: who may use a route. Every route has one, and nothing else lets a caller in.

    ACCOUNT = Scope("account", parameter="account_id")

    @ROUTES.get("/v1/accounts/{account_id}/sources", rule=ACCOUNT.permits("sources.read"))

Not here: how a credential is recognised (`api.identity`), what a caller may do in a place
(`api.rights`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Protocol


class Kind(Enum):
    """What a caller is known by."""

    NOBODY = "nobody"
    KEY = "key"  # an API key of a tenant
    SESSION = "session"  # a person who signed in
    OPERATOR = "admin"  # the operator of the service
    SIGNED = "signed"  # another service, by the signature of its request


@dataclass(frozen=True, slots=True)
class Principal:
    """Whoever sends a request."""

    kind: Kind
    tenant: str | None = None
    subject: str = ""  # the id of the key or the person, for logs; never a secret
    requests_per_second: float | None = None  # its own limit, in place of the service's
    burst: int | None = None
    by_cookie: bool = False  # which browsers send along with what any page asks for
    person: str = ""  # the id of the person who acts, or who created the key
    key_scopes: frozenset[str] | None = None  # of a key: it never has more permissions than these
    key_home: str = ""  # of a key: the place that it was created in
    reaches_below: bool = False  # of a key: it also works in the places below its home
    networks: tuple[str, ...] = ()  # that the credential works from, as in 192.0.2.0/24; none: any
    factors: frozenset[str] = frozenset()  # how the person signed in: "password", "totp", ...
    impersonator: str = ""  # the operator who views the product as this person; may only read


class Need(Enum):
    """A condition on the caller beside its permissions."""

    FRESH = "fresh"  # the person entered the password within the last minutes
    CONFIRMED = "confirmed"  # the person has confirmed the e-mail address
    SECOND_FACTOR = "second_factor"  # the person signed in with a second factor


NOBODY = Principal(Kind.NOBODY)


@dataclass(frozen=True, slots=True)
class SignedRequest:
    """A request as it arrived: nothing of it is parsed."""

    method: str
    url: str  # with scheme, host, path and query
    headers: Mapping[str, str]  # names in lower case
    path: Mapping[str, str]  # the parameters of the path
    body: bytes
    now_seconds: float


class Signer(Protocol):
    """Recognises other services by the signatures of their requests."""

    async def principal(self, parts: Any, request: SignedRequest) -> Principal | None:
        """Whoever has signed a request; None if nobody has who may."""
        ...


@dataclass(frozen=True, slots=True)
class Rule:
    """Who may use a route, in a form that documents and tests can read.

    `tenant_parameter` names the path's parameter that says whose things the route touches: a
    tenant finds its own there and nobody else's, the operator everybody's.
    """

    name: str
    kinds: frozenset[Kind]
    tenant_parameter: str | None = None
    scope: Scope | None = None
    permission: str = ""  # that the caller must have in the place that the path names
    limits: frozenset[str] = frozenset()  # limited forms of the permission that the handler checks
    needs: frozenset[Need] = frozenset()
    is_personal: bool = False  # callers act as persons, in no place: the database has no tenant
    signer: Signer | None = None  # knows callers by the signature of a request, and nothing else

    @property
    def is_public(self) -> bool:
        """Whether no credential is asked for."""
        return not self.kinds

    @property
    def lets_in_nobody(self) -> bool:
        """Whether a caller may be known, and need not be."""
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
        suffice: with `sources.update:own`, the handler must check whose source it is
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


ANY_LIMIT = "*"  # in the limits of a rule: the handler checks whatever limit the caller has

_PERMISSION = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+")

PUBLIC = Rule("public", frozenset())
TENANT = Rule("tenant", frozenset({Kind.KEY, Kind.SESSION}))
SIGNED_IN = Rule("signed-in people", frozenset({Kind.SESSION}), is_personal=True)
# For what its owner may show to everybody: the handler decides by who asks, if that is known.
OPEN = Rule("anyone", frozenset({Kind.NOBODY, Kind.SESSION}))
OPERATOR = Rule("operator", frozenset({Kind.OPERATOR}))


def tenant_named(parameter: str) -> Rule:
    """A tenant for itself, the operator for any tenant: the path says which."""
    return Rule("tenant or operator", frozenset({Kind.KEY, Kind.SESSION, Kind.OPERATOR}), parameter)
