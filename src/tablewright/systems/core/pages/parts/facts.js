/** Facts: names with their values, side by side where there is room. */

import { html } from "../kit/html.js";
import { When } from "../kit/parts/when.js";
import { timeText } from "../kit/words.js";

/**
 * Those without a value are left out.
 * @param {{facts: readonly (readonly [string, unknown])[]}} props
 */
export function Facts({ facts }) {
  return html`<dl class="facts">
    ${facts
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(
        ([name, value]) => html`<div key=${name}>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
      )}
  </dl>`;
}

/**
 * A time of the server in words; the words for none if there is none.
 * @param {string | null | undefined} iso
 * @param {string} none
 */
export function whenOr(iso, none) {
  return iso ? html`<${When} ms=${Date.parse(iso)} />` : none;
}

/** @param {string} iso the day of a time */
export function dayOf(iso) {
  return timeText(Date.parse(iso), { dateStyle: "medium" });
}

/** @param {string} words lines of a field, without the empty ones */
export function linesIn(words) {
  return words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
