/** The family sheet: a person with parents, and each marriage with its children. */

import { html } from "../kit/html.js";
import { kin, people } from "../state/tree.js";
import { text } from "../words.js";
import { eventDate } from "../words/date_words.js";
import { fullName } from "../words/names.js";
import { placeText } from "../words/places.js";
import { lifeLines } from "./life_lines.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {import("../api/shapes.js").SpouseLink} SpouseLink */

/** @param {{person: Person}} props */
export function FamilySheet({ person }) {
  const id = person.personId;
  const { parents, children, spouses } = kin.value;
  const shared = new Set();
  const couples = spouses(id).map(({ id: other, link }) => {
    const theirs = children(id).filter((one) =>
      parents(one.id).some((parent) => parent.id === other),
    );
    for (const one of theirs) shared.add(one.id);
    return { other, link, theirs };
  });
  const others = children(id).filter((one) => !shared.has(one.id));
  return html`<${Lines} ids=${[id]} />
    <${Part} title=${text("relatives.parents")} ids=${parents(id).map((one) => one.id)} />
    ${couples.map(
      ({ other, link, theirs }) => html`<section key=${other}>
        <h4>${text("reports.couple", { name: nameOf(other) })}</h4>
        <p class="report-life">${weddingText(link)}</p>
        <${Lines} ids=${[other]} />
        <${Part} title=${text("relatives.children")} ids=${theirs.map((one) => one.id)} />
      </section>`,
    )}
    <${Part}
      title=${text(couples.length ? "reports.otherChildren" : "relatives.children")}
      ids=${others.map((one) => one.id)}
    />`;
}

/** @param {{title: string, ids: readonly string[]}} props */
function Part({ title, ids }) {
  if (!ids.length) return null;
  return html`<section>
    <h5>${title}</h5>
    <${Lines} ids=${ids} />
  </section>`;
}

/** @param {{ids: readonly string[]}} props */
function Lines({ ids }) {
  const found = ids.flatMap((id) => people.value.get(id) ?? []);
  return html`<ul class="report-lines">
    ${found.map(
      (one) => html`<li key=${one.personId}>
        <span class="report-name">${fullName(one)}</span>
        <span class="report-life">${lifeLines(one).join("  ")}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {SpouseLink} link */
function weddingText(link) {
  const date = eventDate(link.marriageDate, link.marriageDateText);
  const words = [date, placeText(link.marriagePlace)].filter(Boolean).join(", ");
  return words && text("reports.wedding", { words });
}

/** @param {string} id */
function nameOf(id) {
  const found = people.value.get(id);
  return found ? fullName(found) : "";
}
