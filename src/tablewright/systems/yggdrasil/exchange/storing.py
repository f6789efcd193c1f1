"""Storing: imports a file into a tree, in batches.

    plan against the current tree -> write differences -> set the tree's count and version

The last write is conditional on an unchanged tree; otherwise the import is planned again, and finds
what was written. It can therefore be interrupted and repeated at any point. Others may edit during
an import: the next plan includes their changes.
Not here: plans (`yggdrasil.gedcom.planning.plan`), the job and the routes
(`yggdrasil.exchange.importing`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from typing import Any, Final

import msgspec

from tablewright import limits
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    TransactionCanceledException,
    TransactionConflictException,
    TransactionFailedError,
)
from tablewright.model import assign, put_all, transaction, write_all
from tablewright.model.operations.put import Put
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design import WholeTree
from tablewright.systems.yggdrasil.design.imports import GedcomPart, Import
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import by_file, parts_of
from tablewright.systems.yggdrasil.gedcom.planning.plan import Plan, Write
from tablewright.systems.yggdrasil.gedcom.planning.present import Present, present_of
from tablewright.systems.yggdrasil.gedcom.planning.report import Report
from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey
from tablewright.systems.yggdrasil.trees.changing import raised
from tablewright.systems.yggdrasil.trees.rights import no_tree

Progress = Callable[[int, int], Awaitable[None]]  # gets the number of items done, and of all
_LOST: Final = (ConflictError, TransactionCanceledException, TransactionConflictException)


@dataclass(frozen=True, slots=True)
class Storing:
    """A running import; `db` is bound to the owner of the tree, or not bound."""

    db: AsyncDatabase
    tree_id: str
    owner_id: str
    import_id: str
    survey: Callable[[], Survey]  # reads the file
    at: datetime  # the time of the request
    deletes_missing: bool = False
    photograph: Callable[[Plan], Awaitable[None]] | None = None  # keeps pictures of the file

    async def planned(self, tree: Tree | None = None) -> tuple[Tree, Plan]:
        """Returns a plan for the current tree, or for one that does not exist yet."""
        tree = tree or await self._tree()
        present = await present_in(self.db, tree)
        survey = await asyncio.to_thread(self.survey)
        plan = await asyncio.to_thread(Plan, survey, present, self.at, self.deletes_missing)
        return tree, plan

    async def reported(self, tree: Tree | None = None) -> Report:
        """Returns what the import would do, even to a tree still to be created; writes nothing."""
        _, plan = await self.planned(tree)
        await asyncio.to_thread(_exhaust, plan.steps())
        return plan.survey.report

    async def run(self, progress: Progress | None = None) -> Report:
        """Imports the file; raises `ConflictingError` if others keep changing the tree."""
        first: Report | None = None  # the effect of the whole import
        for _ in range(yggdrasil_limits.YGGDRASIL_FINISH_ROUNDS_MAX):
            tree, plan = await self.planned()
            if self.photograph is not None:
                await self.photograph(plan)
            try:
                await self._write(plan, progress)
                first = first or plan.survey.report
                await self._keep(plan)
                await self._finish(tree, plan, first)
            except TransactionFailedError as failed:
                if failed.reasons[0] is None:  # another condition failed
                    raise
            except _LOST:
                pass
            else:
                return first
        raise ConflictingError("Other people are changing this tree right now.")

    async def _tree(self) -> Tree:
        tree = await self.db.run(Tree.get(self.owner_id, self.tree_id).consistently())
        if tree is None:
            raise no_tree()
        return tree

    async def _write(self, plan: Plan, progress: Progress | None) -> None:
        steps, done = plan.steps(), 0
        while True:
            count, writes = await asyncio.to_thread(_taken, steps)
            if not count:
                return
            await self._write_some(writes)
            done += count
            if progress is not None:
                await progress(min(done, plan.total), plan.total)
                await self._tree()  # nothing is written to a tree that is being deleted

    async def _write_some(self, writes: list[Write]) -> None:
        """Writes in parallel batches; items that others may have changed, one by one."""
        plain: list[Write] = []
        guarded: list[Put[Any]] = []
        for one in writes:
            if isinstance(one, Put) and one.conditions:
                guarded.append(one)
            else:
                plain.append(one)
        size = limits.BATCH_WRITE_REQUESTS_MAX
        batches = [plain[at : at + size] for at in range(0, len(plain), size)]
        await asyncio.gather(*(self.db.run(write_all(batch)) for batch in batches))
        size = yggdrasil_limits.GEDCOM_GUARDED_AT_ONCE
        for at in range(0, len(guarded), size):
            side_by_side = (self.db.run(one) for one in guarded[at : at + size])
            # A new plan must find every write, so all of them end before an error is raised.
            for outcome in await asyncio.gather(*side_by_side, return_exceptions=True):
                if isinstance(outcome, BaseException):
                    raise outcome

    async def _keep(self, plan: Plan) -> None:
        """Writes the records that belong to no item."""
        parts = [
            GedcomPart(
                user_id=self.owner_id,
                tree_id=self.tree_id,
                import_id=self.import_id,
                part=number,
                text=text,
            )
            for number, text in enumerate(parts_of(plan.kept), 1)
        ]
        size = limits.BATCH_WRITE_REQUESTS_MAX
        for at in range(0, len(parts), size):
            await self.db.run(put_all(parts[at : at + size]))

    async def _finish(self, tree: Tree, plan: Plan, report: Report) -> None:
        """Completes the import, if the tree is unchanged since the plan."""
        count = await self._count(tree, plan)
        files = (tree.gedcom_extra or "").split()
        number = plan.matching.file
        files += ["-"] * (number - len(files))
        for other in plan.matching.taken_over:
            files[other - 1] = "-"
        files[number - 1] = self.import_id
        changes = [
            assign(Tree.person_count, count),
            assign(Tree.gedcom_extra, " ".join(files)),
            assign(Tree.root_person_id, self._root(tree, plan)),
        ]
        place = Import.at(user_id=self.owner_id, tree_id=self.tree_id, import_id=self.import_id)
        noted = place.update(
            assign(Import.state, "done"),
            assign(Import.written, plan.total),
            assign(Import.total, plan.total),
            assign(Import.report, msgspec.json.encode(report).decode()),
        )
        await self.db.run(transaction(raised(tree, *changes), noted))

    def _root(self, tree: Tree, plan: Plan) -> str | None:
        """Returns the root person: unchanged, or the first of the file if the tree was empty."""
        gone = plan.missing_ids if self.deletes_missing else frozenset[str]()
        is_new = not tree.person_count and tree.root_person_id is None
        return plan.first_id if is_new or tree.root_person_id in gone else tree.root_person_id

    async def _count(self, tree: Tree, plan: Plan) -> int:
        """Returns the number of people in the tree, if it is unchanged since the plan."""
        report = plan.survey.report
        if len(plan.present.persons) != tree.person_count:
            # An interrupted import has left some, or the index does not show all of them yet.
            return await people_in(self.db, self.owner_id, self.tree_id)
        return (
            tree.person_count
            + report.added
            - (report.missing_people if self.deletes_missing else 0)
        )


async def present_in(db: AsyncDatabase, tree: Tree) -> Present:
    """Returns the contents of a tree, for a plan."""
    found = await db.run(WholeTree.of(tree_id=tree.tree_id))
    kept: dict[int, str] = {}
    for file, import_id in enumerate((tree.gedcom_extra or "").split(), 1):
        kept[file] = await _text(db, tree, import_id)
    return await asyncio.to_thread(
        present_of,
        tree.tree_id,
        tree.user_id,
        found.persons,
        found.parents,
        found.spouses,
        kept,
    )


async def kept_in(db: AsyncDatabase, tree: Tree) -> list[Structure]:
    """Returns the kept records of a tree's files."""
    places: dict[int, list[Structure]] = {}
    for file, import_id in enumerate((tree.gedcom_extra or "").split(), 1):
        text = await _text(db, tree, import_id)
        places[file] = await asyncio.to_thread(kept_records, text)
    found, _ = by_file(places)
    return [one for file in sorted(found) for one in found[file]]


async def _text(db: AsyncDatabase, tree: Tree, import_id: str) -> str:
    parts = await db.all(GedcomPart.of_import(tree.user_id, tree.tree_id, import_id))
    return "".join(one.text for one in parts)


async def people_in(db: AsyncDatabase, owner_id: str, tree_id: str) -> int:
    """Returns the number of people in a tree, counted in the table."""
    listed = Person.of_user(owner_id).where(Person.tree_id == tree_id).consistently()
    return await db.run(listed.count())


async def recount(db: AsyncDatabase, owner_id: str, tree_id: str) -> None:
    """Corrects the count of a tree's people."""
    for _ in range(yggdrasil_limits.YGGDRASIL_FINISH_ROUNDS_MAX):
        tree = await db.run(Tree.get(owner_id, tree_id).consistently())
        if tree is None:
            return
        count = await people_in(db, owner_id, tree_id)
        try:
            await db.run(transaction(raised(tree, assign(Tree.person_count, count))))
        except _LOST:
            continue
        return


async def forget_replaced(db: AsyncDatabase, owner_id: str, tree_id: str) -> None:
    """Deletes data of imports that are neither in use nor in progress."""
    listed = Import.of_tree(owner_id, tree_id).consistently()
    imports = (await db.all(listed, unreadable="collect")).items
    tree = await db.run(Tree.get(owner_id, tree_id).consistently())
    if tree is None:
        return
    counting = (tree.gedcom_extra or "").split()
    for one in imports:
        if one.state in ("done", "failed") and one.import_id not in counting:
            query = GedcomPart.of_import(owner_id, tree_id, one.import_id).consistently()
            parts = await db.all(query, unreadable="collect")
            places = [part.at() for part in parts.unreadable]
            await db.run(write_all([part.erase() for part in (*parts.items, *places)]))


def _taken(steps: Iterator[Write | None]) -> tuple[int, list[Write]]:
    """Takes the next steps: returns their number, and those that write something."""
    some = list(islice(steps, yggdrasil_limits.GEDCOM_WRITES_AT_ONCE))
    return len(some), [one for one in some if one is not None]


def _exhaust(steps: Iterator[Write | None]) -> None:
    for _ in steps:
        pass
