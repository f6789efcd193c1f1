/** Changes the e-mail address: the server sends a link to the new one. */

import { changeEmail, verifyPassword } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useSubmitting } from "../parts/submitting.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { Actions } from "./actions.js";

export function Email() {
  const present = user.value?.email ?? "";
  const [email, setEmail] = useState(present);
  const [password, setPassword] = useState("");
  const [told, setTold] = useState("");
  const isMoving = email.trim() !== present;
  const { isBusy, problem, submit } = useSubmitting(async () => {
    setTold("");
    await verifyPassword(password);
    const seen = await changeEmail(email.trim());
    const isDone = seen.email === email.trim();
    setTold(isDone ? text("account.saved") : text("account.emailSent", { email: email.trim() }));
    user.value = seen;
    setEmail(seen.email);
    setPassword("");
  });
  return html`<form onSubmit=${submit}>
    <h3>${text("account.address")}</h3>
    <div class="fields">
      <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
        required autocomplete="email" />
      ${isMoving
        ? html`<${Field} label=${text("account.passwordToConfirm")} type="password"
            value=${password} onValue=${setPassword} required autocomplete="current-password" />`
        : null}
    </div>
    <${Problem} error=${problem} />
    <${Actions} told=${told}>
      <button type="submit" class="button" disabled=${isBusy || !isMoving}>
        ${text("account.changeEmail")}
      </button>
    <//>
  </form>`;
}
