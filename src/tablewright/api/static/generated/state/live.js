/** Live: follows a stream of the API for as long as a view is shown. */

import { send } from "../api/request.js";
import { makeLive } from "../kit/state/live.js";
import { serverEvents } from "../kit/state/server_events.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { effect } from "../kit/vendor/signals.js";

/** @typedef {import("../kit/state/live.js").LiveState} LiveState */

const GATHER_MS = 250; // events in this time are reported together

/**
 * @param {import("../api/document.js").Operation | undefined} stream
 * @param {Record<string, string>} params
 * @param {() => void} onEvents
 * @returns {LiveState}
 */
export function useLive(stream, params, onEvents) {
  const [state, setState] = useState(/** @type {LiveState} */ ("off"));
  const latest = useRef(onEvents);
  latest.current = onEvents;
  useEffect(() => {
    if (!stream) return undefined;
    let timer = 0;
    let isFirst = true;
    const report = () => {
      timer ||= setTimeout(() => {
        timer = 0;
        latest.current();
      }, GATHER_MS);
    };
    const live = makeLive({
      open: async (lastId, signal) => {
        /** @type {Record<string, string>} */
        const headers = lastId ? { "Last-Event-ID": lastId } : {};
        const { body } = await send(stream, { params, signal, headers });
        return serverEvents(body ?? new ReadableStream());
      },
      onEvent: (event) => event.data && report(),
      onConnected: () => {
        if (!isFirst) report(); // events may have been missed
        isFirst = false;
      },
      poll: report,
    });
    const watching = effect(() => setState(live.state.value));
    const end = live.follow();
    return () => {
      end();
      watching();
      clearTimeout(timer);
    };
  }, [stream, JSON.stringify(params)]);
  return state;
}
