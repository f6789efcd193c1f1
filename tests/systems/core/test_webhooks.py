"""Webhooks: the active ones of an account, and which of them an event reaches."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.model import assign
from tablewright.systems.core.design import Webhook
from tests.systems.core.reading import by_twos, stored

TABLE = "webhooks"

EVENTS = [["sync.failed"], ["sync.*"], ["*"], ["source.created", "sync.failed"], ["user.*"]]


def _hook(webhook_id: str, **values: Any) -> Webhook:
    given: dict[str, Any] = {
        "account_id": "acme",
        "url": f"https://example.com/{webhook_id}",
        "events": ["*"],
        "secret": "whsec_x",
    }
    return Webhook(webhook_id=webhook_id, **(given | values))


@pytest.fixture
def hooks(db: Database) -> list[Webhook]:
    """Five active webhooks of each account, and one that is disabled."""
    made = [
        _hook(f"{account}{number}", account_id=account, events=events, is_active=number < 5)
        for account in ("acme", "globex")
        for number, events in enumerate([*EVENTS, ["*"]])
    ]
    return [db.run(one.create()) for one in made]


def _ids(hooks: list[Webhook]) -> list[str]:
    return sorted(one.webhook_id for one in hooks)


def test_a_webhook_is_found_with_its_secret(db: Database, hooks: list[Webhook]):
    found = db.run(Webhook.get("acme0"))
    assert found is not None
    assert (hooks[0], "whsec_x") == (found, found.secret)


def test_the_webhooks_of_an_account_come_with_the_active_ones_last(
    db: Database, hooks: list[Webhook]
):
    found = by_twos(db, Webhook.in_account("acme"))
    assert [False] + [True] * 5 == [one.is_active for one in found]


def test_the_active_webhooks_are_found_and_the_others(db: Database, hooks: list[Webhook]):
    active = by_twos(db, Webhook.in_account("acme", is_active=True))
    assert [f"acme{number}" for number in range(5)] == _ids(active)
    assert ["acme5"] == _ids(by_twos(db, Webhook.in_account("acme", is_active=False)))


def test_a_webhook_that_is_switched_off_moves_in_the_index(db: Database, hooks: list[Webhook]):
    changed = db.run(Webhook.at(webhook_id="acme0").update(assign(Webhook.is_active, False)))
    assert changed.is_active is False
    assert {"N": "0"} == stored(db, "webhooks", webhookId="acme0")["isActive"]
    assert ["acme0", "acme5"] == _ids(db.all(Webhook.in_account("acme", is_active=False)))


def test_webhooks_are_found_by_event_kind_and_star(db: Database, hooks: list[Webhook]):
    found = by_twos(db, Webhook.subscribed_to("acme", "sync.failed"))
    assert ["acme0", "acme1", "acme2", "acme3"] == _ids(found)
    assert ["globex2", "globex4"] == _ids(db.all(Webhook.subscribed_to("globex", "user.joined")))
    assert ["acme2"] == _ids(db.all(Webhook.subscribed_to("acme", "ping")))


def test_a_deleted_webhook_is_told_of_nothing(db: Database, hooks: list[Webhook]):
    db.run(hooks[2].delete())
    assert [] == db.all(Webhook.subscribed_to("acme", "ping"))
    assert db.run(Webhook.get("acme2")) is None


def test_a_client_of_an_account_finds_no_webhook_of_another(db: Database, hooks: list[Webhook]):
    bound = db.for_tenant("acme")
    assert bound.run(Webhook.get("globex0")) is None
    with pytest.raises(TablewrightError):
        bound.all(Webhook.subscribed_to("globex", "ping"))
