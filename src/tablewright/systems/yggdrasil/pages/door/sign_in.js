/** Signing in, with a code if the account has a second factor. */

import { sendCode, signIn } from "../api/accounts.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { addressOf, open, place } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */

export function SignIn() {
  /** @param {User} found */
  const enter = (found) => {
    doorMessage.value = "";
    if (place.peek().screen === "signin") open("trees", "", { replace: true });
    user.value = found;
  };
  const isConfirming = place.value.screen === "confirm";
  const why = doorMessage.value || (isConfirming ? text("door.signInToConfirm") : "");
  const intro = html`<h1>${text("door.welcome")}</h1>
    ${why
      ? html`<p class="door-message" role="status">${why}</p>`
      : html`<p>${text("door.signInIntro")}</p>`}`;
  return html`<${SignInForm} onEnter=${enter} intro=${intro}>
    <a href=${addressOf({ screen: "forgot" })}>${text("door.toForgot")}</a>
    <a href=${addressOf({ screen: "signup" })}>${text("door.toSignUp")}</a>
  <//>`;
}

/**
 * @param {{
 *   onEnter: (found: User) => unknown,
 *   intro?: unknown,
 *   invited?: string,
 *   children?: unknown,
 * }} props `invited` is the address that an invitation went to
 */
export function SignInForm({ onEnter, intro, invited, children }) {
  const [token, setToken] = useState("");
  return token
    ? html`<${Code} token=${token} onEnter=${onEnter} onBack=${() => setToken("")} />`
    : html`<${Credentials} onEnter=${onEnter} onCode=${setToken} intro=${intro}
        invited=${invited}>${children}<//>`;
}

/**
 * @param {{
 *   onEnter: (found: User) => unknown,
 *   onCode: (token: string) => void,
 *   intro?: unknown,
 *   invited?: string,
 *   children?: unknown,
 * }} props
 */
function Credentials({ onEnter, onCode, intro, invited = "", children }) {
  const [email, setEmail] = useState(invited);
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const found = await signIn({ email: email.trim(), password });
    if (found.user) await onEnter(found.user);
    else onCode(found.secondFactor ?? "");
  });
  const isWrong = problem instanceof ApiError && problem.status === 401;
  return html`<form class="door-sheet" onSubmit=${submit}>
    ${intro}
    <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
      autocomplete="username" required autofocus />
    <${Field} label=${text("account.password")} type="password" value=${password}
      onValue=${setPassword} autocomplete="current-password" required />
    <${Problem} error=${isWrong ? text("door.wrong") : problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${text(isBusy ? "page.wait" : "button.signIn")}
    </button>
    <p class="door-ways">${children}</p>
  </form>`;
}

/**
 * @param {{
 *   token: string,
 *   onEnter: (found: User) => unknown,
 *   onBack: () => void,
 * }} props
 */
function Code({ token, onEnter, onBack }) {
  const [code, setCode] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await onEnter(await sendCode({ token, code: code.trim() }));
  });
  return html`<form class="door-sheet" onSubmit=${submit}>
    <h1>${text("door.codeTitle")}</h1>
    <p>${text("door.codeIntro")}</p>
    <${Field} label=${text("factor.code")} value=${code} onValue=${setCode} required autofocus
      autocomplete="one-time-code" maxlength="20" hint=${text("door.codeHint")} />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong wide" disabled=${isBusy}>
      ${text(isBusy ? "page.wait" : "button.signIn")}
    </button>
    <p class="door-ways">
      <button type="button" class="button quiet" onClick=${onBack}>
        ${text("door.backToSignIn")}
      </button>
    </p>
  </form>`;
}
