### The frame of the rules reference and of the player aids.

rules = Regler
rules-all = Alla regler
rules-title = { $title }: reglerna
rules-contents = Kapitel
rules-search = Sök i reglerna
rules-search-example = ett ord, eller ett nummer som 6.4
rules-found = { $count ->
    [0] inget hittades
    [one] { $count } regel
   *[other] { $count } regler
}
rules-none = Inga regler matchar ”{ $question }”.
rules-ruling = Tolkning
rules-rebuilt = Rekonstruerat
rule-link = Läs regel { $number }
rule-anchor = Fast länk till den här regeln

aid = Spelöversikt
aid-title = { $title }: spelöversikt
aid-print = Skriv ut spelöversikten
aid-legend = Symboler
about = Om spelet
about-title = { $title }: om spelet
about-heading-story = Berättelsen
about-heading-credits = Vilka som har gjort spelet
