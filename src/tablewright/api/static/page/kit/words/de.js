/** The texts of the page kit, in German. A text that is missing here is shown in English. */

export default {
  banner: {
    label: "Wichtig",
  },
  bell: {
    all: "Alle Benachrichtigungen",
    label: {
      one: "Benachrichtigungen, {count} ungelesen",
      other: "Benachrichtigungen, {count} ungelesen",
    },
    none: "Keine Benachrichtigungen.",
    readAll: "Alle als gelesen markieren",
    title: "Benachrichtigungen",
    unread: "Ungelesen:",
  },
  confirm: {
    cancel: "Abbrechen",
    type: "Geben Sie zur Bestätigung {name} ein",
  },
  copy: {
    button: "Kopieren",
    done: "Kopiert",
    failed: "Kopieren nicht möglich: Bitte markieren Sie den Text",
  },
  dialog: {
    close: "Schließen",
  },
  diff: {
    added: "Hinzugefügt:",
    folded: { one: "{count} unveränderte Zeile", other: "{count} unveränderte Zeilen" },
    removed: "Entfernt:",
    same: "Es hat sich nichts geändert.",
  },
  form: {
    choose: "Auswählen …",
    discard: "Änderungen verwerfen",
    json: "Muss gültiges JSON sein.",
    jsonHint: "JSON.",
    keep: "Weiter bearbeiten",
    lines: "Ein Eintrag pro Zeile.",
    no: "Nein",
    number: "Muss eine Zahl sein.",
    optional: "{label} (optional)",
    required: "Pflichtfeld.",
    unsaved: "Es gibt ungespeicherte Änderungen.",
    whole: "Muss eine ganze Zahl sein.",
    yes: "Ja",
  },
  impersonation: {
    back: "Zur Betreiberseite",
    banner:
      "Sie sehen diese Seite bis {time} als andere Person und können nichts ändern.",
  },
  keys: {
    title: "Tastenkürzel",
    letters: "Tastenkürzel verwenden",
  },
  live: {
    broken: "Die Verbindung ist abgebrochen.",
    connecting: "Verbindung wird aufgebaut …",
    live: "Live",
    off: "Nicht verbunden",
    paused: "Angehalten, solange die Seite nicht sichtbar ist",
    polling: "Keine Live-Verbindung, wird regelmäßig aktualisiert",
    waiting: "Verbindung unterbrochen, neuer Versuch",
  },
  meter: {
    full: "Das Limit ist erreicht.",
    of: "{used} von {limit}",
    own: "{own} hier · {all}",
    unlimited: "{used}, unbegrenzt",
  },
  notice: {
    dismiss: "Ausblenden",
  },
  pager: {
    label: "Seiten",
    next: "Weiter",
    page: "Seite {page}",
    previous: "Zurück",
  },
  problem: {
    again: "Erneut versuchen",
    copyId: "Kennung kopieren",
    request: "Anfrage {id}",
    status: "Status {status}",
    wait: {
      one: "In {count} Sekunde können Sie es erneut versuchen.",
      other: "In {count} Sekunden können Sie es erneut versuchen.",
    },
    waitMinutes: {
      one: "In {count} Minute können Sie es erneut versuchen.",
      other: "In {count} Minuten können Sie es erneut versuchen.",
    },
  },
  progress: {
    done: "Fertig.",
    failed: "Fehlgeschlagen.",
    of: "{done} von {total}",
  },
  request: {
    busy: "Der Server ist ausgelastet. Neuer Versuch …",
    lost: "Der Server ist nicht erreichbar. Neuer Versuch …",
    offline: "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",
    slow: "Der Server hat nicht rechtzeitig geantwortet.",
    status: "Der Server hat mit Status {status} geantwortet.",
    tooMany: "Zu viele Anfragen. Neuer Versuch in Kürze …",
  },
  secret: {
    copy: "Geheimnis kopieren",
    done: "Ich habe es gespeichert",
    once: "Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt.",
  },
  shell: {
    sections: "Bereiche",
    skip: "Zum Inhalt springen",
  },
  sparkline: {
    words: "von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}",
  },
  stepper: {
    back: "Zurück",
    next: "Weiter",
    place: "(Schritt {step} von {steps})",
  },
  switcher: {
    choose: "Konto auswählen",
    label: "Konto",
    list: "Konten",
    more: {
      one: "{count} weiteres Konto. Suchen Sie danach.",
      other: "{count} weitere Konten. Suchen Sie danach.",
    },
    none: "Kein Konto passt zu „{search}“.",
    search: "Konten suchen",
  },
  table: {
    filter: "Filtern",
    noMatch: "Nichts passt zu „{filter}“.",
    select: "{name} auswählen",
    selectAll: { one: "{count} Zeile auswählen", other: "Alle {count} Zeilen auswählen" },
    selected: { one: "{count} ausgewählt", other: "{count} ausgewählt" },
  },
  theme: {
    title: "Farben",
    system: "System",
    light: "Hell",
    dark: "Dunkel",
  },
  user: {
    menu: "Einstellungen",
    of: "Konto von {name}",
  },
  when: {
    now: "gerade eben",
  },
};
