/**
 * Messages of the server in German, by their English templates. A value in braces may be a message
 * itself. Messages that only callers of the API see are not here.
 */

/** @type {Record<string, string>} */
export default {
  // Access
  "Your access to this tree has changed.": "Ihr Zugriff auf diesen Stammbaum hat sich geändert.",
  "Only the owner of the tree may do this.": "Das darf nur der Eigentümer des Stammbaums.",
  "You have read-only access to this tree.": "Sie dürfen diesen Stammbaum nur ansehen.",
  "You already own this tree.": "Dieser Stammbaum gehört Ihnen bereits.",
  "Tree not found.": "Stammbaum nicht gefunden.",
  "Person not found.": "Person nicht gefunden.",
  "User not found.": "Konto nicht gefunden.",
  "Guest not found.": "Gast nicht gefunden.",
  "A tree may have at most {count} guests.": "Ein Stammbaum kann höchstens {count} Gäste haben.",
  "This e-mail address has not been confirmed yet.":
    "Diese E-Mail-Adresse wurde noch nicht bestätigt.",
  "Invitation not found.": "Einladung nicht gefunden.",
  "Invitation not found. It may have been used, withdrawn or expired.":
    "Einladung nicht gefunden. Vielleicht wurde sie verwendet oder widerrufen, oder sie ist " +
    "abgelaufen.",
  "The invitation went to another e-mail address.":
    "Die Einladung ging an eine andere E-Mail-Adresse.",
  "The tree has too many open invitations.":
    "Für diesen Stammbaum gibt es zu viele offene Einladungen.",
  "This person already has access to the tree.":
    "Diese Person hat bereits Zugriff auf den Stammbaum.",
  "This server does not send e-mails. Create a link instead.":
    "Dieser Server sendet keine E-Mails. Erstellen Sie stattdessen einen Link.",
  // People and relationships
  "Other people are changing this tree right now.":
    "Dieser Stammbaum wird gerade von anderen geändert.",
  "The person has changed since it was read.": "Die Person wurde inzwischen geändert.",
  "A tree must have a name.": "Ein Stammbaum braucht einen Namen.",
  "A person must have a first or last name.": "Eine Person braucht einen Vor- oder Nachnamen.",
  "The root person is not in the tree.": "Die erste Person gehört nicht zum Stammbaum.",
  "The day and the text of the date differ.":
    "Der Tag und der Text des Datums passen nicht zusammen.",
  "A biography may have at most {size} KB.":
    "Eine Lebensgeschichte darf höchstens {size} KB haben.",
  "A person cannot be related to themselves.": "Niemand kann mit sich selbst verbunden sein.",
  "A child may have at most two biological parents.":
    "Ein Kind kann höchstens zwei leibliche Elternteile haben.",
  "These two people are already a couple.": "Diese beiden sind bereits ein Paar.",
  "The parent is a descendant of the child.": "Der Elternteil stammt von dem Kind ab.",
  "The two people are in different trees.": "Die beiden gehören zu verschiedenen Stammbäumen.",
  "Relationship not found.": "Beziehung nicht gefunden.",
  "One of the two is the other's parent.": "Eine der beiden Personen ist Elternteil der anderen.",
  "Together they have more than two biological parents. Merge the parents first.":
    "Sie hätten mehr als zwei leibliche Elternteile. Führen Sie zuerst die Eltern zusammen.",
  "This deletion can no longer be undone.":
    "Diese Löschung lässt sich nicht mehr rückgängig machen.",
  "Change not found.": "Änderung nicht gefunden.",
  "This change cannot be restored.": "Diese Änderung lässt sich nicht zurücknehmen.",
  "This person or relationship has been deleted since.":
    "Diese Person oder Beziehung wurde inzwischen gelöscht.",
  "Nothing is left to restore.": "Es gibt nichts mehr wiederherzustellen.",
  // Photos
  "Too many photos are being uploaded at once.": "Gerade werden zu viele Fotos hochgeladen.",
  "This isn't a JPEG, PNG, WebP or GIF image.": "Das ist kein JPEG-, PNG-, WebP- oder GIF-Bild.",
  "A photo may have at most {count} million pixels.":
    "Ein Foto darf höchstens {count} Millionen Pixel haben.",
  "The image is damaged and cannot be decoded.": "Das Bild ist beschädigt und nicht lesbar.",
  "This person has no photo.": "Diese Person hat kein Foto.",
  "{name} is not a photo: {reason}": "{name} ist kein Foto: {reason}",
  // Account
  "Wrong code.": "Falscher Code.",
  "Wrong password.": "Falsches Passwort.",
  "Wrong e-mail address or password.": "E-Mail-Adresse oder Passwort ist falsch.",
  "The sign-in has expired. Enter your password again.":
    "Die Anmeldung ist abgelaufen. Geben Sie Ihr Passwort noch einmal ein.",
  "A password must have {least} to {most} characters.":
    "Ein Passwort muss {least} bis {most} Zeichen haben.",
  "A password must not contain a null character.":
    "Ein Passwort darf kein Nullzeichen enthalten.",
  "This password is too common.": "Dieses Passwort wird zu häufig verwendet.",
  "A password must not consist of your name, your e-mail address or the service's name.":
    "Ein Passwort darf nicht aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen des Dienstes " +
    "bestehen.",
  "The session has ended.": "Die Sitzung ist beendet.",
  "The session is unknown or has ended.": "Die Sitzung ist beendet.",
  "The request has no session token.": "Sie sind nicht angemeldet.",
  "Session not found.": "Sitzung nicht gefunden.",
  "Another request changed your profile. Read it again.":
    "Ihr Profil wurde inzwischen geändert. Laden Sie die Seite neu.",
  "Another request changes the account.": "Das Konto wird gerade geändert.",
  "The address is already confirmed.": "Die Adresse ist bereits bestätigt.",
  "This is already your address.": "Das ist bereits Ihre Adresse.",
  "There is already an account with this e-mail address.":
    "Mit dieser E-Mail-Adresse gibt es bereits ein Konto.",
  "The link is invalid, has expired, or was already used.":
    "Der Link ist ungültig oder abgelaufen, oder er wurde schon verwendet.",
  "At most {count} attempts are allowed in {minutes} minutes.":
    "In {minutes} Minuten sind höchstens {count} Versuche erlaubt.",
  "Too many people are signing in.": "Gerade melden sich zu viele Personen an.",
  "The second factor is on. Turn it off first.":
    "Die Anmeldung in zwei Schritten ist eingeschaltet. Schalten Sie sie zuerst aus.",
  "The second factor is off.": "Die Anmeldung in zwei Schritten ist ausgeschaltet.",
  "There is no second factor to confirm. Set one up first.":
    "Richten Sie die Anmeldung in zwei Schritten zuerst ein.",
  // Backups
  "A backup may have at most {size} MB. {advice}":
    "Eine Sicherung darf höchstens {size} MB haben. Lassen Sie die Fotos weg.",
  "A backup may have at most {count} photos.":
    "Eine Sicherung darf höchstens {count} Fotos haben.",
  "Restore not found.": "Wiederherstellung nicht gefunden.",
  "The body is not valid JSON: {reason}.": "Die Datei ist kein gültiges JSON: {reason}.",
  "Together with the people in {tree}, someone would be their own ancestor. {advice}":
    "Mit den Personen in {tree} würde jemand von sich selbst abstammen.",
  "Together with the people in {tree}, someone would have {count} biological parents. {advice}":
    "Mit den Personen in {tree} hätte jemand {count} leibliche Elternteile.",
  "Invalid enum value {value}.": "Ungültiger Wert {value}.",
  "Object missing required field {name}.": "Das Feld {name} fehlt.",
  "Object contains unknown field {name}.": "Unbekanntes Feld {name}.",
  "Expected {one}, got {other}.": "{one} erwartet, nicht {other}.",
  "Two trees have this id.": "Zwei Stammbäume haben dieselbe Kennung.",
  "Two people have this id.": "Zwei Personen haben dieselbe Kennung.",
  "One of the two people is not in the tree.":
    "Eine der beiden Personen gehört nicht zum Stammbaum.",
  "This relationship is listed twice.": "Diese Beziehung ist doppelt vorhanden.",
  "{name} is their own ancestor.": "{name} stammt von sich selbst ab.",
  "This may have at most {size} KB.": "Dieser Teil darf höchstens {size} KB haben.",
  "This is not GEDCOM text that an import stored.":
    "Das ist kein GEDCOM-Text, den ein Import gespeichert hat.",
  "The text contains a control character.": "Der Text enthält ein Steuerzeichen.",
  // Files
  "Import not found.": "Import nicht gefunden.",
  "Line {line}: {reason}.": "Zeile {line}: {reason}.",
  "The file may have at most {size} bytes.": "Die Datei darf höchstens {size} Byte haben.",
  "this is not a GEDCOM file": "Das ist keine GEDCOM-Datei",
  "this is not a GEDCOM file: it does not begin with 0 HEAD":
    "Das ist keine GEDCOM-Datei: Sie beginnt nicht mit 0 HEAD",
  "the header declares no character set, and the text is not UTF-8":
    "Der Kopf nennt keinen Zeichensatz, und der Text ist nicht UTF-8",
  "unknown character set {name}": "Unbekannter Zeichensatz {name}",
  "the byte 0x{byte} is not valid {name}": "Das Byte 0x{byte} ist in {name} ungültig",
  "expected a level and a tag, not {text}": "Ebene und Kennzeichen erwartet, nicht {text}",
  "{tag} continues nothing": "{tag} setzt nichts fort",
  "{tag} continues a pointer": "{tag} setzt einen Verweis fort",
  "the file has a second header": "Die Datei hat einen zweiten Kopf",
  "duplicate id @{id}@": "Die Kennung @{id}@ kommt doppelt vor",
  "the file ends without TRLR, so a part of it is missing":
    "Die Datei endet ohne TRLR, also fehlt ein Teil",
  "the line has more than {count} characters": "Die Zeile hat mehr als {count} Zeichen",
  "there is a line after TRLR": "Nach TRLR folgt noch eine Zeile",
  "the file has more than {count} records": "Die Datei hat mehr als {count} Datensätze",
  "the file is empty": "Die Datei ist leer",
  "the level is above {level}": "Die Ebene ist höher als {level}",
  "level {level} follows level {other}": "Ebene {level} folgt auf Ebene {other}",
  "@{id}@: invalid id": "@{id}@ ist keine gültige Kennung",
  "the id has more than {count} characters": "Die Kennung hat mehr als {count} Zeichen",
  "the family has more than {count} partners": "Die Familie hat mehr als {count} Partner",
  "the file has more than {count} parent-child relationships":
    "Die Datei hat mehr als {count} Beziehungen zwischen Eltern und Kindern",
  "this is not a tree export: {reason}": "Das ist kein exportierter Stammbaum: {reason}",
  "two people have the same id": "Zwei Personen haben dieselbe Kennung",
  "the archive cannot be read: {reason}": "Das Archiv ist nicht lesbar: {reason}",
  "the archive has no {name}": "Das Archiv enthält keine Datei {name}",
  "the archive has {reason}": "Das Archiv enthält {reason}",
  "more than {count} files": "mehr als {count} Dateien",
  "more than {size} bytes when unpacked": "entpackt mehr als {size} Byte",
  "a file with a suspicious compression ratio: {name}":
    "eine verdächtig stark komprimierte Datei: {name}",
  "a {name} of more than {size} bytes": "eine Datei {name} mit mehr als {size} Byte",
  "{name} is encrypted": "{name} ist verschlüsselt",
  "{name} uses a compression method that GEDZIP does not allow":
    "{name} ist mit einem Verfahren komprimiert, das GEDZIP nicht erlaubt",
  "{name} cannot be unpacked: {reason}": "{name} lässt sich nicht entpacken: {reason}",
  "{name} does not have the size that the archive states":
    "{name} ist nicht so groß, wie das Archiv angibt",
  // What an import warns of
  "@{parent}@ descends from @{child}@ and cannot be their parent; the line is kept for exports":
    "@{parent}@ stammt von @{child}@ ab und kann kein Elternteil sein; Exporte behalten die Zeile",
  "the line has control characters, which were removed":
    "Die Steuerzeichen der Zeile wurden entfernt",
  "the line is below a record; its id was removed, as only records have ids":
    "Die Kennung der Zeile wurde entfernt, denn nur Datensätze haben eine",
  "the line has no level and was added to the text before it":
    "Die Zeile hat keine Ebene und wurde an den Text davor angefügt",
  "@{id}@ is listed twice as a partner of the family":
    "@{id}@ ist zweimal als Partner der Familie genannt",
  "{tag} @{id}@ is not in the file": "{tag} @{id}@ fehlt in der Datei",
  "@{id}@ has no FAMS line for the family": "@{id}@ hat keine FAMS-Zeile für die Familie",
  "@{id}@ has no FAMC line for the family that lists it":
    "@{id}@ hat keine FAMC-Zeile für die Familie, die das Kind nennt",
  "@{id}@ refers to a family that does not list it":
    "@{id}@ verweist auf eine Familie, die diese Person nicht nennt",
  "@{id}@ refers to a missing family @{family}@":
    "@{id}@ verweist auf die fehlende Familie @{family}@",
  "@{id}@ cannot be their own parent": "@{id}@ kann nicht Elternteil von sich selbst sein",
  "the family has {count} partners; the first two become a couple":
    "Die Familie hat {count} Partner; die ersten beiden werden ein Paar",
  "@{id}@ has {count} biological {parents}": "@{id}@ hat {count} leibliche {parents}",
  fathers: "Väter",
  mothers: "Mütter",
};
