### The frame of the rules reference and of the player aids.

rules = Säännöt
rules-all = Kaikki säännöt
rules-title = { $title }: säännöt
rules-contents = Luvut
rules-search = Hae säännöistä
rules-search-example = sana tai numero, esimerkiksi 6.4
rules-found = { $count ->
    [0] ei löytynyt mitään
    [one] { $count } sääntö
   *[other] { $count } sääntöä
}
rules-none = Mikään sääntö ei vastaa hakua ”{ $question }”.
rules-ruling = Tulkinta
rules-rebuilt = Rekonstruoitu
rule-link = Lue sääntö { $number }
rule-anchor = Pysyvä linkki tähän sääntöön

aid = Pelaajan muistilista
aid-title = { $title }: pelaajan muistilista
aid-print = Tulosta muistilista
aid-legend = Merkit
about = Tietoa pelistä
about-title = { $title }: tietoa pelistä
about-heading-story = Tarina
about-heading-credits = Tekijät
