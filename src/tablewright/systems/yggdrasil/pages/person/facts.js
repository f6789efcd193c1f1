/** What is known about a person: names, dates, places, the story of the life. */

import { html } from "../kit/html.js";
import { birthText, deathText } from "../words/life.js";
import { placeText } from "../words/places.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * @param {{person: Person}} props
 */
export function Facts({ person }) {
  const born = [birthText(person), placeText(person.birthPlace)].filter(Boolean);
  const died = [deathText(person), placeText(person.deathPlace)].filter(Boolean);
  /** @type {[string, string][]} */
  const facts = [
    ["Born as", person.birthName ?? ""],
    ["Called", person.preferredName ?? ""],
    ["Born", born.join(", ")],
    ["Died", died.join(", ") || (person.isLiving === false ? "yes, but not known when" : "")],
    ["Gender", person.gender === "Unknown" ? "" : genderWord(person.gender)],
  ];
  const known = facts.filter(([, words]) => words);
  return html`${known.length
      ? html`<dl class="facts">
          ${known.map(
            ([label, words]) => html`<div key=${label}>
              <dt>${label}</dt>
              <dd>${words}</dd>
            </div>`,
          )}
        </dl>`
      : html`<p class="hint">Nothing more is known yet.</p>`}
    ${person.biography
      ? html`<section class="story" aria-label="Life story">
          ${person.biography
            .split(/\n{2,}/)
            .map((part, at) => html`<p key=${at}>${part}</p>`)}
        </section>`
      : null}`;
}

/** @param {string} gender */
function genderWord(gender) {
  return { Male: "male", Female: "female", Other: "other" }[gender] ?? "";
}
