/**
 * Other parents: of a new child, and of children that a new spouse shares.
 */

import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Toggle } from "../kit/forms/toggle.js";
import { kin, people } from "../state/tree.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";

/** With several spouses, only the user knows the other parent. */
export const NOT_CHOSEN = "?";

/** @param {string} id */
const named = (id) => nameOf(people.value.get(id));

/** @param {readonly string[]} spouses */
export function likelyOther(spouses) {
  return spouses.length > 1 ? NOT_CHOSEN : (spouses[0] ?? "");
}

/**
 * The spouses of a person who can be the other parent of an existing child.
 * @param {string} personId
 * @param {string} childId
 * @param {string} type of the links
 */
export function possibleOthers(personId, childId, type) {
  const known = kin.value.parents(childId);
  // A child has two biological parents. A stepchild's other parent is one of them; otherwise both
  // may be.
  const room = type === "Biological" ? 0 : type === "Step" ? 1 : Infinity;
  if (known.filter((one) => one.type === "Biological").length > room) return [];
  const taken = new Set([childId, ...known.map((one) => one.id)]);
  return kin.value.spouses(personId).map((one) => one.id).filter((id) => !taken.has(id));
}

/**
 * @param {{
 *   spouses: readonly string[],
 *   type: string,
 *   value: string,
 *   onValue: (value: string) => void,
 * }} props
 */
export function OtherParent({ spouses, type, value, onValue }) {
  if (!spouses.length) return null;
  const options = [
    ...(spouses.length > 1 ? [[NOT_CHOSEN, text("add.choose")]] : []),
    ["", text("add.parentUnknown")],
    ...spouses.map((id) => [id, named(id)]),
  ];
  const label = text(type === "Step" ? "add.biologicalParent" : "add.otherParent");
  return html`<${Field} label=${label} value=${value} onValue=${onValue} options=${options} />`;
}

/**
 * The biological children without another known parent.
 * @param {string} personId
 */
export function childrenOfOne(personId) {
  return kin.value
    .children(personId)
    .filter(({ id, type }) => type === "Biological" && kin.value.parents(id).length === 1)
    .map((one) => one.id);
}

/**
 * The children whose other parent is likely to be the first spouse. A second spouse often is not,
 * and a wrong parent is worse than a missing one.
 * @param {string} personId
 */
export function likelyChildren(personId) {
  return kin.value.spouses(personId).length ? [] : childrenOfOne(personId);
}

/**
 * @param {{
 *   ids: readonly string[],
 *   chosen: readonly string[],
 *   onChosen: (chosen: string[]) => void,
 * }} props
 */
export function AlsoParentOf({ ids, chosen, onChosen }) {
  if (!ids.length) return null;
  /** @type {(id: string, isChosen: boolean) => string[]} */
  const changed = (id, isChosen) =>
    ids.filter((one) => (one === id ? isChosen : chosen.includes(one)));
  return html`<fieldset class="choices">
    <legend>${text("add.alsoParent")}</legend>
    ${ids.map(
      (id) => html`<${Toggle} key=${id} label=${named(id)} value=${chosen.includes(id)}
        onValue=${(/** @type {boolean} */ isChosen) => onChosen(changed(id, isChosen))} />`,
    )}
  </fieldset>`;
}
