/** Setting a new password with the link of a mail. */

import { confirmReset } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open, place } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { PASSWORD_HINT } from "./sign_up.js";

export function Reset() {
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await confirmReset({ token: place.peek().id, password });
    doorMessage.value = "Your new password is set. Sign in with it.";
    user.value = null;
    open("signin", "", { replace: true }); // the link has done its work, and shall not stay
  });
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>A new password</h1>
    <p>Choose a new password. Wherever you are signed in now, you will be signed out.</p>
    <${Field} label="New password" type="password" value=${password} onValue=${setPassword}
      autocomplete="new-password" minlength="8" maxlength="100" required autofocus
      hint=${PASSWORD_HINT} />
    <${Problem} error=${problem} />
    ${problem
      ? html`<p>
          A link works once, and not for long.
          <a href=${addressOf({ screen: "forgot" })}> Ask for another mail</a>
        </p>`
      : null}
    <button type="submit" class="button strong wide" disabled=${isBusy}>Set the password</button>
    <p class="door-ways">
      <a href=${addressOf({ screen: "signin" })}>Back to signing in</a>
    </p>
  </form>`;
}
