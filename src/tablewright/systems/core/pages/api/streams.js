/** Streams of server-sent events, which resume after the last event. */

import { serverEvents } from "../kit/state/server_events.js";
import { send } from "./request.js";

/**
 * @param {string} path
 * @param {string} lastId
 * @param {AbortSignal} signal
 */
export async function openStream(path, lastId, signal) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "text/event-stream" };
  if (lastId) headers["Last-Event-ID"] = lastId;
  const response = await send("GET", path, { headers, signal });
  return serverEvents(/** @type {ReadableStream<Uint8Array>} */ (response.body));
}
