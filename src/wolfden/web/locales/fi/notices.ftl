notice-turn = Sinun vuorosi, { $title } ({ $name }): { $link }
notice-subject = Wolfden: sinun vuorosi
notice-foot = Jos et halua enää näitä viestejä: { $link }
mail-confirm-subject = Wolfden: vahvista tämä osoite
mail-confirm = Joku haluaa tähän osoitteeseen tiedon vuorostaan Wolfdenissa. Jos se olit sinä, vahvista se täällä: { $link } Jos et, älä tee mitään, niin postia ei enää tule.
mail-confirm-button = Kyllä, kirjoittakaa tähän osoitteeseen
mail-stop-button = Älkää enää kirjoittako tähän osoitteeseen
mail-done = Valmista. Voit sulkea sivun.
