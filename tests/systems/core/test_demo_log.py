"""The activity log of the sample group agrees with the group, and with itself."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tablewright.ids import Draws
from tablewright.systems.core.demo.group import PEOPLE
from tablewright.systems.core.demo.seed import seed
from tablewright.systems.core.design import Account, Activity, ApiKey, Membership, Webhook
from tablewright.systems.core.design.values import Role

NOW = datetime(2026, 11, 18, 10, tzinfo=UTC)


def _seeded() -> list[Any]:
    return list(seed(1, Draws(1), NOW))


SEEDED = _seeded()
LOG: list[Activity] = sorted(
    (one for one in SEEDED if isinstance(one, Activity)), key=lambda one: one.event_id
)


def _of(*events: str) -> list[Activity]:
    return [one for one in LOG if one.event_type in events]


def _changes(one: Activity, side: str) -> dict[str, Any]:
    return (one.details or {}).get(side) or {}


def test_the_same_draws_give_the_same_items():
    assert SEEDED == _seeded()


def test_entries_are_in_the_past_and_in_the_order_of_their_ids():
    times = [one.timestamp for one in LOG]
    assert times == sorted(times)
    assert times[-1] <= NOW
    assert len(LOG) == len({one.event_id for one in LOG})


def test_an_invitation_is_withdrawn_after_it_was_created():
    invited = {one.resource_id: one for one in _of("member_invited")}
    withdrawn = _of("invitation_withdrawn")
    assert withdrawn
    for one in withdrawn:
        created = invited.pop(one.resource_id)
        assert created.account_id == one.account_id
        assert created.timestamp < one.timestamp
    assert len(PEOPLE) == len(invited)  # those of all people but the first, and the open one
    people = [one.user_id for one in SEEDED if isinstance(one, Membership)]
    (pending,) = [one for one in people if one.startswith("invite#")]
    assert pending.removeprefix("invite#") in invited


def test_members_have_the_role_and_the_time_of_the_log():
    roles: dict[str, str] = {}
    for one in _of("member_joined", "member_updated"):
        about = str(one.resource_id)
        before, after = _changes(one, "before"), _changes(one, "after")
        assert roles.get(about) == before.get("role", roles.get(about))
        roles |= {about: after["role"]} if "role" in after else {}
    assert {one.id: one.role.value for one in PEOPLE[1:]} == roles
    joined = {one.resource_id: one.timestamp for one in _of("member_joined")}
    members = {one.user_id: one.joined_at for one in SEEDED if isinstance(one, Membership)}
    assert joined == {person: members[person] for person in roles}


def test_accounts_keys_and_the_webhook_are_as_old_as_the_log_shows():
    created = {one.resource_id: one.timestamp for one in LOG if one.action == "created"}
    ids = {Account: "account_id", ApiKey: "api_key_id", Webhook: "webhook_id"}
    found = [one for one in SEEDED if type(one) in ids]
    assert len(ids) < len(found)
    for one in found:
        assert one.created_at == created[getattr(one, ids[type(one)])]


def test_only_administrators_change_accounts_people_keys_and_webhooks():
    admins = {one.id for one in PEOPLE if one.role is Role.ADMIN}
    own = {"member_joined", "login", "webhook_disabled"}
    assert {one.user_id for one in LOG if one.event_type not in own} == admins
