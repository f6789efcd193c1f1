/** Selecting rows of a table: one, or all of a page. */

import { html } from "../html.js";
import { text } from "../kit_words.js";

/** @typedef {(selected: Set<string>) => void} OnSelect */

/**
 * @param {{
 *   ids: readonly string[],
 *   selected: ReadonlySet<string>,
 *   onSelect: OnSelect,
 *   children?: unknown,
 * }} props children are what can be done with the selected rows
 */
export function SelectAll({ ids, selected, onSelect, children }) {
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  return html`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${isAll}
        indeterminate=${count > 0 && !isAll}
        onChange=${() => onSelect(new Set(isAll ? [] : ids))}
      />
      <span aria-live="polite">
        ${count
          ? text("table.selected", { count })
          : text("table.selectAll", { count: ids.length })}
      </span>
    </label>
    ${count ? children : null}
  </div>`;
}

/** @param {{id: string, selected: ReadonlySet<string>, onSelect: OnSelect}} props */
export function SelectRow({ id, selected, onSelect }) {
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const keep = (/** @type {Event} */ click) => click.stopPropagation(); // and do not open the row
  return html`<td class="table-choose" onClick=${keep}>
    <label>
      <input type="checkbox" checked=${selected.has(id)} onChange=${toggle} />
      <span class="visually-hidden">${text("table.select", { name: id })}</span>
    </label>
  </td>`;
}
