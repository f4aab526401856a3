notice-turn = { $name }, det er din tur i { $title }: { $link }
notice-subject = Wolfden: det er din tur
notice-foot = Slå disse beskeder fra på din side hos Wolfden.
