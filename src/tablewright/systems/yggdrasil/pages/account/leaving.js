/** Deletes the account. */

import { deleteMe } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useSubmitting } from "../parts/submitting.js";
import { open } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { text } from "../words.js";
import { Whose } from "./actions.js";

/** @param {{onClose: () => void}} props */
export function Leaving({ onClose }) {
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await deleteMe(password);
    onClose();
    doorMessage.value = text("account.deleted");
    user.value = null;
    open("signin");
  });
  return html`<details>
    <summary>${text("account.delete")}</summary>
    <form class="stack" onSubmit=${submit}>
      <p>${text("account.deleteWarning")}</p>
      <${Whose} />
      <${Field} label=${text("account.yourPassword")} type="password" value=${password}
        onValue=${setPassword} required autocomplete="current-password" />
      <${Problem} error=${problem} />
      <div>
        <button type="submit" class="button danger" disabled=${isBusy || !password}>
          ${text("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`;
}
