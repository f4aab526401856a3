### Texts of the pages outside a running game.

page-title = Wolfden: kolme susipeliä
tab-your-turn = ● Sinun vuorosi: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Siirry sisältöön
nav-label = Wolfden
nav-me = Oma sivu
close = Sulje
cancel = Peruuta
save = Tallenna
yes = Kyllä
no = Ei
loading = Hetkinen …
page-is-old = Wolfden on päivitetty. Lataa sivu uudelleen, niin jatkat uudella versiolla; pelisi pysyy ennallaan.
reload = Lataa uudelleen
go-home = Peleihin

theme-to-snow = Vaihda vaaleaan teemaan
theme-to-night = Vaihda tummaan teemaan

## Titles

title-the-wolves = Sudet
title-age-of-the-wolf = Age of the Wolf
title-brotherhood-of-the-wolf = Suden veljeskunta

pitch-the-wolves = Johda laumaa viiden maaston halki, ulvo yksinäisiä susia mukaan ja pidä alueet, kun kuu lasketaan. Ei tuuria alkuasetelman jälkeen.
pitch-age-of-the-wolf = Häädä petoeläimet, ylitä jäätynyt meri ja rakenna viisi pesää ennen muita laumoja. Yksi noppa ja salainen käsi kortteja.
pitch-brotherhood-of-the-wolf = Gévaudan, 1764. Yksi pelaa Petoa ja liikkuu näkymättömissä; metsästäjät lukevat sen jälkiä ja saartavat sen.

picture-the-wolves = Sudet-pelin lauta, jolla sudet liikkuvat
picture-age-of-the-wolf = Age of the Wolf -pelin lauta, jolla laumat liikkuvat
picture-brotherhood-of-the-wolf = Suden veljeskunnan kartta, jolla metsästäjät liikkuvat

note-age-of-the-wolf = Pelilauta, sen saalisarvot ja petoeläinten arvot ovat oma rekonstruktiomme, eivät painetut. Pelin omistaja voi ladata lautansa tiedostosta.
note-brotherhood-of-the-wolf = Kartta ja 23 vuodenaikakorttia 24:stä ovat omiamme: sääntökirja näyttää alkuperäiset vain kuvissa. Kortti Sumu on kirjasta.

role-the-wolves = Lauma { $number }
role-age-of-the-wolf = Lauma { $number }
role-brotherhood-of-the-wolf = { $number ->
    [1] Peto
   *[other] Metsästäjät { NUMBER($number) }
  }

## Landing

landing-title = Kolme susipeliä yhden napsautuksen päässä
landing-lead = Heti botteja vastaan tai ystävien kanssa linkillä. Ei rekisteröitymistä, ei asennettavaa.
puzzles-title = Päivän pulmat
puzzles-streak = { $count ->
    [one] Ratkaistu yhtenä päivänä peräkkäin.
   *[other] Ratkaistu { $count } päivänä peräkkäin.
  }
game-facts = { $min }–{ $max } pelaajaa
play-now = Pelaa
invite-friends = Kutsu ystäviä
set-up = Mukauta
lobby-mine = Omat pöydät
lobby-open = Avoimet pöydät
lobby-open-empty = Kukaan ei odota seuraa juuri nyt. Avaa pöytä ja tee siitä julkinen.
lobby-finished = Viime pelit
lobby-finished-empty = Täällä ei ole vielä pelattu peliä loppuun. Omasi voi olla ensimmäinen.
unofficial = Wolfden on epävirallinen. Nimet kertovat, kenen sääntöjä tarkoitetaan; tekstit, piirrokset, koodi ja rekonstruoidut laudat ovat omiamme.

state-your-turn = Sinun vuorosi
state-open = { $free ->
    [one] yksi paikka vapaana
   *[other] { $free } paikkaa vapaana
  }
state-running = käynnissä
state-won = voitti: { $winners }, { $date }
state-ended = päättyi { $date }
state-abandoned = keskeytetty

guest-name = Susi { $number }
seat-free = Paikka { $number }, vapaa
seat-stand-in = { $name } (botti)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Kulkuribotti
    [greedy] Nälkäinen botti
    [cub] Pentubotti
    [hunter] Metsästäjäbotti
    [alpha] Alfabotti
    [legend] Legendabotti
   *[other] Botti { $level }
  }

## Set-up

setup-title = Pöytä: { $title }
setup-seats = Paikat
setup-rules = Pöydän säännöt
setup-table = Pöytä
setup-start = Aloita peli
setup-open = Avaa pöytä
setup-preview = Esimerkki siitä, millaiseksi lauta voidaan jakaa
setup-no-preview = Tätä lautaa ei voi piirtää: tarkista asetukset.
setup-clock = Kello
setup-clock-kind = { $kind ->
    [none] ei kelloa
    [quick] 10 minuuttia + 10 sekuntia per toiminto
    [live] 30 minuuttia + 20 sekuntia per toiminto
   *[days] monta päivää: 3 päivää + 12 tuntia per toiminto
  }
seat-kind-me = minä pelaan
seat-kind-open = avoin kaikille, joilla on linkki
seat-kind-invited = vain omalla kutsulla
seat-add = Lisää paikka
seat-remove = Poista { $name }
switch-hints = Vihjeet
switch-hints-help = Pelaajat saavat kysyä, mitä vahva botti tekisi ja millainen heidän tilanteensa on.
switch-aids = Päättelypöytä
switch-aids-help = Julkisista tiedoista pääteltävän saa näyttää laudalla.
switch-watchers = Katsojat
switch-watchers-help = Kuka tahansa linkin saanut saa katsoa; kukaan ei näe salattua.
switch-public = Julkinen
switch-public-help = Pöytä näkyy etusivulla.

option-the-wolves-action-tokens = Merkkejä vuorossa
option-the-wolves-action-tokens-help = Montako toimintomerkkiä lauma saa käyttää yhdellä vuorolla. Tšekkiläinen laitos suosittelee yhtä.
option-the-wolves-action-tokens-any = rajatta
option-the-wolves-action-tokens-one = enintään yksi
option-the-wolves-late-tokens = Merkit viimeisille paikoille
option-the-wolves-late-tokens-help = Vuorojärjestyksen viimeiset aloittavat toimintomerkin kanssa.
option-the-wolves-late-tokens-no = ei
option-the-wolves-late-tokens-yes = kyllä
option-the-wolves-tiles = Laatat
option-the-wolves-tiles-help = Kumman puolen laatat näyttävät alussa.
option-the-wolves-tiles-fronts = kaikki etupuolet
option-the-wolves-tiles-chosen = kukin lauma valitsee
option-the-wolves-packs = Laumat
option-the-wolves-packs-help = Miten kotimaastot jaetaan.
option-the-wolves-packs-dealt = arvotaan
option-the-wolves-packs-chosen = valitaan paikkojen järjestyksessä
option-the-wolves-alpha-tiebreak = Kolmas ratkaisija
option-the-wolves-alpha-tiebreak-help = Ratkaisevatko kartalla olevat alfasudet viimeisen tasapelin.
option-the-wolves-alpha-tiebreak-on = alfasudet ratkaisevat
option-the-wolves-alpha-tiebreak-off = jaettu voitto
option-the-wolves-turn-limit = Vuoroja enintään
option-the-wolves-turn-limit-help = Vuoro, jonka jälkeen paikalleen jäänyt peli pisteytetään.
option-the-wolves-board = Omat laudat
option-the-wolves-board-help = Tiedosto, jossa on omat aluelaudat tai oma asettelu.
option-age-of-the-wolf-ring = Pelilauta
option-age-of-the-wolf-ring-help = Kehä, jossa on yhtä monta lohkoa kuin laumoja, tai aina neljä.
option-age-of-the-wolf-ring-packs = lohko joka laumalle
option-age-of-the-wolf-ring-four = neljä lohkoa
option-age-of-the-wolf-dens-a-turn = Pesiä vuorossa
option-age-of-the-wolf-dens-a-turn-help = Montako pesää lauma saa rakentaa yhdellä vuorolla.
option-age-of-the-wolf-dens-a-turn-one = yksi
option-age-of-the-wolf-dens-a-turn-any = rajatta
option-age-of-the-wolf-round-limit = Kierroksia enintään
option-age-of-the-wolf-round-limit-help = Kierros, jonka jälkeen eniten pesiä voittaa.
option-age-of-the-wolf-board = Oma pelilauta
option-age-of-the-wolf-board-help = Tiedosto, jossa on omat alueet ja vesialueet.
option-brotherhood-of-the-wolf-seasons = Kortit
option-brotherhood-of-the-wolf-seasons-help = Vuodenaikakortit nostetaan umpimähkään, tai ne valitsee ja pelaa se puoli, jota vuodenaika suosii (kokeneille).
option-brotherhood-of-the-wolf-seasons-drawn = nostetaan
option-brotherhood-of-the-wolf-seasons-chosen = valitaan ja pelataan
option-brotherhood-of-the-wolf-figures = Nappulat
option-brotherhood-of-the-wolf-figures-help = Miten metsästäjät jakavat neljä nappulaansa.
option-brotherhood-of-the-wolf-figures-dealt = jaetaan vuorotellen
option-brotherhood-of-the-wolf-figures-chosen = valitaan
option-brotherhood-of-the-wolf-command = Komento
option-brotherhood-of-the-wolf-command-help = Siirtääkö kukin metsästäjä vain omia nappuloitaan.
option-brotherhood-of-the-wolf-command-own = omat nappulat
option-brotherhood-of-the-wolf-command-shared = kaikki nappulat yhdessä
option-brotherhood-of-the-wolf-map = Oma kartta
option-brotherhood-of-the-wolf-map-help = Tiedosto, jossa on kylät, pikkukylät ja tiet.
option-brotherhood-of-the-wolf-cards = Omat kortit
option-brotherhood-of-the-wolf-cards-help = Tiedosto, jossa on vuodenaikakortit.

## Waiting room

waiting-lead = Lähetä linkki ystävillesi. Peli alkaa itsestään, kun kaikki paikat on otettu.
waiting-invited = Sinut on kutsuttu. Ota paikka tai jää katsomaan.
sit-down = Istu pöytään
start = Aloita
start-with-bots = Aloita nyt, botit vapaille paikoille
leave = Poistu pöydästä
add-bot = Botti tilalle
open-seat = Avaa paikka
invite-link = Linkki tähän pöytään
invite-one = Yhdelle: paikan saa se, joka avaa linkin ensin
copy-link = Kopioi linkki
share-link = Jaa …
link-copied = Linkki on kopioitu.
link-not-copied = Linkkiä ei voitu kopioida. Valitse se ja kopioi itse.
qr-alt = Sama linkki QR-koodina

## My page

me-title = Oma sivu
me-name = Miksi muut sinua kutsuvat
me-saved = Tallennettu.
me-settings = Tällä laitteella
language = Kieli
language-auto = selaimen mukaan
me-theme = Valo
me-theme-auto = järjestelmän mukaan
me-theme-night = yö
me-theme-snow = lumi
me-sounds = Äänet
me-sounds-turn = kun on minun vuoroni
me-sounds-all = joka askel
me-sounds-none = ei ääniä
me-motion = Liikkuvat nappulat
me-motion-auto = järjestelmän mukaan
me-motion-on = päällä
me-motion-off = pois
me-confirm = Kysy ensin
me-confirm-turn-end = vuoron päättävä
me-confirm-always = kaikki
me-confirm-never = ei mitään
notifications = Kerro sivun ulkopuolella, kun on minun vuoroni
notifications-refused = Selain ei salli ilmoituksia tältä sivulta.
devices = Muut laitteet
devices-text = Koodi vie nimesi ja paikkasi toiselle laitteelle. Se toimii kerran, kymmenen minuutin ajan. Palautuskoodi kestää, kunnes käytät sen: säilytä se turvassa.
device-code = Koodi toiselle laitteelle
device-link = Avaa tämä toisella laitteella
recovery-code = Palautuskoodi
code-here = Minulla on koodi
delete-me = Poista kaikki minusta
delete-me-sure = Poista varmasti: paikkasi siirtyvät boteille, mitään ei voi palauttaa
me-games = Omat pelit
me-games-empty = Et ole vielä pelannut. Peli botteja vastaan on yhden napsautuksen päässä.
move-title = Jatka tällä laitteella
move-text = Tämä laite ottaa toisen laitteen nimen ja paikat.
move-text-known = Tämä laite on nyt { $name }. Jos jatkat, se ottaa toisen laitteen nimen ja paikat.
move-do = Jatka tässä

## When something is not there

missing-title = Täällä ei asu kukaan
missing-text = Osoite voi olla väärin kirjoitettu, tai sivu on siirtynyt.
unreachable-title = Palvelin ei vastaa
unreachable-text = Mitään ei ole menetetty: kaikki vahvistettu on tallessa. Sivu yrittää uudelleen kahden sekunnin välein.
table-missing-title = Tätä pöytää ei ole
table-missing-text = Linkki voi olla väärin kirjoitettu, tai pöytä on poistettu.
table-closed-title = Tässä pöydässä ei ole katsojia
table-closed-text = Vain siinä istuvat saavat nähdä sen.
table-unknown-title = Selainta ei enää tunneta
table-unknown-text = Aloita alusta etusivulta tai käytä omalla sivullasi toisen laitteen koodia.
abandoned-title = Tämä peli keskeytettiin
abandoned-text = Se päättyi ilman tulosta.

## Errors

error-offline = Palvelimeen ei saada yhteyttä. Mitään ei muutettu; yritä hetken päästä uudelleen.
error-stale = Joku oli nopeampi: pöytä on jo edennyt. Katso uudelleen ja valitse sitten.
error-illegal-action = Se ei ole tässä sallittua.
error-bad-notation = Se ei ole tämän pelin toiminto.
error-bad-request = Palvelin ei ymmärtänyt tätä. Mitään ei muutettu.
error-bad-setup = Pöytää ei voi kattaa näin.
error-bad-replay = Tätä uusintaa ei voi käyttää.
error-wrong-seat = Nyt ei enää ole sinun vuorosi.
error-wrong-state = Se ei ole nyt mahdollista tässä pöydässä.
error-nothing-to-undo = Mitään ei voi perua: jotain paljastui tai joku muu on jo toiminut.
error-no-guest = Selainta ei enää tunneta. Lataa sivu uudelleen.
error-foreign-origin = Pyyntö tuli toiselta sivustolta, ja se hylättiin.
error-not-yours = Tämä paikka kuuluu jollekulle muulle.
error-not-allowed = Tämä pöytä ei salli sitä.
error-not-found = Sitä ei ole, tai ei enää.
error-unknown-title = Sellaista peliä täällä ei ole.
error-seat-taken = Joku muu ehti ottaa sen paikan.
error-too-many = Se kävi hieman nopeasti. Odota hetki ja yritä uudelleen.
error-too-large = Se on liian suuri.
error-storage = Palvelin ei voi nyt tallentaa mitään. Mitään ei muutettu; yritä myöhemmin.
error-failed = Palvelimella meni jotain pieleen. Se on merkitty lokiin; mitään ei muutettu.
error-other = Se ei onnistunut. Mitään ei muutettu.
