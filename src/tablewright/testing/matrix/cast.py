"""Cast: the callers of a system in the matrix, its data, and who may see it.

People write it, beside the policy: nothing here is read from the system's own rules.
Not here: the expected responses (`matrix.policies`), calling (`matrix.examining`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tablewright.api.routes import Route
from tablewright.api.rules import Kind, Need
from tablewright.testing.canaries import Canary

if TYPE_CHECKING:
    from tablewright.testing.matrix.links import LinkCalls
    from tablewright.testing.matrix.signed import SignedCalls

Ids = Mapping[str, str]  # by the name of a parameter


@dataclass(frozen=True)
class Standing:
    """The position of an actor in a tree of accounts."""

    person: str = ""
    role: str = ""
    places: Collection[str] = ()  # the accounts in which the role counts
    joined: Collection[str] = ()  # the accounts with a membership of the person, in any state
    given: Collection[str] = ()  # permissions beside those of the role
    denied: Collection[str] = ()  # permissions that an exception removes
    scopes: Collection[str] | None = None  # of a key
    lacks: Collection[Need] = ()  # conditions that the actor does not meet
    is_read_only: bool = False  # an impersonated session


NO_STANDING: Final = Standing()


@dataclass(frozen=True)
class Actor:
    """A caller. `kind` is its kind for the system: `Kind.NOBODY` if the credential must not work.

    An actor without `states` calls every route for all things, or for those in `calls_for`. Actors
    with `states`, such as `{"role": "viewer", "credential": "revoked key"}`, share the routes: each
    route is called in each state.
    """

    name: str
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    kind: Kind = Kind.NOBODY
    tenant: str | None = None
    standing: Standing = NO_STANDING
    calls_for: Collection[str] | None = None
    states: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class Things:
    """Ids of existing resources, all of one tenant."""

    ids: Ids
    tenant: str = ""
    place: str = ""  # the account that they belong to, if there are accounts
    account_state: str = "active"  # of that account: active, suspended or terminated
    state: str = "active"  # the same, of that account and those above it
    owner: str = ""  # the person who created them


@dataclass(frozen=True)
class RequestParts:
    """The parts of a request besides its path."""

    body: Any = None
    query: str = ""
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    within: Collection[str] = ()  # limits of a permission that it respects, such as `member`


Requests = Callable[[Ids], RequestParts | Sequence[RequestParts]]


@dataclass(frozen=True)
class Canaries:
    """Texts in resources of a cast, and the actors who may see them, in all phases or some.

    Each of `proved_by` must have seen each text in the end: otherwise the test proves nothing.
    """

    texts: Sequence[Canary]
    seen_by: Collection[str] | Callable[[str, str], bool]  # an actor, and a phase
    proved_by: Collection[str] = ()

    def may_see(self, actor: str, phase: str) -> bool:
        """Whether an actor may see the texts."""
        if callable(self.seen_by):
            return self.seen_by(actor, phase)
        return actor in self.seen_by


@dataclass(frozen=True)
class Hidden:
    """An actor must not learn from any response that `foreign` things exist.

    The actor sends its `own` ids, with some replaced by foreign ones; all of them at once only if
    `whole`.
    """

    actor: str
    own: Things
    foreign: Things
    whole: bool = True


@dataclass(frozen=True)
class Phase:
    """A state of the store in which every route is called again."""

    name: str
    begin: Callable[[], Awaitable[object]]


@dataclass
class Cast:
    """Everything that the matrix needs to know about a system."""

    actors: Sequence[Actor]
    things: Mapping[str, Things]
    canaries: Sequence[Canaries]
    owner: str  # the actor who owns the canaries
    owned: Sequence[str]  # texts that mark stored items as the owner's, such as a tenant's name
    missing: Ids  # valid, unused ids
    requests: Mapping[str, Requests] = field(default_factory=dict[str, Requests])  # by route
    hidden: Sequence[Hidden] = ()
    public_ids: Collection[str] = ()  # which every caller may know
    # Attributes that no body may set; the actors and things that try it.
    server_owned: Mapping[str, Any] = field(default_factory=dict[str, Any])
    injecting: Sequence[tuple[str, Things]] = ()  # the first admitted actor
    # Routes whose bodies may have some of them.
    settable: Mapping[str, Collection[str]] = field(default_factory=dict[str, Collection[str]])
    open_bodies: Collection[str] = ()  # routes whose bodies may have any attribute
    cookie: Mapping[str, str] = field(default_factory=dict[str, str])  # the owner's, of a browser
    phases: Sequence[Phase] = ()
    forget: Callable[[], None] = lambda: None  # clears caches of the process
    own: Mapping[str, Things] = field(default_factory=dict[str, Things])  # of actors, by name
    # The status for an admitted caller if the state of things does not fit, by route.
    unready: Mapping[str, Unready] = field(default_factory=dict[str, Any])
    signed: Mapping[str, SignedCalls] = field(default_factory=dict[str, Any])  # by route
    links: Mapping[str, LinkCalls] = field(default_factory=dict[str, Any])  # by route


@dataclass(frozen=True)
class Probe:
    """One request of the matrix."""

    route: Route
    actor: Actor
    things: Things
    request: RequestParts
    phase: str
    named: Collection[str] = ()  # ids that the request names, in its path or elsewhere

    @property
    def names_in_path(self) -> Collection[str]:
        """The parameters of the path."""
        return self.route.signature.path

    @property
    def is_own(self) -> bool:
        """Whether the actor has created the resources."""
        return bool(self.things.owner) and self.things.owner == self.actor.standing.person


Unready = Callable[[Probe], int | None]
