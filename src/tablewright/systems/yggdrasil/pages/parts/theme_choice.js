/** The choice of colours. */

import { html } from "../kit/html.js";
import { text } from "../kit/kit_words.js";
import { theme, THEMES } from "../kit/state/preferences.js";
import { Segments } from "./segments.js";

/** @typedef {import("../kit/state/preferences.js").Theme} Theme */

export function ThemeChoice() {
  return html`<${Segments}
    legend=${text("theme.title")}
    name="theme"
    value=${theme.value}
    options=${THEMES.map((one) => [one, text(`theme.${one}`)])}
    onValue=${(/** @type {Theme} */ one) => {
      theme.value = one;
    }}
  />`;
}
