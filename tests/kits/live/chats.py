"""A toy system: messages of accounts, and counters of each day in the same table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.kits.live import Folded, Recount, tally
from tablewright.model import (
    ChangeRecord,
    Entity,
    EpochMillis,
    Gsi,
    Index,
    Range,
    Table,
    add,
    attr,
    design_of,
)
from tablewright.model.operations.writing import WriteOperation

Counts = dict[tuple[str, str], tuple[int, int]]  # account and day -> messages, and those read


class Chats(Table, name="chats", tag="kind", stream="NEW_AND_OLD_IMAGES"):
    """Everything that the toy stores."""

    primary = Index("pk", "sk")
    by_time = Gsi("gsi1pk", "gsi1sk", name="time-index")


class Message(Entity, table=Chats, tenant="account"):
    """A message; reading it changes it."""

    account: str
    message_id: str
    day: str
    sent_at: EpochMillis
    is_read: bool = attr(default=False)
    text: str = attr(default="")

    primary = Chats.primary("ACCOUNT#{account}", "MESSAGE#{message_id}")
    by_time = Chats.by_time("ACCOUNT#{account}", "{sent_at}#{message_id}")

    @by_time.query
    def since(cls, account: str, sent_at: Range[datetime] | None = None) -> None:
        """The messages of an account by time."""


class Daily(Entity, table=Chats):
    """How many messages an account has had in a day."""

    account: str
    day: str
    messages: int = attr(default=0)
    read: int = attr(default=0)

    primary = Chats.primary("ACCOUNT#{account}", "DAY#{day}")


class Account(Entity, table=Chats, tenant="account"):
    """An account with the number of its messages; the test creates it."""

    account: str
    messages: int = attr(default=0)

    primary = Chats.primary("ACCOUNT#{account}", "ACCOUNT")

    @primary.get
    def get(cls, account: str) -> None:
        """An account."""


CHATS = design_of("chats", Chats)


def weight(message: Message | None) -> tuple[int, int]:
    return (0, 0) if message is None else (1, int(message.is_read))


async def fold(change: ChangeRecord) -> Sequence[Folded]:
    if change.entity is not Message:
        return []
    folded: list[Folded] = []
    for sign, one in ((-1, change.old), (1, change.new)):
        if one is not None:
            messages, read = weight(one)
            day = Daily(account=one.account, day=one.day)
            counted = (add(Daily.messages, sign * messages), add(Daily.read, sign * read))
            folded += [
                tally(day, *counted),
                tally(Account.at(account=one.account), add(Account.messages, sign)),
            ]
    return folded


def part(message: Message) -> Any:
    return [message.account, message.day, *weight(message)]


def recount(db: AsyncDatabase) -> Recount:
    """Counts every day again; days without messages become zero."""

    async def rebuild(parts: Iterator[Any]) -> Sequence[WriteOperation[Any]]:
        counted, days = Counter[str](), dict[tuple[str, str], Daily]()
        for one in await db.all(Daily.scan()):
            days[one.account, one.day] = Daily(account=one.account, day=one.day)
        for account, day, messages, read in parts:
            row = days.setdefault((account, day), Daily(account=account, day=day))
            row.messages, row.read = row.messages + messages, row.read + read
            counted[account] += messages
        accounts = await db.all(Account.scan())
        for one in accounts:
            one.messages = counted[one.account]
        return [*(one.put() for one in days.values()), *(one.put() for one in accounts)]

    return Recount((Message,), part, rebuild)


async def counters(db: AsyncDatabase) -> Counts:
    """The counters that are not zero."""
    found = await db.all(Daily.scan().consistently())
    return {(one.account, one.day): (one.messages, one.read) for one in found if one.messages}


async def counted(db: AsyncDatabase) -> Counts:
    """What the counters must be."""
    counts: Counts = {}
    for one in await db.all(Message.scan().consistently()):
        messages, read = counts.get((one.account, one.day), (0, 0))
        counts[one.account, one.day] = messages + 1, read + int(one.is_read)
    return counts
