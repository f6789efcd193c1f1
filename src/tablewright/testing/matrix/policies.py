"""Policies: which response a line of the policy expects for a request.

A policy maps the name of each route to a rule, or to any value that an `Expect` of your own reads.
Not here: who calls (`matrix.cast`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from tablewright.api.routes import Route
from tablewright.api.rules import OPEN, OPERATOR, PUBLIC, TENANT, Kind, Rule, tenant_named
from tablewright.testing.matrix.cast import Probe


class Let(Enum):
    """A caller that is let in."""

    CHANGE_OWN = "it must succeed, and change nothing of others"
    CHANGE_ALL = "it must succeed, and may change what it names"
    FIND_NOTHING = "it names things of others: its status depends on the route"


Expected = int | Let  # the status of an error, or how far the caller is let in
Expect = Callable[[Any, Probe], Expected]


def by_rule(rule: Rule, probe: Probe) -> Expected:
    """What a rule of `tablewright.api.rules` expects."""
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
    """What is wrong with a line of the policy that names a rule."""
    if not isinstance(line, Rule):
        return None
    if line != route.rule:
        return f"{route.name} has the rule {route.rule.name}, and the policy says {line.name}"
    if line.signer is not None:
        return None  # `matrix.signed` knows
    if line not in (PUBLIC, TENANT, OPEN, OPERATOR, tenant_named(line.tenant_parameter or "")):
        return f"{route.name}: by_rule does not know what to expect of the rule {line.name}"
    return None
