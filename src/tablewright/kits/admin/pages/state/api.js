/** Requests to the operator's routes of the system that this page belongs to. */

import { makeRequests } from "../kit/state/request.js";
import { text } from "../words.js";
import { signOut, token } from "./session.js";

const requests = makeRequests({
  key: () => token.peek(),
  onUnauthenticated: (key) => {
    if (key === token.peek()) signOut(text("door.rejected"));
  },
});

/** @typedef {import("../kit/state/request.js").Sent} Sent */

/**
 * Reads below `/v1/admin`; raises `ApiError`.
 * @param {string} path
 * @param {Sent} [sent]
 * @returns {Promise<any>}
 */
export function read(path, sent) {
  return requests.ask("GET", `../v1/admin${path}`, sent);
}

/**
 * Replaces or changes something below `/v1/admin`; raises `ApiError`.
 * @param {"PATCH" | "PUT"} method
 * @param {string} path
 * @param {unknown} json
 * @returns {Promise<any>}
 */
export function revise(method, path, json) {
  return requests.ask(method, `../v1/admin${path}`, { json });
}

/**
 * Changes something below `/v1/admin`; raises `ApiError`.
 * @param {string} path
 * @param {unknown} [json]
 * @param {Sent} [sent]
 * @returns {Promise<any>}
 */
export function change(path, json, sent) {
  return requests.ask("POST", `../v1/admin${path}`, { json, ...sent });
}
