/** The choice of colours. */

import { html } from "../kit/html.js";
import { theme, THEMES } from "../kit/state/preferences.js";

const LABELS = { system: "System", light: "Light", dark: "Dark" };

export function ThemeChoice() {
  return html`<fieldset class="segments theme-choice">
    <legend class="visually-hidden">Colours</legend>
    ${THEMES.map(
      (one) => html`<label class="segment">
        <input
          type="radio"
          name="theme"
          value=${one}
          checked=${theme.value === one}
          onChange=${() => {
            theme.value = one;
          }}
        />
        <span>${LABELS[one]}</span>
      </label>`,
    )}
  </fieldset>`;
}
