"""Scenarios of invitations: each admits one person, once, and completely."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from tablewright.model import assign
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree, User
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.sweeps.accounts import MIA, ask, user
from tests.systems.yggdrasil.sweeps.opening import (
    BY_MAIL,
    YGGDRASIL,
    TreesAct,
    asked,
    opening,
    signing_in,
)


def by_mail(stage: Any, cover: Any) -> Any:
    """The service with users who are known without passwords, and mails."""
    return opening(stage, cover, BY_MAIL)


async def grown(act: TreesAct) -> str:
    """A tree of Ann, who may send mails."""
    now = datetime.fromtimestamp(act.stage.clock.now(), UTC)
    await act.world.db.run(User.at(user_id="ann").update(assign(User.email_confirmed_at, now)))
    return (await asked(act, "POST", "/trees", {"treeName": "Oaks"}, expect=201)).json["treeId"]


async def guests(act: TreesAct, tree_id: str) -> dict[str, str]:
    """The guests of a tree and their roles: as the tree says, and as their pointers do."""
    tree = await act.world.db.run(Tree.get("ann", tree_id).consistently())
    assert tree is not None
    found = dict(tree.share_roles or {})
    assert sorted(found) == sorted(tree.shared_with or ())
    for name in ("ben", "eve"):
        pointer = await act.world.db.run(SharedTree.get(name, tree_id).consistently())
        assert found.get(name) == (None if pointer is None else pointer.role)
    return {**found}


def mailed(act: TreesAct) -> list[str]:
    every = (re.search(r"#/invitation/(\S+)", one.text) for one in act.world.outbox.sent)
    return [found[1] for found in every if found is not None]


@YGGDRASIL.scenario(opening=by_mail)
async def inviting(act: TreesAct) -> None:
    """A mail brings the newest link, which lets its address in once, with the role it says."""
    tree_id = await grown(act)
    path = f"/trees/{tree_id}/invitations"
    with act.swept():
        wanted = {"email": "ben@example.com", "role": "relative"}
        made = await asked(act, "POST", path, wanted, expect=201, repeats=True)
        again = f"{path}/{made.json['invitationId']}/resend"
        await asked(act, "POST", again, expect=201, repeats=True)
        await act.jobs()
        if not mailed(act):  # the job waits for its next attempt
            act.stage.clock.advance(seconds=120)
            await act.jobs()
        shown = {"token": mailed(act)[-1]}
        opened = await ask(act, None, "POST", "/invitations/open", shown, repeats=True)
        assert "Ann" == opened.json["invitedBy"]
        accept = f"{API}/invitations/accept"
        await act.ask(act.world.ben, "POST", accept, shown, repeats=True, again=[404])
        await act.ask(act.world.eve, "POST", accept, shown, expect=404, repeats=True)
    assert {"ben": "relative"} == await guests(act, tree_id)
    ben = await act.world.db.run(User.get("ben").consistently())
    assert ben is not None
    assert ben.email_confirmed_at is not None
    assert [] == await act.world.running.parts.invitations.of_place(tree_id)
    await act.settle()


@YGGDRASIL.scenario(opening=by_mail, without=["stale"])
async def withdrawing(act: TreesAct) -> None:
    """A withdrawn link admits no user; another one still does."""
    tree_id = await grown(act)
    path = f"/trees/{tree_id}/invitations"
    first, second = [(await asked(act, "POST", path, {}, expect=201)).json for _ in range(2)]
    with act.swept():
        one = f"{path}/{first['invitationId']}"
        await asked(act, "DELETE", one, expect=204, again=[404])
    accept = f"{API}/invitations/accept"
    await act.ask(act.world.ben, "POST", accept, {"token": first["token"]}, expect=404)
    await act.ask(act.world.eve, "POST", accept, {"token": second["token"]})
    assert {"eve": "viewer"} == await guests(act, tree_id)


@YGGDRASIL.scenario(opening=signing_in, without=["stale"])
async def signing_up_through_an_invitation(act: TreesAct) -> None:
    """A user who signs up through a mail has confirmed the address, and becomes a guest."""
    owner = {**MIA, "email": "ann@example.org"}
    ann = (await ask(act, None, "POST", "/auth/register", owner, expect=201)).json["token"]
    found = await act.world.db.run(User.by_email("ann@example.org"))
    assert found is not None
    now = datetime.fromtimestamp(act.stage.clock.now(), UTC)
    place = User.at(user_id=found.user_id)
    await act.world.db.run(place.update(assign(User.email_confirmed_at, now)))
    tree_id = (await ask(act, ann, "POST", "/trees", {"treeName": "Oaks"}, expect=201)).json[
        "treeId"
    ]
    body = {"email": MIA["email"], "role": "viewer"}
    await ask(act, ann, "POST", f"/trees/{tree_id}/invitations", body, expect=201)
    await act.settle()
    token = mailed(act)[0]
    with act.swept():
        account = {**MIA, "invitation": token}
        made = await ask(act, None, "POST", "/auth/register", account, expect=201)
        if made.status == 201:
            inside, accepting = made.json["token"], {"token": token}
            path = "/invitations/accept"
            await ask(act, inside, "POST", path, accepting, repeats=True, again=[404])
    mia = await user(act)
    if made.status == 201:
        assert mia is not None
        assert mia.email_confirmed_at is not None
        stored = await act.world.db.run(Tree.get(found.user_id, tree_id).consistently())
        assert stored is not None
        assert [mia.user_id] == stored.shared_with
    await act.settle()
