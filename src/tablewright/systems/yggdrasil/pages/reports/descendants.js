/** Descendants by d'Aboville's numbers: the second child of 1 is 1.2, and their first is 1.2.1. */

import { readDescendants } from "../api/reports.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { listText } from "../kit/words.js";
import { graph, kin, people } from "../state/tree.js";
import { text } from "../words.js";
import { fullName } from "../words/names.js";
import { lifeLines } from "./life_lines.js";

/** @typedef {{number: string, again: string, id: string}} Entry `again` is an earlier number */

/** @param {{person: import("../api/shapes.js").Person}} props */
export function Descendants({ person }) {
  const id = person.personId;
  const { answer, problem, again } = useAsking(
    () => readDescendants(id),
    [id, graph.value?.tree.version],
  );
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  return html`<ul class="report-lines">
    ${entriesOf(answer).map((one) => html`<${Line} key=${one.number} one=${one} />`)}
  </ul>`;
}

/** @param {{one: Entry}} props */
function Line({ one: { number, again, id } }) {
  const found = people.value.get(id);
  if (!found) return null;
  const spouses = kin.value.spouses(id).flatMap((one) => people.value.get(one.id) ?? []);
  const married = spouses.length
    ? text("reports.marriedTo", { people: listText(spouses.map(fullName)) })
    : "";
  return html`<li class="report-depth-${Math.min(number.split(".").length, 6)}">
    <span class="report-number">${number}</span>
    <span class="report-name">${fullName(found)}</span>
    ${again
      ? html`<span class="hint">${text("reports.sameAs", { number: again })}</span>`
      : html`<span class="report-life">
          ${[...lifeLines(found), married].filter(Boolean).join("  ")}
        </span>`}
  </li>`;
}

/**
 * In the order of a book: each child is followed by all of theirs.
 * @param {readonly import("../api/reports.js").ChartItem[]} items
 * @returns {Entry[]}
 */
function entriesOf(items) {
  const entries = items.flatMap(({ personId: id, numbers }) =>
    numbers.map((number, at) => ({ number, again: at ? (numbers[0] ?? "") : "", id })),
  );
  /** @param {Entry} entry */
  const key = ({ number }) => number.split(".").map((part) => part.padStart(5, "0")).join(".");
  return entries.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
