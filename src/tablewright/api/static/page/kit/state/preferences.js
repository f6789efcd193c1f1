/**
 * Preferences of this browser: colours, and whether single letters are commands.
 * Each page keeps its own, under the name in `data-preferences` of its root element.
 * Not here: painting before the first paint (`theme.js`).
 */

import { effect, signal } from "../vendor/signals.js";

/** @typedef {"system" | "light" | "dark"} Theme */

/** @type {readonly Theme[]} */
export const THEMES = ["system", "light", "dark"];

const root = document.documentElement;
const THEME = `${root.dataset.preferences}.theme`;
const LETTERS = `${root.dataset.preferences}.letters`;

export const theme = signal(/** @type {Theme} */ (localStorage.getItem(THEME) ?? "system"));
export const hasLetters = signal(localStorage.getItem(LETTERS) !== "off");

effect(() => {
  if (theme.value === "system") {
    localStorage.removeItem(THEME);
    delete root.dataset.theme;
  } else {
    localStorage.setItem(THEME, theme.value);
    root.dataset.theme = theme.value;
  }
});

effect(() => {
  if (hasLetters.value) localStorage.removeItem(LETTERS);
  else localStorage.setItem(LETTERS, "off");
});
