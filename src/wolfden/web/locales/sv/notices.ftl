notice-turn = { $name }, det är din tur i { $title }: { $link }
notice-subject = Wolfden: det är din tur
notice-foot = Stäng av de här meddelandena på din sida hos Wolfden.
