/** Bars: numbers with their names, and a picture of each beside them. */

import { html } from "../html.js";
import { numberText } from "../words.js";

/**
 * One bar of parts that follow each other. It is a picture only: the numbers stand beside it.
 * @param {{parts: readonly number[], most: number}} props `most` is the length of the whole width
 */
export function Bar({ parts, most }) {
  const share = (/** @type {number} */ value) => `${most > 0 ? (100 * value) / most : 0}%`;
  let start = 0;
  return html`<svg class="bar" aria-hidden="true" focusable="false">
    ${parts.map((value, number) => {
      const x = share(start);
      start += value;
      return html`<rect class="bar-${number + 1}" x=${x} width=${share(value)} height="100%" />`;
    })}
  </svg>`;
}

/**
 * @param {{
 *   label: string,
 *   items: readonly {name: string, value: number, onOpen?: () => void}[],
 *   format?: (value: number) => string,
 * }} props
 */
export function Bars({ label, items, format = (value) => numberText(value) }) {
  const most = Math.max(0, ...items.map((one) => one.value));
  return html`<table class="bars">
    <caption class="visually-hidden">
      ${label}
    </caption>
    <tbody>
      ${items.map(
        ({ name, value, onOpen }) => html`<tr key=${name}>
          <th scope="row">
            ${onOpen
              ? html`<button type="button" class="link" onClick=${onOpen}>${name}</button>`
              : name}
          </th>
          <td class="bars-bar"><${Bar} parts=${[value]} most=${most} /></td>
          <td class="number">${format(value)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
