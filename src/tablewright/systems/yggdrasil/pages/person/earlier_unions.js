/**
 * Earlier unions of a couple who separated and came together again.
 * Not here: their current or last union (`person/edit_link_dialog.js`).
 */

import { html } from "../kit/html.js";
import { DateField } from "../parts/date_field.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { text } from "../words.js";
import { eventDate } from "../words/date_words.js";
import { readDate } from "../words/dates.js";
import { statusNote } from "./union_status.js";

/** @typedef {import("../api/shapes.js").Union} Union */

/**
 * A union as typed.
 * @typedef {object} UnionDraft
 * @property {number} key stays the same while others are added and removed
 * @property {Union} before as it was
 * @property {string} status
 * @property {string} married
 * @property {string} marriagePlace
 * @property {string} divorced
 * @property {string} notes
 */

const UNIONS_MAX = 20; // as many as the API takes

/** @type {readonly (readonly [string, string])[]} */
const ENDINGS = [
  ["Divorced", text("relatives.statuses.Divorced")],
  ["Separated", text("relatives.statuses.Separated")],
  ["Widowed", text("relatives.statuses.Widowed")],
  ["Married", text("relatives.statuses.Unknown")],
];

/**
 * @param {readonly Union[]} [unions]
 * @returns {UnionDraft[]}
 */
export function draftsOf(unions = []) {
  return unions.map((before, key) => ({
    key,
    before,
    status: before.status,
    married: eventDate(before.marriageDate, before.marriageDateText),
    marriagePlace: before.marriagePlace ?? "",
    divorced: eventDate(before.divorceDate, before.divorceDateText),
    notes: before.notes ?? "",
  }));
}

/**
 * The typed unions as a request; undefined if nothing has changed.
 * @param {readonly UnionDraft[]} drafts
 * @param {readonly Union[]} [unions] as they were
 * @returns {Union[] | null | undefined}
 */
export function unionsIn(drafts, unions = []) {
  const isSame = JSON.stringify(drafts) === JSON.stringify(draftsOf(unions));
  if (isSame) return undefined;
  return drafts.length ? drafts.map(unionOf) : null;
}

/**
 * @param {UnionDraft} draft
 * @returns {Union}
 */
function unionOf({ before, status, married, marriagePlace, divorced, notes }) {
  const { marriageDate, marriageDateText, divorceDate, divorceDateText } = before;
  return {
    status,
    ...dateIn("marriageDate", married, marriageDate, marriageDateText),
    ...dateIn("divorceDate", divorced, divorceDate, divorceDateText),
    ...(marriagePlace.trim() ? { marriagePlace: marriagePlace.trim() } : {}),
    ...(notes.trim() ? { notes: notes.trim() } : {}),
  };
}

/**
 * A date as the API expects it: unchanged, unless another one was typed.
 * @param {"marriageDate" | "divorceDate"} name
 * @param {string} typed
 * @param {string} [day] as it was
 * @param {string} [value] as it was
 */
function dateIn(name, typed, day, value) {
  if (typed !== eventDate(day, value)) value = readDate(typed)?.text;
  else if (!value && day) return { [name]: day };
  return value ? { [`${name}Text`]: value } : {};
}

/** @param {{drafts: UnionDraft[], onDrafts: (drafts: UnionDraft[]) => void}} props */
export function EarlierUnions({ drafts, onDrafts }) {
  const add = () => {
    const key = Math.max(-1, ...drafts.map((one) => one.key)) + 1;
    const [draft] = draftsOf([{ status: "Divorced" }]);
    if (draft) onDrafts([...drafts, { ...draft, key }]);
  };
  return html`${drafts.map((draft, at) => {
      const number = drafts.length > 1 ? `${at + 1}` : "";
      /** @param {"status" | "married" | "marriagePlace" | "divorced" | "notes"} name */
      const bound = (name) => ({
        value: draft[name],
        onValue: (/** @type {string} */ value) =>
          onDrafts(drafts.map((one) => (one === draft ? { ...one, [name]: value } : one))),
      });
      return html`<fieldset class="earlier stack" key=${draft.key}>
        <legend>
          ${number ? text("relatives.earlierNumber", { number }) : text("relatives.earlier")}
        </legend>
        <div class="fields">
          <${DateField} label=${text("relatives.married")} ...${bound("married")} />
          <${Field} label=${text("relatives.marriagePlace")} maxlength="200"
            ...${bound("marriagePlace")} />
          <${Field} label=${text("relatives.ended")} options=${ENDINGS} ...${bound("status")} />
          ${draft.status === "Divorced" || draft.divorced
            ? html`<${DateField} label=${text("relatives.divorced")} ...${bound("divorced")} />`
            : null}
        </div>
        <${Field} label=${text("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${bound("notes")} />
        <button type="button" class="button quiet small"
          onClick=${() => onDrafts(drafts.filter((one) => one !== draft))}>
          <${Icon} name="bin" />${number
            ? text("relatives.removeEarlierNumber", { number })
            : text("relatives.removeEarlier")}
        </button>
      </fieldset>`;
    })}
    ${drafts.length < UNIONS_MAX
      ? html`<button type="button" class="button quiet small add-earlier" onClick=${add}>
          <${Icon} name="plus" />${text("relatives.addEarlier")}
        </button>`
      : null}`;
}

/**
 * Earlier unions in words, such as "married 1911, divorced 1912".
 * @param {readonly Union[]} [unions]
 */
export function unionsInWords(unions = []) {
  return unions.map(inWords).join("; ");
}

/** @param {Union} union */
function inWords({ status, ...union }) {
  const married = eventDate(union.marriageDate, union.marriageDateText);
  const divorced = eventDate(union.divorceDate, union.divorceDateText);
  const ending = status === "Married" ? "" : statusNote(status);
  const end = divorced ? text("relatives.divorcedOn", { date: divorced }) : ending;
  const parts = [married ? text("relatives.marriedOn", { date: married }) : "", end];
  return parts.filter(Boolean).join(", ") || statusNote("Married");
}
