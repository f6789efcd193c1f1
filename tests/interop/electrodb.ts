// ElectroDB: two entities that share a table, their composite keys, and what is built on those.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import { ElectroError, Entity, Service } from "electrodb";

const client = new DynamoDBClient({ maxAttempts: 1 });
const docClient = DynamoDBDocumentClient.from(client);
const table = process.env["TABLE"] ?? assert.fail("TABLE names the table to make");

const Employee = new Entity(
  {
    model: { entity: "employee", version: "1", service: "company" },
    attributes: {
      team: { type: "string", required: true },
      employee: { type: "string", required: true },
      office: { type: "string", required: true },
      name: { type: "string" },
      salary: { type: "number", default: 100 },
      skills: { type: "set", items: "string" },
      reviews: { type: "list", items: { type: "string" } },
      badge: { type: "map", properties: { color: { type: "string" } } },
    },
    indexes: {
      members: {
        pk: { field: "pk", composite: ["team"] },
        sk: { field: "sk", composite: ["employee"] },
      },
      seats: {
        index: "gsi1",
        collection: "workplace",
        pk: { field: "gsi1pk", composite: ["office"] },
        sk: { field: "gsi1sk", composite: ["team", "employee"] },
      },
    },
  },
  { client: docClient, table },
);

const Room = new Entity(
  {
    model: { entity: "room", version: "1", service: "company" },
    attributes: {
      room: { type: "string", required: true },
      office: { type: "string", required: true },
      seats: { type: "number", required: true },
    },
    indexes: {
      rooms: {
        pk: { field: "pk", composite: ["room"] },
        sk: { field: "sk", composite: [] },
      },
      plan: {
        index: "gsi1",
        collection: "workplace",
        pk: { field: "gsi1pk", composite: ["office"] },
        sk: { field: "gsi1sk", composite: ["room"] },
      },
    },
  },
  { client: docClient, table },
);

const company = new Service({ employee: Employee, room: Room });

before(async () => {
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: ["pk", "sk", "gsi1pk", "gsi1sk"].map((name) => ({
        AttributeName: name,
        AttributeType: "S" as const,
      })),
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: "gsi1",
          KeySchema: [
            { AttributeName: "gsi1pk", KeyType: "HASH" },
            { AttributeName: "gsi1sk", KeyType: "RANGE" },
          ],
          Projection: { ProjectionType: "ALL" },
        },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName: table });
});

after(async () => {
  await client.send(new DeleteTableCommand({ TableName: table }));
  client.destroy();
});

const refusedCondition = (error: unknown) => {
  assert.ok(error instanceof ElectroError);
  assert.match(error.message, /The conditional request failed/);
  return true;
};

test("an entity that exists is not created again", async () => {
  const ada = { team: "create", employee: "ada", office: "oslo" };
  await Employee.create(ada).go();
  await assert.rejects(Employee.create(ada).go(), refusedCondition);
});

test("a patch of a missing entity is refused", async () => {
  const nobody = { team: "patch", employee: "nobody" };
  await assert.rejects(Employee.patch(nobody).set({ name: "x" }).go(), refusedCondition);
  assert.equal((await Employee.get(nobody).go()).data, null);
});

test("keys are composed of the attributes", async () => {
  await Employee.put({ team: "keys", employee: "ada", office: "oslo" }).go();
  const { Item } = await docClient.send(
    new GetCommand({
      TableName: table,
      Key: { pk: "$company#team_keys", sk: "$employee_1#employee_ada" },
    }),
  );
  assert.equal(Item?.["gsi1pk"], "$company#office_oslo");
  assert.equal(Item?.["gsi1sk"], "$workplace#employee_1#team_keys#employee_ada");
});

test("a patch changes attributes of every kind", async () => {
  const key = { team: "patch", employee: "ada" };
  await Employee.put({
    ...key,
    office: "oslo",
    skills: ["sql"],
    reviews: ["good"],
    badge: { color: "red" },
  }).go();
  const patched = await Employee.patch(key)
    .set({ name: "Ada" })
    .add({ salary: 25, skills: ["go"] })
    .append({ reviews: ["better"] })
    .data((attributes, operations) => operations.set(attributes.badge.color, "blue"))
    .where((attributes, operations) => operations.eq(attributes.salary, 100))
    .go({ response: "all_new" });
  assert.deepEqual(
    { ...patched.data, skills: [...(patched.data.skills ?? [])].sort() },
    {
      ...key,
      office: "oslo",
      name: "Ada",
      salary: 125,
      skills: ["go", "sql"],
      reviews: ["good", "better"],
      badge: { color: "blue" },
    },
  );
});

test("an upsert creates first and changes afterwards", async () => {
  const key = { team: "upsert", employee: "ada" };
  await Employee.upsert({ ...key, office: "rome", name: "A" }).go();
  await Employee.upsert({ ...key, office: "lima" }).go();
  const { data } = await Employee.get(key).go();
  assert.deepEqual([data?.office, data?.name], ["lima", "A"]);
});

test("a collection finds all entities of one place in one query", async () => {
  await Employee.put([
    { team: "collection", employee: "ada", office: "paris" },
    { team: "collection", employee: "bob", office: "paris" },
    { team: "collection", employee: "eve", office: "elsewhere" },
  ]).go();
  await Room.put({ room: "louvre", office: "paris", seats: 4 }).go();
  const { data } = await company.collections.workplace({ office: "paris" }).go();
  assert.deepEqual(
    data.employee.map((employee) => employee.employee),
    ["ada", "bob"],
  );
  assert.deepEqual(data.room, [{ room: "louvre", office: "paris", seats: 4 }]);
});

test("a query is filtered, ordered and continued with a cursor", async () => {
  const names = ["a", "b", "c", "d", "e"];
  const unprocessed = await Employee.put(
    names.map((employee, salary) => ({ team: "pages", employee, office: "oslo", salary })),
  ).go();
  assert.deepEqual(unprocessed.unprocessed, []);

  const query = Employee.query.members({ team: "pages" });
  const first = await query.go({ limit: 2, order: "desc" });
  assert.deepEqual(first.data.map((employee) => employee.employee), ["e", "d"]);
  const rest = await query.go({ cursor: first.cursor, order: "desc", pages: "all" });
  assert.deepEqual(rest.data.map((employee) => employee.employee), ["c", "b", "a"]);
  assert.equal(rest.cursor, null);

  const some = await Employee.query
    .members({ team: "pages" })
    .between({ employee: "b" }, { employee: "d" })
    .where(({ salary }, { gt }) => gt(salary, 1))
    .go();
  assert.deepEqual(some.data.map((employee) => employee.employee), ["c", "d"]);
});

test("a transaction of a service happens as a whole or not at all", async () => {
  const ada = { team: "transaction", employee: "ada", office: "oslo" };
  const move = (room: string) =>
    company.transaction
      .write(({ employee, room: rooms }) => [
        employee.create(ada).commit({ response: "all_old" }),
        rooms.create({ room, office: "oslo", seats: 2 }).commit(),
      ])
      .go();
  assert.equal((await move("munch")).canceled, false);
  const again = await move("grieg");
  assert.equal(again.canceled, true);
  assert.deepEqual(
    again.data.map((result) => result.code),
    ["ConditionalCheckFailed", "None"],
  );
  const read = await company.transaction
    .get(({ employee, room }) => [
      employee.get(ada).commit(),
      room.get({ room: "munch" }).commit(),
      room.get({ room: "grieg" }).commit(),
    ])
    .go();
  assert.deepEqual(
    read.data.map((result) => result.item !== null),
    [true, true, false],
  );
});

test("entities are scanned, read in batches and removed", async () => {
  const rooms = ["x", "y", "z"].map((room) => ({ room, office: "bern", seats: 1 }));
  await Room.put(rooms).go();
  const scanned = await Room.scan.where(({ office }, { eq }) => eq(office, "bern")).go({
    pages: "all",
  });
  assert.deepEqual(scanned.data.map(({ room }) => room).sort(), ["x", "y", "z"]);
  const removed = await Room.remove({ room: "y" }).go({ response: "all_old" });
  assert.deepEqual(removed.data, { room: "y", office: "bern", seats: 1 });
  const batch = await Room.get(rooms.map(({ room }) => ({ room }))).go({ preserveBatchOrder: true });
  assert.deepEqual(batch.data.map((room) => room?.room ?? null), ["x", null, "z"]);
});
