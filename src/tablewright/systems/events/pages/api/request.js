/**
 * Requests to the API beside this page, with the key of this session.
 * Not here: what can be requested (`events.js`, `hooks.js`, `keys.js`).
 */

import { ApiError, makeRequests } from "../kit/state/request.js";
import { currentKey, keyRefused } from "../state/session.js";
import { readJson } from "./json_text.js";

export { ApiError };

/** @typedef {import("../kit/state/request.js").Sent & {rawNames?: readonly string[]}} Sent */

const requests = makeRequests({
  key: currentKey,
  onUnauthenticated: keyRefused,
  read: (text) => readJson(text),
});

export const { send } = requests;

/**
 * Sends a request and reads the value of its response; raises `ApiError`.
 * @param {string} method
 * @param {string} path below this page, such as `v1/inbox`
 * @param {Sent} [sent] members with one of `rawNames` stay as they are spelled
 * @returns {Promise<any>}
 */
export async function ask(method, path, sent) {
  return (await askWithTime(method, path, sent)).answer;
}

/**
 * The same, with the server's time of the response to the second; `null` if a proxy removed it.
 * @param {string} method
 * @param {string} path
 * @param {Sent} [sent]
 * @returns {Promise<{answer: any, serverMs: number | null}>}
 */
export async function askWithTime(method, path, { rawNames, ...sent } = {}) {
  const read = (/** @type {string} */ text) => readJson(text, rawNames);
  const { value, serverMs } = await requests.receive(method, path, { ...sent, read });
  return { answer: value, serverMs };
}
