/** Signing in. */

import { signIn } from "../api/accounts.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open, place } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

export function SignIn() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const found = await signIn({ email: email.trim(), password });
    doorMessage.value = "";
    if (place.peek().screen === "signin") open("trees", "", { replace: true });
    user.value = found;
  });
  const isConfirming = place.value.screen === "confirm";
  const why = doorMessage.value || (isConfirming ? text("door.signInToConfirm") : "");
  const isWrong = problem instanceof ApiError && problem.status === 401;
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>${text("door.welcome")}</h1>
    ${why
      ? html`<p class="door-message" role="status">${why}</p>`
      : html`<p>${text("door.signInIntro")}</p>`}
    <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required autofocus />
    <${Field} label=${text("account.password")} type="password" value=${password}
      onValue=${setPassword} autocomplete="current-password" required />
    <${Problem} error=${isWrong ? text("door.wrong") : problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${text(isBusy ? "page.wait" : "button.signIn")}
    </button>
    <p class="door-ways">
      <a href=${addressOf({ screen: "forgot" })}>${text("door.toForgot")}</a>
      <a href=${addressOf({ screen: "signup" })}>${text("door.toSignUp")}</a>
    </p>
  </form>`;
}
