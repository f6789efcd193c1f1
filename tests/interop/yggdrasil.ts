// A family tree in one table, and the five queries of its published design document.
//
// The document imports its commands from client-dynamodb but gives them plain values, which only
// the commands of lib-dynamodb take. With those every query stands here as it is printed there;
// the last test shows what happens to one that is left as it is.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand as TypedQueryCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from "@aws-sdk/lib-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";

const client = new DynamoDBClient({ maxAttempts: 1 });
const docClient = DynamoDBDocumentClient.from(client);

const user = "USER#550e8400-e29b-41d4-a716-446655440000";
const someoneElse = "USER#00000000-0000-0000-0000-000000000000";

const person = (owner: string, id: string, tree: string, firstName: string) => ({
  PK: owner,
  SK: `PERSON#${id}`,
  EntityType: "Person",
  FirstName: firstName,
  DeathDate: null,
  GSI1PK: `PERSON#${id}`,
  GSI1SK: `TREE#${tree}`,
  GSI2PK: `TREE#${tree}`,
  GSI2SK: `PERSON#${id}`,
});

const familyTree = (owner: string, id: string, persons: number) => ({
  PK: owner,
  SK: `TREE#${id}`,
  EntityType: "Tree",
  IsPublic: false,
  PersonCount: persons,
  GSI1PK: `TREE#${id}`,
  GSI1SK: owner,
  GSI2PK: `TREE#${id}`,
  GSI2SK: "TREE#METADATA",
  GSI3PK: owner,
  GSI3SK: `TREE#2025-11-18T12:00:00.000Z`,
});

const parentOf = (parent: string, child: string) => ({
  PK: user,
  SK: `PERSON#${parent}#CHILD#${child}`,
  EntityType: "Relationship",
  RelationshipType: "ParentChild",
  GSI1PK: `PERSON#${child}`,
  GSI1SK: `PARENT#${parent}`,
  GSI2PK: "TREE#tree-001",
  GSI2SK: `RELATIONSHIP#PARENT#${parent}#${child}`,
});

const profile = {
  PK: user,
  SK: "PROFILE",
  EntityType: "User",
  Email: "john@example.com",
  DisplayName: "John Doe",
  GSI3PK: user,
  GSI3SK: "PROFILE",
};

const items: Record<string, unknown>[] = [
  profile,
  familyTree(user, "tree-001", 3),
  familyTree(user, "tree-002", 0),
  familyTree(someoneElse, "tree-003", 1),
  person(user, "person-001", "tree-001", "John"),
  person(user, "person-002", "tree-001", "Mary"),
  person(user, "person-003", "tree-001", "Anne"),
  person(someoneElse, "person-004", "tree-003", "Nils"),
  parentOf("person-001", "person-003"),
  parentOf("person-002", "person-003"),
  {
    PK: user,
    SK: "PERSON#person-001#SPOUSE#person-002",
    EntityType: "Relationship",
    RelationshipType: "Spousal",
    GSI1PK: "PERSON#person-002",
    GSI1SK: "SPOUSE#person-001",
    GSI2PK: "TREE#tree-001",
    GSI2SK: "RELATIONSHIP#SPOUSE#person-001#person-002",
  },
];

const sortKeys = (result: { Items?: Record<string, unknown>[] | undefined }) =>
  result.Items?.map((item) => item["SK"]);

before(async () => {
  const indexes = ["GSI1", "GSI2", "GSI3"];
  await client.send(
    new CreateTableCommand({
      TableName: "Yggdrasil",
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: ["PK", "SK", ...indexes.flatMap((name) => [`${name}PK`, `${name}SK`])].map(
        (name) => ({ AttributeName: name, AttributeType: "S" as const }),
      ),
      KeySchema: [
        { AttributeName: "PK", KeyType: "HASH" },
        { AttributeName: "SK", KeyType: "RANGE" },
      ],
      GlobalSecondaryIndexes: indexes.map((name) => ({
        IndexName: name,
        KeySchema: [
          { AttributeName: `${name}PK`, KeyType: "HASH" as const },
          { AttributeName: `${name}SK`, KeyType: "RANGE" as const },
        ],
        Projection: { ProjectionType: "ALL" as const },
      })),
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName: "Yggdrasil" });
  const { UnprocessedItems } = await docClient.send(
    new BatchWriteCommand({
      RequestItems: { Yggdrasil: items.map((Item) => ({ PutRequest: { Item } })) },
    }),
  );
  assert.deepEqual(UnprocessedItems, {});
});

after(async () => {
  await client.send(new DeleteTableCommand({ TableName: "Yggdrasil" }));
  client.destroy();
});

test("query 1 gets the profile of a user", async () => {
  const result = await docClient.send(
    new GetCommand({
      TableName: "Yggdrasil",
      Key: {
        PK: "USER#550e8400-e29b-41d4-a716-446655440000",
        SK: "PROFILE",
      },
    }),
  );
  assert.deepEqual(result.Item, profile);
});

test("query 2 gets all trees of a user", async () => {
  const result = await docClient.send(
    new QueryCommand({
      TableName: "Yggdrasil",
      KeyConditionExpression: "PK = :pk AND begins_with(SK, :sk)",
      ExpressionAttributeValues: {
        ":pk": "USER#550e8400-e29b-41d4-a716-446655440000",
        ":sk": "TREE#",
      },
    }),
  );
  assert.deepEqual(result.Items, [
    familyTree(user, "tree-001", 3),
    familyTree(user, "tree-002", 0),
  ]);
});

test("query 3 gets all persons in a tree", async () => {
  const result = await docClient.send(
    new QueryCommand({
      TableName: "Yggdrasil",
      IndexName: "GSI2",
      KeyConditionExpression: "GSI2PK = :pk AND begins_with(GSI2SK, :sk)",
      ExpressionAttributeValues: {
        ":pk": "TREE#tree-001",
        ":sk": "PERSON#",
      },
    }),
  );
  assert.deepEqual(
    result.Items?.map((item) => item["FirstName"]),
    ["John", "Mary", "Anne"],
  );
});

test("query 4 gets the children of a parent", async () => {
  const result = await docClient.send(
    new QueryCommand({
      TableName: "Yggdrasil",
      KeyConditionExpression: "PK = :pk AND begins_with(SK, :sk)",
      ExpressionAttributeValues: {
        ":pk": "USER#550e8400-e29b-41d4-a716-446655440000",
        ":sk": "PERSON#person-001#CHILD#",
      },
    }),
  );
  assert.deepEqual(sortKeys(result), ["PERSON#person-001#CHILD#person-003"]);
});

test("query 5 gets the parents of a child", async () => {
  const result = await docClient.send(
    new QueryCommand({
      TableName: "Yggdrasil",
      IndexName: "GSI1",
      KeyConditionExpression: "GSI1PK = :pk AND begins_with(GSI1SK, :sk)",
      ExpressionAttributeValues: {
        ":pk": "PERSON#person-003",
        ":sk": "PARENT#",
      },
    }),
  );
  assert.deepEqual(sortKeys(result), [
    "PERSON#person-001#CHILD#person-003",
    "PERSON#person-002#CHILD#person-003",
  ]);
});

test("the commands of client-dynamodb find the same with typed values", async () => {
  const one = await client.send(
    new GetItemCommand({
      TableName: "Yggdrasil",
      Key: { PK: { S: user }, SK: { S: "PROFILE" } },
    }),
  );
  assert.deepEqual(unmarshall(one.Item ?? {}), profile);
  const parents = await client.send(
    new TypedQueryCommand({
      TableName: "Yggdrasil",
      IndexName: "GSI1",
      KeyConditionExpression: "GSI1PK = :pk AND begins_with(GSI1SK, :sk)",
      ExpressionAttributeValues: marshall({ ":pk": "PERSON#person-003", ":sk": "PARENT#" }),
    }),
  );
  assert.deepEqual(
    parents.Items?.map((item) => unmarshall(item)["GSI1SK"]),
    ["PARENT#person-001", "PARENT#person-002"],
  );
});

test("the commands of client-dynamodb are refused with plain values", async () => {
  await assert.rejects(
    docClient.send(
      new GetItemCommand({
        TableName: "Yggdrasil",
        Key: {
          // @ts-expect-error The compiler refuses it too.
          PK: "USER#550e8400-e29b-41d4-a716-446655440000",
          // @ts-expect-error
          SK: "PROFILE",
        },
      }),
    ),
    { name: "SerializationException", message: "Unexpected value type in payload" },
  );
});
