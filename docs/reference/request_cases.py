"""The operations that `requests.md` shows, as code to run.

They find the shop of the tutorial with a customer and three orders in it, `Member` below with one
item, and a week: `monday` and `friday`.
Not here: running them (`request_page.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    attr,
    camel,
    created,
    softly,
    ttl,
    updated,
    upgrade,
)


class Member(Entity, table="members", names=camel, tenant="account_id", version=2):
    """A person of an account; has what the shop does not have."""

    account_id: str
    member_id: str
    state: Literal["active", "paused"] = "active"
    labels: set[str] = attr(factory=set)
    notes: list[str] = attr(factory=list)
    joined_at: EpochSeconds = created()
    changed_at: datetime = updated()
    deleted_at: datetime | None = softly()
    expires_at: EpochSeconds | None = ttl(after=timedelta(days=365))

    primary = Key("{account_id}", "{member_id}")
    by_state = Entry(("{account_id}", "{state}"), "{joined_at}", name="account-state-joined")
    by_id = Entry("{member_id}", name="member", projection="KEYS_ONLY")

    @primary.get
    def get(cls, account_id: str, member_id: str) -> None:
        """One member."""

    @by_state.query
    def in_state(cls, account_id: str, state: Literal["active", "paused"]) -> None:
        """The members of an account in a state, by the time they joined."""

    @by_id.get
    def find(cls, member_id: str) -> None:
        """A member by id alone."""

    @upgrade(1)
    def with_state(cls, item: dict[str, Any]) -> dict[str, Any]:
        return {"state": "active", **item}


@dataclass(frozen=True)
class Case:
    """One operation: the code that runs it, and what to know about it."""

    title: str
    code: str
    note: str = ""


READS = (
    Case("Get by key", 'db.run(Order.get("ada", "o1"))'),
    Case(
        "Get by key, consistently",
        'db.run(Order.get("ada", "o1").consistently())',
        "The same applies to queries and scans of the table and of local indexes.",
    ),
    Case(
        "Get through an index",
        'db.run(Member.find("m1"))',
        "A query, since an index makes nothing unique.\n"
        "This index holds only keys, so the item is fetched as well.",
    ),
    Case("Get by a unique value", 'db.run(Customer.by_unique(email="ada@example.com"))'),
    Case(
        "Query",
        'db.all(Order.of_customer("ada"))',
        "The literal of the sort key excludes other items of the partition.",
    ),
    Case(
        "Query by the entry, without a pattern",
        'db.all(Order.by_status(status="open"))',
        "Without a literal in the sort key there is no condition on it.",
    ),
    Case(
        "From a time on",
        'db.all(Order.in_status("open", since(monday)))',
        "The bounds of a range stay within the keys of the entity.\n"
        "`\\udbff\\udfff` is U+10FFFF, which sorts after everything that a key may hold.",
    ),
    Case("After a time", 'db.all(Order.in_status("open", after(monday)))'),
    Case(
        "Up to a time",
        'db.all(Order.in_status("open", until(friday)))',
        "An inclusive bound covers all keys that continue it.",
    ),
    Case("Before a time", 'db.all(Order.in_status("open", before(friday)))'),
    Case("Between two times", 'db.all(Order.in_status("open", between(monday, friday)))'),
    Case(
        "In falling order, a few",
        'db.all(Order.in_status("open").newest_first().limit(2))',
    ),
    Case(
        "The next page",
        'page = db.run(Order.of_customer("ada").limit(2))\n'
        'db.run(Order.of_customer("ada").limit(2).from_cursor(page.cursor))',
    ),
    Case(
        "With a filter",
        'db.all(Order.of_customer("ada").where(Order.total > 5, Order.status != "sent"))',
    ),
    Case(
        "Single attributes",
        'db.all(Order.of_customer("ada").only(Order.order_id, Order.total))',
    ),
    Case(
        "A view",
        'total = View(str, Order.total)\ndb.run(Order.of_customer("ada").shown(total))',
        "The request is that of the query. Items are read without creating entities.",
    ),
    Case("Count", 'db.run(Order.of_customer("ada").count())'),
    Case("Existence", 'db.run(Order.of_customer("ada").exists())'),
    Case(
        "Count where items can be hidden",
        'db.run(Member.in_state("acme", "active").count())',
        "A query that fetches items leaves out those that were deleted softly or have expired by"
        " itself; a count must ask DynamoDB to do it.\n"
        "The key of this index has two partition attributes.",
    ),
    Case(
        "A collection",
        'db.run(Account.of(customer_id="ada"))',
        "The whole partition, page by page.",
    ),
    Case("Scan", "db.all(Order.scan())"),
    Case("Scan in parallel", "db.all_in_parallel(Order.scan(), segments=2)"),
    Case(
        "Many by key",
        'db.run(get_all(Order.get("ada", number) for number in ("o1", "o2")))',
        "100 keys in a request; what DynamoDB leaves undone is asked for again.",
    ),
    Case(
        "Several of one moment",
        'db.run(snapshot(Customer.get("ada"), Order.get("ada", "o1")))',
    ),
)

WRITES = (
    Case(
        "Put",
        'db.run(Member(account_id="acme", member_id="m2").put())',
        "The item, its times, its index keys where they are not attributes already, and the"
        " version of its shape.",
    ),
    Case(
        "Create",
        'db.run(Member(account_id="acme", member_id="m2").create())',
    ),
    Case(
        "Create by a creation, in a transaction",
        "new_order = Creation(Order)\n"
        'order = new_order(customer_id="ada", order_id="o4", placed_at=friday, total=Decimal(7))\n'
        "db.run(transaction(order))",
        "Alone, it is the request of `create()`.",
    ),
    Case(
        "Upsert of a new item",
        'member = Member(account_id="acme", member_id="m2", notes=["first"])\n'
        'db.run(member.upsert(append(Member.notes, ["second"])))',
        "The update finds no item, so the item is created.",
    ),
    Case(
        "Put under a condition",
        'db.run(Member(account_id="acme", member_id="m1").put(Member.state == "active"))',
    ),
    Case(
        "Put with a version",
        'order = db.run(Order.get("ada", "o1"))\norder.total = Decimal(12)\ndb.run(order.put())',
    ),
    Case(
        "Create with a unique attribute",
        'db.run(Customer(customer_id="bob", email="bob@example.com", name="Bob").create())',
        "The guard of the value is written in the same transaction.",
    ),
    Case(
        "Put with a unique attribute",
        'db.run(Customer(customer_id="ada", email="ada@work.example", name="Ada").put())',
        "The stored item is read, so that the old guard can be deleted.",
    ),
    Case(
        "Update by a draft",
        'draft = Customer.draft(customer_id="ada")\n'
        'draft.name = "Ada L."\n'
        "draft.order_count += 1\n"
        "db.run(update_of(draft))",
    ),
    Case(
        "Update that moves an index entry",
        'draft = Order.draft(customer_id="ada", order_id="o1")\n'
        'draft.status = "paid"\n'
        "db.run(update_of(draft))",
        "The entry holds the status and the time, and the draft knows only the status.\n"
        "The time is read, and the write is conditional on it.",
    ),
    Case(
        "Update of an item at hand",
        'order = db.run(Order.get("ada", "o1"))\n'
        "draft = order.edited()\n"
        'draft.status = "paid"\n'
        "db.run(update_of(draft))",
        "Nothing is read again: the update relies on what the object knows, and is refused if it"
        " has changed.",
    ),
    Case(
        "Update by changes",
        'place = Member.at(account_id="acme", member_id="m1")\n'
        "db.run(\n"
        "    place.update(\n"
        '        append(Member.notes, ["second"]),\n'
        '        include(Member.labels, {"vip"}),\n'
        "        remove(Member.expires_at),\n"
        '    ).when(Member.state == "active")\n'
        ")",
    ),
    Case(
        "Update of a unique attribute",
        'draft = Customer.draft(customer_id="ada")\n'
        'draft.email = "ada@work.example"\n'
        "db.run(update_of(draft))",
    ),
    Case("Delete", 'db.run(Order.at(customer_id="ada", order_id="o1").delete())'),
    Case(
        "Delete what was read",
        'order = db.run(Order.get("ada", "o1"))\ndb.run(order.delete())',
        "With a version, only if it is unchanged.",
    ),
    Case(
        "Delete and return",
        'db.run(Order.at(customer_id="ada", order_id="o1").delete().returning())',
        "The response has the deleted item.",
    ),
    Case("Delete softly", 'db.run(Member.at(account_id="acme", member_id="m1").delete())'),
    Case("Revive", 'db.run(Member.at(account_id="acme", member_id="m1").revive())'),
    Case("Erase", 'db.run(Member.at(account_id="acme", member_id="m1").erase())'),
    Case(
        "Many at once",
        'members = [Member(account_id="acme", member_id=name) for name in ("m2", "m3")]\n'
        "db.run(put_all(members))",
        "25 in a request; what DynamoDB leaves undone is sent again.",
    ),
    Case(
        "Many with fresh ids at once",
        "fresh = Creation(Member).marked_by(Member.member_id)\n"
        'db.run(create_all(fresh(account_id="acme", member_id=name) for name in ("m4", "m5")))',
        "No other item can have these keys, so no condition is needed.",
    ),
    Case(
        "Together or not at all",
        'order = Order(customer_id="ada", order_id="o4", placed_at=friday, total=Decimal(7))\n'
        'customer = Customer.at(customer_id="ada")\n'
        "db.run(\n"
        "    transaction(\n"
        "        order.create(),\n"
        "        customer.update(add(Customer.order_count, 1)),\n"
        '        check(Order.get("ada", "o1"), Order.status == "open"),\n'
        "    )\n"
        ")",
    ),
)

OTHERS = (
    Case(
        "A client bound to a tenant",
        'db.for_tenant("acme").run(Member.find("m1"))',
        "If the key does not contain the tenant, a filter does, and the results are checked.",
    ),
    Case(
        "Rewriting items of an older shape",
        "for progress in db.rewriting(Member):\n    print(progress)",
        "Writes only items that a put would write differently; here there are none.",
    ),
    Case(
        "Tables",
        "db.create_tables(design)",
        "Existing tables stay unchanged.",
    ),
)

SECTIONS = {"Reads": READS, "Writes": WRITES, "Everything else": OTHERS}
