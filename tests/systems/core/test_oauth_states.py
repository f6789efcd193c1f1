"""OAuth states: valid once, for a quarter of an hour, and then cleaned up."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright import ManualClock, TablewrightError
from tablewright.client import Database
from tablewright.model import write_all
from tablewright.systems.core.design import OAuthState
from tests.systems.core.reading import stored

TABLE = "oauth_states"

QUARTER_SECONDS = 15 * 60


def _state(state: str, **values: Any) -> OAuthState:
    given: dict[str, Any] = {
        "user_id": "u1",
        "account_id": "acme",
        "platform_id": "keap",
        "redirect_uri": "https://example.com/back",
    }
    return OAuthState(state=state, **(given | values))


def test_a_state_is_used_once(db: Database):
    db.run(_state("x").create())
    found = db.run(OAuthState.get("x").consistently())
    assert found is not None
    db.run(found.delete())
    with pytest.raises(TablewrightError):
        db.run(found.delete())
    assert db.run(OAuthState.get("x")) is None


def test_an_expired_state_is_not_found_though_it_is_still_there(db: Database, clock: ManualClock):
    made = db.run(_state("x").create())
    clock.advance(seconds=QUARTER_SECONDS - 1)
    assert made == db.run(OAuthState.get("x"))
    clock.advance(seconds=1)
    assert db.run(OAuthState.get("x")) is None


def test_a_state_expires_a_quarter_of_an_hour_after_it_was_made(db: Database, clock: ManualClock):
    db.run(_state("x").create())
    item = stored(db, "oauth_states", state="x")
    assert {"N": f"{clock.now() + QUARTER_SECONDS:.0f}"} == item["expiresAt"]


def test_expired_states_are_cleaned_up_and_the_others_stay(db: Database, clock: ManualClock):
    for number in range(30):
        db.run(_state(f"old{number}", account_id=("acme", "globex")[number % 2]).create())
    clock.advance(seconds=QUARTER_SECONDS)
    fresh = db.run(_state("fresh").create())
    now = datetime.fromtimestamp(clock.now(), UTC)
    expired = db.all(OAuthState.expired(now).pages_of(7))
    assert {f"old{number}" for number in range(30)} == {one.state for one in expired}
    db.run(write_all([one.delete() for one in expired]))
    assert [fresh] == db.all(OAuthState.scan().with_hidden())


def test_dynamodb_itself_is_told_to_clean_up(db: Database):
    told = db.call("DescribeTimeToLive", {"TableName": "oauth_states"})
    assert "expiresAt" == told["TimeToLiveDescription"]["AttributeName"]


def test_the_verifier_is_not_stored_in_the_clear(db: Database):
    db.run(_state("x", code_verifier="canary").create())
    assert "canary" not in str(stored(db, "oauth_states", state="x"))
    assert "canary" == getattr(db.run(OAuthState.get("x")), "code_verifier", None)


def test_a_client_of_an_account_finds_no_state_of_another(db: Database):
    db.run(_state("x", account_id="globex").create())
    assert db.for_tenant("acme").run(OAuthState.get("x")) is None
    assert db.for_tenant("globex").run(OAuthState.get("x")) is not None
