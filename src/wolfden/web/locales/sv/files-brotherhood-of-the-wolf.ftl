### Vad som är fel i en ställning, en kartfil eller en kortfil för Vargens brödraskap. Filernas ord står kvar som de är.

## Ställningen: raderna
problem-brotherhood-place = { $line }: ”{ $name }”: ”{ $place }” är ingen plats på kartan.
problem-brotherhood-village = { $line }: ”{ $name }”: ”{ $place }” är ingen by (B1.1).
problem-brotherhood-hunter-lines = { $line }: det finns { $hunters } jägare, inte { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: jägarna står i ordningen { $known }.
problem-brotherhood-came-from = { $line }: bara en jägare som har flyttat kom någon annanstans ifrån (B5.1).
problem-brotherhood-space-lines = { $line }: det finns { $spaces } rutor, inte { $found } (B1.4).
problem-brotherhood-space-order = { $line }: rutorna står i ordningen { $known }.
problem-brotherhood-village-form = { $line }: ”{ $word }” har inte formen mende=dragoon,2.
problem-brotherhood-two-places = { $line }: kortet { $card } är på två ställen (B9.1).

## Ställningen: rundan
problem-brotherhood-idle = round: i det här skedet skulle ingen ha något att bestämma.
problem-brotherhood-round = round: årstiderna räknas från 1, efter öppningen (B1.5).
problem-brotherhood-draft = round: kort väljs ut bara i varianten för experter (B9.1).
problem-brotherhood-devil = round: bara djävulen flyttar en jägare, när spåret ligger uppåt (B4.4).
problem-brotherhood-ending = round: ett parti är över när det har ett slut (B8).
problem-brotherhood-ended-so = round: så kan partiet inte ha slutat (B8).
problem-brotherhood-is-over = round: med de här offren och brickorna är partiet över (B8.1).
problem-brotherhood-figures = round: { $found } pjäser är fördelade, men ”count” är { $count } (B1.3).
problem-brotherhood-victims = round: { $victims } offer, men på kartan ligger { $found } (B6.2).
problem-brotherhood-in-force = round: ett kort gäller så snart det har vänts upp (B3.1).
problem-brotherhood-drafted = round: { $found } kort är utvalda, men ”count” säger något annat (B9.1).

## Ställningen: jägare, trupper och Besten
problem-brotherhood-leader = hunter: ”{ $hunter }” måste ledas från en jägares plats (B1.3).
problem-brotherhood-placed = hunter: ”{ $hunter }” står någonstans efter öppningen, inte före (B2.2).
problem-brotherhood-one-troop = villages: en by rymmer en trupp (B3.2).
problem-brotherhood-troops = villages: det finns sex dragoner och sex bönder (B1.4).
problem-brotherhood-chosen = beast: identitet och by väljs i öppningen (B2.1).
problem-brotherhood-beast-card = beast: Besten är i byn vars kort ligger i rutan ”{ $season }” (B6.1).
problem-brotherhood-fog-card = beast: dimman döljer kortet för byn där Besten är nu (B7.1).
problem-brotherhood-fog-victims = beast: bara dimma döljer offer (B7.1).
problem-brotherhood-haunts = beast: ”haunts” hör till en dold Best (B7.1).
problem-brotherhood-haunts-true = beast: ”haunts” saknar byn där Besten är.

## Ställningen: rutor och kort
problem-brotherhood-card-twice = space: en bys kort ligger i två rutor (B4.2).
problem-brotherhood-last-year = space: förra årets kort tas tillbaka före valet (B4.1).
problem-brotherhood-this-season = space: Besten har redan valt en by för den här årstiden (B4.2).
problem-brotherhood-trace-twice = space: en spårbricka är på två ställen (B1.2).
problem-brotherhood-two-seasons = space: bara spår från två årstider ligger ute (B4.1).
problem-brotherhood-trace-card = space: ett spår ligger intill ett bykort (B4.2).
problem-brotherhood-face-up = space: där ligger inget spår som kan vara uppåt (B4.2).
problem-brotherhood-maybe = space: ”maybe” hör till ett spår.
problem-brotherhood-maybe-true = space: ”maybe” saknar det sanna spåret, ”{ $trace }”.
problem-brotherhood-played = cards: så många kort för ”{ $season }” ska ha spelats: { $cards } (B3.1).
problem-brotherhood-force-played = cards: kortet som gäller är ett som har spelats (B3.1).
problem-brotherhood-picked = cards: tre kort väljs ut för varje årstid (B9.1).
problem-brotherhood-hands = cards: bara varianten för experter har kort på hand och slängda kort (B9.1).

## Kartfilen
problem-brotherhood-places = { $where }: kartan har { $found } platser; { $most } är det mesta.
problem-brotherhood-villages = { $where }: kartan behöver { $villages } byar, inte { $found } (B1.1).
problem-brotherhood-village-order = { $where }: byarna står i ordning: detta är nummer { $number } (B1.1).
problem-brotherhood-id = { $where }: id:t ”{ $id }” måste vara ett eget ord med små bokstäver.
problem-brotherhood-numbers = { $where }: ”{ $name }” måste nämna { $count } olika byar med nummer ({ $rule }).
problem-brotherhood-haunt = { $where }: ”haunt” måste vara en bys nummer, inte { $number } (B4.4).
problem-brotherhood-road = { $where }: vägen ”{ $road }” måste nämna två olika platser på kartan.
problem-brotherhood-road-twice = { $where }: vägen ”{ $road }” står där två gånger.
problem-brotherhood-no-road = { $where }: ingen väg leder från { $start } till { $place } (B1.1).
problem-brotherhood-ways-out = map: andra byar inom { $leagues } mil från { $village }, det minsta korten tillåter: { $found }; Besten behöver { $needed } (B4.2).

## Kortfilen
problem-brotherhood-no-effect = { $where }: ett kort behöver minst en verkan (B10).
problem-brotherhood-card-id = { $where }: id:t ”{ $id }” måste vara ett ord med små bokstäver och siffror.
problem-brotherhood-effect-twice = { $where }: verkan ”{ $effect }” står två gånger på kortet (B10).
problem-brotherhood-number = { $where }: ”{ $name }” måste vara ett heltal från { $low } till { $high }, inte { $number }.
problem-brotherhood-no-village = { $where }: ”villages”: { $number } är ingen by från 1 till { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: ”{ $season }” behöver { $cards } kort, inte { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: två kort har id:t ”{ $id }”.
