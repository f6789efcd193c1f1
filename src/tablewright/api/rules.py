"""Rules: who may use a route. Every route has one, and it is the only thing that lets anybody in.

Not here: how a credential is recognised (`api.identity`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a caller is known by."""

    NOBODY = "nobody"
    KEY = "key"  # an API key of a tenant
    SESSION = "session"  # a person who signed in
    OPERATOR = "admin"  # the operator of the service


@dataclass(frozen=True, slots=True)
class Principal:
    """Whoever sends a request."""

    kind: Kind
    tenant: str | None = None
    subject: str = ""  # the id of the key or the person, for logs; never a secret
    requests_per_second: float | None = None  # its own limit, in place of the service's
    burst: int | None = None
    by_cookie: bool = False  # which browsers send along with what any page asks for


NOBODY = Principal(Kind.NOBODY)


@dataclass(frozen=True, slots=True)
class Rule:
    """Who may use a route, in a form that documents and tests can read.

    `tenant_parameter` names the path's parameter that says whose things the route touches: a
    tenant finds its own there and nobody else's, the operator everybody's.
    """

    name: str
    kinds: frozenset[Kind]
    tenant_parameter: str | None = None

    @property
    def is_public(self) -> bool:
        """Whether no credential is asked for."""
        return not self.kinds

    @property
    def lets_in_nobody(self) -> bool:
        """Whether a caller may be known, and need not be."""
        return Kind.NOBODY in self.kinds


PUBLIC = Rule("public", frozenset())
TENANT = Rule("tenant", frozenset({Kind.KEY, Kind.SESSION}))
# For what its owner may show to everybody: the handler decides by who asks, if that is known.
OPEN = Rule("anyone", frozenset({Kind.NOBODY, Kind.SESSION}))
OPERATOR = Rule("operator", frozenset({Kind.OPERATOR}))


def tenant_named(parameter: str) -> Rule:
    """A tenant for itself, the operator for any tenant: the path says which."""
    return Rule("tenant or operator", frozenset({Kind.KEY, Kind.SESSION, Kind.OPERATOR}), parameter)
