"""Operating: the operator's actions on a person.

Suspends and reactivates people, ends their sessions, removes a lost second factor, and views the
product as a person. Each change has an entry in the log of the person.
Not here: the routes (`kits.admin`), the limits of an operator's session (`api.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.operator import OPERATOR_NAME
from tablewright.errors import ConflictingError, NotFoundError, TransactionFailedError
from tablewright.kits.audit import Happening
from tablewright.kits.people import limits
from tablewright.kits.people.mails import END_SESSIONS
from tablewright.kits.people.people import People
from tablewright.kits.sessions.sessions import Sign, StartedSession
from tablewright.model import check, transaction
from tablewright.model.operations.writing import WriteOperation

_STARTED: Final = "impersonation_started"

Writes = list[WriteOperation[Any]]


async def known(people: People, person_id: str) -> Any:
    """Returns a person who has not left, suspended or not; raises `NotFoundError`."""
    found = await people.db.run(people.shape.get(person_id).consistently())
    if found is None or not people.shape.is_known(found):
        raise NotFoundError("User not found.")
    return found


async def suspend(people: People, context: Context[Any], person_id: str, reason: str) -> Any:
    """Suspends a person: all sessions end, and sign-ins and keys are rejected."""
    await known(people, person_id)
    changes, conditions = people.shape.suspending(people.now())
    update = people.shape.at(id=person_id).update(*changes).when(*conditions)
    ending = people.jobs.add(END_SESSIONS, tenant=person_id)
    noted = people.noted(context, person_id, "user_suspended", "suspended", reason=reason)
    await _run(people, update, ending, *noted, otherwise="The user is not active.")
    await people.entrance.sessions.end_all(person_id)
    return await known(people, person_id)


async def reactivate(people: People, context: Context[Any], person_id: str) -> Any:
    """Ends the suspension of a person."""
    await known(people, person_id)
    changes, conditions = people.shape.reactivating()
    update = people.shape.at(id=person_id).update(*changes).when(*conditions)
    noted = people.noted(context, person_id, "user_reactivated", "reactivated")
    await _run(people, update, *noted, otherwise="The user is not suspended.")
    return await known(people, person_id)


async def reset_second_factor(people: People, context: Context[Any], person_id: str) -> Any:
    """Removes the second factor of a person who has lost it, and notifies them by mail."""
    person = await known(people, person_id)
    if not people.shape.value(person, "totp_enabled"):
        raise _conflict("The user has no second factor.")
    factors = people.factors
    off = factors.switching_off(person, await factors.find(person))
    told = people.mails.noticing(
        people.jobs, person_id, "The operator of the service removed your second factor."
    )
    noted = people.noted(context, person_id, "second_factor_reset", "deleted")
    await _run(people, *off, told, *noted, otherwise="The user is not active.")
    return await known(people, person_id)


async def end_sessions(people: People, context: Context[Any], person_id: str) -> None:
    """Ends all sessions of a person."""
    await known(people, person_id)
    ending = people.jobs.add(END_SESSIONS, tenant=person_id)
    noted = people.noted(context, person_id, "sessions_ended", "deleted")
    await people.db.run(transaction(ending, *noted))
    await people.entrance.sessions.end_all(person_id)


async def impersonate(
    people: People, context: Context[Any], person_id: str, reason: str, accounts: Sequence[str]
) -> StartedSession:
    """Starts a session in which the operator views the product as a person, for 30 minutes.

    The person and the accounts get an entry in their logs. An earlier session of this kind ends.
    """
    if await people.find(person_id) is None:
        raise NotFoundError("User not found.")
    ends_at = people.now() + timedelta(seconds=limits.IMPERSONATION_SECONDS)
    more = {"reason": reason, "endsAt": ends_at}
    noted = people.noted(context, person_id, _STARTED, "started", **more)
    *first, last = _batches([_entry(people, context, person_id, one, more) for one in accounts])
    await _end_impersonations(people, person_id)
    for batch in first:  # before the session: no account is viewed without an entry
        await people.db.run(transaction(*batch))
    here = check(people.shape.get(person_id), *people.shape.still_here())
    sign = Sign(
        device=context.headers.get("user-agent", ""),
        factors=frozenset(),
        impersonator=OPERATOR_NAME,
        seconds=limits.IMPERSONATION_SECONDS,
    )
    try:
        return await people.entrance.sessions.start(person_id, here, *noted, *last, sign=sign)
    except TransactionFailedError:
        raise _conflict("The user is not active.") from None


async def end_impersonation(people: People, context: Context[Any], person_id: str) -> None:
    """Ends the session in which the operator views the product as a person."""
    noted = people.noted(context, person_id, "impersonation_ended", "ended")
    if not await _end_impersonations(people, person_id, *noted):
        raise NotFoundError("The operator is not impersonating this user.")


async def _end_impersonations(people: People, person_id: str, *also: WriteOperation[Any]) -> bool:
    sessions = people.entrance.sessions
    found = [one.id for one in await sessions.of_subject(person_id) if one.impersonator]
    for session_id in found[1:]:
        await sessions.end_one(person_id, session_id)
    return bool(found) and await sessions.end_one(person_id, found[0], *also)


def _entry(
    people: People, context: Context[Any], person_id: str, account_id: str, more: dict[str, Any]
) -> Writes:
    if people.audit is None:
        return []
    what = Happening(_STARTED, "user", "started", person_id, more=more)
    entry, follows = people.audit.writes(context, what, tenant=account_id)
    return [entry, *follows]


def _batches(groups: Sequence[Writes]) -> list[Writes]:
    """Splits the writes of all groups into batches, at least one, that fit into transactions.

    A group is not divided.
    """
    batches: list[Writes] = [[]]
    for group in groups:
        if batches[-1] and len(batches[-1]) + len(group) > limits.IMPERSONATION_WRITES_MAX:
            batches.append([])
        batches[-1] += group
    return batches


async def _run(people: People, *writes: WriteOperation[Any], otherwise: str) -> None:
    try:
        await people.db.run(transaction(*writes))
    except TransactionFailedError:
        raise _conflict(otherwise) from None


def _conflict(message: str) -> ConflictingError:
    return ConflictingError(message, details={"reason": "wrong_state"})
