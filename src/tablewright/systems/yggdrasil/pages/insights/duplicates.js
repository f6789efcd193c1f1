/** Duplicates: pairs who may be the same, side by side, to be made one. */

import { merge } from "../api/insights.js";
import { readPerson } from "../api/people.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { go } from "../state/address.js";
import { forgetHistory } from "../state/history.js";
import { notify } from "../kit/state/notices.js";
import { graph, kin, mayEdit, people, refresh } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { listed } from "../words/counts.js";
import { birthText, deathText, lifeSpan } from "../words/life.js";
import { fullName, nameOf } from "../words/names.js";
import { useInsight } from "./reading.js";

/** @typedef {import("../api/shapes.js").Person} Person */

export function Duplicates() {
  const { answer, items, problem, again, more } = useInsight("duplicates", { limit: 25 });
  const [pair, setPair] = useState(/** @type {[string, string] | null} */ (null));
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (!items.length) {
    return html`<p class="good"><${Icon} name="check" />Nobody seems to be here twice.</p>`;
  }
  return html`<p class="hint">These may be the same person, written down twice.</p>
    <ul class="findings">
      ${items.map(
        (/** @type {{personIds: [string, string], reasons: string[]}} */ one) => html`<li
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
          <p class="hint">${sentenceOf(one.reasons)}</p>
          ${mayEdit.value
            ? html`<button
                type="button"
                class="button small"
                onClick=${() => setPair(one.personIds)}
              >
                <${Icon} name="merge" />Compare
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

/** @param {string[]} reasons */
function sentenceOf(reasons) {
  const words = listed(reasons);
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : "";
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
    notify(`The two are one now: ${name}.`);
  });
  const [first, second] = both.answer ?? [];
  return html`<${Dialog} title="Are they the same?" onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <${Problem} error=${both.problem ?? problem} />
      ${first && second
        ? html`<${SideBySide} first=${first} second=${second} keepsFirst=${keepsFirst}
            onKeep=${setKeepsFirst} />`
        : null}
      <p class="hint">
        One person stays. What it does not say is filled in from the other, all links and kin come
        together, and the other one goes away. This cannot be undone.
      </p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy || !first}>
          <${Icon} name="merge" />Make them one
        </button>
        <button type="button" class="button" data-first onClick=${onClose}>They are two</button>
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
    return listed(ids.map((one) => nameOf(people.value.get(one))));
  };
  /** @type {[string, (person: Person) => string][]} */
  const rows = [
    ["Name", fullName],
    ["Born", birthText],
    ["Place of birth", (one) => one.birthPlace ?? ""],
    ["Died", deathText],
    ["Place of death", (one) => one.deathPlace ?? ""],
    ["Kin", kinNames],
    ["Life story", (one) => one.biography ?? ""],
  ];
  return html`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">What</span></th>
        ${[true, false].map(
          (isFirst) => html`<th scope="col" key=${isFirst}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${keepsFirst === isFirst}
                onChange=${() => onKeep(isFirst)} />
              <span>Keep this one</span>
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
              ${values.map((value, at) => html`<td key=${at}>${value || "—"}</td>`)}
            </tr>`
          : null;
      })}
    </tbody>
  </table>`;
}
