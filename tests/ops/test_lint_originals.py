"""What the linter finds in the five design documents as they were written."""

from __future__ import annotations

import pytest

from tablewright.model.design import Design
from tablewright.ops.lint import FindingSeverity, lint
from tests.ops import original_core, originals

ERROR, WARNING, INFO = FindingSeverity.ERROR, FindingSeverity.WARNING, FindingSeverity.INFO

FOUND = [
    (original_core.WEBHOOKS, "L102", ERROR, "accountId-isActive-index", "isActive is BOOL"),
    (original_core.WEBHOOKS, "L103", WARNING, "Webhook.for_event", "Not in the key: events"),
    (original_core.SCHEDULES, "L111", ERROR, "Schedule.ready", "nextRunAt is a range or prefix"),
    (original_core.PLANS, "L109", WARNING, "Plan.available", "parameters: nothing"),
    (original_core.ACCOUNTS, "L109", WARNING, "Account.by_type", "parameters: accountType"),
    (original_core.NOTIFICATIONS, "L108", ERROR, "Notification", "not have isRead#createdAt"),
    (original_core.NOTIFICATIONS, "L110", WARNING, "expiresAt", "TTL is not enabled"),
    (original_core.HISTORY, "L101", WARNING, "status-startedAt-index", "status has 4 possible"),
    (original_core.ACTIVITIES, "L101", WARNING, "eventType-timestamp", "looks like a closed"),
    (original_core.USAGE, "L101", WARNING, "metricDate-accountId", "metricDate is a day"),
    (original_core.USERS, "L106", WARNING, "User.email", "does not enforce uniqueness"),
    (original_core.USERS, "L102", INFO, "email-index", "The projection of the index"),
    (original_core.API_KEYS, "L102", INFO, "api_keys", "The billing mode"),
    (originals.LISTBACKUP_ACTIVITIES, "L110", ERROR, "timestamp", "items expire at once"),
    (originals.LISTBACKUP_ACTIVITIES, "L101", WARNING, "resourceType-timestamp", "closed list"),
    (originals.LISTBACKUP_REFRESH_TOKENS, "L110", ERROR, "expiresAt", "types other than Number"),
    (originals.LISTBACKUP_ACCOUNTS, "L111", ERROR, "Account.in_path", "accountPath is a range"),
    (originals.LISTBACKUP_SOURCES, "L109", WARNING, "Source.by_platform", "for the key: accountId"),
    (originals.LISTBACKUP_SOURCES, "L105", INFO, "accountId-platform-index", "a local index"),
    (originals.LISTBACKUP_USERS, "L106", WARNING, "User.username", "says unique"),
    (
        originals.LISTBACKUP_TAGS,
        "L105",
        WARNING,
        "accountId-tagKey-index",
        "same keys as the table",
    ),
    (originals.YGGDRASIL, "L107", WARNING, "User.by_email", "reads the whole table"),
    (originals.YGGDRASIL, "L103", WARNING, "User.by_email", "with filter"),
    (originals.YGGDRASIL, "L106", WARNING, "User.Email", "says unique"),
    (originals.YGGDRASIL, "L108", ERROR, "GSI3, Person", "not have timestamp or n"),
    (originals.YGGDRASIL, "L105", INFO, "GSI3", "a local index could replace it"),
    (originals.EVENTS, "L108", ERROR, "event-type-index, Event", "not have event_type"),
    (originals.EVENTS, "L112", WARNING, "status-index", "timestamp has no leading zeros"),
    (originals.EVENTS, "L105", INFO, "status-index", "a local index could replace it"),
    (originals.EVENTS, "L104", WARNING, "the design", "two tables, but the design has 1"),
    (originals.WHATSAPP, "L101", WARNING, "gsi_direction", "direction has 2 possible"),
    (originals.WHATSAPP, "L101", WARNING, "gsi_status", "deliveryStatus has 4"),
    (originals.WHATSAPP, "L101", WARNING, "gsi_webhook_event", "looks like a closed list"),
    (originals.WHATSAPP, "L105", WARNING, "gsi_group", "has all key attributes"),
    (originals.WHATSAPP, "L105", WARNING, "gsi_campaign", "has all key attributes"),
    (originals.WHATSAPP, "L105", INFO, "whatsapp", "16 of at most 20"),
    (originals.WHATSAPP, "L109", WARNING, "WebhookEvent", "No access pattern reads"),
    (originals.WHATSAPP, "L110", WARNING, "Media.expiresAt", "TTL uses ttl"),
    (originals.WHATSAPP, "L110", WARNING, "Media", "says that items expire"),
    (originals.WHATSAPP, "L110", WARNING, "WebhookEvent", "says that items expire"),
]


@pytest.mark.parametrize(("design", "code", "severity", "where", "why"), FOUND)
def test_a_defect_of_a_document_is_found(
    design: Design, code: str, severity: FindingSeverity, where: str, why: str
):
    told = [
        finding
        for finding in lint(design)
        if finding.code == code and where in str(finding.place) and why in finding.reason
    ]
    assert [severity] == [finding.severity for finding in told]
    assert told[0].remedy


def test_every_rule_finds_something_in_the_documents():
    assert {f"L{number}" for number in range(101, 113)} == {code for _, code, *_ in FOUND}
