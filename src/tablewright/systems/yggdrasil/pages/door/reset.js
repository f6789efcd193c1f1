/** Sets a new password with the link from an e-mail. */

import { confirmReset } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open, place } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

export function Reset() {
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await confirmReset({ token: place.peek().id, password });
    doorMessage.value = text("door.passwordSet");
    user.value = null;
    open("signin", "", { replace: true }); // the link works once, and does not stay in the history
  });
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>${text("account.newPassword")}</h1>
    <p>${text("door.resetIntro")}</p>
    <${Field} label=${text("account.newPassword")} type="password" value=${password}
      onValue=${setPassword} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${text("account.passwordHint")} />
    <${Problem} error=${problem} />
    ${problem
      ? html`<p>
          ${text("door.expired")}${" "}
          <a href=${addressOf({ screen: "forgot" })}>${text("door.newLink")}</a>
        </p>`
      : null}
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${text("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${addressOf({ screen: "signin" })}>${text("door.backToSignIn")}</a>
    </p>
  </form>`;
}
