/**
 * Requests to the API beside this page, with the key of this session.
 *
 * Every refusal becomes an `ApiError` that carries the server's message and the request's id.
 * Not here: what can be asked for (`events.js`, `hooks.js`, `keys.js`).
 */

import { ApiError } from "../kit/state/api_error.js";
import { currentKey, keyRefused } from "../state/session.js";
import { readJson } from "./json_text.js";

const TIMEOUT_MS = 40_000; // the server gives up on a request after 30 s
const UNAUTHENTICATED = 401;

export { ApiError };

/**
 * @typedef {object} Asked
 * @property {Record<string, string | number | null | undefined>} [query] empty ones are left out
 * @property {string} [body] JSON
 * @property {Record<string, string>} [headers]
 * @property {string} [key] another key than that of the session
 * @property {AbortSignal} [signal]
 */

/**
 * Sends a request; raises `ApiError`. The answer's body is still to be read.
 * @param {string} method
 * @param {string} path below this page, such as `v1/inbox`
 * @param {Asked} [asked]
 */
export async function send(method, path, { query = {}, body, headers = {}, key, signal } = {}) {
  const url = new URL(path, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      url.searchParams.set(name, String(value));
    }
  }
  const shown = key ?? currentKey();
  /** @type {Record<string, string>} */
  const lines = { ...headers, Authorization: `Bearer ${shown}` };
  if (body !== undefined) lines["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(url, { method, body, headers: lines, signal, credentials: "omit" });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("The server cannot be reached. Is it running, and are you online?");
  }
  if (response.ok || response.status === 304) return response;
  const refusal = await refusalOf(response);
  if (refusal.status === UNAUTHENTICATED && key === undefined) keyRefused(shown);
  throw refusal;
}

/**
 * Sends a request and reads the answer's JSON; `null` if there is none.
 * @param {string} method
 * @param {string} path
 * @param {Asked & {rawNames?: readonly string[]}} [asked]
 * @returns {Promise<any>}
 */
export async function ask(method, path, asked) {
  return (await askWithTime(method, path, asked)).answer;
}

/**
 * The same, with the server's time of the response to the second; `null` if a proxy removed it.
 * @param {string} method
 * @param {string} path
 * @param {Asked & {rawNames?: readonly string[]}} [asked]
 * @returns {Promise<{answer: any, serverMs: number | null}>}
 */
export async function askWithTime(method, path, { rawNames, signal, ...asked } = {}) {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await send(method, path, { ...asked, signal: either });
    const text = await response.text();
    const serverMs = Date.parse(response.headers.get("Date") ?? "") || null;
    return { answer: text === "" ? null : readJson(text, rawNames), serverMs };
  } catch (error) {
    if (limit.aborted && !signal?.aborted) {
      throw new ApiError("The server did not answer in time.");
    }
    throw error;
  }
}

/**
 * @param {Response} response
 * @returns {Promise<ApiError>}
 */
async function refusalOf(response) {
  const known = {
    status: response.status,
    requestId: response.headers.get("X-Request-Id") ?? "",
    retryAfterSeconds: Number(response.headers.get("Retry-After") ?? 0) || 0,
  };
  try {
    const { error } = readJson(await response.text());
    const requestId = String(error.requestId || known.requestId);
    return new ApiError(String(error.message), { ...known, code: String(error.code), requestId });
  } catch {
    return new ApiError(`The server answered with status ${response.status}.`, known);
  }
}
