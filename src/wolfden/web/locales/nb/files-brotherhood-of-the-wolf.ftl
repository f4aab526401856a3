### Hva som er galt i en stilling, en kartfil eller en kortfil til Ulvens brorskap. Ordene i filene står som de er.

## Stillingen: linjene
problem-brotherhood-place = { $line }: «{ $name }»: «{ $place }» er ikke noe sted på kartet.
problem-brotherhood-village = { $line }: «{ $name }»: «{ $place }» er ingen landsby (B1.1).
problem-brotherhood-hunter-lines = { $line }: det er { $hunters } jegere, ikke { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: jegerne står i rekkefølgen { $known }.
problem-brotherhood-came-from = { $line }: bare en jeger som har flyttet, har kommet fra et annet sted (B5.1).
problem-brotherhood-space-lines = { $line }: det er { $spaces } ruter, ikke { $found } (B1.4).
problem-brotherhood-space-order = { $line }: rutene står i rekkefølgen { $known }.
problem-brotherhood-village-form = { $line }: «{ $word }» har ikke formen mende=dragoon,2.
problem-brotherhood-two-places = { $line }: kortet { $card } er to steder (B9.1).

## Stillingen: runden
problem-brotherhood-idle = round: på dette stadiet ville ingen ha noe å bestemme.
problem-brotherhood-round = round: årstidene telles fra 1, etter åpningen (B1.5).
problem-brotherhood-draft = round: kort velges ut bare i varianten for eksperter (B9.1).
problem-brotherhood-devil = round: bare djevelen, med bildesiden opp, flytter en jeger (B4.4).
problem-brotherhood-ending = round: et spill er over når det har en slutt (B8).
problem-brotherhood-ended-so = round: slik kan ikke spillet ha endt (B8).
problem-brotherhood-is-over = round: med disse ofrene og brikkene er spillet over (B8.1).
problem-brotherhood-figures = round: fordelte figurer: { $found }, men «count» er { $count } (B1.3).
problem-brotherhood-victims = round: ofre: { $victims }, men på kartet ligger det { $found } (B6.2).
problem-brotherhood-in-force = round: et kort gjelder så snart det er snudd (B3.1).
problem-brotherhood-drafted = round: utvalgte kort: { $found }, men «count» sier noe annet (B9.1).

## Stillingen: jegere, tropper og Udyret
problem-brotherhood-leader = hunter: «{ $hunter }» må ledes fra en jegers plass (B1.3).
problem-brotherhood-placed = hunter: «{ $hunter }» har et sted å stå etter åpningen, ikke før (B2.2).
problem-brotherhood-one-troop = villages: en landsby rommer én tropp (B3.2).
problem-brotherhood-troops = villages: det er seks dragoner og seks bønder (B1.4).
problem-brotherhood-chosen = beast: identitet og landsby velges i åpningen (B2.1).
problem-brotherhood-beast-card = beast: Udyret er i landsbyen som har kortet sitt i ruten «{ $season }» (B6.1).
problem-brotherhood-fog-card = beast: tåken skjuler kortet til landsbyen der Udyret er nå (B7.1).
problem-brotherhood-fog-victims = beast: bare tåke skjuler ofre (B7.1).
problem-brotherhood-haunts = beast: «haunts» hører til et skjult Udyr (B7.1).
problem-brotherhood-haunts-true = beast: «haunts» mangler landsbyen der Udyret er.

## Stillingen: ruter og kort
problem-brotherhood-card-twice = space: kortet til en landsby ligger i to ruter (B4.2).
problem-brotherhood-last-year = space: fjorårets kort tas tilbake før valget (B4.1).
problem-brotherhood-this-season = space: Udyret har alt valgt en landsby for denne årstiden (B4.2).
problem-brotherhood-trace-twice = space: en sporbrikke er to steder (B1.2).
problem-brotherhood-two-seasons = space: bare spor fra to årstider ligger framme (B4.1).
problem-brotherhood-trace-card = space: et spor ligger ved siden av et landsbykort (B4.2).
problem-brotherhood-face-up = space: der ligger det ikke noe spor som kan ha bildesiden opp (B4.2).
problem-brotherhood-maybe = space: «maybe» hører til et spor.
problem-brotherhood-maybe-true = space: «maybe» mangler det sanne sporet, «{ $trace }».
problem-brotherhood-played = cards: så mange kort for «{ $season }» skal være spilt: { $cards } (B3.1).
problem-brotherhood-force-played = cards: kortet som gjelder, er et som er spilt (B3.1).
problem-brotherhood-picked = cards: det velges tre kort for hver årstid (B9.1).
problem-brotherhood-hands = cards: bare varianten for eksperter har kort på hånden og kastede kort (B9.1).

## Kartfilen
problem-brotherhood-places = { $where }: kartet har { $found } steder; { $most } er det meste.
problem-brotherhood-villages = { $where }: kartet må ha { $villages } landsbyer, ikke { $found } (B1.1).
problem-brotherhood-village-order = { $where }: landsbyene står i rekkefølge: dette er nummer { $number } (B1.1).
problem-brotherhood-id = { $where }: id-en «{ $id }» må være et eget ord med små bokstaver.
problem-brotherhood-numbers = { $where }: «{ $name }» må nevne { $count } ulike landsbyer ved nummer ({ $rule }).
problem-brotherhood-haunt = { $where }: «haunt» må være nummeret til en landsby, ikke { $number } (B4.4).
problem-brotherhood-road = { $where }: veien «{ $road }» må nevne to ulike steder på kartet.
problem-brotherhood-road-twice = { $where }: veien «{ $road }» står der to ganger.
problem-brotherhood-no-road = { $where }: ingen vei fører fra { $start } til { $place } (B1.1).
problem-brotherhood-ways-out = map: andre landsbyer innen { $leagues } mil fra { $village }, det minste kortene tillater: { $found }; Udyret trenger { $needed } (B4.2).

## Kortfilen
problem-brotherhood-no-effect = { $where }: et kort må ha minst én virkning (B10).
problem-brotherhood-card-id = { $where }: id-en «{ $id }» må være et ord med små bokstaver og sifre.
problem-brotherhood-effect-twice = { $where }: virkningen «{ $effect }» står to ganger på dette kortet (B10).
problem-brotherhood-number = { $where }: «{ $name }» må være et heltall fra { $low } til { $high }, ikke { $number }.
problem-brotherhood-no-village = { $where }: «villages»: { $number } er ingen landsby fra 1 til { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: «{ $season }» må ha { $cards } kort, ikke { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: to kort har id-en «{ $id }».
