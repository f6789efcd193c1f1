/** Sets a new password with the link of a mail. */

import { resetPassword } from "../api/people.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useEntry } from "../parts/entry.js";
import { forgetAll } from "../state/account.js";
import { open } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { text } from "../words.js";

/** @param {{token: string}} props */
export function Reset({ token }) {
  const { fieldOf, isBusy, problem, submit, form } = useEntry(
    { password: "" },
    async ({ password }) => {
      await resetPassword({ token, password });
      doorMessage.value = text("door.resetDone");
      forgetAll();
      user.value = null; // all sessions have ended
      open("/signin", { replace: true }); // the link works once
    },
    ["password"],
  );
  return html`<form class="door-sheet" ref=${form} onSubmit=${submit} noValidate>
    <h1>${text("door.resetTitle")}</h1>
    <p>${text("door.resetIntro")}</p>
    <${Field}
      label=${text("person.newPassword")}
      type="password"
      autocomplete="new-password"
      autofocus
      hint=${text("person.passwordHint")}
      ...${fieldOf("password")}
    />
    <${Problem} error=${problem}>
      <p><a href="#/forgot">${text("door.newLink")}</a></p>
    <//>
    <button type="submit" class="button strong" disabled=${isBusy}>
      ${text("door.resetSave")}
    </button>
    <p class="door-ways"><a href="#/signin">${text("door.back")}</a></p>
  </form>`;
}
