"""Attribute types whose stored form differs.

Not here: closed lists (`values`), maps with a known shape (`maps`).
"""

from __future__ import annotations

import unicodedata
from datetime import datetime
from typing import Annotated

from msgspec import Meta

from tablewright.model import EpochSeconds, StoredAs


def normal_email(address: str) -> str:
    """Normalises an address: trimmed, and in lower case.

    >>> normal_email(" Ann@Example.COM ")
    'ann@example.com'
    """
    return unicodedata.normalize("NFC", address.strip()).lower()


def whole_minute(moment: datetime) -> datetime:
    """Returns the minute of a moment.

    >>> whole_minute(datetime(2026, 11, 16, 6, 30, 59)).isoformat()
    '2026-11-16T06:30:00'
    """
    return moment.replace(second=0, microsecond=0)


def _as_stored(value: datetime) -> datetime:
    return value


# Two spellings of an address are one address: neither the index nor the guard can miss it.
Email = Annotated[str, StoredAs(str, write=normal_email, read=str)]

# A flag that is the key of an index. DynamoDB has no Boolean keys, so it is stored as 1 or 0.
KeyFlag = Annotated[bool, StoredAs(int, write=int, read=bool)]

# A time that is a partition key, queried by minutes: seconds could not be found.
Minute = Annotated[datetime, StoredAs(EpochSeconds, write=whole_minute, read=_as_stored)]

# Ids of accounts from the root down, each with a slash behind it, and one in front.
AccountPath = Annotated[str, Meta(pattern=r"^(/[^/]+)+/$")]
