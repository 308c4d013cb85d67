turn-title = Du bist am Zug: { $game }
turn-text = Runde { $round }. { $names }
turn-alone = Runde { $round }.

mail-subject = Du bist am Zug: { $game }
mail-text =
    In { $game }, Runde { $round }, bist du am Zug.

    Der Tisch: { $table }
    Öffne ihn in dem Browser, mit dem du dich hingesetzt hast, oder über deinen eigenen Link.

    { $names }

    Keine Mails mehr zu diesem Rennen: { $out }

confirm-subject = Soll Pileup dir schreiben, wenn du am Zug bist?
confirm-text =
    Jemand, der bei { $site } ein Rennen fährt, hat diese Adresse angegeben, um zu erfahren, wann er am Zug ist.

    Wenn du das warst, sag hier Ja: { $out }

    Wenn nicht, tu einfach nichts: Es kommt keine weitere Mail. Auf derselben Seite kannst du auch dafür sorgen, dass nie eine kommt.

page-title = Mail von Pileup
page-confirm = Sollen wir an { $address } schreiben, wenn du am Zug bist?
page-confirmed = Wir schreiben an { $address }, wenn du am Zug und nicht am Tisch bist.
page-yes = Ja, schreibt mir
page-stop = Keine Mails mehr zu diesem Rennen
page-never = Nie an diese Adresse schreiben
page-did-confirm = Gut. Wir schreiben dir, wenn du am Zug bist.
page-did-stop = Zu diesem Rennen schreiben wir nicht mehr.
page-did-never = An diese Adresse schreiben wir nie wieder.
page-gone = Dieser Link hat seinen Dienst getan. Es wird dir nichts geschickt.
