// The JavaScript SDK: refusals as classes, values as JavaScript's, pages, batches, transactions.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  TransactionCanceledException,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  NumberValue,
  paginateQuery,
  paginateScan,
  PutCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";

const client = new DynamoDBClient({ maxAttempts: 1 });
const docClient = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
const TableName = process.env["TABLE"] ?? assert.fail("TABLE names the table to make");

before(async () => {
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [
        { AttributeName: "customer", AttributeType: "S" },
        { AttributeName: "line", AttributeType: "N" },
      ],
      KeySchema: [
        { AttributeName: "customer", KeyType: "HASH" },
        { AttributeName: "line", KeyType: "RANGE" },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });
});

after(async () => {
  await client.send(new DeleteTableCommand({ TableName }));
  await waitUntilTableNotExists({ client, maxWaitTime: 30 }, { TableName });
  client.destroy();
});

test("a missing table is an error of its own class", async () => {
  await assert.rejects(
    client.send(new DescribeTableCommand({ TableName: "no-such-table" })),
    (error) => {
      assert.ok(error instanceof ResourceNotFoundException);
      assert.equal(error.$metadata.httpStatusCode, 400);
      assert.ok(error.$metadata.requestId);
      assert.match(error.message, /no-such-table/);
      return true;
    },
  );
});

test("a failed condition brings the item if asked for", async () => {
  const Key = { customer: "conditions", line: 1 };
  await docClient.send(new PutCommand({ TableName, Item: { ...Key, total: 3 } }));
  await assert.rejects(
    docClient.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: "SET note = :n",
        ConditionExpression: "attribute_not_exists(customer)",
        ExpressionAttributeValues: { ":n": "x" },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    ),
    (error) => {
      assert.ok(error instanceof ConditionalCheckFailedException);
      assert.equal(error.message, "The conditional request failed");
      assert.deepEqual(error.Item?.["total"], { N: "3" });
      return true;
    },
  );
});

test("a cancelled transaction says why, action by action", async () => {
  const Item = { customer: "transactions", line: 1 };
  await docClient.send(new PutCommand({ TableName, Item }));
  await assert.rejects(
    docClient.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { ...Item, line: 2 } } },
          {
            Put: {
              TableName,
              Item,
              ConditionExpression: "attribute_not_exists(customer)",
            },
          },
        ],
      }),
    ),
    (error) => {
      assert.ok(error instanceof TransactionCanceledException);
      assert.deepEqual(
        error.CancellationReasons?.map((reason) => reason.Code),
        ["None", "ConditionalCheckFailed"],
      );
      return true;
    },
  );
  const { Item: second } = await docClient.send(
    new GetCommand({ TableName, Key: { ...Item, line: 2 } }),
  );
  assert.equal(second, undefined);
});

test("a value comes back as it was put", async () => {
  const Key = { customer: "values", line: 1 };
  const Item = {
    ...Key,
    text: "zażółć 🦉",
    empty: "",
    yes: true,
    nothing: null,
    fraction: -12.5,
    bytes: Uint8Array.from({ length: 256 }, (_, n) => n),
    words: new Set(["one", "two"]),
    numbers: new Set([1, 2.5]),
    nested: { list: [1, "two", [], {}], map: { deep: [false] } },
  };
  await docClient.send(new PutCommand({ TableName, Item: { ...Item, left_out: undefined } }));
  const read = await docClient.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  assert.deepEqual(read.Item, Item);
});

test("a number of 38 digits comes back whole", async () => {
  // A document client changes the client it is made of, so this one has its own.
  const exact = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 1 }), {
    unmarshallOptions: { wrapNumbers: true },
  });
  const digits = "12345678901234567890123456789012345.678";
  const Key = { customer: "values", line: 2 };
  await exact.send(
    new PutCommand({
      TableName,
      Item: { ...Key, exact: NumberValue.from(digits), big: 2n ** 100n },
    }),
  );
  const { Item } = await exact.send(new GetCommand({ TableName, Key }));
  assert.equal(Item?.["exact"].toString(), digits);
  assert.equal(Item?.["big"].toBigInt(), 2n ** 100n);
  exact.destroy();
});

test("an update answers with the new item, and a delete with the old one", async () => {
  const Key = { customer: "updates", line: 1 };
  const updated = await docClient.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: "SET #l = list_append(if_not_exists(#l, :none), :more) ADD visits :one",
      ExpressionAttributeNames: { "#l": "lines" },
      ExpressionAttributeValues: { ":none": [], ":more": ["ink"], ":one": 1 },
      ReturnValues: "ALL_NEW",
    }),
  );
  assert.deepEqual(updated.Attributes, { ...Key, lines: ["ink"], visits: 1 });
  const deleted = await docClient.send(
    new DeleteCommand({ TableName, Key, ReturnValues: "ALL_OLD" }),
  );
  assert.deepEqual(deleted.Attributes, updated.Attributes);
});

test("batches write, paginators read every item in order", async () => {
  const numbers = Array.from({ length: 25 }, (_, line) => line - 12);
  await docClient.send(
    new BatchWriteCommand({
      RequestItems: {
        [TableName]: numbers.map((line) => ({
          PutRequest: { Item: { customer: "pages", line } },
        })),
      },
    }),
  );
  const pages = [];
  for await (const page of paginateQuery(
    { client: docClient, pageSize: 10 },
    {
      TableName,
      KeyConditionExpression: "customer = :c",
      ExpressionAttributeValues: { ":c": "pages" },
    },
  )) {
    pages.push(page.Items?.map((item) => item["line"]));
  }
  assert.deepEqual(pages, [numbers.slice(0, 10), numbers.slice(10, 20), numbers.slice(20)]);

  let scanned = 0;
  for await (const page of paginateScan(
    { client: docClient, pageSize: 7 },
    {
      TableName,
      FilterExpression: "customer = :c AND #line BETWEEN :low AND :high",
      ExpressionAttributeNames: { "#line": "line" },
      ExpressionAttributeValues: { ":c": "pages", ":low": -1, ":high": 1 },
    },
  )) {
    scanned += page.Count ?? 0;
  }
  assert.equal(scanned, 3);
});

test("batches and transactions read what is there", async () => {
  const Item = { customer: "reads", line: 1, total: 3 };
  const Key = { customer: "reads", line: 1 };
  const missing = { customer: "reads", line: 2 };
  await docClient.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
  const batch = await docClient.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key, missing] } } }),
  );
  assert.deepEqual(batch.Responses, { [TableName]: [Item] });
  assert.deepEqual(batch.UnprocessedKeys, {});
  const transaction = await docClient.send(
    new TransactGetCommand({
      TransactItems: [{ Get: { TableName, Key } }, { Get: { TableName, Key: missing } }],
    }),
  );
  assert.deepEqual(
    transaction.Responses?.map((response) => response.Item),
    [Item, undefined],
  );
});
