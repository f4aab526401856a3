### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: analyysi, { $name }
analysis-simulations = Simulaatioita: { $simulations }
analysis-then = sitten: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Analyysi: { $title }
analysis-lead = Kokeile muunnelmia mistä tahansa asemasta ja katso, mitä tietokone niistä ajattelee.
analysis-new = Uusi peli
analysis-players = Pelaajia
analysis-deal = Luo pelilauta
analysis-from-text = Asema, uusinta tai analyysi tekstinä
analysis-open = Avaa
analysis-file = Tiedostosta
analysis-engine = Tietokone
analysis-think = Anna sen miettiä
analysis-stop = Pysäytä
analysis-knows = Arvioitu sen mukaan, mitä { $name } tietää.
analysis-play = Pelaa { $action }
analysis-lines = Muunnelmat
analysis-line = Muunnelma { $number }
analysis-name = Tämän muunnelman nimi
analysis-delete = Poista tämä muunnelma
analysis-empty = Valitse toiminto laudalta: siitä alkaa muunnelma.
analysis-full = Muunnelmille ei ole enää tilaa. Poista ensin jokin.
analysis-seat = Kenen puolesta
analysis-chance = Seuraavaksi heitetään tai nostetaan.
analysis-roll = Anna sattuman päättää
analysis-outcome = Tai valitse tulos
analysis-over = Peli päättyy tähän.
analysis-export = Teksti ja linkki
analysis-text = Analyysi tekstinä
analysis-copy-text = Kopioi teksti
analysis-save = Tallenna tiedostoon
analysis-link = Linkki, joka sisältää koko analyysin
analysis-link-long = Analyysi on linkiksi liian pitkä. Jaa teksti sen sijaan.
analysis-set-up = Aseta käsin
analysis-set-up-help = Muuta asemaa ja näytä se. Muunnelmat katoavat.
analysis-show = Näytä tämä asema
analysis-steps = Liikkuminen muunnelmassa
analysis-side = Tietokone ja muunnelmat
