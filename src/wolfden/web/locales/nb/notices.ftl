notice-turn = Det er din tur i { $title }, { $name }: { $link }
notice-subject = Wolfden: det er din tur
notice-foot = Vil du ikke ha flere slike meldinger: { $link }
mail-confirm-subject = Wolfden: bekreft denne adressen
mail-confirm = Noen vil ha beskjed på denne adressen når det er deres tur på Wolfden. Hvis det var deg, bekreft det her: { $link } Hvis ikke, gjør ingenting, så kommer det ikke mer post.
mail-confirm-button = Ja, skriv til denne adressen
mail-stop-button = Ikke skriv til denne adressen mer
mail-done = Det er gjort. Du kan lukke siden.
