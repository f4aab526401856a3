notice-turn = Jste na tahu, { $title } ({ $name }): { $link }
notice-subject = Wolfden: jste na tahu
notice-foot = Nechcete-li už tyto zprávy dostávat: { $link }
mail-confirm-subject = Wolfden: potvrďte tuto adresu
mail-confirm = Někdo chce na tuto adresu dostávat zprávy, když je ve Wolfdenu na tahu. Pokud jste to vy, potvrďte to zde: { $link } Pokud ne, nedělejte nic a další pošta nepřijde.
mail-confirm-button = Ano, pište na tuto adresu
mail-stop-button = Na tuto adresu už nepište
mail-done = Hotovo. Stránku můžete zavřít.
