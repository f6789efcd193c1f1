/** How one looks at the tree, and how much of it is seen. */

import { html } from "../kit/html.js";
import { Icon } from "../parts/icon.js";
import { Segments } from "../parts/segments.js";
import { GENERATIONS_MAX, GENERATIONS_MIN, go, place, showView } from "../state/address.js";
import { stage } from "../state/stage.js";

/** @typedef {import("../state/address.js").View} View */

/** @type {readonly (readonly [View, string, import("../parts/icon.js").IconName])[]} */
const VIEWS = [
  ["tree", "Tree", "tree"],
  ["pedigree", "Pedigree", "pedigree"],
  ["descendants", "Descendants", "descendants"],
  ["hourglass", "Hourglass", "hourglass"],
  ["fan", "Fan", "fan"],
  ["list", "List", "list"],
];
/** Which way generations are counted; whom a chart begins with is in none of them. */
/** @type {Partial<Record<View, string>>} */
const WAYS = { pedigree: "back", fan: "back", descendants: "down", hourglass: "each way" };
const CLOSER = 1.25;

export function ViewChoice() {
  return html`<div class="views">
    <${Segments}
      legend="View"
      name="view"
      value=${place.value.view}
      options=${VIEWS}
      onValue=${showView}
    />
  </div>`;
}

/** How much is seen, over a corner of the drawing: closer, farther, and how many generations. */
export function Zoom() {
  const { view, generations } = place.value;
  return html`<div class="zoom" role="group" aria-label="How much is seen">
    <button type="button" class="button quiet icon-only" aria-label="Farther" title="Farther"
      onClick=${() => stage.current?.zoom(1 / CLOSER)}><${Icon} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label="Show everything"
      title="Show everything" onClick=${() => stage.current?.fit()}><${Icon} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label="Closer" title="Closer"
      onClick=${() => stage.current?.zoom(CLOSER)}><${Icon} name="plus" /></button>
    ${view === "tree"
      ? null
      : html`<label class="generations">
          <span class="visually-hidden">Generations</span>
          <select
            onChange=${(/** @type {any} */ e) => go({ generations: Number(e.target.value) })}
          >
            ${range(GENERATIONS_MIN, GENERATIONS_MAX).map(
              (one) =>
                html`<option value=${one} selected=${one === generations}>
                  ${`${one} generations ${WAYS[view] ?? ""}`}
                </option>`,
            )}
          </select>
        </label>`}
  </div>`;
}

/**
 * @param {number} from
 * @param {number} to
 */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
