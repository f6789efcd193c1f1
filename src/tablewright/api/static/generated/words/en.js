/** The texts of the generated page, in English. Names and descriptions come from the API. */

export default {
  action: {
    cannotUndo: "{id}: this cannot be undone.",
    confirm: "Confirm",
    delete: "Delete",
    done: "Done.",
    edit: "Edit",
    save: "Save",
    saved: "Saved.",
  },
  door: {
    docs: "API documentation",
    hint: "This tab keeps the key until you close it or sign out.",
    key: "API key",
    missing: "Enter an API key.",
    rejected: "The server no longer accepts this key. Sign in with another one.",
    signIn: "Sign in",
    signedOut: "You are signed out.",
    title: "Sign in to {title}",
  },
  list: {
    create: "Create",
    created: "Created.",
    empty: "No {title}",
    emptyCreate: "Press New to create the first one.",
    emptyFilter: "Nothing matches.",
    end: "The list ends here.",
    filter: "Filter",
    loading: "Loading…",
    new: "New",
    refresh: "Refresh",
  },
  plain: {
    apply: "Apply",
    open: "Open form",
    send: "Send",
  },
  result: {
    close: "Close",
    title: "Result",
  },
  shell: {
    docs: "API documentation",
    noRoutes: "The system has no routes.",
    signOut: "Sign out",
  },
  value: {
    no: "No",
    none: "None",
    required: "Required.",
    yes: "Yes",
  },
};
