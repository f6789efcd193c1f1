/** What the person may do with one source: some people may change only those they connected. */

import { limitsOf } from "../state/account.js";
import { user } from "../state/session.js";
import { text } from "../words.js";

/**
 * Why the person may not change or run this source, although they may with others; empty: they may.
 * @param {string} permission such as `sources.update`
 * @param {import("../api/sources.js").Source} source
 */
export function notOwn(permission, source) {
  const isLimited = limitsOf(permission)?.includes("own") ?? false;
  return isLimited && source.createdBy !== user.value?.userId ? text("sources.notOwn") : "";
}
