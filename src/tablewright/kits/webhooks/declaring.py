"""Declaring: the rules and the path of the webhook routes.

Not here: the routes (`webhooks.routes`, `webhooks.delivery_routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Unpack

from tablewright.api.places import within
from tablewright.api.routes import RouteOptions, Routes
from tablewright.api.rules import Need, Rule
from tablewright.kits.webhooks.kit import HookKit

_TAGS: Final = ("webhooks",)


@dataclass(frozen=True, slots=True)
class HookRules:
    """The rules for reading and managing webhooks, and the path of the routes."""

    read: Rule
    manage: Rule
    path: str

    @property
    def create(self) -> Rule:
        """The rule for creating; people must have confirmed their address."""
        return self.manage if self.manage.scope is None else self.manage.needing(Need.CONFIRMED)


@dataclass(frozen=True, slots=True)
class Declaring:
    """Declares routes below the path of webhooks."""

    routes: Routes[HookKit]
    rules: HookRules

    def __call__(
        self,
        method: str,
        below: str,
        handler: Callable[..., Awaitable[Any]],
        *,
        rule: Rule | None = None,
        **more: Unpack[RouteOptions],
    ) -> None:
        """Declares a route: readers may read, and only managers may do anything else."""
        path = self.rules.path + below
        usual = self.rules.read if method == "GET" else self.rules.manage
        more.setdefault("tags", _TAGS)
        self.routes.add(method, path, rule=rule or usual, **more)(within(handler, path))
