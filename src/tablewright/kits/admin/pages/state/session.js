/** Session: the operator's token of this tab. */

import { makeSessionKey } from "../kit/state/session_key.js";

const { key, reason, keep, forget } = makeSessionKey();

export { forget as signOut, keep as keepToken, key as token, reason };
