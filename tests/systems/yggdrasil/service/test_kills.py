"""Family trees, killed before each effect: trees are sound, and people are in, out, or neither."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from tablewright.ids import CountingIds
from tablewright.kits.sessions.passwords import Passwords
from tablewright.model import assign
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree, User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.system import SYSTEM, assemble
from tests.systems.yggdrasil.service.growing import API, new_person, new_tree
from tests.systems.yggdrasil.service.images import file_of, picture
from tests.systems.yggdrasil.service.interleaving import check_sound
from tests.systems.yggdrasil.service.world import QUICK, NamedUsers

TREES = replace(
    SYSTEM,
    assemble=partial(assemble, identity=NamedUsers(), passwords=Passwords(CountingIds(), QUICK)),
)


async def planted(trees: Any) -> str:
    """A tree of Ann's; its id."""
    await trees.db.run(User(user_id="ann", email="ann@example.com", display_name="Ann").create())
    return await new_tree(trees.bearer("ann"))


def test_a_tree_is_sound_whatever_process_dies(tablewright_kills: Any):
    async def grow_and_fell(trees: Any, tree_id: str) -> None:
        ann = trees.bearer("ann")
        parent = await new_person(ann, tree_id, "Ada")
        await new_person(ann, tree_id, "Ben", relative={"kind": "child", "personId": parent})
        photo, kind = file_of(picture(), "PNG"), {"content-type": "image/png"}
        await ann.ask("POST", f"{API}/persons/{parent}/photo", photo, headers=kind)
        await ann.delete(f"{API}/persons/{parent}")
        await trees.run_jobs()

    async def check(trees: Any, tree_id: str) -> None:
        for seconds in (0, 120, 3600):
            trees.clock.advance(seconds=seconds)
            await trees.run_jobs()
        whole = await check_sound(trees, tree_id)
        assert all(any(one.person_id in name for one in whole.persons) for name in trees.files.kept)

    report = tablewright_kills(TREES, grow_and_fell, check, prepare=planted)
    assert report.kills > 5


# Accounts and invitations

ACCOUNTS = replace(SYSTEM, assemble=partial(assemble, passwords=Passwords(CountingIds(), QUICK)))
BY_MAIL = YggdrasilOptions(mails="smtp://mail.example")
MIA = {"email": "mia@example.org", "password": "four words of hers", "displayName": "Mia"}


async def shared(trees: Any) -> dict[str, str]:
    """A tree of Ann's with an invitation that was mailed to Mia; the ids that the tests need."""
    account = {**MIA, "email": "ann@example.org", "displayName": "Ann"}
    ann = (await trees.caller().post(f"{API}/auth/register", account)).json
    now = datetime.fromtimestamp(trees.clock.now(), UTC)
    place = User.at(user_id=ann["user"]["userId"])
    await trees.db.run(place.update(assign(User.email_confirmed_at, now)))
    tree_id = await new_tree(trees.bearer(ann["token"]))
    path, body = f"{API}/trees/{tree_id}/invitations", {"email": MIA["email"], "role": "relative"}
    await trees.bearer(ann["token"]).post(path, body)
    await trees.run_jobs()
    (text,) = [one.text for one in trees.outbox.sent if "#/invitation/" in one.text]
    token = text.partition("#/invitation/")[2].split()[0]
    return {"owner": ann["user"]["userId"], "tree": tree_id, "token": token}


async def settled(trees: Any) -> None:
    for seconds in (0, 120, 3600):
        trees.clock.advance(seconds=seconds)
        await trees.run_jobs()


async def guest_of(trees: Any, given: dict[str, str]) -> str | None:
    """The guest of the tree, of whom the tree and the pointer say the same."""
    tree = await trees.db.run(Tree.get(given["owner"], given["tree"]).consistently())
    (guest,) = tree.shared_with or (None,)
    pointer = guest and await trees.db.run(SharedTree.get(guest, given["tree"]).consistently())
    assert (guest is None) == (pointer is None)
    assert ([guest] if guest else []) == list(tree.share_roles or {})
    return guest


def test_a_guest_who_signs_up_is_in_or_can_still_accept_whatever_process_dies(
    tablewright_kills: Any,
):
    async def join(trees: Any, given: dict[str, str]) -> None:
        account = {**MIA, "invitation": given["token"]}
        mia = (await trees.caller().post(f"{API}/auth/register", account)).json
        accept = f"{API}/invitations/accept"
        await trees.bearer(mia["token"]).post(accept, {"token": given["token"]})
        await trees.run_jobs()

    async def check(trees: Any, given: dict[str, str]) -> None:
        await settled(trees)
        mia, guest = await trees.db.run(User.by_email(MIA["email"])), await guest_of(trees, given)
        invitation = await trees.running.parts.invitations.find(given["token"])
        assert (guest is None) == (invitation is not None)
        if mia is None:
            assert 201 == (await trees.caller().post(f"{API}/auth/register", MIA)).status
            return
        assert mia.email_confirmed_at is not None
        assert guest in (None, mia.user_id)
        account = {"email": MIA["email"], "password": MIA["password"]}
        token = (await trees.caller().post(f"{API}/auth/login", account)).json["token"]
        accept = f"{API}/invitations/accept"
        accepted = await trees.bearer(token).post(accept, {"token": given["token"]})
        assert (404 if guest else 200) == accepted.status

    report = tablewright_kills(ACCOUNTS, join, check, prepare=shared, options=BY_MAIL)
    assert report.kills > 3


def test_a_guest_who_leaves_is_gone_everywhere_or_still_there_whatever_process_dies(
    tablewright_kills: Any,
):
    async def joined(trees: Any) -> dict[str, str]:
        given = await shared(trees)
        mia = (await trees.caller().post(f"{API}/auth/register", MIA)).json
        accept = f"{API}/invitations/accept"
        await trees.bearer(mia["token"]).post(accept, {"token": given["token"]})
        await new_tree(trees.bearer(mia["token"]), "Mia's")
        return {**given, "mia": mia["user"]["userId"], "session": mia["token"]}

    async def leave(trees: Any, given: dict[str, str]) -> None:
        await trees.bearer(given["session"]).delete(f"{API}/users/me")
        for _ in range(2):
            await trees.run_jobs()
            trees.clock.advance(seconds=120)

    async def check(trees: Any, given: dict[str, str]) -> None:
        for _ in range(3):
            await settled(trees)
        mia, guest = await trees.db.run(User.get(given["mia"])), await guest_of(trees, given)
        trees_left = await trees.db.all(Tree.of_user(given["mia"]).consistently().with_hidden())
        if mia is not None:  # the process died before anything was written
            assert (mia.leaving_at, guest, 1) == (None, given["mia"], len(trees_left))
            return
        assert (None, []) == (guest, trees_left)
        session = await trees.bearer(given["session"]).get(f"{API}/users/me")
        assert 401 == session.status
        assert 201 == (await trees.caller().post(f"{API}/auth/register", MIA)).status

    report = tablewright_kills(ACCOUNTS, leave, check, prepare=joined, options=BY_MAIL)
    assert report.kills > 5
