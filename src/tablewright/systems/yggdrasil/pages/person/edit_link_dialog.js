/** The details of a link: what kind it is, when and where it began, and notes about it. */

import { editLink, linkBetween } from "../deeds/links.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { DateField } from "../parts/date_field.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { people } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { eventDate } from "../words/date_words.js";
import { readDate } from "../words/dates.js";
import { nameOf } from "../words/names.js";
import { PARENT_TYPES } from "./add_dialog.js";
import { draftsOf, EarlierUnions, unionsIn } from "./earlier_unions.js";
import { STATUSES, statusIn, statusOf } from "./union_status.js";

/**
 * @param {{
 *   kind: import("../api/people.js").LinkKind,
 *   first: string,
 *   second: string,
 *   onClose: () => void,
 * }} props
 */
export function EditLinkDialog({ kind, first, second, onClose }) {
  const found = useAsking(() => linkBetween(kind, first, second), [kind, first, second]);
  const names = `${nameOf(people.value.get(first))} and ${nameOf(people.value.get(second))}`;
  return html`<${Dialog} title=${names} onClose=${onClose}>
    <${Problem} error=${found.problem} onRetry=${found.again} />
    ${found.answer
      ? html`<${LinkForm} kind=${kind} first=${first} second=${second} link=${found.answer}
          onClose=${onClose} />`
      : null}
  <//>`;
}

/**
 * @param {{
 *   kind: import("../api/people.js").LinkKind,
 *   first: string,
 *   second: string,
 *   link: any,
 *   onClose: () => void,
 * }} props
 */
function LinkForm({ kind, first, second, link, onClose }) {
  const isCouple = kind === "spousal";
  const [draft, setDraft] = useState(draftOf(link));
  const [earlier, setEarlier] = useState(draftsOf(link.previousUnions));
  /** @param {keyof ReturnType<typeof draftOf>} name */
  const bound = (name) => ({
    value: draft[name],
    onValue: (/** @type {string} */ value) => setDraft({ ...draft, [name]: value }),
  });
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const changes = changesIn(draft, draftOf(link), isCouple);
    const unions = unionsIn(earlier, link.previousUnions);
    if (unions !== undefined) changes.previousUnions = unions;
    if (Object.keys(changes).length) await editLink(kind, first, second, link, changes);
    onClose();
  });
  return html`<form class="stack" onSubmit=${submit}>
    <div class="fields">
      ${isCouple
        ? html`<${Field} label="The couple is" options=${STATUSES} ...${bound("status")} />
            <${DateField} label="Married" ...${bound("married")} />
            <${Field} label="Where" maxlength="200" ...${bound("marriagePlace")} />
            <${DateField} label="Divorced" ...${bound("divorced")} />`
        : html`<${Field} label="Parent and child" options=${PARENT_TYPES} ...${bound("type")} />
            ${draft.type === "Adoptive"
              ? html`<${DateField} label="Adopted" ...${bound("adopted")} />`
              : null}`}
    </div>
    <${Field} label="Notes" type="area" rows="3" maxlength="2000" ...${bound("notes")} />
    ${isCouple ? html`<${EarlierUnions} drafts=${earlier} onDrafts=${setEarlier} />` : null}
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy}>Save</button>
      <button type="button" class="button" onClick=${onClose}>Cancel</button>
    </div>
  </form>`;
}

/** @param {any} link */
function draftOf(link) {
  return {
    type: String(link.type ?? "Biological"),
    status: statusIn(link),
    married: eventDate(link.marriageDate, link.marriageDateText),
    divorced: eventDate(link.divorceDate, link.divorceDateText),
    adopted: eventDate(link.adoptionDate, link.adoptionDateText),
    marriagePlace: String(link.marriagePlace ?? ""),
    notes: String(link.notes ?? ""),
  };
}

/**
 * @param {ReturnType<typeof draftOf>} draft
 * @param {ReturnType<typeof draftOf>} before
 * @param {boolean} isCouple
 */
function changesIn(draft, before, isCouple) {
  /** @type {Record<string, unknown>} */
  const changes = {};
  /** @type {readonly ["married" | "divorced" | "adopted", string][]} */
  const dates = isCouple
    ? [
        ["married", "marriageDateText"],
        ["divorced", "divorceDateText"],
      ]
    : [["adopted", "adoptionDateText"]];
  for (const [name, text] of dates) {
    if (draft[name] !== before[name]) changes[text] = readDate(draft[name])?.text ?? null;
  }
  if (draft.notes !== before.notes) changes.notes = draft.notes.trim() || null;
  if (isCouple && draft.marriagePlace !== before.marriagePlace) {
    changes.marriagePlace = draft.marriagePlace.trim() || null;
  }
  if (isCouple && draft.status !== before.status) {
    // What qualified the old status says nothing of the new one.
    Object.assign(changes, { statusDetail: null }, statusOf(draft.status));
  }
  if (!isCouple && draft.type !== before.type) changes.type = draft.type;
  return changes;
}
