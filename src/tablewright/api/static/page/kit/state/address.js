/**
 * The address is the state: a page reads its view from the address, and changes the address to
 * show another view. Back, Forward, reload and links then work.
 *
 *     const { place, go, addressOf } = makeAddress({ read: fromHash, write: toHash });
 *
 * Not here: credentials, which are never part of an address.
 */

import { signal } from "../vendor/signals.js";

/**
 * @template T
 * @typedef {object} AddressOptions
 * @property {(location: Location, state: any) => T} read
 * @property {(place: T) => string} write the address of a place, relative to the page
 * @property {(place: T) => unknown} [keep] what belongs to the entry of the history, not to links
 */

/**
 * @template {object} T
 * @param {AddressOptions<T>} options
 */
export function makeAddress({ read, write, keep = () => null }) {
  const now = () => read(location, history.state ?? {});
  const place = signal(now());
  const follow = () => {
    const next = now();
    // A new hash causes both events below: the page is drawn once.
    if (JSON.stringify(next) !== JSON.stringify(place.peek())) place.value = next;
  };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  return {
    /** The current place. */
    place,
    /**
     * Goes to another place; parameters that are not named stay as they are.
     * @param {Partial<T>} changes
     * @param {{replace?: boolean}} [how] `replace` leaves no entry in the history
     */
    go(changes, { replace = false } = {}) {
      const next = { ...place.peek(), ...changes };
      const change = replace ? "replaceState" : "pushState";
      history[change](keep(next), "", write(next));
      place.value = next;
    },
  };
}

/** @typedef {{view: string, params: Record<string, string>}} HashPlace */

/**
 * A place behind the `#`, which no server sees: `#/orders?status=open`.
 * @param {Location} location
 * @returns {HashPlace}
 */
export function fromHash({ hash }) {
  const [view = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  return { view: decodeURIComponent(view), params: Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * The link to a place behind the `#`; empty parameters are left out.
 * @param {HashPlace} place
 */
export function toHash({ view, params }) {
  const given = Object.entries(params).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  // The slash marks a place, not a part of this document.
  return `#/${encodeURIComponent(view)}${query && `?${query}`}`;
}

/**
 * Lets a link act within the page; with a modifier key, the browser opens it in another tab.
 * @param {() => void} act
 */
export function linkAction(act) {
  return (/** @type {MouseEvent} */ click) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    act();
  };
}
