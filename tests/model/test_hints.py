"""Hints of errors: each says what to do in its own case, not only in the usual one of its code."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tablewright.errors import CodedError
from tablewright.model import (
    Collection,
    Encrypted,
    Entity,
    Gsi,
    Index,
    Range,
    Session,
    Table,
    View,
    add,
    any_of,
    append,
    assign,
    assign_once,
    begins,
    between,
    check,
    contains,
    design_of,
    lt,
    one_of,
    snapshot,
    starting,
    transaction,
    unique,
    within,
)

FIVE: Any = 5
TEXT: Any = "5"


class Shop(Table, name="shop", tag="kind"):
    primary = Index("pk", "sk")
    by_state = Gsi("gsi1pk", "gsi1sk", name="by-state", projection="KEYS_ONLY")


class Order(Entity, table=Shop):
    customer: str
    number: int
    state: str
    total: int | None = None
    parts: dict[str, str] | None = None
    notes: list[str] | None = None
    pin: Annotated[str | None, Encrypted()] = None
    code: str = unique()
    primary = Shop.primary("ORDER#{customer}", "ORDER#{number:06d}")
    by_state = Shop.by_state("STATE#{state}", "{number:06d}")

    @primary.get
    def get(cls, customer: str, number: int) -> None:
        """An order."""

    @primary.query
    def of(cls, customer: str, number: Range[int] | None = None) -> None:
        """The orders of a customer."""

    @by_state.query
    def in_state(cls, state: str) -> None:
        """The orders in a state."""

    @by_state.get
    def only_one(cls, state: str, number: int) -> None:
        """The order with a state and a number."""


class Customer(Entity, table=Shop):
    customer: str
    name: str
    primary = Shop.primary("CUSTOMER#{customer}", "CUSTOMER")


class Whole(Collection, index=Shop.primary, pk="ORDER#{customer}"):
    orders: list[Order]


def _sent(operation: Any) -> None:
    operation.request(Session())


CASES: list[tuple[Any, str, str]] = [
    (lambda: Order.of("c").limit(0), "R103", "leave the limit out"),
    (lambda: Order.of("c").paged(0), "R103", "leave the limit out"),
    (lambda: Order.of("c").bounded(reads_max=0), "R103", "leave reads_max out"),
    (lambda: Order.in_state("s").consistently(), "R103", "leave consistently() out"),
    (lambda: Order.only_one("s", 1).consistently(), "R103", "leave consistently() out"),
    (lambda: Order.scan().pages_of(0), "R103", "a positive number of items"),
    (lambda: Order.scan().segment(3, of=2), "R103", "segments(count)"),
    (lambda: Order.scan().segments(0), "R103", "within these limits"),
    (lambda: _sent(Order.of("c", between(3, 1))), "R103", "the lower end first"),
    (lambda: _sent(Order.of("c", starting("3"))), "R103", "between, since"),  # type: ignore[arg-type]
    (lambda: Whole.of(customer="c").limit(0), "R103", "leave the limit out"),
    (lambda: Whole.of(customr="c"), "R109", "key of the partition"),
    (lambda: Order.at(customer="c", numbr=1), "R109", "a get pattern"),
    (lambda: _sent(Order.by_unique(number=1)), "R109", "a unique attribute"),
    (lambda: _sent(Order.by_unique(code=None)), "R102", "the value to look for"),
    (lambda: Order.of("c").where(Customer.name == "n"), "R107", "the entity that the operation"),
    (lambda: Order.of("c").where(lt(Order.total, None)), "R107", "missing(...)"),  # type: ignore[type-var]
    (lambda: Order.of("c").where(Order.number == Order.total), "R107", "filters by values"),
    (lambda: one_of(Order.state, []), "R107", "leave the condition out"),
    (any_of, "R107", "Pass a condition"),
    (lambda: Order.of("c").shown(View(str, Customer.name)), "R107", "that the query finds"),
    (lambda: View(str), "R107", "that the view shows"),
    (lambda: _sent(Order.in_state("s").where(Order.total == 3)), "R112", "projection"),
    (lambda: check(Order.only_one("s", 1)), "R108", "a pattern by the table's key"),
    (lambda: snapshot(Order.only_one("s", 1)), "R108", "a pattern by the table's key"),
    (transaction, "R108", "at least one write"),
    (snapshot, "R108", "several snapshots"),
    (
        lambda: _sent(transaction(*[Order.get("c", 1).update(assign(Order.total).to(1))] * 2)),
        "R108",
        "Combine the changes",
    ),
]


@pytest.mark.parametrize(("mistake", "code", "hint"), CASES)
def test_the_hint_fits_the_mistake(mistake: Any, code: str, hint: str):
    with pytest.raises(CodedError) as told:
        mistake()
    assert code == told.value.code
    assert hint in told.value.hint


@pytest.fixture
def shop(db: Any) -> Any:
    db.create_tables(design_of("shop", Shop))
    return db


@pytest.mark.parametrize("is_together", [False, True])
def test_a_change_inside_a_missing_map_says_how_to_create_it(shop: Any, is_together: bool):
    shop.run(Order(customer="c", number=1, state="s", code="x").create())
    parts: Any = Order.parts
    change = Order.get("c", 1).update(assign(parts["left"], "new"))
    with pytest.raises(CodedError, match=r"R106: .*no map or list for Order") as told:
        shop.run(transaction(change) if is_together else change)
    assert "assign_once(..., {})" in told.value.hint


@pytest.mark.parametrize(
    ("built", "words"),
    [
        (lambda: assign(Order.state, FIVE), "Order.state: expected str, got int 5"),
        (
            lambda: assign(Order.parts, {"left": FIVE}),
            "Order.parts['left']: expected str, got int 5",
        ),
        (lambda: assign_once(Order.total, TEXT), "Order.total: expected int, got str '5'"),
        (lambda: add(Order.total, TEXT), "Order.total: expected int, got str '5'"),
        (lambda: append(Order.notes, [FIVE]), "Order.notes: expected str, got int 5"),
        (lambda: setattr(Order.get("c", 1).draft(), "total", TEXT), "Order.total: expected int"),
        (lambda: Order.state == FIVE, "Order.state: expected str, got int 5"),
        (lambda: one_of(Order.state, [FIVE]), "Order.state: expected str, got int 5"),
        (lambda: within(Order.total, TEXT, TEXT), "Order.total: expected int, got str '5'"),
        (lambda: begins(Order.state, FIVE), "Order.state: expected str, got int 5"),
        (lambda: contains(Order.state, FIVE), "Order.state: expected str, got int 5"),
        (lambda: contains(Order.notes, FIVE), "Order.notes: expected str, got int 5"),
    ],
)
def test_a_change_or_condition_with_a_value_of_the_wrong_type_names_the_attribute(
    built: Any, words: str
):
    with pytest.raises(CodedError) as told:
        built()
    assert "R202" == told.value.code
    assert words in str(told.value)


def test_a_change_of_an_encrypted_attribute_to_a_wrong_type_does_not_show_the_value():
    untyped: Any = assign
    with pytest.raises(CodedError) as told:
        untyped(Order.pin, 1234)
    assert "R202: Order.pin: expected str." in str(told.value)


def test_a_value_of_the_wrong_type_names_the_parameter():
    untyped: Any = Order.of
    with pytest.raises(CodedError, match=r"R202: .*customer.*expected str") as told:
        _sent(untyped(3))
    assert "R202" == told.value.code
