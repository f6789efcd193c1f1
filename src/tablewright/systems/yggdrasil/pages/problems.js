/** What this page advises when a request fails. The kit shows the error itself. */

import { explainProblems } from "./kit/parts/problem.js";
import { text } from "./words.js";
import { inPageLanguage } from "./words/server.js";

explainProblems({
  advice: {
    403: text("problem.forbidden"),
    404: text("problem.notFound"),
    409: text("problem.conflict"),
    413: text("problem.tooLarge"),
    429: text("problem.tooMany"),
    500: text("problem.internal"),
    503: text("problem.unavailable"),
  },
  translated: inPageLanguage,
});
