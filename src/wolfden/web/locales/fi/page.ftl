### Texts of the pages outside a running game.

page-title = Wolfden: susiaiheiset lautapelit
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
loading = Hetkinen…
page-is-old = Wolfden on päivitetty. Lataa sivu uudelleen, niin jatkat uudella versiolla; pelisi pysyy ennallaan.
reload = Lataa uudelleen
go-home = Peleihin

theme-to-snow = Vaihda vaaleaan teemaan
theme-to-night = Vaihda tummaan teemaan

## Landing

landing-title = Susiaiheiset lautapelit yhden napsautuksen päässä
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
state-draw = tasapeli, { $date }
state-ended = päättyi { $date }
state-abandoned = keskeytetty

guest-name = Susi { $number }
seat-free = Paikka { $number }, vapaa
seat-stand-in = { $name } (botti)
seat-helped = { $name } (botin kanssa)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Kulkuribotti
    [greedy] Nälkäinen botti
    [cub] Pentubotti
    [hunter] Jäljittäjäbotti
    [alpha] Veteraanibotti
    [legend] Legendabotti
   *[other] Botti { $level }
  }
bot-option = { $level ->
    [random] { bot-level }: pelaa sattumanvaraisesti
    [greedy] { bot-level }: ottaa heti mitä saa
    [cub] { bot-level }: helppo
    [hunter] { bot-level }: keskitasoinen
    [alpha] { bot-level }: vahva
    [legend] { bot-level }: vahvin, miettii pisimpään
   *[other] { bot-level }
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
share-link = Jaa…
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
me-pace = Muiden siirrot näytetään
me-pace-auto = askel kerrallaan
me-pace-slow = hitaasti
me-pace-fast = nopeasti
me-pace-off = heti
me-confirm = Kysy ensin
me-confirm-turn-end = vuoron päättävä
me-confirm-always = kaikki
me-confirm-never = ei mitään
me-shortcuts = Pöydässä yksittäiset kirjaimet ja numerot ovat pikanäppäimiä
notifications = Kerro sivun ulkopuolella, kun on minun vuoroni
notifications-refused = Selain ei salli ilmoituksia tältä sivulta.
devices = Muut laitteet
devices-text = Koodi vie nimesi ja paikkasi toiselle laitteelle. Se toimii kerran, kymmenen minuutin ajan. Palautuskoodi kestää, kunnes käytät sen: säilytä se turvassa.
device-code = Koodi toiselle laitteelle
device-link = Avaa tämä toisella laitteella
recovery-code = Palautuskoodi
code-here = Minulla on koodi
delete-me = Poista kaikki minusta
own-data = Lataa kaikki sinusta tallennettu
delete-me-sure = Poistetaanko kaikki? Botit ottavat paikkasi. Tätä ei voi perua.
delete-me-do = Poista kaikki
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
table-closed-title = Katsojat eivät ole sallittuja tässä pöydässä
table-closed-text = Vain siinä istuvat saavat nähdä sen.
table-unknown-title = Selainta ei enää tunneta
table-unknown-text = Aloita alusta etusivulta tai käytä omalla sivullasi toisen laitteen koodia.
table-old-title = Säännöt ovat muuttuneet pelin alun jälkeen
table-old-text = Sitä ei voi jatkaa. Kellot ovat pysähdyksissä. Voit poistua, luovuttaa tai lopettaa pelin yhdessä muiden kanssa.
abandoned-title = Tämä peli keskeytettiin
abandoned-text = Se päättyi ilman tulosta.

## Errors

error-offline = Palvelimeen ei saada yhteyttä. Mitään ei muutettu; yritä hetken päästä uudelleen.
error-stale = Joku oli nopeampi: pöytä on jo edennyt. Katso uudelleen ja valitse sitten.
error-illegal-action = Se ei ole tässä sallittua.
error-bad-notation = Se ei ole tämän pelin toiminto.
error-bad-request = Palvelin ei ymmärtänyt tätä. Mitään ei muutettu.
error-bad-setup = Pöytää ei voi luoda näillä asetuksilla.
error-bad-replay = Tätä uusintaa ei voi käyttää.
error-wrong-seat = Nyt ei enää ole sinun vuorosi.
error-wrong-state = Se ei ole nyt mahdollista tässä pöydässä.
error-nothing-to-undo = Mitään ei voi perua: jotain paljastui tai joku muu on jo toiminut.
error-no-guest = Selainta ei enää tunneta. Lataa sivu uudelleen.
error-foreign-origin = Pyyntö tuli toiselta sivustolta, ja se hylättiin.
error-foreign-host = Palvelinta ei tunneta tällä nimellä. Ylläpitäjä voi lisätä sen valinnalla --hosts.
error-not-yours = Tämä paikka kuuluu jollekulle muulle.
error-not-allowed = Tämä pöytä ei salli sitä.
error-banned = Palvelimen ylläpitäjä on estänyt sinut: voit katsella, mutta et istua etkä kirjoittaa.
error-not-found = Sitä ei ole, tai ei enää.
error-unknown-title = Sellaista peliä täällä ei ole.
error-seat-taken = Joku muu ehti ottaa sen paikan.
error-too-many = Se kävi hieman nopeasti. Odota hetki ja yritä uudelleen.
error-too-large = Se on liian suuri.
error-storage = Palvelin ei voi nyt tallentaa mitään. Mitään ei muutettu; yritä myöhemmin.
error-failed = Palvelimella meni jotain pieleen. Se on merkitty lokiin; mitään ei muutettu.
error-other = Se ei onnistunut. Mitään ei muutettu.
request-number = Kerro ylläpitäjälle tämä tunnus: { $request }
