"""What the clients share: one endpoint for each test process, and settings that lead nowhere else.

TABLEWRIGHT_INTEROP_URL=http://127.0.0.1:8000 leads them to an endpoint that runs already, such as
DynamoDB Local: what fails here and passes there is our mistake, and the other way round.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from typing import Any

import boto3
import pytest
from botocore.config import Config

from tests.interop.aws_settings import set_here
from tests.interop.node import NodeMissing, Programs, compiled_programs
from tests.interop.orders import orders_table
from tests.interop.served import served
from tests.interop.service_model import compared

_NAMES = count(1)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the endpoint that the tests of this process share."""
    if elsewhere := os.environ.get("TABLEWRIGHT_INTEROP_URL"):
        yield elsewhere
    else:
        with served(tmp_path_factory.mktemp("served") / "stderr.log") as url:
            yield url


@pytest.fixture(scope="module")
def hasty_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an endpoint whose shards close after a second.

    It ends with the module: as long as it runs it makes new shards, and looks after all it has.
    """
    log = tmp_path_factory.mktemp("hasty") / "stderr.log"
    with served(log, module="tests.interop.hasty") as url:
        yield url


@pytest.fixture(scope="session")
def _boto3(url: str) -> Iterator[tuple[Any, Any]]:
    with set_here(url):
        session = boto3.Session()
        client = session.client("dynamodb", config=_CONFIG)
        resource: Any = session.resource("dynamodb", config=_CONFIG)
    yield client, resource
    client.close()
    resource.meta.client.close()


@pytest.fixture
def client(_boto3: tuple[Any, Any]) -> Iterator[Any]:
    """A low-level boto3 client, each of whose answers is compared with the service's model."""
    client, _ = _boto3
    with compared(client):
        yield client


@pytest.fixture
def streams(url: str) -> Iterator[Any]:
    """A low-level boto3 client of the streams, compared likewise."""
    with set_here(url):
        client = boto3.Session().client("dynamodbstreams", config=_CONFIG)
    with compared(client):
        yield client
    client.close()


@pytest.fixture
def resource(_boto3: tuple[Any, Any]) -> Iterator[Any]:
    """A boto3 resource, each of whose answers is compared with the service's model."""
    _, resource = _boto3
    with compared(resource.meta.client):
        yield resource


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Programs:
    """The programs in TypeScript, ready to run; a build server without Node.js fails."""
    try:
        return compiled_programs(tmp_path_factory.mktemp("programs"))
    except NodeMissing as missing:
        reason = f"NOT TESTED: {missing}"
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture
def new_name() -> str:
    """A name for a table, used by no other test."""
    return f"interop-{os.getpid()}-{next(_NAMES)}"


@pytest.fixture
def orders(resource: Any, new_name: str) -> Any:
    """An empty table of orders, as boto3 hands it over."""
    table = resource.create_table(**orders_table(new_name))
    table.wait_until_exists()
    return table


_CONFIG = Config(
    connect_timeout=10,
    read_timeout=60,
    retries={"total_max_attempts": 1},  # a retry would hide what the first answer was
)
