### The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest poeng etter fullmånen vinner: regionmerker og den høyeste verdien du har nådd på hvert av de seks sporene dine.
aid-the-wolves-turn = Turen din
aid-the-wolves-turn-1 = En tur har to handlinger; hvert handlingsmerke kjøper én til.
aid-the-wolves-turn-2 = Hver handling koster brikker som viser målets terreng: flytt 1, ul 2, hi 2, hule 2, dominer 3. Brukte brikker snus. Et terrengmerke gjelder som hvilken som helst brikke.
aid-the-wolves-actions = Handlinger
aid-the-wolves-actions-1 = Flytt: Velg et terreng, og gå så med opptil Spredning ulver, hver opptil Fart steg, alle til det terrenget. Høyst to brikker på en sekskant.
aid-the-wolves-actions-2 = Ul: En ensom ulv innenfor Ul fra en alfaulv blir din neste ulv.
aid-the-wolves-actions-3 = Hi: ved siden av eller under en alfaulv; tas fra et spor du velger, som da vokser.
aid-the-wolves-actions-4 = Hule: Bygg ut et hi ved en innsjø; én per region; gir 3 kontroll.
aid-the-wolves-actions-5 = Dominer: Erstatt en fiendtlig flokkulv eller et hi som står alene innenfor Ul.
aid-the-wolves-actions-6 = Jakt: Ulver på tre sekskanter rundt et bytte tar det av seg selv.
aid-the-wolves-tracks = Spor
aid-the-wolves-tracks-1 =
    | hi tatt | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | ul | 2 | 3 | 3 | 4 | 4
    | poeng, 3–5 spillere | 0 | 0 | 0 | 3 | 7
    | poeng, 2 spillere | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Det andre og det fjerde hiet på et spor gir et merke. 3–5 spillere: spredning handling, så terreng; fart og ul terreng, så handling. 2 spillere: handling, så terreng.
aid-the-wolves-points = Poeng
aid-the-wolves-points-1 =
    | antall | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | ulver | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | huler | 5 | 10 | 15 | 20
    | bytte, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | bytte, 2 spillere | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På hvert spor teller bare den høyeste verdien du har nådd.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Ul, huler og dominering flytter månen. Ved månesigd, halvmåne og fullmåne telles regionene med det merket: Mest kontroll tar det, nummer to får den lavere verdien.
aid-the-wolves-moon-2 =
    | spillere | månesigd | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | nr. 1 / nr. 2 | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontroll: En hule teller 3, enhver annen brikke 1. Står det likt, avgjør flest alfaulver i regionen.
aid-the-wolves-sign = { $sign ->
    [alpha] alfaulv
    [pack] flokkulv
    [den] hi
    [lair] hule
    [crescent] månesigd
    [quarter] halvmåne
    [full] fullmåne
    [action] handlingsmerke
   *[terrain] terrengmerke
}
