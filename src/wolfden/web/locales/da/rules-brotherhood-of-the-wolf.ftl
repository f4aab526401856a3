### The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Reglerne for Ulvens broderskab (Brotherhood of the Wolf) med vores egne ord, efter spillets russiske regelhæfte. Vejkortet og 23 af de 24 årstidskort er vores egne, da hæftet kun viser dem på billeder; kortet Tåge er fra hæftet. Den, der ejer spillet, kan spille med landkort og årstidskort fra egne filer. Wolfden er uofficielt.

## B1
rule-b1 = Hvad der er i spillet
rule-b1-1 = Landsbyerne har numrene 1 til 30, flækker har ingen. Hver vej er én mil lang, og afstanden er den korteste vej. Grandrieu, Javols og Le Malzieu er særlige landsbyer: Nogle kort taler om dem.
rule-b1-1-rebuilt = Kortet er vores eget: 30 landsbyer, 36 flækker og 110 veje på deres virkelige steder. Fra hæftet er startlandsbyerne, Auvers som nummer 3, de særlige landsbyer og eksemplet i B11.1.
rule-b1-2 = Bæstet har fem identiteter: ulveflok, rovdyr, greve, djævel, landstryger. Hver har et kort og en tosidet sporbrik.
rule-b1-3 =
    De fire jægere er altid med, ledet af 1 til 4 personer mod den, der spiller Bæstet. Hver genkender ét spor på dets symbol, og alle genkender desuden landstrygeren.
    | jæger | spor
    | biskoppen | djævel
    | skovfogeden | ulveflok
    | markisen | rovdyr
    | kongens udsending | greve
rule-b1-3-ruling = Figurerne fordeles efter tur på jægernes pladser eller vælges efter tur (valgmulighed). Hver leder kun sine egne figurer; en anden valgmulighed lader hver jæger bruge alle. Enhver af dem må placere troppen og afslutte fasen for holdet.
rule-b1-4 = Der er 12 tropper: 3 med dragoner på hvert af felterne for sommer og forår, 3 med bønder på hvert af dem for efterår og vinter. Desuden er der 25 blodbrikker til ofrene og figuren Portefaix.
rule-b1-5 = Spillet har højst 12 runder, én for hver årstid fra sommeren 1764 til foråret 1767. Hver runde har fire faser: årstid, Bæstet, jægerne, angreb.

## B2
rule-b2 = Første offer (foråret 1764)
rule-b2-1 = Bæstet vælger i hemmelighed sin sande identitet og en startlandsby: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) eller Les Hubacs (29).
rule-b2-2 = Jægerne stiller deres fire figurer i de landsbyer eller flækker, de vil, sammen eller hver for sig.
rule-b2-2-ruling = Hver figur placeres én gang; når alle fire er på kortet, vises startlandsbyen.
rule-b2-3 = Startlandsbyen vises. Er der ingen jæger, tager Bæstet 1 offer. Der lægges intet spor, og landsbykortet bliver liggende på forårets felt til foråret 1765, så landsbyen kan ikke vælges før.

## B3
rule-b3 = Fase 1: årstid
rule-b3-1 = Et tilfældigt kort for årstiden, som ikke er vist før, vendes. Kun det nyeste kort gælder: Det virker i den fase, det nævner, og det, det bestemmer, gælder til rundens slutning. Kun Portefaix bliver stående, til der er brug for ham.
rule-b3-1-rebuilt = Hver årstid har seks kort. Tåge er fra hæftet, de andre 23 er vores egne.
rule-b3-2 = Jægerne stiller én trop fra årstidens felt i en landsby, der ikke har nogen, aldrig i en flække. Den bliver der for altid. Afstår de, går den tabt; et tomt felt giver intet. Kort, der placerer Portefaix eller flytter tropper, kommer først.

## B4
rule-b4 = Fase 2: Bæstet
rule-b4-1 = Bæstet tager det spor tilbage, det lagde for to årstider siden, og det landsbykort, det lagde i denne årstid sidste år.
rule-b4-2 = Det vælger i hemmelighed en landsby 1 til 4 mil væk, som det har kortet til, så ingen landsby kommer to gange inden for et år. Med kortet lægger det en ledig sporbrik: med billedsiden ned uden kraft eller med billedsiden op med sin kraft.
rule-b4-2-ruling = Landsby og brik er ét valg og prøves som et par: 5 eller 6 mil går kun med ulveflokkens billedside op.
rule-b4-3 = Bæstet går gennem alt og må ende, hvor der er jægere eller tropper. Det ender aldrig i en flække og bliver aldrig, hvor det er.
rule-b4-4 =
    En brik med billedsiden op har sin kraft, uanset hvad den sande identitet er.
    | brik | kraft
    | ulveflok | 2 mil længere, højst 6
    | rovdyr | 1 offer mere
    | greve | dragoner beskytter ikke
    | djævel | må flytte én jæger én mil, før landsbyen vises
    | landstryger | 1 offer mere, hvis den angrebne landsby er højst 3 mil fra Auvers
rule-b4-4-ruling = Djævelen virker i begyndelsen af fase 4; jægeren står eller ligger som før. Rovdyr, greve og landstryger virker af sig selv, da de aldrig skader Bæstet; ulveflok og djævel giver et valg. Et kort, der ændrer Bæstets rækkevidde, ændrer også ulveflokkens grænse.
rule-b4-5 = En landsby uden for rækkevidde kan ikke vælges.
rule-b4-5-ruling = I hæftet koster sådan en fejl Bæstet flytningen og alle ofre. Programmet lader det ikke ske.

## B5
rule-b5 = Fase 3: jægerne
rule-b5-1 = Hver jæger flytter 0 til 3 mil i valgfri rækkefølge. De må standse i flækker og dele plads. Med 0 til 2 mil er jægeren til fods, står og beskytter landsbyen. Præcis 3 mil er et ridt: Figuren ligger til næste fase 3 og beskytter ikke.
rule-b5-1-ruling = En jæger flytter én gang. Den, der ikke har flyttet, når fasen slutter, har flyttet 0 mil og står. Hvor et kort ændrer tallene, er alt ud over milene til fods et ridt.

## B6
rule-b6 = Fase 4: angreb
rule-b6-1 = Landsbyen vises, og Bæstets figur flyttes dertil.
rule-b6-2 =
    Ofrene er 5 minus antal mil, ændret af kort, plus 1 for en kraft, minus 1 for bønder dér, men ikke under 0. Er der en stående jæger, dragoner (medmindre greven ligger med billedsiden op) eller en anden beskyttelse, dør ingen. Det, et kort lægger til, »hvis der er nogen ofre«, kommer sidst.
    | mil | 1 | 2 | 3 | 4 | 5 eller 6
    | ofre | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = »Ikke under 0« bruges én gang, efter bønderne.
rule-b6-3 = Med offer nummer 25 vinder Bæstet straks, før nogen undersøgelse. Tællingen standser ved 25.
rule-b6-4 = Så må jægerne undersøge, i den rækkefølge de vil. En jæger, stående eller liggende, i Bæstets landsby eller i den, der blev angrebet årstiden før, vender sporet dér. En jæger på stedet, der genkender det, tager brikken og spørger: Er det din sande identitet? Svaret er altid sandt. Ja: Jægerne vinder straks. Nej: De beholder brikken.
rule-b6-4-ruling = Hver jæger undersøger én gang pr. årstid; flere må gøre det, i begge landsbyer. Kun undersøgelser, der kan ændre noget, tilbydes, og runden er slut, når ingen er tilbage.
rule-b6-5 = Landstrygeren skal genkendes i to forskellige landsbyer, og en landsby tæller kun én gang, uanset år. Første gang tager jægerne den sorte markør, og brikken bliver liggende; anden gang tager de brikken og spørger.
rule-b6-5-ruling = En skjult landstryger i markørens landsby vendes, men tæller ikke igen.
rule-b6-6 = En brik, der allerede ligger med billedsiden op, kan tages på samme måde, af en jæger, der genkender den og er i den nuværende eller forrige landsby.
rule-b6-7 = Med den fjerde sporbrik vinder jægerne straks; den sorte markør tæller ikke. Er den fjerde den sande identitet, angives identiteten som grund.
rule-b6-8 = Har et årstidskort fjernet landsbykortet eller dets spor, er der intet at undersøge.

## B7
rule-b7 = Tåge
rule-b7-1 = I tåge bliver landsbykortet liggende med billedsiden ned, og ofrene lægges på dets bagside: Antallet er åbent for alle og tæller straks. Beskyttelse virker uden at røbe hvor. Bæstets figur forlader kortet, og dets landsby kan ikke undersøges denne årstid.
rule-b7-1-ruling = Antallet er nyt for jægerne, så intet før det kan fortrydes.
rule-b7-2 = Næste årstid går Bæstet videre fra sit skjulte sted. I fase 4 vises begge kort, og den skjulte landsby er den forrige. Uanset hvordan spillet slutter, vises landsbyen da.
rule-b7-2-ruling = Følger tåge på tåge, hvad kun egne kort kan føre til, vises det ældre kort, og det nyere forbliver skjult.

## B8
rule-b8 = Spillets slutning
rule-b8-1 = Bæstet vinder med 25 ofre. Jægerne vinder, når de udpeger dets sande identitet eller tager den fjerde sporbrik.
rule-b8-1-ruling = Til sidst vises identiteten og en skjult landsby; spor med billedsiden ned forbliver sådan. En sejr giver 2, uafgjort 1, ens for alle jægere.
rule-b8-2 = Efter runde 12 lægges de sporbrikker, jægerne ikke har taget, til ofrene. Bliver det 25 eller mere, er spillet uafgjort; ellers vinder jægerne.

## B9
rule-b9 = Variant for eksperter
rule-b9-1 = Forår og sommer gavner jægerne, efterår og vinter Bæstet. Før B2, i rækkefølgen forår, sommer, efterår, vinter, vælger den side, årstiden gavner, ét af de seks kort, den anden lægger ét væk, og så videre, til tre er valgt; det sidste lægges væk. Hvert valgt kort kan spilles én gang.
rule-b9-1-ruling = Begge sider kan regne ud, hvem der har hvilke kort; for tilskuere er de skjult, til de spilles.
rule-b9-2 = I fase 1 vælger den side, årstiden gavner, ét af sine kort for årstiden i stedet for et tilfældigt.

## B10
rule-b10 = Årstidskort
rule-b10-intro =
    Hver årstid har seks kort. Hvert virker i sin fase. Kortet { season-card-au1 } er fra hæftet (B7), de andre er vores egne.

    Sommer
    | kort | fase | virkning
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }

    Efterår
    | kort | fase | virkning
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }

    Vinter
    | kort | fase | virkning
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Forår
    | kort | fase | virkning
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-1 = »François Antoine« flytter én trop ad gangen og ingen to gange; den landsby, en trop forlader, er ledig igen. Den ekstra trop fra »Kongens dusør« kan afslås uden at gå tabt.
rule-b10-1-rebuilt = Alle kort i B10.1 til B10.6 er vores egne.
rule-b10-2 = »Skybrud« skal udføres, efter B4.1. Også »Tilbage til byttet« kommer efter B4.1: Da har kun kortet for den landsby, Bæstet er i, stadig et spor, og det kort må ikke tages.
rule-b10-2-ruling = »Skybrud« giver intet valg: Efter B4.1 ligger højst ét spor på pladen.
rule-b10-3 = Med »Jomfruen fra Gévaudan« hindrer bønder alle ofre, som dragoner, i stedet for kun ét. Greven er lige så ligeglad med dem som med dragoner.
rule-b10-4 = Med »D’Ennevals hunde« regnes hver jæger inden for 1 mil som til stede, også liggende eller i en flække. »Sneen dækker alt« forbyder også at tage brikker, der ligger med billedsiden op (B6.6).
rule-b10-5 = Portefaix hindrer alle ofre ved det første angreb på sin landsby, også mod greven. Så drager han bort, selv om noget andet beskyttede landsbyen; i tåge drager han bort, når landsbyen vises.
rule-b10-5-ruling = Han må stilles, hvor han allerede står. Placeres han på ny, mens tåge skjuler et angreb, angår det angreb ham ikke længere.
rule-b10-6 = Med »Hoffet ser den anden vej« flytter kongens udsending 0 mil i fase 3, står og beskytter. Djævelen må stadig flytte ham.

## B11
rule-b11 = Eksempler
rule-b11-1 = Fra Langeac ligger præcis disse landsbyer inden for 4 mil: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Fra Langeac til Saugues er der 3 mil: 2 ofre. Med bønder dér bliver det 1, med rovdyrets billedside op 3, med dragoner eller en stående jæger 0.
rule-b11-3 = Med ulveflokkens billedside op giver 5 eller 6 mil ingen ofre.
rule-b11-4 = Om foråret angriber Bæstet Javols, hvor markisen står: ingen ofre. Han vender sporet, en ulveflok, som han ikke genkender, så det bliver liggende. Om sommeren rider skovfogeden 3 mil til Javols og tager det. Svaret er nej, og spillet går videre.
rule-b11-5 = Efter runde 12 er der 22 ofre og 3 brikker, der ikke er taget: uafgjort. Med 21 ofre og 3 brikker vinder jægerne.
