"""Cast: who calls a system in the matrix, what exists there, and who may see it.

People write it, beside the policy: nothing here is read from the system's own rules.
Not here: which responses a policy expects (`matrix.policies`), calling (`matrix.examining`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablewright.api.routes import Route
from tablewright.api.rules import Kind
from tablewright.testing.canaries import Canary

if TYPE_CHECKING:
    from tablewright.testing.matrix.signed import SignedCalls

Ids = Mapping[str, str]  # by the name of a parameter


@dataclass(frozen=True)
class Actor:
    """A caller. `kind` is how the system knows it: NOBODY if the credential must not work."""

    name: str
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    kind: Kind = Kind.NOBODY
    tenant: str | None = None


@dataclass(frozen=True)
class Things:
    """Ids of things that exist, all of one tenant."""

    ids: Ids
    tenant: str = ""


@dataclass(frozen=True)
class Request:
    """What a request has beside its path."""

    body: Any = None
    query: str = ""
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


Requests = Callable[[Ids], Request | Sequence[Request]]


@dataclass(frozen=True)
class Canaries:
    """Texts in things of a cast, and the actors who may see them, in all phases or in some.

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

    The actor sends its `own` ids, with some of the foreign ones in their place; all of them at once
    only if `whole`.
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
    """Everything that the matrix has to know of a system."""

    actors: Sequence[Actor]
    things: Mapping[str, Things]
    canaries: Sequence[Canaries]
    owner: str  # the actor who owns the canaries
    owned: Sequence[str]  # texts that mark stored items as the owner's, such as a tenant's name
    missing: Ids  # ids of the right form that nothing has
    requests: Mapping[str, Requests] = field(default_factory=dict[str, Requests])  # by route
    hidden: Sequence[Hidden] = ()
    public_ids: Collection[str] = ()  # which every caller may know
    # Attributes that no body may set, and by whom and for what that is tried.
    server_owned: Mapping[str, Any] = field(default_factory=dict[str, Any])
    injecting: Sequence[tuple[str, Things]] = ()  # the first actor that is let in
    # Routes whose bodies do have some of them.
    settable: Mapping[str, Collection[str]] = field(default_factory=dict[str, Collection[str]])
    open_bodies: Collection[str] = ()  # routes whose bodies may have any attribute
    cookie: Mapping[str, str] = field(default_factory=dict[str, str])  # the owner's, of a browser
    phases: Sequence[Phase] = ()
    forget: Callable[[], None] = lambda: None  # clears caches of the process
    signed: Mapping[str, SignedCalls] = field(default_factory=dict[str, Any])  # by route


@dataclass(frozen=True)
class Probe:
    """One request of the matrix."""

    route: Route
    actor: Actor
    things: Things
    request: Request
    phase: str
    named: Collection[str] = ()  # ids that the request names, in its path or elsewhere

    @property
    def names_in_path(self) -> Collection[str]:
        """The parameters of the path."""
        return self.route.signature.path
