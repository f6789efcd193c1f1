"""Lookups: typed signatures for the items that have unique values.

    email: str = unique(within=["account_id"])

    @lookup
    def by_email(cls, account_id: str, email: str) -> None:
        '''The member with an address.'''

    db.run(Member.by_email("acme", "ada@example.com"))

The same as `Member.by_unique(account_id=..., email=...)`, but type checkers check the arguments.
Not here: reading through the guard (`model.operations.unique_lookup`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

from tablewright.errors import PatternError
from tablewright.model.declaring.patterns import Signature
from tablewright.model.operations.unique_lookup import ByUnique

if TYPE_CHECKING:
    from tablewright.model.entity import Entity
    from tablewright.model.plans.plan import EntityPlan

E = TypeVar("E", bound="Entity")
P = ParamSpec("P")


class Lookup(Generic[P]):
    """A declared lookup by a unique value."""

    def __init__(self, signature: Callable[Concatenate[Any, P], None]) -> None:
        self.signature = Signature(signature)

    def __get__(self, instance: Any, owner: type[E]) -> Callable[P, ByUnique[E]]:
        def find(*args: P.args, **kwargs: P.kwargs) -> ByUnique[E]:
            return ByUnique(owner, self.signature.bound(args, kwargs))

        find.__doc__ = self.signature.doc
        return find

    def check(self, plan: EntityPlan) -> None:
        """Raises `PatternError` unless the parameters are those of `by_unique`."""
        given = set(self.signature.parameter_names)
        found = [{one.python_name, *one.spec.unique_within} for one in plan.uniques]
        if given not in found:
            known = " or ".join(", ".join(sorted(names)) for names in found) or "none"
            raise PatternError(
                f"{plan.name}.{self.signature.name} takes {', '.join(sorted(given)) or 'nothing'}, "
                f"which is not a unique attribute of {plan.name}: {known}."
            )


def lookup(signature: Callable[Concatenate[Any, P], None]) -> Lookup[P]:
    """Declares how to find the item with a unique value, by a signature."""
    return Lookup(signature)
