notice-turn = { $name }, det er din tur i { $title }: { $link }
notice-subject = Wolfden: det er din tur
notice-foot = Slå av disse meldingene på siden din hos Wolfden.
