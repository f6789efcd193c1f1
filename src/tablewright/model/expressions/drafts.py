"""Drafts: updates written as assignments.

    d = Tree.draft(user_id=u, tree_id=t)
    d.person_count += 1
    d.tree_name = "New"
    del d.description
    d.shared_with.append("user-9")
    db.run(update_of(d))

A draft represents an item that may not have been read. For a type checker it is the entity itself.
Not here: the update (`model.operations.update`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from tablewright.errors import UpdateRejectedError
from tablewright.model.expressions.changes import Change, add, append, assign, exclude, include

if TYPE_CHECKING:
    from tablewright.model.plans.plan import EntityPlan


@dataclass(frozen=True, slots=True)
class Changed:
    """The result of `d.count + 1`, until it is assigned."""

    draft: Draft
    name: str
    change: Change


class Stored:
    """The stored value of an attribute, inside a draft; changes of it become part of the update."""

    def __init__(self, draft: Draft, name: str) -> None:
        self._draft = draft
        self._name = name
        self._path: Any = getattr(vars(draft)["_plan"].entity, name)

    def _changed(self, change: Change) -> Changed:
        return Changed(self._draft, self._name, change)

    def __add__(self, amount: Any) -> Changed:
        is_listed = isinstance(amount, list | tuple)
        return self._changed((append if is_listed else add)(self._path, amount))

    def __sub__(self, amount: Any) -> Changed:
        if isinstance(amount, set | frozenset):
            return self._changed(exclude(self._path, cast(set[Any], amount)))
        return self._changed(add(self._path, -amount))

    def __or__(self, values: Any) -> Changed:
        return self._changed(include(self._path, values))

    def append(self, value: Any) -> None:
        """Appends a value to the list."""
        self.extend([value])

    def extend(self, values: Iterable[Any]) -> None:
        """Appends values to the list."""
        _record(self._draft, self._name, append(self._path, list(values)))

    def add(self, value: Any) -> None:
        """Adds a value to the set."""
        self.update({value})

    def update(self, values: Iterable[Any]) -> None:
        """Adds values to the set."""
        _record(self._draft, self._name, include(self._path, set(values)))

    def discard(self, value: Any) -> None:
        """Removes a value from the set."""
        _record(self._draft, self._name, exclude(self._path, {value}))


def _record(draft: Draft, name: str, change: Change) -> None:
    """Adds a change to the update; several of one kind are merged."""
    changes: dict[str, Change] = vars(draft)["_changes"]
    earlier = changes.get(name)
    if earlier is None or change.is_whole:
        changes[name] = change
    elif earlier.action != change.action:
        raise UpdateRejectedError(
            f"{name} is changed in two ways in one draft.",
            hint="Use one kind of change for each attribute, or two drafts.",
        )
    elif change.action in ("include", "exclude"):
        changes[name] = replace(change, value=[*{*earlier.value, *change.value}])
    else:
        changes[name] = replace(change, value=earlier.value + change.value)


class Draft:
    """Represents an item; assignments become an update."""

    def __init__(
        self, plan: EntityPlan, key: Mapping[str, Any], known: Mapping[str, Any] | None = None
    ) -> None:
        vars(self).update(_plan=plan, _key=dict(key), _known=known, _changes={})

    def __getattr__(self, name: str) -> Any:
        self._check(name)
        key: dict[str, Any] = vars(self)["_key"]
        return key[name] if name in key else Stored(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self._check(name)
        if isinstance(value, Stored):
            raise UpdateRejectedError(
                f"{name}: a draft does not know the value of an attribute.",
                hint="Use add, append or include, or edit an item that was read: item.edited().",
            )
        if not isinstance(value, Changed):
            path: Any = getattr(vars(self)["_plan"].entity, name)
            _record(self, name, assign(path, value))
        elif value.draft is self and value.name == name:
            _record(self, name, value.change)
        else:
            raise UpdateRejectedError(
                f"{name}: the assigned value is a change of {value.name}.",
                hint="Assign the change to the attribute that it belongs to.",
            )

    def __delattr__(self, name: str) -> None:
        setattr(self, name, None)

    def _check(self, name: str) -> None:
        plan: EntityPlan = vars(self)["_plan"]
        if name not in plan.fields:
            raise AttributeError(f"{plan.name} has no attribute {name!r}")


def drafted(draft: Any) -> tuple[EntityPlan, dict[str, Any], Any, tuple[Change, ...]]:
    """Returns plan, key parts, known values and changes of a draft."""
    if not isinstance(draft, Draft):
        raise UpdateRejectedError(
            f"{draft!r} is not a draft.", hint="Create a draft with Entity.draft(...)."
        )
    inner = vars(draft)
    return inner["_plan"], inner["_key"], inner["_known"], tuple(inner["_changes"].values())
