/**
 * The account switcher: which account is open, and a search through all of them.
 * Accounts form trees. Without a search they stand below their parents, and the account's own path
 * is shown beside its name while searching. Arrows choose, Enter switches.
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Icon } from "../parts/icon.js";
import { Popover } from "../parts/popover.js";
import { useId, useState } from "../vendor/hooks.js";

/**
 * @typedef {object} Account
 * @property {string} id
 * @property {string} name
 * @property {string | null} [parentId]
 * @property {string} [note] such as a role
 */

const DEPTH_MAX = 6; // deeper ones are not indented further
const SHOWN_MAX = 100; // more are found by searching

/**
 * @param {{
 *   accounts: readonly Account[],
 *   current: string,
 *   onSwitch: (account: Account) => void,
 * }} props
 */
export function Switcher({ accounts, current, onSwitch }) {
  const name = accounts.find((one) => one.id === current)?.name ?? text("switcher.choose");
  return html`<${Popover}
    label=${text("switcher.label")}
    face=${html`<span class="visually-hidden">${text("switcher.label")}: </span>
      <span class="switcher-name">${name}</span><${Icon} name="down" />`}
    className="switcher"
  >
    ${(/** @type {() => void} */ close) => html`<${Choice}
      accounts=${accounts}
      current=${current}
      onChoose=${(/** @type {Account} */ one) => {
        close();
        if (one.id !== current) onSwitch(one);
      }}
    />`}
  <//>`;
}

/**
 * @param {{
 *   accounts: readonly Account[],
 *   current: string,
 *   onChoose: (account: Account) => void,
 * }} props
 */
function Choice({ accounts, current, onChoose }) {
  const [search, setSearch] = useState("");
  const found = placed(accounts, search);
  const shown = found.slice(0, SHOWN_MAX);
  const [at, setAt] = useState(() => placeOf(shown, current));
  const id = useId();
  /** @param {KeyboardEvent} press */
  const onKeyDown = (press) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
    const chosen = shown[at];
    if (step && shown.length) setAt((at + step + shown.length) % shown.length);
    else if (press.key === "Enter" && chosen) onChoose(chosen.account);
    else return;
    press.preventDefault();
  };
  return html`<div class="switcher-choice">
    <label class="visually-hidden" for=${id}>${text("switcher.search")}</label>
    <input
      id=${id}
      data-first
      type="search"
      role="combobox"
      autocomplete="off"
      aria-expanded="true"
      aria-controls="${id}-list"
      aria-activedescendant=${shown[at] ? `${id}-${at}` : undefined}
      placeholder=${text("switcher.search")}
      value=${search}
      onInput=${(/** @type {any} */ event) => {
        setSearch(event.target.value);
        setAt(0);
      }}
      onKeyDown=${onKeyDown}
    />
    <ul id="${id}-list" class="popover-list" role="listbox" aria-label=${text("switcher.list")}>
      ${shown.map(
        ({ account, depth, path }, number) => html`<li
          key=${account.id}
          id="${id}-${number}"
          role="option"
          class="menu-item depth-${Math.min(depth, DEPTH_MAX)} ${number === at ? "is-at" : ""}"
          aria-selected=${account.id === current}
          ref=${(/** @type {HTMLElement | null} */ node) =>
            number === at && node?.scrollIntoView?.({ block: "nearest" })}
          onClick=${() => onChoose(account)}
        >
          <span class="switcher-account">
            ${account.name}
            ${path || account.note
              ? html`<span class="hint">${[path, account.note].filter(Boolean).join(" · ")}</span>`
              : null}
          </span>
          ${account.id === current ? html`<${Icon} name="check" />` : null}
        </li>`,
      )}
    </ul>
    ${shown.length === 0
      ? html`<p class="hint" role="status">${text("switcher.none", { search })}</p>`
      : null}
    ${found.length > shown.length
      ? html`<p class="hint">
          ${text("switcher.more", { count: found.length - shown.length })}
        </p>`
      : null}
  </div>`;
}

/** @param {{account: Account}[]} shown @param {string} current */
function placeOf(shown, current) {
  return Math.max(0, shown.findIndex(({ account }) => account.id === current));
}

/**
 * Accounts in the order of their tree, or those whose name contains the words of a search.
 * @param {readonly Account[]} accounts
 * @param {string} search
 * @returns {{account: Account, depth: number, path: string}[]}
 */
export function placed(accounts, search) {
  const known = new Map(accounts.map((one) => [one.id, one]));
  /** @type {Map<string, Account[]>} */
  const below = new Map();
  for (const one of accounts) {
    const parent = one.parentId && known.has(one.parentId) ? one.parentId : "";
    below.set(parent, [...(below.get(parent) ?? []), one]);
  }
  /** @type {{account: Account, depth: number, path: string}[]} */
  const found = [];
  /** @param {string} parent @param {string[]} path */
  const walk = (parent, path) => {
    for (const account of below.get(parent) ?? []) {
      found.push({ account, depth: path.length, path: path.join(" / ") });
      walk(account.id, [...path, account.name]);
    }
  };
  walk("", []);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return found.map((one) => ({ ...one, path: "" }));
  return found
    .filter(({ account }) => wanted.every((word) => account.name.toLowerCase().includes(word)))
    .map((one) => ({ ...one, depth: 0 }));
}
