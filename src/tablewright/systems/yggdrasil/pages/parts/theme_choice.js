/** The choice of colours. */

import { html } from "../kit/html.js";
import { theme, THEMES } from "../kit/state/preferences.js";
import { Segments } from "./segments.js";

/** @typedef {import("../kit/state/preferences.js").Theme} Theme */

const LABELS = { system: "System", light: "Light", dark: "Dark" };

export function ThemeChoice() {
  return html`<${Segments}
    legend="Colours"
    name="theme"
    value=${theme.value}
    options=${THEMES.map((one) => [one, LABELS[one]])}
    onValue=${(/** @type {Theme} */ one) => {
      theme.value = one;
    }}
  />`;
}
