"""Templates, entries, indexes and tables that are refused while the class is made."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportInvalidTypeForm=false

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal
from typing import Annotated, Any, Literal
from uuid import UUID

import pytest

from tablewright.errors import (
    DesignError,
    TemplateError,
    UnknownNameError,
)
from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    Gsi,
    Index,
    Key,
    Table,
    computed,
)


class Shop(Table, name="shop", tag="kind"):
    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="gsi1")


# Templates


@pytest.mark.parametrize(
    ("template", "problem"),
    [
        ("", "A key template must not be empty"),
        ("ORDER#{id", "is not a format string"),
        ("ORDER#{}", "'' is not a plain attribute name"),
        ("ORDER#{0}", "'0' is not a plain attribute name"),
        ("ORDER#{id!r}", "'id' is not a plain attribute name"),
        ("ORDER#{id.hex}", "'id.hex' is not a plain attribute name"),
        ("ORDER#{id[0]}", r"'id\[0\]' is not a plain attribute name"),
        ("ORDER#{id:{width}}", "'id' is not a plain attribute name"),
        ("{id}{number}", "'id' and 'number' must be separated by a literal"),
        ("{id}#{id}", "names an attribute twice"),
    ],
)
def test_a_template_that_cannot_be_read_is_refused(template: str, problem: str):
    with pytest.raises(TemplateError, match=f"^D102: .*{problem}"):
        Shop.primary(template, "x")


def test_a_template_that_names_no_attribute_is_refused():
    with pytest.raises(
        UnknownNameError, match=r"^D101: Order: 'ORDER#\{nr\}' names an unknown attribute 'nr'"
    ):

        class Order(Entity, table=Shop):
            id: str
            primary = Shop.primary("ORDER#{nr}", "x")


def test_an_entry_that_names_no_attribute_is_refused():
    with pytest.raises(UnknownNameError, match=r"Order: '\{nr\}' names an unknown attribute 'nr'"):

        class Order(Entity, table="orders"):
            id: str
            primary = Key("{id}")
            by_number = Entry("{nr}", name="by-number")


def test_a_computed_attribute_that_names_no_attribute_is_refused():
    with pytest.raises(
        UnknownNameError, match=r"Order: '\{id\}#\{nr\}' names an unknown attribute 'nr'"
    ):

        class Order(Entity, table="orders"):
            id: str
            both: str = computed("{id}#{nr}")
            primary = Key("{id}")


def test_a_computed_attribute_that_is_made_of_itself_is_refused():
    with pytest.raises(TemplateError, match="itself"):

        class Order(Entity, table="orders"):
            id: str
            a: str = computed("A#{b}")
            b: str = computed("B#{a}")
            primary = Key("{id}")


def test_a_format_for_a_computed_attribute_is_refused():
    with pytest.raises(TemplateError, match="both"):

        class Order(Entity, table="orders"):
            id: str
            number: int
            both: str = computed("{id}#{number}")
            more: str = computed("X#{both:08d}")
            primary = Key("{id}")


@pytest.mark.parametrize(
    ("annotation", "spec"),
    [
        (str, "08d"),
        (str, ">10"),
        (int, "x"),
        (int, ","),
        (int, "6"),
        (int, "%Y"),
        (bool, "02d"),
        (Decimal, "08d"),
        (date, "08d"),
        (datetime, "08d"),
        (UUID, "x"),
        (Literal["a", "b"], ">3"),
    ],
)
def test_a_format_that_does_not_fit_the_type_is_refused(annotation: Any, spec: str):
    with pytest.raises(TemplateError, match=r"Order.*\{part:.*part"):

        class Order(Entity, table=Shop):
            part: annotation
            primary = Shop.primary("ORDER#{part:" + spec + "}", "x")


@pytest.mark.parametrize(
    ("annotation", "separator"),
    [
        (Literal["a#b", "c"], "#"),
        (datetime, ":"),
        (datetime, "-"),
        (date, "-"),
        (UUID, "-"),
    ],
)
def test_a_separator_that_occurs_in_the_values_is_refused(annotation: Any, separator: str):
    with pytest.raises(TemplateError, match=r"Order.*part"):

        class Order(Entity, table=Shop):
            part: annotation
            id: str
            primary = Shop.primary("ORDER", "{part}" + separator + "{id}")


def test_more_templates_than_the_index_has_attributes_are_refused():
    with pytest.raises(
        TemplateError, match=r"Order\.primary: the sort key has 1 attributes but 0 templates"
    ):

        class Order(Entity, table=Shop):
            id: str
            primary = Shop.primary("ORDER#{id}")


def test_a_composed_key_in_a_table_of_ones_own_needs_a_name():
    with pytest.raises(TemplateError, match=r"Order: 'ORDER#\{id\}' is not an attribute"):

        class Order(Entity, table="orders"):
            id: str
            primary = Key("ORDER#{id}")


# Conditions of entries


def test_a_condition_on_an_unknown_attribute_is_refused():
    with pytest.raises(
        UnknownNameError, match=r"Order\.by: `when` names an unknown attribute 'state'"
    ):

        class Order(Entity, table=Shop):
            id: str
            primary = Shop.primary("ORDER#{id}", "x")
            by = Shop.gsi1("ORDERS", "{id}", when={"state": {"open"}})


def test_a_condition_with_a_value_that_the_attribute_never_has_is_refused():
    with pytest.raises(DesignError, match=r"Order\.by.*status.*'opened'"):

        class Order(Entity, table=Shop):
            id: str
            status: Literal["open", "closed"]
            primary = Shop.primary("ORDER#{id}", "x")
            by = Shop.gsi1("ORDERS", "{id}", when={"status": {"opened"}})


def test_a_condition_on_a_computed_attribute_is_refused():
    with pytest.raises(DesignError, match=r"Order\.by.*both"):

        class Order(Entity, table=Shop):
            id: str
            both: str = computed("X#{id}")
            primary = Shop.primary("ORDER#{id}", "x")
            by = Shop.gsi1("ORDERS", "{id}", when={"both": {"X#1"}})


def test_a_condition_on_an_encrypted_attribute_is_refused():
    with pytest.raises(DesignError, match=r"Order\.by.*secret"):

        class Order(Entity, table=Shop):
            id: str
            secret: Annotated[str, Encrypted()]
            primary = Shop.primary("ORDER#{id}", "x")
            by = Shop.gsi1("ORDERS", "{id}", when={"secret": {"X#1"}})


def test_a_condition_that_nothing_can_keep_is_refused():
    with pytest.raises(TemplateError, match=r"Order\.by: `when` requires a key attribute"):

        class Order(Entity, table="orders"):
            id: str
            status: str
            primary = Key("{id}")
            by = Entry("{status}", "{id}", name="by-status", when={"status": {"open"}})


def test_a_condition_on_an_entry_whose_keys_others_need_is_refused():
    class Inverted(Table, name="inverted"):
        primary = Index("pk", "sk")
        inverse = Gsi("sk", "pk", name="inverse")

    with pytest.raises(TemplateError, match=r"Order\.by: `when` requires a key attribute"):

        class Order(Entity, table=Inverted):
            id: str
            status: str
            primary = Inverted.primary("ORDER#{id}", "STATUS")
            by = Inverted.inverse("STATUS", "ORDER#{id}", when={"status": {"open"}})
