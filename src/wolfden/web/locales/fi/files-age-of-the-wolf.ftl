### Mikä on vikana Age of the Wolfin asemassa tai lautatiedostossa. Tiedostojen sanat pysyvät ennallaan.

## Asema: rivit
problem-age-region-form = { $line }: ”{ $word }” ei ole muotoa red-forest=1:25,den.
problem-age-two-packs = { $line }: ”{ $word }”: kaksi laumaa hallitsee samaa aluetta (A1.6).
problem-age-amount = { $line }: ”{ $word }” ei ole susien määrä.
problem-age-pack-lines = { $line }: joka paikalle tarvitaan oma rivi, yhteensä { $seats }, ei { $found }.
problem-age-pack-order = { $line }: rivit ovat paikkojen järjestyksessä: seat={ $seat } puuttuu.
problem-age-march-form = { $line }: ”{ $word }” ei ole marssi kuten red-forest>red-ridge:15:lead.

## Asema: alueet
problem-age-fives = regions: alueen { $region } susien pitää olla viiden erissä (A1.1).
problem-age-no-wolves = regions: aluetta { $region } hallitsee lauma, jolla ei ole susia (A1.6).
problem-age-den-unguarded = regions: kukaan ei vartioi alueen { $region } pesää (A6.3).
problem-age-no-rival = regions: alueella { $region } odottaa hyökkääjiä, mutta siellä ei ole kilpailijaa (A4.3).
problem-age-more-moved = regions: alueelle { $region } on siirtynyt enemmän susia kuin siellä on (A4.3).
problem-age-overfull = regions: alueen { $region } saalis ei riitä sen susille ja petoeläimille (A3.6).
problem-age-predators = regions: lajin ”{ $predator }” petoeläimiä on { $found }; laatikossa niitä on { $most } (A1.4).
problem-age-dealt-predators = regions: petoeläimiä jaetaan yksi aluetta kohti, köyhimmästä alkaen (A2.2).
problem-age-start = regions: paikan { $seat } lauma ei ole niin kuin se aloittaa (A2.1).
problem-age-wolves = regions: paikan { $seat } laumassa on { $wolves } sutta; enintään { $most } on mahdollista (A1.1).
problem-age-dens = regions: paikan { $seat } laumalla on pesiä enemmän kuin { $most } (A6.2).
problem-age-not-marched = regions: hyökkääjiä odottaa siellä, minne ne eivät ole marssineet (A4.3).

## Asema: laumat
problem-age-cards = pack: kortteja ”{ $card }” on { $found }; laatikossa niitä on { $most } (A1.3).
problem-age-hand = pack: paikalla { $seat } on kädessä kortteja enemmän kuin { $limit } (A3.7).
problem-age-dealt-hands = pack: kortit jaetaan yksi kerrallaan ensimmäisestä pelaajasta alkaen (A2.3).
problem-age-out = pack: paikan { $seat } lauma on pudonnut, kun sillä ei ole susia, ja vain silloin (A9.2).
problem-age-out-cards = pack: paikan { $seat } lauma on pudonnut, mutta sillä on kortteja (A9.2).
problem-age-lead-lost = pack: paikan { $seat } johtajasusi palaa heti (A9.1).
problem-age-lead-alone = pack: paikan { $seat } johtajasusi on siellä, missä sen laumalla ei ole susia (A9.1).

## Asema: vuoro
problem-age-idle = turn: tässä tilanteessa kenelläkään ei olisi mitään päätettävää.
problem-age-no-card = turn: nostettavia kortteja ei ole jäljellä (A8.5).
problem-age-not-begun = turn: ensimmäinen kierros ei ole vielä alkanut (A2).
problem-age-dealt-regions = turn: jako laskee enemmän alueita kuin niitä on (A2.2).
problem-age-dealt-cards = turn: jako laskee enemmän kortteja kuin niitä on (A2.3).
problem-age-rounds = turn: pelissä on 1–{ $limit } kierrosta (A9.3).
problem-age-last-pack = turn: viimeinen elossa oleva lauma on voittanut (A9.2).
problem-age-out-acts = turn: pudonnut lauma ei voi toimia (A9.2).
problem-age-stage-step = turn: tilanne ”{ $stage }” ei kuulu tähän vaiheeseen (A3).
problem-age-not-active = turn: tässä tilanteessa päättää lauma, jonka vuoro on (A3).
problem-age-moves = turn: siirrot tehdään yksi kerrallaan vaiheessa 2 (A3.2, A8.3).
problem-age-dealing-over = turn: jako on jo ohi (A2).
problem-age-battles = turn: marsseja on vähemmän kuin käytyjä taisteluita (A3.3).
problem-age-march = turn: sudet marssivat viiden erissä, viereisille alueille (A4.1).
problem-age-lead-not-marched = turn: johtajasusi odottaa siellä, minne se ei ole marssinut (A4.1).
problem-age-roll-alone = turn: pöydällä on heitto, mutta taistelua ei käydä (A5.1).
problem-age-debt = turn: susia menetetään siihen kuuluvissa tilanteissa, ja vain niissä (A3.6).
problem-age-litters = turn: pentueet merkitään vain, kun niitä valitaan (A3.1).
problem-age-nothing = turn: tilanteessa ”{ $stage }” ei ole mitään päätettävää.
problem-age-battle-nobody = turn: taistelu käydään siellä, minne kukaan ei ole marssinut (A3.3).
problem-age-battle-no-foe = turn: taistelu käydään siellä, missä ei ole vihollista (A3.3).
problem-age-face = turn: nopassa ei ole sellaista silmälukua (A1.2).
problem-age-rolls = turn: heitot eivät sovi siihen, kenen on heitettävä (A5.2).
problem-age-no-reroll = turn: siellä kukaan ei saa heittää uudelleen (A5.2).

## Lautatiedosto
problem-age-no-entry = { $where }: puuttuu merkintä pelille, jossa laumoja on { $seats }, esimerkiksi { $seats } = ["red", …].
problem-age-colours = { $where }: kun laumoja on { $seats }, tarvitaan yhtä monta eri väriä.
problem-age-predator-worth = { $where }: petoeläimen arvo on vähintään 1 (A1.4).
problem-age-shape = { $where }: alue piirretään avaimella ”ring” tai ”outline”, vain toisella niistä.
problem-age-ring = { $where }: avaimessa ”ring” on sisempi ja ulompi säde väliltä 0–{ $most }, sitten ensimmäinen ja viimeinen aste, kumpikin pari nousevana, ei { $found }.
problem-age-outline-reach = { $where }: ”outline”: koordinaatit ovat väliltä -{ $most } … { $most }.
problem-age-outline-area = { $where }: avaimessa ”outline” on oltava vähintään kolme kulmaa ja pinta-ala.
problem-age-regions = { $where }: laudalla on 2–{ $most } aluetta, ei { $found }.
problem-age-id = { $where }: tunnuksessa ”{ $id }” saa olla vain pieniä kirjaimia, numeroita ja ”-”.
problem-age-id-twice = { $where }: tunnus ”{ $id }” on kahdesti.
problem-age-border-unknown = { $where }: { $region }: ”{ $other }” ei ole toinen alue, johon olisi { $border ->
    [land] maaraja
   *[channels] vesialue
}.
problem-age-border-twice = { $where }: { $region }: sama { $border ->
    [land] maaraja
   *[channels] vesialue
} on mainittu kahdesti.
problem-age-border-one-sided = { $where }: { $region } mainitsee, että sen ja toisen alueen välillä on { $border ->
    [land] maaraja
   *[channels] vesialue
}, mutta { $other } ei mainitse samaa.
problem-age-channels = { $where }: vesialueita on { $found }; enintään { $most } mahtuu.
problem-age-channel-coast = { $where }: alueella { $region } on vesialue mutta ei rannikkoa (A1.5).
problem-age-border-and-channel = { $where }: alueiden { $region } ja { $other } välillä on sekä maaraja että vesialue.
problem-age-start-region = { $where }: lauma ”{ $colour }” tarvitsee yhden aloitusalueen, ei { $found }.
problem-age-apart = { $where }: alueelle { $region } ei pääse alueelta { $start } maitse eikä vesialueiden yli.
problem-age-start-prey = { $where }: alueen { $region } pitää elättää siellä aloittavat { $wolves } sutta, mutta sen saalisarvo on { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: alueita, joiden saalisarvo on enintään { $prey }, on enemmän kuin niin vähäarvoisia petoeläimiä, { $found } (A2.2).
problem-age-five = { $where }: johtajasusi ja pentue vastaavat viittä sutta (A1.1, A3.1).
problem-age-predator-count = { $where }: yhden lajin petoeläimiä voi laskea enintään { $most }.
