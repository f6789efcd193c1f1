"""The matrix finds faults that are planted in the kits, and in the handlers of a product."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from tablewright.api.context import Context
from tablewright.api.rights import Gate
from tablewright.clock import instant
from tablewright.errors import NotFoundError
from tablewright.kits.accounts import accounts as rights_of_accounts
from tablewright.kits.accounts.roles import Level, MemberState, grants
from tablewright.kits.inbound.hmacs import Hmac
from tablewright.kits.keys import ApiKeys
from tablewright.kits.people.people import People
from tablewright.kits.sessions.sessions import Sessions
from tablewright.testing.matrix import Examined, Matrix
from tests.kits.product import sources
from tests.kits.product.cast import product_cast
from tests.kits.product.policy import POLICY, ROLES
from tests.kits.product.system import ROUTES, Parts, product

NAMES = ("get_source", "update_source", "export_data", "get_account", "receive_signed")


def _examined(**handlers: Any) -> Examined:
    """What the matrix finds in some routes, some of which are done by other functions."""
    routes = [
        replace(one, handler=handlers.get(one.name, one.handler))
        for one in ROUTES
        if one.name in NAMES
    ]
    policy = {name: POLICY[name] for name in NAMES}
    system = product(over_core=False, routes=routes)  # type: ignore[arg-type]
    return Matrix(system, cast=product_cast, policy=policy, roles=ROLES).examine()


def _finds(found: Examined, *words: str) -> None:
    assert any(all(word in fault for word in words) for fault in found.faults), found.faults


def test_a_sound_product_has_no_fault():
    assert [] == _examined().faults


def test_rights_that_are_too_wide_are_found(monkeypatch: pytest.MonkeyPatch):
    def too_wide(roles: Any, levels: Sequence[Level]) -> Any:
        """Suspended members keep their rights, and nothing is denied."""
        loose = [
            one
            if one.member is None
            else replace(one, member=replace(one.member, state=MemberState.ACTIVE, exceptions={}))
            for one in levels
        ]
        return grants(roles, loose)

    monkeypatch.setattr(rights_of_accounts, "grants", too_wide)
    found = _examined()
    for membership in ("suspended", "suspended above", "pending"):
        _finds(found, f"GET /v1/accounts/{{account_id}} as only admin, {membership}, session: 200")
    _finds(found, "half denied, session: 200 instead of 403")
    _finds(found, "suspended, session: the response shows", "canary-of-the-source")


def test_credentials_that_live_too_long_are_found(monkeypatch: pytest.MonkeyPatch):
    find = Sessions.find

    async def found_again(self: Any, token: str) -> Any:
        self._clock.advance(seconds=-1000)
        try:
            return await find(self, token)
        finally:
            self._clock.advance(seconds=1000)

    monkeypatch.setattr(Sessions, "find", found_again)
    monkeypatch.setattr(ApiKeys, "is_live", lambda self, record: True)
    monkeypatch.setattr("tablewright.api.http.handling.is_within", lambda address, networks: True)
    found = _examined()
    for credential in ("expired", "revoked key", "expired key", "key from elsewhere"):
        _finds(found, f"as only admin, inherited, {credential}: 200 instead of 401")


def test_conditions_and_scopes_that_nobody_checks_are_found(monkeypatch: pytest.MonkeyPatch):
    async def meets(self: Any, who: Any, need: Any) -> bool:
        return True

    monkeypatch.setattr(People, "meets", meets)
    monkeypatch.setattr(rights_of_accounts, "narrowed", lambda held, scopes: frozenset(held))
    monkeypatch.setattr(rights_of_accounts, "_reaches", lambda who, chain: True)
    monkeypatch.setattr("tablewright.api.routes._READ_METHODS", ("GET", "HEAD", "PATCH"))
    found = _examined()
    _finds(found, "GET /v1/accounts/{account_id}/export as only admin, inherited, one factor: 200")
    _finds(found, "PATCH", "inherited, narrow key: 200 instead of 403")
    _finds(found, "PATCH", "inherited, impersonated: 200 instead of 403")
    _finds(found, "key of one account", "200 instead of 404")


def test_handlers_and_signatures_that_check_too_little_are_found(monkeypatch: pytest.MonkeyPatch):
    async def update(
        context: Context[Parts], account_id: str, source_id: str, body: sources.NewSource
    ) -> sources.SourceView:
        """Updates any account's source."""
        found = await context.parts.sources.db.run(sources.Source.get(source_id).consistently())
        if found is None:
            raise NotFoundError("No such source.")
        return sources.view(found)

    monkeypatch.setattr(Hmac, "_is_recent", lambda self, at, now_seconds: True)
    grace = timedelta(seconds=sources.GRACE_SECONDS)
    monkeypatch.setattr(sources, "instant", lambda clock: instant(clock) - grace)
    found = _examined(update_source=update)
    _finds(found, "PATCH", "as member: 200 instead of 403")
    _finds(found, "PATCH", "as other with foreign source_id", "differs")
    _finds(found, "POST /v1/hooks/{source_id} with 301 s off: 204 instead of 401")
    _finds(found, "POST /v1/hooks/{source_id} with an old secret: 204 instead of 401")


def test_a_404_that_tells_that_an_account_exists_is_found(monkeypatch: pytest.MonkeyPatch):
    enter = Gate.enter

    async def telling(self: Gate, rule: Any, who: Any, place: str) -> Any:
        try:
            return await enter(self, rule, who, place)
        except NotFoundError:
            if place.startswith("no-such"):
                raise
            raise NotFoundError("This account is not yours.") from None

    monkeypatch.setattr(Gate, "enter", telling)
    found = _examined()
    _finds(found, "as only admin, sibling, session: the 404 differs from that for a missing thing")
    _finds(found, "as only admin, other tenant, session: the 404 differs")
