/** What this page advises when a request fails. The kit shows the error itself. */

import { explainProblems } from "./kit/parts/problem.js";
import { text } from "./words.js";

explainProblems({
  advice: {
    412: text("problem.changed"),
    500: text("problem.internal"),
    503: text("problem.unavailable"),
  },
});
