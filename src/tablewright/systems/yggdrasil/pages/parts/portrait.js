/** A person's photo, or their initials. */

import { initials } from "../canvas/names.js";
import { html } from "../kit/html.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * @param {{person: Person, isLarge?: boolean}} props
 */
export function Portrait({ person, isLarge = false }) {
  const size = isLarge ? "portrait large" : "portrait";
  const kind = `is-${(person.gender ?? "Unknown").toLowerCase()}`;
  if (person.photoUrl && !person.hidden) {
    const source = isLarge ? person.photoUrl : `${person.photoUrl}&size=small`;
    return html`<img class="${size} ${kind}" src=${source} alt="" loading="lazy" />`;
  }
  return html`<span class="${size} ${kind}" aria-hidden="true">${initials(person) || "·"}</span>`;
}
