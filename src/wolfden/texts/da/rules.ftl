### The frame of the rules reference and of the player aids.

rules = Regler
rules-all = Alle regler
rules-title = { $title }: reglerne
rules-contents = Kapitler
rules-search = Søg i reglerne
rules-search-example = et ord eller et nummer som 6.4
rules-found = { $count ->
    [0] intet fundet
    [one] { $count } regel
   *[other] { $count } regler
}
rules-none = Ingen regler passer til »{ $question }«.
rules-ruling = Fortolkning
rules-rebuilt = Rekonstrueret
rule-link = Læs regel { $number }
rule-anchor = Fast link til denne regel

aid = Spilleroversigt
aid-title = { $title }: spilleroversigt
aid-print = Udskriv spilleroversigten
aid-legend = Symboler
about = Om spillet
about-title = { $title }: om spillet
about-heading-story = Historien
about-heading-credits = Hvem der har lavet spillet
