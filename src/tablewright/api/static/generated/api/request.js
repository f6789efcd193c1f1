/**
 * Requests to the API beside this page, with the key of this session.
 * Not here: what the API offers (`api/document.js`).
 */

import { ApiError } from "../kit/state/api_error.js";
import { forgetKey, sessionKey } from "../state/session.js";

const TIMEOUT_MS = 40_000; // the server ends a request after 30 s
const UNAUTHENTICATED = 401;

export { ApiError };

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
export async function send({ method, path }, { params = {}, body, headers, key, signal } = {}) {
  const left = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = left.get(name) ?? "";
    left.delete(name);
    return encodeURIComponent(value);
  });
  const url = new URL(`.${filled}`, document.baseURI);
  for (const [name, value] of left) if (value !== "") url.searchParams.set(name, value);
  const used = key ?? sessionKey.peek();
  /** @type {Record<string, string>} */
  const lines = { ...headers };
  if (used) lines["Authorization"] = `Bearer ${used}`;
  if (body !== undefined) lines["Content-Type"] = "application/json";
  const text = body === undefined ? undefined : JSON.stringify(body);
  let response;
  try {
    const sent = { method, body: text, headers: lines, signal };
    response = await fetch(url, { ...sent, credentials: "omit" });
  } catch (error) {
    if (signal?.aborted && signal.reason?.name !== "TimeoutError") throw error;
    throw new ApiError("The server cannot be reached. Check that it is running.");
  }
  if (response.ok) return response;
  const failure = await failureOf(response);
  if (failure.status === UNAUTHENTICATED && key === undefined && used === sessionKey.peek()) {
    forgetKey("The server no longer accepts this key. Sign in with another one.");
  }
  throw failure;
}

/**
 * Sends a request and reads its response; raises `ApiError`.
 * @param {{method: string, path: string}} operation
 * @param {Sent} [sent]
 * @returns {Promise<{value: any, etag: string}>}
 */
export async function ask(operation, sent = {}) {
  const response = await send(operation, { signal: AbortSignal.timeout(TIMEOUT_MS), ...sent });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const value = text === "" ? null : isJson ? JSON.parse(text) : text;
  return { value, etag: response.headers.get("ETag") ?? "" };
}

/** The OpenAPI document of the system. */
export async function loadDocument() {
  return (await ask({ method: "GET", path: "/openapi.json" }, { key: "" })).value;
}

/**
 * @param {Response} response
 * @returns {Promise<ApiError>}
 */
async function failureOf(response) {
  const status = response.status;
  const requestId = response.headers.get("X-Request-Id") ?? "";
  try {
    const { error } = await response.json();
    const place = String(error.details?.place ?? "");
    return new ApiError(String(error.message), { status, place, requestId });
  } catch {
    return new ApiError(`The server responded with status ${status}.`, { status, requestId });
  }
}
