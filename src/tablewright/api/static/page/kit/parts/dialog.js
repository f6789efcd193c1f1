/**
 * A dialog: it keeps the focus while it is open, and returns it. Escape closes it.
 * The focus begins at the element with `data-first`.
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { useId, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { Icon } from "./icon.js";

/**
 * @param {{
 *   title: string,
 *   onClose: () => void,
 *   onCancel?: () => void,
 *   children?: unknown,
 * }} props `onCancel` is called instead of closing, when the reader wants to close it
 */
export function Dialog({ title, onClose, onCancel, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const isGone = useRef(false);
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    const first = shown?.querySelector("[data-first]");
    if (first instanceof HTMLElement) first.focus();
    return () => {
      isGone.current = true;
      shown?.close(); // while it is open, nothing outside of it can have the focus
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  /** @param {Event} event */
  const cancel = (event) => {
    if (!onCancel) return;
    event.preventDefault();
    onCancel();
  };
  return html`<dialog
    class="dialog"
    ref=${dialog}
    aria-labelledby=${heading}
    onCancel=${cancel}
    onClose=${() => {
      if (!isGone.current) onClose();
    }}
  >
    <header class="dialog-head">
      <h2 id=${heading}>${title}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${text("dialog.close")}
        onClick=${onCancel ?? onClose}
      >
        <${Icon} name="close" />
      </button>
    </header>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
