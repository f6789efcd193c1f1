/** Facts about a person: names, dates, places, life story. */

import { html } from "../kit/html.js";
import { text } from "../words.js";
import { birthText, deathText } from "../words/life.js";
import { placeText } from "../words/places.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * @param {{person: Person}} props
 */
export function Facts({ person }) {
  const born = [birthText(person), placeText(person.birthPlace)].filter(Boolean);
  const died = [deathText(person), placeText(person.deathPlace)].filter(Boolean);
  const unknownDeath = person.isLiving === false ? text("person.deathUnknown") : "";
  /** @type {[string, string][]} */
  const facts = [
    [text("field.birthName"), person.birthName ?? ""],
    [text("field.preferredName"), person.preferredName ?? ""],
    [text("field.birth"), born.join(", ")],
    [text("field.death"), died.join(", ") || unknownDeath],
    [text("field.gender"), person.gender === "Unknown" ? "" : text(`gender.${person.gender}`)],
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
      : html`<p class="hint">${text("person.nothingKnown")}</p>`}
    ${person.biography
      ? html`<section class="story" aria-label=${text("field.biography")}>
          ${person.biography
            .split(/\n{2,}/)
            .map((part, at) => html`<p key=${at}>${part}</p>`)}
        </section>`
      : null}`;
}
