/** The figures of accounts in the tree: read for rows that are in sight, some at a time. */

import { figuresOf } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { sizeText } from "../kit/words.js";
import { useAlso, useFresh } from "../state/changes.js";
import { text } from "../words.js";

/** @typedef {import("../api/accounts.js").AccountFigures} AccountFigures */

const AT_ONCE = 50; // the server returns no more
const GATHER_MS = 50;
const SETTLE_MS = 300;

/**
 * The figures of the rows that have been in sight, and what a row calls with its element.
 * @returns {{
 *   figures: ReadonlyMap<string, AccountFigures>,
 *   seeing: (accountId: string) => (element: Element | null) => void,
 * }}
 */
export function useFigures() {
  const [figures, setFigures] = useState(/** @type {Map<string, AccountFigures>} */ (new Map()));
  const sight = useRef(/** @type {Sight | null} */ (null));
  const [inSight, setInSight] = useState(/** @type {readonly string[]} */ ([]));
  sight.current ??= new Sight(
    (found) => setFigures((known) => new Map([...known, ...found])),
    setInSight,
  );
  useEffect(() => () => sight.current?.end(), []);
  useFresh(["members", "sources", "usage", "account"], () => sight.current?.readAgain());
  useAlso(inSight);
  return { figures, seeing: sight.current.seeing };
}

/** @param {{figures: AccountFigures | undefined}} props */
export function FigureWords({ figures }) {
  if (!figures) return html`<span class="tree-figures" aria-hidden="true"></span>`;
  const { members, sources, storageBytes } = figures;
  return html`<span class="tree-figures">
    <span>${members === undefined ? null : text("structure.members", { count: members })}</span>
    <span>${sources === undefined ? null : text("structure.sources", { count: sources })}</span>
    <span>
      ${storageBytes === undefined
        ? null
        : text("structure.stored", { size: sizeText(storageBytes) })}
    </span>
  </span>`;
}

/** Rows that come into sight, gathered into few requests. */
class Sight {
  /** @type {Map<Element, string>} */
  #ids = new Map();
  /** @type {Map<string, Element>} */
  #elements = new Map();
  /** @type {Map<string, (element: Element | null) => void>} */
  #refs = new Map();
  /** @type {Set<string>} */
  #waiting = new Set();
  /** @type {Set<string>} */
  #shown = new Set();
  #timer = 0;

  /** @type {Set<string>} */
  #inSight = new Set();
  #toldTimer = 0;

  /**
   * @param {(found: Map<string, AccountFigures>) => void} onFound
   * @param {(ids: readonly string[]) => void} onSight gets the rows in sight, after a while
   */
  constructor(onFound, onSight) {
    this.onFound = onFound;
    this.onSight = onSight;
    this.observer = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        const id = this.#ids.get(target) ?? "";
        if (isIntersecting && id && !this.#shown.has(id)) this.#want(id);
        if (id) this.#mark(id, isIntersecting);
      }
    });
  }

  /** @param {string} id @param {boolean} isInSight */
  #mark(id, isInSight) {
    if (isInSight) this.#inSight.add(id);
    else this.#inSight.delete(id);
    // A reader who scrolls on does not need a new stream for each row.
    clearTimeout(this.#toldTimer);
    this.#toldTimer = setTimeout(() => this.onSight([...this.#inSight]), SETTLE_MS);
  }

  /**
   * The function that gets the element of a row: always the same one, so that rows keep it.
   * @param {string} accountId
   */
  seeing = (accountId) => {
    const known = this.#refs.get(accountId);
    const ref = known ?? ((/** @type {Element | null} */ one) => this.#see(accountId, one));
    if (!known) this.#refs.set(accountId, ref);
    return ref;
  };

  /** @param {string} accountId @param {Element | null} element null: the row is gone */
  #see(accountId, element) {
    const before = this.#elements.get(accountId);
    if (before === element) return;
    if (before) {
      this.observer.unobserve(before);
      this.#ids.delete(before);
      this.#elements.delete(accountId);
      this.#mark(accountId, false);
    }
    if (!element) return;
    this.#ids.set(element, accountId);
    this.#elements.set(accountId, element);
    this.observer.observe(element);
  }

  /** Reads the rows that are shown again. */
  readAgain() {
    for (const id of this.#shown) this.#want(id);
  }

  end() {
    clearTimeout(this.#timer);
    clearTimeout(this.#toldTimer);
    this.observer.disconnect();
  }

  /** @param {string} id */
  #want(id) {
    this.#shown.add(id);
    this.#waiting.add(id);
    this.#timer ||= setTimeout(() => this.#read(), GATHER_MS);
  }

  async #read() {
    const ids = [...this.#waiting].slice(0, AT_ONCE);
    for (const id of ids) this.#waiting.delete(id);
    try {
      this.onFound(await figuresOf(ids));
    } catch {
      // A row without figures is still a row: it is read again with the next change.
    }
    this.#timer = this.#waiting.size ? setTimeout(() => this.#read(), GATHER_MS) : 0;
  }
}
