/** Duplicates: records that may be the same person, side by side, to be merged. */

import { markDistinct, merge } from "../api/insights.js";
import { readPerson } from "../api/people.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../kit/parts/icon.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem, sentence } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { go } from "../state/address.js";
import { forgetHistory } from "../state/history.js";
import { notify } from "../kit/state/notices.js";
import { graph, kin, mayEdit, people, refresh } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { listText } from "../kit/words.js";
import { text } from "../words.js";
import { birthText, deathText, lifeSpan } from "../words/life.js";
import { fullName, nameOf } from "../words/names.js";
import { useInsight } from "./reading.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/** @typedef {{personIds: [string, string], reasons: (keyof typeof REASONS)[]}} Pair */

/** The reasons that the server gives, and their texts. */
const REASONS = /** @type {const} */ ({
  "same name": "sameName",
  "same first name": "sameFirstName",
  "similar names": "similarNames",
  "one name may be short for the other": "shortName",
  "born on the same day": "bornSameDay",
  "born in the same year": "bornSameYear",
  "born around the same time": "bornAround",
  "born in the same place": "bornSamePlace",
  "died on the same day": "diedSameDay",
  "died in the same year": "diedSameYear",
  "same parent": "sameParent",
  "same spouse": "sameSpouse",
  "parent with the same name": "parentSameName",
  "spouse with the same name": "spouseSameName",
});

/** @param {readonly (keyof typeof REASONS)[]} reasons */
const reasonsText = (reasons) =>
  sentence(listText(reasons.map((one) => text(`duplicates.reasons.${REASONS[one]}`))));

export function Duplicates() {
  const { answer, items, problem, again, more } = useInsight("duplicates", { limit: 25 });
  const [pair, setPair] = useState(/** @type {[string, string] | null} */ (null));
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (!items.length) {
    return html`<p class="good"><${Icon} name="check" />${text("duplicates.none")}</p>`;
  }
  return html`<p class="hint">${text("duplicates.intro")}</p>
    <ul class="findings">
      ${items.map(
        (/** @type {Pair} */ one) => html`<li
          key=${one.personIds.join()}
        >
          <p class="pair">
            ${one.personIds.map(
              (id) => html`<span key=${id}>
                <${PersonLink} id=${id} />
                <span class="hint"> ${years(id)}</span>
              </span>`,
            )}
          </p>
          <p class="hint">${reasonsText(one.reasons)}</p>
          ${mayEdit.value
            ? html`<button
                type="button"
                class="button small"
                onClick=${() => setPair(one.personIds)}
              >
                <${Icon} name="merge" />${text("duplicates.compare")}
              </button>`
            : null}
        </li>`,
      )}
    </ul>
    ${more}
    ${pair ? html`<${MergeDialog} pair=${pair} onClose=${() => setPair(null)} />` : null}`;
}

/** @param {string} id */
function years(id) {
  const person = people.value.get(id);
  return person ? lifeSpan(person) : "";
}

/** @param {{pair: [string, string], onClose: () => void}} props */
function MergeDialog({ pair, onClose }) {
  const [keepsFirst, setKeepsFirst] = useState(true);
  const both = useAsking(async () => {
    const [one, other] = await Promise.all(pair.map(readPerson));
    return one && other ? [one.person, other.person] : [];
  }, pair);
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const [keep, drop] = keepsFirst ? pair : [pair[1], pair[0]];
    const name = nameOf(people.peek().get(keep));
    await merge(graph.peek()?.tree.treeId ?? "", keep, drop);
    onClose();
    go({ person: "" });
    forgetHistory(); // older deeds may be about somebody who is not there any more
    await refresh();
    notify(text("duplicates.merged", { name }));
  });
  const differing = useSubmitting(async () => {
    await markDistinct(graph.peek()?.tree.treeId ?? "", ...pair);
    onClose();
    await refresh();
  });
  const [first, second] = both.answer ?? [];
  return html`<${Dialog} title=${text("duplicates.title")} onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <${Problem} error=${both.problem ?? problem ?? differing.problem} />
      ${first && second
        ? html`<${SideBySide} first=${first} second=${second} keepsFirst=${keepsFirst}
            onKeep=${setKeepsFirst} />`
        : null}
      <p class="hint">${text("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy || !first}>
          <${Icon} name="merge" />${text("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first disabled=${differing.isBusy}
          onClick=${differing.submit}>
          ${text("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`;
}

/**
 * @param {{
 *   first: Person,
 *   second: Person,
 *   keepsFirst: boolean,
 *   onKeep: (keepsFirst: boolean) => void,
 * }} props
 */
function SideBySide({ first, second, keepsFirst, onKeep }) {
  /** @param {Person} person */
  const kinNames = (person) => {
    const { parents, spouses, children } = kin.value;
    const id = person.personId;
    const ids = [...parents(id), ...spouses(id), ...children(id)].map((one) => one.id);
    return listText(ids.map((one) => nameOf(people.value.get(one))));
  };
  /** @type {[string, (person: Person) => string][]} */
  const rows = [
    [text("duplicates.name"), fullName],
    [text("field.birth"), birthText],
    [text("field.birthPlace"), (one) => one.birthPlace ?? ""],
    [text("field.death"), deathText],
    [text("field.deathPlace"), (one) => one.deathPlace ?? ""],
    [text("duplicates.relatives"), kinNames],
    [text("field.biography"), (one) => one.biography ?? ""],
  ];
  return html`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${text("person.field")}</span></th>
        ${[true, false].map(
          (isFirst) => html`<th scope="col" key=${isFirst}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${keepsFirst === isFirst}
                onChange=${() => onKeep(isFirst)} />
              <span>${text("duplicates.keep")}</span>
            </label>
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(([label, valueOf]) => {
        const values = [valueOf(first), valueOf(second)];
        const differs = Boolean(values[0] && values[1]) && values[0] !== values[1];
        return values[0] || values[1]
          ? html`<tr key=${label} class=${differs ? "differs" : ""}>
              <th scope="row">${label}</th>
              ${values.map(
                (value, at) => html`<td key=${at}>${value || text("person.noValue")}</td>`,
              )}
            </tr>`
          : null;
      })}
    </tbody>
  </table>`;
}
