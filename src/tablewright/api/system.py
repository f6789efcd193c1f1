"""Systems: a design over HTTP, declared as one value.

    SYSTEM = System(
        name="shop", title="Shop", design=SHOP, routes=(orders.ROUTES, carts.ROUTES),
        assemble=assemble, options=ShopOptions,
    )

`serve`, `client`, `seed` and tests use this value. None of them depends on the location of a module
or on the effects of importing it.
Not here: finding a system by its name (`commands.finding`), serving it (`api.application`).
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from tablewright.api.credentials import CredentialChanges
from tablewright.api.identity import Identity
from tablewright.api.rights import Gate
from tablewright.api.routes import Route, Routes, check_together
from tablewright.api.runtime import CallCounter, Runtime
from tablewright.errors import CodedError
from tablewright.ids import Draws
from tablewright.model import Entity
from tablewright.model.design import Design

P = TypeVar("P")
Options = TypeVar("Options")

# A page that the browser builds from the system's OpenAPI document.
GENERATED: Final = files("tablewright") / "api" / "static" / "generated"

Seed = Callable[[int, Draws, datetime], Iterable[Entity]]


class Work(Protocol):
    """Background work that runs beside requests."""

    @property
    def name(self) -> str:
        """The name that logs use."""
        ...

    async def run(self, stopping: asyncio.Event) -> None:
        """Works until the event is set, then stops gracefully."""
        ...


@dataclass(frozen=True, slots=True)
class NoOptions:
    """The options of a system that has none."""


@dataclass(frozen=True, slots=True)
class Assembly(Generic[P]):
    """A system assembled for one process."""

    parts: P  # shared by the system's handlers: `context.parts`
    identity: Identity
    work: Sequence[Work] = ()  # of one process of a node
    credentials: CredentialChanges = field(default_factory=CredentialChanges)
    folder: Path | None = None  # with files of the system that other nodes do not see
    gate: Gate = field(default_factory=Gate)  # the rights and conditions that rules check
    calls: CallCounter | None = None  # counts calls of keys and tokens; requests of pages are free
    # Called with the tenant of each successful request that is not a read, after the write.
    written: Callable[[str], None] | None = None
    beside: Sequence[Work] = ()  # in every process, and stopped last: writes what others counted


@dataclass(frozen=True, slots=True)
class System(Generic[P, Options]):
    """A system that can be served, documented, seeded and tested.

    `assemble` puts the system together and performs no input or output: two assemblies in one
    process are independent. `demo` creates sample data and returns credentials, which are shown
    once, or None if the data exists. `commands` names a click group, `"shop.commands:shop"`, which
    is imported on use: `tablewright shop ...`. `errors` are those that only this system raises; the
    system shop has the codes SHOP101, SHOP102 and so on.
    """

    name: str  # its path, its cookie, its job queue, its section of tablewright.toml
    title: str
    design: Design
    routes: Sequence[Routes[P]]
    assemble: Callable[[Runtime, Options], Assembly[P]]
    options: type[Options]
    schemes: Mapping[str, Mapping[str, str]]  # OpenAPI's security schemes of its identity
    description: str = ""
    version: str = "1.0"
    pages: Traversable | None = GENERATED  # a folder with an index.html; None: no page
    # Further pages by their path below the system, such as `admin`.
    more_pages: Mapping[str, Traversable] = field(default_factory=dict[str, Traversable])
    seed: Seed | None = None
    demo: Callable[[RunningSystem[P]], Awaitable[str | None]] | None = None
    demo_tenant: str | None = None  # the tenant of sample data that is generated
    commands: str = ""
    errors: Sequence[type[CodedError]] = ()

    def __post_init__(self) -> None:
        """Raises `TypeError` if two routes contradict each other, or an error has a wrong code."""
        check_together(self.each_route())
        _check_codes(self.name, self.errors)

    def each_route(self) -> Iterator[Route]:
        """Every route, in the order of declaration."""
        for routes in self.routes:
            yield from routes

    def running(self, runtime: Runtime, options: Options | None = None) -> RunningSystem[P]:
        """Assembles the system in its runtime."""
        assembly = self.assemble(runtime, self.options() if options is None else options)
        for route in self.each_route():
            _check_rule(route, assembly.gate)
        return RunningSystem(self, assembly, runtime)


def _check_rule(route: Route, gate: Gate) -> None:
    scope = route.rule.scope
    if scope is not None and scope not in gate.rights:
        raise TypeError(
            f"{route.name} has a rule of scope {scope.name!r}: Assembly.gate must have its rights."
        )
    if route.rule.needs and gate.needs is None:
        raise TypeError(f"{route.name} has a rule with needs: Assembly.gate must have them.")


def _check_codes(name: str, errors: Sequence[type[CodedError]]) -> None:
    family = re.sub("[^A-Z0-9]", "", name.upper())
    for error in errors:
        if re.fullmatch(rf"{family}[0-9]{{3}}", error.code) is None:
            raise TypeError(
                f"The code of {error.__name__} must be {family} and three digits,"
                f" not {error.code!r}."
            )
        if not error.hint:
            raise TypeError(f"{error.__name__} must have a hint that says what to do.")
    repeated = [code for code, count in Counter(one.code for one in errors).items() if count > 1]
    if repeated:
        raise TypeError(f"Two errors of system {name} have the code {repeated[0]}.")


@dataclass(frozen=True, slots=True)
class RunningSystem(Generic[P]):
    """A system, its assembly, and the runtime of both."""

    system: System[P, Any]
    assembly: Assembly[P]
    runtime: Runtime

    @property
    def name(self) -> str:
        """The system's name."""
        return self.system.name

    @property
    def parts(self) -> P:
        """The parts that its handlers share."""
        return self.assembly.parts
