notice-turn = { $name }, ваш ход, { $title }: { $link }
notice-subject = Wolfden: ваш ход
notice-foot = Отключить эти сообщения можно в Wolfden на странице «{ nav-me }».
