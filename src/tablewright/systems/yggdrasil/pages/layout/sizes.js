/**
 * The sizes and distances of cards, in units of the drawing.
 */

/** Upright cards: a portrait above a name. Of all charts that grow up or down. */
export const CARD = { w: 124, h: 128 };

/** The distance of a couple's bar from the upper edge of cards: half a portrait. */
export const BAR = 38;

/** Lying cards: a portrait beside a name. Of the pedigree, which grows to the right. */
export const LYING = { w: 208, h: 60 };

export const GAP = {
  couple: 22, // the bar between a couple
  kin: 26, // between cards of a row
  families: 54, // between unconnected families
  line: 14, // a line that runs down past a row takes this much room
  level: 76, // between rows, before the lines in it need more
  lane: 9, // between two lines that run side by side
};
