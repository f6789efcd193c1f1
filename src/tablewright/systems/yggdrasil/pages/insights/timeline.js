/** The timeline: births, marriages, divorces and deaths in chronological order. */

import { html } from "../kit/html.js";
import { PersonLinks } from "../parts/person_link.js";
import { Problem } from "../kit/parts/problem.js";
import { rich, text } from "../words.js";
import { dateInWords } from "../words/date_words.js";
import { placeText } from "../words/places.js";
import { useInsight } from "./reading.js";

/** @type {Record<string, string>} */
const SIGNS = { birth: "∗", marriage: "∞", divorce: "⚮", death: "†" };

/**
 * @typedef {object} Event
 * @property {"birth" | "marriage" | "divorce" | "death"} kind
 * @property {string} sort
 * @property {string} dateText
 * @property {string[]} personIds
 * @property {string} [place]
 */

export function Timeline() {
  const { answer, items, problem, again, more } = useInsight("timeline", { limit: 100 });
  if (answer && !items.length) {
    return html`<p class="hint">${text("timeline.none")}</p>`;
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
              ${rich(`timeline.${one.kind}`, {
                people: html`<${PersonLinks} ids=${one.personIds} />`,
              })}
              ${one.place ? `, ${placeText(one.place)}` : null}
            </span>
          </li>`;
      })}
    </ol>
    ${more}`;
}

/** @param {string} sort */
function centuryOf(sort) {
  const year = Number.parseInt(sort, 10);
  return text("statistics.years", { year: `${Math.floor(year / 100) * 100}` });
}
