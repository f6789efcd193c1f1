/** Preferences of this browser: the colours. Painting before the first paint is in `theme.js`. */

import { effect, signal } from "../vendor/signals.js";

export const THEMES = ["system", "light", "dark"];
const THEME = "tablewright.theme";

export const theme = signal(localStorage.getItem(THEME) ?? "system");
export const hasLetters = signal(true);

effect(() => {
  if (theme.value === "system") {
    localStorage.removeItem(THEME);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(THEME, theme.value);
    document.documentElement.dataset.theme = theme.value;
  }
});
