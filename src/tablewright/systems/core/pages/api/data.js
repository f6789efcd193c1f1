/** Requests about stored data: snapshots, their records, and exports. */

import { pathOf } from "./accounts.js";
import { ask } from "./request.js";
import { sourcesPath } from "./sources.js";

/**
 * @typedef {object} StoredType
 * @property {string} name
 * @property {number} records
 * @property {number} added
 * @property {number} changed
 * @property {number} removed
 * @property {Record<string, string[]>} fields the types of each field
 */

/**
 * @typedef {object} Snapshot
 * @property {string} snapshot
 * @property {string} beganAt
 * @property {string} endedAt
 * @property {boolean} isPartial
 * @property {StoredType[]} dataTypes
 */

/** @typedef {{id: string, data: Record<string, any>}} StoredRecord */
/** @typedef {{snapshot: string, items: StoredRecord[], nextCursor: string | null}} RecordPage */
/** @typedef {"json" | "jsonl" | "csv" | "xlsx"} ExportFormat */

/**
 * @typedef {object} Export
 * @property {string} exportId
 * @property {string} sourceId
 * @property {string[]} dataTypes
 * @property {string} snapshot
 * @property {ExportFormat} format
 * @property {"pending" | "ready" | "failed"} status
 * @property {string} name
 * @property {string} createdAt
 * @property {string} [expiresAt]
 * @property {number} [sizeBytes]
 * @property {string} [error]
 */

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {number} [limit]
 * @returns {Promise<Snapshot[]>} the newest first
 */
export async function snapshotsOf(accountId, sourceId, limit = 50) {
  return (await ask("GET", dataPath(accountId, sourceId), { query: { limit } })).items;
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {string} type
 * @param {{snapshot: string, q: string, cursor: string}} query
 * @returns {Promise<RecordPage>}
 */
export async function recordsOf(accountId, sourceId, type, query) {
  // A cursor belongs to its snapshot.
  const given = query.cursor ? { cursor: query.cursor } : query;
  const path = `${dataPath(accountId, sourceId)}/${encodeURIComponent(type)}`;
  return ask("GET", path, { query: { limit: 25, ...given } });
}

/** @param {string} accountId @param {string} sourceId @param {string} name typed to confirm */
export async function deleteData(accountId, sourceId, name) {
  await ask("DELETE", dataPath(accountId, sourceId), { query: { confirm: name } });
}

/** @param {string} accountId @param {string} sourceId @returns {Promise<Export[]>} */
export async function exportsOf(accountId, sourceId) {
  const { items } = await ask("GET", exportsPath(accountId), { query: { limit: 100 } });
  return items.filter((/** @type {Export} */ one) => one.sourceId === sourceId);
}

/**
 * @param {string} accountId
 * @param {{sourceId: string, dataTypes: string[], format: ExportFormat, snapshot: string}} given
 */
export async function createExport(accountId, given) {
  await ask("POST", exportsPath(accountId), { json: given });
}

/** @param {string} accountId @param {string} exportId */
export async function deleteExport(accountId, exportId) {
  await ask("DELETE", exportsPath(accountId, exportId));
}

/** @param {string} accountId @param {string} exportId the address of its file, for a link */
export function exportFile(accountId, exportId) {
  return `${exportsPath(accountId, exportId)}/file`;
}

/** @param {string} accountId @param {string} sourceId */
function dataPath(accountId, sourceId) {
  return `${sourcesPath(accountId, sourceId)}/data`;
}

/** @param {string} accountId @param {string} [exportId] */
function exportsPath(accountId, exportId = "") {
  return `${pathOf(accountId)}/exports${exportId && `/${encodeURIComponent(exportId)}`}`;
}
