### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: analyse for { $name }
analysis-simulations = Simuleringer: { $simulations }
analysis-then = derefter: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Analyse: { $title }
analysis-lead = Prøv varianter fra enhver stilling, og se, hvad analysemotoren mener om dem.
analysis-new = Et nyt spil
analysis-players = Spillere
analysis-deal = Del en spilleplade ud
analysis-from-text = En stilling, en genafspilning eller en analyse som tekst
analysis-open = Åbn
analysis-file = Fra en fil
analysis-engine = Analysemotor
analysis-think = Lad den tænke
analysis-stop = Stop
analysis-knows = Bedømt ud fra det, { $name } ved.
analysis-play = Spil { $action }
analysis-lines = Varianter
analysis-line = Variant { $number }
analysis-name = Navn på denne variant
analysis-delete = Slet denne variant
analysis-empty = Vælg en handling på spillepladen: Den begynder en variant.
analysis-full = Der er ikke plads til flere varianter. Slet en først.
analysis-seat = Handler for
analysis-chance = Nu skal der kastes eller trækkes.
analysis-roll = Lad tilfældet afgøre
analysis-outcome = Eller vælg udfaldet
analysis-over = Spillet er slut her.
analysis-export = Tekst og link
analysis-text = Analysen som tekst
analysis-copy-text = Kopiér teksten
analysis-save = Gem som fil
analysis-link = Et link, der rummer hele analysen
analysis-link-long = Analysen er for lang til et link. Del teksten i stedet.
analysis-set-up = Stil op i hånden
analysis-set-up-help = Ret stillingen, og vis den. Varianterne går tabt.
analysis-show = Vis denne stilling
analysis-steps = Gå langs varianten
analysis-side = Analysemotor og varianter
