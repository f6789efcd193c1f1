/** Counts by type, with a bar for each that is only a picture of the number beside it. */

import { Bar } from "../kit/charts/bars.js";
import { html } from "../kit/html.js";
import { numberText } from "../kit/words.js";
import { text } from "../words.js";

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
        ${text("stats.byType")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text("stats.type")}</th>
          <th scope="col">${text("stats.undelivered")}</th>
          <th scope="col">${text("stats.delivered")}</th>
          <td class="types-bar"></td>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`<tr key=${row.type ?? ""}>
            <th scope="row">
              ${row.type === null
                ? html`<em>${text("event.withoutType")}</em>`
                : html`<button type="button" class="link" onClick=${() => onType(row.type ?? "")}>
                    ${row.type}
                  </button>`}
            </th>
            <td>${numberText(row.undelivered)}</td>
            <td>${numberText(row.delivered)}</td>
            <td class="types-bar">
              <${Bar} parts=${[row.undelivered, row.delivered]} most=${most} />
            </td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
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
