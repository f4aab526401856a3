### What is sent to guests who are elsewhere.

notice-turn = It is your turn in { $title }, { $name }: { $link }
notice-turn-subject = Wolfden: it is your turn
push-turn-title = It is your turn
push-turn = { $title } is waiting for you, { $name }.
notice-invite = You are invited to { $title } by { $host }: { $link }
notice-invite-subject = Wolfden: an invitation
push-invite-title = An invitation
push-invite = You are invited to { $title } by { $host }.
notice-foot = To get no more of these messages: { $link }
mail-confirm-subject = Wolfden: confirm this address
mail-confirm = Someone asked Wolfden to write to this address when it is their turn. If that was you, confirm it here: { $link } If not, do nothing, and no more mail will come.
mail-confirm-button = Yes, write to this address
mail-stop-button = Do not write to this address any more
mail-done = That is done. You can close this page.
