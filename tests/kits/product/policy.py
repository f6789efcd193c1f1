"""Who may use which route of the product: written from core's specification, sections 4 to 6.

Nothing here is read from the kits. The list of permissions and the roles are those of the table in
section 4, as far as the product has routes for them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from tablewright.api.rules import ANY_LIMIT, OPEN, OPERATOR, PUBLIC, SIGNED_IN, Need, Rule
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.testing.matrix import RolePolicy, Stricter
from tests.kits.product.sources import PLAIN, SIGNED

_READS: Final = ["account.read", "sources.read"]
_ALL: Final = [
    *("account.read", "account.update", "account.create_child", "account.move"),
    *("account.suspend", "account.terminate", "users.read", "users.invite", "users.manage"),
    *("sources.read", "sources.create", "sources.update", "sources.delete", "data.export"),
    *("apikeys.read", "apikeys.manage", "activities.read"),
]
ROLES: Final = RolePolicy(
    {
        "admin": _ALL,
        "manager": [
            *(*_READS, "users.read", "users.invite:member", "apikeys.read", "activities.read"),
            *("sources.create", "sources.update", "sources.delete", "data.export"),
        ],
        "member": [
            *_READS,
            "users.read",
            "sources.create",
            "sources.update:own",
            "activities.read:own",
        ],
        "viewer": _READS,
    },
    while_suspended=["*.read", "data.export", "account.suspend"],
    while_terminated=["account.read", "account.terminate"],
)
_FRESH: Final = SIGNED_IN.needing(Need.FRESH)


def _permits(permission: str, *limits: str, needs: tuple[Need, ...] = ()) -> Rule:
    return ACCOUNT.permits(permission, limits=limits, needs=needs)


_INVITE: Final = _permits("users.invite", ANY_LIMIT)
_ACTIVITIES: Final = _permits("activities.read", "own")
_KEYS: Final = _permits("apikeys.manage")
ACTIVITIES: Final[Mapping[str, Any]] = {
    **dict.fromkeys("list_activities get_activity".split(), _ACTIVITIES),
    "export_activities": Stricter(_ACTIVITIES, in_person=True),
}


def kit_policy(viewer: Collection[str]) -> dict[str, Any]:
    """The routes of people, accounts and keys; `viewer` is what the last role has."""
    return {
        # People
        **dict.fromkeys("register log_in send_second_factor confirm_address".split(), PUBLIC),
        **dict.fromkeys("forgot_password reset_password".split(), PUBLIC),
        **dict.fromkeys("confirm_new_address undo_address".split(), PUBLIC),
        "log_out": OPEN,
        "list_sessions": Stricter(SIGNED_IN, in_person=True),
        **dict.fromkeys("end_other_sessions end_session".split(), SIGNED_IN),
        **dict.fromkeys("send_confirmation get_me update_me".split(), SIGNED_IN),
        **dict.fromkeys("verify_password change_password".split(), SIGNED_IN),
        **dict.fromkeys("change_address leave renew_backup_codes".split(), _FRESH),
        "set_up_second_factor": _FRESH,
        "confirm_second_factor": _FRESH,
        "switch_off_second_factor": _FRESH,
        # Accounts
        **dict.fromkeys("list_my_accounts create_account accept_invitation".split(), SIGNED_IN),
        **dict.fromkeys("set_default_account get_account_figures".split(), SIGNED_IN),
        "watch_changes": _permits("account.read"),
        **dict.fromkeys("get_account get_account_tree".split(), _permits("account.read")),
        **dict.fromkeys("list_children list_ancestors".split(), _permits("account.read")),
        "update_account": _permits("account.update"),
        "create_child_account": _permits("account.create_child"),
        "suspend_account": _permits("account.suspend"),
        "reactivate_account": _permits("account.suspend"),
        "terminate_account": _permits("account.terminate"),
        "restore_account": _permits("account.terminate"),
        "move_account": Stricter(_permits("account.move"), also_in="to_account_id"),
        "list_members": _permits("users.read"),
        "list_rights": Stricter(
            _permits("account.read"), permission="users.read", oneself="user_id"
        ),
        "update_member": Stricter(_permits("users.manage"), covers=viewer),
        "remove_member": Stricter(
            _permits("account.read"), permission="users.manage", oneself="user_id", covers=viewer
        ),
        "invite_member": Stricter(_INVITE.needing(Need.CONFIRMED), covers=viewer),
        "resend_invitation": Stricter(_INVITE.needing(Need.CONFIRMED), covers=viewer),
        "list_invitations": _INVITE,
        "withdraw_invitation": _INVITE,
        "get_invitation": PUBLIC,
        "decline_invitation": PUBLIC,
        # Keys
        "list_api_keys": Stricter(_permits("apikeys.read"), in_person=True),
        "get_api_key": Stricter(_permits("apikeys.read"), in_person=True),
        "create_api_key": Stricter(
            _KEYS.needing(Need.CONFIRMED), covers=["account.read"], only_people=True
        ),
        "update_api_key": Stricter(_KEYS, covers=["account.read"], only_people=True),
        "rotate_api_key": Stricter(_KEYS, covers=["account.read"], only_people=True),
        "revoke_api_key": _KEYS,
    }


POLICY: Final[Mapping[str, Any]] = {
    **kit_policy(_READS),
    # The product's own
    **dict.fromkeys("list_sources get_source".split(), _permits("sources.read")),
    "create_source": _permits("sources.create"),
    "update_source": _permits("sources.update", "own"),
    "delete_source": _permits("sources.delete"),
    "rotate_secret": _permits("sources.update"),
    "export_data": _permits("data.export", needs=(Need.SECOND_FACTOR,)),
    **ACTIVITIES,
    "receive_signed": SIGNED,
    "receive_plain": PLAIN,
    "suspend_by_operator": OPERATOR,
    "reactivate_by_operator": OPERATOR,
}
