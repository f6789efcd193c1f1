/**
 * Changes to people: adding, editing and deleting, each with its undo.
 * Not here: remembering deeds (`state/history.js`), links (`deeds/links.js`).
 */

import * as api from "../api/people.js";
import { changeTree } from "../api/trees.js";
import { perform } from "../state/history.js";
import { graph } from "../state/tree.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";
import { makeStay } from "./stay.js";
import { valuesBefore } from "./values.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * The attributes of a person in the API.
 * @typedef {Partial<Person> & {relative?: Relative}} Given
 */

/**
 * @typedef {object} Relative
 * @property {"parent" | "child" | "spouse"} kind what the new person is to the other
 * @property {string} personId
 * @property {string} [alsoOf] the other parent of a child
 * @property {string[]} [parentOf] the children of a spouse, whose parent the new one is too
 * @property {string} [type]
 * @property {string} [spouseOf] the other parent, with whom a new parent is a couple
 * @property {string} [status]
 * @property {string | null} [statusDetail]
 */

/**
 * Adds a person, as a relative of another or alone.
 * @param {Given} given
 * @returns {Promise<string>} the id
 */
export async function addPerson(given) {
  const treeId = graph.peek()?.tree.treeId ?? "";
  const name = nameOf(/** @type {Person} */ (given));
  let id = "";
  /** @type {ReturnType<typeof makeStay> | null} */
  let stay = null;
  await perform(
    {
      what: text("history.adding", { name }),
      act: async () => {
        if (stay) return stay.goOn();
        id = (await api.createPerson({ treeId, ...given })).personId;
      },
      undo: () => (stay ??= makeStay(id)).end(),
    },
    text("history.added", { name }),
  );
  return id;
}

/**
 * Changes a person; raises `ApiError` 412 if others changed the person first.
 * @param {Person} before
 * @param {Record<string, unknown>} changes null removes a value
 * @param {string} etag of `before`
 */
export async function editPerson(before, changes, etag) {
  const old = valuesBefore(before, changes);
  let tag = etag;
  const name = nameOf({ ...before, .../** @type {Partial<Person>} */ (changes) });
  await perform(
    {
      what: text("history.editing", { name }),
      act: async () => {
        await api.changePerson(before.personId, changes, tag);
        tag = ""; // a later repetition applies to the current state
      },
      undo: async () => {
        await api.changePerson(before.personId, old);
      },
    },
    text("history.saved", { name }),
  );
}

/**
 * Deletes a person with all links.
 * @param {Person} person
 */
export async function deletePerson(person) {
  const name = nameOf(person);
  const stay = makeStay(person.personId);
  await perform(
    { what: text("history.deleting", { name }), act: stay.end, undo: stay.goOn },
    text("history.deleted", { name }),
  );
}

/**
 * Sets or removes (null) the photo of a person.
 * @param {Person} person
 * @param {Blob | null} photo
 */
export async function changePhoto(person, photo) {
  const id = person.personId;
  const before = person.photoUrl ? await api.readPhoto(person.photoUrl).catch(() => null) : null;
  /** @param {Blob | null} wanted */
  const set = async (wanted) => {
    if (wanted) await api.putPhoto(id, wanted);
    else await api.removePhoto(id);
  };
  await perform(
    {
      what: text("history.photo", { name: nameOf(person) }),
      act: () => set(photo),
      undo: () => set(before),
    },
    text(photo ? "history.photoSaved" : "history.photoRemoved"),
  );
}

/**
 * Makes a person the home person of the tree.
 * @param {Person} person
 */
export async function makeRoot(person) {
  const tree = graph.peek()?.tree;
  if (!tree) return;
  const before = tree.rootPersonId ?? null;
  await perform(
    {
      what: text("history.root", { name: nameOf(person) }),
      act: async () => {
        await changeTree(tree.treeId, { rootPersonId: person.personId });
      },
      undo: async () => {
        await changeTree(tree.treeId, { rootPersonId: before });
      },
    },
    text("history.rootSet", { name: nameOf(person) }),
  );
}
