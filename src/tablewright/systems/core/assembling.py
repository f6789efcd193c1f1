"""Assembling: combines the kits of core for one process.

Some kits need others that are assembled later, and get functions that return them.
Not here: the system and its routes (`core.system`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from ipaddress import ip_network
from typing import Any, Final

from tablewright.api.identity import Identities
from tablewright.api.operator import OperatorIdentity
from tablewright.api.ports import FileStore, Outbox
from tablewright.api.rights import Gate
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly
from tablewright.kits.accounts.accounts import ACCOUNT, Accounts
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.admin import Admin, Heartbeat
from tablewright.kits.audit import Audit
from tablewright.kits.audit.audit import Consequences
from tablewright.kits.calendar import Calendar, FiringRecurring, Tickets
from tablewright.kits.files.settings import file_store
from tablewright.kits.jobs import AddJob, JobQueue, JobRunner
from tablewright.kits.keys import ApiKeys, KeyIdentity
from tablewright.kits.live import Hub
from tablewright.kits.mail.settings import outbox_of
from tablewright.kits.metering import AccountTrees, LimitReached, MeteringKit
from tablewright.kits.metering.counts import Drift, scanned_roots
from tablewright.kits.notify import Audience, MapPreferences, NotifyKit
from tablewright.kits.people.people import People
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.sources.connecting.authorising import Granting
from tablewright.kits.sources.data.keeping import purged_sources
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.plans import Metered, PausesSources
from tablewright.kits.sources.platforms import Platforms
from tablewright.kits.sources.rows import Sources
from tablewright.kits.sources.work import SourceWork
from tablewright.kits.webhooks import (
    Delivery,
    Endpoint,
    Sender,
    TargetRules,
    Webhooks,
    account_body,
)
from tablewright.kits.webhooks.kit import HookKit, audited
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import shapes
from tablewright.systems.core.changes import changes_of
from tablewright.systems.core.design import DESIGN, Account, Activity, User
from tablewright.systems.core.ending import Endings
from tablewright.systems.core.figures import figures
from tablewright.systems.core.forms import FORMS
from tablewright.systems.core.happenings import (
    FOLLOWS,
    Happenings,
    counts_differ,
    find_people,
    limit_reached,
    recipients,
    trial_ending,
)
from tablewright.systems.core.joining import Joining
from tablewright.systems.core.notices import NOTICES, NOTIFICATIONS
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import (
    LIMITS,
    PLANS,
    WEBHOOKS,
    OpeningPrices,
    Recounting,
)
from tablewright.systems.core.platforms import platforms_of
from tablewright.systems.core.retention import Retention
from tablewright.systems.core.roles import ROLES
from tablewright.systems.core.settings import SETTINGS, requires_second_factor
from tablewright.systems.core.usage import DAILY_USAGE, METERS
from tablewright.systems.core.webhook_store import WebhookRows

NAME: Final = "core"
TITLE: Final = "Core"

# Everything that a webhook can subscribe to.
EVENTS: Final = (*sorted({one.webhook for one in FOLLOWS.values() if one.webhook}), "ping")


@dataclass(frozen=True, slots=True)
class Ground:
    """The common base of core's kits."""

    given: Runtime
    options: CoreOptions
    jobs: JobQueue
    tickets: Tickets
    audit: Audit
    outbox: Outbox
    page: str
    accounts: Accounts  # only reads them


def assemble(
    given: Runtime,
    options: CoreOptions,
    *,
    passwords: Passwords | None = None,
    platforms: Platforms | None = None,
) -> Assembly[Parts]:
    """Assembles the system; tests pass cheaper passwords and their own platforms."""
    jobs = JobQueue(NAME, given.clock, given.ids, given.wakes)
    endings = Endings(
        given.db,
        jobs,
        lambda: ground.accounts,
        lambda: ground.audit,
        lambda: hooks,
        lambda account_id: purged_sources(syncing, account_id),
    )
    happenings = Happenings(given.db, jobs, lambda: hooks.hooks, lambda: notify, lambda: people)

    def consequences(activity: Activity) -> list[AddJob]:
        return [*endings.consequences(activity), *happenings.consequences(activity)]

    ground = _ground(given, options, jobs, consequences)
    metering = _metering(ground, lambda: accounts)
    endpoints = WebhookRows(given.db, NAME, given.ids)
    changes = changes_of(given, NAME, ground.audit, metering.days, endpoints)
    notify, hooks = _notify(ground), _hooks(ground, metering, endpoints, changes)
    people = _people(ground, Joining(lambda: accounts, metering, notify), passwords)
    accounts = _accounts(ground, people, metering, endings)
    keys = ApiKeys(NAME, given.db, given.clock, given.ids, shapes.KEYS, ground.audit)
    files, folder = file_store(given, NAME, options.files)
    connected = platforms or platforms_of(given, NAME, options, Granting(lambda: syncing).hooks)
    syncing = _syncing(ground, metering, accounts, connected, files)
    work = SourceWork.of(syncing)
    retention = Retention(
        given.db, jobs, metering.limits, scanned_roots(metering.limits), work.keeping.account
    )
    kits = (people, accounts, metering, notify, hooks.hooks, endings, retention, work)
    kinds = [*(kind for one in kits for kind in one.kinds), happenings.kind]
    runner = JobRunner(given.db, jobs, kinds, on_run=given.worked, holder=given.holder)
    regular = (metering, endings, retention, work)
    again = [one for kit in regular for one in kit.recurring]
    recurring = FiringRecurring(ground.tickets, jobs, again)
    calendar = Calendar(given.db, given.clock, [recurring, metering.firing, work.firing])
    parts = Parts(
        options=options,
        everybody=given.db,
        jobs=jobs,
        audit=ground.audit,
        people=people,
        accounts=accounts,
        keys=keys,
        metering=metering,
        notify=notify,
        hooks=hooks,
        admin=_admin(ground, hooks, people, accounts),
        changes=changes,
        syncing=syncing,
    )
    return Assembly(
        parts=parts,
        identity=_identities(given, keys, people),
        work=(runner, calendar, _opening(metering), Heartbeat.of(given, NAME)),
        gate=Gate({ACCOUNT: accounts.accounts}, people),
        calls=metering.calls,
        beside=(metering.meters, syncing.oauth),
        written=changes.happened,
        folder=folder,
    )


def _identities(given: Runtime, keys: ApiKeys, people: People) -> Identities:
    own, operator = KeyIdentity(keys, people.may_act), OperatorIdentity(given.operator_hash)
    others = KeyIdentity(keys, people.may_act, of_other_formats=True)
    return Identities((own, operator, people.identity, others))


def _opening(metering: MeteringKit) -> OpeningPrices:
    return OpeningPrices(metering.limits.price_list)


def _ground(
    given: Runtime, options: CoreOptions, jobs: JobQueue, consequences: Consequences
) -> Ground:
    return Ground(
        given,
        options,
        jobs,
        Tickets(NAME, given.clock),
        Audit(given.db, given.clock, given.ids, shapes.ACTIVITIES, consequences=consequences),
        outbox_of(given, options.mails, sender=options.mail_sender),
        options.page(f"{given.url}/{NAME}"),
        Accounts(given.db, ROLES, shapes.ACCOUNTS, shapes.MEMBERS),
    )


def _syncing(
    ground: Ground,
    metering: MeteringKit,
    accounts: AccountKit,
    connected: Platforms,
    files: FileStore,
) -> SourceParts:
    return SourceParts.of(
        ground.given,
        NAME,
        jobs=ground.jobs,
        tickets=ground.tickets,
        audit=ground.audit,
        accounts=accounts,
        connected=connected,
        files=files,
        plans=Metered.of(metering),
        sources=shapes.SOURCES,
        schedules=shapes.SCHEDULES,
        runs=shapes.RUNS,
    )


def _people(ground: Ground, joining: Joining, passwords: Passwords | None) -> People:
    return People.of(
        ground.given,
        NAME,
        title=TITLE,
        jobs=ground.jobs,
        outbox=ground.outbox,
        page=ground.page,
        shape=shapes.PEOPLE,
        audit=ground.audit,
        confirms=ground.options.confirms_addresses,
        joining=joining.joins,
        leaving=joining.leaves,
        passwords=passwords,
        forms=FORMS,
        vouches=joining.vouches,
    )


def _accounts(
    ground: Ground, people: People, metering: MeteringKit, endings: Endings
) -> AccountKit:
    return AccountKit.of(
        ground.given,
        NAME,
        ROLES,
        jobs=ground.jobs,
        people=people,
        audit=ground.audit,
        outbox=ground.outbox,
        page=ground.page,
        accounts=shapes.ACCOUNTS,
        members=shapes.MEMBERS,
        limits=metering.limits,
        kept=metering.kept,
        settings=SETTINGS,
        purges=endings.purge,
        figures=figures(ground.given.db, metering),
        requires_second_factor=requires_second_factor,
    )


def _metering(ground: Ground, accounts: Callable[[], AccountKit]) -> MeteringKit:
    given, tree = ground.given, AccountTrees(ground.accounts)

    async def warn(reached: LimitReached) -> Sequence[WriteOperation[Any]]:
        return limit_reached(ground.audit, reached)

    async def trial_notice(root_id: str, ends_at: datetime) -> Sequence[WriteOperation[Any]]:
        return trial_ending(ground.audit, root_id, ends_at)

    async def report(drift: Drift) -> None:
        await given.db.run(transaction(*counts_differ(ground.audit, drift)))

    return MeteringKit.of(
        given,
        NAME,
        METERS,
        LIMITS,
        jobs=ground.jobs,
        tickets=ground.tickets,
        audit=ground.audit,
        title=TITLE,
        tree=tree,
        usage=DAILY_USAGE,
        plans=PLANS,
        warn=warn,
        trial_notice=trial_notice,
        pauses=PausesSources(Sources(given.db, shapes.SOURCES), tree),
        recounted=Recounting(given.db, lambda: accounts().parts, tree),
        on_drift=report,
    )


def _notify(ground: Ground) -> NotifyKit:
    given = ground.given

    async def find(audience: Audience) -> Collection[str]:
        return await find_people(ground.accounts, audience)

    return NotifyKit.of(
        given,
        NAME,
        NOTICES,
        title=TITLE,
        jobs=ground.jobs,
        outbox=ground.outbox,
        page=ground.page,
        recipients=partial(recipients, given.db),
        find_people=find,
        shape=NOTIFICATIONS,
        preferences=MapPreferences(given.db, User.get, User.preferences),
    )


def _admin(ground: Ground, hooks: HookKit, people: People, accounts: AccountKit) -> Admin:
    return Admin.of(
        ground.given,
        NAME,
        title=TITLE,
        design=DESIGN,
        audit=ground.audit,
        jobs=ground.jobs,
        hooks=hooks.hooks,
        people=people,
        accounts=accounts,
        all_people=User.scan(),
        all_accounts=Account.scan(),
    )


def _hooks(ground: Ground, metering: MeteringKit, endpoints: WebhookRows, changes: Hub) -> HookKit:
    given, options = ground.given, ground.options
    rules = TargetRules(
        allow_http=options.allows_http_hooks,
        allowed_networks=tuple(map(ip_network, options.hook_networks)),
    )

    async def counting(account_id: str, delta: int) -> Sequence[WriteOperation[Any]]:
        if delta > 0:
            return await metering.counts.take(WEBHOOKS, account_id, delta)
        return await metering.counts.add(WEBHOOKS, account_id, delta)

    async def delivered(endpoint: Endpoint, delivery: Delivery) -> None:
        changes.happened(endpoint.tenant)

    hooks = Webhooks(
        given.db,
        ground.jobs,
        sender=given.sender or Sender(rules),
        store=endpoints,
        on_attempt=delivered,
        event_types=EVENTS,
        disabling=audited(ground.audit),
        body_of=account_body,
        ping_type="ping",
    )
    return HookKit(hooks, ground.audit, counting)
