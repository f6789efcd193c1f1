/** What a program does with the TypeScript client of notes; each line of output is a test's. */
import { ApiError, NotesClient } from "./notes_client.js";
import type { NewNote, Note, ServerEvent } from "./notes_client.js";

const [url, key] = process.argv.slice(2) as [string, string];
const waits: number[] = [];
const statuses: number[] = [];
const client = new NotesClient(url, {
  token: key,
  pause: async (ms) => void waits.push(Math.floor(ms / 1000)),
  onResponse: (answer) => void statuses.push(answer.status),
});

async function refusal(deed: Promise<unknown>): Promise<ApiError> {
  try {
    await deed;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

function tell(name: string, value: unknown): void {
  console.log(JSON.stringify({ [name]: value }));
}

const gone = await refusal(client.getNote("n1"));
tell("gone", [gone.status, gone.code, gone.requestId.length, gone.details]);

const anonymous = new NotesClient(url);
tell("anonymous", (await refusal(anonymous.listNotes())).code);

const wanted: NewNote = {
  title: "Milk",
  price: 1.5,
  colour: "green",
  parts: [
    { type: "text", words: "two" },
    { type: "picture", address: "a.png" },
  ],
};
const note: Note = await client.createNote(wanted, { idempotencyKey: "k1" });
const again = await client.createNote(wanted, { idempotencyKey: "k1" });
tell("note", [note.id, note.price, note.colour, note.parts[0]?.type, again.id]);
tell("statuses", statuses.slice(-2));

for (let number = 0; number < 4; number++) await client.createNote({ title: `t${number}` });
const titles: string[] = [];
for await (const one of client.iterateListNotes({ limit: 2 })) titles.push(one.title);
tell("titles", titles);

const stale = await refusal(client.replaceNote(note.id, { title: "b" }, { ifMatch: '"7"' }));
tell("stale", [stale.status, stale.code]);

tell("busy", [await client.busy(), waits]);

const events: ServerEvent[] = [];
for await (const event of client.watchNotes()) {
  events.push(event);
  if (events.length === 2) break;
}
tell("events", events.map((event) => [event.id, event.event, JSON.parse(event.data)]));

tell("deleted", (await client.deleteNote(note.id)) ?? null);
tell("usage", (await client.getUsage("acme")).notes);

const ended = AbortSignal.abort();
const aborted = await client.health({ signal: ended }).catch((error: Error) => error.name);
tell("aborted", aborted);
