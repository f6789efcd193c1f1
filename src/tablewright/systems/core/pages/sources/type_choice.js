/** Data types of a platform to tick. */

import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { text } from "../words.js";

/**
 * @param {{
 *   legend: string,
 *   types: readonly {name: string, title: string, note?: string}[],
 *   chosen: readonly string[],
 *   onChosen: (chosen: string[]) => void,
 * }} props
 */
export function TypeChoice({ legend, types, chosen, onChosen }) {
  const isAll = types.every(({ name }) => chosen.includes(name));
  /** @param {string} name @param {boolean} isChosen */
  const choose = (name, isChosen) => {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    onChosen(types.map((one) => one.name).filter((one) => next.has(one)));
  };
  return html`<fieldset class="checklist type-choice">
    <legend class="field-label">${legend}</legend>
    <button
      type="button"
      class="button quiet"
      onClick=${() => onChosen(isAll ? [] : types.map((one) => one.name))}
    >
      ${isAll ? text("checklist.none") : text("checklist.all")}
    </button>
    <div class="checklist-groups" tabindex="0" role="group" aria-label=${legend}>
      ${types.map(
        ({ name, title, note }) => html`<${Toggle}
          key=${name}
          label=${title}
          hint=${note}
          value=${chosen.includes(name)}
          onValue=${(/** @type {boolean} */ isChosen) => choose(name, isChosen)}
        />`,
      )}
    </div>
    ${chosen.length ? null : html`<p class="hint fault">${text("types.needed")}</p>`}
  </fieldset>`;
}
