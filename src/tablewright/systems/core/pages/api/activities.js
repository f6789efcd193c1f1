/** Requests about what has happened: in an account, or by the person. */

import { pathOf } from "./accounts.js";
import { ask } from "./request.js";

/** @typedef {import("./shapes.js").Activity} Activity */

/** @typedef {Activity & {ipAddress?: string, userAgent?: string}} Entry */

/** @typedef {Record<"from" | "to" | "user" | "type" | "resource", string>} ActivityFilter */

/**
 * @param {string} accountId
 * @param {ActivityFilter & {cursor: string}} query
 * @returns {Promise<{items: Entry[], nextCursor: string | null}>}
 */
export async function activitiesOf(accountId, query) {
  return ask("GET", `${pathOf(accountId)}/activities`, { query: { limit: 25, ...query } });
}

/**
 * The address of the activities as a file.
 * @param {string} accountId
 * @param {ActivityFilter} filter
 * @param {"csv" | "jsonl"} format
 */
export function exportAddress(accountId, filter, format) {
  const given = Object.entries(filter).filter(([, value]) => value);
  const query = new URLSearchParams([...given, ["format", format]]);
  return `${pathOf(accountId)}/activities/export?${query}`;
}

/** @param {string} cursor @returns {Promise<{items: Entry[], nextCursor: string | null}>} */
export async function ownActivities(cursor) {
  return ask("GET", "v1/users/me/activities", { query: { limit: 10, cursor } });
}
