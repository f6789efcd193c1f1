"""Tenants, unique attributes and versions that are refused while the class is made."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportAssignmentType=false, reportIncompatibleMethodOverride=false, reportInvalidTypeForm=false, reportUndefinedVariable=false

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tablewright.errors import (
    TenantDeclarationError,
    UniqueDeclarationError,
    UnknownNameError,
    UpgradeDeclarationError,
)
from tablewright.model import Encrypted, Entity, EpochSeconds, Key, ttl, unique, upgrade

# Tenants, unique attributes, versions


def test_a_tenant_that_is_no_attribute_is_refused():
    with pytest.raises(TenantDeclarationError, match=r"^D111: Order has no attribute 'owner'"):

        class Order(Entity, table="orders", tenant="owner"):
            id: str
            primary = Key("{id}")


@pytest.mark.parametrize("annotation", [str | None, int, Annotated[str, Encrypted()]])
def test_a_tenant_that_is_no_required_text_is_refused(annotation: Any):
    with pytest.raises(
        TenantDeclarationError, match=r"Order\.owner must be required text that is stored"
    ):

        class Order(Entity, table="orders", tenant="owner"):
            id: str
            owner: annotation
            primary = Key("{id}")


def test_a_tenant_of_what_is_shared_is_refused():
    with pytest.raises(TenantDeclarationError, match="Order"):

        class Order(Entity, table="orders", tenant="id", shared=True):
            id: str
            primary = Key("{id}")


@pytest.mark.parametrize("annotation", [bool, float, list[str], Annotated[str, Encrypted()]])
def test_a_unique_attribute_of_another_type_is_refused(annotation: Any):
    with pytest.raises(
        UniqueDeclarationError, match=r"^D112: User\.email must be unencrypted text or"
    ):

        class User(Entity, table="users"):
            id: str
            email: annotation = unique()
            primary = Key("{id}")


def test_a_unique_attribute_within_one_that_may_be_missing_is_refused():
    with pytest.raises(UniqueDeclarationError, match=r"User\.email is unique within"):

        class User(Entity, table="users"):
            id: str
            account: str | None = None
            email: str = unique(within=["account"])
            primary = Key("{id}")


def test_a_unique_attribute_within_an_unknown_one_is_refused():
    with pytest.raises(UnknownNameError, match=r"User\.email names an unknown attribute 'account'"):

        class User(Entity, table="users"):
            id: str
            email: str = unique(within=["account"])
            primary = Key("{id}")


def test_a_unique_attribute_in_a_table_whose_key_is_a_number_is_refused():
    with pytest.raises(
        UniqueDeclarationError, match="User: the partition key of users must be text"
    ):

        class User(Entity, table="users"):
            id: int
            email: str = unique()
            primary = Key("{id}")


def test_a_unique_attribute_of_what_expires_is_refused():
    # DynamoDB would delete the item, but not its guard.
    with pytest.raises(UniqueDeclarationError, match="User"):

        class User(Entity, table="users"):
            id: str
            email: str = unique()
            expires: EpochSeconds | None = ttl()
            primary = Key("{id}")


def test_upgrades_without_a_version_are_refused():
    with pytest.raises(UpgradeDeclarationError, match=r"^D114: Order has upgrades but declares no"):

        class Order(Entity, table="orders"):
            id: str
            primary = Key("{id}")

            @upgrade(1)
            def better(cls, item: dict[str, Any]) -> dict[str, Any]:
                return item


def test_a_missing_upgrade_is_refused():
    with pytest.raises(
        UpgradeDeclarationError, match=r"Order has version 3, but its upgrades start from \[1"
    ):

        class Order(Entity, table="orders", version=3):
            id: str
            primary = Key("{id}")

            @upgrade(1)
            def better(cls, item: dict[str, Any]) -> dict[str, Any]:
                return item


def test_a_version_below_the_first_is_refused():
    with pytest.raises(UpgradeDeclarationError, match="Order has version 0"):

        class Order(Entity, table="orders", version=0):
            id: str
            primary = Key("{id}")
