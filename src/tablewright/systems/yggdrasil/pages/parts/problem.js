/** What is advised when a request fails. The error itself is shown by the kit. */

import { explainProblems, Problem, sentence } from "../kit/parts/problem.js";
import { text } from "../words.js";

export { Problem, sentence };

/** @type {Record<number, string>} */
const advice = {
  403: text("problem.advice.forbidden"),
  404: text("problem.advice.notFound"),
  409: text("problem.advice.conflict"),
  413: text("problem.advice.tooLarge"),
  429: text("problem.advice.tooMany"),
  500: text("problem.advice.internal"),
  503: text("problem.advice.unavailable"),
};

explainProblems({ advice });
