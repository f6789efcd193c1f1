/**
 * The page: chooses the screen. Public trees need no session; all other screens do.
 */

import { currentUser } from "./api/accounts.js";
import { Confirm } from "./door/confirm.js";
import { Door } from "./door/door.js";
import { NewEmail } from "./door/new_email.js";
import { Trees } from "./home/trees.js";
import { html } from "./kit/html.js";
import { Toasts } from "./kit/parts/toasts.js";
import { Problem } from "./kit/parts/problem.js";
import { place } from "./state/address.js";
import { user } from "./state/session.js";
import { TreeScreen } from "./tree/tree_screen.js";
import { useEffect, useState } from "./kit/vendor/hooks.js";

const WITHOUT_SESSION = ["public", "reset", "address", "undo"];

export function Page() {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const begin = async () => {
    setProblem(null);
    try {
      user.value = await currentUser();
    } catch (error) {
      setProblem(error);
    }
  };
  useEffect(() => {
    begin();
  }, []);
  const needsSession = !WITHOUT_SESSION.includes(place.value.screen);
  return html`<${Screen} />
    ${problem && needsSession
      ? html`<main class="lone"><${Problem} error=${problem} onRetry=${begin} /></main>`
      : null}
    <${Toasts} />`;
}

function Screen() {
  const { screen, id } = place.value;
  if (screen === "public") return html`<${TreeScreen} key=${id} treeId=${id} />`;
  if (screen === "reset") return html`<${Door} />`;
  if (screen === "address" || screen === "undo") {
    return html`<${NewEmail} key=${id} token=${id} isUndo=${screen === "undo"} />`;
  }
  if (user.value === undefined) return html`<div class="opening" aria-busy="true"></div>`;
  if (user.value === null) return html`<${Door} />`;
  if (screen === "invitation") return html`<${Door} />`;
  if (screen === "confirm") return html`<${Confirm} key=${id} token=${id} />`;
  if (screen === "tree") return html`<${TreeScreen} key=${id} treeId=${id} />`;
  return html`<${Trees} />`;
}
