/** Signing up. */

import { signUp } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open } from "../state/address.js";
import { user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */

export function SignUp() {
  /** @param {User} made */
  const enter = (made) => {
    open("trees", "", { replace: true });
    user.value = made;
  };
  return html`<${SignUpForm} onEnter=${enter}>
    <a href=${addressOf({ screen: "signin" })}>${text("door.toSignIn")}</a>
  <//>`;
}

/**
 * @param {{
 *   onEnter: (made: User) => unknown,
 *   invitation?: string,
 *   invited?: string,
 *   children?: unknown,
 * }} props `invited` is the address that an invitation went to
 */
export function SignUpForm({ onEnter, invitation, invited = "", children }) {
  const [displayName, setName] = useState("");
  const [email, setEmail] = useState(invited);
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const name = displayName.trim();
    const given = { displayName: name, email: email.trim(), password };
    await onEnter(await signUp(invitation ? { ...given, invitation } : given));
  });
  return html`<form class="door-sheet" onSubmit=${submit}>
    ${invitation
      ? null
      : html`<h1>${text("door.grow")}</h1>
          <p>${text("door.signUpIntro")}</p>`}
    <${Field} label=${text("account.name")} value=${displayName} onValue=${setName}
      autocomplete="name" maxlength="100" required autofocus hint=${text("account.nameHint")} />
    <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required readonly=${Boolean(invited)} />
    <${Field} label=${text("account.password")} type="password" value=${password}
      onValue=${setPassword} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${text("account.passwordHint")} />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${text(isBusy ? "page.wait" : "button.signUp")}
    </button>
    <p class="door-ways">${children}</p>
  </form>`;
}
