### Hva som er galt i en stilling eller en brettfil til Age of the Wolf. Ordene i filene står som de er.

## Stillingen: linjene
problem-age-region-form = { $line }: «{ $word }» har ikke formen red-forest=1:25,den.
problem-age-two-packs = { $line }: «{ $word }»: to flokker holder samme region (A1.6).
problem-age-amount = { $line }: «{ $word }» er ikke noe antall ulver.
problem-age-pack-lines = { $line }: det må være én linje for hver plass, { $seats }, ikke { $found }.
problem-age-pack-order = { $line }: linjene står i plassenes rekkefølge: seat={ $seat } mangler.
problem-age-march-form = { $line }: «{ $word }» er ingen marsj som red-forest>red-ridge:15:lead.

## Stillingen: regioner
problem-age-fives = regions: ulvene i { $region } må komme i femmere (A1.1).
problem-age-no-wolves = regions: { $region } holdes av en flokk uten ulver (A1.6).
problem-age-den-unguarded = regions: ingen vokter hiet i { $region } (A6.3).
problem-age-no-rival = regions: angripere venter i { $region }, men det er ingen rival der (A4.3).
problem-age-more-moved = regions: flere ulver har flyttet til { $region } enn det er der (A4.3).
problem-age-overfull = regions: { $region } har flere ulver og rovdyr enn bytteverdien rekker til (A3.6).
problem-age-predators = regions: det er { $found } rovdyr av slaget «{ $predator }»; i esken er det { $most } (A1.4).
problem-age-dealt-predators = regions: rovdyrene deles ut, ett til hver region, de fattigste først (A2.2).
problem-age-start = regions: flokken på plass { $seat } står ikke slik den begynner (A2.1).
problem-age-wolves = regions: flokken på plass { $seat } har { $wolves } ulver; { $most } er det meste (A1.1).
problem-age-dens = regions: flokken på plass { $seat } har flere enn { $most } hi (A6.2).
problem-age-not-marched = regions: angripere venter et sted de ikke har marsjert til (A4.3).

## Stillingen: flokker
problem-age-cards = pack: det er { $found } kort «{ $card }»; i esken er det { $most } (A1.3).
problem-age-hand = pack: plass { $seat } har flere enn { $limit } kort på hånden (A3.7).
problem-age-dealt-hands = pack: kortene deles ut ett og ett, fra den første spilleren (A2.3).
problem-age-out = pack: flokken på plass { $seat } er ute når den ikke har ulver, og bare da (A9.2).
problem-age-out-cards = pack: flokken på plass { $seat } er ute og har kort på hånden (A9.2).
problem-age-lead-lost = pack: lederulven på plass { $seat } kommer straks tilbake (A9.1).
problem-age-lead-alone = pack: lederulven på plass { $seat } er et sted der flokken ikke har ulver (A9.1).

## Stillingen: turen
problem-age-idle = turn: på dette stadiet ville ingen ha noe å bestemme.
problem-age-no-card = turn: det er ikke noe kort igjen å trekke (A8.5).
problem-age-not-begun = turn: den første runden har ikke begynt ennå (A2).
problem-age-dealt-regions = turn: utdelingen teller flere regioner enn det er (A2.2).
problem-age-dealt-cards = turn: utdelingen teller flere kort enn det er (A2.3).
problem-age-rounds = turn: et spill har 1 til { $limit } runder (A9.3).
problem-age-last-pack = turn: den siste flokken i live har vunnet (A9.2).
problem-age-out-acts = turn: en flokk som er ute, kan ikke handle (A9.2).
problem-age-stage-step = turn: stadiet «{ $stage }» hører ikke til dette trinnet (A3).
problem-age-not-active = turn: på dette stadiet bestemmer flokken som har turen (A3).
problem-age-moves = turn: forflyttinger gjøres én og én i trinn 2 (A3.2, A8.3).
problem-age-dealing-over = turn: utdelingen er over (A2).
problem-age-battles = turn: det er færre marsjer enn utkjempede kamper (A3.3).
problem-age-march = turn: ulver marsjerer i femmere, til tilstøtende regioner (A4.1).
problem-age-lead-not-marched = turn: lederulven venter et sted den ikke har marsjert til (A4.1).
problem-age-roll-alone = turn: et kast ligger på bordet, men ingen kamp er i gang (A5.1).
problem-age-debt = turn: ulver skal mistes på stadiene for det, og bare der (A3.6).
problem-age-litters = turn: kull noteres bare mens de velges (A3.1).
problem-age-nothing = turn: det er ingenting å bestemme på stadiet «{ $stage }».
problem-age-battle-nobody = turn: det kjempes et sted der ingen har marsjert inn (A3.3).
problem-age-battle-no-foe = turn: det kjempes et sted der det ikke er noen fiende (A3.3).
problem-age-face = turn: terningen har ingen slik side (A1.2).
problem-age-rolls = turn: kastene passer ikke til hvem som skal kaste (A5.2).
problem-age-no-reroll = turn: ingen der kan kaste på nytt (A5.2).

## Brettfilen
problem-age-no-entry = { $where }: det er ingen oppføring for { $seats } flokker, for eksempel { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } flokker må ha like mange ulike farger.
problem-age-predator-worth = { $where }: et rovdyr er verdt minst 1 (A1.4).
problem-age-shape = { $where }: en region tegnes med «ring» eller med «outline», én av dem.
problem-age-ring = { $where }: «ring» må være indre og ytre radius fra 0 til { $most }, så første og siste grad, begge par stigende, ikke { $found }.
problem-age-outline-reach = { $where }: «outline»: koordinatene går fra -{ $most } til { $most }.
problem-age-outline-area = { $where }: «outline» må ha minst tre hjørner og et areal.
problem-age-regions = { $where }: et brett har 2 til { $most } regioner, ikke { $found }.
problem-age-id = { $where }: id-en «{ $id }» må bestå av små bokstaver, sifre og «-».
problem-age-id-twice = { $where }: id-en «{ $id }» står to ganger.
problem-age-border-unknown = { $where }: { $region }: «{ $other }» er ingen annen region å dele { $border ->
    [land] en landegrense
   *[channels] en vannforbindelse
} med.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] en landegrense
   *[channels] en vannforbindelse
} nevnes to ganger.
problem-age-border-one-sided = { $where }: { $region } nevner { $border ->
    [land] en landegrense
   *[channels] en vannforbindelse
} med { $other }, men ikke omvendt.
problem-age-channels = { $where }: det er { $found } vannforbindelser; det er plass til høyst { $most }.
problem-age-channel-coast = { $where }: { $region } har en vannforbindelse, men ingen kyst (A1.5).
problem-age-border-and-channel = { $where }: { $region } og { $other } deler både en landegrense og en vannforbindelse.
problem-age-start-region = { $where }: flokken «{ $colour }» må ha én startregion, ikke { $found }.
problem-age-apart = { $where }: { $region } kan ikke nås fra { $start }, verken over land eller vannforbindelser.
problem-age-start-prey = { $where }: { $region } må kunne fø de { $wolves } ulvene som begynner der, men bytteverdien er { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: flere regioner har bytteverdien { $prey } eller mindre enn det er rovdyr som er verdt så lite, { $found } (A2.2).
problem-age-five = { $where }: lederulven og et kull teller som fem ulver (A1.1, A3.1).
problem-age-predator-count = { $where }: det kan telles høyst { $most } rovdyr av ett slag.
