/** Names of people in the tree, which lead to them. */

import { html } from "../kit/html.js";
import { go } from "../state/address.js";
import { stage } from "../state/stage.js";
import { people } from "../state/tree.js";
import { listRich } from "../kit/words.js";
import { nameOf } from "../words/names.js";

/**
 * Opens a person, and moves the drawing to them.
 * @param {string} id
 */
export function jumpTo(id) {
  go({ person: id });
  stage.current?.focus(id);
}

/**
 * @param {{id: string}} props
 */
export function PersonLink({ id }) {
  const person = people.value.get(id);
  return html`<button type="button" class="link" disabled=${!person} onClick=${() => jumpTo(id)}>
    ${nameOf(person)}
  </button>`;
}

/**
 * Several names, as one reads a list aloud.
 * @param {{ids: readonly string[]}} props
 */
export function PersonLinks({ ids }) {
  return listRich(ids.map((id) => html`<${PersonLink} key=${id} id=${id} />`));
}
