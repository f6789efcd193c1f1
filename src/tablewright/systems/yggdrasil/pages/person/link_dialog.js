/** Two people were connected in the drawing: as what? */

import { linkParent, linkSpouses } from "../deeds/links.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { people } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { nameOf } from "../words/names.js";

/**
 * @param {{ends: [string, string], onClose: () => void}} props
 */
export function LinkDialog({ ends, onClose }) {
  const [from, to] = ends;
  const [how, setHow] = useState("parent");
  const one = nameOf(people.value.get(from));
  const other = nameOf(people.value.get(to));
  const choices = [
    ["parent", `${one} is a parent of ${other}`],
    ["child", `${one} is a child of ${other}`],
    ["spouse", `${one} and ${other} are a couple`],
  ];
  const { isBusy, problem, submit } = useSubmitting(async () => {
    if (how === "parent") await linkParent(from, to);
    else if (how === "child") await linkParent(to, from);
    else await linkSpouses(from, to);
    onClose();
  });
  return html`<${Dialog} title="How are they related?" onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <fieldset class="choices">
        <legend class="visually-hidden">How they are related</legend>
        ${choices.map(
          ([value, words]) => html`<label class="choice" key=${value}>
            <input type="radio" name="link-how" value=${value} checked=${how === value}
              data-first=${value === "parent" ? true : undefined}
              onChange=${() => setHow(value ?? "")} />
            <span>${words}</span>
          </label>`,
        )}
      </fieldset>
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>Link them</button>
        <button type="button" class="button" onClick=${onClose}>Cancel</button>
      </div>
    </form>
  <//>`;
}
