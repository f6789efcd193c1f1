/** Signing in. */

import { signIn } from "../api/accounts.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open, place } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";

const WRONG = new Error(
  "This e-mail address and password do not belong together. Is either of them misspelled?",
);
const CONFIRMING = "Sign in to confirm your e-mail address.";

export function SignIn() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const found = await signIn({ email: email.trim(), password });
    doorMessage.value = "";
    if (place.peek().screen === "signin") open("trees", "", { replace: true });
    user.value = found;
  });
  const why = doorMessage.value || (place.value.screen === "confirm" ? CONFIRMING : "");
  const isWrong = problem instanceof ApiError && problem.status === 401;
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>Welcome back</h1>
    ${why
      ? html`<p class="door-message" role="status">${why}</p>`
      : html`<p>Sign in to see your family trees.</p>`}
    <${Field} label="E-mail address" type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required autofocus />
    <${Field} label="Password" type="password" value=${password} onValue=${setPassword}
      autocomplete="current-password" required />
    <${Problem} error=${isWrong ? WRONG : problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${isBusy ? "One moment…" : "Sign in"}
    </button>
    <p class="door-ways">
      <a href=${addressOf({ screen: "forgot" })}>I have forgotten my password</a>
      <a href=${addressOf({ screen: "signup" })}>I am new here: sign up</a>
    </p>
  </form>`;
}
