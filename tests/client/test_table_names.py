"""The same design under another prefix."""

from __future__ import annotations

from tablewright.client import Database
from tablewright.model import (
    Entity,
    Key,
    design_of,
    get_all,
    put_all,
    snapshot,
    transaction,
)


class Thing(Entity, table="things"):
    thing_id: str
    name: str
    primary = Key("{thing_id}")

    @primary.get
    def get(cls, thing_id: str) -> None:
        """A thing."""


DESIGN = design_of("things", Thing)


def test_two_deployments_of_a_design_do_not_see_each_other():
    with Database("memory:") as plain:
        staging = Database(transport=plain._transport, table_prefix="staging-")
        for db in (plain, staging):
            db.create_tables(DESIGN)
        plain.run(Thing(thing_id="1", name="plain").create())
        assert staging.run(Thing.get("1")) is None
        staging.run(Thing(thing_id="1", name="staged").create())
        found = plain.run(Thing.get("1"))
        assert found is not None
        assert "plain" == found.name
        assert ["staging-things", "things"] == plain.call("ListTables", {})["TableNames"]


def test_batches_and_transactions_have_the_prefix_too():
    with Database("memory:", table_prefix="x-") as db:
        db.create_tables(DESIGN)
        db.run(put_all(Thing(thing_id=str(n), name="n") for n in range(30)))
        db.run(transaction(Thing(thing_id="a", name="n").create(), Thing.at(thing_id="0").delete()))
        found = db.run(get_all([Thing.get("1"), Thing.get("0"), Thing.get("a")]))
        assert ["1", None, "a"] == [one and one.thing_id for one in found]
        pair = db.run(snapshot(Thing.get("29"), Thing.get("30")))
        assert ("29", None) == (pair[0] and pair[0].thing_id, pair[1])
        assert 30 == len(db.all(Thing.scan()))
