### Reviews of finished games, on the page and in a terminal.

review-title = Gjennomgang: { $title }
review-facts = Handlinger: { $actions }, simuleringer per beslutning: { $simulations }
review-chances = Vinnersjanser, ut fra det hver spiller visste
review-chances-early = Tidlig i et spill er sjansene bare et grovt anslag.
review-player = Spiller
review-lost = Tapt på feil
review-luck = Flaks
review-mistakes = Dyre beslutninger
review-no-mistakes = Ingen beslutning kostet mye.
review-mistake = { $name }, handling { $number }: kostet { $percent } %
review-played = Valgt
review-better = Bedre
review-chance = { $percent } % sjanse til å vinne
review-round = Til { $name } har turen igjen, i raske prøvespill:
review-tally = { $name }, { $part }: { $now } → { $preferred } i stedet for { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } i stedet for { $chosen }
review-likely = { $preferred } % i stedet for { $chosen } %: { $event }
review-trials = I raske prøvespill etter den bedre handlingen:
review-part = { $name }, { $part }: { $points } i snitt
review-ending = { $preferred } % i stedet for { $chosen } %: { $ending } Vinner: { $names }.
review-unexplained = Prøvespillene viser ingen enkelt grunn. Analysemotoren så lenger fram og foretrakk dette.
review-hidden = Noe var skjult for { $name } her. Beslutningen bedømmes etter det { $name } visste.
review-chance-events = Kast og trukne kort som betydde mest
review-no-chance-events = Ingen kast og ingen trukne kort endret en sjanse med { $percent } % eller mer.
review-deal = Utdelingen
review-number = Handling { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Hvor ble spillet avgjort? Gjennomgangen bedømmer hver beslutning etter det spilleren visste, og skiller flaks fra dyktighet.
review-start = Start gjennomgangen
review-waiting = Gjennomgangen venter i køen.
review-progress = Trinn { $done } av { $total }
review-failed = Gjennomgangen mislyktes. Start den igjen.
review-everyone = Alle spillere
review-graph = Sjanse til å vinne gjennom spillet. Velg et øyeblikk med et klikk eller piltastene.
review-axis = handlinger
review-good = Ingenting bedre ble funnet her.
review-moment = Øyeblikk i spillet
review-link = Lenke til denne gjennomgangen
