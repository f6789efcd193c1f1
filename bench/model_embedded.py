"""Typed access in one process: what it adds to the engine's own call.

The base is `engine.call`, from dictionaries to dictionaries; the subject is `db.run` with an
entity. Both find the same item of ten attributes, in processor time of one thread.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from bench import report
from bench.rounds import Plan, Work, compared
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.engine import Engine
from tablewright.model import Entity, Gsi, Index, Table, created, design_of, pascal, updated

GOAL = 2.0


class Family(Table, name="Family", tag="EntityType"):
    primary = Index("PK", "SK")
    gsi1 = Gsi("GSI1PK", "GSI1SK", name="GSI1")


class Person(Entity, table=Family, names=pascal):
    user_id: str
    tree_id: str
    person_id: str
    first_name: str
    last_name: str
    age: int
    is_living: bool
    notes: str
    created_at: datetime = created()
    updated_at: datetime = updated()

    primary = Family.primary("USER#{user_id}", "PERSON#{person_id}")
    by_tree = Family.gsi1("TREE#{tree_id}", "PERSON#{person_id}")

    @primary.get
    def get(cls, user_id: str, person_id: str) -> None:
        """A person by key."""

    @by_tree.query
    def in_tree(cls, tree_id: str) -> None:
        """The persons of a tree."""


class Tree(Entity, table=Family, names=pascal):
    user_id: str
    tree_id: str
    primary = Family.primary("USER#{user_id}", "TREE#{tree_id}")


def measured(plan: Plan) -> report.Section:
    """Get, query of 100 and put of an entity against the same calls of the engine."""
    engine = Engine.memory()
    with (
        EmbeddedTransport(engine, owns_engine=True) as transport,
        Database(transport=transport) as db,
    ):
        db.create_tables(design_of("family", Family))
        persons = [_person(number) for number in range(100)]
        for one in persons:
            db.run(one.put())
        item: Any = engine.call("GetItem", _get_request())["Item"]
        put = {"TableName": "Family", "Item": item}
        outcomes = [
            compared(
                "GetItem",
                base=_repeated(lambda: engine.call("GetItem", _get_request())),
                subject=_repeated(lambda: db.run(Person.get("u", "p0007"))),
                plan=plan,
                goal=GOAL,
            ),
            compared(
                "Query of 100",
                base=_repeated(lambda: engine.call("Query", _query_request())),
                subject=_repeated(lambda: db.run(Person.in_tree("t"))),
                plan=plan,
            ),
            compared(
                "PutItem",
                base=_repeated(lambda: engine.call("PutItem", put)),
                subject=_repeated(lambda: db.run(persons[7].put())),
                plan=plan,
            ),
        ]
    return report.against_base(
        "embedded",
        "Typed access on the embedded engine, in memory",
        outcomes,
        base="engine.call",
        subject="db.run",
    )


def _person(number: int) -> Person:
    return Person(
        user_id="u",
        tree_id="t",
        person_id=f"p{number:04}",
        first_name="Johanna",
        last_name="Doe",
        age=64,
        is_living=True,
        notes="She moved twice, and kept every letter. " * 10,
    )


def _get_request() -> dict[str, Any]:
    return {"TableName": "Family", "Key": {"PK": {"S": "USER#u"}, "SK": {"S": "PERSON#p0007"}}}


def _query_request() -> dict[str, Any]:
    return {
        "TableName": "Family",
        "IndexName": "GSI1",
        "KeyConditionExpression": "#0 = :0 AND begins_with(#1, :1)",
        "ExpressionAttributeNames": {"#0": "GSI1PK", "#1": "GSI1SK"},
        "ExpressionAttributeValues": {":0": {"S": "TREE#t"}, ":1": {"S": "PERSON#"}},
    }


def _repeated(call: Callable[[], object]) -> Work:
    def work(count: int) -> Callable[[], object]:
        def timed() -> None:
            for _ in range(count):
                call()

        return timed

    return work
