/** Asks how two people are related who were connected in the drawing. */

import { linkParent, linkSpouses } from "../deeds/links.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { people } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";

/** The relationship of the first to the second, by the sign that was dragged from the first. */
const HOW = /** @type {const} */ ({ parent: "child", child: "parent", spouse: "spouse" });

/**
 * @param {{
 *   ends: [string, string],
 *   kind: keyof typeof HOW,
 *   onClose: () => void,
 * }} props
 */
export function LinkDialog({ ends, kind, onClose }) {
  const [from, to] = ends;
  const [how, setHow] = useState(/** @type {string} */ (HOW[kind]));
  const pair = { one: nameOf(people.value.get(from)), other: nameOf(people.value.get(to)) };
  const choices = [
    ["parent", text("add.isParent", pair)],
    ["child", text("add.isChild", pair)],
    ["spouse", text("add.areCouple", pair)],
  ];
  const { isBusy, problem, submit } = useSubmitting(async () => {
    if (how === "parent") await linkParent(from, to);
    else if (how === "child") await linkParent(to, from);
    else await linkSpouses(from, to);
    onClose();
  });
  return html`<${Dialog} title=${text("kin.title")} onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <fieldset class="choices">
        <legend class="visually-hidden">${text("kin.title")}</legend>
        ${choices.map(
          ([value, words]) => html`<label class="choice" key=${value}>
            <input type="radio" name="link-how" value=${value} checked=${how === value}
              data-first=${value === HOW[kind] ? true : undefined}
              onChange=${() => setHow(value ?? "")} />
            <span>${words}</span>
          </label>`,
        )}
      </fieldset>
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text("button.connect")}
        </button>
        <button type="button" class="button" onClick=${onClose}>
          ${text("button.cancel")}
        </button>
      </div>
    </form>
  <//>`;
}
