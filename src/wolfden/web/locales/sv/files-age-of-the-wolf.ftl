### Vad som är fel i en ställning eller en spelplansfil för Age of the Wolf. Filernas ord står kvar som de är.

## Ställningen: raderna
problem-age-region-form = { $line }: ”{ $word }” har inte formen red-forest=1:25,den.
problem-age-two-packs = { $line }: ”{ $word }”: två flockar håller samma region (A1.6).
problem-age-amount = { $line }: ”{ $word }” är inget antal vargar.
problem-age-pack-lines = { $line }: det behövs en rad för varje plats, { $seats }, inte { $found }.
problem-age-pack-order = { $line }: raderna står i platsernas ordning: seat={ $seat } saknas.
problem-age-march-form = { $line }: ”{ $word }” är ingen marsch som red-forest>red-ridge:15:lead.

## Ställningen: regioner
problem-age-fives = regions: vargarna i { $region } måste komma i femtal (A1.1).
problem-age-no-wolves = regions: { $region } hålls av en flock utan vargar (A1.6).
problem-age-den-unguarded = regions: ingen vaktar lyan i { $region } (A6.3).
problem-age-no-rival = regions: angripare väntar i { $region }, men ingen rival är där (A4.3).
problem-age-more-moved = regions: fler vargar har flyttat till { $region } än som är där (A4.3).
problem-age-overfull = regions: { $region } har fler vargar och rovdjur än fodervärdet räcker till (A3.6).
problem-age-predators = regions: det finns { $found } rovdjur av slaget ”{ $predator }”; i lådan finns { $most } (A1.4).
problem-age-dealt-predators = regions: rovdjuren delas ut ett per region, de fattigaste först (A2.2).
problem-age-start = regions: flocken på plats { $seat } står inte som den börjar (A2.1).
problem-age-wolves = regions: flocken på plats { $seat } har { $wolves } vargar; { $most } är det mesta (A1.1).
problem-age-dens = regions: flocken på plats { $seat } har fler än { $most } lyor (A6.2).
problem-age-not-marched = regions: angripare väntar där de inte har marscherat in (A4.3).

## Ställningen: flockar
problem-age-cards = pack: det finns { $found } kort ”{ $card }”; i lådan finns { $most } (A1.3).
problem-age-hand = pack: plats { $seat } har fler än { $limit } kort på hand (A3.7).
problem-age-dealt-hands = pack: korten delas ut ett i taget, från den första spelaren (A2.3).
problem-age-out = pack: flocken på plats { $seat } är ute när den inte har några vargar, och bara då (A9.2).
problem-age-out-cards = pack: flocken på plats { $seat } är ute och har kort på hand (A9.2).
problem-age-lead-lost = pack: ledarvargen på plats { $seat } kommer genast tillbaka (A9.1).
problem-age-lead-alone = pack: ledarvargen på plats { $seat } är där flocken inte har några vargar (A9.1).

## Ställningen: draget
problem-age-idle = turn: i det här skedet skulle ingen ha något att bestämma.
problem-age-no-card = turn: det finns inget kort kvar att dra (A8.5).
problem-age-not-begun = turn: den första rundan har inte börjat än (A2).
problem-age-dealt-regions = turn: utdelningen räknar fler regioner än det finns (A2.2).
problem-age-dealt-cards = turn: utdelningen räknar fler kort än det finns (A2.3).
problem-age-rounds = turn: ett parti har 1 till { $limit } rundor (A9.3).
problem-age-last-pack = turn: den sista flocken i livet har vunnit (A9.2).
problem-age-out-acts = turn: en flock som är ute kan inte handla (A9.2).
problem-age-stage-step = turn: skedet ”{ $stage }” hör inte till det här steget (A3).
problem-age-not-active = turn: i det här skedet bestämmer flocken vars drag det är (A3).
problem-age-moves = turn: förflyttningar görs en i taget i steg 2 (A3.2, A8.3).
problem-age-dealing-over = turn: utdelningen är över (A2).
problem-age-battles = turn: det finns färre marscher än utkämpade kamper (A3.3).
problem-age-march = turn: vargar marscherar i femtal, till angränsande regioner (A4.1).
problem-age-lead-not-marched = turn: ledarvargen väntar där den inte har marscherat in (A4.1).
problem-age-roll-alone = turn: ett slag ligger på bordet, men ingen kamp pågår (A5.1).
problem-age-debt = turn: vargar ska förloras i skedena för det, och bara där (A3.6).
problem-age-litters = turn: kullar antecknas bara medan de väljs (A3.1).
problem-age-nothing = turn: det finns inget att bestämma i skedet ”{ $stage }”.
problem-age-battle-nobody = turn: en kamp pågår där ingen har marscherat in (A3.3).
problem-age-battle-no-foe = turn: en kamp pågår där det inte finns någon fiende (A3.3).
problem-age-face = turn: tärningen har ingen sådan sida (A1.2).
problem-age-rolls = turn: slagen stämmer inte med vem som ska slå (A5.2).
problem-age-no-reroll = turn: ingen där får slå om (A5.2).

## Spelplansfilen
problem-age-no-entry = { $where }: det finns ingen uppgift för { $seats } flockar, till exempel { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } flockar behöver lika många olika färger.
problem-age-predator-worth = { $where }: ett rovdjur är värt minst 1 (A1.4).
problem-age-shape = { $where }: en region ritas med ”ring” eller med ”outline”, ett av dem.
problem-age-ring = { $where }: ”ring” måste vara inre och yttre radie från 0 till { $most }, sedan första och sista grad, båda paren stigande, inte { $found }.
problem-age-outline-reach = { $where }: ”outline”: koordinaterna går från -{ $most } till { $most }.
problem-age-outline-area = { $where }: ”outline” måste ha minst tre hörn och en yta.
problem-age-regions = { $where }: en spelplan har 2 till { $most } regioner, inte { $found }.
problem-age-id = { $where }: id:t ”{ $id }” måste bestå av små bokstäver, siffror och ”-”.
problem-age-id-twice = { $where }: id:t ”{ $id }” står två gånger.
problem-age-border-unknown = { $where }: { $region }: ”{ $other }” är ingen annan region att dela { $border ->
    [land] en landgräns
   *[channels] en vattenförbindelse
} med.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] en landgräns
   *[channels] en vattenförbindelse
} nämns två gånger.
problem-age-border-one-sided = { $where }: { $region } nämner { $border ->
    [land] en landgräns
   *[channels] en vattenförbindelse
} med { $other }, men inte tvärtom.
problem-age-channels = { $where }: det finns { $found } vattenförbindelser; högst { $most } får plats.
problem-age-channel-coast = { $where }: { $region } har en vattenförbindelse men ingen kust (A1.5).
problem-age-border-and-channel = { $where }: { $region } och { $other } delar både en landgräns och en vattenförbindelse.
problem-age-start-region = { $where }: flocken ”{ $colour }” behöver en startregion, inte { $found }.
problem-age-apart = { $where }: { $region } går inte att nå från { $start }, varken över land eller vattenförbindelser.
problem-age-start-prey = { $where }: { $region } måste kunna föda de { $wolves } vargar som börjar där, men fodervärdet är { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: fler regioner har fodervärdet { $prey } eller lägre än det finns rovdjur som är värda så lite, { $found } (A2.2).
problem-age-five = { $where }: ledarvargen och en kull räknas som fem vargar (A1.1, A3.1).
problem-age-predator-count = { $where }: högst { $most } rovdjur av ett slag kan räknas.
