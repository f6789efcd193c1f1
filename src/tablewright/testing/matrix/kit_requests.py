"""Requests for the routes of the kits people, accounts and keys, by route name.

A system that uses these kits need not write them again. The expected responses are in the policy of
each system.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pyotp.totp import TOTP

from tablewright.api.rules import Need
from tablewright.kits.people.mails import reset_state
from tablewright.testing.matrix.arranging import PASSWORD, TOTP_SECRET, Arranging
from tablewright.testing.matrix.cast import Ids, Probe, RequestParts, Requests, Unready

NEW_PASSWORD: Final = "another password of the matrix"


async def people_requests(arranging: Arranging) -> dict[str, Requests]:
    """Requests about people, with tokens as if mailed, and with current codes."""
    made, people = arranging, arranging.people
    shape, entrance = people.shape, people.entrance
    one_factor = await made.person("One factor", lacks=[Need.SECOND_FACTOR])
    with_factor = await made.person("Two factors")
    unconfirmed = await made.person("Unconfirmed", lacks=[Need.CONFIRMED])
    found = await people.find(one_factor)
    email = shape.value(found, "email")
    unconfirmed_email = shape.value(await people.find(unconfirmed), "email")
    new = "newer@example.com"
    moved = {"subject": f"{one_factor} {new}", "state": f"{email} {new}"}
    tokens = {
        "confirm": await entrance.confirmations.make(unconfirmed, state=unconfirmed_email),
        "reset": await entrance.resets.make(one_factor, state=reset_state(shape, found)),
        "address": await entrance.new_addresses.make(**moved),
        "undo": await entrance.undone_addresses.make(**moved),
    }
    challenge = await _challenge(arranging, with_factor)
    code = TOTP(TOTP_SECRET).at(int(made.system.clock.now()))
    new_person = {"email": new, "password": NEW_PASSWORD, "name": "New", "organisation": "New"}
    bodies: Mapping[str, Any] = {
        "register": new_person,
        "log_in": {"email": email, "password": PASSWORD},
        "send_second_factor": {"token": challenge, "code": code},
        "confirm_address": {"token": tokens["confirm"]},
        "forgot_password": {"email": email},
        "reset_password": {"token": tokens["reset"], "password": NEW_PASSWORD},
        "change_address": {"email": new},
        "confirm_new_address": {"token": tokens["address"]},
        "undo_address": {"token": tokens["undo"]},
        "update_me": {"name": "New"},
        "verify_password": {"password": PASSWORD},
        "change_password": {"current": PASSWORD, "new": NEW_PASSWORD},
        "confirm_second_factor": {"code": code},
    }
    return {name: _always(body) for name, body in bodies.items()}


def account_requests(roles: Sequence[str], permission: str) -> dict[str, Requests]:
    """Requests about accounts and keys, which give the last role and one permission."""
    last = roles[-1]
    invited = RequestParts({"role": last}, within=roles)

    def moved(ids: Ids) -> RequestParts:
        return RequestParts({"parentAccountId": ids["to_account_id"]})

    return {
        "create_account": _always({"name": "New"}),
        "update_account": _always({"name": "New"}),
        "create_child_account": _always({"name": "New"}),
        "suspend_account": _always({"reason": "A test"}),
        "set_default_account": lambda ids: RequestParts({"accountId": ids["account_id"]}),
        "move_account": moved,
        "update_member": _always({"role": last}),
        "invite_member": lambda ids: invited,
        **dict.fromkeys(
            ("list_invitations", "withdraw_invitation", "resend_invitation"),
            lambda ids: RequestParts(within=roles),
        ),
        "create_api_key": _always({"name": "New", "permissions": [permission]}),
        "update_api_key": _always({"name": "New"}),
        "rotate_api_key": _always({"graceSeconds": 60}),
    }


def _always(body: Any) -> Requests:
    return lambda ids: RequestParts(body)


async def _challenge(arranging: Arranging, person: str) -> str:
    """The token of a sign-in that needs a second factor, if people can sign in."""
    system, people = arranging.system, arranging.people
    paths = [one.path for one in system.system.each_route() if one.name == "log_in"]
    if not paths or not people.shape.has("totp_enabled"):
        return ""
    email = people.shape.value(await people.find(person), "email")
    body = {"email": email, "password": PASSWORD}
    asked = await system.caller().post(f"/{system.system.name}{paths[0]}", body)
    return str(asked.json["secondFactor"])


def _unless_lacking(need: Need, status: int) -> Unready:
    return lambda probe: None if need in probe.actor.standing.lacks else status


def _unless_state(*states: str) -> Unready:
    return lambda probe: None if probe.things.account_state in states else 409


def _unless_joined(probe: Probe) -> int | None:
    return None if probe.things.place in probe.actor.standing.joined else 404


def _if_joined(probe: Probe) -> int | None:
    return 409 if probe.things.place in probe.actor.standing.joined else None


UNREADY: Final[Mapping[str, Unready]] = {
    "send_confirmation": _unless_lacking(Need.CONFIRMED, 422),
    "set_up_second_factor": _unless_lacking(Need.SECOND_FACTOR, 409),
    "confirm_second_factor": _unless_lacking(Need.SECOND_FACTOR, 409),
    "renew_backup_codes": lambda probe: (
        409 if Need.SECOND_FACTOR in probe.actor.standing.lacks else None
    ),
    "accept_invitation": _if_joined,
    "set_default_account": _unless_joined,
    "suspend_account": _unless_state("active"),
    "reactivate_account": _unless_state("suspended"),
    "terminate_account": _unless_state("active", "suspended"),
    "restore_account": _unless_state("terminated"),
}
