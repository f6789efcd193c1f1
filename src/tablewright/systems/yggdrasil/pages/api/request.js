/**
 * Requests to the API beside this page, as whoever has signed in.
 *
 * The session is a cookie that scripts cannot read. What the server is too busy for is asked again
 * after a while; so is what only reads, if the server cannot be reached.
 * Every refusal becomes an `ApiError` that carries the server's message and the request's id.
 * Not here: what can be asked for (`accounts.js`, `trees.js`, …).
 */

import { ApiError } from "../kit/state/api_error.js";
import { beginTrying, endTrying, reached, wait } from "../state/connection.js";
import { sessionEnded } from "../state/session.js";
import { text } from "../words.js";

const TIMEOUT_MS = 60_000; // the server gives up on a request after 30 s; uploads take a while
const AGAIN_SECONDS = [1, 2, 4, 8];
const WAIT_SECONDS_MAX = 30; // whoever has to wait for longer decides that for themselves
const UNAUTHENTICATED = 401;
const TOO_MANY = 429;
const UNAVAILABLE = 503;

export { ApiError };

/**
 * @typedef {object} Asked
 * @property {Record<string, string | number | boolean | null | undefined>} [query]
 * @property {unknown} [json] the body, to be written as JSON
 * @property {Blob} [file] the body, as it is
 * @property {string} [ifMatch]
 * @property {AbortSignal} [signal]
 * @property {boolean} [isGuest] a refusal for want of a session does not end the session
 */

/**
 * Sends a request; raises `ApiError`. The answer's body is still to be read.
 * @param {string} method
 * @param {string} path below this page, such as `api/trees`
 * @param {Asked} [asked]
 * @returns {Promise<Response>}
 */
export async function send(method, path, asked = {}) {
  let isTrying = false;
  try {
    for (const seconds of [...AGAIN_SECONDS, null]) {
      try {
        const response = await sendOnce(method, path, asked);
        reached();
        return response;
      } catch (error) {
        const again = error instanceof ApiError ? secondsToWait(error, method, seconds) : null;
        if (again === null) throw error;
        if (!isTrying) beginTrying();
        isTrying = true;
        await wait(again, whyWaiting(/** @type {ApiError} */ (error)));
      }
    }
    throw new ApiError(text("problem.noResponse"));
  } finally {
    if (isTrying) endTrying();
  }
}

/**
 * Sends a request and reads the answer's JSON; `null` if there is none.
 * @param {string} method
 * @param {string} path
 * @param {Asked} [asked]
 * @returns {Promise<any>}
 */
export async function ask(method, path, asked) {
  const response = await send(method, path, asked);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Asked} asked
 */
async function sendOnce(method, path, { query = {}, json, file, ifMatch, signal, isGuest }) {
  const url = new URL(path, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      url.searchParams.set(name, String(value));
    }
  }
  /** @type {Record<string, string>} */
  const headers = {};
  if (json !== undefined) headers["Content-Type"] = "application/json";
  if (file) headers["Content-Type"] = file.type || "application/octet-stream";
  if (ifMatch) headers["If-Match"] = ifMatch;
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const body = file ?? (json === undefined ? undefined : JSON.stringify(json));
  let response;
  try {
    response = await fetch(url, { method, body, headers, signal: either });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError(text("problem.timeout"), { code: "slow" });
    throw new ApiError(text("problem.offline"), { code: "offline" });
  }
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (refusal.status === UNAUTHENTICATED && !isGuest) sessionEnded();
  throw refusal;
}

/**
 * How long to wait before asking again; null: not at all.
 * @param {ApiError} error
 * @param {string} method
 * @param {number | null} seconds the next pause, if there are any left
 */
function secondsToWait(error, method, seconds) {
  if (seconds === null) return null;
  const isBusy = error.status === UNAVAILABLE || error.status === TOO_MANY;
  if (isBusy) {
    const asked = error.retryAfterSeconds || seconds;
    return asked <= WAIT_SECONDS_MAX ? asked : null;
  }
  return error.code === "offline" && method === "GET" ? seconds : null;
}

/** @param {ApiError} error */
function whyWaiting(error) {
  if (error.status === TOO_MANY) return text("problem.waitTooMany");
  if (error.status === UNAVAILABLE) return text("problem.waitBusy");
  return text("problem.waitOffline");
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
    const { error } = JSON.parse(await response.text());
    return new ApiError(withoutHint(String(error.message)), {
      ...known,
      code: String(error.code),
      details: error.details ?? {},
      requestId: String(error.requestId || known.requestId),
    });
  } catch {
    return new ApiError(text("problem.status", { status: `${response.status}` }), known);
  }
}

/**
 * Every message ends with a sentence for those who write programs: people are told otherwise.
 * @param {string} message
 */
function withoutHint(message) {
  const end = message.lastIndexOf(". ");
  return end < 0 ? message : message.slice(0, end + 1);
}
