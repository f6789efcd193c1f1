/** Asks for the link that resets a password. The response is the same for unknown addresses. */

import { askForReset } from "../api/people.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { text } from "../words.js";

export function Forgot() {
  const [sentTo, setSentTo] = useState("");
  const { fieldOf, isBusy, problem, submit, form } = useEntry(
    { email: "" },
    async ({ email }) => {
      await askForReset(email.trim());
      setSentTo(email.trim());
    },
    ["email"],
  );
  const back = html`<p class="door-ways"><a href="#/signin">${text("door.back")}</a></p>`;
  if (sentTo) {
    return html`<section class="door-sheet">
      <h1>${text("door.forgotSentTitle")}</h1>
      <p role="status">${text("door.forgotSent", { email: sentTo })}</p>
      ${back}
    </section>`;
  }
  return html`<form class="door-sheet" ref=${form} onSubmit=${submit} noValidate>
    <h1>${text("door.forgotTitle")}</h1>
    <p>${text("door.forgotIntro")}</p>
    <${Field}
      label=${text("person.email")}
      type="email"
      autocomplete="username"
      autofocus
      ...${fieldOf("email")}
    />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong" disabled=${isBusy}>
      ${text("door.forgotSend")}
    </button>
    ${back}
  </form>`;
}
