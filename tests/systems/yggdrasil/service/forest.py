"""A forest for the security matrix: an owner whose trees hold canaries, guests, and a stranger.

Olga owns a tree with dead and living people, and a vault that she does not share. Edith edits the
tree, Rosa views it with the living, and Vic views it without them. Sten, a stranger, has a tree of
his own; Tora has none. Every text that can be given holds a canary, whose name says who may see it.
Not here: who may do what (`service.policy`), who may see what (`service.cast`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import Any

import pyotp
from pyotp.totp import TOTP

from tablewright.clock import instant
from tablewright.kits.jobs.records import FAILED_LANE, Job
from tablewright.systems.yggdrasil.backup.routes import RESTORE
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.design.revisions import Revision
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.testing.caller import AsyncCaller
from tests.systems.yggdrasil.service.growing import API, asked
from tests.systems.yggdrasil.service.images import file_of, picture
from tests.systems.yggdrasil.service.world import World

Ids = dict[str, str]

PASSWORD = "seven brown owls at dusk"
LIVING_DAYS = ("1987-06-05", "5 jun 1987", "1991-04-03", "3 apr 1991", "2011-02-01", "1 feb 2011")
LIVING_YEARS = ("1987", "1991", "2011")
_TEXTS = (
    *("firstName", "lastName", "middleName", "birthName", "preferredName", "suffix"),
    *("birthPlace", "deathPlace", "biography"),
)
BY_MAIL = YggdrasilOptions(mails="smtp://mail.example")  # so that addresses are confirmed
_SOME_DAY = datetime(2026, 1, 2, tzinfo=UTC)
PUBLISHED = "published"  # the phase in which the shared tree is public


class Shown(Enum):
    """The kinds of credential that a request shows."""

    NONE = "nobody"
    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    ENDED = "ended"  # a session of the owner that is over
    STRANGER = "stranger"
    VIEWER = "viewer"
    RELATIVE = "relative"
    EDITOR = "editor"
    OWNER = "owner"


NOBODIES = (Shown.NONE, Shown.MALFORMED, Shown.UNKNOWN, Shown.ENDED)
USERS = {
    Shown.STRANGER: "sten",
    Shown.VIEWER: "vic",
    Shown.RELATIVE: "rosa",
    Shown.EDITOR: "edith",
    Shown.OWNER: "olga",
}
CONFIRMED = ("vic", "rosa", "edith")  # so that they can be invited


def email_of(name: str) -> str:
    return f"canary-mail-of-{name}@mail.example"


class Seen(Enum):
    """Who may see a canary."""

    READERS = "readers"  # every caller who may read the tree
    LIVING = "living"  # it is about living people, or of a file: for callers who see them
    EDITORS = "editors"  # it is about a deleted person whom they can restore
    OWNER = "owner"


@dataclass
class Forest:
    """What was planted."""

    world: World
    tokens: dict[Shown, str] = field(default_factory=dict[Shown, str])
    canaries: dict[Seen, list[str]] = field(default_factory=dict[Seen, list[str]])
    photos: dict[Seen, list[bytes]] = field(default_factory=dict[Seen, list[bytes]])
    dead: Ids = field(default_factory=dict[str, str])  # ids by parameter, of the shared tree
    living: Ids = field(default_factory=dict[str, str])
    vault: Ids = field(default_factory=dict[str, str])
    mine: Ids = field(default_factory=dict[str, str])  # of the stranger
    reset_token: str = ""  # of the stranger, as it was mailed
    confirmation_token: str = ""  # of the owner, likewise
    address_token: str = ""  # of the stranger, who takes another address
    undo_token: str = ""  # of Tora, who has taken another address
    begun_code: str = ""  # of the owner, who sets a second factor up
    challenge: str = ""  # of Tora, who has one
    code: str = ""  # likewise
    invitation_token: str = ""  # to a tree of Tora's
    backup: str = ""  # of the stranger's tree, under the ids of the owner's
    trees: list[Tree] = field(default_factory=list[Tree])

    @property
    def parts(self) -> Parts:
        return self.world.running.parts

    def headers(self, shown: Shown) -> dict[str, str]:
        """The credential of a caller, as a program sends it."""
        token = self.tokens.get(shown)
        return {} if token is None else {"authorization": f"Bearer {token}"}

    def cookie(self, shown: Shown) -> dict[str, str]:
        """The same, as a browser sends it."""
        name = self.parts.people.identity.cookie.name(is_https=False)
        return {"cookie": f"{name}={self.tokens[shown]}", "host": "127.0.0.1:8080"}

    def email_of(self, shown: Shown) -> str:
        return email_of(USERS[shown])

    def caller(self, shown: Shown) -> AsyncCaller:
        return AsyncCaller(self.world.app, self.headers(shown))

    @property
    def owner(self) -> AsyncCaller:
        return self.caller(Shown.OWNER)

    async def publish(self) -> None:
        """Makes the shared tree public."""
        path = f"{API}/trees/{self.dead['tree_id']}"
        await asked(self.owner, "PATCH", path, {"isPublic": True})


async def planted(world: World) -> Forest:
    """A forest with everything in it."""
    forest = Forest(world, canaries={one: [] for one in Seen}, photos={one: [] for one in Seen})
    await _sign_up(forest)
    await _plant_shared(forest)
    await _plant_other(forest, forest.owner, forest.vault, "vault", Seen.OWNER)
    await _plant_other(forest, forest.caller(Shown.STRANGER), forest.mine, "mine", None)
    forest.reset_token, forest.confirmation_token = await _mailed_tokens(forest)
    await _move_addresses(forest)
    await _set_up_factors(forest)
    await _keep_sessions(forest)
    await _invite(forest)
    await _keep_backups(forest)
    await _give_jobs_up(forest)
    await _keep_revisions(forest)
    for ids, owner_id in ((forest.dead, "olga"), (forest.vault, "olga"), (forest.mine, "sten")):
        forest.trees.append(Tree(tree_id=ids["tree_id"], user_id=owner_id, tree_name="any"))
    return forest


async def _keep_revisions(forest: Forest) -> None:
    """A change of a person in each tree, which can be restored."""
    owned = (forest.dead, "olga"), (forest.living, "olga"), (forest.vault, "olga")
    for number, (ids, owner_id) in enumerate((*owned, (forest.mine, "sten")), 900_001):
        place = {"person_id": ids["person_id"]}
        before = {"kind": "Person", "place": place, "values": {"birth_place": "Once"}}
        revision = Revision(
            user_id=owner_id,
            tree_id=ids["tree_id"],
            version=number,
            kind="changed",
            person_ids=[ids["person_id"]],
            fields=["birth_place"],
            before=json.dumps([before]),
        )
        await forest.world.db.run(revision.put())
        ids["change_id"] = str(number)


async def _give_jobs_up(forest: Forest) -> None:
    """Jobs that failed for good, for the operator."""
    given = {"dead": forest.dead, "living": forest.living, "vault": forest.vault}
    for name, ids in {**given, "mine": forest.mine}.items():
        job = Job(
            queue="yggdrasil",
            job_id=f"given up {name}",
            kind="unknown",
            payload={},
            lane=FAILED_LANE,
            due_at=instant(forest.world.clock),
        )
        await forest.world.db.run(job.create())
        ids["job_id"] = job.job_id


async def _sign_up(forest: Forest) -> None:
    entrance = forest.parts.people.entrance
    password_hash = await entrance.passwords.hash(PASSWORD)
    tora = User(user_id="tora", email=email_of("tora"), password_hash=password_hash)
    await forest.world.db.run(tora.create())
    for shown, name in USERS.items():
        user = User(
            user_id=name,
            email=email_of(name),
            display_name=f"canary-name-of-{name}",
            password_hash=password_hash,
            email_confirmed_at=_SOME_DAY if name in CONFIRMED else None,
        )
        forest.tokens[shown] = (await entrance.sessions.start(name, user.create())).token
    ended = (await entrance.sessions.start("olga")).token
    await entrance.sessions.end(ended)
    good = forest.tokens[Shown.OWNER]
    nobody_has = (await entrance.sessions.start("umbra")).token
    await entrance.sessions.end_all("umbra")
    forest.tokens |= {
        Shown.MALFORMED: good[:-1],
        Shown.UNKNOWN: nobody_has,
        Shown.ENDED: ended,
    }


async def _move_addresses(forest: Forest) -> None:
    """The stranger wants another address; Tora has taken one, and can go back."""
    entrance, (new, old) = forest.parts.people.entrance, ("new@mail.example", "old@mail.example")
    forest.address_token = await entrance.new_addresses.make(
        f"sten {new}", state=f"{email_of('sten')} {new}"
    )
    forest.undo_token = await entrance.undone_addresses.make(
        f"tora {old}", state=f"{email_of('tora')} {old}"
    )


async def _set_up_factors(forest: Forest) -> None:
    """The editor and Tora have second factors, and the owner is about to get one."""

    async def begun(ask: AsyncCaller) -> TOTP:
        made = await asked(ask, "POST", f"{API}/auth/totp", status=201)
        return TOTP(pyotp.parse_uri(made["uri"]).secret)

    async def switched_on(ask: AsyncCaller) -> TOTP:
        otp = await begun(ask)
        await asked(ask, "POST", f"{API}/auth/totp/confirm", {"code": otp.at(int(clock.now()))})
        return otp

    clock, sessions = forest.world.clock, forest.parts.people.entrance.sessions
    await switched_on(forest.caller(Shown.EDITOR))
    otp = await switched_on(forest.world.bearer((await sessions.start("tora")).token))
    clock.advance(seconds=30)  # a code works once
    credentials = {"email": email_of("tora"), "password": PASSWORD}
    told = await asked(forest.world.anybody, "POST", f"{API}/auth/login", credentials)
    forest.challenge, forest.code = told["secondFactor"], otp.at(int(clock.now()))
    forest.begun_code = (await begun(forest.owner)).at(int(clock.now()))


async def _invite(forest: Forest) -> None:
    """An open invitation to each tree, and one to a tree of Tora's for every user."""
    sessions = forest.parts.people.entrance.sessions
    tora = forest.world.bearer((await sessions.start("tora")).token)
    tree = (await asked(tora, "POST", f"{API}/trees", {"treeName": "Yews"}, status=201))["treeId"]

    async def invited(ask: AsyncCaller, tree_id: str) -> Any:
        return await asked(ask, "POST", f"{API}/trees/{tree_id}/invitations", {}, status=201)

    forest.invitation_token = (await invited(tora, tree))["token"]
    stranger = forest.caller(Shown.STRANGER)
    for ids, ask in (
        (forest.dead, forest.owner),
        (forest.vault, forest.owner),
        (forest.mine, stranger),
    ):
        ids["invitation_id"] = (await invited(ask, ids["tree_id"]))["invitationId"]
    forest.living["invitation_id"] = forest.dead["invitation_id"]


async def _keep_sessions(forest: Forest) -> None:
    """One more session of every user who owns a tree."""
    sessions = forest.parts.people.entrance.sessions
    olga, sten = [(await sessions.start(one)).session.id for one in ("olga", "sten")]
    forest.mine["session_id"] = sten
    for ids in (forest.dead, forest.living, forest.vault):
        ids["session_id"] = olga


async def _keep_backups(forest: Forest) -> None:
    """A backup that pretends to be of the owner, and a pending restore of every user."""
    told = await forest.caller(Shown.STRANGER).ask("GET", f"{API}/backup")
    forest.backup = told.body.decode()
    for name, one in forest.mine.items():
        if name not in ("user_id", "import_id", "session_id", "invitation_id"):
            forest.backup = forest.backup.replace(one, forest.dead[name])
    for ids, owner_id in ((forest.dead, "olga"), (forest.vault, "olga"), (forest.mine, "sten")):
        ids["restore_id"] = f"of-{ids['tree_id']}"
        payload = {"restore_id": ids["restore_id"], "trees": []}
        job_id = f"restore-{ids['restore_id']}"
        job = forest.parts.jobs.add(RESTORE, payload, tenant=owner_id, job_id=job_id)
        await forest.world.db.run(job)
    forest.living["restore_id"] = forest.dead["restore_id"]


async def _mailed_tokens(forest: Forest) -> tuple[str, str]:
    body = {"email": email_of("sten")}
    await asked(forest.world.anybody, "POST", f"{API}/auth/reset", body, status=202)
    await forest.world.run_jobs()
    await asked(forest.owner, "POST", f"{API}/users/me/confirmation", status=202)
    await forest.world.run_jobs()
    reset, confirmation = (one.text for one in forest.world.outbox.sent)
    ways = ((reset, "#/reset/"), (confirmation, "#/confirm/"))
    first, second = (text.partition(way)[2].split()[0] for text, way in ways)
    return first, second


def _person(forest: Forest, mark: str, seen: Seen, **more: Any) -> dict[str, Any]:
    """A body in which every text is a canary."""
    texts = {name: f"canary-{mark}-{name}" for name in _TEXTS}
    if seen in (Seen.LIVING, Seen.EDITORS):
        del texts["deathPlace"]  # it would be the end of them
    texts["birthDateText"] = f"(canary-{mark}-birthDateText)"
    texts |= more
    forest.canaries[seen] += [one.strip("()") for one in texts.values() if "canary" in str(one)]
    return texts


def _noted(forest: Forest, mark: str, seen: Seen, *names: str) -> dict[str, str]:
    texts = {name: f"canary-{mark}-{name}" for name in names}
    forest.canaries[seen] += texts.values()
    return texts


async def _plant_shared(forest: Forest) -> None:
    ask = forest.owner
    tree = _noted(forest, "tree", Seen.READERS, "treeName", "description")
    tree_id = (await asked(ask, "POST", f"{API}/trees", tree, status=201))["treeId"]

    async def person(mark: str, seen: Seen, **more: Any) -> str:
        body = {"treeId": tree_id, **_person(forest, mark, seen, **more)}
        return (await asked(ask, "POST", f"{API}/persons", body, status=201))["personId"]

    dead: Mapping[str, Any] = {"isLiving": False}
    gudrun = await person("gudrun", Seen.READERS, gender="Female", deathDate="1870-01-02")
    harald = await person("harald", Seen.READERS, gender="Male", **dead)
    knut = await person("knut", Seen.READERS, **dead)
    # Living by what is said, by age, and because nothing proves the contrary.
    lena = await person(
        "lena", Seen.LIVING, birthDateText="5 JUN 1987", isLiving=True, gender="Female"
    )
    lars = await person("lars", Seen.LIVING, birthDateText="3 APR 1991")
    double = {"firstName": "canary-lena-firstName", "lastName": "canary-lena-lastName"}
    twin = await person("twin", Seen.LIVING, **double)
    await _link_shared(forest, (gudrun, harald, knut), (lena, lars, twin))
    for person_id, size, seen in ((gudrun, (64, 48), Seen.READERS), (lena, (32, 80), Seen.LIVING)):
        await _set_photo(forest, person_id, size, seen)
    for name, role in (("vic", "viewer"), ("rosa", "relative"), ("edith", "editor")):
        invited = {"email": email_of(name), "role": role}
        await asked(ask, "POST", f"{API}/trees/{tree_id}/shares", invited, status=201)
    common = {
        "tree_id": tree_id,
        "user_id": "vic",
        "import_id": await _import_file(forest, tree_id),
    }
    common |= await _deleted(ask, tree_id, _person(forest, "sven", Seen.EDITORS), lena)
    root = {"rootPersonId": lena}
    await asked(ask, "PATCH", f"{API}/trees/{tree_id}", root)
    forest.dead = common | _named(gudrun, knut, harald, twin)
    forest.living = common | _named(lena, lars, lars, twin)
    # A link that leads from the dead to the living, and a couple of such two.
    forest.living |= {"parent_id": gudrun, "child_id": lena}


async def _deleted(ask: AsyncCaller, tree_id: str, body: dict[str, Any], child_id: str) -> Ids:
    """A deleted person, and what restores them."""
    relative = {"kind": "parent", "personId": child_id, "type": "Foster"}
    made = {"treeId": tree_id, **body, "relative": relative}
    person_id = (await asked(ask, "POST", f"{API}/persons", made, status=201))["personId"]
    undo = (await asked(ask, "DELETE", f"{API}/persons/{person_id}"))["undo"]
    return {"deleted_id": person_id, "undo": undo}


def _named(person_id: str, child_id: str, spouse_id: str, other_id: str) -> Ids:
    return {
        "person_id": person_id,
        "other_id": other_id,
        "parent_id": person_id,
        "child_id": child_id,
        "person1_id": person_id,
        "person2_id": spouse_id,
    }


async def _link_shared(forest: Forest, dead: tuple[str, ...], living: tuple[str, ...]) -> None:
    gudrun, harald, knut = dead
    lena, lars, twin = living
    for mark, parent, child, seen in (
        ("gudrun-knut", gudrun, knut, Seen.READERS),
        ("gudrun-lena", gudrun, lena, Seen.LIVING),
        ("lars-twin", lars, twin, Seen.LIVING),
    ):
        body = {"parentId": parent, "childId": child, "type": "Adoptive"}
        body |= _noted(forest, mark, seen, "typeDetail", "notes")
        body["adoptionDateText"] = f"(canary-{mark}-adopted)"
        forest.canaries[seen].append(f"canary-{mark}-adopted")
        path = f"{API}/relationships/parent-child"
        await asked(forest.owner, "POST", path, body, status=201)
    for mark, first, second, seen in (
        ("gudrun-harald", gudrun, harald, Seen.READERS),
        ("lena-lars", lena, lars, Seen.LIVING),
        ("harald-lena", harald, lena, Seen.LIVING),
    ):
        body: dict[str, Any] = {"person1Id": first, "person2Id": second}
        body |= _noted(forest, mark, seen, "statusDetail", "marriagePlace", "notes")
        if seen is Seen.LIVING:
            body["marriageDate"] = "2011-02-01"
        earlier = _noted(forest, f"{mark}-earlier", seen, "marriagePlace", "notes")
        body["previousUnions"] = [{"status": "Divorced", **earlier}]
        await asked(forest.owner, "POST", f"{API}/relationships/spousal", body, status=201)


async def _set_photo(forest: Forest, person_id: str, size: tuple[int, int], seen: Seen) -> None:
    path, kind = f"{API}/persons/{person_id}/photo", {"content-type": "image/png"}
    sent = await forest.owner.ask("POST", path, file_of(picture(size), "PNG"), headers=kind)
    assert 200 == sent.status, sent.body
    for which in ("large", "small"):
        forest.photos[seen].append((await forest.owner.ask("GET", f"{path}?size={which}")).body)
    forest.canaries[seen].append(sent.json["photoUrl"].partition("?")[2])


async def _import_file(forest: Forest, tree_id: str) -> str:
    """A file with records of no person, a dead person and a living person."""
    lines = (
        "0 HEAD", "1 GEDC", "2 VERS 7.0", "1 SUBM @U1@", "1 COPR canary-file-copyright",
        "0 @U1@ SUBM", "1 NAME canary-file-submitter",
        "0 @I1@ INDI", "1 NAME Old /Oak/", "1 DEAT Y", "1 _PET canary-dead-extra",
        "0 @I2@ INDI", "1 NAME canary-young-name /canary-young-oak/", "1 _PET canary-young-extra",
        "1 FAMC @F1@", "0 @F1@ FAM", "1 HUSB @I1@", "1 CHIL @I2@", "1 _NOTED canary-family-extra",
        "0 TRLR", "",
    )  # fmt: skip
    kind = {"content-type": "application/octet-stream"}
    path, content = f"{API}/trees/{tree_id}/import", "\n".join(lines).encode()
    taken = await forest.owner.ask("POST", path, content, headers=kind)
    assert 202 == taken.status, taken.body
    await forest.world.run_jobs()
    forest.canaries[Seen.READERS].append("canary-dead-extra")
    forest.canaries[Seen.LIVING] += [
        "canary-file-copyright",
        "canary-file-submitter",
        "canary-young-name",
        "canary-young-oak",
        "canary-young-extra",
        "canary-family-extra",
    ]
    return taken.json["importId"]


async def _plant_other(
    forest: Forest, ask: AsyncCaller, ids: Ids, mark: str, seen: Seen | None
) -> None:
    """A small tree with one thing of each kind."""
    text = f"canary-of-the-{mark}"
    if seen is not None:
        forest.canaries[seen].append(text)
    tree = await asked(ask, "POST", f"{API}/trees", {"treeName": text}, status=201)

    async def person(**relative: Any) -> str:
        body = {"treeId": tree["treeId"], "firstName": text, "biography": text, **relative}
        return (await asked(ask, "POST", f"{API}/persons", body, status=201))["personId"]

    first = await person()
    child = await person(relative={"kind": "child", "personId": first})
    spouse = await person(relative={"kind": "spouse", "personId": first})
    path, kind = f"{API}/persons/{first}/photo", {"content-type": "image/png"}
    await ask.ask("POST", path, file_of(picture(), "PNG"), headers=kind)
    # Told only as an import that is not done yet: a file of one line.
    path = f"{API}/trees/{tree['treeId']}/import"
    kind = {"content-type": "application/octet-stream"}
    file = f"0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME {text}\n0 TRLR\n".encode()
    taken = await ask.ask("POST", path, file, headers=kind)
    await forest.world.run_jobs()
    ids |= {"tree_id": tree["treeId"], "user_id": "vic", "import_id": taken.json["importId"]}
    ids |= _named(first, child, spouse, await person())
    ids |= await _deleted(ask, tree["treeId"], {"firstName": text, "biography": text}, first)
