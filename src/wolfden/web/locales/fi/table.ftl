### Texts of a table and of a replay, the same for every title.

board-label = Pelilauta
board-keys = Pelilauta. Nuolinäppäimet liikuttavat, Enter valitsee, L luettelee kaikki valinnat.
cursor-at = { $thing }
cursor-can-choose = { $thing } Voidaan valita.
zoom-in = Lähennä
zoom-out = Loitonna
zoom-fit = Koko lauta
layers = Tasot
why-not = Miksi ei?
pen = { $room ->
    [team] Joukkueen merkinnät
   *[own] Omat merkinnät
  }
pen-help = Merkitse paikkoja napauttamalla, vedä nuoli paikasta toiseen.
pen-text = Teksti seuraavaan merkkiin
pen-clear = Pyyhi pois

## Action bar

action-bar-label = Mitä tehdään
waiting-for = Odotetaan: { $names } …
waiting-chance = Sattuma jakaa …
watching = Katsot peliä.
confirm-question = Näin kävisi. Tehdäänkö?
confirm = Vahvista
take-back-word = Peru viimeinen valinta
choose-on-board = { $count ->
    [one] Yksi paikka hehkuu laudalla.
   *[other] Valitse yksi hehkuvista, niitä on { $count }.
  }
list-choices = Kaikki valinnat ja kirjoitusrivi
undo = Kumoa
hint = Vihje
hint-says = Vahva botti pelaisi näin:
hint-take = Valitse se
command-label = Toiminto
command-run = Tee se

## Packs, clocks, chances

packs-label = Laumat
is-bot = Botti
is-away = poissa
is-thinking = vuorossa
your-turn = sinun vuorosi
chances = Ennuste
chance-of = { $name }: { $percent } %
connection-lost = Yhteys katkesi. Vahvistamasi on tallessa; sivu palaa itsestään.

## Log and chat

side-label = Loki ja chat
log = Loki
log-label = Mitä tapahtui
log-empty = Vielä ei ole tapahtunut mitään.
log-new = uutta katsottuasi viimeksi
log-undo = { $who } peruu viimeisen toiminnon
log-end = { $reason ->
    [resigned] { $who } luovuttaa
    [timeout] { $who }: aika loppui
   *[other] Peli keskeytetään
  }
recap-title = Katsottuasi viimeksi
recap-done = Jatka
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
chat-label = Viestit
chat-rooms = Huoneet
chat-room = { $room ->
    [team] Joukkue
    [watchers] Katsojat
   *[players] Pöytä
  }
chat-empty = { $room ->
    [team] Vain joukkueesi lukee tätä.
    [watchers] Katsojat keskustelevat täällä; pelaajat lukevat sen pelin jälkeen.
   *[players] Tervehdi pöytää.
  }
chat-field = Kirjoita viesti
chat-send = Lähetä

## The table's own affairs

table-menu = Pöytä
help = Ohje
sound-on = Äänet päälle
sound-off = Äänet pois
hand-to-bot = Anna botin pelata puolestani
take-seat-back = Pelaa taas itse
abandon = Ehdota pelin keskeyttämistä
abandon-not = Peru ehdotus
resign = Luovuta
resign-sure = Luovutatko varmasti?
watching-count = { $count ->
    [0] Kukaan ei katso.
    [one] Yksi katsoo.
   *[other] { $count } katsoo.
  }
ask-undo = Pyydä lupaa perua viimeinen toimintoni
undo-asked = { $name } pyytää lupaa perua jotain.
undo-asks-you = { $name } pyytää lupaa perua jotain. Sopiiko?
tabs-label = Välilehdet
tab-me = Minä
tab-packs = Laumat
tab-log = Loki
tab-help = Ohje

## After the game

over-you-won = Voitit!
over-won = { $count ->
    [one] { $names } on voittanut.
   *[other] Voittajat: { $names }.
  }
over-nobody = Kukaan ei voittanut.
score-sheet = Pistetaulukko
score-total = Yhteensä
rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
  }
watch-replay = Uusinta
rematch = Pelaa uudelleen
graph-scores = Pisteet pelin aikana
graph-chances = Voiton mahdollisuudet pelin aikana, arvio
ending-resigned = Muut ovat luovuttaneet.
ending-timeout = Aika loppui.
ending-abandoned = Peli keskeytettiin.
ending-the-wolves-full-moon = Täysikuu on pisteytetty.
ending-the-wolves-standstill = Kukaan ei enää toiminut, joten jäljellä olevat kuut pisteytettiin.
ending-the-wolves-turn-limit = Viimeinen vuoro tuli, joten jäljellä olevat kuut pisteytettiin.
ending-age-of-the-wolf-dens = Lauma aloitti vuoronsa viisi pesää pelilaudalla.
ending-age-of-the-wolf-last-pack = Vain yksi lauma on elossa.
ending-age-of-the-wolf-round-limit = Viimeinen kierros on ohi: eniten pesiä voittaa, sitten alueita, sitten susia.
ending-brotherhood-of-the-wolf-victims = Peto on ottanut 25. uhrinsa.
ending-brotherhood-of-the-wolf-identity = Metsästäjät ovat nimenneet Pedon todellisen henkilöyden.
ending-brotherhood-of-the-wolf-fourth-token = Metsästäjillä on neljä jälkeä.
ending-brotherhood-of-the-wolf-draw = Viimeinen kierros on ohi, ja uhreja ja vapaita jälkiä on 25: tasapeli.
ending-brotherhood-of-the-wolf-time = Viimeinen kierros on ohi, eikä Peto ole päässyt tavoitteeseensa.
part-the-wolves-spread = Levinneisyys
part-the-wolves-speed = Nopeus
part-the-wolves-howl = Ulvonta
part-the-wolves-lairs = Luolat
part-the-wolves-hunt = Metsästys
part-the-wolves-wolves = Sudet
part-the-wolves-regions = Aluemerkit
part-the-wolves-lesser = Toiset sijat
part-age-of-the-wolf-win = Voitto
part-brotherhood-of-the-wolf-result = Tulos

## Replay

replay-title = Uusinta: { $title }
replay-tools = Uusinta
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-forward = Askel eteenpäin
replay-last = Loppuun
replay-slider = Hetki
eyes = Kenen silmin
eyes-truth = kaikki: totuus
eyes-watch = katsoja
eyes-seat = { $name }
share-moment = Linkki tähän hetkeen
download = Lataa
play-on = Jatka peliä tästä
to-table = Pöytään

## Help

help-goal = Tavoite
help-aid = Lyhyesti
help-keys = Näppäimet
help-the-wolves-goal = Eniten pisteitä täysikuun jälkeen voittaa: aluemerkit ja pisimmälle edennyt arvo kullakin kuudesta mittaristasi.
help-the-wolves-aid-1 = Vuorossa on kaksi toimintoa; jokaisella toimintomerkillä saa yhden lisää.
help-the-wolves-aid-2 = Joka toiminto maksaa laattoja, jotka näyttävät kohteen maaston: siirto 1, ulvonta 2, pesä 2, luola 2, alistaminen 3. Käytetyt laatat käännetään. Maastomerkki käy minkä tahansa laatan sijasta.
help-the-wolves-aid-3 = Siirto: valitse maasto ja kävele enintään Levinneisyyden verran susia, kukin enintään Nopeuden verran askelia, kaikki siihen maastoon. Heksassa on enintään kaksi nappulaa.
help-the-wolves-aid-4 = Ulvonta: yksinäisestä sudesta, joka on Ulvonnan päässä alfasudesta, tulee seuraava sutesi.
help-the-wolves-aid-5 = Pesä: alfasuden viereen tai alle; se otetaan valitsemastasi mittarista, joka kasvaa.
help-the-wolves-aid-6 = Luola: paranna järven viereinen pesä; yksi alueella; arvo 3 hallintaa.
help-the-wolves-aid-7 = Alistaminen: korvaa yksin seisova vieras laumasusi tai pesä Ulvonnan päässä.
help-the-wolves-aid-8 = Metsästys: sudet kolmessa heksassa saaliin ympärillä ottavat sen itsestään.
help-the-wolves-aid-9 = Ulvonta, luolat ja alistaminen siirtävät kuuta. Kuunsirpin, puolikuun ja täysikuun kohdalla pisteytetään alueet, joilla on se merkki: eniten hallintaa saa sen, toinen saa pienemmän arvon.
help-age-of-the-wolf-goal = Aloita vuorosi viisi omaa pesää pelilaudalla, tai ole viimeinen elossa oleva lauma.
help-age-of-the-wolf-aid-1 = Joka pesä tuottaa viisi sutta vuorosi alussa.
help-age-of-the-wolf-aid-2 = Yksi siirto vuorossa: susia viisittäin viereiselle alueelle, jota et hallitse, tai taistelu petoeläimiä vastaan omalla alueellasi.
help-age-of-the-wolf-aid-3 = Taistelut: noppa (1, 2, 2, 2, 2, 3) kertaa sudet. Johtajasusi saa heittää uudelleen. Petoeläimillä on kiinteä arvo: se on ylitettävä.
help-age-of-the-wolf-aid-4 = Kun alueella on kaksikymmentä sutta, saat rakentaa pesän; yhden vuorossa.
help-age-of-the-wolf-aid-5 = Sitten siirtämättömät sudet saavat vaeltaa alueittesi välillä.
help-age-of-the-wolf-aid-6 = Vuorosi lopussa alueen saalisarvon ylittävät sudet nääntyvät nälkään.
help-age-of-the-wolf-aid-7 = Kortit: häädä petoeläimet, lisäsudet, ylimääräinen siirto, jäädytä vesialue. Nostat yhden joka vuorolla ja pidät viisi.
help-brotherhood-of-the-wolf-goal = Peto tahtoo 25 uhria kahdessatoista vuodenajassa. Metsästäjät tahtovat nimetä sen todellisen henkilöyden tai saada neljä sen jälkeä.
help-brotherhood-of-the-wolf-aid-1 = Joka vuodenaika: kortti, joukko metsästäjille, Pedon salainen valinta, metsästäjien siirrot, hyökkäys, tutkinta.
help-brotherhood-of-the-wolf-aid-2 = Peto kulkee 1–4 peninkulmaa kylään, johon se ei ole hyökännyt vuoden sisällä. Mitä lähempänä, sitä enemmän uhreja: viisi miinus peninkulmat.
help-brotherhood-of-the-wolf-aid-3 = Sinne se jättää jäljen kuvapuoli alas, tai ylös käyttääkseen voimaa: susilauma +2 peninkulmaa, petoeläin +1 uhri, kreivi ei piittaa rakuunoista, paholainen raahaa metsästäjää, kulkuri +1 lähellä Auversia.
help-brotherhood-of-the-wolf-aid-4 = Metsästäjät kulkevat enintään 3 peninkulmaa. Enintään 2 kuljettuaan he seisovat ja suojaavat kylänsä; 3 on ratsain, ja ratsastaja ei suojaa mitään.
help-brotherhood-of-the-wolf-aid-5 = Rakuunat suojaavat kylän, talonpojat pelastavat yhden hengen.
help-brotherhood-of-the-wolf-aid-6 = Metsästäjä hyökkäyksen kylässä, tai edellisessä, saa kääntää jäljen. Se, joka tuntee sen merkin, ottaa sen ja kysyy, onko se todellinen henkilöys.
help-key-1 = 1 … 9
help-key-1-does = valitse luettelosta
help-key-2 = ← ↑ ↓ →
help-key-2-does = liiku laudalla
help-key-3 = Enter
help-key-3-does = valitse, vahvista
help-key-4 = Askelpalautin
help-key-4-does = peru viimeinen valinta
help-key-5 = C
help-key-5-does = vahvista
help-key-6 = U
help-key-6-does = kumoa
help-key-7 = H
help-key-7-does = vihje
help-key-8 = L
help-key-8-does = luettelo kaikista valinnoista
help-key-9 = /
help-key-9-does = kirjoita toiminto
help-key-10 = ?
help-key-10-does = tämä ohje
