### Texts of the pages outside a running game.

page-title = Wolfden: susiaiheiset lautapelit
tab-your-turn = ● Sinun vuorosi: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Siirry sisältöön
nav-label = Wolfden
nav-me = Oma sivu
nav-history = Oma historia
close = Sulje
cancel = Peruuta
save = Tallenna
yes = Kyllä
no = Ei
loading = Hetkinen…
page-is-old = Wolfden on päivitetty. Jatka lataamalla sivu uudelleen; pelisi on tallessa.
reload = Lataa uudelleen
go-home = Takaisin peleihin

theme-to-snow = Vaihda vaaleaan teemaan
theme-to-night = Vaihda tummaan teemaan

## Landing

landing-title = Susiaiheiset lautapelit yhden napsautuksen päässä
landing-lead = Pelaa heti botteja vastaan tai ystävien kanssa linkillä. Ei rekisteröitymistä, ei asennettavaa.
puzzles-title = Päivän pulmat
analysis-heading = Analyysilauta
puzzles-streak = { $count ->
    [one] Putki: { $count } päivä
   *[other] Putki: { $count } päivää
  }
game-facts = { $min }–{ $max } pelaajaa
game-time = { $from }–{ $to } min
game-weight = { $weight ->
    [light] helppo
    [heavy] vaativa
   *[medium] keskivaikea
}
play-now = Pelaa
invite-friends = Kutsu ystäviä
pair = Etsi vastustajia
pair-text = Etsimme sinulle muita, jotka haluavat pelata samaa peliä.
pair-seats = Pelaajia
switch-rated = Pisteytetty
switch-rated-help = Tulos vaikuttaa pelaajien vahvuuslukuihin. Vihjeet eivät ole käytössä.
switch-fill = Täytä tyhjät paikat boteilla
switch-fill-help = Minuutin kuluttua, tai tunnin kirjepeleissä, botit ottavat tyhjät paikat.
waiting-fill = Botit ottavat tyhjät paikat kello { $time }.
waiting-drawn = Paikat arvotaan pelin alkaessa.
nav-people = Pelikumppanini
nav-groups = Ryhmät
nav-tournaments = Turnaukset
lobby-groups = Ryhmistäni
setup-group = Ryhmän jäsenet näkevät pöydän etusivullaan.
set-up = Luo pöytä
lobby-mine = Omat pöydät
lobby-open = Avoimet pöydät
lobby-open-empty = Mikään pöytä ei odota pelaajia juuri nyt. Luo pöytä ja tee siitä julkinen.
lobby-finished = Viimeisimmät pelit
lobby-finished-empty = Ei vielä päättyneitä julkisia pelejä.
live-heading = Katsomisen arvoista
live-empty = Julkisia pelejä ei juuri nyt ole käynnissä.
live-watch = Katso
live-watching = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
  }
live-board = Pelin { $title } lauta: { $names }
unofficial = Wolfden on epävirallinen faniprojekti. Pelien nimet kertovat vain, mistä säännöistä on kyse; kaikki tekstit, piirrokset, koodi ja rekonstruoidut laudat ovat omiamme.

state-your-turn = Sinun vuorosi
state-time-left = { $time } jäljellä
seat-on-holiday = { $name } (lomalla)
turns-waiting = { $count ->
    [one] Yksi peli odottaa sinua
   *[other] { $count } peliä odottaa sinua
  }
turns-next = Seuraava peli
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
seat-helped = { $name } (botti pelasi loppuun)
bot-account = { $name } (bottitili)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Kulkuribotti
    [greedy] Nälkäinen botti
    [pup] Aloittelijabotti
    [cub] Pentubotti
    [yearling] Nuori susi -botti
    [hunter] Jäljittäjäbotti
    [alpha] Veteraanibotti
    [legend] Legendabotti
   *[other] Botti { $level }
  }
bot-option = { $level ->
    [random] { bot-level }: pelaa satunnaisesti
    [greedy] { bot-level }: ottaa ensimmäisen, minkä näkee
    [pup] { bot-level }: ensimmäiseen peliin
    [cub] { bot-level }: helppo
    [yearling] { bot-level }: keskitasoinen
    [hunter] { bot-level }: vaativa
    [alpha] { bot-level }: vahva
    [legend] { bot-level }: mestari, miettii pisimpään
   *[other] { bot-level }
  }
bot-style = { $style ->
    [bold] rohkea
    [patient] kärsivällinen
    [vengeful] kostonhimoinen
   *[other] { $style }
  }
bot-style-option = { $style ->
    [none] Tasapainoinen: ei erityistä tyyliä
    [bold] Rohkea: ottaa riskejä ja hyökkää
    [patient] Kärsivällinen: pelaa varman päälle ja odottaa hetkeään
    [vengeful] Kostonhimoinen: käy vahvimman vastustajan kimppuun
   *[other] { $style }
  }
bot-level-choice = Taso
bot-character = Pelityyli: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Botin luku on sen vahvuusluku, mitattu { $players } pelaajan peleissä: heikoimmalla tasolla on { $first }. 200 pisteen etumatka tarkoittaa noin 3 voittoa 4:stä yhtä vastustajaa vastaan. Mittauksessa boteilla oli { $least }–{ $most } simulaatiota päätöstä kohti; vahvat botit miettivät täällä pidempään.
bot-ratings-rules = { $options ->
    [none] Luvut on mitattu sääntöjen versiolla { $rules }.
   *[other] Luvut on mitattu sääntöjen versiolla { $rules } ({ $options }).
  }

## Set-up

setup-title = Uusi pöytä: { $title }
setup-seats = Paikat
setup-rules = Pöydän säännöt
setup-edition = Painos
setup-edition-default = Wolfden
setup-edition-own = Oma valinta
setup-edition-help = Valitse painos tai säädä jokainen sääntö itse.
setup-edition-change = { $option }: { $value }
setup-table = Pöytä
setup-start = Aloita peli
setup-open = Avaa pöytä
setup-preview = Esimerkkilauta
setup-no-preview = Tätä lautaa ei voi esikatsella. Tarkista asetukset.
setup-clock = Kello
setup-clock-kind = { $kind ->
    [none] ei kelloa
    [quick] 10 minuuttia + 10 sekuntia toimintoa kohti
    [live] 30 minuuttia + 20 sekuntia toimintoa kohti
   *[days] kirjepeli: 3 päivää + 12 tuntia toimintoa kohti
  }
seat-kind-me = Minä pelaan
seat-kind-here = joku tässä pelaa
seat-kind-open = avoin kaikille, joilla on linkki
seat-kind-invited = vain henkilökohtaisella kutsulla
seat-add = Lisää paikka
seat-remove = Poista { $name }
seat-person = Pelaajan nimi ({ $role })
setup-device = Tätä laitetta jakaa useampi ihminen. Kun joku ei saa nähdä, mitä toinen tietää, verho peittää sen siinä välissä.
switch-hints = Vihjeet
switch-hints-help = Pelaajat saavat kysyä, mitä vahva botti tekisi ja millaiset heidän mahdollisuutensa ovat.
switch-aids = Päättelyapu
switch-aids-help = Näyttää laudalla, mitä julkisista tiedoista voi päätellä.
switch-watchers = Katsojat
switch-watchers-help = Kuka tahansa linkin saanut saa katsoa; salatut tiedot pysyvät salassa.
switch-sleep = Yötauko
switch-sleep-help = Kaikkien kellot pysähtyvät, kun nukut.
switch-public = Julkinen
switch-public-help = Näkyy etusivulla, avoin kaikille.

## Waiting room

waiting-lead = Lähetä linkki ystävillesi. Peli alkaa, kun kaikki paikat on otettu.
waiting-person = Joku tässä pelaa
waiting-person-name = Pelaajan nimi
waiting-invited = Sinut on kutsuttu. Ota paikka tai jää katsomaan.
sit-down = Istu pöytään
start = Aloita
start-with-bots = Aloita nyt, botit vapaille paikoille
leave = Poistu pöydästä
add-bot = Lisää botti
open-seat = Avaa tämä paikka
invite-link = Linkki tähän pöytään
invite-one = Kertakäyttöinen linkki: paikan saa se, joka avaa sen ensin
copy-link = Kopioi linkki
share-link = Jaa…
link-copied = Linkki on kopioitu.
text-copied = Kopioitu.
link-not-copied = Linkkiä ei voitu kopioida. Valitse se ja kopioi se käsin.
qr-alt = Sama linkki QR-koodina

## My page

me-title = Oma sivu
me-name = Näyttönimi
me-saved = Tallennettu.
me-settings = Tällä laitteella
language = Kieli
language-auto = selaimeni mukaan
me-theme = Teema
me-theme-auto = järjestelmäni mukaan
me-theme-night = tumma
me-theme-snow = vaalea
me-sounds = Äänet
sound-impossible = Tämä selain ei toista ääniä
volume-signals = Merkkiäänet: vuorosi, peli ohi
volume-moments = Laudan tapahtumat
volume-ambience = Taustaääni
me-land = Pelilautojen maasto
me-land-painted = maalattu
me-land-plain = pelkistetty
me-motion = Animaatio
me-motion-auto = järjestelmäni mukaan
me-motion-on = päällä
me-motion-off = pois
me-pace = Näytä muiden toiminnot
me-pace-auto = yksi kerrallaan
me-pace-slow = hitaasti
me-pace-fast = nopeasti
me-pace-off = heti
me-confirm = Kysy ennen lähettämistä
me-confirm-turn-end = toiminnot, joissa menetät jotakin
me-confirm-always = jokainen toiminto
me-confirm-never = ei koskaan
me-shortcuts = Yhden näppäimen pikanäppäimet pöydässä
notifications = Ilmoita, kun on minun vuoroni
notifications-refused = Selaimesi estää ilmoitukset tältä sivustolta. Salli ne sen asetuksissa.
notifications-open-only = Tämä selain ei vastaanota push-viestejä: saat ilmoituksen vain, kun Wolfden on auki.
me-away = Kun et ole paikalla
me-away-text = Kirjepeleissä voimme ilmoittaa, kun on sinun vuorosi. Jätä kenttä tyhjäksi, jos et halua ilmoitusta siihen.
me-email = Sähköposti
me-email-unconfirmed = Ei vielä vahvistettu. Avaa linkki sinne lähettämässämme viestissä.
me-email-confirmed = Vahvistettu.
me-email-off = Tämä palvelin ei lähetä sähköpostia.
me-webhook = Webhook
me-webhook-help = Discordin tai vastaavan palvelun kanavan osoite. Se alkaa merkeillä https://.
me-sleep = Hiljaiset tunnit
me-sleep-help = Näinä tunteina emme lähetä mitään ({ $zone }). Uusissa kirjepeleissä kellot voi pysäyttää siksi ajaksi.
me-from = Alkaa
me-to = Päättyy
me-holiday = Loma
me-holiday-text = Kirjepeliesi kellot pysähtyvät, emmekä lähetä sinulle ilmoituksia. Loma voi kestää enintään { $days } päivää, ja lomien välillä on oltava vähintään { $days } päivää.
me-holiday-take = Lähde lomalle
me-holiday-planned = Loma { $start }–{ $end }.
me-holiday-end = Päätä loma
offline-title = Ei verkkoyhteyttä
offline-text = Mitään ei ole kadonnut: jokainen vahvistettu toiminto on tallessa. Kirjepelien kellot käyvät.
offline-again = Yritä uudelleen
docs-link = Dokumentaatio (englanniksi)
docs-missing = Ohjeita ei ole koottu tällä palvelimella
docs-missing-text = Wolfdenin kloonissa komento ”make docs” kokoaa ne; ”make play” tekee sen taustalla. Siihen asti ne ovat tekstitiedostoina kansiossa ”docs”.
devices = Muut laitteet
devices-text = Koodi siirtää nimesi ja paikkasi toiselle laitteelle. Se toimii kerran, kymmenen minuutin ajan. Palautuskoodi on voimassa, kunnes käytät sen: säilytä se turvallisessa paikassa.
device-code = Koodi toiselle laitteelle
device-link = Avaa tämä toisella laitteella
recovery-code = Palautuskoodi
code-here = Minulla on koodi
delete-me = Poista kaikki tietoni
own-data = Lataa omat tietoni
delete-me-sure = Poistetaanko kaikki? Botit ottavat paikkasi. Tätä ei voi perua.
delete-me-do = Poista kaikki
me-games = Omat pelit
me-games-empty = Et ole vielä pelannut. Peli botteja vastaan on yhden napsautuksen päässä.
me-games-more = Lisää
move-title = Jatka tällä laitteella
move-text = Tämä laite ottaa toisen laitteen nimen ja paikat.
move-text-known = Tämä laite on nyt { $name }. Jos jatkat, se ottaa toisen laitteen nimen ja paikat.
move-do = Jatka tässä

## When something is not there

missing-title = Sivua ei löydy
missing-text = Osoite voi olla väärin kirjoitettu, tai sivu on siirtynyt.
unreachable-title = Palvelin ei vastaa
unreachable-text = Mitään ei ole menetetty: jokainen vahvistettu toiminto on tallessa. Sivu yrittää uudelleen kahden sekunnin välein.
table-missing-title = Tätä pöytää ei ole
table-missing-text = Linkki voi olla väärin kirjoitettu, tai pöytä on poistettu.
table-closed-title = Katsojat eivät ole sallittuja tässä pöydässä
table-closed-text = Vain sen pelaajat näkevät sen.
table-unknown-title = Emme enää tunnista tätä selainta
table-unknown-text = Aloita alusta etusivulta tai anna toisen laitteen koodi kohdassa ”Oma sivu”.
table-old-title = Säännöt ovat muuttuneet pelin alun jälkeen
table-old-text = Sitä ei voi jatkaa. Kellot ovat pysähdyksissä. Voit poistua tai luovuttaa, tai voitte keskeyttää sen yhdessä.
abandoned-title = Tämä peli keskeytettiin
abandoned-text = Se päättyi ilman tulosta.

## Errors

error-offline = Palvelimeen ei saada yhteyttä. Mitään ei muutettu; yritä hetken päästä uudelleen.
error-stale = Joku muu ehti ensin, ja tilanne on muuttunut. Valitse uudelleen.
error-illegal-action = Se ei ole tässä sallittua.
error-bad-notation = Se ei ole tämän pelin toiminto. Valitse toiminto luettelosta.
error-bad-request = Palvelin ei ymmärtänyt pyyntöä. Mitään ei muutettu.
error-bad-setup = Pöytää ei voi luoda näillä asetuksilla.
error-bad-replay = Tätä tiedostoa ei voi käyttää pelin uusintana.
error-wrong-seat = Nyt ei ole sinun vuorosi. Odota vuoroasi ja valitse sitten uudelleen.
error-wrong-state = Se ei ole nyt mahdollista tässä pöydässä. Lataa uudelleen, niin näet pelin tilanteen.
error-nothing-to-undo = Mitään ei voi kumota: jotain paljastui, tai toinen pelaaja on jo pelannut.
error-no-guest = Emme enää tunnista tätä selainta. Lataa sivu uudelleen.
error-foreign-origin = Pyyntö tuli toiselta sivustolta, ja se hylättiin.
error-foreign-host = Palvelinta ei tunneta tällä nimellä. Ylläpitäjä voi lisätä sen valinnalla --hosts.
error-not-yours = Tämä paikka kuuluu toiselle pelaajalle.
error-not-allowed = Se ei ole sallittua tässä pöydässä.
error-banned = Palvelimen ylläpitäjä on estänyt sinut: voit katsoa, mutta et istua etkä kirjoittaa.
error-not-found = Ei löytynyt. Se on voitu poistaa.
error-unknown-title = Tätä peliä ei ole täällä.
error-seat-taken = Toinen pelaaja otti sen paikan. Valitse toinen.
error-too-many = Liian monta pyyntöä. Odota hetki ja yritä uudelleen.
error-too-large = Se on liian suuri. Lyhennä sitä ja yritä uudelleen.
error-storage = Palvelin ei voi nyt tallentaa mitään. Mitään ei muutettu; yritä myöhemmin.
error-failed = Palvelimella meni jotain pieleen, ja se on merkitty lokiin. Mitään ei muutettu.
error-other = Se ei onnistunut. Mitään ei muutettu.
request-number = Viite ylläpitäjälle: { $request }
reported = Ilmoitettu. Palvelimen ylläpitäjä katsoo asiaa.
