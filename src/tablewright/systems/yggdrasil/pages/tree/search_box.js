/** Search: results while typing; matches are highlighted in the drawing. */

import { html } from "../kit/html.js";
import { PersonPicker } from "../parts/person_picker.js";
import { go, place } from "../state/address.js";
import { found } from "../state/search.js";
import { stage } from "../state/stage.js";
import { text } from "../words.js";

/**
 * @param {{onMatches: (ids: readonly string[] | null) => void}} props
 */
export function SearchBox({ onMatches }) {
  return html`<div class="search" role="search">
    <${PersonPicker}
      id="search"
      label=${text("tree.search")}
      isLabelShown=${false}
      placeholder=${text("tree.search")}
      onText=${(/** @type {string} */ typed) =>
        onMatches(typed.trim() ? found(typed).map((person) => person.personId) : null)}
      onPick=${(/** @type {{personId: string}} */ person) => {
        const isChart = !["tree", "list"].includes(place.peek().view);
        go({ person: person.personId, ...(isChart ? { root: person.personId } : {}) });
        stage.current?.focus(person.personId);
      }}
    />
  </div>`;
}
