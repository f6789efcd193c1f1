"""What the codecs are measured with: a flat item of 29 attributes, and a nested one.

A person of a family tree has about 1.2 KB; a job of a backup service has maps and lists in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from typing import Any, Literal, get_type_hints

from tablewright.model.declaring.styles import Style, camel, pascal
from tablewright.model.forms import form_of
from tablewright.model.plans.codecs import Codec, CodecField

_START = datetime(2025, 11, 18, 12, 0, tzinfo=UTC)
_BIOGRAPHY = "Went to sea at sixteen, came home with a parrot and never told where from. " * 4


class Gender(Enum):
    male = "Male"
    female = "Female"
    other = "Other"
    unknown = "Unknown"


class Person:
    """A person in a family tree."""

    user_id: str
    tree_id: str
    person_id: str
    first_name: str
    middle_name: str | None
    last_name: str
    birth_name: str | None
    preferred_name: str | None
    suffix: str | None
    gender: Gender
    birth_date: date | None
    death_date: date | None
    birth_place: str | None
    death_place: str | None
    biography: str | None
    photo_url: str | None
    birth_date_text: str | None
    birth_sort: str | None
    created_at: datetime
    updated_at: datetime

    def __init__(self, **values: Any) -> None:
        PERSONS.init(self, **values)


@dataclass
class DateRange:
    start: datetime
    end: datetime


@dataclass
class Config:
    data_types: list[str]
    date_range: DateRange
    filters: dict[str, Any] = field(default_factory=dict)


@dataclass
class Progress:
    total: int
    processed: int
    failed: int
    percentage: float


class Job:
    """A job of a backup service."""

    account_id: str
    job_id: str
    job_type: Literal["sync", "export", "import"]
    source_id: str | None
    status: Literal["pending", "running", "completed", "failed"]
    priority: Literal["low", "medium", "high"]
    config: Config
    progress: Progress
    created_at: datetime
    started_at: datetime | None
    created_by: str
    retry_count: int
    max_retries: int

    def __init__(self, **values: Any) -> None:
        JOBS.init(self, **values)


def _codec(cls: type, names: Style, *, others: tuple[str, ...] = ()) -> Codec[Any]:
    hints = get_type_hints(cls)
    fields: list[CodecField] = []
    for name, hint in hints.items():
        found = form_of(hint, where=f"{cls.__name__}.{name}", names=names)
        fields.append(
            CodecField(
                python_name=name,
                stored_name=names(name),
                form=found.form,
                is_optional=found.is_optional,
            )
        )
    return Codec(cls, fields, others=others)


# What a client asks besides the attributes: whose the item is.
PERSONS: Codec[Person] = _codec(Person, pascal, others=("PK", "SK", "EntityType"))
JOBS: Codec[Job] = _codec(Job, camel)


def person(number: int) -> Person:
    """The person of that number."""
    at = _START + timedelta(milliseconds=977 * number)
    return Person(
        user_id="550e8400-e29b-41d4-a716-446655440000",
        tree_id=f"tree-{number % 7:03}",
        person_id=f"person-{number:05}",
        first_name="John",
        middle_name="William",
        last_name=f"Smith-{number}",
        birth_name="Miller",
        preferred_name="Jack",
        suffix="Jr.",
        gender=Gender.male,
        birth_date=date(1900 + number % 100, 5, 15),
        death_date=date(1990 + number % 30, 1, 2),
        birth_place="Boston, MA, USA",
        death_place="Portland, ME, USA",
        biography=_BIOGRAPHY,
        photo_url=f"https://photos.example.com/trees/{number % 7:03}/{number:05}.jpg",
        birth_date_text="ABT 15 MAY 1950",
        birth_sort="1950-05-15",
        created_at=at,
        updated_at=at,
    )


def person_keys(one: Person) -> dict[str, Any]:
    """The attributes of the item beside the person's own."""
    created = one.created_at.isoformat(timespec="milliseconds")[:-6] + "Z"
    texts = {
        "EntityType": "Person",
        "PK": f"USER#{one.user_id}",
        "SK": f"PERSON#{one.person_id}",
        "GSI1PK": f"PERSON#{one.person_id}",
        "GSI1SK": f"TREE#{one.tree_id}",
        "GSI2PK": f"TREE#{one.tree_id}",
        "GSI2SK": f"PERSON#{one.person_id}",
        "GSI3PK": f"USER#{one.user_id}",
        "GSI3SK": f"PERSON#{created}#1",
    }
    return {name: {"S": text} for name, text in texts.items()}


def job(number: int) -> Job:
    """The job of that number."""
    at = _START + timedelta(seconds=31 * number)
    return Job(
        account_id=f"account-{number % 11:04}",
        job_id=f"0193a1b2-c3d4-7e5f-8a9b-{number:012}",
        job_type="sync",
        source_id=f"source-{number % 5:04}",
        status="running",
        priority="medium",
        config=Config(
            ["contacts", "orders", "invoices"],
            DateRange(at - timedelta(days=30), at),
            {"status": ["open", "paid"], "limit": 500, "archived": False},
        ),
        progress=Progress(1000 + number, 400 + number, number % 7, 40.5),
        created_at=at,
        started_at=at,
        created_by="user-0001",
        retry_count=number % 3,
        max_retries=3,
    )


PERSON_ITEMS = [{**person_keys(one), **PERSONS.write(one)} for one in map(person, range(1_000))]
JOB_ITEMS = [JOBS.write(job(number)) for number in range(1_000)]
