// One signed request, and what became of it: the number of tables, or the name of the refusal.

import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";

const client = new DynamoDBClient({ maxAttempts: 1 });
try {
  const { TableNames } = await client.send(new ListTablesCommand());
  console.log(TableNames?.length);
} catch (error) {
  console.log(error instanceof Error ? error.name : error);
}
