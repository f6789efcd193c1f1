"""The AWS CLI, typed into a shell. It starts slowly, so there are few commands here."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from typing import Any

import pytest

from tests.interop.aws_cli import typed
from tests.interop.orders import orders_table
from tests.interop.whatsapp import INDEXES, NAME, VERIFY_INDEXES, whatsapp_table


@pytest.fixture
def whatsapp(client: Any) -> Iterator[None]:
    client.create_table(**whatsapp_table())
    client.get_waiter("table_exists").wait(TableName=NAME)
    yield
    client.delete_table(TableName=NAME)


def test_a_refusal_is_told_with_its_name_and_an_exit_status(url: str):
    refused = typed("aws dynamodb describe-table --table-name no-such-table", url)
    assert 255 == refused.returncode
    assert "(ResourceNotFoundException)" in refused.stderr
    assert "" == refused.stdout


@pytest.mark.usefixtures("whatsapp")
def test_the_indexes_of_the_whatsapp_table_are_shown_as_a_table(url: str):
    shown = typed(VERIFY_INDEXES, url)
    assert (0, "") == (shown.returncode, shown.stderr)
    rows = re.findall(r"^\|  (\w+) +\|  (\w+) +\|$", shown.stdout, re.MULTILINE)
    assert sorted((name, "ACTIVE") for name in INDEXES) == sorted(rows)


def test_a_table_is_created_and_waited_for(url: str, new_name: str):
    create = shlex.quote(json.dumps(orders_table(new_name)))
    created = typed(
        f"aws dynamodb create-table --cli-input-json {create} --query TableDescription.TableName"
        f" && aws dynamodb wait table-exists --table-name {new_name}",
        url,
    )
    assert (0, f'"{new_name}"\n') == (created.returncode, created.stdout), created.stderr


def test_a_query_is_read_in_pages(orders: Any, url: str):
    with orders.batch_writer() as batch:
        for number in range(20):
            batch.put_item(Item={"customer": "ada", "placed_at": f"{number:02}"})
    values = shlex.quote(json.dumps({":c": {"S": "ada"}}))
    answer = typed(
        f"aws dynamodb query --table-name {orders.name} --page-size 6 --query 'length(Items)'"
        f" --key-condition-expression 'customer = :c' --expression-attribute-values {values}",
        url,
    )
    assert (0, "20\n") == (answer.returncode, answer.stdout), answer.stderr
