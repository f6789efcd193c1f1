"""HookKit: the webhooks of accounts in one running system, for its routes.

    hooks = HookKit(Webhooks(given.db, jobs, disabling=audited(audit)), audit)
    routes.include(hook_routes(), of=lambda parts: parts.hooks, prefix="/v1")

Each change of an endpoint is one transaction with its audit entry.
Not here: the routes (`webhooks.routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.webhooks.changing import Also
from tablewright.kits.webhooks.delivering import Disabling
from tablewright.kits.webhooks.endpoints import Endpoint
from tablewright.kits.webhooks.webhooks import Webhooks
from tablewright.model.operations.writing import WriteOperation

# Gets the account and 1 or -1 when an endpoint is created or deleted; returns further writes of the
# same transaction, or raises an error, such as that of a plan's limit.
Counting = Callable[[str, int], Awaitable[Sequence[WriteOperation[Any]]]]

RESOURCE: Final = "webhook"


async def uncounted(account_id: str, delta: int) -> Sequence[WriteOperation[Any]]:
    """Counts nothing: an account may have as many endpoints as the kit allows."""
    return ()


@dataclass(frozen=True, slots=True)
class HookKit:
    """The webhooks of accounts, with their audit log."""

    hooks: Webhooks
    audit: Audit
    counting: Counting = uncounted

    def replayed(
        self, context: Context[Any], endpoint_id: str, **more: Any
    ) -> Sequence[WriteOperation[Any]]:
        """The audit entry of a replay."""
        what = Happening("webhook_replayed", RESOURCE, "replayed", endpoint_id, more=more)
        entry, following = self.audit.writes(context, what)
        return [entry, *following]

    def noting(self, context: Context[Any], action: str, event: str = "") -> Also:
        """Returns the writes of an endpoint's change: its audit entry, and its count."""

        async def also(
            before: Endpoint | None, after: Endpoint | None
        ) -> Sequence[WriteOperation[Any]]:
            found = after or before
            assert found is not None, "a change is of something"
            what = Happening(
                event or f"webhook_{action}",
                RESOURCE,
                action,
                found.endpoint_id,
                before=None if before is None else _told(before),
                after=None if after is None else _told(after),
            )
            delta = (after is not None) - (before is not None)
            counted = await self.counting(context.tenant, delta) if delta else ()
            entry, following = self.audit.writes(context, what)
            return [entry, *following, *counted]

        return also


def audited(audit: Audit) -> Disabling:
    """Returns the audit entry of an endpoint that its receiver caused to be disabled."""

    async def disabling(endpoint: Endpoint) -> Sequence[WriteOperation[Any]]:
        what = Happening(
            "webhook_disabled",
            RESOURCE,
            "disabled",
            endpoint.endpoint_id,
            more={"reason": endpoint.status_reason},
        )
        return audit.by_system(endpoint.tenant, what)

    return disabling


def _told(endpoint: Endpoint) -> Mapping[str, Any]:
    """Returns the audited data of an endpoint: no secrets, and no header values."""
    types = endpoint.event_types
    return {
        "url": endpoint.url,
        "events": None if types is None else list(types),
        "description": endpoint.description,
        "headers": sorted(endpoint.headers),
        "maxAttempts": endpoint.attempts_max,
        "status": endpoint.status.value,
    }
