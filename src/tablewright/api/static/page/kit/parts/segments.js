/** A choice among a few options, side by side. */

import { html } from "../html.js";
import { Icon } from "./icon.js";

/**
 * @param {{
 *   legend: string,
 *   name: string,
 *   value: string,
 *   options: readonly (readonly [string, string, string?])[],
 *   onValue: (value: any) => void,
 *   isLegendShown?: boolean,
 * }} props `options` are values with their labels and icons
 */
export function Segments({ legend, name, value, options, onValue, isLegendShown = false }) {
  return html`<fieldset class="segments-field">
    <legend class=${isLegendShown ? "field-label" : "visually-hidden"}>${legend}</legend>
    <div class="segments">
      ${options.map(
        ([one, label, icon]) => html`<label
          class="segment"
          key=${one}
          title=${icon ? label : undefined}
        >
          <input
            type="radio"
            name=${name}
            value=${one}
            checked=${value === one}
            onChange=${() => onValue(one)}
          />
          <span>
            ${icon ? html`<${Icon} name=${icon} />` : null}
            <span class="segment-label">${label}</span>
          </span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
