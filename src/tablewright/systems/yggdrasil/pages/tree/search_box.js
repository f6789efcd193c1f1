/** Search: results while typing; matches are highlighted in the drawing. */

import { searchFacts } from "../api/facts.js";
import { html } from "../kit/html.js";
import { PersonPicker } from "../parts/person_picker.js";
import { go, place } from "../state/address.js";
import { found } from "../state/search.js";
import { stage } from "../state/stage.js";
import { graph, people } from "../state/tree.js";
import { text } from "../words.js";

const SOUGHT_MAX = 30;

/** @param {string} words of names and imported facts */
async function seek(words) {
  const treeId = graph.peek()?.tree.treeId;
  if (!treeId) return [];
  const ids = await searchFacts(treeId, words, SOUGHT_MAX);
  return ids.flatMap((id) => people.peek().get(id) ?? []);
}

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
      seek=${seek}
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
