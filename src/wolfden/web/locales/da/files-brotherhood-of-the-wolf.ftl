### Hvad der er galt i en stilling, en kortfil eller en fil med årstidskort til Ulvens broderskab. Filernes ord står, som de er.

## Stillingen: linjerne
problem-brotherhood-place = { $line }: »{ $name }«: »{ $place }« er ikke et sted på kortet.
problem-brotherhood-village = { $line }: »{ $name }«: »{ $place }« er ikke en landsby (B1.1).
problem-brotherhood-hunter-lines = { $line }: der er { $hunters } jægere, ikke { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: jægerne står i rækkefølgen { $known }.
problem-brotherhood-came-from = { $line }: kun en jæger, der har flyttet, er kommet et andet sted fra (B5.1).
problem-brotherhood-space-lines = { $line }: der er { $spaces } felter, ikke { $found } (B1.4).
problem-brotherhood-space-order = { $line }: felterne står i rækkefølgen { $known }.
problem-brotherhood-village-form = { $line }: »{ $word }« har ikke formen mende=dragoon,2.
problem-brotherhood-two-places = { $line }: kortet { $card } er to steder (B9.1).

## Stillingen: runden
problem-brotherhood-idle = round: på dette stadie ville ingen have noget at bestemme.
problem-brotherhood-round = round: årstiderne tælles fra 1, efter åbningen (B1.5).
problem-brotherhood-draft = round: kort vælges kun ud i varianten for eksperter (B9.1).
problem-brotherhood-devil = round: kun djævelen, med billedsiden op, flytter en jæger (B4.4).
problem-brotherhood-ending = round: et spil er forbi, når det har en afslutning (B8).
problem-brotherhood-ended-so = round: sådan kan spillet ikke være endt (B8).
problem-brotherhood-is-over = round: med disse ofre og brikker er spillet forbi (B8.1).
problem-brotherhood-figures = round: fordelte figurer: { $found }, men »count« er { $count } (B1.3).
problem-brotherhood-victims = round: ofre: { $victims }, men på kortet ligger der { $found } (B6.2).
problem-brotherhood-in-force = round: et kort gælder, så snart det er vendt (B3.1).
problem-brotherhood-drafted = round: udvalgte kort: { $found }, men »count« siger noget andet (B9.1).

## Stillingen: jægere, tropper og Bæstet
problem-brotherhood-leader = hunter: »{ $hunter }« skal føres fra en jægers plads (B1.3).
problem-brotherhood-placed = hunter: »{ $hunter }« har et sted at stå efter åbningen, ikke før (B2.2).
problem-brotherhood-one-troop = villages: en landsby rummer én trop (B3.2).
problem-brotherhood-troops = villages: der er seks dragoner og seks bønder (B1.4).
problem-brotherhood-chosen = beast: identitet og landsby vælges i åbningen (B2.1).
problem-brotherhood-beast-card = beast: Bæstet er i den landsby, hvis kort ligger på feltet »{ $season }« (B6.1).
problem-brotherhood-fog-card = beast: tågen skjuler kortet for den landsby, hvor Bæstet er nu (B7.1).
problem-brotherhood-fog-victims = beast: kun tåge skjuler ofre (B7.1).
problem-brotherhood-haunts = beast: »haunts« hører til et skjult Bæst (B7.1).
problem-brotherhood-haunts-true = beast: »haunts« mangler den landsby, hvor Bæstet er.

## Stillingen: felter og kort
problem-brotherhood-card-twice = space: en landsbys kort ligger på to felter (B4.2).
problem-brotherhood-last-year = space: kortet fra sidste år tages tilbage før valget (B4.1).
problem-brotherhood-this-season = space: Bæstet har allerede valgt en landsby for denne årstid (B4.2).
problem-brotherhood-trace-twice = space: en sporbrik er to steder (B1.2).
problem-brotherhood-two-seasons = space: kun spor fra to årstider ligger fremme (B4.1).
problem-brotherhood-trace-card = space: et spor ligger ved siden af et landsbykort (B4.2).
problem-brotherhood-face-up = space: der ligger intet spor, som kan have billedsiden op (B4.2).
problem-brotherhood-maybe = space: »maybe« hører til et spor.
problem-brotherhood-maybe-true = space: »maybe« mangler det sande spor, »{ $trace }«.
problem-brotherhood-played = cards: så mange kort for »{ $season }« skal være spillet: { $cards } (B3.1).
problem-brotherhood-force-played = cards: kortet, der gælder, er et, der er spillet (B3.1).
problem-brotherhood-picked = cards: der vælges tre kort for hver årstid (B9.1).
problem-brotherhood-hands = cards: kun varianten for eksperter har kort på hånden og kort lagt væk (B9.1).

## Kortfilen
problem-brotherhood-places = { $where }: kortet har { $found } steder; { $most } er det højeste.
problem-brotherhood-villages = { $where }: kortet skal have { $villages } landsbyer, ikke { $found } (B1.1).
problem-brotherhood-village-order = { $where }: landsbyerne står i rækkefølge: dette er nummer { $number } (B1.1).
problem-brotherhood-id = { $where }: id’et »{ $id }« skal være et ord for sig med små bogstaver.
problem-brotherhood-numbers = { $where }: »{ $name }« skal nævne { $count } forskellige landsbyer ved nummer ({ $rule }).
problem-brotherhood-haunt = { $where }: »haunt« skal være en landsbys nummer, ikke { $number } (B4.4).
problem-brotherhood-road = { $where }: vejen »{ $road }« skal nævne to forskellige steder på kortet.
problem-brotherhood-road-twice = { $where }: vejen »{ $road }« står der to gange.
problem-brotherhood-no-road = { $where }: ingen vej fører fra { $start } til { $place } (B1.1).
problem-brotherhood-ways-out = map: andre landsbyer inden for { $leagues } mil fra { $village }, det mindste kortene tillader: { $found }; Bæstet behøver { $needed } (B4.2).

## Filen med årstidskort
problem-brotherhood-no-effect = { $where }: et kort skal have mindst én virkning (B10).
problem-brotherhood-card-id = { $where }: id’et »{ $id }« skal være et ord med små bogstaver og cifre.
problem-brotherhood-effect-twice = { $where }: virkningen »{ $effect }« står to gange på dette kort (B10).
problem-brotherhood-number = { $where }: »{ $name }« skal være et helt tal fra { $low } til { $high }, ikke { $number }.
problem-brotherhood-no-village = { $where }: »villages«: { $number } er ikke en landsby fra 1 til { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: »{ $season }« skal have { $cards } kort, ikke { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: to kort har id’et »{ $id }«.
