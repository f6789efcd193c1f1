/** Changes the user's name. */

import { changeMe } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { useSubmitting } from "../parts/submitting.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { Actions } from "./actions.js";

export function Profile() {
  const [displayName, setName] = useState(user.value?.displayName ?? "");
  const [told, setTold] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    setTold("");
    user.value = await changeMe({ displayName: displayName.trim() || null });
    setTold(text("account.saved"));
  });
  return html`<form onSubmit=${submit}>
    <h3>${text("account.profile")}</h3>
    <div class="fields">
      <${Field} label=${text("account.name")} value=${displayName} onValue=${setName}
        maxlength="100" autocomplete="name" hint=${text("account.nameHint")} />
    </div>
    <${Problem} error=${problem} />
    <${Actions} told=${told}>
      <button type="submit" class="button" disabled=${isBusy}>${text("button.save")}</button>
    <//>
  </form>`;
}
