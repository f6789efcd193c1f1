"""Factors: the stored second factors of people, and the writes that change them.

A person's item records whether signing in requires a code. The secret and the backup codes are
attributes of the person too, or separate records of the kit: reading a person then needs no
decryption.
Not here: the codes (`people.second_factor`), the routes (`people.factor_routes`).
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from functools import partial
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.kits.people.records import FactorRecord
from tablewright.kits.people.second_factor import backup_hash_of, step_of
from tablewright.kits.people.shapes import FactorShape, PersonShape
from tablewright.kits.sessions.passwords import Passwords
from tablewright.model import any_of, check, contains, exclude, lt, missing
from tablewright.model.operations.writing import WriteOperation

Writes = list[WriteOperation[Any]]


def own_factors(system: str) -> FactorShape[FactorRecord]:
    """The kit's own records."""
    return FactorShape(
        FactorRecord,
        id=FactorRecord.person_id,
        totp_secret=FactorRecord.totp_secret,
        totp_last_step=FactorRecord.totp_last_step,
        backup_codes=FactorRecord.backup_codes,
        get=partial(FactorRecord.get, system),
        constants={"system": system},
    )


@dataclass(frozen=True, slots=True)
class Factors:
    """The second factors of one system's people."""

    db: AsyncDatabase
    people: PersonShape[Any]
    shape: FactorShape[Any]

    @classmethod
    def of(cls, db: AsyncDatabase, people: PersonShape[Any], system: str) -> Factors:
        """Returns the factors of a shape, or of the kit's own records if the shape lacks them."""
        return cls(db, people, people.factors or own_factors(system))

    @property
    def is_apart(self) -> bool:
        """Whether they are stored in separate items."""
        return self.shape.entity is not self.people.entity

    async def find(self, person: Any) -> Any | None:
        """Returns the factor of a person, enabled or not; None if it was never set up."""
        if not self.is_apart:
            return person
        return await self.db.run(self.shape.get(self._id(person)).consistently())

    def beginning(self, person: Any, secret: str) -> Writes:
        """Returns the write of a new secret, which takes effect once a code confirms it."""
        begun = {"totp_secret": secret, "totp_last_step": None}
        off = any_of(missing(self.people.totp_enabled), self.people.totp_enabled == False)  # noqa: E712
        if not self.is_apart:
            update = self._place(person).update(*self.shape.set(**begun))
            return [update.when(off, *self.people.still_here())]
        return [self.shape.new(id=self._id(person), **begun).put(), self._here(person, off)]

    def switching_on(self, person: Any, step: int, hashes: Set[str]) -> Writes:
        """Returns the write that completes the set-up: the first code's step, and backup hashes."""
        changes = self.shape.set(totp_last_step=step, backup_codes=set(hashes))
        on, first = self.people.set(totp_enabled=True), missing(self.shape.totp_last_step)
        if not self.is_apart:
            update = self._place(person).update(*changes, *on)
            return [update.when(first, *self.people.still_here())]
        marked = self.people.at(id=self._id(person)).update(*on).when(*self.people.still_here())
        return [self._place(person).update(*changes).when(first), marked]

    def switching_off(self, person: Any, factor: Any | None) -> Writes:
        """Returns the write that removes the factor, with its secret and backup codes."""
        off = self.people.set(totp_enabled=False)
        if not self.is_apart:
            update = self._place(person).update(*off, *self.shape.empty())
            return [update.when(*self.people.still_here())]
        marked = self.people.at(id=self._id(person)).update(*off).when(*self.people.still_here())
        return [marked, *self.erasing(person, factor)]

    def renewing(self, person: Any, hashes: Set[str]) -> Writes:
        """Returns the write that replaces the remaining backup hashes."""
        changes = self.shape.set(backup_codes=set(hashes))
        update = self._place(person).update(*changes)
        if not self.is_apart:
            return [update.when(*self.people.still_here())]
        return [update, self._here(person)]

    def erasing(self, person: Any, factor: Any | None) -> Writes:
        """Returns the deletion of separate items, for a person who leaves."""
        return [self._place(person).erase()] if self.is_apart and factor is not None else []

    async def spending(
        self, person: Any, factor: Any, code: str, now_seconds: float, passwords: Passwords
    ) -> tuple[str, WriteOperation[Any]] | None:
        """Returns the factor of a code, and the write that uses it up; None if it is wrong."""
        shape, place = self.shape, self._place(person)
        secret = shape.value(factor, "totp_secret")
        step = None if secret is None else step_of(secret, code.strip(), now_seconds)
        if step is not None:
            seen, last = shape.value(factor, "totp_last_step"), shape.totp_last_step
            write = place.update(*shape.set(totp_last_step=step))
            unused = any_of(missing(last), lt(last, step))
            return None if seen is not None and step <= seen else ("totp", write.when(unused))
        codes = shape.value(factor, "backup_codes") or set[str]()
        hashed = await backup_hash_of(code, codes, passwords)
        if hashed is None:
            return None
        write = place.update(exclude(shape.backup_codes, {hashed}))
        return "backup_code", write.when(contains(shape.backup_codes, hashed))

    def _id(self, person: Any) -> str:
        return self.people.value(person, "id")

    def _place(self, person: Any) -> Any:
        return self.shape.at(id=self._id(person))

    def _here(self, person: Any, *more: Any) -> WriteOperation[Any]:
        return check(self.people.get(self._id(person)), *self.people.still_here(), *more)
