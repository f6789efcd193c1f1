"""Policies: the expected response of a request, by its line of the policy.

A policy maps the name of each route to a rule, or to any value that your own `Expect` reads. Not
here: the callers (`matrix.cast`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tablewright.api.routes import Route
from tablewright.api.rules import OPEN, OPERATOR, PUBLIC, TENANT, Kind, Rule, tenant_named
from tablewright.testing.matrix.cast import Probe


class Let(Enum):
    """An admitted caller."""

    CHANGE_OWN = "it must succeed, and change nothing of others"
    CHANGE_ALL = "it must succeed, and may change what it names"
    FIND_NOTHING = "it names things of others: its status depends on the route"


@dataclass(frozen=True)
class Stricter:
    """A line of a policy for a route whose handler requires more than its rule.

    `permission` is required besides that of the rule, unless the parameter `oneself` is the
    signed-in caller. `also_in` names an id of another account in which the caller also needs the
    permission of the rule. `covers` lists permissions that the request grants or removes: the
    caller must hold them. `only_people` excludes API keys, and `in_person` operators who view the
    product as a person.
    """

    rule: Rule
    permission: str = ""
    oneself: str = ""
    also_in: str = ""
    covers: Collection[str] = ()
    only_people: bool = False
    in_person: bool = False


Expected = int | Let  # the status of an error, or how far the caller is admitted
Expect = Callable[[Any, Probe], Expected]


def by_rule(rule: Rule, probe: Probe) -> Expected:
    """Returns the expectation of a rule of `tablewright.api.rules`."""
    actor, things = probe.actor, probe.things
    is_known = actor.kind is not Kind.NOBODY
    if not rule.is_public:
        if not is_known and not rule.lets_in_nobody:
            return 401
        if actor.kind not in rule.kinds:
            return 403
    if is_known and actor.tenant == things.tenant:
        return Let.CHANGE_OWN
    if actor.kind is Kind.OPERATOR and not rule.is_public:
        return Let.CHANGE_ALL
    if probe.names_in_path:
        return 404
    return Let.FIND_NOTHING if probe.named else Let.CHANGE_OWN


def contradiction(line: Any, route: Route) -> str | None:
    """Returns the error in a line of the policy that names a rule."""
    rule = line.rule if isinstance(line, Stricter) else line
    if not isinstance(rule, Rule):
        return None
    if rule != route.rule:
        return f"{route.name} has the rule {route.rule.name}, and the policy says {rule.name}"
    return None


def unknown_rule(rule: Any, route: Route) -> str | None:
    """Returns the reason why `by_rule` cannot decide about a line of the policy."""
    if not isinstance(rule, Rule) or rule.signer is not None:
        return None  # `matrix.signed` decides
    if rule not in (PUBLIC, TENANT, OPEN, OPERATOR, tenant_named(rule.tenant_parameter or "")):
        return f"{route.name}: by_rule does not know what to expect of the rule {rule.name}"
    return None
