/** Reminds users to confirm their e-mail address, and sends the link again. */

import { askForConfirmation } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { notify } from "../kit/state/notices.js";
import { user } from "../state/session.js";
import { rich, text } from "../words.js";

export function Unconfirmed() {
  const email = user.value?.email ?? "";
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await askForConfirmation();
    notify(text("home.resent", { email }));
  });
  return html`<aside class="unconfirmed" aria-label=${text("home.confirm")}>
    <p>
      ${rich("home.unconfirmed", { email, strong: (words) => html`<strong>${words}</strong>` })}
    </p>
    <button type="button" class="button" disabled=${isBusy} onClick=${submit}>
      ${text("home.resend")}
    </button>
    <${Problem} error=${problem} />
  </aside>`;
}
