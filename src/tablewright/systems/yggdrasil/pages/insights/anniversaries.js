/** The anniversaries of a month: births, deaths and marriages. */

import { html } from "../kit/html.js";
import { yearsAgoText } from "../kit/words.js";
import { PersonLinks } from "../parts/person_link.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { rich, text } from "../words.js";
import { monthText } from "../words/date_words.js";
import { useInsight } from "./reading.js";

/** @type {readonly [string, string][]} */
const MONTHS = Array.from({ length: 12 }, (_, at) => [String(at + 1), monthText(at)]);

/**
 * @typedef {object} Day
 * @property {number} day
 * @property {"birth" | "death" | "marriage"} kind
 * @property {string} date
 * @property {number} years
 * @property {string[]} personIds
 */

export function Anniversaries() {
  const [month, setMonth] = useState(String(new Date().getMonth() + 1));
  const { answer, items, problem, again } = useInsight("anniversaries", { month });
  return html`<label class="field">
      <span class="field-label">${text("anniversaries.month")}</span>
      <select onChange=${(/** @type {any} */ e) => setMonth(e.target.value)}>
        ${MONTHS.map(
          ([value, words]) =>
            html`<option value=${value} selected=${value === month}>${words}</option>`,
        )}
      </select>
    </label>
    <${Problem} error=${problem} onRetry=${again} />
    ${answer && !items.length
      ? html`<p class="hint">${text("anniversaries.none")}</p>`
      : null}
    <ol class="days">
      ${items.map(
        (/** @type {Day} */ one) => html`<li key=${one.kind + one.personIds.join() + one.date}>
          <span class="day">${one.day}</span>
          <span>
            ${rich(`anniversaries.${one.kind}`, {
              people: html`<${PersonLinks} ids=${one.personIds} />`,
              year: one.date.slice(0, 4),
              ago: yearsAgoText(one.years),
              when: (/** @type {string} */ words) => html`<span class="hint">${words}</span>`,
            })}
          </span>
        </li>`,
      )}
    </ol>`;
}
