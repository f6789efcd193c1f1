"""The tables that conformance cases use, as CreateTable steps to put into `given`."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Step
from tests.conformance.table_requests import provisioned, units


def create(
    name: str,
    key: str,
    *,
    indexes: dict[str, tuple[str, Any]] | None = None,
    local: dict[str, tuple[str, Any]] | None = None,
) -> Step:
    """A CreateTable step, from terse keys such as `"pk:S sk:S"`.

    A key is its attributes with types, the partition key first; `|` parts several partition
    attributes from several sort attributes. Indexes are `{"by_owner": ("owner:S sk:S", "ALL")}`,
    where a projection is ALL, KEYS_ONLY or a list of names.
    """
    definitions: dict[str, str] = {}

    def schema(text: str) -> list[dict[str, str]]:
        partition, _, sort = text.partition("|") if "|" in text else text.partition(" ")
        elements: list[dict[str, str]] = []
        for role, part in (("HASH", partition), ("RANGE", sort)):
            for attribute in part.split():
                attribute_name, _, kind = attribute.partition(":")
                definitions[attribute_name] = kind
                elements.append({"AttributeName": attribute_name, "KeyType": role})
        return elements

    def described(index_name: str, text: str, projection: Any) -> dict[str, Any]:
        if isinstance(projection, list):
            shape: dict[str, Any] = {"ProjectionType": "INCLUDE", "NonKeyAttributes": projection}
        else:
            shape = {"ProjectionType": projection}
        return {"IndexName": index_name, "KeySchema": schema(text), "Projection": shape}

    request: dict[str, Any] = {
        "TableName": name,
        "KeySchema": schema(key),
        "BillingMode": "PAY_PER_REQUEST",
    }
    if indexes:
        request["GlobalSecondaryIndexes"] = [described(n, *i) for n, i in indexes.items()]
    if local:
        request["LocalSecondaryIndexes"] = [described(n, *i) for n, i in local.items()]
    request["AttributeDefinitions"] = [
        {"AttributeName": n, "AttributeType": t} for n, t in definitions.items()
    ]
    return "CreateTable", request


HASH = create("hash", "pk:S")
RANGE = create("range", "pk:S sk:S")
NUMBER = create("number", "pk:N sk:N")
BINARY = create("binary", "pk:B sk:B")
INDEXED = create(
    "indexed",
    "pk:S sk:S",
    indexes={"by_owner": ("owner:S sk:S", "ALL"), "by_city": ("city:S", "KEYS_ONLY")},
    local={"by_rank": ("pk:S rank:N", ["title"])},
)
SHOP = create(
    "shop",
    "pk:S sk:S",
    indexes={"by_owner": ("owner:S", "ALL")},
    local={"by_rank": ("pk:S rank:N", "ALL")},
)
SHOP_PROVISIONED: Step = (
    "CreateTable",
    provisioned(SHOP[1], 5, 5)
    | {
        "GlobalSecondaryIndexes": [
            SHOP[1]["GlobalSecondaryIndexes"][0] | {"ProvisionedThroughput": units(2, 2)}
        ]
    },
)
