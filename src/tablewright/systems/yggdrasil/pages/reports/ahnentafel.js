/** The Ahnentafel: a person's ancestors by number; the father of n is 2n, the mother 2n + 1. */

import { readAhnentafel } from "../api/reports.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { graph, people } from "../state/tree.js";
import { text } from "../words.js";
import { fullName } from "../words/names.js";
import { lifeLines } from "./life_lines.js";

/** @typedef {import("../api/reports.js").Ahnen} Ahnen */

/** @param {{person: import("../api/shapes.js").Person}} props */
export function Ahnentafel({ person }) {
  const id = person.personId;
  const { answer, problem, again } = useAsking(
    () => readAhnentafel(id),
    [id, graph.value?.tree.version],
  );
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  const generations = [...new Set(answer.map((one) => one.generation))];
  return generations.map(
    (generation) => html`<section key=${generation}>
      <h4>${text("reports.generation", { number: generation + 1 })}</h4>
      <ul class="report-lines">
        ${answer
          .filter((one) => one.generation === generation)
          .map((one) => html`<${Line} key=${one.number} one=${one} />`)}
      </ul>
    </section>`,
  );
}

/** @param {{one: Ahnen}} props */
function Line({ one }) {
  const found = people.value.get(one.personId);
  const life = !found || one.sameAs ? [] : lifeLines(found);
  return html`<li>
    <span class="report-number">${one.number}</span>
    <span class="report-name">${found ? fullName(found) : one.name}</span>
    ${one.sameAs
      ? html`<span class="hint">${text("reports.sameAs", { number: one.sameAs })}</span>`
      : html`<span class="report-life">${life.join("  ")}</span>`}
  </li>`;
}
