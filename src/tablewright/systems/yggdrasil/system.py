"""Yggdrasil as a system: its routes, and the assembly of its parts.

Not here: the process that serves it (`tablewright.serving`).
"""

from __future__ import annotations

from importlib.resources import files as resources
from typing import Final

from tablewright.api.http.cookies import SessionCookie
from tablewright.api.identity import Identities, Identity
from tablewright.api.operator import OPERATOR_SCHEME, OperatorIdentity
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, System
from tablewright.kits.admin import ADMIN_PAGES, Admin, Heartbeat, admin_routes
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.files.settings import file_store
from tablewright.kits.invitations.invitations import Invitations
from tablewright.kits.invitations.mails import InvitationMails
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner
from tablewright.kits.mail.settings import outbox_of
from tablewright.kits.people.people import People
from tablewright.kits.sessions.attempts import Attempts
from tablewright.kits.sessions.identity import session_schemes
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.accounts import routes as accounts
from tablewright.systems.yggdrasil.accounts.forms import FORMS
from tablewright.systems.yggdrasil.accounts.leaving import Leaving, leaving_by
from tablewright.systems.yggdrasil.accounts.shape import PERSON
from tablewright.systems.yggdrasil.backup import routes as backups
from tablewright.systems.yggdrasil.backup.routes import RestoreJobs
from tablewright.systems.yggdrasil.demo.demo import demo
from tablewright.systems.yggdrasil.demo.seed import seed
from tablewright.systems.yggdrasil.design import DESIGN
from tablewright.systems.yggdrasil.errors import ERRORS
from tablewright.systems.yggdrasil.exchange import exporting, importing
from tablewright.systems.yggdrasil.exchange.importing import ImportJobs
from tablewright.systems.yggdrasil.exchange.kept_files import KeptFiles
from tablewright.systems.yggdrasil.insight import distinct, merging_routes
from tablewright.systems.yggdrasil.insight import routes as insight_routes
from tablewright.systems.yggdrasil.insight.merging_routes import MergeJobs
from tablewright.systems.yggdrasil.kinship import routes as charts_routes
from tablewright.systems.yggdrasil.links import routes as relationships_routes
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people import kin, more_facts, photos
from tablewright.systems.yggdrasil.people import routes as persons_routes
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.people.photos import PhotosLeaving
from tablewright.systems.yggdrasil.trees import (
    graph,
    history,
    home_person,
    inviting,
    public,
    shares,
    trees,
    undoing,
)
from tablewright.systems.yggdrasil.trees.cascades import Cascades
from tablewright.systems.yggdrasil.trees.families import Families

NAME: Final = "yggdrasil"
TITLE: Final = "Yggdrasil"

_ENTRIES: Final = own_entries(NAME)
_OPERATOR: Final[Routes[Parts]] = Routes()
_OPERATOR.include(admin_routes(activities=_ENTRIES), of=lambda parts: parts.admin, prefix="/v1")


def assemble(
    given: Runtime,
    options: YggdrasilOptions,
    *,
    identity: Identity | None = None,
    passwords: Passwords | None = None,
) -> Assembly[Parts]:
    """Assembles the system; tests pass their own identity and passwords."""
    jobs = JobQueue(NAME, given.clock, given.ids, given.wakes)
    files, folder = file_store(given, NAME, options.files)
    photo_files = PhotoFiles(files)
    outbox = outbox_of(given, options.mails, sender=options.mail_sender)
    page, invitations = options.page(f"{given.url}/{NAME}"), Invitations.of(given, NAME)
    mails = InvitationMails(
        invitations.tokens, outbox, page, inviting.finding(invitations, given.db)
    )
    people = People.of(
        given,
        NAME,
        title=TITLE,
        jobs=jobs,
        outbox=outbox,
        page=page,
        shape=PERSON,
        confirms=options.confirms_addresses,
        leaving=leaving_by(jobs),
        passwords=passwords,
        forms=FORMS,
        vouches=invitations.vouches,
    )
    parts = Parts(
        options=options,
        everybody=given.db,
        jobs=jobs,
        files=files,
        photos=photo_files,
        families=Families(),
        kept_files=KeptFiles(),
        people=people,
        invitations=invitations,
        invitation_mails=mails,
        addresses=_addresses(given),
        admin=_admin(given, jobs),
    )
    kinds: list[JobKind] = [
        *Cascades(given.db, files, given.clock, invitations).kinds,
        mails.kind,
        *people.kinds,
        Leaving(given.db, jobs, people.entrance.sessions, files, given.clock).kind,
        MergeJobs(given.db, jobs, photo_files, given.clock).kind,
        PhotosLeaving(given.db, photo_files).kind,
        RestoreJobs(given.db, jobs, photo_files, given.clock, given.ids).kind,
        ImportJobs(given.db, photo_files).kind,
    ]
    runner = JobRunner(given.db, jobs, kinds, on_run=given.worked, holder=given.holder)
    return Assembly(
        parts=parts,
        identity=identity or Identities((OperatorIdentity(given.operator_hash), people.identity)),
        work=(runner, Heartbeat.of(given, NAME)),
        folder=folder,
        gate=Gate(needs=people),
    )


def _admin(given: Runtime, jobs: JobQueue) -> Admin:
    audit = Audit(given.db, given.clock, given.ids, _ENTRIES)
    return Admin.of(given, NAME, title=TITLE, design=DESIGN, audit=audit, jobs=jobs)


def _addresses(given: Runtime) -> Attempts:
    return Attempts(
        given.db,
        given.clock,
        system=NAME,
        what="address",
        count=limits.YGGDRASIL_ADDRESSES_TRIED_MAX,
        seconds=limits.YGGDRASIL_ATTEMPTS_WINDOW_SECONDS,
        ids=given.ids,
    )


SYSTEM: Final = System(
    name=NAME,
    title=TITLE,
    description="""\
Family trees: people, their relationships, and who may see them.

Users own trees, share them with others, and may publish them.
""",
    design=DESIGN,
    routes=(
        accounts.ROUTES,
        trees.ROUTES,
        shares.ROUTES,
        inviting.ROUTES,
        graph.ROUTES,
        history.ROUTES,
        home_person.ROUTES,
        public.ROUTES,
        persons_routes.ROUTES,
        more_facts.ROUTES,
        undoing.ROUTES,
        photos.ROUTES,
        kin.ROUTES,
        relationships_routes.ROUTES,
        charts_routes.ROUTES,
        insight_routes.ROUTES,
        merging_routes.ROUTES,
        distinct.ROUTES,
        importing.ROUTES,
        exporting.ROUTES,
        backups.ROUTES,
        _OPERATOR,
    ),
    assemble=assemble,
    options=YggdrasilOptions,
    schemes={**session_schemes(SessionCookie(NAME)), **OPERATOR_SCHEME},
    pages=resources("tablewright.systems.yggdrasil") / "pages",
    more_pages=ADMIN_PAGES,
    seed=seed,
    demo=demo,
    commands="tablewright.systems.yggdrasil.commands:yggdrasil",
    errors=ERRORS,
)
