/** The page: the door before sign-in, and the frame after it. */

import { currentUser } from "./api/people.js";
import { Door, isDoorPath } from "./door/door.js";
import { Frame } from "./frame/frame.js";
import { VIEWS } from "./frame/views.js";
import { html } from "./kit/html.js";
import { Problem } from "./kit/parts/problem.js";
import { Toasts } from "./kit/parts/toasts.js";
import { useEffect, useState } from "./kit/vendor/hooks.js";
import { accounts, loadAccounts } from "./state/account.js";
import { open, place } from "./state/address.js";
import { knowViews } from "./state/links.js";
import { impersonatedUntil, user } from "./state/session.js";

knowViews(VIEWS);

export function Page() {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const who = user.value;
  const { path } = place.value;
  const isAtEntry = ["/signin", "/signup", "/forgot"].includes(path);
  const begin = async () => {
    setProblem(null);
    try {
      if (user.peek() === undefined) {
        const found = await currentUser();
        impersonatedUntil.value = found?.impersonation.replace(/^until=/, "") ?? "";
        user.value = found?.user ?? null;
      }
      if (user.peek() && !accounts.peek()) await loadAccounts();
    } catch (error) {
      setProblem(error);
    }
  };
  useEffect(() => {
    begin();
  }, [who?.userId]);
  useEffect(() => {
    if (who && isAtEntry) open("/", { replace: true });
  }, [who?.userId, path]);
  if (problem) {
    return html`<main class="door"><${Problem} error=${problem} onRetry=${begin} /></main>`;
  }
  const isWaiting = who === undefined || (who && !accounts.value && !isDoorPath(path));
  if (isWaiting || (who && isAtEntry)) return html`<div class="door" aria-busy="true"></div>`;
  if (!who || isDoorPath(path)) return html`<${Door} /><${Toasts} />`;
  return html`<${Frame} />`;
}
