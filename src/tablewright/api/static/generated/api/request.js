/**
 * Requests to the API beside this page, with the key of this session.
 * Not here: the operations of the API (`api/document.js`).
 */

import { ApiError, makeRequests, pathOf } from "../kit/state/request.js";
import { forgetKey, sessionKey } from "../state/session.js";
import { text } from "../words.js";

export { ApiError };

const requests = makeRequests({
  key: () => sessionKey.peek(),
  onUnauthenticated: (key) => {
    if (key === sessionKey.peek()) forgetKey(text("door.rejected"));
  },
});

/**
 * @typedef {object} Sent
 * @property {Record<string, string>} [params] of the path and the query; empty ones are left out
 * @property {unknown} [body]
 * @property {Record<string, string>} [headers]
 * @property {string} [key] instead of the key of the session
 * @property {AbortSignal} [signal]
 */

/**
 * Sends a request; raises `ApiError`. The body of the response is not read yet.
 * @param {{method: string, path: string}} operation
 * @param {Sent} [sent]
 */
export function send({ method, path }, { params = {}, body, ...more } = {}) {
  const filled = pathOf(path, params);
  return requests.send(method, filled.path, { query: filled.query, json: body, ...more });
}

/**
 * Sends a request and reads its response; raises `ApiError`.
 * @param {{method: string, path: string}} operation
 * @param {Sent} [sent]
 * @returns {Promise<{value: any, etag: string}>}
 */
export function ask({ method, path }, { params = {}, body, ...more } = {}) {
  const filled = pathOf(path, params);
  return requests.receive(method, filled.path, { query: filled.query, json: body, ...more });
}

/** The OpenAPI document of the system. */
export async function loadDocument() {
  return (await ask({ method: "GET", path: "/openapi.json" }, { key: "" })).value;
}
