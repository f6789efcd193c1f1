"""Streams, backups, recovery, exports and imports through boto3, in the order that each needs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interop.orders import orders_table

ITEM = {"customer": {"S": "ada"}, "placed_at": {"S": "2026-01-01"}, "total": {"N": "12.5"}}

# The operations that only make sense after others; each is asked below.
IN_ORDER = frozenset(
    """CreateBackup DeleteBackup DescribeBackup DescribeContinuousBackups DescribeExport
    DescribeImport DescribeStream ExportTableToPointInTime GetRecords GetShardIterator ImportTable
    ListBackups ListExports ListImports ListStreams RestoreTableFromBackup
    RestoreTableToPointInTime UpdateContinuousBackups""".split()
)


@pytest.fixture
def table(client: Any, new_name: str) -> str:
    stream = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
    client.create_table(**orders_table(new_name), StreamSpecification=stream)
    client.put_item(TableName=new_name, Item=ITEM)
    return new_name


def test_a_missing_table_has_no_backup(client: Any, new_name: str):
    with pytest.raises(client.exceptions.TableNotFoundException):
        client.create_backup(TableName=new_name, BackupName="before")


def test_a_stream_is_read_shard_by_shard(client: Any, streams: Any, table: str):
    client.update_item(
        TableName=table,
        Key={name: ITEM[name] for name in ("customer", "placed_at")},
        UpdateExpression="SET note = :t",
        ExpressionAttributeValues={":t": {"N": "13"}},
    )
    (stream,) = streams.list_streams(TableName=table)["Streams"]
    description = streams.describe_stream(StreamArn=stream["StreamArn"])["StreamDescription"]
    assert "ENABLED" == description["StreamStatus"]
    records: list[Any] = []
    for shard in description["Shards"]:
        iterator = streams.get_shard_iterator(
            StreamArn=stream["StreamArn"],
            ShardId=shard["ShardId"],
            ShardIteratorType="TRIM_HORIZON",
        )["ShardIterator"]
        records += streams.get_records(ShardIterator=iterator)["Records"]
    assert ["INSERT", "MODIFY"] == [record["eventName"] for record in records]
    assert {"N": "13"} == records[1]["dynamodb"]["NewImage"]["note"]


def test_a_backup_is_made_listed_restored_and_deleted(client: Any, table: str):
    arn = client.create_backup(TableName=table, BackupName="before")["BackupDetails"]["BackupArn"]
    assert (
        "AVAILABLE"
        == (
            client.describe_backup(BackupArn=arn)["BackupDescription"]["BackupDetails"][
                "BackupStatus"
            ]
        )
    )
    (listed,) = client.list_backups(TableName=table)["BackupSummaries"]
    assert arn == listed["BackupArn"]
    client.restore_table_from_backup(TargetTableName=f"{table}-restored", BackupArn=arn)
    assert [ITEM] == client.scan(TableName=f"{table}-restored")["Items"]
    client.delete_backup(BackupArn=arn)
    assert [] == client.list_backups(TableName=table)["BackupSummaries"]


def test_a_table_is_recovered_and_carried_through_a_bucket(client: Any, table: str):
    on = {"PointInTimeRecoveryEnabled": True}
    client.update_continuous_backups(TableName=table, PointInTimeRecoverySpecification=on)
    told = client.describe_continuous_backups(TableName=table)["ContinuousBackupsDescription"]
    recovery = told["PointInTimeRecoveryDescription"]
    assert "ENABLED" == recovery["PointInTimeRecoveryStatus"]
    client.restore_table_to_point_in_time(
        SourceTableName=table, TargetTableName=f"{table}-then", UseLatestRestorableTime=True
    )
    assert [ITEM] == client.scan(TableName=f"{table}-then")["Items"]

    table_arn = client.describe_table(TableName=table)["Table"]["TableArn"]
    export_arn = client.export_table_to_point_in_time(TableArn=table_arn, S3Bucket="orders")[
        "ExportDescription"
    ]["ExportArn"]
    export = client.describe_export(ExportArn=export_arn)["ExportDescription"]
    assert ("COMPLETED", 1) == (export["ExportStatus"], export["ItemCount"])
    (listed,) = client.list_exports(TableArn=table_arn)["ExportSummaries"]
    assert export_arn == listed["ExportArn"]

    folder = export["ExportManifest"].rpartition("/")[0]
    import_arn = client.import_table(
        S3BucketSource={"S3Bucket": "orders", "S3KeyPrefix": f"{folder}/data"},
        InputFormat="DYNAMODB_JSON",
        InputCompressionType="GZIP",
        TableCreationParameters={
            key: value
            for key, value in orders_table(f"{table}-carried").items()
            if key != "LocalSecondaryIndexes"
        }
        | {"AttributeDefinitions": orders_table(table)["AttributeDefinitions"][:3]},
    )["ImportTableDescription"]["ImportArn"]
    described = client.describe_import(ImportArn=import_arn)["ImportTableDescription"]
    assert ("COMPLETED", 1) == (described["ImportStatus"], described["ImportedItemCount"])
    assert import_arn in [
        summary["ImportArn"] for summary in client.list_imports()["ImportSummaryList"]
    ]
    assert [ITEM] == client.scan(TableName=f"{table}-carried")["Items"]
