### Reviews of finished games, on the page and in a terminal.

review-title = Genomgång: { $title }
review-facts = Handlingar: { $actions }, simuleringar per beslut: { $simulations }
review-chances = Vinstchanser, efter vad varje spelare visste
review-chances-early = Tidigt i ett parti är chanserna bara en grov uppskattning.
review-player = Spelare
review-lost = Förlorat på misstag
review-luck = Tur
review-mistakes = Dyra beslut
review-no-mistakes = Inget beslut kostade mycket.
review-mistake = { $name }, handling { $number }: kostade { $percent } %
review-played = Spelat
review-better = Bättre
review-chance = { $percent } % chans att vinna
review-round = Tills { $name } är på tur igen, i snabba provpartier:
review-tally = { $name }, { $part }: { $now } → { $preferred } i stället för { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } i stället för { $chosen }
review-likely = { $preferred } % i stället för { $chosen } %: { $event }
review-trials = I snabba provpartier efter den bättre handlingen:
review-part = { $name }, { $part }: { $points } i snitt
review-ending = { $preferred } % i stället för { $chosen } %: { $ending } Vinnare: { $names }.
review-unexplained = Provpartierna visar inget enskilt skäl. Analysmotorn såg längre fram och föredrog detta.
review-hidden = Något var dolt för { $name } här. Beslutet bedöms efter vad { $name } visste.
review-chance-events = Slag och dragna kort som betydde mest
review-no-chance-events = Inget slag och inget draget kort ändrade en chans med { $percent } % eller mer.
review-deal = Utdelningen
review-number = Handling { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Var avgjordes partiet? Genomgången bedömer varje beslut efter vad spelaren visste och skiljer tur från skicklighet.
review-start = Starta genomgången
review-waiting = Genomgången väntar i kön.
review-progress = Steg { $done } av { $total }
review-failed = Genomgången misslyckades. Starta den igen.
review-everyone = Alla spelare
review-graph = Chans att vinna under partiet. Välj ett ögonblick med ett klick eller piltangenterna.
review-axis = handlingar
review-good = Inget bättre hittades här.
review-moment = Ögonblick i partiet
review-link = Länk till den här genomgången
