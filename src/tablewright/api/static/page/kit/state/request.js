/**
 * Requests to the API beside this page. Each failure becomes an `ApiError`.
 *
 *     const { ask } = makeRequests({ key: () => sessionKey.peek(), onUnauthenticated: signOut });
 *     const page = await ask("GET", "v1/orders", { query: { status: "open" } });
 *
 * Without `key`, the browser sends its cookies. With `refresh`, a 401 renews the session once and
 * repeats the request; a Web Lock keeps two tabs from renewing at the same time.
 * With `isPatient`, the page waits and repeats requests that the server is too busy for, and reads
 * that cannot reach the server. `waiting` has the reason during that time.
 * Not here: the requests of a page.
 */

import { text } from "../kit_words.js";
import { signal } from "../vendor/signals.js";
import { ApiError } from "./api_error.js";
import { noteImpersonation } from "./impersonation.js";

export { ApiError };

const TIMEOUT_MS = 40_000; // the server ends a request after 30 s
const PAUSES_SECONDS = [1, 2, 4, 8];
const WAIT_SECONDS_MAX = 30; // for longer times, the reader decides
const NOT_MODIFIED = 304;
const UNAUTHENTICATED = 401;
const TOO_MANY = 429;
const UNAVAILABLE = 503;

/**
 * @typedef {object} RequestOptions
 * @property {() => string} [key] the bearer credential; empty: none
 * @property {(key: string) => void} [onUnauthenticated] gets the key that the server rejected
 * @property {() => Promise<boolean>} [refresh] renews the session; false: it has ended
 * @property {(text: string) => any} [read] parses JSON
 * @property {(message: string) => string} [message] rewrites the server's message for readers
 * @property {number} [timeoutMs] of one attempt
 * @property {boolean} [isPatient]
 */

/**
 * @typedef {object} Sent
 * @property {Record<string, string | number | boolean | null | undefined>} [query] empty values are
 *   left out
 * @property {unknown} [json] the body, to be written as JSON
 * @property {string | Blob} [body] the body as it is; a text is JSON
 * @property {Record<string, string>} [headers]
 * @property {string} [ifMatch]
 * @property {string} [key] instead of the session's
 * @property {boolean} [isGuest] a 401 does not end the session
 * @property {boolean} [takesCookies] stores cookies of the response, although the page has a key
 * @property {AbortSignal} [signal]
 * @property {(text: string) => any} [read] instead of the page's
 * @property {number} [timeoutMs] of one attempt; `send` has none by itself, for streams
 */

/** @typedef {{value: any, etag: string, serverMs: number | null}} Received */

/** The reason why the page waits before it repeats a request; empty if it does not wait. */
export const waiting = signal("");

/** @type {Set<() => void>} */
const sleepers = new Set();

/** The number of requests that are being repeated. */
let repeated = 0;

/**
 * Fills the parameters of a path: "/v1/orders/{order_id}". Others remain for the query.
 * @param {string} template
 * @param {Record<string, string>} params
 * @returns {{path: string, query: Record<string, string>}} the path is relative to the page
 */
export function pathOf(template, params) {
  const query = { ...params };
  const path = template.replace(/\{(\w+)\}/g, (_, name) => {
    const value = query[name] ?? "";
    delete query[name];
    return encodeURIComponent(value);
  });
  return { path: `.${path}`, query };
}

/** @param {RequestOptions} options */
export function makeRequests(options) {
  let renewed = 0;

  /** @param {number} seen how often the session was renewed when the request was sent */
  const renew = async (seen) => {
    const work = async () => {
      if (seen !== renewed) return true;
      const isDone = (await options.refresh?.()) ?? false;
      if (isDone) renewed += 1;
      return isDone;
    };
    // Browsers offer locks to pages on HTTPS or this machine only.
    const name = `tablewright.refresh ${new URL(".", document.baseURI).pathname}`;
    return navigator.locks ? navigator.locks.request(name, work) : work();
  };

  /** @param {string} method @param {string} path @param {Sent} sent */
  const sendOnce = async (method, path, sent) => {
    const key = sent.key ?? options.key?.() ?? "";
    const limit = sent.timeoutMs ? AbortSignal.timeout(sent.timeoutMs) : null;
    const signals = [sent.signal, limit].filter((one) => one instanceof AbortSignal);
    let response;
    try {
      const request = { method, signal: AbortSignal.any(signals), ...bodyOf(sent, key) };
      response = await fetch(addressOf(path, sent.query), {
        ...request,
        credentials: options.key && !sent.takesCookies ? "omit" : "same-origin",
      });
    } catch (error) {
      if (sent.signal?.aborted) throw error;
      const isSlow = limit?.aborted;
      throw new ApiError(text(isSlow ? "request.slow" : "request.offline"), {
        code: isSlow ? "slow" : "offline",
      });
    }
    noteImpersonation(response);
    if (response.ok || response.status === NOT_MODIFIED) return response;
    throw await failureOf(response, options);
  };

  /** @param {string} method @param {string} path @param {Sent} sent */
  const sendRenewing = async (method, path, sent) => {
    const seen = renewed;
    const key = options.key?.() ?? "";
    try {
      return await sendOnce(method, path, sent);
    } catch (error) {
      const isRejected = error instanceof ApiError && error.status === UNAUTHENTICATED;
      if (!isRejected || sent.isGuest || sent.key !== undefined) throw error;
      if (options.refresh && (await renew(seen))) return sendOnce(method, path, sent);
      options.onUnauthenticated?.(key);
      throw error;
    }
  };

  /**
   * Sends a request; raises `ApiError`. The body of the response is not read yet.
   * @param {string} method
   * @param {string} path relative to the page, such as `v1/orders`
   * @param {Sent} [sent]
   */
  const send = async (method, path, sent = {}) => {
    let isRepeated = false;
    try {
      for (const pause of [...(options.isPatient ? PAUSES_SECONDS : []), null]) {
        try {
          const response = await sendRenewing(method, path, sent);
          wakeAll();
          return response;
        } catch (error) {
          const seconds = error instanceof ApiError ? pauseOf(error, method, pause) : null;
          if (seconds === null) throw error;
          if (!isRepeated) repeated += 1;
          isRepeated = true;
          await sleep(seconds, reasonOf(/** @type {ApiError} */ (error)));
        }
      }
      throw new ApiError(text("request.offline"), { code: "offline" });
    } finally {
      if (isRepeated) repeated -= 1;
      if (!repeated) waiting.value = ""; // the last one may have failed
    }
  };

  /**
   * Sends a request and reads its response: the value, its ETag and the server's time.
   * @param {string} method
   * @param {string} path
   * @param {Sent} [sent]
   * @returns {Promise<Received>}
   */
  const receive = async (method, path, sent = {}) => {
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const response = await send(method, path, { timeoutMs, ...sent });
    const content = await response.text();
    const isJson = response.headers.get("Content-Type")?.includes("json");
    const read = sent.read ?? options.read ?? JSON.parse;
    return {
      value: content === "" ? null : isJson ? read(content) : content,
      etag: response.headers.get("ETag") ?? "",
      serverMs: Date.parse(response.headers.get("Date") ?? "") || null,
    };
  };

  /**
   * Sends a request and reads the value of its response; null if there is none.
   * @param {string} method
   * @param {string} path
   * @param {Sent} [sent]
   * @returns {Promise<any>}
   */
  const ask = async (method, path, sent) => (await receive(method, path, sent)).value;

  return { send, receive, ask };
}

/**
 * @param {string} path
 * @param {Sent["query"]} [query]
 */
function addressOf(path, query = {}) {
  const url = new URL(path, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      url.searchParams.set(name, String(value));
    }
  }
  return url;
}

/** @param {Sent} sent @param {string} key */
function bodyOf({ json, body, headers = {}, ifMatch }, key) {
  /** @type {Record<string, string>} */
  const lines = { ...headers };
  if (key) lines["Authorization"] = `Bearer ${key}`;
  if (ifMatch) lines["If-Match"] = ifMatch;
  const content = json === undefined ? body : JSON.stringify(json);
  if (content instanceof Blob) lines["Content-Type"] = content.type || "application/octet-stream";
  else if (content !== undefined) lines["Content-Type"] = "application/json";
  return { body: content, headers: lines };
}

/** @param {Response} response @param {RequestOptions} options */
async function failureOf(response, { read = JSON.parse, message = (given) => given }) {
  const known = {
    status: response.status,
    requestId: response.headers.get("X-Request-Id") ?? "",
    retryAfterSeconds: Number(response.headers.get("Retry-After") ?? 0) || 0,
  };
  try {
    const { error } = read(await response.text());
    return new ApiError(message(String(error.message)), {
      ...known,
      code: String(error.code),
      details: error.details ?? {},
      requestId: String(error.requestId || known.requestId),
    });
  } catch {
    return new ApiError(text("request.status", { status: `${response.status}` }), known);
  }
}

/**
 * The delay before a request is repeated; null if it is not repeated.
 * @param {ApiError} error
 * @param {string} method
 * @param {number | null} seconds the next pause, if one is left
 */
function pauseOf(error, method, seconds) {
  if (seconds === null) return null;
  if (error.status === UNAVAILABLE || error.status === TOO_MANY) {
    const asked = error.retryAfterSeconds || seconds;
    return asked <= WAIT_SECONDS_MAX ? asked : null;
  }
  return error.code === "offline" && method === "GET" ? seconds : null;
}

/** @param {ApiError} error */
function reasonOf(error) {
  if (error.status === TOO_MANY) return text("request.tooMany");
  return text(error.status === UNAVAILABLE ? "request.busy" : "request.lost");
}

/** @param {number} seconds @param {string} reason */
async function sleep(seconds, reason) {
  waiting.value = reason;
  await new Promise((/** @type {(value?: unknown) => void} */ wake) => {
    sleepers.add(wake);
    setTimeout(wake, seconds * 1_000);
  });
}

/** A response has arrived: waiting requests are sent at once. */
function wakeAll() {
  waiting.value = "";
  for (const wake of sleepers) wake();
  sleepers.clear();
}

globalThis.addEventListener?.("online", wakeAll);
