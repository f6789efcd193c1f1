"""Joining and leaving: the account of a new person, and the memberships of a leaving one.

Not here: signing up and leaving (`kits.people`), invitations (`kits.accounts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.api.context import Context
from tablewright.errors import NotFoundError
from tablewright.kits.accounts.invitations import found
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.members import leaving_all
from tablewright.kits.accounts.tree import founding
from tablewright.kits.audit import Happening
from tablewright.kits.metering import MeteringKit, SettingsPlans
from tablewright.kits.notify import NotifyKit
from tablewright.kits.people.people import SignUp
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import limits, shapes
from tablewright.systems.core.plans import TRIAL_PLAN


@dataclass(frozen=True, slots=True)
class Joining:
    """Adds account writes to the transactions of signing up and leaving."""

    kit: Callable[[], AccountKit]  # which is assembled after the people it asks for names
    metering: MeteringKit
    notify: NotifyKit

    async def joins(
        self, context: Context[Any], person: str, entered: SignUp
    ) -> Sequence[WriteOperation[Any]]:
        """Returns the root account of a new person, with a trial; invited people need none."""
        parts = self.kit().parts
        if entered.invitation and "organisation" not in entered.more:
            return ()
        name = entered.more.get("organisation") or f"{entered.name}'s organisation"
        trials = self.metering.trials
        begun = await trials.beginning(plan_id=TRIAL_PLAN, trial_days=limits.TRIAL_DAYS)
        settings = SettingsPlans(shapes.ACCOUNTS).stored(begun.subscription)
        account, writes = founding(parts, context.ids, person, name, settings=settings)
        account_id = parts.accounts.accounts.value(account, "id")
        writes += begun.writes(account_id)
        what = Happening("account_created", "account", "created", account_id, after={"name": name})
        entry, more = parts.audit.writes(context, what, tenant=account_id, by=person)
        return [*writes, entry, *more]

    async def vouches(self, email: str, token: str) -> bool:
        """Whether an invitation was mailed to an address."""
        parts = self.kit().parts
        try:
            invitation = await found(parts, token)
        except NotFoundError:
            return False
        return parts.accounts.members.value(invitation, "email") == email

    async def leaves(self, context: Context[Any], person: str) -> Sequence[WriteOperation[Any]]:
        """Returns the writes that end all memberships; raises `ConflictingError` for the last admin
        of a root.
        """
        writes = await leaving_all(self.kit().parts, context, person)
        return [*writes, *self.notify.forgetting(person)]
