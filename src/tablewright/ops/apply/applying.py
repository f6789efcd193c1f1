"""Applying: executes the steps of a plan, and waits until the table is ready after each.

Everything is checked first: a plan with an impossible step, or with a loss that is not allowed,
changes nothing. An interrupted run is followed by a new plan with the remaining steps. After the
last step the target is compared again.
Not here: single requests (`apply.asking`), rewriting one page of items
(`model.operations.rewrite`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from tablewright.errors import (
    DestructivePlanError,
    ImpossiblePlanError,
    PlanRejectedError,
    ValidationException,
)
from tablewright.model.calls import Operation, Session, Steps
from tablewright.model.design import Design
from tablewright.model.entity import Entity
from tablewright.model.operations.rewrite import RewritePage
from tablewright.model.stored.unreadable import Unreadable
from tablewright.ops.apply.asking import asked
from tablewright.ops.apply.bookmarks import Bookmarks, NoBookmarks
from tablewright.ops.entities import Entities
from tablewright.ops.plan.planning import ChangePlan, planned
from tablewright.ops.plan.steps import Step

Progress = Callable[[int, int], None]

_TOO_SOON = "within a fixed interval"  # DynamoDB changes a time to live once an hour
_PARTS_OF_A_STEP = 1_000


@dataclass(frozen=True, slots=True)
class Postponed:
    """A step that the target rejected for now."""

    step: Step
    reason: str


@dataclass(frozen=True, slots=True)
class Applied:
    """The result of a plan."""

    done: tuple[Step, ...]
    postponed: tuple[Postponed, ...]
    items_read: int
    items_rewritten: int
    unreadable: tuple[Unreadable, ...]  # items that were left as they are
    left: ChangePlan  # remaining changes of a new plan; empty if the target matches


@dataclass(slots=True)
class _Run:
    """A run of a plan: its inputs and its progress."""

    plan: ChangePlan
    entities: Entities
    session: Session
    bookmarks: Bookmarks
    progress: Progress | None
    page_size: int | None
    done: list[Step] = field(default_factory=list[Step])
    postponed: list[Postponed] = field(default_factory=list[Postponed])
    items_read: int = 0
    items_rewritten: int = 0
    unreadable: list[Unreadable] = field(default_factory=list[Unreadable])

    def told(self, share: float = 0.0) -> None:
        """Reports the progress; `share` is that of the current step."""
        if self.progress is not None:
            parts = len(self.done) + len(self.postponed) + min(share, 1.0)
            total = len(self.plan.steps) * _PARTS_OF_A_STEP
            self.progress(int(parts * _PARTS_OF_A_STEP), total)


def applied(
    plan: ChangePlan,
    design: Design,
    entities: Entities,
    session: Session,
    *,
    allow_destructive: bool = False,
    bookmarks: Bookmarks | None = None,
    progress: Progress | None = None,
    page_size: int | None = None,
) -> Steps[Applied]:
    """Executes the steps of a plan, in order.

    `entities` are the classes whose items are rewritten; with `bookmarks`, a rewrite continues
    after a kill. Raises `ImpossiblePlanError` or `DestructivePlanError` before any change.
    """
    check(plan, entities, allow_destructive=allow_destructive)
    run = _Run(plan, entities, session, bookmarks or NoBookmarks(), progress, page_size)
    for step in plan.steps:
        run.told()
        yield from _done(run, step)
    run.told()
    left = yield from planned(design, entities=entities, session=session)
    return Applied(
        tuple(run.done),
        tuple(run.postponed),
        run.items_read,
        run.items_rewritten,
        tuple(run.unreadable),
        left,
    )


def check(plan: ChangePlan, entities: Entities, *, allow_destructive: bool) -> None:
    """Rejects a plan that is impossible or not allowed."""
    if plan.impossible:
        raise ImpossiblePlanError(_first(plan.impossible, "obstacle"))
    if plan.destructive and not allow_destructive:
        raise DestructivePlanError(_first(plan.destructive, "loss"))
    for step in plan.steps:
        if step.part == "items" and (step.table, step.name) not in entities:
            raise PlanRejectedError(f"The class of {step.name} is needed to rewrite its items.")


def _first(steps: Sequence[Step], why: str) -> str:
    step = steps[0]
    more = f" (and {len(steps) - 1} more)" if len(steps) > 1 else ""
    return f"{step.table}: {step.verb} {step.subject}{more}. {getattr(step, why)}"


def _done(run: _Run, step: Step) -> Steps[None]:
    for before in run.postponed:
        if (before.step.table, before.step.part) == (step.table, step.part):
            run.postponed.append(Postponed(step, before.reason))  # it depends on that one
            return
    try:
        if step.part == "items":
            yield from _rewritten(run, step)
        for request in step.requests:
            yield from asked(request, step)
    except ValidationException as refusal:
        if _TOO_SOON not in refusal.message:
            raise
        run.postponed.append(Postponed(step, refusal.message))
    else:
        run.done.append(step)


def _rewritten(run: _Run, step: Step) -> Steps[None]:
    """Rewrites the items of an entity, page by page."""
    entity = run.entities[step.table, step.name]
    what = _shape(entity)
    cursor = run.bookmarks.get(what)
    read_count = 0
    while True:
        page = RewritePage(entity, cursor, run.page_size)
        progress = yield from page.steps(run.session)
        read_count += progress.scanned_count
        run.items_read += progress.scanned_count
        run.items_rewritten += progress.rewritten_count
        run.unreadable += progress.unreadable
        cursor = progress.cursor
        run.bookmarks.keep(what, cursor)
        run.told(read_count / max(step.items_count, 1))
        if cursor is None:
            return


def _shape(entity: type[Entity]) -> str:
    """Identifies a bookmark: the entity in its current form."""
    plan = entity.__plan__
    declared = repr(
        [
            sorted(plan.written_kinds.items()),
            [
                (entry.index.name, [one.template.text for one in entry.attributes], _when(entry))
                for entry in plan.entries.values()
            ],
            [one.template.text for one in plan.computed],
            None if plan.upgrades is None else plan.upgrades.version,
        ]
    )
    digest = blake2b(declared.encode(), digest_size=8).hexdigest()
    return f"{plan.table_name} {plan.name} {digest}"


def _when(entry: Any) -> list[tuple[str, list[str]]]:
    return sorted((name, sorted(map(repr, allowed))) for name, allowed in entry.when.items())


class _Applying(Operation[Applied]):
    def __init__(
        self, plan: ChangePlan, design: Design, entities: Entities, **options: Any
    ) -> None:
        self._plan = plan
        self._design = design
        self._entities = entities
        self._options = options

    def steps(self, session: Session) -> Steps[Applied]:
        return applied(self._plan, self._design, self._entities, session, **self._options)


def applying(
    plan: ChangePlan,
    design: Design,
    entities: Entities,
    *,
    allow_destructive: bool = False,
    bookmarks: Bookmarks | None = None,
    progress: Progress | None = None,
    page_size: int | None = None,
) -> Operation[Applied]:
    """The same for a database to run: `db.run(applying(plan, design, entities))`."""
    return _Applying(
        plan,
        design,
        entities,
        allow_destructive=allow_destructive,
        bookmarks=bookmarks,
        progress=progress,
        page_size=page_size,
    )
