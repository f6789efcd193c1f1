/**
 * Requests to the API beside this page, as the person who has signed in.
 * The session is a cookie that scripts cannot read.
 * Not here: what can be requested (the other modules of this folder).
 */

import { ApiError, makeRequests } from "../kit/state/request.js";
import { sessionEnded } from "../state/session.js";

export { ApiError };

export const { ask, receive, send } = makeRequests({
  isPatient: true,
  onUnauthenticated: sessionEnded,
});

/**
 * Reads a list to its end, page by page.
 * @param {string} path
 * @param {Record<string, string | number>} [query]
 * @returns {Promise<any[]>}
 */
export async function everyOne(path, query = {}) {
  const found = [];
  let cursor = "";
  do {
    const page = await ask("GET", path, { query: { ...query, limit: 100, cursor } });
    found.push(...page.items);
    cursor = page.nextCursor ?? "";
  } while (cursor && found.length < LISTED_MAX);
  return found;
}

const LISTED_MAX = 1_000; // a reader does not look through more at once
