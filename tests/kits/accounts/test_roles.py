"""Rights in a tree of accounts: what roles, exceptions and states add up to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.accounts.roles import (
    ALL,
    AccountState,
    Level,
    Member,
    MemberState,
    Roles,
    covers,
    exceeding,
    grants,
    narrowed,
)

PERMISSIONS = ("notes.read", "notes.write", "data.export", "members.invite", "account.suspend")
ROLES = Roles(
    permissions=PERMISSIONS,
    roles={
        "admin": ALL,
        "writer": ("notes.read", "notes.write:own", "members.invite:reader"),
        "reader": ("*.read",),
    },
    while_suspended=("*.read", "data.export", "account.suspend"),
    while_terminated=("account.*",),
)


def _rights(*levels: Level) -> set[str]:
    return set(grants(ROLES, levels))


def _level(role: str = "", state: str = "active", **more: object) -> Level:
    exceptions = more.pop("exceptions", {})
    member = Member(role, MemberState(state), exceptions) if role else None  # type: ignore[arg-type]
    return Level("a", "A", member=member, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("permissions", "roles", "text"),
    [
        (("Notes",), {"a": ALL}, "must look like"),
        (("notes.read",), {}, "at least one role"),
        (("notes.read",), {"a": ("notes.eat",)}, "matches no permission"),
        (("notes.read",), {"a": ("data.*",)}, "matches no permission"),
    ],
)
def test_roles_that_name_what_does_not_exist_cannot_be_declared(
    permissions: Sequence[str], roles: Mapping[str, Sequence[str]], text: str
):
    with pytest.raises(ValueError, match=text):
        Roles(permissions=permissions, roles=roles)


def test_nobody_has_rights_without_a_membership():
    assert set() == _rights(_level(), _level())


def test_a_pending_membership_gives_nothing():
    assert set() == _rights(_level("admin", "pending"))


def test_a_suspended_membership_ends_all_rights_there_and_below():
    assert set() == _rights(_level("admin"), _level("reader", "suspended"))
    assert set() == _rights(_level("admin"), _level("reader", "suspended"), _level("admin"))


def test_rights_are_inherited_from_above():
    assert set(PERMISSIONS) == _rights(_level("admin"), _level())


def test_a_weaker_role_below_takes_nothing_away():
    assert set(PERMISSIONS) == _rights(_level("admin"), _level("reader"))


def test_an_unlimited_permission_includes_its_limited_forms():
    assert {"notes.read", "notes.write:own", "members.invite:reader"} == _rights(_level("writer"))
    assert "notes.write:own" not in _rights(_level("writer"), _level("admin"))


def test_an_exception_removes_a_permission_here_and_below_only():
    without = _level("", exceptions={})
    denied = _level("reader", exceptions={"data.export": False, "notes.write": False})
    assert "data.export" in _rights(_level("admin"), without)
    assert {"notes.read", "members.invite", "account.suspend"} == _rights(_level("admin"), denied)
    assert "data.export" not in _rights(_level("admin"), denied, without)


def test_a_role_below_an_exception_gives_the_permission_again():
    denied = _level("reader", exceptions={"data.export": False})
    assert "data.export" in _rights(_level("admin"), denied, _level("admin"))


def test_an_exception_gives_a_permission():
    given = _level("reader", exceptions={"data.export": True, "gone.long_ago": True})
    assert {"notes.read", "data.export"} == _rights(given)


def test_a_role_that_no_longer_exists_gives_nothing():
    assert set() == _rights(_level("emperor"))


def test_a_suspended_account_leaves_reading_to_itself_and_everything_below():
    above = _level("admin", state="active")
    suspended = Level("b", "B", state=AccountState.SUSPENDED)
    kept = {"notes.read", "data.export", "account.suspend"}
    assert kept == _rights(above, suspended)
    assert kept == _rights(above, suspended, Level("c"))


def test_only_the_first_role_keeps_anything_in_a_terminated_account():
    terminated = Level("b", state=AccountState.TERMINATED)
    assert {"account.suspend"} == _rights(_level("admin"), terminated)
    assert set() == _rights(_level("writer"), terminated)


def test_reasons_name_the_role_and_where_it_is_inherited_from():
    found = grants(
        ROLES,
        [
            Level("g", "Group", member=Member("reader")),
            Level("s", "Shop", member=Member("writer", exceptions={"data.export": True})),
        ],
    )
    assert "reader, inherited from Group" == found["notes.read"].text("s")
    assert "writer" == found["notes.write:own"].text("s")
    assert "exception" == found["data.export"].text("s")


def test_nobody_gives_more_than_they_hold():
    held = ROLES.of("writer")
    assert [] == exceeding(held, {"notes.read", "notes.write:own"})
    assert ["data.export", "notes.write"] == exceeding(held, {"notes.write", "data.export"})


def test_roles_have_an_order():
    assert ROLES.is_at_most("reader", "writer")
    assert ROLES.is_at_most("writer", "writer")
    assert not ROLES.is_at_most("admin", "writer")


FORMS = st.sampled_from([form for one in PERMISSIONS for form in (one, f"{one}:own")])
SETS = st.frozensets(FORMS, max_size=6)


@given(SETS, SETS)
def test_a_key_never_has_more_than_its_scopes_or_its_creator(
    held: frozenset[str], scopes: frozenset[str]
):
    found = narrowed(held, scopes)
    assert all(covers(held, one) and covers(scopes, one) for one in found)
    both = {one for one in PERMISSIONS if one in held and one in scopes}
    assert both <= found


MEMBERS = st.builds(
    Member,
    role=st.sampled_from([*ROLES.names, "emperor"]),
    state=st.sampled_from(MemberState),
    exceptions=st.dictionaries(st.sampled_from(PERMISSIONS), st.booleans(), max_size=3),
)
LEVELS = st.builds(
    Level,
    account_id=st.just("a"),
    state=st.sampled_from(AccountState),
    member=st.none() | MEMBERS,
)


def _plain(levels: Sequence[Level]) -> set[str]:
    """The specification's words, as sets of (permission, limit)."""
    held: set[str] = set()
    was_top = False
    for level in levels:
        member = level.member
        if member is None or member.state is MemberState.PENDING:
            continue
        if member.state is MemberState.SUSPENDED:
            return set()
        was_top |= member.role == "admin"
        held |= ROLES.of(member.role) | {p for p, given in member.exceptions.items() if given}
        denied = {p for p, given in member.exceptions.items() if not given}
        held = {p for p in held if p.split(":")[0] not in denied}
    held = {p for p in held if ":" not in p or p.split(":")[0] not in held}
    if any(level.state is AccountState.TERMINATED for level in levels):
        return {p for p in held if p.startswith("account.")} if was_top else set()
    if any(level.state is AccountState.SUSPENDED for level in levels):
        return {
            p
            for p in held
            if p.split(":")[0].endswith(".read") or p in ("data.export", "account.suspend")
        }
    return held


@given(st.lists(LEVELS, min_size=1, max_size=4))
def test_rights_are_those_of_the_specification(levels: Sequence[Level]):
    assert _plain(levels) == set(grants(ROLES, levels))
