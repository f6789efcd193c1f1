"""WebhookRows: the documented `webhooks` table as the store of endpoints of the webhooks kit.

The row has the URL, the events, the secrets, the headers, whether it is active, and the results of
the last calls. The kit has the delivery log and the circuit breaker.
Not here: the table (`core.design.webhooks`), sending (`tablewright.kits.webhooks`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from tablewright.kits.webhooks import (
    DocumentedEndpoints,
    Endpoint,
    EndpointStatus,
    SigningSecret,
)
from tablewright.kits.webhooks import limits as webhook_limits
from tablewright.model import At, Change, Query, assign, remove
from tablewright.systems.core.design.webhooks import Webhook

_ALL: Final = ("*",)


@dataclass(frozen=True, slots=True)
class WebhookRows(DocumentedEndpoints[Webhook]):
    """The webhooks of accounts."""

    def place(self, endpoint_id: str) -> At[Webhook]:
        """The place of a row."""
        return Webhook.at(webhook_id=endpoint_id)

    def rows(self, tenant: str) -> Query[Webhook]:
        """The rows of an account, by the index."""
        return Webhook.in_account(tenant)

    def id_of(self, row: Webhook) -> str:
        """The id of a row."""
        return row.webhook_id

    def described(self, row: Webhook) -> Endpoint:
        """The endpoint that a row describes."""
        secrets = [SigningSecret(row.secret)]
        if row.previous_secret is not None:
            secrets.append(SigningSecret(row.previous_secret, row.previous_secret_until))
        attempts = max(1, min(row.retry_policy.max_attempts, webhook_limits.WEBHOOK_ATTEMPTS_MAX))
        return Endpoint(
            tenant=row.account_id,
            endpoint_id=row.webhook_id,
            url=row.url,
            secrets=tuple(secrets),
            event_types=tuple(row.events),
            headers=row.headers or {},
            attempts_max=attempts,
            status=EndpointStatus.ACTIVE if row.is_active else EndpointStatus.DISABLED,
            failures=row.failure_count,
            last_status=row.last_response_code,
            last_called_at=row.last_called_at,
            created_at=row.created_at,
        )

    def new_row(self, endpoint: Endpoint) -> Webhook:
        """The row of a new endpoint."""
        row = Webhook(
            webhook_id=endpoint.endpoint_id, account_id=endpoint.tenant, **_values(endpoint)
        )
        if endpoint.attempts_max is not None:
            row.retry_policy = replace(row.retry_policy, max_attempts=endpoint.attempts_max)
        return row

    def changes(self, row: Webhook, before: Endpoint, after: Endpoint) -> list[Change]:
        """The changes of a row when its endpoint changes."""
        known, values = _values(before), _values(after)
        changed = {name: values[name] for name in values if values[name] != known.get(name)}
        if after.attempts_max not in (None, before.attempts_max):
            policy = replace(row.retry_policy, max_attempts=after.attempts_max)
            changed["retry_policy"] = policy
        return [_assigned(name, value) for name, value in changed.items()]


def _assigned(name: str, value: Any) -> Change:
    path = getattr(Webhook, name)
    return remove(path) if value is None else assign(path, value)


def _values(endpoint: Endpoint) -> dict[str, Any]:
    """The attributes of a row beside its ids and its retry policy."""
    current, *former = endpoint.secrets
    return {
        "url": endpoint.url,
        "events": list(endpoint.event_types or _ALL),
        "is_active": endpoint.is_active,
        "secret": current.secret,
        "previous_secret": former[0].secret if former else None,
        "previous_secret_until": former[0].until if former else None,
        "headers": dict(endpoint.headers) or None,
        "failure_count": endpoint.failures,
        "last_response_code": endpoint.last_status,
        "last_called_at": endpoint.last_called_at,
    }
