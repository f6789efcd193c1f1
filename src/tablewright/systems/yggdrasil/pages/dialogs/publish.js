/** Publishing: a link with which anyone can view a tree, and what they see of it. */

import { changeTree, readGraph } from "../api/trees.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf } from "../state/address.js";
import { useState } from "../kit/vendor/hooks.js";
import { rich, text } from "../words.js";

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
  return html`<${Dialog} title=${text("publish.title", { tree: tree.treeName })} onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <p>${text(isPublic ? "publish.isPublic" : "publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${Icon} name="globe" />${text("publish.shown")}</h3>
          <ul>
            <li>${text("publish.shownName")}</li>
            <li>
              ${look.answer
                ? text("publish.shownDead", { count: persons.length - hidden })
                : text("publish.shownAnyDead")}
            </li>
            <li>${text("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${Icon} name="lock" />${text("publish.hidden")}</h3>
          <ul>
            <li>
              ${look.answer
                ? rich("publish.hiddenLiving", { count: hidden, strong: Strong })
                : text("publish.hiddenAnyLiving")}
            </li>
            <li>${text("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${text("publish.hint")}</p>
      ${isPublic
        ? html`<div class="public-link">
            <label for="public-link" class="field-label">${text("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${address} onFocus=${select} />
              <${CopyButton} text=${address} label=${text("publish.copy")} />
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
          ${text(isPublic ? "publish.stop" : "publish.publish")}
        </button>
        ${isPublic
          ? html`<a class="button" href=${addressOf({ screen: "public", id: tree.treeId })}
              target="_blank" rel="noopener">${text("publish.preview")}</a>`
          : null}
        <button type="button" class="button" onClick=${onClose}>${text("button.done")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {string} words */
function Strong(words) {
  return html`<strong>${words}</strong>`;
}

/** @param {any} event */
function select(event) {
  event.target.select();
}
