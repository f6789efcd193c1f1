"""Choosing: the source of a design's sample data.

A design in `shop.design` has its data in `shop.seed`, if there is such a module, or in a function
`seed` of its own module. Otherwise it is generated.
Not here: generating it (`seed.generating`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from tablewright.errors import UnseedableError
from tablewright.ids import Draws
from tablewright.model.design import Design
from tablewright.model.entity import Entity
from tablewright.ops.entities import entities_of
from tablewright.ops.seed.generating import Generator

SeedFunction = Callable[[int, Draws, datetime], Iterable[Entity]]

_NAME = "seed"


@dataclass(frozen=True, slots=True)
class Seeds:
    """The entities to write, and their source."""

    origin: str  # the module that generates them, or `generated`
    entities: Iterator[Entity]
    left_out: tuple[str, ...] = ()  # entities that need encryption keys


def seeded(
    design: Design,
    source: ModuleType | SeedFunction | None,
    *,
    scale: int,
    draws: Draws,
    now: datetime,
    has_keys: bool = False,
    tenant: str | None = None,
) -> Seeds:
    """Returns the data of a design: from a function, from a module `seed`, or generated.

    Generated data belongs to `tenant`, or to several tenants without one. Raises `UnseedableError`.
    """
    module = source if isinstance(source, ModuleType) else None
    function = _function(module) if module else cast("SeedFunction | None", source)
    entities = entities_of(design, module).values()
    generator = Generator(
        entities, scale=scale, draws=draws, now=now, has_keys=has_keys, tenant=tenant
    )
    left_out = tuple(generator.left_out())
    if function is None:
        return Seeds("generated", generator.entities(), left_out)
    own = (one for one in function(scale, draws, now) if type(one).__name__ not in left_out)
    return Seeds(f"{function.__module__}", own, left_out)


def _function(module: ModuleType) -> SeedFunction | None:
    own: object = getattr(module, _NAME, None)
    if callable(own):
        return cast(SeedFunction, own)
    package, _, _ = module.__name__.rpartition(".")
    name = f"{package}.{_NAME}"
    if not package or find_spec(name) is None:
        return None
    found: object = getattr(import_module(name), _NAME, None)
    if not callable(found):
        raise UnseedableError(f"{name} has no function seed(scale, draws, now).")
    return cast(SeedFunction, found)
