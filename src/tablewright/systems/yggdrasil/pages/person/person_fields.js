/** The fields of a person in a form: few for a new person, all for an existing one. */

import { html } from "../kit/html.js";
import { DateField } from "../parts/date_field.js";
import { Field } from "../kit/forms/field.js";
import { Segments } from "../kit/parts/segments.js";
import { text } from "../words.js";
import { eventDate } from "../words/date_words.js";
import { readDate } from "../words/dates.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * The typed values, as texts.
 * @typedef {object} Draft
 * @property {string} firstName
 * @property {string} middleName
 * @property {string} lastName
 * @property {string} birthName
 * @property {string} preferredName
 * @property {string} suffix
 * @property {string} gender
 * @property {string} birth
 * @property {string} birthPlace
 * @property {string} death
 * @property {string} deathPlace
 * @property {string} living "yes", "no" or "" for: as presumed
 * @property {string} biography
 */

const TEXTS = /** @type {const} */ ([
  "middleName",
  "birthName",
  "preferredName",
  "suffix",
  "birthPlace",
  "deathPlace",
  "biography",
]);
export const GENDERS = /** @type {const} */ (["Female", "Male", "Other", "Unknown"]).map(
  (gender) => [gender, text(`gender.${gender}`)],
);
export const LIVING = [
  ["", text("living.auto")],
  ["yes", text("living.yes")],
  ["no", text("living.no")],
];

/**
 * @param {Partial<Person>} person
 * @returns {Draft}
 */
export function draftOf(person) {
  return {
    firstName: person.firstName ?? "",
    middleName: person.middleName ?? "",
    lastName: person.lastName ?? "",
    birthName: person.birthName ?? "",
    preferredName: person.preferredName ?? "",
    suffix: person.suffix ?? "",
    gender: person.gender ?? "Unknown",
    birth: eventDate(person.birthDate, person.birthDateText),
    birthPlace: person.birthPlace ?? "",
    death: eventDate(person.deathDate, person.deathDateText),
    deathPlace: person.deathPlace ?? "",
    living: person.isLiving === undefined ? "" : person.isLiving ? "yes" : "no",
    biography: person.biography ?? "",
  };
}

/**
 * The changes of a draft as the API expects them, without unchanged values.
 * @param {Draft} draft
 * @param {Draft} before
 */
export function changesIn(draft, before) {
  /** @type {Record<string, unknown>} */
  const changes = {};
  for (const name of /** @type {const} */ (["firstName", "lastName"])) {
    if (draft[name].trim() !== before[name]) changes[name] = draft[name].trim();
  }
  if (draft.gender !== before.gender) changes.gender = draft.gender;
  for (const name of TEXTS) {
    if (draft[name].trim() !== before[name].trim()) changes[name] = draft[name].trim() || null;
  }
  for (const name of /** @type {const} */ (["birth", "death"])) {
    if (draft[name].trim() !== before[name]) {
      changes[`${name}DateText`] = readDate(draft[name])?.text ?? null;
    }
  }
  if (draft.living !== before.living) {
    changes.isLiving = draft.living === "" ? null : draft.living === "yes";
  }
  return changes;
}

/**
 * The new person of a draft, without empty values.
 * @param {Draft} draft
 */
export function personIn(draft) {
  const changes = changesIn(draft, draftOf({}));
  const given = Object.fromEntries(Object.entries(changes).filter(([, one]) => one !== null));
  const names = { firstName: draft.firstName.trim(), lastName: draft.lastName.trim() };
  return { ...given, ...names, gender: /** @type {any} */ (draft.gender) };
}

/** @param {Draft} draft */
export function isNamed(draft) {
  return Boolean(draft.firstName.trim() || draft.lastName.trim());
}

/**
 * @param {{
 *   draft: Draft,
 *   onDraft: (draft: Draft) => void,
 *   isShort?: boolean,
 * }} props
 */
export function PersonFields({ draft, onDraft, isShort = false }) {
  /** @param {keyof Draft} name */
  const bound = (name) => ({
    value: draft[name],
    onValue: (/** @type {string} */ value) => onDraft({ ...draft, [name]: value }),
  });
  return html`<div class="fields">
      <${Field} label=${text("field.firstName")} maxlength="100" data-first
        ...${bound("firstName")} />
      ${isShort
        ? null
        : html`<${Field} label=${text("field.middleName")} maxlength="100"
            ...${bound("middleName")} />`}
      <${Field} label=${text("field.lastName")} maxlength="100" ...${bound("lastName")} />
      ${isShort
        ? null
        : html`<${Field} label=${text("field.birthName")} maxlength="100"
              ...${bound("birthName")} />
            <${Field} label=${text("field.preferredName")} maxlength="50"
              ...${bound("preferredName")} hint=${text("field.preferredNameHint")} />
            <${Field} label=${text("field.suffix")} maxlength="20" ...${bound("suffix")}
              placeholder=${text("field.suffixExample")} />`}
    </div>
    <${Segments} legend=${text("field.gender")} name="gender" options=${GENDERS}
      isLegendShown=${true} ...${bound("gender")} />
    <div class="fields">
      <${DateField} label=${text("field.birth")} ...${bound("birth")} />
      <${Field} label=${text("field.birthPlace")} maxlength="200" ...${bound("birthPlace")} />
      <${DateField} label=${text("field.death")} ...${bound("death")} />
      ${isShort
        ? null
        : html`<${Field} label=${text("field.deathPlace")} maxlength="200"
            ...${bound("deathPlace")} />`}
    </div>
    ${isShort
      ? null
      : html`<${Segments} legend=${text("field.living")} name="living" options=${LIVING}
            isLegendShown=${true} ...${bound("living")} />
          <${Field} label=${text("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${true} ...${bound("biography")} />`}`;
}
