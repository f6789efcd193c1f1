/**
 * The door: takes a key, shows it to the server, and opens if the server knows it.
 */

import { checkKey } from "../api/keys.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { ThemeChoice } from "../kit/parts/theme_choice.js";
import { keepKey, takeDoorMessage } from "../state/session.js";
import { useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { rich, text } from "../words.js";

const FORM = /^[\x21-\x7e]+$/; // what a header can carry
/** @type {Record<number, string>} */
const WRONG = {
  401: text("door.wrong"),
  403: text("door.admin"),
};

export function Door() {
  const [typed, setTyped] = useState("");
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message] = useState(takeDoorMessage);
  const [fault, setFault] = useState("");
  const [request, setRequest] = useState("");
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => field.current?.focus(), []);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const key = typed.trim();
    if (isBusy) return;
    const flaw = key === "" ? text("door.missing") : FORM.test(key) ? "" : text("door.wrong");
    setFault(flaw);
    setRequest("");
    setProblem(null);
    if (flaw) return;
    setBusy(true);
    try {
      await checkKey(key);
      keepKey(key);
    } catch (error) {
      const wrong = error instanceof ApiError ? WRONG[error.status] : undefined;
      // One error in one place: a wrong key is shown at its field, everything else below.
      if (wrong) setFault(wrong);
      else setProblem(error);
      setRequest(wrong && error instanceof ApiError ? error.requestId : "");
      setBusy(false);
      field.current?.focus();
    }
  };
  return html`<main class="door" id="main">
    <form class="sheet door-sheet" onSubmit=${submit}>
      <img src="mark.svg" alt="" width="44" height="44" />
      <h1>${text("shell.title")}</h1>
      ${message ? html`<p class="door-message" role="status">${message}</p>` : null}
      <p>${text("door.intro")}</p>
      <div class="field">
        <label for="key">${text("door.key")}</label>
        <div class="door-row">
          <input
            id="key"
            ref=${field}
            type=${isShown ? "text" : "password"}
            value=${typed}
            autocomplete="off"
            autocapitalize="off"
            spellcheck=${false}
            placeholder="tenant_…_live_…"
            aria-describedby="key-note"
            aria-invalid=${fault ? "true" : undefined}
            onInput=${(/** @type {any} */ e) => setTyped(e.target.value)}
          />
          <button
            type="button"
            class="button"
            aria-pressed=${isShown}
            onClick=${() => setShown(!isShown)}
          >
            ${text("door.show")}
          </button>
        </div>
        <p id="key-note" class=${fault ? "hint fault" : "hint"}>
          ${fault || text("door.keep")}
          ${request
            ? html`<span class="door-request">
                ${rich("door.request", { id: html`<code>${request}</code>` })}
              </span>`
            : null}
        </p>
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text(isBusy ? "door.checking" : "door.open")}
        </button>
      </div>
      <${Problem} error=${problem} />
      <details>
        <summary>${text("door.help")}</summary>
        <p>
          ${rich("door.helpText", {
            request: html`<code>POST /v1/tenants</code>`,
            option: html`<code>--demo</code>`,
            docs: (/** @type {string} */ words) => html`<a href="docs">${words}</a>`,
          })}
        </p>
      </details>
    </form>
    <${ThemeChoice} />
  </main>`;
}
