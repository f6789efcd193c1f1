/** Publishing: a link with which everybody may look at a tree, and what they see of it. */

import { changeTree, readGraph } from "../api/trees.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf } from "../state/address.js";
import { useState } from "../kit/vendor/hooks.js";
import { counted } from "../words/counts.js";

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function PublishDialog({ tree, onClose }) {
  const [isPublic, setPublic] = useState(Boolean(tree.isPublic));
  const look = useAsking(() => readGraph(tree.treeId, { hidesLiving: true }), [tree.treeId]);
  const persons = look.answer?.persons ?? [];
  const hidden = persons.filter((person) => person.hidden).length;
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await changeTree(tree.treeId, { isPublic: !isPublic });
    setPublic(!isPublic);
  });
  const address = new URL(addressOf({ screen: "public", id: tree.treeId }), document.baseURI).href;
  return html`<${Dialog} title="Publish “${tree.treeName}”" onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <p>
        ${isPublic
          ? "This tree is public: everybody who has its link may look at it, without signing in."
          : "Nobody sees this tree but you and those with whom you share it."}
      </p>
      <div class="two-lists">
        <section>
          <h3><${Icon} name="globe" />What strangers see</h3>
          <ul>
            <li>The name and the description of the tree</li>
            <li>
              ${look.answer
                ? counted(persons.length - hidden, "person", "people")
                : "People"}
              ${" "}who have died, with dates, places, life stories and photos
            </li>
            <li>Who is related to whom</li>
          </ul>
        </section>
        <section>
          <h3><${Icon} name="lock" />What stays hidden</h3>
          <ul>
            <li>
              ${look.answer
                ? html`<strong>${counted(hidden, "living person", "living people")}</strong>`
                : "The living"}:
              strangers see that somebody is there, but neither name nor date nor photo
            </li>
            <li>Who you are, and with whom you share the tree</li>
          </ul>
        </section>
      </div>
      <p class="hint">
        Everybody counts as living who was born less than 110 years ago and is not known to have
        died. You can say of each person whether they live.
      </p>
      ${isPublic
        ? html`<div class="public-link">
            <label for="public-link" class="field-label">The public link</label>
            <div class="with-button">
              <input id="public-link" readonly value=${address} onFocus=${select} />
              <${CopyButton} text=${address} label="Copy link" />
            </div>
          </div>`
        : null}
      <${Problem} error=${problem ?? look.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${isPublic ? "button danger" : "button strong"}
          disabled=${isBusy}
          data-first
        >
          ${isPublic ? "Stop publishing" : "Publish this tree"}
        </button>
        ${isPublic
          ? html`<a class="button" href=${addressOf({ screen: "public", id: tree.treeId })}
              target="_blank" rel="noopener">Look as a stranger</a>`
          : null}
        <button type="button" class="button" onClick=${onClose}>Done</button>
      </div>
    </form>
  <//>`;
}

/** @param {any} event */
function select(event) {
  event.target.select();
}
