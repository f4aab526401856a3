### Hvad der er galt i en stilling eller en spillepladefil til Age of the Wolf. Filernes ord står, som de er.

## Stillingen: linjerne
problem-age-region-form = { $line }: »{ $word }« har ikke formen red-forest=1:25,den.
problem-age-two-packs = { $line }: »{ $word }«: to flokke holder samme område (A1.6).
problem-age-amount = { $line }: »{ $word }« er ikke et antal ulve.
problem-age-pack-lines = { $line }: der skal være én linje for hver plads, { $seats }, ikke { $found }.
problem-age-pack-order = { $line }: linjerne står i pladsernes rækkefølge: seat={ $seat } mangler.
problem-age-march-form = { $line }: »{ $word }« er ikke en march som red-forest>red-ridge:15:lead.

## Stillingen: områder
problem-age-fives = regions: ulvene i { $region } skal komme i femmere (A1.1).
problem-age-no-wolves = regions: { $region } holdes af en flok uden ulve (A1.6).
problem-age-den-unguarded = regions: ingen bevogter hulen i { $region } (A6.3).
problem-age-no-rival = regions: angribere venter i { $region }, men der er ingen rival (A4.3).
problem-age-more-moved = regions: der er flyttet flere ulve til { $region }, end der er dér (A4.3).
problem-age-overfull = regions: { $region } har flere ulve og rovdyr, end foderværdien rækker til (A3.6).
problem-age-predators = regions: der er { $found } rovdyr af slagsen »{ $predator }«; i æsken er der { $most } (A1.4).
problem-age-dealt-predators = regions: rovdyrene deles ud, ét til hvert område, de fattigste først (A2.2).
problem-age-start = regions: flokken på plads { $seat } står ikke, som den begynder (A2.1).
problem-age-wolves = regions: flokken på plads { $seat } har { $wolves } ulve; { $most } er det højeste (A1.1).
problem-age-dens = regions: flokken på plads { $seat } har flere end { $most } huler (A6.2).
problem-age-not-marched = regions: angribere venter et sted, de ikke er marcheret til (A4.3).

## Stillingen: flokke
problem-age-cards = pack: der er { $found } kort »{ $card }«; i æsken er der { $most } (A1.3).
problem-age-hand = pack: plads { $seat } har flere end { $limit } kort på hånden (A3.7).
problem-age-dealt-hands = pack: kortene deles ud ét ad gangen, fra den første spiller (A2.3).
problem-age-out = pack: flokken på plads { $seat } er ude, når den ingen ulve har, og kun da (A9.2).
problem-age-out-cards = pack: flokken på plads { $seat } er ude og har kort på hånden (A9.2).
problem-age-lead-lost = pack: lederulven på plads { $seat } vender straks tilbage (A9.1).
problem-age-lead-alone = pack: lederulven på plads { $seat } er et sted, hvor flokken ingen ulve har (A9.1).

## Stillingen: turen
problem-age-idle = turn: på dette stadie ville ingen have noget at bestemme.
problem-age-no-card = turn: der er intet kort tilbage at trække (A8.5).
problem-age-not-begun = turn: den første runde er ikke begyndt endnu (A2).
problem-age-dealt-regions = turn: uddelingen tæller flere områder, end der er (A2.2).
problem-age-dealt-cards = turn: uddelingen tæller flere kort, end der er (A2.3).
problem-age-rounds = turn: et spil har 1 til { $limit } runder (A9.3).
problem-age-last-pack = turn: den sidste flok i live har vundet (A9.2).
problem-age-out-acts = turn: en flok, der er ude, kan ikke handle (A9.2).
problem-age-stage-step = turn: stadiet »{ $stage }« hører ikke til dette trin (A3).
problem-age-not-active = turn: på dette stadie bestemmer den flok, hvis tur det er (A3).
problem-age-moves = turn: flytninger udføres én ad gangen i trin 2 (A3.2, A8.3).
problem-age-dealing-over = turn: uddelingen er forbi (A2).
problem-age-battles = turn: der er færre marcher end udkæmpede kampe (A3.3).
problem-age-march = turn: ulve marcherer i femmere, til tilstødende områder (A4.1).
problem-age-lead-not-marched = turn: lederulven venter et sted, den ikke er marcheret til (A4.1).
problem-age-roll-alone = turn: et kast ligger på bordet, men der er ingen kamp i gang (A5.1).
problem-age-debt = turn: ulve skal mistes på stadierne til det, og kun der (A3.6).
problem-age-litters = turn: kuld noteres kun, mens de vælges (A3.1).
problem-age-nothing = turn: der er intet at bestemme på stadiet »{ $stage }«.
problem-age-battle-nobody = turn: der kæmpes et sted, hvor ingen er marcheret ind (A3.3).
problem-age-battle-no-foe = turn: der kæmpes et sted, hvor der ingen fjende er (A3.3).
problem-age-face = turn: terningen har ingen sådan side (A1.2).
problem-age-rolls = turn: kastene passer ikke til, hvem der skal kaste (A5.2).
problem-age-no-reroll = turn: ingen dér må kaste igen (A5.2).

## Spillepladefilen
problem-age-no-entry = { $where }: der er ingen angivelse for { $seats } flokke, for eksempel { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } flokke skal have lige så mange forskellige farver.
problem-age-predator-worth = { $where }: et rovdyr er mindst 1 værd (A1.4).
problem-age-shape = { $where }: et område tegnes med »ring« eller med »outline«, én af dem.
problem-age-ring = { $where }: »ring« skal være indre og ydre radius fra 0 til { $most }, så første og sidste grad, begge par stigende, ikke { $found }.
problem-age-outline-reach = { $where }: »outline«: koordinaterne går fra -{ $most } til { $most }.
problem-age-outline-area = { $where }: »outline« skal have mindst tre hjørner og et areal.
problem-age-regions = { $where }: en spilleplade har 2 til { $most } områder, ikke { $found }.
problem-age-id = { $where }: id’et »{ $id }« skal bestå af små bogstaver, cifre og »-«.
problem-age-id-twice = { $where }: id’et »{ $id }« står to gange.
problem-age-border-unknown = { $where }: { $region }: »{ $other }« er ikke et andet område at dele { $border ->
    [land] en landegrænse
   *[channels] en vandforbindelse
} med.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] en landegrænse
   *[channels] en vandforbindelse
} nævnes to gange.
problem-age-border-one-sided = { $where }: { $region } nævner { $border ->
    [land] en landegrænse
   *[channels] en vandforbindelse
} med { $other }, men ikke omvendt.
problem-age-channels = { $where }: der er { $found } vandforbindelser; der er plads til højst { $most }.
problem-age-channel-coast = { $where }: { $region } har en vandforbindelse, men ingen kyst (A1.5).
problem-age-border-and-channel = { $where }: { $region } og { $other } deler både en landegrænse og en vandforbindelse.
problem-age-start-region = { $where }: flokken »{ $colour }« skal have ét startområde, ikke { $found }.
problem-age-apart = { $where }: { $region } kan ikke nås fra { $start }, hverken over land eller vandforbindelser.
problem-age-start-prey = { $where }: { $region } skal kunne brødføde de { $wolves } ulve, der begynder dér, men foderværdien er { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: flere områder har foderværdien { $prey } eller mindre, end der er rovdyr, som er så lidt værd, { $found } (A2.2).
problem-age-five = { $where }: lederulven og et kuld tæller som fem ulve (A1.1, A3.1).
problem-age-predator-count = { $where }: der kan højst tælles { $most } rovdyr af én slags.
