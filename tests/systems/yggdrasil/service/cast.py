"""The cast of the security matrix: who calls the family trees, and who may see what of them.

Not here: who may do what (`service.policy`), what there is to see (`service.forest`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tablewright.api.rules import Kind
from tablewright.systems.yggdrasil.system import SYSTEM
from tablewright.testing.caller import bearer
from tablewright.testing.matrix import Actor, Canaries, Cast, Hidden, Ids, Phase, Things
from tablewright.testing.system import OPERATOR_TOKEN
from tests.systems.yggdrasil.service.forest import (
    LIVING_DAYS,
    LIVING_YEARS,
    NOBODIES,
    PUBLISHED,
    USERS,
    Forest,
    Seen,
    Shown,
    planted,
)
from tests.systems.yggdrasil.service.policy import REQUESTS, SERVER_OWNED
from tests.systems.yggdrasil.service.world import World

# What requests send beside ids: each is for the caller that has it.
_TOKENS = (
    *("reset_token", "confirmation_token", "address_token", "undo_token"),
    *("begun_code", "challenge", "code", "invitation_token", "backup"),
)
_SEERS = ("relative", "editor", "owner")  # of the living
_READERS = ("viewer", *_SEERS)
_DAYS = [
    *(re.compile(re.escape(one)) for one in LIVING_DAYS),
    *(re.compile(rf"(?<![\w-]){one}(?!\w)") for one in LIVING_YEARS),
]


async def cast(world: World) -> Cast:
    """The whole cast, in a forest that is planted for them."""
    return cast_of(await planted(world))


def cast_of(forest: Forest) -> Cast:
    """The whole cast of a forest."""
    dead, living = (Things(_ids(forest, one), "olga") for one in (forest.dead, forest.living))
    vault, mine = Things(_ids(forest, forest.vault), "olga"), Things(_ids(forest, forest.mine))
    return Cast(
        actors=[
            Actor("operator", bearer(OPERATOR_TOKEN), Kind.OPERATOR),
            *(
                Actor(one.value, forest.headers(one), Kind.NOBODY)
                if one in NOBODIES
                else Actor(one.value, forest.headers(one), Kind.SESSION, USERS[one])
                for one in Shown
            ),
        ],
        things={"dead": dead, "living": living},
        canaries=list(_canaries(forest)),
        owner=Shown.OWNER.value,
        owned=["olga"],
        missing={name: f"nobody-has-{name}" for name in dead.ids}
        | dict.fromkeys(("session_id", "invitation_id"), "f" * 16),
        requests=REQUESTS,
        hidden=[
            Hidden("stranger", mine, dead),
            Hidden("stranger", mine, living),
            Hidden("nobody", mine, dead),
            Hidden("editor", dead, vault),
        ],
        # User ids are not secret: a caller who knows one may share with it.
        public_ids=("user_id", *_TOKENS),
        server_owned=SERVER_OWNED,
        injecting=[("owner", dead)],
        settable={
            route.name: getattr(route.signature.body, "__struct_encode_fields__", ())
            for route in SYSTEM.each_route()
        },
        cookie=forest.cookie(Shown.OWNER),
        phases=[Phase(PUBLISHED, forest.publish)],
        forget=_forgetting(forest),
    )


def _ids(forest: Forest, ids: Ids) -> Ids:
    return {
        **ids,
        "living": "yes" if ids is forest.living else "",
        **{name: getattr(forest, name) for name in _TOKENS},
    }


def _canaries(forest: Forest) -> Iterator[Canaries]:
    def may_read(actor: str, phase: str) -> bool:
        return actor in _READERS or phase == PUBLISHED

    texts = forest.canaries
    yield Canaries(texts[Seen.READERS], may_read, ("owner", "relative", "viewer", "nobody"))
    yield Canaries(forest.photos[Seen.READERS], may_read)
    yield Canaries(texts[Seen.LIVING], _SEERS, ("owner", "relative"))
    yield Canaries([*forest.photos[Seen.LIVING], *_DAYS], _SEERS)
    yield Canaries(texts[Seen.EDITORS], ("editor", "owner"), ("owner",))
    yield Canaries(texts[Seen.OWNER], ("owner",), ("owner",))
    yield Canaries(forest.photos[Seen.OWNER], ("owner",))
    for shown in (Shown.EDITOR, Shown.RELATIVE, Shown.VIEWER):
        yield Canaries([forest.email_of(shown)], ("owner", shown.value), ("owner",))
    yield Canaries([forest.email_of(Shown.OWNER), "canary-name-of-olga"], ("owner",))


def _forgetting(forest: Forest) -> Callable[[], None]:
    def forget() -> None:
        for tree in forest.trees:
            forest.parts.families.forget(tree)

    return forget
