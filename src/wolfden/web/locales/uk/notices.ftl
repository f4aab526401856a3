notice-turn = { $name }, ваш хід, { $title }: { $link }
notice-subject = Wolfden: ваш хід
notice-foot = Вимкнути ці повідомлення можна у Wolfden на сторінці «{ nav-me }».
