"""Secrets in the clear (L114), and indexes with the same entries (L105)."""

from __future__ import annotations

import pytest

from tablewright.model.design import AttributeDesign
from tests.ops.designs import attribute, design, entity, index, table
from tests.ops.test_lint_rules import IDS, of, told


@pytest.mark.parametrize("name", ["password", "api_token", "clientSecret", "passphrase"])
def test_a_secret_that_is_stored_in_the_clear_is_reported(name: str):
    (reason,) = told(of("E", "{id}", attributes=[*IDS, f"{name}:S"]), "L114")
    assert f"{name} looks like a secret, and is stored in the clear." == reason


@pytest.mark.parametrize(
    "one",
    [
        attribute("password:S", encrypted=True),
        attribute("password_hash:S"),
        attribute("token_id:S"),
        attribute("secret:BOOL"),
        attribute("token:S", enum=("a", "b")),
    ],
    ids=lambda one: one.name,
)
def test_encrypted_secrets_and_other_attributes_are_let_pass(one: AttributeDesign):
    assert [] == told(of("E", "{id}", attributes=[*IDS, one]), "L114")


def test_two_indexes_with_the_same_entries_are_reported():
    one = entity(
        "E", "{id}", attributes=IDS, index_keys={"a": ("O#{other}", None), "b": ("O#{other}", None)}
    )
    indexes = [index("a", "a_pk:S"), index("b", "b_pk:S")]
    reasons = told(design(table("t", "pk:S", indexes=indexes, entities=[one])), "L105")
    assert "The index has the same entries as a." in reasons


def test_two_indexes_with_other_entries_are_let_pass():
    one = entity(
        "E", "{id}", attributes=IDS, index_keys={"a": ("O#{other}", None), "b": ("X#{other}", None)}
    )
    indexes = [index("a", "a_pk:S"), index("b", "b_pk:S")]
    reasons = told(design(table("t", "pk:S", indexes=indexes, entities=[one])), "L105")
    assert not [reason for reason in reasons if "same entries" in reason]
