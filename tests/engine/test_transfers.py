"""Exports and imports as they are kept, and the shapes of requests for them."""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from botocore.loaders import Loader
from botocore.model import ServiceModel
from botocore.parsers import create_parser
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, limits
from tablewright.engine import shapes
from tablewright.engine.shapes.kinds import Text
from tablewright.engine.shapes.transfers import TRANSFER_OPERATIONS
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.storage.verify import verify
from tablewright.engine.transfers import records as transfers
from tablewright.errors import ValidationException
from tests.conformance.cases import export_table, import_table
from tests.conformance.cases import transfers as transfer_cases
from tests.engine.things import make_things
from tests.engine.transferring import ARN, export, import_, switch_recovery

(EXPORT_TABLE,) = (op for op in TRANSFER_OPERATIONS if op.name == "ExportTableToPointInTime")
BUCKET = EXPORT_TABLE.shape.kinds["S3Bucket"]


def test_a_hostile_name_of_a_bucket_is_refused_at_once():
    """DynamoDB's own pattern would take Python years for it."""
    request = {"TableArn": ARN, "S3Bucket": "a" * 1_000_000 + "!"}
    with pytest.raises(ValidationException, match=r"^2 validation errors detected"):
        shapes.checked("ExportTableToPointInTime", request)


@pytest.mark.parametrize("name", ["", "\x00next-id", "n" * 5000, "a/b", "a b", "é"])
def test_an_arn_with_a_name_that_no_table_has_is_refused(name: str):
    arn = ARN.replace("things", name)
    with Engine.memory() as engine:
        for operation, members in (
            ("ExportTableToPointInTime", {"S3Bucket": "exports"}),
            ("ListExports", {}),
            ("ListImports", {}),
        ):
            with pytest.raises(ValidationException, match="Table ARN is invalid"):
                engine.call(operation, {"TableArn": arn, **members})


@given(st.text("aZ09._-!é", max_size=8))
def test_the_pattern_that_is_used_means_what_dynamodbs_means(name: str):
    assert isinstance(BUCKET, Text)
    assert BUCKET.pattern is not None
    assert BUCKET.checked_by is not None
    shown = re.fullmatch(BUCKET.pattern, name, re.ASCII)
    used = re.fullmatch(BUCKET.checked_by, name)
    assert (shown is None) == (used is None)


def test_botocore_reads_every_answer_whole():
    """What the model of the service does not know, an SDK would drop without a word."""
    model = ServiceModel(Loader().load_service_model("dynamodb", "service-2"))
    parser = create_parser("json")
    answers = [
        answer
        for case in (*export_table.CASES, *import_table.CASES, *transfer_cases.CASES)
        for answer in ((case.operation, case.answer), *((op, told) for op, _, told in case.then))
        if answer[1] is not None
    ]
    for operation, told in answers:
        response = {"status_code": 200, "headers": {}, "body": json.dumps(told).encode()}
        parsed = parser.parse(response, model.operation_model(operation).output_shape)
        assert told == _plain({m: v for m, v in parsed.items() if m != "ResponseMetadata"})
    assert 50 < len(answers)


def _plain(value: Any) -> Any:
    """What botocore made of an answer as it was in the answer."""
    if isinstance(value, dict):
        return {member: _plain(inner) for member, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    return value.timestamp() if isinstance(value, datetime) else value


def test_pages_of_exports_have_each_of_them_once():
    with Engine.memory() as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        made = [export(engine)["ExportArn"] for _ in range(12)]
        page = engine.call("ListExports", {})
        assert limits.LIST_TRANSFERS_PAGE_DEFAULT == len(page["ExportSummaries"])
        rest = engine.call("ListExports", {"NextToken": page["NextToken"]})
        assert "NextToken" not in rest
        listed = [each["ExportArn"] for each in page["ExportSummaries"] + rest["ExportSummaries"]]
        assert sorted(made, reverse=True) == listed


def test_exports_and_imports_of_one_token_do_not_meet():
    with Engine.memory() as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        assert "COMPLETED" == export(engine, ClientToken="token")["ExportStatus"]
        assert 0 < import_(engine, ClientToken="token")["ErrorCount"]


def test_a_damaged_export_is_found_by_verify(tmp_path: Path):
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        described = export(engine)
    key = b"export/" + described["ExportArn"].rpartition("/")[2].encode()
    store = Store(tmp_path / "store", size_bytes_max=2**26)
    with store.environment.begin(write=True) as txn:
        txn.put(key, records.sealed(key, b'{"id": 5}'), db=store.transfers)
    store.close()
    (problem,) = verify(tmp_path / "store").problems
    assert ("transfer", f"transfers {key.decode()}") == (problem.kind, problem.place)


def test_what_died_with_its_process_is_forgotten_when_the_store_is_opened(tmp_path: Path):
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        make_things(engine)
        switch_recovery(engine, "things")
        export(engine)
        import_(engine)
        with engine._context.store.snapshot() as txn:  # pyright: ignore[reportPrivateUsage]
            ended = [
                (kind, each)
                for kind in (transfers.EXPORT, transfers.IMPORT)
                for each in transfers.newest_first(
                    txn,
                    engine._context.store,
                    kind,
                    now=0,  # pyright: ignore[reportPrivateUsage]
                )
            ]

        def back_to_the_beginning(changes: object) -> None:
            for kind, each in ended:
                status = {f"{kind.title}Status": transfers.IN_PROGRESS}
                transfers.put(changes, kind, each.with_outcome(**status))  # pyright: ignore[reportArgumentType]

        engine._context.writer.run(back_to_the_beginning)  # pyright: ignore[reportPrivateUsage]
        assert 1 == len(engine.call("ListExports", {})["ExportSummaries"])
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        assert [] == engine.call("ListExports", {})["ExportSummaries"]
        assert [] == engine.call("ListImports", {})["ImportSummaryList"]
