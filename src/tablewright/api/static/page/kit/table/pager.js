/** The pages of a list that the server continues by cursors. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Icon } from "../parts/icon.js";

/**
 * @param {{
 *   label?: string,
 *   cursors: readonly string[],
 *   next: string | null,
 *   onCursors: (cursors: string[]) => void,
 *   previousLabel?: string,
 *   nextLabel?: string,
 *   note?: string,
 *   isAlwaysShown?: boolean,
 * }} props `cursors` are those of the pages after the first, up to this one
 */
export function Pager(props) {
  const { label, cursors, next, onCursors, previousLabel, nextLabel, note } = props;
  if (cursors.length === 0 && !next && !props.isAlwaysShown) return null;
  return html`<nav class="pager" aria-label=${label ?? text("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${cursors.length === 0}
      onClick=${() => onCursors(cursors.slice(0, -1))}
    >
      <${Icon} name="back" />${previousLabel ?? text("pager.previous")}
    </button>
    <span class="hint">${note ?? text("pager.page", { page: cursors.length + 1 })}</span>
    <button
      type="button"
      class="button"
      disabled=${!next}
      onClick=${() => next && onCursors([...cursors, next])}
    >
      ${nextLabel ?? text("pager.next")}<${Icon} name="next" />
    </button>
  </nav>`;
}
