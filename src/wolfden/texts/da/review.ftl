### Reviews of finished games, on the page and in a terminal.

review-title = Gennemgang: { $title }
review-facts = Handlinger: { $actions }, simuleringer pr. beslutning: { $simulations }
review-chances = Vinderchancer, ud fra hvad hver spiller vidste
review-chances-early = Tidligt i et spil er chancerne kun et groft skøn.
review-player = Spiller
review-lost = Tabt ved fejl
review-luck = Held
review-mistakes = Dyre beslutninger
review-no-mistakes = Ingen beslutning kostede meget.
review-mistake = { $name }, handling { $number }: kostede { $percent } %
review-played = Valgt
review-better = Bedre
review-chance = { $percent } % chance for at vinde
review-round = Indtil { $name } har turen igen, i hurtige prøvespil:
review-tally = { $name }, { $part }: { $now } → { $preferred } i stedet for { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } i stedet for { $chosen }
review-likely = { $preferred } % i stedet for { $chosen } %: { $event }
review-trials = I hurtige prøvespil efter den bedre handling:
review-part = { $name }, { $part }: { $points } i gennemsnit
review-ending = { $preferred } % i stedet for { $chosen } %: { $ending } Vinder: { $names }.
review-unexplained = Prøvespillene viser ingen enkelt grund. Analysemotoren så længere frem og foretrak det.
review-hidden = Noget var skjult for { $name } her. Beslutningen bedømmes efter, hvad { $name } vidste.
review-chance-events = Kast og trukne kort, der betød mest
review-no-chance-events = Intet kast og intet trukket kort ændrede en chance med { $percent } % eller mere.
review-deal = Uddelingen
review-number = Handling { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Hvor blev spillet afgjort? Gennemgangen bedømmer hver beslutning efter, hvad spilleren vidste, og skelner held fra dygtighed.
review-start = Start gennemgangen
review-waiting = Gennemgangen venter i køen.
review-progress = Trin { $done } af { $total }
review-failed = Gennemgangen mislykkedes. Start den igen.
review-everyone = Alle spillere
review-graph = Chance for at vinde gennem spillet. Vælg et øjeblik med et klik eller piletasterne.
review-axis = handlinger
review-good = Intet bedre blev fundet her.
review-moment = Øjeblik i spillet
review-link = Link til denne gennemgang
