/**
 * How large cards are, and how far apart. In units of the drawing.
 */

/** Upright cards: a portrait above a name. Of all charts that grow up or down. */
export const CARD = { w: 124, h: 128 };

/** The bar of a couple is so far below the upper edge of cards: halfway down the portraits. */
export const BAR = 38;

/** Lying cards: a portrait beside a name. Of the pedigree, which grows to the right. */
export const LYING = { w: 208, h: 60 };

export const GAP = {
  couple: 22, // the bar between two who belong together
  kin: 26, // between cards of a row
  families: 54, // between families that nothing joins
  line: 14, // a line that runs down past a row takes this much room
  level: 76, // between rows, before the lines in it need more
  lane: 9, // between two lines that run side by side
};
