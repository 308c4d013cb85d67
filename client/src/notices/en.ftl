# Being told that it is one's turn.
tell-me = Tell me when it is my turn
tell-when = Only while nobody of your seat has the table open, and once a turn at most.
tell-here = In this browser
tell-refused = This browser was told not to show notices. Its settings for this page can change that.
tell-mail = By mail, to
tell-mail-add = Ask me by mail
tell-mail-asked = { $address }: open the mail that was sent there and say yes.
tell-mail-on = { $address } is told.
tell-mail-off = No more mails
