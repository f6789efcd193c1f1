/** The choice of colours: those of the system, light or dark. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { theme, THEMES } from "../state/preferences.js";
import { Segments } from "./segments.js";

export function ThemeChoice() {
  return html`<${Segments}
    legend=${text("theme.title")}
    name="theme"
    value=${theme.value}
    options=${THEMES.map((one) => [one, text(`theme.${one}`)])}
    onValue=${(/** @type {import("../state/preferences.js").Theme} */ one) => {
      theme.value = one;
    }}
  />`;
}
