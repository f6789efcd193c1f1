/** Anniversaries: the days of a month that come again every year. */

import { html } from "../kit/html.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useInsight } from "./reading.js";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long" });
/** @type {readonly [string, string][]} */
const MONTHS = Array.from({ length: 12 }, (_, at) => [
  String(at + 1),
  MONTH.format(new Date(2000, at, 1)),
]);
/** @type {Record<string, string>} */
const KINDS = { birth: "born", death: "died", marriage: "married" };

/** @typedef {{day: number, kind: string, date: string, years: number, personIds: string[]}} Day */

export function Anniversaries() {
  const [month, setMonth] = useState(String(new Date().getMonth() + 1));
  const { answer, items, problem, again } = useInsight("anniversaries", { month });
  return html`<label class="field">
      <span class="field-label">Month</span>
      <select onChange=${(/** @type {any} */ e) => setMonth(e.target.value)}>
        ${MONTHS.map(
          ([value, words]) =>
            html`<option value=${value} selected=${value === month}>${words}</option>`,
        )}
      </select>
    </label>
    <${Problem} error=${problem} onRetry=${again} />
    ${answer && !items.length
      ? html`<p class="hint">No day of this month is known to be one.</p>`
      : null}
    <ol class="days">
      ${items.map(
        (/** @type {Day} */ one) => html`<li key=${one.kind + one.personIds.join() + one.date}>
          <span class="day">${one.day}</span>
          <span>
            ${one.personIds.map(
              (id, at) => html`${at ? " and " : null}<${PersonLink} key=${id} id=${id} />`,
            )}
            <span class="hint">
              ${` ${KINDS[one.kind] ?? one.kind} ${one.date.slice(0, 4)}, ${ago(one.years)}`}
            </span>
          </span>
        </li>`,
      )}
    </ol>`;
}

/** @param {number} years */
function ago(years) {
  if (years === 0) return "this year";
  return years === 1 ? "a year ago" : `${years} years ago`;
}
