/**
 * A table: columns that sort, rows that are filtered, selected and opened, and cards on a phone.
 *
 *     html`<${Table} label="Orders" columns=${columns} rows=${orders} idOf=${(one) => one.id}
 *       openId=${open} onOpen=${(one) => go({ order: one.id })} />`
 *
 * The first column names its row. Arrow keys move between the rows' names.
 * Not here: pages of a list (`table/pager.js`), empty lists (`parts/empty.js`).
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Icon } from "../parts/icon.js";
import { useId, useState } from "../vendor/hooks.js";
import { SelectAll, SelectRow } from "./selecting.js";
import { moveFocus, rowsShown } from "./rows.js";

/**
 * @template R
 * @typedef {object} Column
 * @property {string} name
 * @property {string} label
 * @property {(row: R) => unknown} cell what is shown
 * @property {(row: R) => string | number | null} [sortBy] lets the reader sort the rows at hand
 * @property {string} [hint]
 * @property {boolean} [isNumeric]
 */

/** @typedef {{name: string, isDescending: boolean}} Sort */

/**
 * @typedef {object} TableProps
 * @property {string} label
 * @property {readonly Column<any>[]} columns
 * @property {readonly any[]} rows
 * @property {(row: any) => string} idOf
 * @property {(row: any) => void} [onOpen]
 * @property {string} [openId]
 * @property {(row: any) => string} [filterBy] the text of a row that the reader can filter by
 * @property {ReadonlySet<string>} [selected] ids; without it rows cannot be selected
 * @property {(selected: Set<string>) => void} [onSelect]
 * @property {unknown} [actions] for the selected rows
 * @property {boolean} [isLoading]
 */

/** @param {TableProps} props */
export function Table(props) {
  const { label, columns, rows, idOf, filterBy, selected, onSelect, actions } = props;
  const [sort, setSort] = useState(/** @type {Sort | null} */ (null));
  const [filter, setFilter] = useState("");
  const shown = rowsShown(rows, columns, sort, filterBy, filter);
  const ids = shown.map(idOf);
  return html`<div class="table-block">
    ${filterBy ? html`<${Filter} value=${filter} onValue=${setFilter} />` : null}
    ${selected && onSelect
      ? html`<${SelectAll} ids=${ids} selected=${selected} onSelect=${onSelect}>${actions}<//>`
      : null}
    <div
      class="table-place ${props.isLoading ? "is-loading" : ""}"
      role="group"
      aria-label=${label}
      tabindex="0"
    >
      <table class="table" onKeyDown=${moveFocus}>
        <caption class="visually-hidden">
          ${label}
        </caption>
        <thead>
          <tr>
            ${selected ? html`<td class="table-choose"></td>` : null}
            ${columns.map(
              (column) => html`<${Heading} column=${column} sort=${sort} onSort=${setSort} />`,
            )}
          </tr>
        </thead>
        <tbody>
          ${shown.map((row) => html`<${Row} key=${idOf(row)} row=${row} table=${props} />`)}
        </tbody>
      </table>
    </div>
    ${filter && shown.length === 0
      ? html`<p class="hint" role="status">${text("table.noMatch", { filter })}</p>`
      : null}
  </div>`;
}

/** @param {{value: string, onValue: (value: string) => void}} props */
function Filter({ value, onValue }) {
  const id = useId();
  return html`<div class="table-filter">
    <label class="visually-hidden" for=${id}>${text("table.filter")}</label>
    <${Icon} name="search" />
    <input
      id=${id}
      type="search"
      autocomplete="off"
      placeholder=${text("table.filter")}
      value=${value}
      onInput=${(/** @type {any} */ event) => onValue(event.target.value)}
    />
  </div>`;
}

/**
 * @param {{column: Column<any>, sort: Sort | null, onSort: (sort: Sort | null) => void}} props
 */
function Heading({ column, sort, onSort }) {
  const { name, label, hint, isNumeric, sortBy } = column;
  const isSorted = sort?.name === name;
  const order = isSorted ? (sort.isDescending ? "descending" : "ascending") : "none";
  const next = () =>
    onSort(isSorted && sort.isDescending ? null : { name, isDescending: isSorted });
  return html`<th
    scope="col"
    class=${isNumeric ? "number" : ""}
    title=${hint}
    aria-sort=${sortBy ? order : undefined}
  >
    ${sortBy
      ? html`<button type="button" class="sort" onClick=${next}>
          ${label}
          ${isSorted ? html`<${Icon} name=${sort.isDescending ? "down" : "up"} />` : null}
        </button>`
      : label}
  </th>`;
}

/** @param {{row: any, table: TableProps}} props */
function Row({ row, table }) {
  const { columns, idOf, onOpen, openId, selected, onSelect } = table;
  const id = idOf(row);
  const isOpen = id === openId;
  const open = onOpen ? () => onOpen(row) : undefined;
  return html`<tr
    class="${isOpen ? "row-open" : ""} ${open ? "row-opens" : ""}"
    onClick=${open}
  >
    ${selected && onSelect
      ? html`<${SelectRow} id=${id} selected=${selected} onSelect=${onSelect} />`
      : null}
    ${columns.map(({ name, label, cell, isNumeric }, number) => {
      const content = cell(row);
      return html`<td key=${name} data-label=${label} class=${isNumeric ? "number" : ""}>
        ${number === 0 && open
          ? html`<button
              type="button"
              class="link"
              data-item=${id}
              aria-expanded=${openId === undefined ? undefined : isOpen}
              onClick=${(/** @type {Event} */ click) => {
                click.stopPropagation();
                open();
              }}
            >
              ${content}
            </button>`
          : html`<span class="cell">${content}</span>`}
      </td>`;
    })}
  </tr>`;
}
