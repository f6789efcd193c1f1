/** Notes that a chart shows only its root because no relatives are recorded. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { place } from "../state/address.js";
import { firstId, kin, mayEdit, people } from "../state/tree.js";
import { text } from "../words.js";

/** @typedef {"parent" | "child"} Lacking */

/** @type {Partial<Record<import("../state/address.js").View, readonly Lacking[]>>} */
const SHOWN = {
  pedigree: ["parent"],
  fan: ["parent"],
  descendants: ["child"],
  hourglass: ["parent", "child"],
};

const NONE = /** @type {const} */ ({ parent: "noParents", child: "noChildren" });
const ADD = /** @type {const} */ ({ parent: "button.addParent", child: "button.addChild" });

/**
 * @param {{onAdd: (kind: Lacking, personId: string) => void}} props
 */
export function ChartNote({ onAdd }) {
  const { view, root } = place.value;
  const person = people.value.get(root || firstId.value);
  const shown = SHOWN[view] ?? [];
  if (!person || shown.length === 0) return null;
  const { personId: id } = person;
  const { parents, children } = kin.value;
  if (shown.some((kind) => (kind === "parent" ? parents : children)(id).length > 0)) return null;
  const lacking = shown[1] ? "noParentsOrChildren" : NONE[shown[0] ?? "parent"];
  return html`<div class="chart-note" role="status">
    <p>${text(`tree.${lacking}`)}</p>
    ${mayEdit.value
      ? shown.map(
          (kind) => html`<button key=${kind} type="button" class="button small"
            onClick=${() => onAdd(kind, id)}
          ><${Icon} name="plus" />${text(ADD[kind])}</button>`,
        )
      : null}
  </div>`;
}
