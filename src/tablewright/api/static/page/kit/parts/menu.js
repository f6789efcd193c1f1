/**
 * A menu: a button that opens a short list of actions. Arrows move, Escape closes.
 */

import { html } from "../html.js";
import { useId, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { Icon } from "./icon.js";

/**
 * @typedef {object} MenuItem
 * @property {string} label
 * @property {string} [icon]
 * @property {() => void} act
 * @property {boolean} [isDanger]
 */

/**
 * @param {{label: string, items: readonly MenuItem[], icon?: string, isIconOnly?: boolean,
 *   children?: unknown}} props
 */
export function Menu({ label, items, icon = "more", isIconOnly = true, children }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return;
    focusItem(box.current, 0);
    /** @param {Event} event */
    const leave = (event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  /** @param {KeyboardEvent} press */
  const move = (press) => {
    if (!isOpen) return;
    const steps = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1 });
    if (press.key === "Escape") close();
    else if (press.key === "Tab") setOpen(false);
    else if (press.key === "Home") focusItem(box.current, 0);
    else if (press.key === "End") focusItem(box.current, -1);
    else if (press.key in steps) stepItem(box.current, steps[press.key] ?? 0);
    else return;
    if (press.key !== "Tab") press.preventDefault();
    press.stopPropagation();
  };
  return html`<div class="menu" ref=${box} onKeyDown=${move}>
    <button
      type="button"
      class="button quiet ${isIconOnly ? "icon-only" : ""}"
      aria-haspopup="menu"
      aria-expanded=${isOpen}
      aria-controls=${isOpen ? id : undefined}
      aria-label=${isIconOnly ? label : undefined}
      title=${isIconOnly ? label : undefined}
      onClick=${() => setOpen(!isOpen)}
    >
      ${children ?? html`<${Icon} name=${icon} />${isIconOnly ? null : label}`}
    </button>
    ${isOpen
      ? html`<ul class="menu-list" role="menu" id=${id} aria-label=${label}>
          ${items.map(
            (item) => html`<li role="none" key=${item.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${item.isDanger ? "menu-item danger" : "menu-item"}
                onClick=${() => {
                  close();
                  item.act();
                }}
              >
                ${item.icon ? html`<${Icon} name=${item.icon} />` : null}${item.label}
              </button>
            </li>`,
          )}
        </ul>`
      : null}
  </div>`;
}

/** @param {HTMLElement | null} box */
function itemsIn(box) {
  const items = box?.querySelectorAll("[role=menuitem]") ?? [];
  return /** @type {HTMLElement[]} */ ([...items]);
}

/**
 * @param {HTMLElement | null} box
 * @param {number} at
 */
function focusItem(box, at) {
  itemsIn(box).at(at)?.focus();
}

/**
 * @param {HTMLElement | null} box
 * @param {number} step
 */
function stepItem(box, step) {
  const items = itemsIn(box);
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}
