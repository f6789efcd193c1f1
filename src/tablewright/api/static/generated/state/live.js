/** Live: follows a stream of the API, connects again when it ends, and reports each event. */

import { serverEvents } from "../kit/state/server_events.js";
import { send } from "../api/request.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";

const WAIT_MS_MIN = 1_000;
const WAIT_MS_MAX = 30_000;
const GATHER_MS = 250; // events that come together are reported once

/**
 * Follows a stream for as long as the component is shown; returns whether it is connected.
 * @param {import("../api/document.js").Operation | undefined} stream
 * @param {Record<string, string>} params
 * @param {() => void} onEvents
 */
export function useLive(stream, params, onEvents) {
  const [isLive, setLive] = useState(false);
  const latest = useRef(onEvents);
  latest.current = onEvents;
  useEffect(() => {
    if (!stream) return undefined;
    const ending = new AbortController();
    let timer = 0;
    const report = () => {
      timer ||= setTimeout(() => {
        timer = 0;
        latest.current();
      }, GATHER_MS);
    };
    follow(stream, params, ending.signal, setLive, report);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [stream, JSON.stringify(params)]);
  return isLive;
}

/**
 * @param {import("../api/document.js").Operation} stream
 * @param {Record<string, string>} params
 * @param {AbortSignal} signal
 * @param {(isLive: boolean) => void} onState
 * @param {() => void} onEvent
 */
async function follow(stream, params, signal, onState, onEvent) {
  let wait = WAIT_MS_MIN;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const response = await send(stream, { params, signal });
      onState(true);
      wait = WAIT_MS_MIN;
      if (!isFirst) onEvent(); // something may have happened meanwhile
      isFirst = false;
      if (response.body) {
        for await (const event of serverEvents(response.body)) if (event.data) onEvent();
      }
    } catch {
      wait = Math.min(wait * 2, WAIT_MS_MAX);
    }
    if (signal.aborted) return;
    onState(false);
    await new Promise((done) => setTimeout(done, wait));
  }
}
