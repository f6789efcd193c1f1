/** Requests about platforms, and the sources that an account has connected to them. */

import { pathOf } from "./accounts.js";
import { ask, everyOne } from "./request.js";

/** @typedef {"oauth" | "api_key" | "webhook"} Connection */
/** @typedef {"active" | "paused" | "error" | "disconnected"} SourceStatus */

/**
 * @typedef {object} EnteredField
 * @property {string} name
 * @property {string} title
 * @property {string} [help]
 * @property {string} [pattern]
 * @property {boolean} [isSecret] true unless false
 * @property {boolean} [isRequired] true unless false
 */

/**
 * @typedef {object} Auth
 * @property {Connection} connectionType
 * @property {string} title
 * @property {string} [help]
 * @property {EnteredField[]} [fields]
 * @property {string[]} [scopes]
 * @property {boolean} [isConfigured] true unless false
 */

/** @typedef {{name: string, title: string, isDefault: boolean, isIncremental: boolean}} DataType */

/**
 * @typedef {object} Platform
 * @property {string} platformId
 * @property {string} title
 * @property {Auth[]} auths
 * @property {DataType[]} dataTypes
 * @property {string} [description]
 * @property {EnteredField[]} [settings]
 * @property {boolean} [isPosted] records are posted to us
 */

/**
 * @typedef {object} SourceConfig
 * @property {string[]} [dataTypes]
 * @property {Record<string, string>} [settings]
 * @property {string} [idField]
 */

/**
 * @typedef {object} Source
 * @property {string} sourceId
 * @property {string} accountId
 * @property {string} platform
 * @property {string} name
 * @property {SourceStatus} status
 * @property {Connection} connectionType
 * @property {SourceConfig} config
 * @property {string} createdBy
 * @property {string} createdAt
 * @property {boolean} hasCredentials
 * @property {{id: string, name: string}} [platformAccount]
 * @property {string} [lastSyncAt]
 * @property {"success" | "failed" | "in_progress"} [syncStatus]
 * @property {string} [activeSyncId]
 * @property {number} [failureCount]
 * @property {number} [storedBytes]
 */

/**
 * @typedef {object} NewSource
 * @property {string} name
 * @property {string} platform
 * @property {Connection} connectionType
 * @property {SourceConfig} config
 * @property {Record<string, string>} [credentials]
 */

/** @returns {Promise<Platform[]>} */
export async function allPlatforms() {
  return (await ask("GET", "v1/platforms")).items;
}

/** @param {string} accountId @returns {Promise<Source[]>} */
export async function sourcesOf(accountId) {
  return everyOne(sourcesPath(accountId));
}

/** @param {string} accountId @param {string} sourceId @returns {Promise<Source>} */
export async function sourceAt(accountId, sourceId) {
  return ask("GET", sourcesPath(accountId, sourceId));
}

/**
 * Asks the platform whose credentials these are; its own words if it rejects them.
 * @param {string} accountId
 * @param {{platform: string, credentials: Record<string, string>,
 *   settings: Record<string, string>}} given
 * @returns {Promise<{id: string, name: string}>}
 */
export async function testCredentials(accountId, given) {
  return ask("POST", `${sourcesPath(accountId)}/test`, { json: given });
}

/**
 * @param {string} accountId
 * @param {NewSource} given
 * @returns {Promise<{source: Source, inboundPath?: string}>} the path is shown this once
 */
export async function createSource(accountId, given) {
  return ask("POST", sourcesPath(accountId), { json: given });
}

/**
 * Replaces the path that receives the records of a source.
 * @param {string} accountId
 * @param {string} sourceId
 * @returns {Promise<string>} the new path, which is shown this once
 */
export async function renewPath(accountId, sourceId) {
  return (await ask("POST", `${sourcesPath(accountId, sourceId)}/secret`)).inboundPath;
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {{name?: string, config?: SourceConfig, credentials?: Record<string, string>}} changes
 */
export async function changeSource(accountId, sourceId, changes) {
  await ask("PATCH", sourcesPath(accountId, sourceId), { json: changes });
}

/** @param {string} accountId @param {string} sourceId */
export async function deleteSource(accountId, sourceId) {
  await ask("DELETE", sourcesPath(accountId, sourceId));
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @returns {Promise<{id: string, name: string}>} the account at the platform
 */
export async function testSource(accountId, sourceId) {
  return ask("POST", `${sourcesPath(accountId, sourceId)}/test`);
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {"pause" | "resume" | "disconnect"} deed
 */
export async function turnSource(accountId, sourceId, deed) {
  await ask("POST", `${sourcesPath(accountId, sourceId)}/${deed}`);
}

/**
 * Where the browser goes to connect a platform. It returns to `returnTo`.
 * @param {string} accountId
 * @param {string} platform
 * @param {{returnTo: string, name?: string, sourceId?: string}} given
 * @returns {Promise<string>}
 */
export async function consentAddress(accountId, platform, given) {
  const path = `${pathOf(accountId)}/oauth/${encodeURIComponent(platform)}/start`;
  return (await ask("POST", path, { json: given })).authorizeUrl;
}

/** @param {string} accountId @param {string} [sourceId] */
export function sourcesPath(accountId, sourceId = "") {
  return `${pathOf(accountId)}/sources${sourceId && `/${encodeURIComponent(sourceId)}`}`;
}
