### Reviews of finished games, on the page and in a terminal.

review-title = Pelin arvio: { $title }
review-facts = Toimintoja: { $actions }, simulaatioita päätöstä kohti: { $simulations }
review-chances = Voiton mahdollisuus sen mukaan, mitä kukin pelaaja tiesi
review-player = Pelaaja
review-lost = Menetetty päätöksissä
review-luck = Onni
review-mistakes = Kalliit päätökset
review-no-mistakes = Mikään päätös ei maksanut paljon.
review-mistake = { $name }, toiminto { $number }: hinta { $percent } %
review-played = Pelattu
review-better = Parempi
review-chance = mahdollisuus { $percent } %
review-trials = Nopeissa koepeleissä paremman toiminnon jälkeen:
review-part = { $name }, { $part }: keskimäärin { $points }
review-ending = { $ending } ({ $names }): { $preferred } %, ei { $chosen } %
review-hidden = Jotain oli tässä piilossa: { $name }. Päätös arvioidaan sen mukaan, mikä oli tiedossa.
review-chance-events = Heitot ja nostot, jotka muuttivat eniten
review-no-chance-events = Mikään heitto tai nosto ei muuttanut mahdollisuutta { $percent } % tai enempää.
review-deal = Alkujako
review-number = Toiminto { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %
