/** What is advised when a request fails. The error itself is shown by the kit. */

import { explainProblems, Problem, sentence } from "../kit/parts/problem.js";

export { Problem, sentence };

/** @type {Record<number, string>} */
const advice = {
  403: "You may look at this tree, but not change this. Ask its owner if you would like to.",
  404: "It may have been deleted, or you may not be allowed to see it any more.",
  409: "Look at what is there now, and try again if it still makes sense.",
  413: "It is too large. Try with something smaller.",
  429: "Please wait a little before you try again.",
  500: "This is our fault, not yours. Try again; if it goes on, tell whoever runs this service.",
  503: "The server is busy or being looked after. Nothing was lost; try again in a while.",
};

explainProblems({ advice });
