/** The details of a relationship: its type or status, dates, place and notes. */

import { editLink, linkBetween } from "../deeds/links.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { DateField } from "../parts/date_field.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { people } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
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
  const names = text("relatives.pair", {
    one: nameOf(people.value.get(first)),
    other: nameOf(people.value.get(second)),
  });
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
        ? html`<${Field} label=${text("relatives.status")} options=${STATUSES}
              ...${bound("status")} />
            <${DateField} label=${text("relatives.married")} ...${bound("married")} />
            <${Field} label=${text("relatives.marriagePlace")} maxlength="200"
              ...${bound("marriagePlace")} />
            <${DateField} label=${text("relatives.divorced")} ...${bound("divorced")} />`
        : html`<${Field} label=${text("relatives.type")} options=${PARENT_TYPES}
              ...${bound("type")} />
            ${draft.type === "Adoptive"
              ? html`<${DateField} label=${text("relatives.adopted")} ...${bound("adopted")} />`
              : null}`}
    </div>
    <${Field} label=${text("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${bound("notes")} />
    ${isCouple ? html`<${EarlierUnions} drafts=${earlier} onDrafts=${setEarlier} />` : null}
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy}>${text("button.save")}</button>
      <button type="button" class="button" onClick=${onClose}>${text("button.cancel")}</button>
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
  for (const [name, attribute] of dates) {
    if (draft[name] !== before[name]) changes[attribute] = readDate(draft[name])?.text ?? null;
  }
  if (draft.notes !== before.notes) changes.notes = draft.notes.trim() || null;
  if (isCouple && draft.marriagePlace !== before.marriagePlace) {
    changes.marriagePlace = draft.marriagePlace.trim() || null;
  }
  if (isCouple && draft.status !== before.status) {
    // A detail of the old status does not apply to the new one.
    Object.assign(changes, { statusDetail: null }, statusOf(draft.status));
  }
  if (!isCouple && draft.type !== before.type) changes.type = draft.type;
  return changes;
}
