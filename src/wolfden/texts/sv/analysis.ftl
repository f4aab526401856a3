### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: analys för { $name }
analysis-simulations = Simuleringar: { $simulations }
analysis-then = sedan: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Analys: { $title }
analysis-lead = Pröva varianter från vilken ställning som helst och se vad analysmotorn tycker om dem.
analysis-new = Ett nytt parti
analysis-players = Spelare
analysis-deal = Lägg ut en spelplan
analysis-from-text = En ställning, en repris eller en analys som text
analysis-open = Öppna
analysis-file = Från en fil
analysis-engine = Analysmotor
analysis-think = Låt den tänka
analysis-stop = Stoppa
analysis-knows = Bedömt efter vad { $name } vet.
analysis-play = Spela { $action }
analysis-lines = Varianter
analysis-line = Variant { $number }
analysis-name = Namn på den här varianten
analysis-delete = Ta bort den här varianten
analysis-empty = Välj en handling på spelplanen: med den börjar en variant.
analysis-full = Det finns inte plats för fler varianter. Ta bort en först.
analysis-seat = Handlar för
analysis-chance = Ett slag eller en dragning står på tur.
analysis-roll = Låt slumpen avgöra
analysis-outcome = Eller välj utfallet
analysis-over = Partiet är slut här.
analysis-export = Text och länk
analysis-text = Analysen som text
analysis-copy-text = Kopiera texten
analysis-save = Spara som fil
analysis-link = En länk som innehåller hela analysen
analysis-link-long = Analysen är för lång för en länk. Dela texten i stället.
analysis-set-up = Ställ upp för hand
analysis-set-up-help = Ändra ställningen och visa den. Varianterna går förlorade.
analysis-show = Visa den här ställningen
analysis-steps = Gå längs varianten
analysis-side = Analysmotor och varianter
