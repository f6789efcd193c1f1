/** Chooses the language of the page. */

import { html } from "../kit/html.js";
import { language } from "../kit/words.js";
import { text } from "../words.js";
import { chooseLanguage, LANGUAGES } from "../words/language.js";

export function LanguageChoice() {
  return html`<select
    class="language-choice"
    aria-label=${text("language.label")}
    onChange=${(/** @type {any} */ e) => chooseLanguage(e.target.value)}
  >
    ${LANGUAGES.map(
      ([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag}
        selected=${tag === language()}>${name}</option>`,
    )}
  </select>`;
}
