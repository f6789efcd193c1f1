"""Invitations to a tree: each lets one person in, once, with the role that the owner chose."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.kits.invitations import limits
from tablewright.kits.people import limits as people_limits
from tablewright.model import assign
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.owners import SharedTree, User
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.growing import API, asked, new_person, new_tree, person_of
from tests.systems.yggdrasil.service.test_accounts import bearer, registered
from tests.systems.yggdrasil.service.test_confirmations import BY_MAIL
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

NOT_FOUND, FORBIDDEN = (404, "not_found"), (403, "forbidden")
MIA = "mia@example.org"
inviting = with_trees(options=BY_MAIL)
signing_up = with_trees(options=BY_MAIL, signs_in=True)


async def confirm(world: World, *names: str) -> None:
    """Users whose address is confirmed, so that they may send mails."""
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    for name in names:
        await world.db.run(User.at(user_id=name).update(assign(User.email_confirmed_at, now)))


async def invite(
    caller: AsyncCaller, tree_id: str, status: int = 201, **body: Any
) -> dict[str, Any]:
    return await asked(caller, "POST", f"{API}/trees/{tree_id}/invitations", body, status=status)


async def accept(caller: AsyncCaller, token: str, **more: Any) -> ReceivedResponse:
    return await caller.ask("POST", f"{API}/invitations/accept", {"token": token}, **more)


async def shown(world: World, token: str) -> ReceivedResponse:
    return await world.anybody.ask("POST", f"{API}/invitations/open", {"token": token})


async def mailed(world: World) -> list[str]:
    """The tokens of all mails with invitations, oldest first."""
    await world.run_jobs()
    every = (re.search(r"#/invitation/(\S+)", one.text) for one in world.outbox.sent)
    return [found[1] for found in every if found is not None]


async def pending(caller: AsyncCaller, tree_id: str) -> list[dict[str, Any]]:
    return (await asked(caller, "GET", f"{API}/trees/{tree_id}/invitations"))["items"]


async def roles(world: World, tree_id: str) -> dict[str, str]:
    found = (await asked(world.ann, "GET", f"{API}/trees/{tree_id}/shares"))["items"]
    return {one["userId"]: one["role"] for one in found}


# Who may not


@pytest.mark.parametrize("token", ["", "invite_", "invite_x_y_z", "reset_" + "0" * 49, "\u2028"])
@inviting
async def test_what_is_no_token_opens_and_accepts_nothing(world: World, token: str):
    assert NOT_FOUND == code_of(await shown(world, token))
    assert NOT_FOUND == code_of(await accept(world.ben, token))


@inviting
async def test_only_the_owner_invites_lists_and_withdraws(world: World):
    tree_id = await new_tree(world.ann)
    made = await invite(world.ann, tree_id)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "editor"})
    path = f"{API}/trees/{tree_id}/invitations"
    one = f"{path}/{made['invitationId']}"
    for method, target, body in (
        ("POST", path, {"role": "viewer"}),
        ("GET", path, None),
        ("POST", f"{one}/resend", None),
        ("DELETE", one, None),
    ):
        assert FORBIDDEN == code_of(await world.ben.ask(method, target, body))
        assert NOT_FOUND == code_of(await world.eve.ask(method, target, body))
        assert 401 == (await world.anybody.ask(method, target, body)).status
    assert 1 == len(await pending(world.ann, tree_id))


@inviting
async def test_a_link_works_once(world: World):
    tree_id = await new_tree(world.ann)
    token = (await invite(world.ann, tree_id))["token"]
    replies = await asyncio.gather(*(accept(one, token) for one in (world.ben, world.eve)))
    assert [200, 404] == sorted(one.status for one in replies)
    assert 1 == len(await roles(world, tree_id))
    assert NOT_FOUND == code_of(await shown(world, token))
    assert [] == await pending(world.ann, tree_id)


@inviting
async def test_a_link_works_for_seven_days(world: World):
    token = (await invite(world.ann, await new_tree(world.ann)))["token"]
    world.clock.advance(seconds=limits.INVITATION_SECONDS - 1)
    assert 200 == (await shown(world, token)).status
    world.clock.advance(seconds=1)
    assert NOT_FOUND == code_of(await shown(world, token))
    assert NOT_FOUND == code_of(await accept(world.ben, token))


@inviting
async def test_what_was_mailed_to_one_address_lets_no_other_in(world: World):
    await confirm(world, "ann", "ben", "eve")
    tree_id = await new_tree(world.ann)
    made = await invite(world.ann, tree_id, email="Ben@Example.com", role="editor")
    assert "token" not in made
    (token,) = await mailed(world)
    refused = await accept(world.eve, token)
    assert (FORBIDDEN, "other_address") == (code_of(refused), refused.error["details"]["reason"])
    assert {} == await roles(world, tree_id)
    assert 200 == (await accept(world.ben, token)).status
    assert {"ben": "editor"} == await roles(world, tree_id)


@inviting
async def test_a_newer_invitation_of_an_address_ends_the_older_one(world: World):
    await confirm(world, "ann", "ben")
    tree_id = await new_tree(world.ann)
    for role in ("editor", "relative"):
        await invite(world.ann, tree_id, email="ben@example.com", role=role)
    (newer,) = await mailed(world)  # of the older one, nothing was sent any more
    assert ["relative"] == [one["role"] for one in await pending(world.ann, tree_id)]
    assert 200 == (await accept(world.ben, newer)).status
    assert {"ben": "relative"} == await roles(world, tree_id)


@inviting
async def test_sending_it_again_ends_the_older_link_and_its_time_begins_again(world: World):
    await confirm(world, "ann")
    tree_id = await new_tree(world.ann)
    path = f"{API}/trees/{tree_id}/invitations"
    mail = await invite(world.ann, tree_id, email=MIA)
    link = await invite(world.ann, tree_id)
    (older,) = await mailed(world)
    world.clock.advance(seconds=3600)
    for one in (mail, link):
        again = await asked(world.ann, "POST", f"{path}/{one['invitationId']}/resend", status=201)
        assert one["invitationId"] == again["invitationId"]
        assert one["expiresAt"] < again["expiresAt"]
        assert ("token" in one) == ("token" in again)
        link = again if "token" in again else link
    _, newer = await mailed(world)
    opened = [(await shown(world, one)).status for one in (older, newer, link["token"])]
    assert [404, 200, 200] == opened


@inviting
async def test_what_was_withdrawn_lets_nobody_in(world: World):
    tree_id = await new_tree(world.ann)
    made = await invite(world.ann, tree_id)
    path = f"{API}/trees/{tree_id}/invitations/{made['invitationId']}"
    await asked(world.ann, "DELETE", path, status=204)
    assert NOT_FOUND == code_of(await world.ann.ask("DELETE", path))
    assert NOT_FOUND == code_of(await world.ann.ask("POST", f"{path}/resend"))
    assert NOT_FOUND == code_of(await accept(world.ben, made["token"]))


@inviting
async def test_a_tree_that_is_deleted_takes_its_invitations_along(world: World):
    tree_id = await new_tree(world.ann)
    token = (await invite(world.ann, tree_id))["token"]
    await asked(world.ann, "DELETE", f"{API}/trees/{tree_id}", status=204)
    assert NOT_FOUND == code_of(await shown(world, token))
    assert NOT_FOUND == code_of(await accept(world.ben, token))
    await world.run_jobs()
    assert [] == await world.running.parts.invitations.of_place(tree_id)


@inviting
async def test_owners_are_no_guests_of_their_own(world: World):
    tree_id = await new_tree(world.ann)
    token = (await invite(world.ann, tree_id))["token"]
    assert (409, "conflict") == code_of(await accept(world.ann, token))
    assert 200 == (await accept(world.ben, token)).status  # it was not spent


@inviting
async def test_nobody_is_invited_who_already_has_access(world: World):
    await confirm(world, "ann", "ben")
    tree_id = await new_tree(world.ann)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "viewer"})
    for email in ("ben@example.com", "ANN@example.com"):
        refused = await invite(world.ann, tree_id, 409, email=email)
        assert "email" == refused["error"]["details"]["place"]


@inviting
async def test_whoever_has_not_confirmed_the_own_address_sends_no_mail_and_may_make_links(
    world: World,
):
    tree_id = await new_tree(world.ann)
    refused = await invite(world.ann, tree_id, 403, email=MIA)
    assert {"need": "confirmed"} == refused["error"]["details"]
    assert "token" in await invite(world.ann, tree_id)


@with_trees
async def test_where_mails_reach_nobody_there_are_links_only(world: World):
    tree_id = await new_tree(world.ann)
    refused = await invite(world.ann, tree_id, 422, email=MIA)
    assert "no_mail" == refused["error"]["details"]["reason"]
    assert 200 == (await accept(world.ben, (await invite(world.ann, tree_id))["token"])).status


@inviting
async def test_nobody_mails_without_end(world: World):
    await confirm(world, "ann")
    tree_id = await new_tree(world.ann)
    made: dict[str, Any] = {}
    for number in range(yggdrasil_limits.YGGDRASIL_ADDRESSES_TRIED_MAX):
        made = await invite(world.ann, tree_id, email=f"mia{number}@example.org")
    await invite(world.ann, tree_id, 429, email=MIA)
    path = f"{API}/trees/{tree_id}/invitations/{made['invitationId']}/resend"
    for _ in range(people_limits.PERSON_MAILS_MAX):
        await asked(world.ann, "POST", path, status=201)
    await asked(world.ann, "POST", path, status=429)


@inviting
async def test_a_tree_has_a_hundred_open_invitations_at_most(world: World):
    tree_id, invitations = await new_tree(world.ann), world.running.parts.invitations
    await invite(world.ann, tree_id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "INVITATIONS_PENDING_MAX", 2)
        await invite(world.ann, tree_id)
        await invite(world.ann, tree_id, 409)
    assert 2 == len(await invitations.of_place(tree_id))


@pytest.mark.parametrize(
    "body", [{"role": "owner"}, {"role": "public"}, {"email": "nobody"}, {"userId": "ben"}]
)
@inviting
async def test_what_cannot_be_an_invitation_is_refused(world: World, body: dict[str, Any]):
    await confirm(world, "ann")
    await invite(world.ann, await new_tree(world.ann), 422, **body)


@inviting
async def test_no_page_of_another_site_opens_an_invitation(world: World):
    token = (await invite(world.ann, await new_tree(world.ann)))["token"]
    headers = {"sec-fetch-site": "cross-site"}
    path, body = f"{API}/invitations/open", {"token": token}
    assert FORBIDDEN == code_of(await world.anybody.ask("POST", path, body, headers=headers))


# Who may


@inviting
async def test_a_link_shows_who_invites_to_what_and_as_what(world: World):
    await confirm(world, "ann")
    tree_id = await new_tree(world.ann)
    await invite(world.ann, tree_id, email=MIA, role="relative")
    (token,) = await mailed(world)
    told = (await shown(world, token)).json
    assert {"treeName": "Oaks", "invitedBy": "Ann", "role": "relative", "email": MIA} == {
        name: told[name] for name in told if name != "expiresAt"
    }
    (mail,) = world.outbox.sent
    assert (
        "Ann has invited you to view the family tree “Oaks”, including living people." in mail.text
    )
    assert (MIA, "Invitation to the family tree “Oaks”") == (mail.to, mail.subject)


@pytest.mark.parametrize("role", ["viewer", "relative", "editor"])
@inviting
async def test_whoever_accepts_has_the_role_that_was_chosen(world: World, role: str):
    tree_id = await new_tree(world.ann)
    person_id = await new_person(world.ann, tree_id, "Bea", isLiving=True)
    accepted = await accept(world.ben, (await invite(world.ann, tree_id, role=role))["token"])
    assert (tree_id, role) == (accepted.json["treeId"], accepted.json["role"])
    name = (await person_of(world.ben, person_id))["firstName"]
    assert ("Living" if role == "viewer" else "Bea") == name
    trees = (await asked(world.ben, "GET", f"{API}/trees"))["items"]
    assert [tree_id] == [one["treeId"] for one in trees]


@pytest.mark.parametrize(
    ("before", "invited", "after"),
    [
        ("viewer", "editor", "editor"),
        ("editor", "viewer", "editor"),
        ("editor", "relative", "editor"),
        ("relative", "viewer", "relative"),
    ],
)
@inviting
async def test_a_guest_who_accepts_loses_nothing(
    world: World, before: str, invited: str, after: str
):
    tree_id = await new_tree(world.ann)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": before})
    token = (await invite(world.ann, tree_id, role=invited))["token"]
    assert after == (await accept(world.ben, token)).json["role"]
    assert {"ben": after} == await roles(world, tree_id)


@inviting
async def test_the_owner_knows_a_guest_by_the_address_that_was_invited_and_by_no_other(
    world: World,
):
    await confirm(world, "ann", "ben")
    tree_id = await new_tree(world.ann)
    await invite(world.ann, tree_id, email="ben@example.com")
    assert 200 == (await accept(world.ben, (await mailed(world))[0])).status
    assert 200 == (await accept(world.eve, (await invite(world.ann, tree_id))["token"])).status
    emails: list[str | None] = []
    for guest in ("ben", "eve"):
        pointer = await world.db.run(SharedTree.get(guest, tree_id))
        assert pointer is not None
        emails.append(pointer.invited_email)
    assert ["ben@example.com", None] == emails


@inviting
async def test_accepting_by_a_mail_confirms_the_address(world: World):
    await confirm(world, "ann")
    tree_id = await new_tree(world.ann)
    await invite(world.ann, tree_id, email="ben@example.com")
    assert 200 == (await accept(world.ben, (await mailed(world))[0])).status
    ben = await world.db.run(User.get("ben"))
    assert ben is not None
    assert ben.email_confirmed_at is not None
    assert 200 == (await accept(world.eve, (await invite(world.ann, tree_id))["token"])).status
    eve = await world.db.run(User.get("eve"))
    assert eve is not None
    assert eve.email_confirmed_at is None  # the link was not mailed


@signing_up
async def test_whoever_signs_up_through_a_mail_has_confirmed_the_address_and_accepts(world: World):
    ann = await registered(world, email="ann@example.org")
    await confirm(world, ann.json["user"]["userId"])
    owner = world.bearer(ann.json["token"])
    tree_id = await new_tree(owner)
    await invite(owner, tree_id, email=MIA, role="relative")
    (token,) = await mailed(world)
    before = len(world.outbox.sent)
    mia = await registered(world, invitation=token)
    assert 201 == mia.status
    assert "awaitsConfirmation" not in mia.json["user"]
    accepted = await accept(world.anybody, token, headers=bearer(mia))
    assert (200, "relative") == (accepted.status, accepted.json["role"])
    await world.run_jobs()
    assert before == len(world.outbox.sent)  # no mail asks to confirm


@signing_up
async def test_a_mail_to_one_address_confirms_no_other_at_sign_up(world: World):
    ann = await registered(world, email="ann@example.org")
    await confirm(world, ann.json["user"]["userId"])
    owner = world.bearer(ann.json["token"])
    tree_id = await new_tree(owner)
    await invite(owner, tree_id, email=MIA)
    (token,) = await mailed(world)
    nils = await registered(world, email="nils@example.org", invitation=token)
    assert nils.json["user"]["awaitsConfirmation"] is True
    assert FORBIDDEN == code_of(await accept(world.anybody, token, headers=bearer(nils)))
    link = (await invite(owner, tree_id))["token"]
    olaf = await registered(world, email="olaf@example.org", invitation=link)
    assert olaf.json["user"]["awaitsConfirmation"] is True
    assert 200 == (await accept(world.anybody, link, headers=bearer(olaf))).status


@inviting
async def test_no_token_is_stored_or_listed(world: World):
    await confirm(world, "ann")
    tree_id = await new_tree(world.ann)
    link = (await invite(world.ann, tree_id))["token"]
    await invite(world.ann, tree_id, email=MIA)
    listed = str(await pending(world.ann, tree_id))
    stored = ""
    for table in (await world.db.call("ListTables", {}))["TableNames"]:
        stored += str((await world.db.call("Scan", {"TableName": table}))["Items"])
    for token in (link, *(await mailed(world))):
        for text in (token, token.rpartition("_")[2]):
            assert text not in stored + listed
