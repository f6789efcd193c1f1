/**
 * A dialog: keeps the focus while it is open, and gives it back. Escape closes it.
 * The focus begins at what is marked `data-first`.
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { useId, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { Icon } from "./icon.js";

/**
 * @param {{title: string, onClose: () => void, children?: unknown}} props
 */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    const first = dialog.current?.querySelector("[data-first]");
    if (first instanceof HTMLElement) first.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog class="dialog" ref=${dialog} aria-labelledby=${heading} onClose=${onClose}>
    <header class="dialog-head">
      <h2 id=${heading}>${title}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${text("dialog.close")}
        onClick=${onClose}
      >
        <${Icon} name="close" />
      </button>
    </header>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
