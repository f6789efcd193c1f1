/**
 * The address is the state: which section is open, what is filtered by, which event is read.
 *
 * Positions in long lists are kept beside the address, in the entry of the history: they survive a
 * reload and the Back button, and do not end up in links, where they would soon mean nothing.
 * Not here: the key, which is never part of an address (`session.js`).
 */

import { makeAddress } from "../kit/state/address.js";

/** @typedef {"inbox" | "send" | "hooks" | "keys" | "figures"} Tab */
/** @typedef {"" | "delivered" | "all"} StatusChoice an empty one is the inbox: undelivered */

/**
 * @typedef {object} Place
 * @property {Tab} tab
 * @property {StatusChoice} status
 * @property {string} type
 * @property {string} since such as `1h`
 * @property {string} after ISO 8601
 * @property {string} before ISO 8601
 * @property {string} event the id of the one that is read
 * @property {string} hook the id of the one whose deliveries are shown
 * @property {string[]} cursors of the pages before this one, and of this one
 * @property {number} sinceMs where `since` begins: fixed when it is chosen, as cursors demand
 */

export const TABS = /** @type {const} */ (["inbox", "send", "hooks", "keys", "figures"]);
const STATUSES = ["", "delivered", "all"];
/** @type {Record<string, number>} */
const SPANS_MS = { "1h": 3_600_000, "24h": 86_400_000, "7d": 604_800_000, "30d": 2_592_000_000 };
const NAMES = /** @type {const} */ ([
  "status",
  "type",
  "since",
  "after",
  "before",
  "event",
  "hook",
]);

const address = makeAddress({
  read: placeAt,
  write: addressOf,
  keep: ({ cursors, sinceMs }) => ({ cursors, sinceMs }),
});

/** Where the reader is. */
export const place = address.place;

/**
 * Goes somewhere else: what is not named stays as it is.
 * @param {Partial<Place>} changes
 * @param {{replace?: boolean}} [how] `replace` leaves no trace in the history
 */
export function go(changes, how) {
  const { since } = changes;
  address.go(since === undefined ? changes : { ...changes, sinceMs: beginOf(since) }, how);
}

/** Filters, position and open event, all as at the start. */
export const FRESH = Object.freeze({
  status: /** @type {StatusChoice} */ (""),
  type: "",
  since: "",
  after: "",
  before: "",
  event: "",
  hook: "",
  cursors: /** @type {string[]} */ ([]),
});

/**
 * The address of a place, for links.
 * @param {Partial<Place>} somewhere
 */
export function addressOf(somewhere) {
  const query = new URLSearchParams();
  if (somewhere.tab && somewhere.tab !== "inbox") query.set("tab", somewhere.tab);
  for (const name of NAMES) {
    const value = somewhere[name];
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `?${text}` : location.pathname;
}

/**
 * @param {Location} location
 * @param {any} state of the entry in the history
 * @returns {Place}
 */
function placeAt({ search }, { cursors, sinceMs }) {
  const query = new URLSearchParams(search);
  const text = (/** @type {string} */ name) => query.get(name) ?? "";
  const tab = /** @type {Tab} */ (text("tab"));
  const since = text("since") in SPANS_MS ? text("since") : "";
  return {
    tab: TABS.includes(tab) ? tab : "inbox",
    status: /** @type {StatusChoice} */ (STATUSES.includes(text("status")) ? text("status") : ""),
    type: text("type"),
    since,
    after: momentIn(text("after")),
    before: momentIn(text("before")),
    event: text("event"),
    hook: text("hook"),
    cursors: Array.isArray(cursors) ? cursors.map(String) : [],
    sinceMs: Number(sinceMs) || beginOf(since),
  };
}

/** @param {string} since */
function beginOf(since) {
  return since ? Date.now() - (SPANS_MS[since] ?? 0) : 0;
}

/** @param {string} text */
function momentIn(text) {
  return Number.isNaN(Date.parse(text)) ? "" : text;
}
