/** Requests about runs: each fetches data types of a source. */

import { pathOf } from "./accounts.js";
import { ask } from "./request.js";
import { sourcesPath } from "./sources.js";
import { openStream } from "./streams.js";

/** @typedef {"pending" | "running" | "completed" | "failed"} RunStatus */

/**
 * @typedef {object} TypeProgress
 * @property {"waiting" | "running" | "done" | "failed"} state
 * @property {number} [records]
 * @property {number} [pages]
 * @property {number} [bytes]
 * @property {string} [waitsUntil]
 */

/**
 * @typedef {object} RunError
 * @property {string} dataType empty: the whole run
 * @property {string} code
 * @property {string} message
 * @property {number} attempt
 * @property {string} at
 */

/**
 * @typedef {object} Run
 * @property {string} syncId
 * @property {string} sourceId
 * @property {string} accountId
 * @property {RunStatus} status
 * @property {string[]} dataTypes
 * @property {string} queuedAt
 * @property {string} startedAt
 * @property {boolean} [isPartial]
 * @property {string} [scheduleId]
 * @property {string} [completedAt]
 * @property {number} [durationSeconds]
 * @property {Record<string, number>} [recordsProcessed]
 * @property {Record<string, {added: number, changed: number, removed: number}>} [changes]
 * @property {RunError[]} [errors]
 * @property {Record<string, TypeProgress>} [progress]
 * @property {string} [retryOf]
 * @property {string} [requestedBy]
 * @property {string} [cancelledBy]
 * @property {boolean} [isCancelling]
 * @property {boolean} [hasSnapshot]
 */

/** @typedef {{items: Run[], nextCursor: string | null}} RunPage */

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {{limit?: number, cursor?: string}} [query]
 * @returns {Promise<RunPage>} the newest first
 */
export async function runsOf(accountId, sourceId, query = {}) {
  return ask("GET", runsPath(accountId, sourceId), { query: { limit: 30, ...query } });
}

/**
 * The newest runs of all sources of an account.
 * @param {string} accountId
 * @param {{from?: string, limit?: number}} [query]
 * @returns {Promise<Run[]>}
 */
export async function newestRuns(accountId, query = {}) {
  const path = `${pathOf(accountId)}/syncs`;
  return (await ask("GET", path, { query: { limit: 100, ...query } })).items;
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {string} syncId
 * @returns {Promise<Run>}
 */
export async function runAt(accountId, sourceId, syncId) {
  return ask("GET", runsPath(accountId, sourceId, syncId));
}

/**
 * An event whenever the run has changed.
 * @param {string} accountId
 * @param {string} sourceId
 * @param {string} syncId
 * @param {string} lastId
 * @param {AbortSignal} signal
 */
export async function openRun(accountId, sourceId, syncId, lastId, signal) {
  return openStream(`${runsPath(accountId, sourceId, syncId)}/events`, lastId, signal);
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {{dataTypes?: string[], full?: boolean}} [what]
 * @returns {Promise<string>} the id of the run
 */
export async function startRun(accountId, sourceId, what = {}) {
  return (await ask("POST", runsPath(accountId, sourceId), { json: what })).syncId;
}

/** @param {string} accountId @param {string} sourceId @param {string} syncId */
export async function cancelRun(accountId, sourceId, syncId) {
  await ask("POST", `${runsPath(accountId, sourceId, syncId)}/cancel`);
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {string} syncId
 * @returns {Promise<string>} the id of the new run
 */
export async function retryRun(accountId, sourceId, syncId) {
  return (await ask("POST", `${runsPath(accountId, sourceId, syncId)}/retry`)).syncId;
}

/** @param {string} accountId @param {string} sourceId @param {string} [syncId] */
function runsPath(accountId, sourceId, syncId = "") {
  return `${sourcesPath(accountId, sourceId)}/syncs${syncId && `/${encodeURIComponent(syncId)}`}`;
}
