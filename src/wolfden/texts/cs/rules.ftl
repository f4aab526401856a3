### The frame of the rules reference and of the player aids.

rules = Pravidla
rules-all = Všechna pravidla
rules-title = { $title }: pravidla
rules-contents = Kapitoly
rules-search = Hledat v pravidlech
rules-search-example = slovo, nebo číslo jako 6.4
rules-found = { $count ->
    [0] nic nenalezeno
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Dotazu „{ $question }“ neodpovídá žádné pravidlo.
rules-ruling = Výklad
rules-rebuilt = Naše rekonstrukce
rule-link = Přečíst pravidlo { $number }
rule-anchor = Trvalý odkaz na toto pravidlo

aid = Přehled pro hráče
aid-title = { $title }: přehled pro hráče
aid-print = Vytisknout přehled
aid-legend = Značky
about = O hře
about-title = { $title }: o hře
about-heading-story = Příběh
about-heading-credits = Kdo hru vytvořil
