"""Yggdrasil as a system: what it offers, and how its parts are put together.

Not here: the process that serves it (`tablewright.serving`).
"""

from __future__ import annotations

from importlib.resources import files as resources
from pathlib import Path
from typing import Final

from tablewright.api.identity import Identity
from tablewright.api.ports import FileStore
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, System
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.files.s3 import S3, S3Files, s3_place
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner
from tablewright.kits.mail.outbox import FolderOutbox, Outbox
from tablewright.kits.mail.smtp import SmtpOutbox, SmtpServer
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.yggdrasil.accounts import confirmations, leaving, profile, resets
from tablewright.systems.yggdrasil.accounts import routes as accounts
from tablewright.systems.yggdrasil.accounts.confirmations import ConfirmationMails
from tablewright.systems.yggdrasil.accounts.identity import NAME, SCHEMES, entrance_of
from tablewright.systems.yggdrasil.accounts.leaving import Leaving
from tablewright.systems.yggdrasil.accounts.profile import EndingSessions
from tablewright.systems.yggdrasil.accounts.resets import ResetMails
from tablewright.systems.yggdrasil.backup import routes as backups
from tablewright.systems.yggdrasil.backup.routes import RestoreJobs
from tablewright.systems.yggdrasil.demo.demo import demo
from tablewright.systems.yggdrasil.demo.seed import seed
from tablewright.systems.yggdrasil.design import DESIGN
from tablewright.systems.yggdrasil.errors import ERRORS
from tablewright.systems.yggdrasil.exchange import exporting, importing
from tablewright.systems.yggdrasil.exchange.importing import ImportJobs
from tablewright.systems.yggdrasil.insight import merging_routes
from tablewright.systems.yggdrasil.insight import routes as insight_routes
from tablewright.systems.yggdrasil.insight.merging_routes import MergeJobs
from tablewright.systems.yggdrasil.kinship import routes as charts_routes
from tablewright.systems.yggdrasil.links import routes as relationships_routes
from tablewright.systems.yggdrasil.options import FOLDER, YggdrasilOptions
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people import kin, photos
from tablewright.systems.yggdrasil.people import routes as persons_routes
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.people.photos import PhotosLeaving
from tablewright.systems.yggdrasil.trees import graph, public, shares, trees, undoing
from tablewright.systems.yggdrasil.trees.cascades import Cascades
from tablewright.systems.yggdrasil.trees.families import Families


def assemble(
    given: Runtime,
    options: YggdrasilOptions,
    *,
    identity: Identity | None = None,
    passwords: Passwords | None = None,
) -> Assembly[Parts]:
    """Puts the system together; tests pass their own identity and passwords."""
    jobs = JobQueue(NAME, given.clock, given.ids, given.wakes)
    entrance = entrance_of(given, passwords)
    folder = _folder(given, options)
    files = given.files or _files(given, options, folder)
    photo_files = PhotoFiles(files)
    outbox = given.outbox or _outbox(given, options)
    page = options.page(f"{given.url}/{NAME}")
    parts = Parts(
        options=options,
        everybody=given.db,
        jobs=jobs,
        files=files,
        photos=photo_files,
        families=Families(),
        entrance=entrance,
    )
    kinds: list[JobKind] = [
        *Cascades(given.db, files, given.clock).kinds,
        EndingSessions(entrance.sessions).kind,
        ResetMails(given.db, entrance, outbox, page).kind,
        ConfirmationMails(given.db, entrance, outbox, page).kind,
        Leaving(given.db, jobs, entrance.sessions, files, given.clock).kind,
        MergeJobs(given.db, jobs, photo_files, given.clock).kind,
        PhotosLeaving(given.db, photo_files).kind,
        RestoreJobs(given.db, jobs, photo_files, given.clock, given.ids).kind,
        ImportJobs(given.db, photo_files).kind,
    ]
    runner = JobRunner(given.db, jobs, kinds, on_run=given.worked, holder=given.holder)
    return Assembly(
        parts=parts, identity=identity or entrance.identity, work=(runner,), folder=folder
    )


def _folder(given: Runtime, options: YggdrasilOptions) -> Path | None:
    """The folder with the files; None if they are not in one."""
    if given.files is not None or options.files.startswith(S3):
        return None
    return Path(options.files) if options.files else given.folder / "files" / NAME


def _files(given: Runtime, options: YggdrasilOptions, folder: Path | None) -> FileStore:
    return S3Files(*s3_place(options.files)) if folder is None else LocalFiles(folder, given.ids)


def _outbox(given: Runtime, options: YggdrasilOptions) -> Outbox:
    if options.mails == FOLDER:
        return FolderOutbox(
            given.folder / "mails", sender=options.mail_sender, clock=given.clock, ids=given.ids
        )
    server = SmtpServer.parse(options.mails)
    return SmtpOutbox(server, sender=options.mail_sender, clock=given.clock, ids=given.ids)


SYSTEM: Final = System(
    name=NAME,
    title="Yggdrasil",
    description="""\
Family trees: people, their relationships, and who may see them.

Users own trees, share them with others, and may publish them.
""",
    design=DESIGN,
    routes=(
        accounts.ROUTES,
        profile.ROUTES,
        resets.ROUTES,
        confirmations.ROUTES,
        leaving.ROUTES,
        trees.ROUTES,
        shares.ROUTES,
        graph.ROUTES,
        public.ROUTES,
        persons_routes.ROUTES,
        undoing.ROUTES,
        photos.ROUTES,
        kin.ROUTES,
        relationships_routes.ROUTES,
        charts_routes.ROUTES,
        insight_routes.ROUTES,
        merging_routes.ROUTES,
        importing.ROUTES,
        exporting.ROUTES,
        backups.ROUTES,
    ),
    assemble=assemble,
    options=YggdrasilOptions,
    schemes=SCHEMES,
    pages=resources("tablewright.systems.yggdrasil") / "pages",
    seed=seed,
    demo=demo,
    commands="tablewright.systems.yggdrasil.commands:yggdrasil",
    errors=ERRORS,
)
