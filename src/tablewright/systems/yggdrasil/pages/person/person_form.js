/** The form that changes a person. The user resolves conflicts with changes of others. */

import { readPerson } from "../api/people.js";
import { ApiError } from "../api/request.js";
import { editPerson } from "../deeds/people.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { forgetDraft, keepDraft, keptDraft } from "../state/drafts.js";
import { useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { changesIn, draftOf, GENDERS, isNamed, LIVING, PersonFields } from "./person_fields.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {import("./person_fields.js").Draft} Draft */

const STALE = 412;

/** @type {readonly (keyof Draft)[]} */
const FIELDS = [
  "firstName",
  "middleName",
  "lastName",
  "birthName",
  "preferredName",
  "suffix",
  "gender",
  "birth",
  "birthPlace",
  "death",
  "deathPlace",
  "living",
  "biography",
];

/**
 * @param {{
 *   person: Person,
 *   etag: string,
 *   onDone: () => void,
 *   onFresh: () => void,
 * }} props
 */
export function PersonForm({ person, etag, onDone, onFresh }) {
  const { personId } = person;
  const kept = keptDraft(personId);
  const [known, setKnown] = useState(kept?.known ?? { person, etag });
  const [draft, setDraft] = useState(kept?.draft ?? draftOf(person));
  const [theirs, setTheirs] = useState(/** @type {{person: Person, etag: string} | null} */ (null));
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => form.current?.querySelector("input")?.focus(), []);
  /** @param {{person: Person, etag: string}} base */
  const save = async (base) => {
    const changes = changesIn(draft, draftOf(known.person));
    if (Object.keys(changes).length) await editPerson(base.person, changes, base.etag);
    end();
  };
  const end = () => {
    forgetDraft(personId);
    onDone();
  };
  const { isBusy, problem, submit } = useSubmitting(async () => {
    try {
      await save(known);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === STALE)) throw error;
      setTheirs(await readPerson(personId));
    }
  });
  const keeping = useSubmitting(async () => {
    if (theirs) await save(theirs);
  });
  // A person without a name, such as a child who died early, can be edited without one.
  const isFit = isNamed(draft) || !isNamed(draftOf(known.person));
  return html`<form class="person-form stack" ref=${form} onSubmit=${submit}
    aria-label=${text("button.edit")}
    onKeyDown=${(/** @type {KeyboardEvent} */ press) => {
      if (press.key === "Escape") onDone();
    }}>
    <${PersonFields}
      draft=${draft}
      onDraft=${(/** @type {Draft} */ next) => {
        setDraft(next);
        if (Object.keys(changesIn(next, draftOf(known.person))).length) {
          keepDraft(personId, { draft: next, known });
        } else forgetDraft(personId);
      }}
    />
    <${Problem} error=${problem ?? keeping.problem} />
    ${theirs
      ? html`<${Stale}
          draft=${draft}
          before=${draftOf(known.person)}
          theirs=${draftOf(theirs.person)}
          isBusy=${keeping.isBusy}
          onMine=${keeping.submit}
          onTheirs=${() => {
            setKnown(theirs);
            setDraft(draftOf(theirs.person));
            forgetDraft(personId);
            setTheirs(null);
            onFresh();
          }}
        />`
      : html`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${isBusy || !isFit}>
            ${text("button.save")}
          </button>
          <button type="button" class="button" onClick=${end}>${text("button.cancel")}</button>
          ${isFit ? null : html`<p class="hint">${text("person.nameNeeded")}</p>`}
        </div>`}
  </form>`;
}

/**
 * @param {{
 *   draft: Draft,
 *   before: Draft,
 *   theirs: Draft,
 *   isBusy: boolean,
 *   onMine: (event: Event) => void,
 *   onTheirs: () => void,
 * }} props
 */
function Stale({ draft, before, theirs, isBusy, onMine, onTheirs }) {
  const changed = FIELDS.filter((name) => theirs[name] !== before[name]);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.focus(), []);
  return html`<section class="stale" role="alert" tabindex="-1" ref=${box}>
    <h3>${text("person.stale")}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${text("person.field")}</th>
          <th scope="col">${text("person.theirs")}</th>
          <th scope="col">${text("person.yours")}</th>
        </tr>
      </thead>
      <tbody>
        ${changed.map(
          (name) => html`<tr key=${name}>
            <th scope="row">${text(`field.${name}`)}</th>
            <td>${valueText(name, theirs[name])}</td>
            <td>${valueText(name, draft[name])}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint">${text("person.staleHint")}</p>
    <div class="actions">
      <button type="button" class="button strong" disabled=${isBusy} onClick=${onMine}>
        ${text("person.keepMine")}
      </button>
      <button type="button" class="button" onClick=${onTheirs}>
        ${text("person.takeTheirs")}
      </button>
    </div>
  </section>`;
}

/**
 * @param {keyof Draft} name
 * @param {string} value
 */
function valueText(name, value) {
  const option = { gender: GENDERS, living: LIVING }[String(name)]?.find(([one]) => one === value);
  return option?.[1] || value || text("person.noValue");
}
