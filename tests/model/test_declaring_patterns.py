"""Access patterns that are refused while the class is made."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportCallIssue=false, reportInvalidTypeForm=false, reportUndefinedVariable=false

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal

import pytest

from tablewright.errors import DesignError, PatternError, RangeDeclarationError, UnknownNameError
from tablewright.model import (
    Entity,
    Entry,
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Gsi,
    Index,
    IsoMicros,
    IsoSeconds,
    Key,
    Range,
    Table,
    computed,
)


def test_a_parameter_that_is_no_part_of_the_index_is_refused():
    with pytest.raises(
        PatternError,
        match=r"^D104: Order\.with_color: 'color' is not part of '\{id\}', '\{number\}'",
    ):

        class Order(Entity, table="orders"):
            id: str
            number: int
            color: str
            primary = Key("{id}", "{number}")

            @primary.query
            def with_color(cls, id: str, color: str) -> None:  # noqa: A002
                """Orders with a color."""


def test_a_pattern_without_the_partition_key_is_refused():
    with pytest.raises(PatternError, match=r"Order\.all lacks parts of the partition key: id"):

        class Order(Entity, table="orders"):
            id: str
            number: int
            primary = Key("{id}", "{number}")

            @primary.query
            def all(cls, number: int) -> None:
                """Orders of a number."""


def test_a_part_of_the_partition_key_that_may_be_left_out_is_refused():
    with pytest.raises(PatternError, match=r"Order\.of.*id"):

        class Order(Entity, table="orders"):
            id: str
            number: int
            primary = Key("{id}", "{number}")

            @primary.query
            def of(cls, id: str | None = None) -> None:  # noqa: A002
                """Orders of a customer, or of none."""


def test_a_pattern_that_leaves_out_a_part_between_is_refused():
    class Shop(Table, name="shop"):
        primary = Index("pk", "sk")

    with pytest.raises(PatternError, match=r"Order\.of takes 'id', but not every part before it"):

        class Order(Entity, table=Shop):
            user: str
            status: str
            id: str
            primary = Shop.primary("USER#{user}", "{status}#{id}")

            @primary.query
            def of(cls, user: str, id: str) -> None:  # noqa: A002
                """Orders of a user, in any status."""


def test_a_pattern_for_one_item_without_its_whole_key_is_refused():
    with pytest.raises(PatternError, match=r"Order\.get finds one item, so it also needs number"):

        class Order(Entity, table="orders"):
            id: str
            number: int
            primary = Key("{id}", "{number}")

            @primary.get
            def get(cls, id: str) -> None:  # noqa: A002
                """An order."""


def test_a_pattern_of_an_entry_outside_the_class_is_refused():
    stray = Entry("{id}", name="stray")

    with pytest.raises(PatternError, match=r"Order\.get"):

        class Order(Entity, table="orders"):
            id: str
            primary = Key("{id}")

            @stray.get
            def get(cls, id: str) -> None:  # noqa: A002
                """An order."""


def test_a_default_that_the_attribute_cannot_have_is_refused():
    with pytest.raises(DesignError, match=r"Order\.of.*status.*'opened'"):

        class Order(Entity, table="orders"):
            id: str
            status: Literal["open", "closed"]
            primary = Key("{id}")
            by_status = Entry("{status}", name="by-status")

            @by_status.query
            def of(cls, status: str = "opened") -> None:
                """Orders by status."""


def test_a_type_of_a_parameter_that_names_nothing_is_refused():
    with pytest.raises(DesignError, match=r"Order"):

        class Order(Entity, table="orders"):
            id: str
            primary = Key("{id}")

            @primary.get
            def get(cls, id: Identity) -> None:  # noqa: A002, F821
                """An order."""


# Ranges


def test_a_range_of_the_partition_key_is_refused():
    with pytest.raises(
        RangeDeclarationError, match=r"^D105: Job\.due: next_run is part of the partition key"
    ):

        class Job(Entity, table="jobs"):
            id: str
            next_run: datetime
            primary = Key("{id}")
            by_run = Entry("{next_run}", name="by-run")

            @by_run.query
            def due(cls, next_run: Range[datetime]) -> None:
                """Jobs that are due."""


def test_a_prefix_of_the_partition_key_is_refused():
    with pytest.raises(RangeDeclarationError, match=r"Account\.below: path is part of the part"):

        class Account(Entity, table="accounts"):
            path: str
            primary = Key("{path}")

            @primary.query
            def below(cls, path: Range[str]) -> None:
                """Accounts below another."""


def test_a_part_after_a_range_is_refused():
    class Shop(Table, name="shop"):
        primary = Index("pk", "sk")

    with pytest.raises(
        RangeDeclarationError, match=r"Order\.of: a parameter cannot follow the range of made"
    ):

        class Order(Entity, table=Shop):
            user: str
            made: datetime
            id: str
            primary = Shop.primary("USER#{user}", "{made}#{id}")

            @primary.query
            def of(cls, user: str, made: Range[datetime], id: str) -> None:  # noqa: A002
                """Orders of some time with an id."""


@pytest.mark.parametrize(
    ("annotation", "template"),
    [
        (int, "{part}"),
        (int, "{part}#{id}"),
        (str, "{part}#{id}"),
        (str, "{part}#END"),
        (Literal["a", "ab"], "{part}#{id}"),
        (bool, "{part}#{id}"),
        (datetime, "{part:%Y-%m}"),
        (datetime, "{part:%Y-%m-%d}#{id}"),
        (date, "{part:%d.%m.%Y}"),
    ],
)
def test_a_range_where_keys_sort_otherwise_than_values_is_refused(annotation: Any, template: str):
    class Shop(Table, name="shop"):
        primary = Index("pk", "sk")

    with pytest.raises(
        RangeDeclarationError, match=r"Order\.of: keys of .* do not sort in the order of part"
    ):

        class Order(Entity, table=Shop):
            user: str
            part: annotation
            id: str
            primary = Shop.primary("USER#{user}", "X#" + template)

            @primary.query
            def of(cls, user: str, part: Range[Any] | None = None) -> None:
                """Orders in a range."""


@pytest.mark.parametrize(
    ("annotation", "template"),
    [
        (int, "{part:06d}"),
        (int, "{part:06}#{id}"),
        (str, "{part}"),
        (date, "{part}#{id}"),
        (datetime, "{part}#{id}"),
        (EpochSeconds, "{part}#{id}"),
        (EpochMillis, "{part}#{id}"),
        (EpochSecondsText, "{part}#{id}"),
        (IsoSeconds, "{part}#{id}"),
        (IsoMicros, "{part}#{id}"),
        (Annotated[datetime, "with a remark"], "{part}#{id}"),
    ],
)
def test_a_range_where_keys_sort_as_values_do_is_taken(annotation: Any, template: str):
    class Shop(Table, name="shop"):
        primary = Index("pk", "sk")

    class Order(Entity, table=Shop):
        user: str
        part: annotation
        id: str
        primary = Shop.primary("USER#{user}", "X#" + template)

        @primary.query
        def of(cls, user: str, part: Range[Any] | None = None) -> None:
            """Orders in a range."""

    assert ("user", "part") == Order.__plan__.patterns["of"].parameter_names


# What is taken


def test_a_range_over_a_part_of_a_computed_attribute_is_taken():
    class Activity(Entity, table="activities"):
        account: str
        at_: EpochSeconds
        id: str
        at_id: str = computed("{at_}#{id}", "at#id")
        primary = Key("{account}", "{at_id}")

        @primary.query
        def during(cls, account: str, at_: Range[datetime]) -> None:
            """Activities of some time."""

    assert ["account", "at_"] == list(Activity.__plan__.patterns["during"].parameter_names)


def test_a_bare_number_may_be_ranged_over_in_any_index():
    class Shop(Table, name="shop"):
        primary = Index("pk")
        gsi = Gsi("gpk", "total", name="gsi")

    class Order(Entity, table=Shop):
        id: str
        total: int
        primary = Shop.primary("{id}")
        by_total = Shop.gsi("ALL", "{total}")

        @by_total.query
        def between(cls, total: Range[int]) -> None:
            """Orders by total."""

    assert ("total",) == Order.__plan__.patterns["between"].parameter_names


def test_parameters_can_be_keywords_only():
    class Order(Entity, table="orders"):
        id: str
        number: int
        primary = Key("{id}", "{number}")

        @primary.query
        def of(cls, number: int = 3, *, id: str) -> None:  # noqa: A002
            """Orders by key."""

    assert {"id": "a", "number": 3} == dict(Order.of(id="a").given)


def test_a_pattern_called_with_other_arguments_is_a_type_error():
    class Order(Entity, table="orders"):
        id: str
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """An order."""

    with pytest.raises(TypeError, match=r"get\(\) missing 1 required positional argument: 'id'"):
        Order.get()
    with pytest.raises(TypeError, match="unexpected keyword argument 'number'"):
        Order.get(number="1")


def test_an_entry_called_with_an_unknown_part_is_refused():
    class Order(Entity, table="orders"):
        id: str
        color: str
        primary = Key("{id}")

    with pytest.raises(TypeError, match="color"):
        Order.primary(id="a", color="red")
    with pytest.raises((TypeError, UnknownNameError), match="colour"):
        Order.primary(id="a", colour="red")


def test_the_docstring_of_a_pattern_is_that_of_the_function():
    class Order(Entity, table="orders"):
        id: str
        primary = Key("{id}")

        @primary.get
        def get(cls, id: str) -> None:  # noqa: A002
            """An order by its id."""

    assert "An order by its id." == Order.get.__doc__
