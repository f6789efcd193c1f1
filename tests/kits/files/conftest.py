"""The stores that the suite of files runs on: a folder, a bucket of moto's server, and memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boto3
import pytest
from botocore.config import Config
from moto.server import ThreadedMotoServer

from tablewright.api.ports import FileStore
from tablewright.ids import RandomIds
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.files.s3 import S3Files
from tablewright.testing.doubles import MemoryFiles

BUCKET = "family"


def client_of(url: str) -> Any:
    """A client of boto3 that gives up at once."""
    return boto3.client(
        "s3",
        region_name="us-east-1",
        aws_access_key_id="testing",
        aws_secret_access_key="testing",
        endpoint_url=url,
        config=Config(retries={"total_max_attempts": 1}, connect_timeout=1),
    )


@pytest.fixture(scope="session")
def served() -> Iterator[Any]:
    """A client of a server with a bucket."""
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    client = client_of(f"http://{host}:{port}")
    client.create_bucket(Bucket=BUCKET)
    yield client
    client.close()
    server.stop()


@pytest.fixture
def client(served: Any) -> Any:
    """The same client, with an empty bucket."""
    for one in keys_of(served):
        served.delete_object(Bucket=BUCKET, Key=one)
    for one in uploads_of(served):
        served.abort_multipart_upload(Bucket=BUCKET, Key=one["Key"], UploadId=one["UploadId"])
    return served


def keys_of(client: Any) -> list[str]:
    """The keys in the bucket."""
    listed = client.list_objects_v2(Bucket=BUCKET).get("Contents", ())
    return [one["Key"] for one in listed]


def uploads_of(client: Any) -> list[Any]:
    """The uploads that were begun and not ended."""
    return client.list_multipart_uploads(Bucket=BUCKET).get("Uploads", [])


@pytest.fixture(params=["folder", "bucket", "memory"])
def files(request: pytest.FixtureRequest, tmp_path: Path) -> FileStore:
    """Each store, empty."""
    if request.param == "folder":
        return LocalFiles(tmp_path / "files", RandomIds())
    if request.param == "bucket":
        return S3Files(BUCKET, "shop", client=request.getfixturevalue("client"))
    return MemoryFiles()
