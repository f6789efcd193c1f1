/**
 * The open tree: its people, their relationships, and the reader's rights.
 * Not here: drawing it (`canvas/`), changing it (`deeds/`).
 */

import { readGraph, readTree } from "../api/trees.js";
import { kinOf } from "../layout/kin.js";
import { rootOf } from "../layout/root.js";
import { computed, signal } from "../kit/vendor/signals.js";
import { complain } from "../kit/state/notices.js";

/** @typedef {import("../api/shapes.js").Graph} Graph */
/** @typedef {import("../api/shapes.js").Person} Person */

/** The tree as it was read last; null: there is none yet. */
export const graph = signal(/** @type {Graph | null} */ (null));

/** Why there is none. */
export const treeProblem = signal(/** @type {unknown} */ (null));

/** Who is whose. */
export const kin = computed(() => kinOf(graph.value ?? { persons: [], parents: [], spouses: [] }));

/** Everybody in the tree, by id. */
export const people = computed(
  () => /** @type {ReadonlyMap<string, Person>} */ (/** @type {unknown} */ (kin.value.people)),
);

/** With whom the tree begins: as its owner says, else who has most kin; empty: nobody is there. */
export const firstId = computed(() => (graph.value && rootOf(graph.value, kin.value, {})) ?? "");

/** Whether the reader may change people. */
export const mayEdit = computed(() => ["owner", "editor"].includes(graph.value?.tree.role ?? ""));

/** Whether the reader owns the tree. */
export const isOwner = computed(() => graph.value?.tree.role === "owner");

const BY_BIRTH = "Biological";

let openId = "";
let turn = 0;

/**
 * Opens a tree; whatever was open before is closed.
 * @param {string} treeId
 */
export async function openTree(treeId) {
  closeTree();
  openId = treeId;
  await read();
}

/**
 * Closes the tree and forgets it. A tree that another has replaced is already closed.
 * @param {string} [treeId]
 */
export function closeTree(treeId = openId) {
  if (treeId !== openId) return;
  turn += 1;
  openId = "";
  graph.value = null;
  treeProblem.value = null;
}

/**
 * Reads the tree again, after a change.
 * @param {{isQuiet?: boolean}} [how] `isQuiet` shows no error: the tree stays as it was read
 */
export async function refresh({ isQuiet = false } = {}) {
  await read({ isQuiet });
}

/** Reads the tree again if somebody else has changed it. */
export async function refreshIfChanged() {
  const known = graph.peek()?.tree;
  if (!known || document.hidden) return;
  try {
    const now = await readTree(known.treeId);
    if (now.version !== known.version || now.updatedAt !== known.updatedAt) await read();
  } catch {
    // The user did not request this: the next request reports the error.
  }
}

/**
 * Brothers and sisters, eldest first: those who share a parent. `how` is empty where both have all
 * their parents by birth in common, `Half` where not all, and else the type of the link that makes
 * them siblings, such as `Adoptive`.
 * @param {string} personId
 * @returns {{id: string, how: string}[]}
 */
export function siblingsOf(personId) {
  const { parents, children } = kin.value;
  /** @type {Map<string, string[]>} the types of what they share, by sibling */
  const shared = new Map();
  for (const parent of parents(personId)) {
    for (const child of children(parent.id)) {
      if (child.id === personId) continue;
      const type = parent.type === BY_BIRTH ? child.type : parent.type;
      shared.set(child.id, [...(shared.get(child.id) ?? []), type]);
    }
  }
  /** @param {string} id */
  const parentsByBirth = (id) => parents(id).filter((one) => one.type === BY_BIRTH).length;
  /** @param {string} id @param {readonly string[]} types */
  const howOf = (id, types) => {
    const count = types.filter((type) => type === BY_BIRTH).length;
    if (!count) return types.includes("Adoptive") ? "Adoptive" : (types[0] ?? "");
    return count < Math.max(parentsByBirth(personId), parentsByBirth(id)) ? "Half" : "";
  };
  return [...people.value.keys()].flatMap((id) => {
    const types = shared.get(id);
    return types ? [{ id, how: howOf(id, types) }] : [];
  });
}

/** @param {{isQuiet?: boolean}} [how] */
async function read({ isQuiet = false } = {}) {
  const own = ++turn;
  const treeId = openId;
  try {
    const found = await readGraph(treeId);
    if (own !== turn) return;
    graph.value = found;
    treeProblem.value = null;
  } catch (error) {
    if (own !== turn) return;
    if (!graph.peek()) treeProblem.value = error;
    else if (!isQuiet) complain(error);
  }
}

document.addEventListener("visibilitychange", refreshIfChanged);
