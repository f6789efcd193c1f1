/** Places: where people were born, married and died. */

import { html } from "../kit/html.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { listText, numberText } from "../kit/words.js";
import { text } from "../words.js";
import { useInsight } from "./reading.js";

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {number} births
 * @property {number} deaths
 * @property {number} marriages
 * @property {number} personCount
 * @property {string[]} personIds
 */

export function Places() {
  const { answer, items, problem, again, more } = useInsight("places", { limit: 50 });
  const [open, setOpen] = useState("");
  if (answer && !items.length) {
    return html`<p class="hint">${text("places.none")}</p>`;
  }
  return html`<${Problem} error=${problem} onRetry=${again} />
    <ul class="groups">
      ${items.map((/** @type {Place} */ place) => {
        const isOpen = open === place.name;
        return html`<li key=${place.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${isOpen}
            onClick=${() => setOpen(isOpen ? "" : place.name)}
          >
            <span class="group-title">${place.name}</span>
            <span class="group-count">${numberText(eventsOf(place))}</span>
          </button>
          ${isOpen ? html`<${Opened} place=${place} />` : null}
        </li>`;
      })}
    </ul>
    ${more}`;
}

/**
 * What has happened there: places come in this order.
 * @param {Place} place
 */
function eventsOf({ births, marriages, deaths }) {
  return births + marriages + deaths;
}

/** @param {{place: Place}} props */
function Opened({ place }) {
  const { births, marriages, deaths, personIds, personCount } = place;
  const parts = [
    births ? text("places.births", { count: births }) : "",
    marriages ? text("places.marriages", { count: marriages }) : "",
    deaths ? text("places.deaths", { count: deaths }) : "",
  ].filter(Boolean);
  return html`<div class="findings">
    <p class="hint">${listText(parts)}</p>
    <ul class="rows">
      ${personIds.map((id) => html`<li key=${id}><${PersonLink} id=${id} /></li>`)}
    </ul>
    ${personCount > personIds.length
      ? html`<p class="hint">
          ${text("places.others", { count: personCount - personIds.length })}
        </p>`
      : null}
  </div>`;
}
