/**
 * Columns: numbers over time, with a scale beside them and some of their names below.
 *
 *     html`<${Columns} label="Calls by day" items=${[{ name: "1 May", value: 12 }]} />`
 *
 * Screen readers read a table with the same numbers instead of the picture.
 * Not here: numbers with long names (`bars.js`).
 */

import { html } from "../html.js";
import { numberText } from "../words.js";

/** @typedef {{name: string, value: number}} ColumnItem */

const NAMES_MAX = 5; // more do not fit beside each other on a phone
const SHARE = 0.68; // of the width that a column gets; the rest is space

/**
 * @param {{
 *   label: string,
 *   items: readonly ColumnItem[],
 *   format?: (value: number) => string,
 * }} props
 */
export function Columns({ label, items, format = (value) => numberText(value) }) {
  const top = roundedUp(Math.max(0, ...items.map((one) => one.value)));
  const step = Math.ceil(items.length / NAMES_MAX);
  return html`<div class="columns">
    <div class="columns-scale" aria-hidden="true">
      ${[top, top / 2, 0].map((value) => html`<span key=${value}>${format(value)}</span>`)}
    </div>
    <svg class="columns-plot" aria-hidden="true" focusable="false">
      ${[0, 50, 100].map((y) => html`<line key=${y} x1="0" x2="100%" y1="${y}%" y2="${y}%" />`)}
      ${items.map((one, at) => column(one, at, items.length, top, format))}
      ${items.map(({ name }, at) => {
        const x = `${((at + 0.5) * 100) / items.length}%`;
        const isNamed = (items.length - 1 - at) % step === 0;
        return isNamed ? html`<text key=${name} x=${x} y="100%" dy="1.5em">${name}</text>` : null;
      })}
    </svg>
    <table class="visually-hidden">
      <caption>
        ${label}
      </caption>
      <tbody>
        ${items.map(
          ({ name, value }) => html`<tr key=${name}>
            <th scope="row">${name}</th>
            <td>${format(value)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * @param {ColumnItem} item
 * @param {number} at
 * @param {number} count
 * @param {number} top
 * @param {(value: number) => string} format
 */
function column({ name, value }, at, count, top, format) {
  const slot = 100 / count;
  const height = (100 * value) / top;
  return html`<g key=${name}>
    <title>${name}: ${format(value)}</title>
    <rect class="column-slot" x="${at * slot}%" width="${slot}%" height="100%" />
    <rect
      class="column"
      x="${at * slot + (slot * (1 - SHARE)) / 2}%"
      width="${slot * SHARE}%"
      y="${100 - height}%"
      height="${height}%"
    />
  </g>`;
}

/**
 * The end of a scale: a round number whose half is a whole one.
 * @param {number} most
 */
function roundedUp(most) {
  const wanted = Math.max(2, most);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 4, 6, 8].find((one) => one * power >= wanted) ?? 10) * power;
}
