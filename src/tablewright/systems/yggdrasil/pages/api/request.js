/**
 * Requests to the API beside this page, as the user who has signed in.
 * The session is a cookie that scripts cannot read.
 * Not here: what can be requested (`accounts.js`, `trees.js`, …).
 */

import { ApiError, makeRequests } from "../kit/state/request.js";
import { sessionEnded } from "../state/session.js";

export { ApiError };

const TIMEOUT_MS = 60_000; // the server ends a request after 30 s; uploads take a while

const requests = makeRequests({
  isPatient: true,
  timeoutMs: TIMEOUT_MS,
  onUnauthenticated: sessionEnded,
});

export const { ask, receive } = requests;

/**
 * Downloads a file.
 * @param {string} path
 * @param {import("../kit/state/request.js").Sent} [sent]
 */
export async function download(path, sent) {
  const response = await requests.send("GET", path, { timeoutMs: TIMEOUT_MS, ...sent });
  return response.blob();
}
