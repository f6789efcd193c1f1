/** Asking for a mail with which a new password can be set. */

import { askForReset } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf } from "../state/address.js";
import { useState } from "../kit/vendor/hooks.js";

export function Forgot() {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await askForReset(email.trim());
    setSent(true);
  });
  const ways = html`<p class="door-ways">
    <a href=${addressOf({ screen: "signin" })}>Back to signing in</a>
  </p>`;
  if (isSent) {
    return html`<div class="door-sheet">
      <h1>Look into your mail</h1>
      <p role="status">
        If there is an account for <strong>${email.trim()}</strong>, a mail was written to it just
        now. It holds a link that opens this page, where you can choose a new password. It may take
        a few minutes, and may lie among the unwanted mail.
      </p>
      ${ways}
    </div>`;
  }
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>Forgotten your password?</h1>
    <p>That happens. Tell us your e-mail address, and we write you a mail with a way back in.</p>
    <${Field} label="E-mail address" type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required autofocus />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>Write me a mail</button>
    ${ways}
  </form>`;
}
