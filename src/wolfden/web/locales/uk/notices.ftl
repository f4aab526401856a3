notice-turn = { $name }, ваш хід, { $title }: { $link }
notice-subject = Wolfden: ваш хід
notice-foot = Вимкнути ці повідомлення можна на вашій сторінці у Wolfden.
