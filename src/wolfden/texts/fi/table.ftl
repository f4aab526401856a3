### Texts of a table and of a replay, the same for every title.

board-label = Pelilauta
board-keys = Pelilauta. Nuolinäppäimet liikkuvat sillä, Page Down siirtyy seuraavaan valintaan, Enter valitsee, L luettelee kaikki valinnat.
zoom-in = Lähennä
zoom-out = Loitonna
zoom-fit = Koko lauta
full-screen = Koko näyttö
layers = Tasot
why-not = Miksi ei?
pen = { $room ->
    [team] Joukkueen merkinnät
   *[own] Omat merkinnät
  }
pen-help = Merkitse paikkoja napauttamalla, vedä nuoli paikasta toiseen.
pen-text = Teksti seuraavaan merkkiin
pen-clear = Tyhjennä

## Action bar

action-bar-label = Mitä tehdään
waiting-for = Odotetaan: { $names }…
device-next = Seuraava: { $name }.
device-pass = Anna laite pelaajalle { $name }
device-lead = Muut eivät saa nyt katsoa.
device-take = Minä olen { $name }
device-others = Katsooko joku muu?
device-people = Tämän laitteen pelaajat
device-also = Tai vuorossa: { $name }
device-follow = Käännä lauta vuorossa olevaa kohti
waiting-chance = Jaetaan…
watching = Katsot peliä.
follow-stop = Pysäytä
follow-go = Jatka
follow-step = Yksi toiminto
follow-skip = Siirry nykyhetkeen
show-again = Toista muiden toiminnot
confirm-question = Vahvistatko toiminnon?
farewell-title = Pelisi päättyy tähän
farewell-text = Laumasi on kaatunut. Kiitos pelistä: jää katsomaan, miten se päättyy, tai aloita uusi.
farewell-over = Laumasi on kaatunut. Kiitos pelistä.
take-back-word = Kumoa viimeinen valinta
choose-on-board = { $count ->
    [one] Laudalla on korostettu yksi paikka.
   *[other] Valitse yksi korostetuista paikoista ({ $count }).
  }
more-choices = { $count } lisää
choices-count = { $count ->
    [one] { $count } vaihtoehto
   *[other] { $count } vaihtoehtoa
  }
tap-parts = Tai napauta laattoja, joilla maksat.
list-choices = Kaikki valinnat luettelona ja kenttä toiminnon kirjoittamiseen
undo = Kumoa
hint = Vihje
hint-says = Vahva botti pelaisi näin:
hint-take = Pelaa näin
hint-thinking = Vahva botti miettii…
hint-then = Sitten:
hint-why-chance = Voiton mahdollisuus noin { $percent } %. Toiminnolla { $action }: noin { $other } %.
hint-why-tally = Seuraavaan vuoroosi mennessä, { $name }, { $part }: { $now } → { $preferred }. Toiminnolla { $action }: { $chosen }.
hint-why-trials = Paras { NUMBER($count) } jatkosta, joita se tutki.
command-label = Toiminto
command-run = Pelaa

## Planning ahead

plan-ahead = Suunnittele etukäteen
plan-expect = Pelaa se, mitä odotat tältä pelaajalta: { $name }.
plan-reply = Pelaa nyt vastauksesi tai kumoa.
plan-chance = Tässä ratkaisee sattuma, joten suunnitelma päättyy tähän.
plan-keep = Säilytä suunnitelma
plan-remove = Poista
plan-moved-on = Peli on edennyt. Suunnittele uudelleen tästä.
plan-ended = { $why ->
    [done] Suunnitelmasi pelattiin loppuun.
    [undone] Suunnitelmasi raukesi: toiminto kumottiin.
    [illegal] Suunnitelmasi raukesi: vastaus ei ollut sallittu.
   *[other] Suunnitelmasi raukesi: pelattiin jotain muuta.
  }

## Packs, clocks, chances

packs-label = Pelaajat
is-bot = Botti
is-away = poissa
is-on-holiday = lomalla
is-thinking = vuorossa
your-turn = sinun vuorosi
chances = Mahdollisuudet
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] lähinnä arvaus
   *[fair] karkea arvio
  }
chances-certainty-help = { $certainty ->
    [low] Tässä pelin vaiheessa mahdollisuudet ovat tuskin arvausta parempia.
   *[fair] Tässä pelin vaiheessa mahdollisuudet ovat vain karkea arvio.
  }
chances-measured = Niiden luotettavuus on mitattu muilla säännöillä ({ $options }).
connection-lost = Yhteys katkesi. Vahvistetut toiminnot ovat tallessa; yhdistetään uudelleen…
try-now = Yritä heti

## Log and chat

log = Loki
log-label = Mitä tapahtui
log-empty = Vielä ei ole tapahtunut mitään.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = sitten
log-new = uutta viime käyntisi jälkeen
log-undo = { $who } kumoaa viimeisen toiminnon
log-end = { $reason ->
    [resigned] { $who } luovuttaa
    [timeout] Pelaajan { $who } aika loppui
   *[other] Peli keskeytetään
  }
recap-title = Poissa ollessasi
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
    [team] Vain joukkueesi voi lukea tämän.
    [watchers] Katsojat keskustelevat täällä; pelaajat voivat lukea sen pelin jälkeen.
   *[players] Tervehdi muita pelaajia.
  }
chat-field = Kirjoita viesti
chat-send = Lähetä
chat-report = Ilmoita
chat-report-sure = Haluatko varmasti ilmoittaa?

## The table's own affairs

table-menu = Pöytä
help = Ohje
sound-on = Äänet ovat päällä
sound-off = Äänet eivät ole päällä
hand-to-bot = Anna botin pelata puolestani
take-seat-back = Ota paikkani takaisin
abandon = Ehdota pelin keskeyttämistä
abandon-alone = Keskeytä peli
abandon-not = Peru ehdotus
resign = Luovuta
resign-sure = Luovutatko varmasti?
unrated-game = { $why ->
    [bots] Tämä peli ei vaikuta vahvuuslukuihin: siinä pelasi botti, tai pelaaja toisen puolesta.
    [same] Tämä peli ei vaikuta vahvuuslukuihin: sama henkilö pelasi useammalla puolella.
    [short] Tämä peli ei vaikuta vahvuuslukuihin: jokin puoli tuskin ehti pelata.
    [often] Tämä peli ei vaikuta vahvuuslukuihin: nämä pelaajat ovat pelanneet tänään jo tarpeeksi pisteytettyjä pelejä toisiaan vastaan.
    [left] Tämä peli ei vaikuta vahvuuslukuihin: pelaaja on lähtenyt ja hävinnyt; muut jatkavat.
   *[removed] Tämä peli ei vaikuta vahvuuslukuihin: järjestäjä poisti pelaajan.
}
table-about = Tietoja pelaajasta { $name }
watching-count = { $count ->
    [0] Ei katsojia
    [one] { $count } katsoja
   *[other] { $count } katsojaa
  }
ask-undo = Pyydä lupaa kumota viimeinen toimintoni
ask-undo-alone = Kumoa viimeinen toimintoni
undo-asked = { $name } pyytää lupaa kumota toiminnon.
undo-asks-you = { $name } pyytää lupaa kumota toiminnon. Suostutko?
tabs-label = Näkymät
tab-me = Minä
tab-packs = Pelaajat
tab-log = Loki
tab-text = Teksti
text-next-to = Vieressä { $names }.
text-choose = Valitse
text-distances = Etäisyydet
tab-help = Ohje
panel-raise = Suurenna
panel-lower = Pienennä

## After the game

over-you-won = Voitit!
over-won = { $count ->
    [one] { $names } on voittanut.
   *[other] Voittajat: { $names }.
  }
over-nobody = Kukaan ei voittanut.
over-draw = Tasapeli.
score-sheet = Pistetaulukko
score-total = Yhteensä
rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
  }
rank-draw = Tasapeli
watch-replay = Uusinta
rematch = Pelaa uudelleen
rematch-role = Paikat siirtyivät yhdellä. Pelaat nyt: { $role }.
tournament-back = Turnaukseen
graph-scores = Pisteet pelin aikana
graph-chances = Arvioidut voiton mahdollisuudet pelin aikana
graph-guess = Toimintoon { $ply } asti nämä mahdollisuudet ovat tuskin arvausta parempia.
graph-rough = Toimintoon { $ply } asti ne ovat vain karkea arvio.
graph-open = Napsauta hetkeä nähdäksesi sen uusinnassa.
graph-turn = Käännekohta: toiminto { $ply }. { $name }: { $before } → { $after }.
ending-resigned = Muut ovat luovuttaneet.
ending-timeout = Aika loppui.
ending-abandoned = Peli keskeytettiin.
## Replay

replay-title = Uusinta: { $title }
replay-old-rules = Peli pelattiin sääntöjen versiolla { $played }. Se näytetään versiolla { $known }, joten asemat voivat poiketa tai päättyä kesken.
replay-tools = Uusinta
replay-first = Alkuun
replay-back = Toiminto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-forward = Toiminto eteenpäin
replay-last = Loppuun
replay-slider = Kohta pelissä
replay-speed = Nopeus
eyes = Näytä kuten
eyes-truth = kaikki paljastettuna
eyes-watch = katsoja
eyes-seat = { $name }
share-moment = Linkki tähän hetkeen
embed-moment = Upota tämä hetki
embed-open = Avaa Wolfdenissa
save-picture = Tallenna kuva
save-animation = Tallenna animaatio
animation-text = Tee pelin osasta animaatio jaettavaksi. Jos toimintoja on yli { $most }, osa jätetään pois.
animation-from = Toiminnosta
animation-to = Toimintoon
animation-busy = Piirretään…
download = Lataa
play-on = Pelaa tästä
to-table = Takaisin pöytään

## Help

help-keys = Näppäimet
help-key-1 = 1…9
help-key-1-does = valitse luettelosta
help-key-2 = ← ↑ ↓ →
help-key-2-does = liiku laudalla
help-key-3 = Enter
help-key-3-does = valitse, vahvista
help-key-4 = Askelpalautin
help-key-4-does = kumoa viimeinen valinta
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
help-key-11 = B
help-key-11-does = pelilaudalle
help-key-12 = Page Down, Page Up
help-key-12-does = laudalla: seuraavaan, jonka voit valita
help-key-13 = O
help-key-13-does = valintoihin
help-key-14 = G, T
help-key-14-does = loki, lauta tekstinä
help-key-15 = R, P
help-key-15-does = näytä muiden viime toimet uudelleen, pysäytä ne

## Review
review-button = Arvioi peli
analysis-button = Analysoi tästä
share-picture = Jaettava kuva
picture-failed = Kuvaa ei voitu tehdä. Ota sen sijaan kuvakaappaus.
