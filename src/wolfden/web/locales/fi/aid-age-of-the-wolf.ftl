### The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Aloita vuorosi viisi omaa pesää pelilaudalla, tai ole viimeinen elossa oleva lauma.
aid-age-of-the-wolf-turn = Vuorosi
aid-age-of-the-wolf-turn-1 = Joka pesä tuottaa viisi sutta vuorosi alussa.
aid-age-of-the-wolf-turn-2 = Yksi siirto vuorossa: susia viisittäin viereiselle alueelle, jota et hallitse, tai taistelu petoeläimiä vastaan omalla alueellasi.
aid-age-of-the-wolf-turn-3 = Sitten taistellaan siirtojen järjestyksessä: ensin susia, sen jälkeen petoeläimiä vastaan.
aid-age-of-the-wolf-turn-4 = Kun alueella on kaksikymmentä sutta, saat rakentaa pesän; yhden vuorossa.
aid-age-of-the-wolf-turn-5 = Sitten siirtämättömät sudet saavat vaeltaa alueittesi välillä.
aid-age-of-the-wolf-turn-6 = Vuorosi lopussa alueen saalisarvon ylittävät sudet nääntyvät nälkään.
aid-age-of-the-wolf-turn-7 = Kortit: häädä petoeläimet, lisäsudet, ylimääräinen siirto, jäädytä vesialue. Nostat yhden joka vuorolla ja pidät viisi.
aid-age-of-the-wolf-battle = Taistelut
aid-age-of-the-wolf-battle-1 = Taistelut: noppa (1, 2, 2, 2, 2, 3) kertaa sudet. Johtajasusi saa heittää uudelleen. Petoeläimillä on kiinteä arvo: se on ylitettävä.
aid-age-of-the-wolf-battle-2 =
    | petoeläin | ihminen | tiikeri | karhu
    | voima | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Kotonaan hävinnyt lauma saa vetäytyä yhdelle viereiselle alueelle, jolla sillä on susia, tai se kuolee; lyödyt hyökkääjät palaavat. Tasavoimaiset heittävät uudelleen.
aid-age-of-the-wolf-battle-4 = Petoeläimet voittanut saa häätää ne kaikki yhdelle viereiselle alueelle tai rannikolta mereen.
aid-age-of-the-wolf-cards = Kortit
aid-age-of-the-wolf-cards-1 = Häätö: kaikki alueen petoeläimet pakenevat sinua (×8).
aid-age-of-the-wolf-cards-2 = Lisäsudet: joka pesäsi saa viisi sutta lisää (×7).
aid-age-of-the-wolf-cards-3 = Ylimääräinen siirto: yksi siirto lisää ennen taisteluja (×5).
aid-age-of-the-wolf-cards-4 = Jäätynyt meri: yhden vesialueen voi ylittää vuorosi loppuun asti (×8).
aid-age-of-the-wolf-end = Loppu
aid-age-of-the-wolf-end-1 = Viimeisen kierroksen jälkeen (60, ellei pöydässä toisin sovita) voittaa eniten pesiä, sitten alueita, sitten susia.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] sudet, viisittäin
    [lead] johtajasusi, vastaa viittä
    [den] pesä
    [human] ihminen
    [tiger] tiikeri
    [bear] karhu
    [channel] vesialue
   *[ice] jäätynyt vesialue
}
