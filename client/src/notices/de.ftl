# Bescheid bekommen, dass man am Zug ist.
tell-me = Sag mir, wenn ich am Zug bin
tell-when = Nur solange niemand von deinem Platz den Tisch offen hat, und höchstens einmal pro Zug.
tell-here = In diesem Browser
tell-refused = Dieser Browser darf keine Mitteilungen zeigen. Seine Einstellungen für diese Seite können das ändern.
tell-mail = Per Mail, an
tell-mail-add = Frag mich per Mail
tell-mail-asked = { $address }: Öffne die Mail, die dorthin ging, und sag Ja.
tell-mail-on = { $address } bekommt Bescheid.
tell-mail-off = Keine Mails mehr
