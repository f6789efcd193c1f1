/** Requests about trees, who may see them, and their imports and exports. */

import { straight } from "../words/turning.js";
import { ask, download } from "./request.js";

/** @typedef {import("./shapes.js").Tree} Tree */
/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Share} Share */

/**
 * The progress of an import.
 * @typedef {object} Import
 * @property {string} state waiting, writing, done or failed
 * @property {number} [written]
 * @property {number} [total]
 * @property {any} [report]
 * @property {string} [trouble]
 */

/**
 * All trees that the user owns or is a guest of.
 * @returns {Promise<Tree[]>}
 */
export async function listTrees() {
  /** @type {Tree[]} */
  const found = [];
  let cursor;
  do {
    const answer = await ask("GET", "api/trees", { query: { cursor } });
    found.push(...answer.items);
    cursor = answer.cursor;
  } while (cursor);
  return found;
}

/**
 * @param {{treeName: string, description?: string}} given
 * @returns {Promise<Tree>}
 */
export async function createTree(given) {
  return ask("POST", "api/trees", { json: given });
}

/**
 * @param {string} treeId
 * @returns {Promise<Tree>}
 */
export async function readTree(treeId) {
  return ask("GET", pathOf(treeId), { isGuest: true });
}

/**
 * @param {string} treeId
 * @param {object} changes
 * @returns {Promise<Tree>}
 */
export async function changeTree(treeId, changes) {
  return ask("PATCH", pathOf(treeId), { json: changes });
}

/** @param {string} treeId */
export async function deleteTree(treeId) {
  await ask("DELETE", pathOf(treeId));
}

/**
 * Everything that the drawing shows.
 * @param {string} treeId
 * @param {{hidesLiving?: boolean, signal?: AbortSignal}} [how]
 * @returns {Promise<Graph>}
 */
export async function readGraph(treeId, { hidesLiving = false, signal } = {}) {
  const query = { living: hidesLiving ? "hide" : "" };
  return straight(await ask("GET", `${pathOf(treeId)}/graph`, { query, signal, isGuest: true }));
}

/**
 * @param {string} treeId
 * @returns {Promise<Share[]>}
 */
export async function listShares(treeId) {
  return (await ask("GET", `${pathOf(treeId)}/shares`)).items;
}

/**
 * Shares a tree with a person who has an account.
 * @param {string} treeId
 * @param {{email: string, role: string}} given
 */
export async function shareWith(treeId, given) {
  await ask("POST", `${pathOf(treeId)}/shares`, { json: given });
}

/**
 * @param {string} treeId
 * @param {string} userId
 * @param {string} role
 */
export async function changeShare(treeId, userId, role) {
  await ask("PUT", `${pathOf(treeId)}/shares/${encodeURIComponent(userId)}`, { json: { role } });
}

/**
 * @param {string} treeId
 * @param {string} userId
 */
export async function removeShare(treeId, userId) {
  await ask("DELETE", `${pathOf(treeId)}/shares/${encodeURIComponent(userId)}`);
}

/**
 * Checks a file without storing anything.
 * @param {string} treeId
 * @param {Blob} file
 * @returns {Promise<any>} its report
 */
export async function examineFile(treeId, file) {
  const query = { dryRun: true };
  return (await ask("POST", `${pathOf(treeId)}/import`, { query, body: plain(file) })).report;
}

/**
 * @param {string} treeId
 * @param {Blob} file
 * @returns {Promise<{importId: string, state: string}>}
 */
export async function importFile(treeId, file) {
  return ask("POST", `${pathOf(treeId)}/import`, { body: plain(file) });
}

/**
 * @param {string} treeId
 * @param {string} importId
 * @returns {Promise<Import>}
 */
export async function readImport(treeId, importId) {
  return ask("GET", `${pathOf(treeId)}/imports/${encodeURIComponent(importId)}`);
}

/**
 * @param {string} treeId
 * @param {{format: string, living: "show" | "hide"}} wanted
 */
export async function exportTree(treeId, wanted) {
  const query = { format: wanted.format, living: wanted.living };
  return download(`${pathOf(treeId)}/export`, { query, isGuest: true });
}

/** @param {string} treeId */
export function pathOf(treeId) {
  return `api/trees/${encodeURIComponent(treeId)}`;
}

/**
 * The server examines the file itself: the browser's guess by the name is meaningless.
 * @param {Blob} file
 */
function plain(file) {
  return new Blob([file], { type: "application/octet-stream" });
}
