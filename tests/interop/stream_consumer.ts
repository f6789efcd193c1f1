// A consumer of a stream, as one writes it with the JavaScript SDK: shards page by page, parents
// before children, records until a shard ends or has no more, checkpoints to go on from.
// The endpoint that it is led to closes its shards after a second, where AWS takes four hours.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";

import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import {
  _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  ResourceNotFoundException,
  Shard,
} from "@aws-sdk/client-dynamodb-streams";
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";

const client = new DynamoDBClient({ maxAttempts: 1 });
const docClient = DynamoDBDocumentClient.from(client);
const streams = new DynamoDBStreamsClient({ maxAttempts: 1 });
const TableName = process.env["TABLE"] ?? assert.fail("TABLE names the table to make");
const PATIENCE_MS = 30_000;

/** Reads every record of a stream once, however often it is asked and whatever shards come. */
class Consumer {
  readonly #streamArn: string;
  readonly #checkpoints: Map<string, string>;
  readonly #ended = new Set<string>();

  constructor(streamArn: string, checkpoints: Map<string, string> = new Map()) {
    this.#streamArn = streamArn;
    this.#checkpoints = checkpoints;
  }

  get checkpoints(): Map<string, string> {
    return new Map(this.#checkpoints);
  }

  async shards(): Promise<Shard[]> {
    const shards: Shard[] = [];
    let last: string | undefined;
    do {
      const { StreamDescription } = await streams.send(
        new DescribeStreamCommand({
          StreamArn: this.#streamArn,
          Limit: 2,
          ExclusiveStartShardId: last,
        }),
      );
      shards.push(...(StreamDescription?.Shards ?? []));
      last = StreamDescription?.LastEvaluatedShardId;
    } while (last !== undefined);
    return shards;
  }

  async poll(): Promise<_Record[]> {
    const records: _Record[] = [];
    const shards = await this.shards();
    const known = new Set(shards.map((shard) => shard.ShardId));
    let isStuck = false;
    while (!isStuck) {
      isStuck = true;
      for (const shard of shards) {
        const id = shard.ShardId ?? assert.fail("a shard has an id");
        const parent = shard.ParentShardId;
        const waits = parent !== undefined && known.has(parent) && !this.#ended.has(parent);
        if (waits || this.#ended.has(id)) continue;
        records.push(...(await this.#read(id)));
        isStuck &&= !this.#ended.has(id);
      }
    }
    return records;
  }

  async #read(ShardId: string): Promise<_Record[]> {
    const records: _Record[] = [];
    const SequenceNumber = this.#checkpoints.get(ShardId);
    const start = await streams.send(
      new GetShardIteratorCommand({
        StreamArn: this.#streamArn,
        ShardId,
        ShardIteratorType: SequenceNumber === undefined ? "TRIM_HORIZON" : "AFTER_SEQUENCE_NUMBER",
        SequenceNumber,
      }),
    );
    let ShardIterator = start.ShardIterator;
    while (ShardIterator !== undefined) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator, Limit: 7 }));
      for (const record of page.Records ?? []) {
        records.push(record);
        const number = record.dynamodb?.SequenceNumber ?? assert.fail("a record has a number");
        this.#checkpoints.set(ShardId, number);
      }
      ShardIterator = page.NextShardIterator;
      if (ShardIterator !== undefined && page.Records?.length === 0) return records;
    }
    this.#ended.add(ShardId);
    return records;
  }
}

/** Polls until enough records came, as a program that runs for ever does. */
async function recordsOf(consumer: Consumer, count: number): Promise<_Record[]> {
  const records: _Record[] = [];
  for (const until = Date.now() + PATIENCE_MS; records.length < count; ) {
    assert.ok(Date.now() < until, `${records.length} of ${count} records came`);
    records.push(...(await consumer.poll()));
    if (records.length < count) await setTimeout(50);
  }
  return records;
}

/** Waits until a shard of the stream was succeeded by another. */
async function succession(consumer: Consumer): Promise<void> {
  const parents = (await consumer.shards()).length;
  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(50)) {
    assert.ok(Date.now() < until, "no shard was succeeded by another");
    if ((await consumer.shards()).length > parents) return;
  }
}

async function putAll(version: number): Promise<void> {
  for (let number = 0; number < 30; number++) {
    await docClient.send(new PutCommand({ TableName, Item: { id: `item ${number}`, version } }));
  }
}

function versions(records: _Record[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { dynamodb } of records) {
    const { id, version } = unmarshall(dynamodb?.NewImage ?? assert.fail("there is an image"));
    found.set(id, [...(found.get(id) ?? []), version]);
  }
  return found;
}

async function streamArn(): Promise<string> {
  const { Streams } = await streams.send(new ListStreamsCommand({ TableName }));
  assert.equal(Streams?.length, 1);
  return Streams[0]?.StreamArn ?? assert.fail("a stream has an ARN");
}

before(async () => {
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" }],
      KeySchema: [{ AttributeName: "id", KeyType: "HASH" }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
    }),
  );
});

after(async () => {
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
  streams.destroy();
});

test("a stream that is not there is an error of its own class", async () => {
  const StreamArn = (await streamArn()).replace(/stream\/.*/, "stream/2020-01-01T00:00:00.000");
  await assert.rejects(
    streams.send(new DescribeStreamCommand({ StreamArn })),
    (error) => error instanceof ResourceNotFoundException,
  );
});

test("every change comes once, and those of an item in order, over generations of shards", async () => {
  const consumer = new Consumer(await streamArn());
  const records: _Record[] = [];
  for (const version of [1, 2, 3]) {
    await putAll(version);
    await succession(consumer);
  }
  records.push(...(await recordsOf(consumer, 90)));
  assert.equal(records.length, 90);
  assert.equal(new Set(records.map((record) => record.eventID)).size, 90);
  const found = versions(records);
  assert.equal(found.size, 30);
  for (const seen of found.values()) assert.deepEqual(seen, [1, 2, 3]);
  const shards = await consumer.shards();
  assert.ok(shards.some((shard) => shard.ParentShardId !== undefined));
});

test("another consumer goes on after the checkpoints of the first", async () => {
  const arn = await streamArn();
  const first = new Consumer(arn);
  await recordsOf(first, 90);
  const second = new Consumer(arn, first.checkpoints);
  await putAll(4);
  const records = await recordsOf(second, 30);
  assert.deepEqual(new Set([...versions(records).values()].flat()), new Set([4]));
  assert.deepEqual(await second.poll(), []);
});

test("a record has what a handler asks of it", async () => {
  const arn = await streamArn();
  const consumer = new Consumer(arn);
  await recordsOf(consumer, 120);
  await docClient.send(new DeleteCommand({ TableName, Key: { id: "item 0" } }));
  const [record] = await recordsOf(consumer, 1);
  assert.equal(record?.eventName, "REMOVE");
  assert.equal(record.eventSource, "aws:dynamodb");
  assert.deepEqual(record.dynamodb?.Keys, { id: { S: "item 0" } });
  assert.deepEqual(unmarshall(record.dynamodb.OldImage ?? {}), { id: "item 0", version: 4 });
  assert.equal(record.dynamodb.NewImage, undefined);
  assert.equal(record.dynamodb.StreamViewType, "NEW_AND_OLD_IMAGES");
  const at = record.dynamodb.ApproximateCreationDateTime ?? assert.fail("a record has a time");
  assert.ok(Math.abs(at.getTime() - Date.now()) < PATIENCE_MS);
});

test("all shards of a stream that is switched off come to their end", async () => {
  const arn = await streamArn();
  const consumer = new Consumer(arn);
  await recordsOf(consumer, 121);
  await client.send(
    new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }),
  );
  assert.deepEqual(await consumer.poll(), []);
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: arn }));
  assert.equal(StreamDescription?.StreamStatus, "DISABLED");
  for (const shard of await consumer.shards()) {
    assert.ok(shard.SequenceNumberRange?.EndingSequenceNumber !== undefined);
  }
});
