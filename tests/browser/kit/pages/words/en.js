/** The texts of the gallery's shell, in English. Samples have theirs in place. */

export default {
  title: "Kit gallery",
  sections: {
    parts: "Parts",
    table: "Table",
    forms: "Forms",
    charts: "Charts",
    texts: "Texts",
  },
  keys: "Keyboard shortcuts",
  signOut: "Sign out",
};
