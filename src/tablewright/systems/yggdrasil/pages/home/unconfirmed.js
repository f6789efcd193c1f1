/** What reminds users of a mail that confirms their address, and sends it again. */

import { askForConfirmation } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { notify } from "../kit/state/notices.js";
import { user } from "../state/session.js";

export function Unconfirmed() {
  const email = user.value?.email ?? "";
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await askForConfirmation();
    notify(`A mail is on its way to ${email}.`);
  });
  return html`<aside class="unconfirmed" aria-label="Your e-mail address">
    <p>
      <strong>Is ${email} yours?</strong> Open the link in the mail that you got there: then
      others can share their trees with you.
    </p>
    <button type="button" class="button" disabled=${isBusy} onClick=${submit}>
      Send the mail again
    </button>
    <${Problem} error=${problem} />
  </aside>`;
}
