### The frame of the rules reference and of the player aids.

rules = Rules
rules-all = All rules
rules-title = { $title }: the rules
rules-contents = Chapters
rules-search = Search the rules
rules-search-example = a word, or a number such as 6.4
rules-found = { $count ->
    [0] nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rules match “{ $question }”.
rules-ruling = Ruling
rules-rebuilt = Reconstructed
rule-link = Read rule { $number }
rule-anchor = Permanent link to this rule

aid = Player aid
aid-title = { $title }: player aid
aid-print = Print the player aid
aid-legend = Symbols
about = About this game
about-title = { $title }: about this game
about-heading-story = The story
about-heading-credits = Who made it
