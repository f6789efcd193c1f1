/** Requests of this page, and the shapes of their responses. */

import { makeRequests } from "../kit/state/request.js";

/** @typedef {{name: string, count: number}} Stream */
/**
 * @typedef {object} Fault
 * @property {string} faultId
 * @property {string} kind
 * @property {string} stream
 * @property {string} grantId
 * @property {number} skip
 * @property {number} count
 * @property {number} seconds
 */
/**
 * @typedef {object} Grant
 * @property {string} grantId
 * @property {string} label
 * @property {"key" | "oauth"} form
 * @property {string[]} scopes
 * @property {boolean} isRevoked
 */
/**
 * @typedef {object} State
 * @property {string} title
 * @property {Stream[]} streams
 * @property {Fault[]} faults
 * @property {{name: string, label: string}[]} faultKinds
 * @property {Grant[]} grants
 */
/** @typedef {{id: string, title: string}} Listed */
/**
 * @typedef {object} Logged
 * @property {string} requestId
 * @property {string} method
 * @property {string} path
 * @property {string} page
 * @property {number} status
 * @property {string} caller
 * @property {string} fault
 * @property {string} receivedAt
 */

export const { ask } = makeRequests({});

/** The path of a record or a stream. @param {string} stream @param {string} [id] */
export function recordPath(stream, id) {
  const end = id === undefined ? "" : `/${encodeURIComponent(id)}`;
  return `control/records/${stream}${end}`;
}
