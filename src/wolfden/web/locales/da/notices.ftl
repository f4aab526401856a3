notice-turn = Det er din tur i { $title }, { $name }: { $link }
notice-subject = Wolfden: det er din tur
notice-foot = Vil du ikke have flere af disse beskeder: { $link }
mail-confirm-subject = Wolfden: bekræft denne adresse
mail-confirm = Nogen vil have besked på denne adresse, når det er deres tur på Wolfden. Hvis det var dig, så bekræft det her: { $link } Hvis ikke, så gør intet, og der kommer ikke mere post.
mail-confirm-button = Ja, skriv til denne adresse
mail-stop-button = Skriv ikke til denne adresse mere
mail-done = Det er gjort. Du kan lukke siden.
