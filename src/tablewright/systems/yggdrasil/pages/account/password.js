/** Changes the password. */

import { changePassword } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useSubmitting } from "../parts/submitting.js";
import { text } from "../words.js";
import { Actions, Whose } from "./actions.js";

export function Password() {
  const [current, setCurrent] = useState("");
  const [wanted, setWanted] = useState("");
  const [told, setTold] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    setTold("");
    await changePassword({ current, new: wanted });
    setCurrent("");
    setWanted("");
    setTold(text("account.passwordChanged"));
  });
  return html`<form onSubmit=${submit}>
    <h3>${text("account.password")}</h3>
    <${Whose} />
    <div class="fields">
      <${Field} label=${text("account.currentPassword")} type="password" value=${current}
        onValue=${setCurrent} required autocomplete="current-password" />
      <${Field} label=${text("account.newPassword")} type="password" value=${wanted}
        onValue=${setWanted} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${text("account.passwordHint")} />
    </div>
    <${Problem} error=${problem} />
    <${Actions} told=${told}>
      <button type="submit" class="button" disabled=${isBusy}>
        ${text("account.changePassword")}
      </button>
    <//>
  </form>`;
}
