"""The typed Python client of core, and a journey with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.systems.core.plans import open_price_list
from tablewright.testing.serving import ServedSystem, served
from tests.api.clients.made import module_of
from tests.systems.core.service.world import CORE, PASSWORD


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The module of the client."""
    return module_of("core", tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="module")
def service() -> Iterator[ServedSystem[Any]]:
    with served(CORE) as service:
        price_list = service.awaited.running.parts.metering.limits.price_list
        service.run(open_price_list(price_list))
        yield service


@pytest.fixture(scope="module")
def client(core: Any, service: ServedSystem[Any]) -> Iterator[Any]:
    """A client of a user who has just signed up with it."""
    with core.CoreClient(service.origin) as nobody:
        body = core.CoreRegistration(
            email="ann@mail.example", password=PASSWORD, first_name="Ann", last_name="Berg"
        )
        token = nobody.register(body).token
    with core.CoreClient(service.origin, token=token) as client:
        yield client


def test_an_account_of_others_is_not_found(core: Any, client: Any):
    with pytest.raises(core.ApiError) as refused:
        client.get_account("00000000-0000-4000-8000-000000000000")
    assert (404, "not_found") == (refused.value.status, refused.value.code)


def test_a_limit_names_the_plan_that_fits(core: Any, client: Any):
    (home,) = client.list_my_accounts().items
    client.change_account_plan(home.account_id, core.PlanChoice(plan_id="free"))
    hook = core.NewWebhook(url="https://acme.example/hook")
    made = client.create_webhook(home.account_id, hook)
    assert made.secret.startswith("whsec_")
    with pytest.raises(core.ApiError) as refused:
        client.create_webhook(home.account_id, hook)
    assert "starter" == refused.value.details["cheapestPlanThatFits"]


def test_accounts_keys_members_and_activities_are_typed(core: Any, client: Any):
    (home,) = client.list_my_accounts().items
    names = ("East", "North", "West")
    for name in names:
        client.create_child_account(home.account_id, core.NewAccount(name=name, type="location"))
    listed = client.iterate_list_children(home.account_id, type_="location", limit=2)
    assert sorted(names) == sorted(one.name for one in listed)
    body = core.NewKeyBody(name="Build", permissions=["account.read"])
    assert client.create_api_key(home.account_id, body).key.startswith("core_")
    (member,) = client.list_members(home.account_id, role="admin").items
    rights = client.list_rights(home.account_id, member.user_id)
    assert "account.read" in [one.permission for one in rights.items]
    (created,) = client.list_activities(home.account_id, type_="account_created", limit=1).items
    assert created.account_id == home.account_id
