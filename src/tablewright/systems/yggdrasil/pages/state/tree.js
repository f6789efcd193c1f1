/**
 * The tree that is open: its people, how they are related, and what the reader may do with it.
 * Not here: drawing it (`canvas/`), changing it (`deeds/`).
 */

import { readGraph, readTree } from "../api/trees.js";
import { kinOf } from "../layout/kin.js";
import { computed, signal } from "../vendor/signals.js";
import { complain } from "./notices.js";

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

/** Whether the reader may change people. */
export const mayEdit = computed(() => ["owner", "editor"].includes(graph.value?.tree.role ?? ""));

/** Whether the reader owns the tree. */
export const isOwner = computed(() => graph.value?.tree.role === "owner");

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

/** Closes the tree, so that nothing of it stays. */
export function closeTree() {
  turn += 1;
  openId = "";
  graph.value = null;
  treeProblem.value = null;
}

/** Reads the tree again, after a change. */
export async function refresh() {
  await read();
}

/** Reads the tree again if somebody else has changed it. */
export async function refreshIfChanged() {
  const known = graph.peek()?.tree;
  if (!known || document.hidden) return;
  try {
    const now = await readTree(known.treeId);
    if (now.version !== known.version || now.updatedAt !== known.updatedAt) await read();
  } catch {
    // Nobody has asked for this: the next thing that is asked for will tell.
  }
}

/**
 * Brothers and sisters: those who share a parent, with whether they share all.
 * @param {string} personId
 * @returns {{id: string, isHalf: boolean}[]}
 */
export function siblingsOf(personId) {
  const { parents, children } = kin.value;
  const own = parents(personId).map((one) => one.id);
  /** @type {Map<string, number>} */
  const shared = new Map();
  for (const parent of own) {
    for (const child of children(parent)) {
      if (child.id !== personId) shared.set(child.id, (shared.get(child.id) ?? 0) + 1);
    }
  }
  return [...shared].map(([id, count]) => ({
    id,
    isHalf: count < Math.max(own.length, parents(id).length),
  }));
}

async function read() {
  const own = ++turn;
  const treeId = openId;
  try {
    const found = await readGraph(treeId);
    if (own !== turn) return;
    graph.value = found;
    treeProblem.value = null;
  } catch (error) {
    if (own !== turn) return;
    if (graph.peek()) complain(error);
    else treeProblem.value = error;
  }
}

document.addEventListener("visibilitychange", refreshIfChanged);
