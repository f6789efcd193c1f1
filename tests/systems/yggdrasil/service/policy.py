"""Who may use which route of the family trees: decided by people, line by line.

Not here: what there is to see (`service.forest`), who may see it (`service.cast`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from tablewright.api.rules import Kind
from tablewright.testing.matrix import Expected, Ids, Let, Probe, RequestParts, Requests
from tests.systems.yggdrasil.service.forest import (
    CONFIRMED,
    NOBODIES,
    PASSWORD,
    PUBLISHED,
    USERS,
    Shown,
    email_of,
)
from tests.systems.yggdrasil.service.images import file_of, picture


class Who(Enum):
    """Who a route is for."""

    ANYBODY = "anybody"
    SESSION = "whoever has signed in, for nothing but the own"
    UNCONFIRMED = "whoever has signed in, and has not confirmed an address"
    MAILED = "the owner, to whom a token was mailed; it is good for nobody else"
    WITHOUT_FACTOR = "whoever has signed in, and has no second factor"
    BEGUN_FACTOR = "the owner, who has begun to set a second factor up"
    WITH_FACTOR = "the editor, who has a second factor"
    OWN = "whoever has signed in, for the own; what others own is not there, even if it is public"
    READER = "whoever may read the tree"
    SIGNED_IN_READER = "whoever has signed in and may read the tree, for nothing but the own"
    PUBLIC = "anybody, if the tree is public"
    EDITOR = "editors of the tree, and its owner"
    OWNER = "the owner of the tree"
    GUEST = "the owner of the tree, or the guest who is named"
    OPERATOR = "the operator of the service"


FACTORS = (Who.WITHOUT_FACTOR, Who.BEGUN_FACTOR, Who.WITH_FACTOR)
# A caller who uses one of these changes nothing of others.
OWN = (
    Who.ANYBODY,
    Who.SESSION,
    Who.UNCONFIRMED,
    Who.MAILED,
    *FACTORS,
    Who.OWN,
    Who.SIGNED_IN_READER,
)
POLICY: Mapping[str, Who] = {
    **dict.fromkeys(
        """register log_in send_second_factor log_out ask_for_reset confirm_reset
        confirm_new_address undo_address open_invitation""".split(),
        Who.ANYBODY,
    ),
    **dict.fromkeys(
        """get_session get_me change_me verify_password change_password change_address
        list_sessions end_other_sessions switch_off_second_factor delete_me delete_me_by_password
        list_trees create_tree restore accept_invitation""".split(),
        Who.SESSION,
    ),
    **dict.fromkeys(
        """get_overview list_tables list_nodes list_jobs count_jobs redo_job discard_job
        cancel_job list_lines list_line_jobs hold_line release_line
        list_all_activities""".split(),
        Who.OPERATOR,
    ),
    "set_up_second_factor": Who.WITHOUT_FACTOR,
    "confirm_second_factor": Who.BEGUN_FACTOR,
    "renew_backup_codes": Who.WITH_FACTOR,
    "ask_for_confirmation": Who.UNCONFIRMED,
    "confirm_address": Who.MAILED,
    **dict.fromkeys("back_up get_restore end_session".split(), Who.OWN),
    **dict.fromkeys(
        """get_tree get_graph list_persons get_person list_facts get_photo get_parents get_children
        get_spouses get_siblings list_links get_ancestors get_descendants get_ahnentafel
        get_relationship get_kin_names get_stats get_checks get_duplicates get_anniversaries
        get_timeline get_places export_tree""".split(),
        Who.READER,
    ),
    **dict.fromkeys(
        "get_home_person choose_home_person forget_home_person".split(), Who.SIGNED_IN_READER
    ),
    "get_public_tree": Who.PUBLIC,
    **dict.fromkeys(
        """create_person change_person delete_person restore_person set_photo delete_photo
        link_parent link_spouses change_parent_link change_couple unlink_parent unlink_couple
        merge_people mark_distinct list_history restore_revision""".split(),
        Who.EDITOR,
    ),
    **dict.fromkeys(
        """change_tree delete_tree recount_tree list_shares share_by_email share create_invitation
        list_invitations resend_invitation revoke_invitation import_file get_import""".split(),
        Who.OWNER,
    ),
    "end_share": Who.GUEST,
}


# A caller who does not see living people gets no photo of them.
SEERS = (Shown.RELATIVE, Shown.EDITOR, Shown.OWNER)
_HIDDEN = ("get_photo",)


def expect(who: Who, probe: Probe) -> Expected:
    """What a line of the policy expects of a request."""
    if probe.actor.kind is Kind.OPERATOR:
        return _expected_of_operator(who, probe)
    shown = Shown(probe.actor.name)
    denied = _denied(who, shown, probe)
    if denied is not None:
        return denied
    if probe.route.name in _HIDDEN and probe.things.ids["living"]:
        return Let.CHANGE_ALL if shown in SEERS else Let.FIND_NOTHING
    return Let.CHANGE_OWN if who in OWN else Let.CHANGE_ALL


def _expected_of_operator(who: Who, probe: Probe) -> Expected:
    """The operator is a stranger to users: public data, and the operator's own routes."""
    if who is Who.OPERATOR:
        return Let.CHANGE_ALL
    if who is Who.ANYBODY and probe.route.name != "log_out":
        return Let.CHANGE_OWN
    if who is Who.PUBLIC:
        return Let.CHANGE_ALL if probe.phase == PUBLISHED else 404
    return 403


def _denied(who: Who, shown: Shown, probe: Probe) -> int | None:
    """The status of an error; None if the caller is admitted."""
    is_public, guest = probe.phase == PUBLISHED, probe.things.ids["user_id"]
    if who is Who.ANYBODY:
        return None
    if who is Who.PUBLIC:
        return None if is_public else 404
    may_read = is_public or shown in (Shown.VIEWER, *SEERS)
    if who is Who.READER:
        return None if may_read else 404
    if shown in NOBODIES:
        return 401
    if who is Who.OPERATOR:
        return 403
    if who is Who.SESSION:
        return None
    if who is Who.UNCONFIRMED:
        return 422 if USERS[shown] in CONFIRMED else None
    if who is Who.MAILED:
        return None if shown is Shown.OWNER else 422
    if who in FACTORS:
        let_in = {
            Who.WITHOUT_FACTOR: shown is not Shown.EDITOR,
            Who.BEGUN_FACTOR: shown is Shown.OWNER,
            Who.WITH_FACTOR: shown is Shown.EDITOR,
        }
        return None if let_in[who] else 409
    if who is Who.OWN:
        names_owners = bool(probe.names_in_path) or "treeId" in probe.request.query
        return 404 if names_owners and shown is not Shown.OWNER else None
    if not may_read:
        return 404
    if who is Who.SIGNED_IN_READER:
        return None
    may = {
        Who.EDITOR: (Shown.EDITOR, Shown.OWNER),
        Who.OWNER: (Shown.OWNER,),
        Who.GUEST: (Shown.OWNER, *(one for one, name in USERS.items() if name == guest)),
    }[who]
    return None if shown in may else 403


_NEW_PASSWORD = "eight grey geese at dawn"
_FILE = {"content-type": "application/octet-stream"}
_GEDCOM = b"0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I9@ INDI\n1 NAME New /One/\n0 TRLR\n"


def _relative(ids: Ids) -> dict[str, Any]:
    child = {"kind": "child", "personId": ids["person_id"], "alsoOf": ids["person2_id"]}
    return {"treeId": ids["tree_id"], "firstName": "New", "relative": child}


def _second_parent(ids: Ids) -> dict[str, Any]:
    parent = {"kind": "parent", "type": "Foster", "personId": ids["person_id"]}
    relative = {**parent, "spouseOf": ids["person2_id"], "statusDetail": "Partner"}
    return {"treeId": ids["tree_id"], "firstName": "New", "relative": relative}


def _second_spouse(ids: Ids) -> dict[str, Any]:
    spouse = {"kind": "spouse", "type": "Step", "personId": ids["person_id"]}
    relative = {**spouse, "parentOf": [ids["other_id"]]}
    return {"treeId": ids["tree_id"], "firstName": "New", "relative": relative}


def _both_parents(ids: Ids) -> dict[str, Any]:
    both = {"parentId": ids["other_id"], "alsoOf": ids["person2_id"]}
    return {**both, "childId": ids["person_id"], "type": "Foster"}


def _parents_who_marry(ids: Ids) -> dict[str, Any]:
    couple = {"person1Id": ids["other_id"], "person2Id": ids["person_id"]}
    return {**couple, "parentOf": [ids["person2_id"]]}


def _searches(ids: Ids) -> list[RequestParts]:
    words = ("", "&q=canary-lena", "&q=canary-lars", "&limit=1", "&q=canary-gudrun")
    return [RequestParts(query=f"treeId={ids['tree_id']}{one}") for one in words]


def _listed(*more: str) -> Callable[[Ids], list[RequestParts]]:
    return lambda ids: [RequestParts(query=one) for one in ("", "limit=1", "limit=100", *more)]


_UNION = {"status": "Divorced", "notes": "Once"}
REQUESTS: Mapping[str, Requests] = {
    "restore_revision": lambda ids: [RequestParts()],
    "choose_home_person": lambda ids: [RequestParts({"personId": ids["person_id"]})],
    "get_kin_names": lambda ids: [
        RequestParts(query=f"from={ids['person_id']}&to={ids['person2_id']},{ids['other_id']}")
    ],
    "redo_job": lambda ids: [RequestParts({"jobId": ids["job_id"]})],
    "discard_job": lambda ids: [RequestParts({"jobId": ids["job_id"]})],
    "cancel_job": lambda ids: [RequestParts({"jobId": ids["job_id"]})],
    "list_line_jobs": lambda ids: [RequestParts(query="line=nightly")],
    "hold_line": lambda ids: [RequestParts({"line": "nightly"})],
    "release_line": lambda ids: [RequestParts({"line": "nightly"})],
    "register": lambda ids: [
        RequestParts({"email": "new@mail.example", "password": PASSWORD, "displayName": "New"})
    ],
    "log_in": lambda ids: [RequestParts({"email": email_of("sten"), "password": PASSWORD})],
    "ask_for_reset": lambda ids: [RequestParts({"email": email_of("sten")})],
    "confirm_reset": lambda ids: [
        RequestParts({"token": ids["reset_token"], "password": _NEW_PASSWORD})
    ],
    "send_second_factor": lambda ids: [
        RequestParts({"token": ids["challenge"], "code": ids["code"]})
    ],
    "confirm_second_factor": lambda ids: [RequestParts({"code": ids["begun_code"]})],
    "verify_password": lambda ids: [RequestParts({"password": PASSWORD})],
    "change_address": lambda ids: [RequestParts({"email": "another@mail.example"})],
    "confirm_new_address": lambda ids: [RequestParts({"token": ids["address_token"]})],
    "undo_address": lambda ids: [RequestParts({"token": ids["undo_token"]})],
    "confirm_address": lambda ids: [RequestParts({"token": ids["confirmation_token"]})],
    "change_me": lambda ids: [RequestParts({"displayName": "New"})],
    "change_password": lambda ids: [RequestParts({"current": PASSWORD, "new": _NEW_PASSWORD})],
    "delete_me_by_password": lambda ids: [RequestParts({"password": PASSWORD})],
    "back_up": lambda ids: [
        RequestParts(),
        RequestParts(query=f"treeId={ids['tree_id']}"),
        RequestParts(query=f"photos=true&treeId={ids['tree_id']}"),
    ],
    "restore": lambda ids: [
        RequestParts(ids["backup"].encode(), query=f"mode={mode}") for mode in ("merge", "new")
    ],
    "list_trees": lambda ids: [RequestParts(query=one) for one in ("", "sort=created", "limit=1")],
    "create_tree": lambda ids: [RequestParts({"treeName": "New", "isPublic": True})],
    "get_graph": lambda ids: [RequestParts(), RequestParts(query="living=hide")],
    "list_persons": _searches,
    "get_photo": lambda ids: [RequestParts(query=f"size={one}") for one in ("large", "small")],
    "list_links": lambda ids: [
        RequestParts(query=f"treeId={ids['tree_id']}"),
        RequestParts(query=f"treeId={ids['tree_id']}&limit=1"),
        RequestParts(query=f"personId={ids['person_id']}"),
    ],
    "get_relationship": lambda ids: [
        RequestParts(query=f"from={ids['person_id']}&to={ids['person2_id']}")
    ],
    "get_checks": _listed(),
    "list_facts": _listed(),
    "get_duplicates": _listed(),
    "get_places": _listed(),
    "get_timeline": lambda ids: [
        RequestParts(),
        RequestParts(query="limit=1"),
        RequestParts(query=f"personId={ids['person_id']}"),
    ],
    "get_anniversaries": lambda ids: [RequestParts(query=f"month={one}") for one in (2, 4, 6)],
    "export_tree": lambda ids: [
        RequestParts(query=f"format={form}&living={living}")
        for form in ("ged551", "ged70", "gdz", "json")
        for living in ("show", "hide")
    ],
    "create_person": lambda ids: [
        RequestParts(_relative(ids)),
        RequestParts(_second_parent(ids)),
        RequestParts(_second_spouse(ids)),
        RequestParts({"treeId": ids["tree_id"], "firstName": "New", "biography": "New"}),
    ],
    "change_person": lambda ids: [RequestParts({"biography": "New", "birthDateText": "ABT 1850"})],
    "restore_person": lambda ids: [RequestParts({"undo": ids["undo"]})],
    "set_photo": lambda ids: [
        RequestParts(file_of(picture(), "PNG"), headers={"content-type": "image/png"})
    ],
    "link_parent": lambda ids: [
        RequestParts({"parentId": ids["person_id"], "childId": ids["other_id"], "notes": "New"}),
        RequestParts(_both_parents(ids)),
    ],
    "link_spouses": lambda ids: [
        RequestParts(
            {
                "person1Id": ids["person_id"],
                "person2Id": ids["other_id"],
                "previousUnions": [_UNION],
            }
        ),
        RequestParts(_parents_who_marry(ids)),
    ],
    "change_parent_link": lambda ids: [RequestParts({"notes": "New"})],
    "change_couple": lambda ids: [RequestParts({"notes": "New", "previousUnions": [_UNION]})],
    "mark_distinct": lambda ids: [
        RequestParts({"first": ids["person_id"], "second": ids["other_id"]})
    ],
    "merge_people": lambda ids: [RequestParts({"keep": ids["person_id"], "drop": ids["other_id"]})],
    "change_tree": lambda ids: [
        RequestParts({"treeName": "New", "rootPersonId": ids["person_id"], "isPublic": True})
    ],
    "share_by_email": lambda ids: [RequestParts({"email": email_of("vic"), "role": "editor"})],
    "create_invitation": lambda ids: [RequestParts({"role": "editor"})],
    "open_invitation": lambda ids: [RequestParts({"token": ids["invitation_token"]})],
    "accept_invitation": lambda ids: [RequestParts({"token": ids["invitation_token"]})],
    "share": lambda ids: [RequestParts({"role": "editor"})],
    "import_file": lambda ids: [
        RequestParts(_GEDCOM, headers=_FILE),
        RequestParts(_GEDCOM, "dryRun=true", _FILE),
    ],
}
# What a body may not set, wherever it stands; what a route does take is left out there.
SERVER_OWNED: Mapping[str, Any] = {
    "userId": "sten",
    "ownerId": "sten",
    "personCount": 4711,
    "version": 4711,
    "sharedWith": ["sten"],
    "shareRoles": {"sten": "editor"},
    "role": "owner",
    "createdAt": "2001-01-01T00:00:00.000Z",
    "updatedAt": "2001-01-01T00:00:00.000Z",
    "createdBy": "sten",
    "updatedBy": "sten",
    "deletedAt": "2001-01-01T00:00:00.000Z",
    "leavingAt": None,
    "passwordHash": "x",
    "displayEmail": "X@mail.example",
    "photoUrl": "https://elsewhere.example/x.png",
    "gedcomExtra": "1 _X x",
    "birthSort": "1850-01-01",
    "hidden": False,
    "living": False,
    "entityType": "User",
    "PK": "USER#olga",
}
