/** The fields of a person, in a form; short for somebody new, whole for somebody who is there. */

import { html } from "../kit/html.js";
import { DateField } from "../parts/date_field.js";
import { Field } from "../kit/forms/field.js";
import { Segments } from "../parts/segments.js";
import { eventDate } from "../words/date_words.js";
import { readDate } from "../words/dates.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * What is typed, as texts.
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
/** @type {readonly (readonly [string, string])[]} */
const GENDERS = [
  ["Female", "Female"],
  ["Male", "Male"],
  ["Other", "Other"],
  ["Unknown", "Not known"],
];
/** @type {readonly (readonly [string, string])[]} */
const LIVING = [
  ["", "As the dates say"],
  ["yes", "Living"],
  ["no", "Has died"],
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
 * What a draft changes of a person, in the API's words; what stays is left out.
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
 * A new person of a draft: what is empty is left out.
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
      <${Field} label="First name" maxlength="100" data-first ...${bound("firstName")} />
      ${isShort
        ? null
        : html`<${Field} label="Middle names" maxlength="100" ...${bound("middleName")} />`}
      <${Field} label="Last name" maxlength="100" ...${bound("lastName")} />
      ${isShort
        ? null
        : html`<${Field} label="Last name at birth" maxlength="100" ...${bound("birthName")} />
            <${Field} label="Called" maxlength="50" ...${bound("preferredName")}
              hint="A nickname, or the name that was used." />
            <${Field} label="After the name" maxlength="20" ...${bound("suffix")}
              placeholder="Jr., III" />`}
    </div>
    <${Segments} legend="Gender" name="gender" options=${GENDERS} isLegendShown=${true}
      ...${bound("gender")} />
    <div class="fields">
      <${DateField} label="Born" ...${bound("birth")} />
      <${Field} label="Place of birth" maxlength="200" ...${bound("birthPlace")} />
      <${DateField} label="Died" ...${bound("death")} />
      ${isShort
        ? null
        : html`<${Field} label="Place of death" maxlength="200" ...${bound("deathPlace")} />`}
    </div>
    ${isShort
      ? null
      : html`<${Segments} legend="Living?" name="living" options=${LIVING} isLegendShown=${true}
            ...${bound("living")} />
          <${Field} label="Life story" type="area" rows="8" maxlength="60000"
            spellcheck=${true} ...${bound("biography")} />`}`;
}
