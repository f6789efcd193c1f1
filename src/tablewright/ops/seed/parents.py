"""Parents: the entities whose items others belong to, as key templates show.

    Repository    REPO#{owner}#{name}
    Issue         REPO#{owner}#{repository}   ISSUE#{number}     belongs to a Repository
    Comment       has `owner`, `repository` and `number`          belongs to an Issue

An entity is a parent of another if all parts of its key are parts of the other's key, or all of
several parts are attributes of the other, or a key of the other has the same template with other
names. Not here: ids with a common pool (`seed.generating`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.ids import Draws
from tablewright.model.declaring.templates import KeyTemplate
from tablewright.model.plans.plan import EntityPlan

# Words that mean nothing specific on their own.
_COMMON = frozenset("code date day id key kind name number slug status time title type".split())
_PROBES = 50  # parents that are tried

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Link:
    """Attributes of a child, and those of its parent's key that they repeat."""

    parent: EntityPlan
    names: Mapping[str, str]  # from the child's to the parent's


def links_of(child: EntityPlan, plans: Iterable[EntityPlan]) -> list[Link]:
    """The parents of an entity; those with longer keys first, because they imply others."""
    found = [
        Link(parent, names)
        for parent in plans
        if parent is not child
        for names in _names(child, parent)
    ]
    return sorted(found, key=lambda link: -len(link.names))


def parents_first(plans: Sequence[EntityPlan]) -> list[EntityPlan]:
    """Returns entities, each after its parents unless parents form a circle."""
    ordered: list[EntityPlan] = []
    seen: set[EntityPlan] = set()

    def visit(plan: EntityPlan) -> None:
        if plan in seen:
            return
        seen.add(plan)
        for link in links_of(plan, plans):
            visit(link.parent)
        ordered.append(plan)

    for plan in plans:
        visit(plan)
    return ordered


class Families:
    """The keys of generated items, from which children choose their parents."""

    def __init__(self, plans: Sequence[EntityPlan]) -> None:
        self._links = {plan: links_of(plan, plans) for plan in plans}
        parents = {link.parent for links in self._links.values() for link in links}
        self._keys: dict[EntityPlan, list[Values]] = {parent: [] for parent in parents}

    def add(self, plan: EntityPlan, values: Values) -> None:
        """Remembers the key of an item that may become a parent."""
        if plan in self._keys:
            self._keys[plan].append({name: values[name] for name in plan.key_parts})

    def inherited(self, plan: EntityPlan, draws: Draws) -> dict[str, Any]:
        """Returns the values of an item that it has from its parents."""
        values: dict[str, Any] = {}
        for link in self._links[plan]:
            parents = self._keys[link.parent]
            own = draws.part(link.parent.name)
            for _ in range(min(_PROBES, len(parents))):
                key = parents[own.below(len(parents))]
                taken = {child: key[name] for child, name in link.names.items()}
                if all(values.get(child, value) == value for child, value in taken.items()):
                    values |= taken
                    break
        return values


def _names(child: EntityPlan, parent: EntityPlan) -> Iterator[Mapping[str, str]]:
    """The ways in which a child names its parent."""
    key = parent.key_parts
    if not key:
        return
    repeats = key < child.key_parts and not (len(key) == 1 and key <= _COMMON)
    has_all = len(key) > 1 and key != child.key_parts and key <= child.fields.keys()
    if repeats or has_all:
        yield {name: name for name in key}
    for entry in child.entries.values():
        for one in (*entry.partition, *entry.sort):
            names = _alike(one.template, parent)
            if names is not None:
                yield names


def _alike(template: KeyTemplate, parent: EntityPlan) -> Mapping[str, str] | None:
    """The names of a template whose text is that of the parent's partition key."""
    (whole, *others) = [one.template for one in parent.primary.partition]
    if others or frozenset(whole.names) != parent.key_parts:
        return None
    has_prefix = bool(whole.parts and whole.parts[0].literal)
    if not has_prefix or _shape(template) != _shape(whole):
        return None
    return dict(zip(template.names, whole.names, strict=True))


def _shape(template: KeyTemplate) -> tuple[object, ...]:
    return (*((part.literal, part.spec) for part in template.parts), template.tail)
