"""Which route or job uses each table, index and access pattern of core's document."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest

from tablewright.clock import instant
from tablewright.model.design import PatternDesign
from tablewright.systems.core.design import DESIGN
from tablewright.systems.core.plans import open_price_list
from tablewright.testing.system import in_memory
from tests.systems.core.document import INDEXES, KEYS, PATTERNS
from tests.systems.core.service.access import START, Access, Trace, TracedCore
from tests.systems.core.service.imported import imported_key, imported_user
from tests.systems.core.service.world import CORE, Core
from tests.tidy.tree import ROOT

DAY = 24 * 3600
# Patterns of the document that the service uses in another form, and the form.
OTHER_FORMS = {
    # One conditional delete consumes and returns the state.
    ("oauth_states", "get"): Access("oauth_states", "delete"),
    # DynamoDB deletes states, and a callback checks the time.
    ("oauth_states", "expired"): None,
    # There are few plans, which are read together.
    ("billing_plans", "compare"): Access("billing_plans", "scan"),
    # The kit of webhooks compares events itself, in the list of an account.
    ("webhooks", "subscribed_to"): Access(
        "webhooks", "query", "accountId-isActive-index", frozenset({"accountId"})
    ),
}
_ROW = re.compile(r"^\| (\w*) ?\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


async def _people(core: Core) -> tuple[str, str]:
    """Accounts, people, keys and webhooks; returns the account and a notification's reader."""
    await core.join("ann")
    home = await core.home()
    shop = await core.child(home, "Shop", "division")
    await core.ask("ann", "GET", f"/accounts/{home}/children", None, 200)
    await core.ask("ann", "GET", f"/accounts/{home}/children?type=division", None, 200)
    hook = {"url": "https://acme.example/hook", "events": ["user.*"]}
    await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 201)
    hooks = (await core.ask("ann", "GET", f"/accounts/{home}/webhooks", None, 200)).json["items"]
    hook_path = f"/accounts/{home}/webhooks/{hooks[0]['webhookId']}"
    await core.ask("ann", "GET", hook_path, None, 200)
    await core.admit(home, "bob", "viewer")
    await core.ask("ann", "GET", f"/accounts/{home}/members", None, 200)
    await core.ask("ann", "GET", f"/accounts/{home}/members?role=viewer", None, 200)
    await core.ask("ann", "PATCH", "/users/me", {"firstName": "Anna"}, 200)
    key = {"name": "Build", "permissions": ["account.read"]}
    made = (await core.ask("ann", "POST", f"/accounts/{home}/api-keys", key, 201)).json
    await core.ask(made["key"], "GET", f"/accounts/{home}", None, 200)
    await core.ask("ann", "GET", f"/accounts/{home}/api-keys", None, 200)
    await core.ask("ann", "DELETE", f"/accounts/{home}/api-keys/{made['apiKeyId']}", None, 204)
    await core.run_jobs()
    listed = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
    await core.ask("ann", "GET", "/notifications?unread=true", None, 200)
    read = {"ids": [listed[0]["notificationId"]]}
    await core.ask("ann", "POST", "/notifications/read", read)
    await core.login("ann")
    return home, shop


async def _others(core: Core, home: str) -> None:
    """A user and a key that another program has written."""
    await imported_user(core, "old")
    await core.login("old")
    await imported_key(core, home, "sk_live_0123456789abcdef0123")
    await core.ask("sk_live_0123456789abcdef0123", "GET", f"/accounts/{home}", None, 200)


async def _sources(core: Core, home: str, shop: str) -> None:
    """Sources, runs and schedules."""
    source = await core.source(home)
    await core.source(shop)
    path = f"/accounts/{home}/sources/{source}"
    await core.sync(home, source)
    for query in ("", "?platform=crm", "?status=active"):
        await core.ask("ann", "GET", f"/accounts/{home}/sources{query}", None, 200)
    await core.ask("ann", "POST", f"{path}/schedules", {"type": "daily"}, 201)
    await core.ask("ann", "GET", f"{path}/schedules", None, 200)
    await core.ask("ann", "GET", f"{path}/syncs", None, 200)
    await core.ask("ann", "GET", f"{path}/stats", None, 200)
    await core.ask("ann", "GET", f"/accounts/{home}/syncs?status=failed", None, 200)
    for _ in range(3):
        core.clock.advance(seconds=DAY)
        await core.run_jobs()
    await core.login("ann")
    start = await core.ask("ann", "POST", f"/accounts/{home}/oauth/hub/start", {}, 200)
    state = parse_qs(urlsplit(start.json["authorizeUrl"]).query)["state"][0]
    back = await core.ask("ann", "GET", f"/oauth/hub/callback?code=c1&state={state}", None, 303)
    assert "connected=" in back.headers["location"]


async def _reports(core: Core, home: str) -> None:
    """Activities, usage and plans, also those of the operator."""
    ann = core.ids_of["ann"]
    for query in ("", f"?user={ann}", "?type=source_created"):
        await core.ask("ann", "GET", f"/accounts/{home}/activities{query}", None, 200)
    await core.ask("ann", "GET", "/users/me/activities", None, 200)
    month = f"{instant(core.clock):%Y-%m}"
    await core.ask("ann", "GET", f"/accounts/{home}/usage", None, 200)
    await core.ask("ann", "GET", f"/accounts/{home}/reports/{month}", None, 200)
    yesterday = f"{instant(core.clock) - timedelta(days=1):%Y-%m-%d}"
    for path in (f"usage?date={yesterday}", "syncs?status=failed", "activities?type=user_joined"):
        answer = await core.operator.ask("GET", f"/core/v1/admin/{path}")
        assert 200 == answer.status, answer.body
    plans = (await core.ask("", "GET", "/plans", None, 200)).json["items"]
    await core.ask("", "GET", f"/plans/{plans[0]['planId']}", None, 200)
    await core.ask("", "GET", "/plans/compare?ids=free,starter", None, 200)


async def _traced() -> Trace:
    async with in_memory(CORE, TracedCore) as core:
        await open_price_list(core.running.parts.metering.limits.price_list)
        core.trace.credit(START)
        home, shop = await _people(core)
        await _others(core, home)
        await _sources(core, home, shop)
        await _reports(core, home)
        core.trace.credit(START)
        return core.trace


@pytest.fixture(scope="module")
def trace() -> Trace:
    return asyncio.run(_traced())


def _pattern(table: str, name: str) -> PatternDesign:
    (found,) = [
        pattern
        for one in DESIGN.tables
        for entity in one.entities
        for pattern in entity.patterns
        if (one.name, pattern.name) == (table, name)
    ]
    return found


def _users(trace: Trace, table: str, text: str) -> set[str]:
    """The routes and jobs that use a pattern of the document."""
    name = PATTERNS[table][text].partition(".")[2]
    if (table, name) not in OTHER_FORMS:
        return trace.users_of(table, _pattern(table, name)) - {START}
    form = OTHER_FORMS[table, name]
    return {"DynamoDB"} if form is None else trace.users.get(form, set()) - {START}


def _documented() -> dict[tuple[str, str], str]:
    """The column "Used by" of the documentation, by table and pattern."""
    page = (ROOT / "docs/systems/core.md").read_text()
    section = page.partition("## Access patterns")[2].partition("\n## ")[0]
    found, table = dict[tuple[str, str], str](), ""
    for first, text, user in _ROW.findall(section):
        table = first or table
        found[table, text] = user
    return {key: one for key, one in found.items() if key[0] in PATTERNS}


@pytest.mark.parametrize("table", KEYS)
def test_a_table_is_used_by_a_route_or_a_job(trace: Trace, table: str):
    found = [users for one, users in trace.users.items() if one.table == table]
    assert set[str]().union(*found) - {START}


@pytest.mark.parametrize(("table", "index"), INDEXES)
def test_an_index_is_used_by_a_route_or_a_job(trace: Trace, table: str, index: str):
    place = table, index
    found = [users for one, users in trace.users.items() if (one.table, one.index) == place]
    assert set[str]().union(*found) - {START}


def test_the_documentation_names_a_user_of_every_pattern(trace: Trace):
    patterns = {(table, text) for table, texts in PATTERNS.items() for text in texts}
    documented = _documented()
    assert patterns == set(documented)
    for (table, text), user in documented.items():
        users = _users(trace, table, text)
        assert user.replace("`", "") in {one.replace("`", "") for one in users}, (text, users)
