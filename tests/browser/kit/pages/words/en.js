/** The texts of the gallery, in English. */

export default {
  title: "Kit gallery",
};
