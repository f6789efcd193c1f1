"""People choose time zone, language and theme."""

from __future__ import annotations

import pytest

from tablewright.api.openapi.document import document_of
from tablewright.systems.core.design import User
from tests.systems.core.service.world import CORE, Core, play

PATH = "/users/me/preferences"


@pytest.mark.parametrize(
    "body",
    [{"timezone": "Mars/Olympus"}, {"theme": "pink"}, {"locale": "x y"}, {"notifications": {}}],
)
def test_preferences_that_cannot_be_are_rejected(body: dict[str, object]):
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.ask("ann", "PUT", PATH, body, 422)
        assert {} == (await core.ask("ann", "GET", PATH, None, 200)).json

    play(scene)


def test_preferences_replace_each_other_and_leave_those_of_notifications_alone():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")
        chosen = {"timezone": "Europe/Oslo", "theme": "dark"}
        assert chosen == (await core.ask("ann", "PUT", PATH, chosen, 200)).json
        mails = {"mails": {"team": "never"}}
        await core.ask("ann", "PUT", "/notifications/preferences", mails, 200)
        await core.ask("ann", "PUT", PATH, {"locale": "nb-NO"}, 200)
        assert {"locale": "nb-NO"} == (await core.ask("ann", "GET", PATH, None, 200)).json
        user = await core.db.run(User.get(ann))
        assert user is not None
        assert user.preferences is not None
        assert {"team": "never"} == user.preferences["notifications"]["mails"]

    play(scene)


def test_a_start_account_without_any_right_is_404_which_the_reference_lists():
    async def scene(core: Core) -> None:
        await core.join("ann")
        path, body = "/users/me/default-account", {"accountId": "unknown"}
        assert 404 == (await core.ask("ann", "PUT", path, body)).status
        assert "404" in document_of(CORE)["paths"][f"/v1{path}"]["put"]["responses"]

    play(scene)
