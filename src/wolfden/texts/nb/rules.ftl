### The frame of the rules reference and of the player aids.

rules = Regler
rules-all = Alle regler
rules-title = { $title }: reglene
rules-contents = Kapitler
rules-search = Søk i reglene
rules-search-example = et ord eller et nummer som 6.4
rules-found = { $count ->
    [0] ingenting funnet
    [one] { $count } regel
   *[other] { $count } regler
}
rules-none = Ingen regler passer til «{ $question }».
rules-ruling = Tolkning
rules-rebuilt = Rekonstruert
rule-link = Les regel { $number }
rule-anchor = Fast lenke til denne regelen

aid = Spilleroversikt
aid-title = { $title }: spilleroversikt
aid-print = Skriv ut spilleroversikten
aid-legend = Symboler
about = Om spillet
about-title = { $title }: om spillet
about-heading-story = Historien
about-heading-credits = Hvem som har laget spillet
