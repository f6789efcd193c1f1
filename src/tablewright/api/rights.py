"""Rights: the permissions of a caller in one place, such as an account or a family tree.

    rights = await accounts.rights(principal, "acc_1")     # None: as if there were no such account
    rights.check("sources.update", own=source.created_by == principal.person)

A permission is a name, `sources.update`, or a limited form of it, `sources.update:own`.
Rights are read at every request, so that a change takes effect on the next one.
Not here: the permission that a route requires (`api.rules`), the source of rights (a kit or a
system).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from tablewright.api.rules import ANY_LIMIT, Need, Principal, Rule, Scope
from tablewright.errors import ForbiddenError, NotFoundError

_NEEDS = {
    Need.FRESH: "Enter your password again first.",
    Need.CONFIRMED: "Confirm your e-mail address first.",
    Need.SECOND_FACTOR: "Sign in with a second factor first.",
}


@dataclass(frozen=True, slots=True)
class Rights:
    """The rights of one caller in one place."""

    tenant: str  # the tenant that the handler's database is bound to
    permissions: frozenset[str]
    # The source of each permission, for people: "admin of Acme, inherited from Acme Group".
    reasons: Mapping[str, str] = field(default_factory=dict[str, str])
    # A requirement of the place that this caller does not meet: no permission counts.
    withheld: Need | None = None
    # Why some permissions do not count now, as a sentence: "The account is suspended."
    note: str = ""

    def limits_of(self, permission: str) -> frozenset[str] | None:
        """The limits of a permission: empty if it is unlimited; None without the permission.

        >>> rights = Rights("acme", frozenset({"sources.update:own", "sources.read"}))
        >>> rights.limits_of("sources.read"), rights.limits_of("data.delete")
        (frozenset(), None)
        >>> sorted(rights.limits_of("sources.update"))
        ['own']
        """
        if permission in self.permissions:
            return frozenset()
        prefix = f"{permission}:"
        found = {one.removeprefix(prefix) for one in self.permissions if one.startswith(prefix)}
        return frozenset(found) or None

    def check(self, permission: str, **limited: bool) -> None:
        """Raises `ForbiddenError` without the permission, unlimited or with a limit that is met.

        `limited` lists the limits that this request stays within: `own=True`.
        """
        limits = self.limits_of(permission)
        if limits is None or (limits and not any(limited.get(one, False) for one in limits)):
            raise forbidden(permission, limits or frozenset(), self.note)


class RightsOf(Protocol):
    """Finds the rights of callers in the places of one scope."""

    async def rights(self, who: Principal, place: str) -> Rights | None:
        """Returns a caller's rights; None if the caller must not learn that the place exists."""
        ...


class NeedsOf(Protocol):
    """Checks conditions on callers."""

    async def meets(self, who: Principal, need: Need) -> bool:
        """Whether a caller meets a condition now."""
        ...


def forbidden(
    permission: str, limits: frozenset[str] = frozenset(), note: str = ""
) -> ForbiddenError:
    """The error for a caller who lacks a permission, or has it with limits only.

    `note` explains why some permissions do not count now.
    """
    only = f" You have it for {' and '.join(sorted(limits))} only." if limits else ""
    why = f" {note}" if note else ""
    return ForbiddenError(
        f"Requires the permission {permission}.{only}{why}", details={"permission": permission}
    )


def unmet(need: Need) -> ForbiddenError:
    """The error for a caller who does not meet a condition."""
    return ForbiddenError(_NEEDS[need], details={"need": need.value})


@dataclass(frozen=True, slots=True)
class Gate:
    """Decides whether a caller passes a rule in a place, and on which conditions."""

    rights: Mapping[Scope, RightsOf] = field(default_factory=dict[Scope, RightsOf])
    needs: NeedsOf | None = None

    async def enter(self, rule: Rule, who: Principal, place: str) -> Rights:
        """Returns the caller's rights in a place, if they satisfy a rule.

        Raises `NotFoundError` for a caller without any rights there, `ForbiddenError` for others.
        """
        assert rule.scope is not None, "only a rule with a scope has places"
        rights = await self.rights[rule.scope].rights(who, place)
        if rights is None:
            raise NotFoundError(f"{rule.scope.name.capitalize()} not found.")
        if rights.withheld is not None:
            raise unmet(rights.withheld)
        limits = rights.limits_of(rule.permission)
        is_checked = ANY_LIMIT in rule.limits or not limits or limits & rule.limits
        if limits is None or not is_checked:
            raise forbidden(rule.permission, limits or frozenset(), rights.note)
        await self.check_needs(rule, who)
        return rights

    async def check_needs(self, rule: Rule, who: Principal) -> None:
        """Raises `ForbiddenError` for a caller who does not meet a condition of a rule."""
        for need in sorted(rule.needs, key=lambda one: one.value):
            if self.needs is None or not await self.needs.meets(who, need):
                raise unmet(need)
