/**
 * Deeds about people: making, changing and deleting them, each with its way back.
 * Not here: remembering deeds (`state/history.js`), links (`deeds/links.js`).
 */

import * as api from "../api/people.js";
import { changeTree } from "../api/trees.js";
import { nowId, perform, rename } from "../state/history.js";
import { graph } from "../state/tree.js";
import { nameOf, whose } from "../words/names.js";
import { valuesBefore, withoutDoubledDates } from "./values.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * What a person is made of, in the API's words.
 * @typedef {Partial<Person> & {relative?: Relative}} Given
 */

/**
 * @typedef {object} Relative
 * @property {"parent" | "child" | "spouse"} kind what the new person is to the other
 * @property {string} personId
 * @property {string} [alsoOf] the other parent of a child
 * @property {string} [type]
 * @property {string} [status]
 */

/** What the server works out by itself. */
const DERIVED = /** @type {const} */ ([
  "personId",
  "living",
  "hidden",
  "birthSort",
  "deathSort",
  "photoUrl",
  "createdAt",
  "updatedAt",
  "level",
]);

/**
 * Adds somebody, as a relative of another or alone.
 * @param {Given} given
 * @returns {Promise<string>} the id
 */
export async function addPerson(given) {
  const treeId = graph.peek()?.tree.treeId ?? "";
  const name = nameOf(/** @type {Person} */ (given));
  let id = "";
  await perform(
    {
      what: `adding ${name}`,
      act: async () => {
        const body = { treeId, ...given, relative: relativeNow(given.relative) };
        const made = await api.createPerson(body);
        if (id) rename(id, made.personId);
        id = made.personId;
      },
      undo: () => api.deletePerson(nowId(id)),
    },
    `${name} was added.`,
  );
  return nowId(id);
}

/**
 * Changes somebody; raises `ApiError` 412 if others did so meanwhile.
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
      what: `the changes to ${name}`,
      act: async () => {
        await api.changePerson(nowId(before.personId), changes, tag);
        tag = ""; // done again later, it is on top of whatever is there then
      },
      undo: async () => {
        await api.changePerson(nowId(before.personId), old);
      },
    },
    `${name} was saved.`,
  );
}

/**
 * Deletes somebody with all links; undoing makes the person again.
 * @param {string} personId
 */
export async function deletePerson(personId) {
  const { person } = await api.readPerson(personId);
  const links = await api.linksOf(personId);
  const photo = person.photoUrl ? await api.readPhoto(person.photoUrl).catch(() => null) : null;
  const tree = graph.peek()?.tree;
  const isRoot = tree?.rootPersonId === personId;
  const name = nameOf(person);
  await perform(
    {
      what: `deleting ${name}`,
      act: () => api.deletePerson(nowId(personId)),
      undo: async () => {
        const made = await api.createPerson(kept(person));
        rename(personId, made.personId);
        for (const link of links) await linkAgain(link);
        if (photo) await api.putPhoto(made.personId, photo);
        if (isRoot && tree) await changeTree(tree.treeId, { rootPersonId: made.personId });
      },
    },
    `${name} was deleted.`,
  );
}

/**
 * Gives somebody a photo, or takes it away (null).
 * @param {Person} person
 * @param {Blob | null} photo
 */
export async function changePhoto(person, photo) {
  const id = person.personId;
  const before = person.photoUrl ? await api.readPhoto(person.photoUrl).catch(() => null) : null;
  /** @param {Blob | null} wanted */
  const set = async (wanted) => {
    if (wanted) await api.putPhoto(nowId(id), wanted);
    else await api.removePhoto(nowId(id));
  };
  await perform(
    {
      what: `the change of ${whose(nameOf(person))} photo`,
      act: () => set(photo),
      undo: () => set(before),
    },
    photo ? "The photo was saved." : "The photo was removed.",
  );
}

/**
 * Makes somebody the one with whom the tree begins.
 * @param {Person} person
 */
export async function makeRoot(person) {
  const tree = graph.peek()?.tree;
  if (!tree) return;
  const before = tree.rootPersonId ?? null;
  await perform(
    {
      what: `beginning the tree with ${nameOf(person)}`,
      act: async () => {
        await changeTree(tree.treeId, { rootPersonId: nowId(person.personId) });
      },
      undo: async () => {
        await changeTree(tree.treeId, { rootPersonId: before && nowId(before) });
      },
    },
    `The tree begins with ${nameOf(person)} now.`,
  );
}

/**
 * @param {Relative | undefined} relative
 * @returns {Relative | undefined}
 */
function relativeNow(relative) {
  if (!relative) return undefined;
  const { alsoOf, ...rest } = relative;
  return {
    ...rest,
    personId: nowId(relative.personId),
    ...(alsoOf ? { alsoOf: nowId(alsoOf) } : {}),
  };
}

/**
 * @param {any} link
 */
async function linkAgain(link) {
  const { id: _, relationshipType, treeId: __, createdAt: ___, updatedAt: ____, ...given } = link;
  for (const name of ["parentId", "childId", "person1Id", "person2Id"]) {
    if (given[name]) given[name] = nowId(given[name]);
  }
  const plain = withoutDoubledDates(given);
  if (relationshipType === "ParentChild") await api.linkParent(plain);
  else await api.linkSpouses(plain);
}

/**
 * A person without what the server works out.
 * @param {Person} person
 */
function kept(person) {
  /** @type {Record<string, unknown>} */
  const given = { ...person };
  for (const name of DERIVED) delete given[name];
  return withoutDoubledDates(given);
}
