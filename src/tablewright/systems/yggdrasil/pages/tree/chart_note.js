/** Says of a chart that shows nobody but its root that this is all that is known. */

import { html } from "../kit/html.js";
import { Icon } from "../parts/icon.js";
import { place } from "../state/address.js";
import { firstId, kin, mayEdit, people } from "../state/tree.js";
import { nameOf } from "../words/names.js";

/** @typedef {"parent" | "child"} Lacking */

/** @type {Partial<Record<import("../state/address.js").View, readonly Lacking[]>>} */
const SHOWN = {
  pedigree: ["parent"],
  fan: ["parent"],
  descendants: ["child"],
  hourglass: ["parent", "child"],
};
const PLURALS = { parent: "parents", child: "children" };

/**
 * @param {{onAdd: (kind: Lacking, personId: string) => void}} props
 */
export function ChartNote({ onAdd }) {
  const { view, root } = place.value;
  const person = people.value.get(root || firstId.value);
  const shown = SHOWN[view] ?? [];
  if (!person || shown.length === 0) return null;
  const { personId: id, hidden } = person;
  const { parents, children } = kin.value;
  if (shown.some((kind) => (kind === "parent" ? parents : children)(id).length > 0)) return null;
  const whom = shown.map((kind) => PLURALS[kind]).join(" or ");
  return html`<div class="chart-note" role="status">
    <p>${`No ${whom} of ${hidden ? "this person" : nameOf(person)} are known yet.`}</p>
    ${mayEdit.value
      ? shown.map(
          (kind) => html`<button key=${kind} type="button" class="button small"
            onClick=${() => onAdd(kind, id)}><${Icon} name="plus" />Add a ${kind}</button>`,
        )
      : null}
  </div>`;
}
