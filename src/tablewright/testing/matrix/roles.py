"""Roles in the matrix: the expected responses for the roles of a specification.

    ROLES = RolePolicy(
        {"admin": ["notes.read", "notes.write"], "writer": ["notes.read", "notes.write:own"]},
        while_suspended=["*.read"],
    )

People write them from the specification. Nothing here is read from the roles of the system, and
rights are computed by other code than the kit's.
Not here: policies without roles (`matrix.policies`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from tablewright.api.rules import ANY_LIMIT, Kind, Rule
from tablewright.testing.matrix.cast import Probe, Standing, Things
from tablewright.testing.matrix.policies import Expect, Expected, Let, Stricter

_SAFE_METHODS: Final = ("GET", "HEAD")
_OWN: Final = "own"


@dataclass(frozen=True)
class RolePolicy:
    """The permissions of roles; the first role is the most powerful one.

    `while_suspended` has patterns of the permissions that remain in a suspended account, and
    `while_terminated` of those that the first role keeps in a terminated one.
    """

    roles: Mapping[str, Collection[str]]
    while_suspended: Collection[str] = ("*.read",)
    while_terminated: Collection[str] = ()

    @property
    def permissions(self) -> list[str]:
        """Every permission, without limits."""
        return sorted({_name(one) for listed in self.roles.values() for one in listed})

    def held(self, standing: Standing, things: Things, place: str = "") -> frozenset[str]:
        """Returns the permissions of an actor for things, or in another place."""
        if (place or things.place) not in standing.places:
            return frozenset()
        listed = {*self.roles[standing.role], *standing.given}
        found = {
            one
            for one in listed
            if _name(one) not in standing.denied and (_name(one) == one or _name(one) not in listed)
        }
        if things.state == "terminated":
            if standing.role != next(iter(self.roles)):
                return frozenset()
            found = _matching(found, self.while_terminated)
        elif things.state == "suspended":
            found = _matching(found, self.while_suspended)
        if standing.scopes is None:
            return frozenset(found)
        within = {one for one in found if {one, _name(one)} & set(standing.scopes)}
        return frozenset(within | {one for one in standing.scopes if {one, _name(one)} & found})

    @property
    def expect(self) -> Expect:
        """Returns the expectation of a line of a policy for a request."""

        def expected(line: Rule | Stricter, probe: Probe) -> Expected:
            stricter = line if isinstance(line, Stricter) else Stricter(line)
            return self._expected(stricter, probe)

        return expected

    def _expected(self, line: Stricter, probe: Probe) -> Expected:
        rule, actor, standing = line.rule, probe.actor, probe.actor.standing
        if rule.is_public or (actor.kind is Kind.NOBODY and rule.lets_in_nobody):
            return self._let_by_ids(probe)
        if actor.kind is Kind.NOBODY:
            return 401
        if actor.kind not in rule.kinds:
            return 403
        is_change = probe.route.method not in _SAFE_METHODS and not rule.lets_in_nobody
        if standing.is_read_only and (is_change or line.in_person):
            return 403
        if rule.scope is None:
            if rule.needs & set(standing.lacks):
                return 403
            return Let.CHANGE_ALL if actor.kind is Kind.OPERATOR else self._let_by_ids(probe)
        return self._in_account(line, probe)

    def _in_account(self, line: Stricter, probe: Probe) -> Expected:
        rule, standing, things = line.rule, probe.actor.standing, probe.things
        held = self.held(standing, things)
        if not held:
            return 404
        limits = _limits(held, rule.permission)
        passes = limits is not None and (
            not limits or ANY_LIMIT in rule.limits or bool(limits & rule.limits)
        )
        if limits is None or not passes or rule.needs & set(standing.lacks):
            return 403
        if line.only_people and probe.actor.kind is Kind.KEY:
            return 403
        if line.also_in:
            there = self.held(standing, things, probe.things.ids[line.also_in])
            if not there:
                return 404
            if _limits(there, rule.permission) is None:
                return 403
        is_oneself = (
            probe.actor.kind is Kind.SESSION
            and line.oneself != ""
            and things.ids[line.oneself] == standing.person
        )
        if line.permission and not is_oneself and _limits(held, line.permission) is None:
            return 403
        if not is_oneself and any(_limits(held, one) is None for one in line.covers):
            return 403
        met = {*probe.request.within, *((_OWN,) if probe.is_own else ())}
        return 403 if limits and not limits & met else Let.CHANGE_ALL

    def _let_by_ids(self, probe: Probe) -> Expected:
        """Foreign ids are not found, unless callers who know them may use them."""
        names = set(probe.names_in_path) & set(probe.named)
        if names and not probe.is_own:
            return 404
        return Let.CHANGE_OWN if probe.is_own or not probe.named else Let.FIND_NOTHING


def _name(permission: str) -> str:
    return permission.partition(":")[0]


def _limits(held: Collection[str], permission: str) -> set[str] | None:
    """The limits with which a permission is held: none if it is unlimited; None without it."""
    if permission in held:
        return set()
    found = {one.partition(":")[2] for one in held if _name(one) == permission}
    return found or None


def _matching(found: Collection[str], patterns: Collection[str]) -> set[str]:
    return {one for one in found if any(fnmatchcase(_name(one), each) for each in patterns)}
