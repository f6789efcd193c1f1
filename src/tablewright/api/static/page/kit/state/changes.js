/**
 * Changes: views read again what the server reports as changed, by one stream for the whole page.
 *
 *     export const changes = makeChanges({ open });
 *     useEffect(() => changes.follow(), [accountId]);
 *
 *     const orders = useAsking(() => ordersOf(accountId), [accountId]);
 *     useChanges(changes, ["orders"], orders.again);
 *
 * The server is `change_routes` of `tablewright.kits.live`: an event names a kind of data.
 * Several changes at once cause one read. Without a connection, everything is read again from
 * time to time.
 */

import { useEffect, useRef } from "../vendor/hooks.js";
import { makeLive } from "./live.js";

/** @typedef {import("./server_events.js").ServerEvent} ServerEvent */
/** @typedef {{names: ReadonlySet<string>, read: () => void}} Reader */

const GATHER_MS = 200;
const REST_MS = 1_500; // between two reads of one view

/**
 * @param {{
 *   open: (lastId: string, signal: AbortSignal) => Promise<AsyncIterable<ServerEvent>>,
 *   isWanted?: () => boolean,
 * }} options
 */
export function makeChanges({ open, isWanted }) {
  /** @type {Set<Reader>} */
  const readers = new Set();
  /** @param {(reader: Reader) => boolean} isMeant */
  const report = (isMeant) => {
    for (const reader of [...readers]) if (isMeant(reader)) reader.read();
  };
  const live = makeLive({
    open,
    onEvent: ({ data }) => {
      if (!data) return;
      const { changed } = JSON.parse(data);
      report((reader) => reader.names.has(changed));
    },
    poll: () => report(() => true),
    isWanted,
  });
  return {
    /** The state of the connection, for readers to see. */
    state: live.state,
    /** Follows the stream; returns a function that ends it. */
    follow: live.follow,
    /**
     * Calls a function after changes of some kinds; returns a function that ends it.
     * @param {readonly string[]} names
     * @param {() => void} read
     */
    watch(names, read) {
      let timer = 0;
      let readAt = 0;
      const act = () => {
        timer = 0;
        readAt = Date.now();
        read();
      };
      /** @type {Reader} */
      const reader = {
        names: new Set(names),
        read: () => {
          if (!timer) timer = setTimeout(act, Math.max(GATHER_MS, readAt + REST_MS - Date.now()));
        },
      };
      readers.add(reader);
      return () => {
        clearTimeout(timer);
        readers.delete(reader);
      };
    },
  };
}

/**
 * Reads again after changes of some kinds, while a component is shown.
 * @param {ReturnType<typeof makeChanges>} changes
 * @param {readonly string[]} names
 * @param {() => unknown} read
 */
export function useChanges(changes, names, read) {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => changes.watch(names, () => latest.current()), [names.join()]);
}
