/** Requests an e-mail with a link to set a new password. */

import { askForReset } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf } from "../state/address.js";
import { useState } from "../kit/vendor/hooks.js";
import { rich, text } from "../words.js";

export function Forgot() {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await askForReset(email.trim());
    setSent(true);
  });
  const ways = html`<p class="door-ways">
    <a href=${addressOf({ screen: "signin" })}>${text("door.backToSignIn")}</a>
  </p>`;
  if (isSent) {
    return html`<div class="door-sheet">
      <h1>${text("door.sent")}</h1>
      <p role="status">
        ${rich("door.sentTo", { email: html`<strong>${email.trim()}</strong>` })}
      </p>
      ${ways}
    </div>`;
  }
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>${text("door.forgot")}</h1>
    <p>${text("door.forgotIntro")}</p>
    <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required autofocus />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${text("door.sendLink")}
    </button>
    ${ways}
  </form>`;
}
