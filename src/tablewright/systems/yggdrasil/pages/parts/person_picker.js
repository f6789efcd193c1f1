/**
 * Picks a person of the tree by name: a field with results below, for keyboard and pointer.
 */

import { html } from "../kit/html.js";
import { found } from "../state/search.js";
import { useEffect, useId, useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { lifeSpan } from "../words/life.js";
import { nameOf } from "../words/names.js";
import { Portrait } from "./portrait.js";

/** @typedef {import("../api/shapes.js").Person} Person */

const HITS_MAX = 30;
const SOUGHT_LENGTH_MIN = 3;
const PAUSE_MS = 250; // without typing, before the server is queried

/** @type {readonly Person[]} */
const NOBODY = [];

/**
 * Returns people whom the server finds. The query is sent shortly after the last keystroke.
 * @param {string} typed
 * @param {((text: string) => Promise<readonly Person[]>) | undefined} seek
 */
function useSought(typed, seek) {
  const [sought, setSought] = useState(NOBODY);
  useEffect(() => {
    setSought(NOBODY);
    const words = typed.trim();
    if (!seek || words.length < SOUGHT_LENGTH_MIN) return undefined;
    let isLate = false;
    const timer = setTimeout(async () => {
      // Names are found without the server: after a failure there are only fewer results.
      const all = await seek(words).catch(() => NOBODY);
      if (!isLate) setSought(all);
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return sought;
}

/**
 * @param {{
 *   label: string,
 *   onPick: (person: Person) => void,
 *   onText?: (text: string) => void,
 *   seek?: (text: string) => Promise<readonly Person[]>,
 *   without?: ReadonlySet<string>,
 *   placeholder?: string,
 *   isLabelShown?: boolean,
 *   isKept?: boolean,
 *   [attribute: string]: unknown,
 * }} props `isKept` leaves the text there after picking; `seek` finds people by
 *   what the page does not know of them
 */
export function PersonPicker({
  label,
  onPick,
  onText,
  seek,
  without,
  placeholder = text("picker.example"),
  isLabelShown = true,
  isKept = false,
  ...more
}) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const id = useId();
  const sought = useSought(typed, seek);
  const named = found(typed, HITS_MAX);
  const further = sought.filter((person) => !named.includes(person));
  const hits = [...named, ...further]
    .slice(0, HITS_MAX)
    .filter((person) => !without?.has(person.personId));
  const isShown = isOpen && typed.trim() !== "";
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at, isShown]);
  /** @param {string} next */
  const type = (next) => {
    setTyped(next);
    setAt(0);
    setOpen(true);
    onText?.(next);
  };
  /** @param {Person} person */
  const pick = (person) => {
    if (!isKept) type("");
    setOpen(false);
    onPick(person);
  };
  /** @param {KeyboardEvent} press */
  const steer = (press) => {
    const hit = hits[at];
    if (press.key === "ArrowDown") setAt(Math.min(at + 1, hits.length - 1));
    else if (press.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else if (press.key === "Enter" && isShown && hit) pick(hit);
    else if (press.key === "Escape" && typed) type("");
    else return;
    press.preventDefault();
    press.stopPropagation();
  };
  return html`<div class="picker field">
    <label for=${id} class=${isLabelShown ? "" : "visually-hidden"}>${label}</label>
    <input
      id=${id}
      type="search"
      role="combobox"
      value=${typed}
      placeholder=${placeholder}
      autocomplete="off"
      spellcheck=${false}
      aria-expanded=${isShown}
      aria-controls="${id}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${isShown && hits[at] ? `${id}-${at}` : undefined}
      onInput=${(/** @type {any} */ e) => type(e.target.value)}
      onFocus=${() => setOpen(true)}
      onBlur=${() => setOpen(false)}
      onKeyDown=${steer}
      ...${more}
    />
    <ul class="hits" id="${id}-hits" role="listbox" aria-label=${text("picker.hits")} ref=${list}
      hidden=${!isShown}>
      ${isShown
        ? hits.map(
            (person, index) => html`<li
              key=${person.personId}
              id="${id}-${index}"
              role="option"
              aria-selected=${index === at}
              class="hit"
              onPointerDown=${(/** @type {Event} */ e) => e.preventDefault()}
              onClick=${() => pick(person)}
            >
              <${Portrait} person=${person} />
              <span class="hit-name">${nameOf(person)}</span>
              <span class="hit-years">${lifeSpan(person)}</span>
            </li>`,
          )
        : null}
    </ul>
    ${isShown && !hits.length
      ? html`<p class="hits none" role="status">${text("picker.none")}</p>`
      : null}
  </div>`;
}
