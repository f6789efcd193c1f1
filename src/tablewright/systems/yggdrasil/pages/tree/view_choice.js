/** The choice of view, and zoom. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Segments } from "../kit/parts/segments.js";
import {
  GENERATIONS_MAX,
  GENERATIONS_MIN,
  go,
  place,
  showView,
  VIEWS,
} from "../state/address.js";
import { stage } from "../state/stage.js";
import { text } from "../words.js";

/** The direction in which generations are counted, without the person that a chart starts from. */
const WAYS = /** @type {const} */ ({
  pedigree: "generationsBack",
  fan: "generationsBack",
  descendants: "generationsDown",
  hourglass: "generationsEachWay",
});
const CLOSER = 1.25;

export function ViewChoice() {
  return html`<div class="views">
    <${Segments}
      legend=${text("view.title")}
      name="view"
      value=${place.value.view}
      options=${VIEWS.map((view) => [view, text(`view.${view}`), view])}
      onValue=${showView}
    />
  </div>`;
}

/** Buttons to zoom, over a corner of the drawing, and the number of generations. */
export function Zoom() {
  const { view, generations } = place.value;
  return html`<div class="zoom" role="group" aria-label=${text("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${text("view.zoomOut")}
      title=${text("view.zoomOut")} onClick=${() => stage.current?.zoom(1 / CLOSER)}
    ><${Icon} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${text("view.fit")}
      title=${text("view.fit")} onClick=${() => stage.current?.fit()}
    ><${Icon} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${text("view.zoomIn")}
      title=${text("view.zoomIn")} onClick=${() => stage.current?.zoom(CLOSER)}
    ><${Icon} name="plus" /></button>
    ${view === "tree" || view === "list"
      ? null
      : html`<label class="generations">
          <span class="visually-hidden">${text("view.generations")}</span>
          <select
            onChange=${(/** @type {any} */ e) => go({ generations: Number(e.target.value) })}
          >
            ${range(GENERATIONS_MIN, GENERATIONS_MAX).map(
              (one) =>
                html`<option value=${one} selected=${one === generations}>
                  ${text(`view.${WAYS[view]}`, { count: one })}
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
