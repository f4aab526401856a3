### What is sent to guests who are elsewhere.

notice-turn = { $name }, it is your turn in { $title }: { $link }
notice-subject = Wolfden: it is your turn
notice-foot = You can turn these messages off on “My page” at Wolfden.
