"""Signed requests: an endpoint with an access key tells who has the secret from who has not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError

from tests.interop.aws_cli import typed
from tests.interop.aws_settings import set_here
from tests.interop.node import Programs
from tests.interop.served import served

ID = "AKIATABLEWRIGHT"
SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

# By what is wrong: the key and secret that are sent, and DynamoDB's name for the error.
WRONG = {
    "secret": (ID, "another-secret", "InvalidSignatureException"),
    "key": ("AKIASOMEONEELSE", SECRET, "UnrecognizedClientException"),
}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an endpoint that verifies signatures."""
    log = tmp_path_factory.mktemp("guarded") / "stderr.log"
    with served(log, "--access-key", f"{ID}:{SECRET}") as url:
        yield url


def _settings(key: str, secret: str) -> dict[str, str]:
    return {"AWS_ACCESS_KEY_ID": key, "AWS_SECRET_ACCESS_KEY": secret}


def _tables_of(url: str, key: str, secret: str) -> dict[str, Any]:
    with set_here(url):
        client = boto3.Session(key, secret).client("dynamodb")
    try:
        return client.list_tables()
    finally:
        client.close()


@pytest.mark.parametrize("wrong", WRONG)
def test_boto3_is_refused_without_the_right_key_and_secret(guarded: str, wrong: str):
    key, secret, name = WRONG[wrong]
    with pytest.raises(ClientError) as refused:
        _tables_of(guarded, key, secret)
    assert name == refused.value.response["Error"]["Code"]
    assert 400 == refused.value.response["ResponseMetadata"]["HTTPStatusCode"]


def test_the_aws_cli_is_refused_without_the_right_secret(guarded: str):
    key, secret, name = WRONG["secret"]
    refused = typed("aws dynamodb list-tables", guarded, **_settings(key, secret))
    assert 255 == refused.returncode
    assert f"({name})" in refused.stderr


@pytest.mark.parametrize("wrong", WRONG)
def test_the_javascript_sdk_is_refused_without_the_right_key_and_secret(
    guarded: str, programs: Programs, wrong: str
):
    key, secret, name = WRONG[wrong]
    refused = programs.run("signature", guarded, **_settings(key, secret))
    assert f"{name}\n" == refused.stdout, refused.stderr


def test_boto3_is_let_in_with_the_right_key_and_secret(guarded: str):
    assert [] == _tables_of(guarded, ID, SECRET)["TableNames"]


def test_the_aws_cli_is_let_in_with_the_right_key_and_secret(guarded: str):
    command = "aws dynamodb list-tables --query 'length(TableNames)'"
    answer = typed(command, guarded, **_settings(ID, SECRET))
    assert (0, "0\n") == (answer.returncode, answer.stdout), answer.stderr


def test_the_javascript_sdk_is_let_in_with_the_right_key_and_secret(
    guarded: str, programs: Programs
):
    answer = programs.run("signature", guarded, **_settings(ID, SECRET))
    assert "0\n" == answer.stdout, answer.stderr
