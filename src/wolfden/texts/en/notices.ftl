### What is sent to guests who are elsewhere.

notice-turn = It’s your turn in { $title }, { $name }: { $link }
notice-turn-subject = Wolfden: it’s your turn
push-turn-title = It’s your turn
push-turn = { $title } is waiting for you, { $name }.
notice-invite = You’re invited to { $title } by { $host }: { $link }
notice-invite-subject = Wolfden: an invitation
push-invite-title = An invitation
push-invite = You’re invited to { $title } by { $host }.
notice-foot = Unsubscribe: { $link }
mail-confirm-subject = Wolfden: confirm this address
mail-confirm = Someone asked Wolfden to write to this address when it’s their turn. If that was you, confirm it here: { $link } If it wasn’t you, ignore this message and we won’t write again.
mail-confirm-button = Yes, write to this address
mail-stop-button = Stop e-mailing this address
mail-done = Done. You can close this page.
