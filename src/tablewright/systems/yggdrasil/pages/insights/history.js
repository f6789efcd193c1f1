/** The history: who changed what and when, the newest first; what was before can be restored. */

import { restoreChange } from "../api/insights.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { listText, timeText } from "../kit/words.js";
import { PersonLinks } from "../parts/person_link.js";
import { forgetHistory } from "../state/history.js";
import { graph, people, refresh } from "../state/tree.js";
import { rich, text } from "../words.js";
import { useInsight } from "./reading.js";

/**
 * @typedef {object} Change
 * @property {string} changeId
 * @property {"added" | "changed" | "deleted" | "merged" | "linked" | "linkChanged" | "unlinked" |
 *   "restored"} kind
 * @property {string[]} personIds
 * @property {string} at
 * @property {string} by
 * @property {boolean} canRestore
 * @property {string} [byName]
 * @property {string} [name]
 * @property {string[]} [fields]
 */

/** Attributes with a label of their own; all others are details. */
const LABELS = /** @type {const} */ ({
  first_name: "firstName",
  middle_name: "middleName",
  last_name: "lastName",
  birth_name: "birthName",
  preferred_name: "preferredName",
  suffix: "suffix",
  gender: "gender",
  birth_date: "birth",
  birth_date_text: "birth",
  birth_place: "birthPlace",
  death_date: "death",
  death_date_text: "death",
  death_place: "deathPlace",
  is_living: "living",
  biography: "biography",
});

export function History() {
  const { answer, items, problem, again, more } = useInsight("history", { limit: 50 });
  const [isBusy, setBusy] = useState(false);
  const ownerId = graph.value?.tree.ownerId;
  if (answer && !items.length) return html`<p class="hint">${text("changes.none")}</p>`;
  /** @param {Change} change */
  const restore = async (change) => {
    setBusy(true);
    try {
      await restoreChange(graph.value?.tree.treeId ?? "", change.changeId);
      forgetHistory(); // what could be undone may be about the state before
      notify(text("changes.done"));
    } catch (error) {
      complain(error);
    }
    await refresh();
    setBusy(false);
  };
  return html`<p class="hint">${text("changes.hint")}</p>
    <${Problem} error=${problem} onRetry=${again} />
    <ol class="findings">
      ${items.map(
        (/** @type {Change} */ one) => html`<li key=${one.changeId}>
          <p>${rich(`changes.${one.kind}`, { people: peopleOf(one) })}</p>
          ${one.fields ? html`<p class="hint">${fieldsText(one.fields)}</p>` : null}
          <p class="hint">
            ${text("changes.by", {
              name: one.byName ?? text(one.by === ownerId ? "changes.owner" : "changes.guest"),
              when: timeText(new Date(one.at)),
            })}
          </p>
          ${one.canRestore
            ? html`<button
                type="button"
                class="button small"
                disabled=${isBusy}
                onClick=${() => restore(one)}
              >
                <${Icon} name="undo" />${text("changes.restore")}
              </button>`
            : null}
        </li>`,
      )}
    </ol>
    ${more}`;
}

/** @param {Change} change */
function peopleOf({ personIds, name }) {
  const first = personIds[0] ?? "";
  // Somebody who was deleted has only the name of that time.
  if (name && !people.value.has(first)) return name;
  return html`<${PersonLinks} ids=${personIds} />`;
}

/** @param {readonly string[]} fields */
function fieldsText(fields) {
  const labels = /** @type {Record<string, typeof LABELS[keyof typeof LABELS] | undefined>} */ (
    LABELS
  );
  const known = fields.map((one) => {
    const label = labels[one];
    return label ? text(`field.${label}`) : text("changes.details");
  });
  return listText([...new Set(known)]);
}
