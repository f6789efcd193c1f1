/**
 * A button that opens a small panel. Escape closes it and returns the focus; so does a click
 * elsewhere, or moving the focus out of it.
 */

import { html } from "../html.js";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";

/**
 * @param {{
 *   label: string,
 *   face: unknown,
 *   isIconOnly?: boolean,
 *   className?: string,
 *   children: (close: () => void) => unknown,
 * }} props `face` is what the button shows; the focus begins at `data-first` in the panel
 */
export function Popover({ label, face, isIconOnly = false, className = "", children }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const id = useId();
  const close = () => {
    setOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  useLayoutEffect(() => {
    const first = isOpen ? box.current?.querySelector("[data-first]") : null;
    if (first instanceof HTMLElement) first.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    /** @param {Event} event */
    const leave = (event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [isOpen]);
  /** @param {KeyboardEvent} press */
  const onKeyDown = (press) => {
    if (!isOpen || press.key !== "Escape") return;
    press.preventDefault();
    press.stopPropagation();
    close();
  };
  return html`<div class="popover ${className}" ref=${box} onKeyDown=${onKeyDown}>
    <button
      type="button"
      class="button quiet ${isIconOnly ? "icon-only" : ""}"
      aria-expanded=${isOpen}
      aria-controls=${isOpen ? id : undefined}
      aria-label=${isIconOnly ? label : undefined}
      onClick=${() => setOpen(!isOpen)}
    >
      ${face}
    </button>
    ${isOpen
      ? html`<div class="popover-panel" id=${id} role="group" aria-label=${label}>
          ${children(close)}
        </div>`
      : null}
  </div>`;
}
