/** Signing up. */

import { signUp } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open } from "../state/address.js";
import { user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";

export const PASSWORD_HINT = "At least 8 characters. Several words in a row are easy to remember.";

export function SignUp() {
  const [displayName, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const name = displayName.trim();
    const made = await signUp({ displayName: name, email: email.trim(), password });
    open("trees", "", { replace: true });
    user.value = made;
  });
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>Grow your family tree</h1>
    <p>Who came before you, who belongs together, who looks like whom: kept in one place.</p>
    <${Field} label="Your name" value=${displayName} onValue=${setName} autocomplete="name"
      maxlength="100" required autofocus hint="Those with whom you share a tree see it." />
    <${Field} label="E-mail address" type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required />
    <${Field} label="Password" type="password" value=${password} onValue=${setPassword}
      autocomplete="new-password" minlength="8" maxlength="100" required hint=${PASSWORD_HINT} />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${isBusy ? "One moment…" : "Sign up"}
    </button>
    <p class="door-ways">
      <a href=${addressOf({ screen: "signin" })}>I have an account: sign in</a>
    </p>
  </form>`;
}
