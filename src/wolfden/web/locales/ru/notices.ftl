notice-turn = Ваш ход, { $title } ({ $name }): { $link }
notice-subject = Wolfden: ваш ход
notice-foot = Больше не получать эти сообщения: { $link }
mail-confirm-subject = Wolfden: подтвердите этот адрес
mail-confirm = Кто-то хочет узнавать по этому адресу о своём ходе в Wolfden. Если это вы, подтвердите здесь: { $link } Если нет, ничего не делайте, и писем больше не будет.
mail-confirm-button = Да, писать на этот адрес
mail-stop-button = Больше не писать на этот адрес
mail-done = Готово. Страницу можно закрыть.
