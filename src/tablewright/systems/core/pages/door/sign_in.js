/** Signing in, with a code if the person has a second factor. */

import { sendCode, signIn } from "../api/people.js";
import { ApiError } from "../api/request.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { doorMessage, user } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */

/**
 * @param {{intro?: unknown, email?: string, ways?: unknown}} props `email` if it is known already
 */
export function SignIn({ intro, email = "", ways }) {
  const [token, setToken] = useState("");
  /** @param {User} found */
  const enter = (found) => {
    doorMessage.value = "";
    user.value = found;
  };
  if (token) {
    return html`<${Code} token=${token} onEnter=${enter} onBack=${() => setToken("")} />`;
  }
  return html`<${Credentials}
    intro=${intro}
    email=${email}
    ways=${ways}
    onEnter=${enter}
    onCode=${setToken}
  />`;
}

/**
 * @param {{
 *   intro: unknown,
 *   email: string,
 *   ways: unknown,
 *   onEnter: (found: User) => void,
 *   onCode: (token: string) => void,
 * }} props
 */
function Credentials({ intro, email, ways, onEnter, onCode }) {
  const { fieldOf, isBusy, problem, submit, form } = useEntry(
    { email, password: "" },
    async (values) => {
      const found = await signIn({ email: values.email.trim(), password: values.password });
      if (found.user) onEnter(found.user);
      else onCode(found.secondFactor ?? "");
    },
    ["email", "password"],
  );
  const isWrong = problem instanceof ApiError && problem.status === 401;
  const why = doorMessage.value;
  return html`<form class="door-sheet" ref=${form} onSubmit=${submit} noValidate>
    <h1>${text("door.signIn")}</h1>
    ${why ? html`<p class="door-message" role="status">${why}</p>` : null} ${intro}
    <${Field}
      label=${text("person.email")}
      type="email"
      autocomplete="username"
      autofocus
      ...${fieldOf("email")}
    />
    <${Field}
      label=${text("person.password")}
      type="password"
      autocomplete="current-password"
      ...${fieldOf("password")}
    />
    <${Problem} error=${isWrong ? text("door.wrong") : problem} />
    <button type="submit" class="button strong" disabled=${isBusy}>${text("door.signIn")}</button>
    ${ways ??
    html`<p class="door-ways">
      <a href="#/forgot">${text("door.toForgot")}</a>
      <a href="#/signup">${text("door.toSignUp")}</a>
    </p>`}
  </form>`;
}

/**
 * @param {{token: string, onEnter: (found: User) => void, onBack: () => void}} props
 */
function Code({ token, onEnter, onBack }) {
  const { fieldOf, isBusy, problem, submit, form } = useEntry(
    { code: "" },
    async ({ code }) => onEnter(await sendCode({ token, code: code.replaceAll(" ", "") })),
    ["code"],
  );
  return html`<form class="door-sheet" ref=${form} onSubmit=${submit} noValidate>
    <h1>${text("door.codeTitle")}</h1>
    <p>${text("door.codeIntro")}</p>
    <${Field}
      label=${text("door.code")}
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="20"
      autofocus
      hint=${text("door.codeHint")}
      ...${fieldOf("code")}
    />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong" disabled=${isBusy}>${text("door.signIn")}</button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${onBack}>${text("door.back")}</button>
    </p>
  </form>`;
}
