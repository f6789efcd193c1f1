"""What the linter finds in the five design documents as they were written."""

from __future__ import annotations

import pytest

from tablewright.model.design import Design
from tablewright.ops.lint import Severity, lint
from tests.ops import original_core, originals

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO

FOUND = [
    (original_core.WEBHOOKS, "L102", ERROR, "accountId-isActive-index", "isActive is BOOL"),
    (original_core.WEBHOOKS, "L103", WARNING, "Webhook.for_event", "events is in no part"),
    (original_core.SCHEDULES, "L111", ERROR, "Schedule.ready", "prefix of nextRunAt"),
    (original_core.PLANS, "L109", WARNING, "Plan.available", "found by nothing"),
    (original_core.ACCOUNTS, "L109", WARNING, "Account.by_type", "found by accountType"),
    (original_core.NOTIFICATIONS, "L108", ERROR, "Notification", "no isRead#createdAt"),
    (original_core.NOTIFICATIONS, "L110", WARNING, "expiresAt", "TTL is not enabled"),
    (original_core.HISTORY, "L101", WARNING, "status-startedAt-index", "status is one of 4"),
    (original_core.ACTIVITIES, "L101", WARNING, "eventType-timestamp", "sounds like a closed"),
    (original_core.USAGE, "L101", WARNING, "metricDate-accountId", "metricDate is a day"),
    (original_core.USERS, "L106", WARNING, "User.email", "found by it through an index"),
    (original_core.USERS, "L102", INFO, "email-index", "which attributes the index holds"),
    (original_core.API_KEYS, "L102", INFO, "api_keys", "how the table is billed"),
    (originals.LISTBACKUP_ACTIVITIES, "L110", ERROR, "timestamp", "expires as it is written"),
    (originals.LISTBACKUP_ACTIVITIES, "L101", WARNING, "resourceType-timestamp", "closed list"),
    (originals.LISTBACKUP_REFRESH_TOKENS, "L110", ERROR, "expiresAt", "ignores all but a Number"),
    (originals.LISTBACKUP_ACCOUNTS, "L111", ERROR, "Account.in_path", "prefix of accountPath"),
    (originals.LISTBACKUP_SOURCES, "L109", WARNING, "Source.by_platform", "to know accountId"),
    (originals.LISTBACKUP_SOURCES, "L105", INFO, "accountId-platform-index", "a local index"),
    (originals.LISTBACKUP_USERS, "L106", WARNING, "User.username", "called unique"),
    (originals.LISTBACKUP_TAGS, "L105", WARNING, "accountId-tagKey-index", "those of the table"),
    (originals.YGGDRASIL, "L107", WARNING, "User.by_email", "reads the whole table"),
    (originals.YGGDRASIL, "L103", WARNING, "User.by_email", "with filter"),
    (originals.YGGDRASIL, "L106", WARNING, "User.Email", "called unique"),
    (originals.YGGDRASIL, "L108", ERROR, "GSI3, Person", "no timestamp and no n"),
    (originals.YGGDRASIL, "L105", INFO, "GSI3", "a local index would order the same items"),
    (originals.EVENTS, "L108", ERROR, "event-type-index, Event", "no event_type"),
    (originals.EVENTS, "L112", WARNING, "status-index", "timestamp is a number without leading"),
    (originals.EVENTS, "L105", INFO, "status-index", "a local index would order the same items"),
    (originals.EVENTS, "L104", WARNING, "the design", "speaks of two tables, and there are 1"),
    (originals.WHATSAPP, "L101", WARNING, "gsi_direction", "direction is one of 2"),
    (originals.WHATSAPP, "L101", WARNING, "gsi_status", "deliveryStatus is one of 4"),
    (originals.WHATSAPP, "L101", WARNING, "gsi_webhook_event", "sounds like a closed list"),
    (originals.WHATSAPP, "L105", WARNING, "gsi_group", "has all of its key attributes"),
    (originals.WHATSAPP, "L105", WARNING, "gsi_campaign", "has all of its key attributes"),
    (originals.WHATSAPP, "L105", INFO, "whatsapp", "16 of the 20"),
    (originals.WHATSAPP, "L109", WARNING, "WebhookEvent", "No access pattern finds it"),
    (originals.WHATSAPP, "L110", WARNING, "Media.expiresAt", "TTL is on ttl"),
    (originals.WHATSAPP, "L110", WARNING, "Media", "to be deleted after a time"),
    (originals.WHATSAPP, "L110", WARNING, "WebhookEvent", "to be deleted after a time"),
]


@pytest.mark.parametrize(("design", "code", "severity", "where", "why"), FOUND)
def test_a_defect_of_a_document_is_found(
    design: Design, code: str, severity: Severity, where: str, why: str
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
