/** Counts by type, with a bar for each that is only a picture of the number beside it. */

import { html } from "../kit/html.js";

/** @typedef {import("../api/shapes.js").StatusCount} StatusCount */

/**
 * @param {{
 *   undelivered: StatusCount,
 *   delivered: StatusCount,
 *   onType: (type: string) => void,
 * }} props
 */
export function TypeTable({ undelivered, delivered, onType }) {
  const rows = rowsOf(undelivered, delivered);
  const most = Math.max(1, ...rows.map((row) => row.undelivered + row.delivered));
  return html`<div class="sheet table-sheet">
    <table class="types">
      <caption>
        By type
      </caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Undelivered</th>
          <th scope="col">Delivered</th>
          <td class="types-bar"></td>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`<tr key=${row.type ?? ""}>
            <th scope="row">
              ${row.type === null
                ? html`<em>without type</em>`
                : html`<button type="button" class="link" onClick=${() => onType(row.type ?? "")}>
                    ${row.type}
                  </button>`}
            </th>
            <td>${row.undelivered.toLocaleString("en")}</td>
            <td>${row.delivered.toLocaleString("en")}</td>
            <td class="types-bar"><${Bar} row=${row} most=${most} /></td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{row: {undelivered: number, delivered: number}, most: number}} props */
function Bar({ row, most }) {
  const share = (/** @type {number} */ count) => (100 * count) / most;
  return html`<svg class="bar" aria-hidden="true" focusable="false">
    <rect class="bar-undelivered" width="${share(row.undelivered)}%" height="100%" />
    <rect
      class="bar-delivered"
      x="${share(row.undelivered)}%"
      width="${share(row.delivered)}%"
      height="100%"
    />
  </svg>`;
}

/**
 * @param {StatusCount} undelivered
 * @param {StatusCount} delivered
 */
function rowsOf(undelivered, delivered) {
  /** @type {Map<string | null, {type: string | null, undelivered: number, delivered: number}>} */
  const rows = new Map();
  const row = (/** @type {string | null} */ type) => {
    const found = rows.get(type) ?? { type, undelivered: 0, delivered: 0 };
    rows.set(type, found);
    return found;
  };
  for (const one of undelivered.byType) row(one.eventType).undelivered = one.count;
  for (const one of delivered.byType) row(one.eventType).delivered = one.count;
  return [...rows.values()].sort(
    (a, b) => b.undelivered + b.delivered - a.undelivered - a.delivered,
  );
}
