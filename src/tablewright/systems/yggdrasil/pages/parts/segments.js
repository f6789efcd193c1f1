/** A choice among a few, side by side. */

import { html } from "../kit/html.js";
import { Icon } from "./icon.js";

/** @typedef {import("./icon.js").IconName} IconName */

/**
 * @param {{
 *   legend: string,
 *   name: string,
 *   value: string,
 *   options: readonly (readonly [string, string, IconName?])[],
 *   onValue: (value: any) => void,
 *   isLegendShown?: boolean,
 * }} props
 */
export function Segments({ legend, name, value, options, onValue, isLegendShown = false }) {
  return html`<fieldset class="segments-field">
    <legend class=${isLegendShown ? "field-label" : "visually-hidden"}>${legend}</legend>
    <div class="segments">
      ${options.map(
        ([one, label, icon]) => html`<label class="segment" title=${label}>
          <input
            type="radio"
            name=${name}
            value=${one}
            checked=${value === one}
            onChange=${() => onValue(one)}
          />
          <span>${icon ? html`<${Icon} name=${icon} />` : null}<span class="segment-label"
              >${label}</span
            ></span
          >
        </label>`,
      )}
    </div>
  </fieldset>`;
}
