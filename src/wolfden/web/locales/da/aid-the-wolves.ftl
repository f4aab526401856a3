### The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest point efter fuldmånen vinder: områdepoletter og den højeste nåede værdi på hvert af dine seks spor.
aid-the-wolves-turn = Din tur
aid-the-wolves-turn-1 = En tur har to handlinger; hver handlingspolet køber én til.
aid-the-wolves-turn-2 = Hver handling koster brikker, der viser målets terræn: flyt 1, hyl 2, hule 2, leje 2, dominer 3. Brugte brikker vendes. En terrænpolet gælder som en hvilken som helst brik.
aid-the-wolves-actions = Handlinger
aid-the-wolves-actions-1 = Flyt: Vælg et terræn, og gå så med op til Spredning ulve, hver op til Fart skridt, alle til det terræn. Højst to brikker på en sekskant.
aid-the-wolves-actions-2 = Hyl: En enlig ulv inden for Hyl fra en alfaulv bliver din næste ulv.
aid-the-wolves-actions-3 = Hule: ved siden af eller under en alfaulv; tages fra et spor efter eget valg, som så vokser.
aid-the-wolves-actions-4 = Leje: Udbyg en hule ved en sø; ét pr. område; giver 3 kontrol.
aid-the-wolves-actions-5 = Dominer: Erstat en fjendtlig flokulv eller hule, der står alene inden for Hyl.
aid-the-wolves-actions-6 = Jagt: Ulve på tre sekskanter omkring et bytte tager det af sig selv.
aid-the-wolves-tracks = Spor
aid-the-wolves-tracks-1 =
    | tagne huler | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | hyl | 2 | 3 | 3 | 4 | 4
    | point, 3–5 spillere | 0 | 0 | 0 | 3 | 7
    | point, 2 spillere | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Den anden og den fjerde hule på et spor giver en polet. 3–5 spillere: spredning handling, så terræn; fart og hyl terræn, så handling. 2 spillere: handling, så terræn.
aid-the-wolves-points = Point
aid-the-wolves-points-1 =
    | antal | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | ulve | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | lejer | 5 | 10 | 15 | 20
    | bytte, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | bytte, 2 spillere | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På hvert spor tæller kun den højeste nåede værdi.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Hyl, lejer og dominering flytter månen. Ved månesegl, halvmåne og fuldmåne tælles områderne med den polet: Mest kontrol tager den, toeren får den lavere værdi.
aid-the-wolves-moon-2 =
    | spillere | månesegl | halvmåne | fuldmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | nr. 1 / nr. 2 | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontrol: Et leje tæller 3, enhver anden brik 1. Står det lige, afgør flest alfaulve i området.
aid-the-wolves-sign = { $sign ->
    [alpha] alfaulv
    [pack] flokulv
    [den] hule
    [lair] leje
    [crescent] månesegl
    [quarter] halvmåne
    [full] fuldmåne
    [action] handlingspolet
   *[terrain] terrænpolet
}
