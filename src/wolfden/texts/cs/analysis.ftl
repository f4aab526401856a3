### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: analýza pro { $name }
analysis-simulations = Simulace: { $simulations }
analysis-then = potom: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Analýza: { $title }
analysis-lead = Zkoušejte varianty z libovolné pozice a sledujte, co si o nich myslí počítač.
analysis-new = Nová partie
analysis-players = Hráči
analysis-deal = Rozložit herní plán
analysis-from-text = Pozice, záznam nebo analýza jako text
analysis-open = Otevřít
analysis-file = Ze souboru
analysis-engine = Počítač
analysis-think = Nechat přemýšlet
analysis-stop = Zastavit
analysis-knows = Posouzeno podle toho, co ví { $name }.
analysis-play = Zahrát { $action }
analysis-lines = Varianty
analysis-line = Varianta { $number }
analysis-name = Název této varianty
analysis-delete = Smazat tuto variantu
analysis-empty = Zvolte akci na plánu: začne jí varianta.
analysis-full = Na další varianty není místo. Některou smažte.
analysis-seat = Hraje za
analysis-chance = Je na řadě hod nebo tah z balíčku.
analysis-roll = Nechat rozhodnout náhodu
analysis-outcome = Nebo zvolte výsledek
analysis-over = Partie zde končí.
analysis-export = Text a odkaz
analysis-text = Analýza jako text
analysis-copy-text = Zkopírovat text
analysis-save = Uložit do souboru
analysis-link = Odkaz, který obsahuje celou analýzu
analysis-link-long = Analýza je na odkaz příliš dlouhá. Předejte text.
analysis-set-up = Sestavit ručně
analysis-set-up-help = Změňte pozici a zobrazte ji. Varianty se ztratí.
analysis-show = Zobrazit tuto pozici
analysis-steps = Pohyb po variantě
analysis-side = Počítač a varianty
