/**
 * The home person: the reader in the open tree, and the relationships of others to this person.
 *
 * The server names relationships for people as they come into sight. Names are kept until the tree
 * changes.
 * Not here: requests (`api/home_person.js`), drawing (`canvas/`).
 */

import {
  NAMED_AT_ONCE_MAX,
  putHomePerson,
  readHomePerson,
  readKinNames,
} from "../api/home_person.js";
import { complain, notify } from "../kit/state/notices.js";
import { computed, effect, signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";
import { user } from "./session.js";
import { graph, people } from "./tree.js";

const chosen = signal("");

/** The id of the home person; empty: none in this tree. */
export const homeId = computed(() => (people.value.has(chosen.value) ? chosen.value : ""));

/** What people are to the home person, by id; an empty text: not related. */
export const kinNames = signal(/** @type {ReadonlyMap<string, string>} */ (new Map()));

/** @type {Set<string>} whose names are wanted, or under way */
let wanted = new Set();
let turn = 0;

/**
 * Asks for the names of people who are not named yet.
 * @param {readonly string[]} ids
 */
export function nameKin(ids) {
  if (!homeId.peek()) return;
  const known = kinNames.peek();
  const fresh = ids.filter((id) => !known.has(id) && !wanted.has(id) && people.peek().has(id));
  if (!fresh.length) return;
  const isIdle = wanted.size === 0;
  for (const id of fresh) wanted.add(id);
  if (isIdle) nameNext();
}

/**
 * Chooses who the reader is.
 * @param {string} personId empty: nobody
 */
export async function chooseHome(personId) {
  const treeId = graph.peek()?.tree.treeId;
  if (!treeId) return;
  try {
    await putHomePerson(treeId, personId);
  } catch (error) {
    complain(error);
    return;
  }
  if (graph.peek()?.tree.treeId !== treeId) return;
  const name = nameOf(people.peek().get(personId || chosen.peek()));
  chosen.value = personId;
  notify(text(personId ? "person.isMe" : "person.isNotMe", { name }));
}

/**
 * The relationship of a person to the reader, for a line of text; empty if unknown or not related.
 * @param {string} personId
 */
export function kinText(personId) {
  if (!homeId.value) return "";
  if (personId === homeId.value) return text("person.you");
  const name = kinNames.value.get(personId);
  return name ? text("person.yourKin", { kin: name }) : "";
}

async function nameNext() {
  const own = turn;
  const treeId = graph.peek()?.tree.treeId ?? "";
  const some = [...wanted].slice(0, NAMED_AT_ONCE_MAX);
  /** @type {Record<string, string>} */
  let names = {};
  try {
    names = await readKinNames(treeId, homeId.peek(), some);
  } catch {
    // Relationships are an extra that the user did not request: the next view retries.
    if (own === turn) wanted = new Set();
    return;
  }
  if (own !== turn) return;
  for (const id of some) wanted.delete(id);
  kinNames.value = new Map([
    ...kinNames.peek(),
    ...some.map((id) => /** @type {[string, string]} */ ([id, names[id] ?? ""])),
  ]);
  if (wanted.size) nameNext();
}

const treeId = computed(() => graph.value?.tree.treeId ?? "");
const userId = computed(() => user.value?.userId ?? "");

effect(() => {
  const id = treeId.value;
  chosen.value = "";
  if (!id || !userId.value) return;
  readHomePerson(id).then(
    (personId) => {
      if (treeId.peek() === id) chosen.value = personId;
    },
    () => undefined, // the tree itself tells why it cannot be read
  );
});

effect(() => {
  // What was named may be wrong once the tree has changed, or for another person.
  void [graph.value, homeId.value];
  turn += 1;
  wanted = new Set();
  const home = homeId.peek();
  kinNames.value = new Map(home ? [[home, text("person.you")]] : []);
});
