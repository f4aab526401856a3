notice-turn = Det är din tur i { $title }, { $name }: { $link }
notice-subject = Wolfden: det är din tur
notice-foot = Vill du inte få fler sådana meddelanden: { $link }
mail-confirm-subject = Wolfden: bekräfta den här adressen
mail-confirm = Någon vill få besked på den här adressen när det är deras tur på Wolfden. Om det var du, bekräfta det här: { $link } Om inte, gör ingenting, så kommer ingen mer post.
mail-confirm-button = Ja, skriv till den här adressen
mail-stop-button = Skriv inte till den här adressen mer
mail-done = Klart. Du kan stänga sidan.
