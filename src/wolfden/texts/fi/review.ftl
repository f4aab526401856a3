### Reviews of finished games, on the page and in a terminal.

review-title = Pelin arvio: { $title }
review-facts = Toimintoja: { $actions }, simulaatioita päätöstä kohti: { $simulations }
review-chances = Voiton mahdollisuus sen mukaan, mitä kukin pelaaja tiesi
review-chances-early = Pelin alussa mahdollisuudet ovat vain karkea arvio.
review-player = Pelaaja
review-lost = Menetetty virheissä
review-luck = Onni
review-mistakes = Kalliit päätökset
review-no-mistakes = Mikään päätös ei maksanut paljon.
review-mistake = { $name }, toiminto { $number }: hinta { $percent } %
review-played = Pelattu
review-better = Parempi
review-chance = voiton mahdollisuus { $percent } %
review-round = { $name }, ennen seuraavaa vuoroa nopeissa koepeleissä:
review-tally = { $name }, { $part }: { $now } → { $preferred } eikä { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } eikä { $chosen }
review-likely = { $preferred } % eikä { $chosen } %: { $event }
review-trials = Nopeissa koepeleissä paremman toiminnon jälkeen:
review-part = { $name }, { $part }: keskimäärin { $points }
review-ending = { $preferred } % eikä { $chosen } %: { $ending } Voittaja: { $names }.
review-unexplained = Koepelit eivät näytä yhtä selvää syytä. Tietokone katsoi pidemmälle ja piti tätä parempana.
review-hidden = Jotain oli tässä piilossa pelaajalta { $name }. Päätös arvioidaan sen mukaan, mitä hän tiesi.
review-chance-events = Heitot ja nostot, jotka merkitsivät eniten
review-no-chance-events = Mikään heitto tai nosto ei muuttanut mahdollisuutta { $percent } % tai enempää.
review-deal = Alkujako
review-number = Toiminto { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Missä peli ratkesi? Arvio tarkastelee jokaista päätöstä sen mukaan, mitä pelaaja tiesi, ja erottaa onnen taidosta.
review-start = Aloita arvio
review-waiting = Arvio odottaa jonossa.
review-progress = Vaihe { $done }/{ $total }
review-failed = Arvio epäonnistui. Aloita se uudelleen.
review-everyone = Kaikki pelaajat
review-graph = Voiton mahdollisuus pelin aikana. Valitse hetki napsauttamalla tai nuolinäppäimillä.
review-axis = toiminnot
review-good = Parempaa ei tästä löytynyt.
review-moment = Hetki pelissä
review-link = Linkki tähän arvioon
