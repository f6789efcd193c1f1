/** The form in which a person is changed. If others did so meanwhile, one chooses. */

import { readPerson } from "../api/people.js";
import { ApiError } from "../api/request.js";
import { editPerson } from "../deeds/people.js";
import { html } from "../kit/html.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { forgetDraft, keepDraft, keptDraft } from "../state/drafts.js";
import { useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { changesIn, draftOf, isNamed, PersonFields } from "./person_fields.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {import("./person_fields.js").Draft} Draft */

const STALE = 412;

/** @type {Record<keyof Draft, string>} */
const LABELS = {
  firstName: "First name",
  middleName: "Middle names",
  lastName: "Last name",
  birthName: "Last name at birth",
  preferredName: "Called",
  suffix: "After the name",
  gender: "Gender",
  birth: "Born",
  birthPlace: "Place of birth",
  death: "Died",
  deathPlace: "Place of death",
  living: "Living",
  biography: "Life story",
};

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
  // Whoever has no name, such as a child who died early, needs none for the rest to be changed.
  const isFit = isNamed(draft) || !isNamed(draftOf(known.person));
  return html`<form class="person-form stack" ref=${form} onSubmit=${submit}
    aria-label="Edit"
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
            Save
          </button>
          <button type="button" class="button" onClick=${end}>Cancel</button>
          ${isFit ? null : html`<p class="hint">A first or a last name is needed.</p>`}
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
  const names = /** @type {(keyof Draft)[]} */ (Object.keys(LABELS));
  const changed = names.filter((name) => theirs[name] !== before[name]);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.focus(), []);
  return html`<section class="stale" role="alert" tabindex="-1" ref=${box}>
    <h3>Somebody else has changed this person meanwhile</h3>
    <table>
      <thead>
        <tr><th scope="col">What</th><th scope="col">Theirs</th><th scope="col">Yours</th></tr>
      </thead>
      <tbody>
        ${changed.map(
          (name) => html`<tr key=${name}>
            <th scope="row">${LABELS[name]}</th>
            <td>${theirs[name] || "—"}</td>
            <td>${draft[name] || "—"}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint">
      Keeping yours changes only what you have changed; everything else stays as theirs.
    </p>
    <div class="actions">
      <button type="button" class="button strong" disabled=${isBusy} onClick=${onMine}>
        Keep my changes
      </button>
      <button type="button" class="button" onClick=${onTheirs}>Take theirs</button>
    </div>
  </section>`;
}
