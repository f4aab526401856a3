### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: analyse for { $name }
analysis-simulations = Simuleringer: { $simulations }
analysis-then = deretter: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Analyse: { $title }
analysis-lead = Prøv varianter fra hvilken som helst stilling, og se hva analysemotoren mener om dem.
analysis-new = Et nytt spill
analysis-players = Spillere
analysis-deal = Del ut et brett
analysis-from-text = En stilling, en avspilling eller en analyse som tekst
analysis-open = Åpne
analysis-file = Fra en fil
analysis-engine = Analysemotor
analysis-think = La den tenke
analysis-stop = Stopp
analysis-knows = Bedømt ut fra det { $name } vet.
analysis-play = Spill { $action }
analysis-lines = Varianter
analysis-line = Variant { $number }
analysis-name = Navn på denne varianten
analysis-delete = Slett denne varianten
analysis-empty = Velg en handling på brettet: Den begynner en variant.
analysis-full = Det er ikke plass til flere varianter. Slett en først.
analysis-seat = Handler for
analysis-chance = Nå skal det kastes eller trekkes.
analysis-roll = La tilfeldighetene avgjøre
analysis-outcome = Eller velg utfallet
analysis-over = Spillet er slutt her.
analysis-export = Tekst og lenke
analysis-text = Analysen som tekst
analysis-copy-text = Kopier teksten
analysis-save = Lagre som fil
analysis-link = En lenke som rommer hele analysen
analysis-link-long = Analysen er for lang for en lenke. Del teksten i stedet.
analysis-set-up = Still opp for hånd
analysis-set-up-help = Endre stillingen og vis den. Variantene går tapt.
analysis-show = Vis denne stillingen
analysis-steps = Gå langs varianten
analysis-side = Analysemotor og varianter
