notice-turn = Ваш хід, { $title } ({ $name }): { $link }
notice-subject = Wolfden: ваш хід
notice-foot = Більше не отримувати ці повідомлення: { $link }
mail-confirm-subject = Wolfden: підтвердьте цю адресу
mail-confirm = Хтось хоче дізнаватися за цією адресою про свій хід у Wolfden. Якщо це ви, підтвердьте тут: { $link } Якщо ні, нічого не робіть, і листів більше не буде.
mail-confirm-button = Так, писати на цю адресу
mail-stop-button = Більше не писати на цю адресу
mail-done = Готово. Сторінку можна закрити.
