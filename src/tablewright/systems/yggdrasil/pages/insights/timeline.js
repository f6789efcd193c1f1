/** The timeline: births, marriages, divorces and deaths in the order of time. */

import { html } from "../kit/html.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../parts/problem.js";
import { dateInWords } from "../words/date_words.js";
import { placeText } from "../words/places.js";
import { useInsight } from "./reading.js";

/** @type {Record<string, string>} */
const SIGNS = { birth: "∗", marriage: "∞", divorce: "⚮", death: "†" };
/** @type {Record<string, string>} */
const WORDS = { birth: "was born", marriage: "married", divorce: "parted", death: "died" };

/**
 * @typedef {object} Event
 * @property {string} kind
 * @property {string} sort
 * @property {string} dateText
 * @property {string[]} personIds
 * @property {string} [place]
 */

export function Timeline() {
  const { answer, items, problem, again, more } = useInsight("timeline", { limit: 100 });
  if (answer && !items.length) {
    return html`<p class="hint">No date is known yet.</p>`;
  }
  return html`<${Problem} error=${problem} onRetry=${again} />
    <ol class="timeline">
      ${items.map((/** @type {Event} */ one, at) => {
        const century = centuryOf(one.sort);
        const before = items[at - 1];
        return html`${!before || centuryOf(before.sort) !== century
            ? html`<li class="century" key=${`c${century}`}><h3>${century}</h3></li>`
            : null}
          <li key=${one.kind + one.personIds.join() + at}>
            <span class="sign ${one.kind}" aria-hidden="true">${SIGNS[one.kind]}</span>
            <span>
              <span class="hint">${dateInWords(one.dateText)}</span><br />
              ${one.personIds.map(
                (id, index) => html`${index ? " and " : null}<${PersonLink} key=${id} id=${id} />`,
              )}
              ${` ${WORDS[one.kind] ?? one.kind}${one.place ? `, ${placeText(one.place)}` : ""}`}
            </span>
          </li>`;
      })}
    </ol>
    ${more}`;
}

/** @param {string} sort */
function centuryOf(sort) {
  const year = Number.parseInt(sort, 10);
  return `${Math.floor(year / 100) * 100}s`;
}
