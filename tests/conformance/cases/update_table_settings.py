"""UpdateTable: billing, throughput and settings that change, in the answer and afterwards."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers
from tests.conformance.descriptions import (
    NOW,
    STREAM_LABEL,
    arn,
    capacity,
    described,
    updated,
    warm,
)
from tests.conformance.table_requests import on_demand, provisioned, units
from tests.conformance.tables import HASH

ON = {"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"}
OFF = {"StreamEnabled": False}
STREAM = {
    "StreamSpecification": ON,
    "LatestStreamLabel": STREAM_LABEL,
    "LatestStreamArn": f"{arn('hash')}/stream/{STREAM_LABEL}",
}
KEY = "arn:aws:kms:us-east-1:000000000000:alias/aws/dynamodb"
ENCRYPTED = {"Status": "ENABLED", "SSEType": "KMS", "KMSMasterKeyArn": KEY}


PROVISIONED: Step = ("CreateTable", provisioned(HASH[1], 5, 5))


def change(**members: Any) -> dict[str, Any]:
    return {"TableName": "hash", **members}


def step(**members: Any) -> Step:
    return "UpdateTable", change(**members)


def made(
    name: str,
    table: Step,
    status: str,
    answer: dict[str, Any],
    after: dict[str, Any],
    *before: Step,
    **members: Any,
) -> Case:
    """A change: what the answer says of it, and what DescribeTable says then."""
    return answers(
        name,
        "UpdateTable",
        change(**members),
        updated(table[1], status, **answer),
        given=(table, *before),
        then=(("DescribeTable", {"TableName": "hash"}, described(table[1], **after)),),
    )


SUMMARY = {"BillingMode": "PAY_PER_REQUEST", "LastUpdateToPayPerRequestDateTime": NOW}
RAISED = capacity(6, 5, LastIncreaseDateTime=NOW)
LOWERED = capacity(4, 5, LastDecreaseDateTime=NOW, NumberOfDecreasesToday=1)

CASES = [
    made(
        "a raised throughput: the answer has the old one",
        PROVISIONED,
        "UPDATING",
        {"ProvisionedThroughput": capacity(5, 5, LastIncreaseDateTime=NOW)},
        {"ProvisionedThroughput": RAISED, "WarmThroughput": warm(6, 5)},
        ProvisionedThroughput=units(6, 5),
    ),
    made(
        "a lowered throughput is counted; the table stays as warm as it was",
        PROVISIONED,
        "UPDATING",
        {"ProvisionedThroughput": capacity(5, 5, LastDecreaseDateTime=NOW)},
        {"ProvisionedThroughput": LOWERED, "WarmThroughput": warm(5, 5)},
        BillingMode="PROVISIONED",
        ProvisionedThroughput=units(4, 5),
    ),
    made(
        "a throughput lowered and raised at once counts as lowered",
        PROVISIONED,
        "UPDATING",
        {
            "ProvisionedThroughput": capacity(
                5, 5, LastDecreaseDateTime=NOW, LastIncreaseDateTime=NOW
            )
        },
        {
            "ProvisionedThroughput": LOWERED
            | {"WriteCapacityUnits": 6, "LastIncreaseDateTime": NOW},
            "WarmThroughput": warm(5, 6),
        },
        ProvisionedThroughput=units(4, 6),
    ),
    made(
        "from provisioned to on-demand",
        PROVISIONED,
        "UPDATING",
        {
            "BillingModeSummary": {"BillingMode": "PAY_PER_REQUEST"},
            "ProvisionedThroughput": capacity(0, 0, LastDecreaseDateTime=NOW),
        },
        {
            "BillingModeSummary": SUMMARY,
            "ProvisionedThroughput": capacity(0, 0),
            "WarmThroughput": warm(12_000, 4_000),
        },
        BillingMode="PAY_PER_REQUEST",
    ),
    made(
        "from on-demand to provisioned: limits go, warmth stays",
        HASH,
        "UPDATING",
        {
            "BillingModeSummary": SUMMARY | {"BillingMode": "PROVISIONED"},
            "ProvisionedThroughput": capacity(5, 5),
        },
        {
            "BillingModeSummary": SUMMARY | {"BillingMode": "PROVISIONED"},
            "ProvisionedThroughput": capacity(5, 5),
        },
        step(OnDemandThroughput=on_demand(10, 20)),
        BillingMode="PROVISIONED",
        ProvisionedThroughput=units(5, 5),
    ),
    made("on-demand stays on-demand", HASH, "UPDATING", {}, {}, BillingMode="PAY_PER_REQUEST"),
    made(
        "on-demand limits are there at once",
        HASH,
        "ACTIVE",
        {"OnDemandThroughput": on_demand(10, 20)},
        {"OnDemandThroughput": on_demand(10, 20)},
        OnDemandThroughput=on_demand(10, 20),
    ),
    made(
        "one on-demand limit is changed, the other kept",
        HASH,
        "ACTIVE",
        {"OnDemandThroughput": on_demand(30, 20)},
        {"OnDemandThroughput": on_demand(30, 20)},
        step(OnDemandThroughput=on_demand(10, 20)),
        OnDemandThroughput={"MaxReadRequestUnits": 30},
    ),
    made(
        "an on-demand limit of -1 is none; the answer repeats it",
        HASH,
        "ACTIVE",
        {"OnDemandThroughput": on_demand(-1, 20)},
        {"OnDemandThroughput": {"MaxWriteRequestUnits": 20}},
        step(OnDemandThroughput=on_demand(10, 20)),
        OnDemandThroughput={"MaxReadRequestUnits": -1},
    ),
    made(
        "a warmed table: the answer has the old numbers",
        HASH,
        "ACTIVE",
        {"WarmThroughput": warm(12_000, 4_000, "UPDATING")},
        {"WarmThroughput": warm(12_001, 4_000)},
        WarmThroughput={"ReadUnitsPerSecond": 12_001},
    ),
    made(
        "protection is there at once",
        HASH,
        "ACTIVE",
        {"DeletionProtectionEnabled": True},
        {"DeletionProtectionEnabled": True},
        DeletionProtectionEnabled=True,
    ),
    made(
        "definitions of attributes mean nothing without a new index",
        HASH,
        "ACTIVE",
        {},
        {},
        AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "N"}],
        DeletionProtectionEnabled=False,
    ),
    made(
        "a changed class: the answer has the old one",
        HASH,
        "UPDATING",
        {},
        {
            "TableClassSummary": {
                "TableClass": "STANDARD_INFREQUENT_ACCESS",
                "LastUpdateDateTime": NOW,
            }
        },
        TableClass="STANDARD_INFREQUENT_ACCESS",
    ),
    made("the standard class is no change", HASH, "UPDATING", {}, {}, TableClass="STANDARD"),
    made("a stream begins", HASH, "UPDATING", STREAM, STREAM, StreamSpecification=ON),
    made(
        "a stream ends; its name stays",
        HASH,
        "UPDATING",
        STREAM | {"StreamSpecification": None},
        STREAM | {"StreamSpecification": None},
        step(StreamSpecification=ON),
        StreamSpecification=OFF,
    ),
    made(
        "a stream may begin together with on-demand billing",
        HASH,
        "UPDATING",
        STREAM,
        STREAM,
        StreamSpecification=ON,
        BillingMode="PAY_PER_REQUEST",
    ),
    made(
        "encryption begins; the answer says that it is coming",
        HASH,
        "ACTIVE",
        {"SSEDescription": {"Status": "UPDATING"}},
        {"SSEDescription": ENCRYPTED},
        SSESpecification={"Enabled": True},
    ),
    made(
        "encryption ends; the answer still has the key",
        HASH,
        "ACTIVE",
        {"SSEDescription": ENCRYPTED | {"Status": "UPDATING"}},
        {},
        step(SSESpecification={"Enabled": True}),
        SSESpecification={"Enabled": False},
    ),
    made(
        "what is empty is left out beside a change",
        HASH,
        "ACTIVE",
        {"DeletionProtectionEnabled": True},
        {"DeletionProtectionEnabled": True},
        WarmThroughput={},
        OnDemandThroughput={},
        DeletionProtectionEnabled=True,
    ),
]
