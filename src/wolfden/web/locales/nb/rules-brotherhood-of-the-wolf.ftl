### The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Reglene for Ulvens brorskap (Brotherhood of the Wolf) med våre egne ord, etter spillets russiske regelhefte. Veikartet og 23 av de 24 årstidskortene er våre egne, siden heftet bare viser dem på bilder; kortet Tåke er fra heftet. Den som eier spillet, kan spille med kart og kort fra egne filer. Wolfden er uoffisielt.

## B1
rule-b1 = Hva som er i spillet
rule-b1-1 = Landsbyene har nummer 1 til 30, grender har ingen. Hver vei er én mil lang, og avstanden er den korteste veien. Grandrieu, Javols og Le Malzieu er særskilte landsbyer: Noen kort snakker om dem.
rule-b1-1-rebuilt = Kartet er vårt eget: 30 landsbyer, 36 grender og 110 veier på sine virkelige steder. Fra heftet er startlandsbyene, Auvers som nummer 3, de særskilte landsbyene og eksempelet i B11.1.
rule-b1-2 = Udyret har fem identiteter: ulveflokk, rovdyr, greve, djevel, landstryker. Hver har et kort og en tosidig sporbrikke.
rule-b1-3 =
    De fire jegerne er alltid med, ledet av 1 til 4 personer mot den som spiller Udyret. Hver gjenkjenner ett spor på symbolet, og alle gjenkjenner dessuten landstrykeren.
    | jeger | spor
    | biskopen | djevel
    | viltvokteren | ulveflokk
    | markien | rovdyr
    | kongens utsending | greve
rule-b1-3-ruling = Figurene fordeles etter tur på jegernes plasser, eller velges etter tur (valg ved bordet). Hver leder bare sine egne figurer; et annet valg lar hver jeger bruke alle. Hvem som helst av dem kan plassere troppen og avslutte fasen for laget.
rule-b1-4 = Det er 12 tropper: 3 med dragoner på hver av rutene for sommer og vår, 3 med bønder på hver av dem for høst og vinter. Dessuten er det 25 blodbrikker for ofrene og figuren Portefaix.
rule-b1-5 = Spillet har høyst 12 runder, én for hver årstid fra sommeren 1764 til våren 1767. Hver runde har fire faser: årstid, Udyret, jegerne, angrep.

## B2
rule-b2 = Første offer (våren 1764)
rule-b2-1 = Udyret velger i hemmelighet sin sanne identitet og en startlandsby: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) eller Les Hubacs (29).
rule-b2-2 = Jegerne setter de fire figurene i hvilke landsbyer eller grender de vil, sammen eller hver for seg.
rule-b2-2-ruling = Hver figur plasseres én gang; når alle fire er på kartet, vises startlandsbyen.
rule-b2-3 = Startlandsbyen vises. Er ingen jeger der, tar Udyret 1 offer. Ingen spor legges, og landsbykortet blir liggende på vårens rute til våren 1765, så landsbyen kan ikke velges før.

## B3
rule-b3 = Fase 1: årstid
rule-b3-1 = Et tilfeldig kort for årstiden som ikke er vist før, snus. Bare det nyeste kortet gjelder: Det virker i fasen det nevner, og det som det bestemmer, gjelder til runden er over. Bare Portefaix blir stående til det er bruk for ham.
rule-b3-1-rebuilt = Hver årstid har seks kort. Tåke er fra heftet, de andre 23 er våre egne.
rule-b3-2 = Jegerne setter én tropp fra årstidens rute i en landsby som ikke har noen, aldri i en grend. Den blir der for godt. Avstår de, går den tapt; en tom rute gir ingenting. Kort som plasserer Portefaix eller flytter tropper, kommer først.

## B4
rule-b4 = Fase 2: Udyret
rule-b4-1 = Udyret tar tilbake sporet det la for to årstider siden, og landsbykortet det la denne årstiden i fjor.
rule-b4-2 = Det velger i hemmelighet en landsby 1 til 4 mil unna som det har kortet til, så ingen landsby kommer to ganger innen et år. Med kortet legger det en ledig sporbrikke: med bildesiden ned uten kraft, eller med bildesiden opp med kraften.
rule-b4-2-ruling = Landsby og brikke er ett valg og prøves som et par: 5 eller 6 mil går bare med ulveflokken med bildesiden opp.
rule-b4-3 = Udyret går gjennom alt og kan ende der jegere eller tropper er. Det ender aldri i en grend og blir aldri der det er.
rule-b4-4 =
    En brikke med bildesiden opp har kraften sin, uansett hva den sanne identiteten er.
    | brikke | kraft
    | ulveflokk | 2 mil lenger, høyst 6
    | rovdyr | 1 offer til
    | greve | dragoner beskytter ikke
    | djevel | kan flytte én jeger én mil før landsbyen vises
    | landstryker | 1 offer til hvis landsbyen som angripes, er høyst 3 mil fra Auvers
rule-b4-4-ruling = Djevelen virker i begynnelsen av fase 4; jegeren står eller ligger som før. Rovdyr, greve og landstryker virker av seg selv, siden de aldri skader Udyret; ulveflokk og djevel gir et valg. Et kort som endrer Udyrets rekkevidde, endrer også grensen for ulveflokken.
rule-b4-5 = En landsby utenfor rekkevidde kan ikke velges.
rule-b4-5-ruling = I heftet koster en slik feil Udyret forflyttingen og alle ofre. Programmet lar det ikke skje.

## B5
rule-b5 = Fase 3: jegerne
rule-b5-1 = Hver jeger flytter 0 til 3 mil, i valgfri rekkefølge. De kan stanse i grender og dele plass. Med 0 til 2 mil er jegeren til fots, står og beskytter landsbyen. Nøyaktig 3 mil er et ritt: Figuren ligger til neste fase 3 og beskytter ikke.
rule-b5-1-ruling = En jeger flytter én gang. Den som ikke har flyttet når fasen er over, har flyttet 0 mil og står. Der et kort endrer tallene, er alt ut over milene til fots et ritt.

## B6
rule-b6 = Fase 4: angrep
rule-b6-1 = Landsbyen vises, og Udyrets figur flyttes dit.
rule-b6-2 =
    Ofrene er 5 minus antall mil, endret av kort, pluss 1 for en kraft, minus 1 for bønder der, men ikke under 0. Er det en stående jeger der, dragoner (hvis ikke greven ligger med bildesiden opp) eller en annen beskyttelse, dør ingen. Det et kort legger til «hvis det er noen ofre», kommer sist.
    | mil | 1 | 2 | 3 | 4 | 5 eller 6
    | ofre | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = «Ikke under 0» brukes én gang, etter bøndene.
rule-b6-3 = Med offer nummer 25 vinner Udyret med en gang, før noen undersøkelse. Tellingen stopper på 25.
rule-b6-4 = Så kan jegerne undersøke, i den rekkefølgen de vil. En jeger, stående eller liggende, i Udyrets landsby eller i den som ble angrepet årstiden før, snur sporet der. En jeger på stedet som gjenkjenner det, tar brikken og spør: Er dette din sanne identitet? Svaret er alltid sant. Ja: Jegerne vinner med en gang. Nei: De beholder brikken.
rule-b6-4-ruling = Hver jeger undersøker én gang per årstid; flere kan gjøre det, i begge landsbyene. Bare undersøkelser som kan endre noe, tilbys, og runden er over når ingen er igjen.
rule-b6-5 = Landstrykeren må gjenkjennes i to forskjellige landsbyer, og en landsby teller bare én gang, uansett år. Første gang tar jegerne den svarte markøren, og brikken blir liggende; andre gang tar de brikken og spør.
rule-b6-5-ruling = En skjult landstryker i markørens landsby snus, men teller ikke igjen.
rule-b6-6 = En brikke som allerede ligger med bildesiden opp, kan tas på samme måte, av en jeger som gjenkjenner den og er i den nåværende eller forrige landsbyen.
rule-b6-7 = Med den fjerde sporbrikken vinner jegerne med en gang; den svarte markøren teller ikke. Er den fjerde den sanne identiteten, oppgis identiteten som grunn.
rule-b6-8 = Har et årstidskort fjernet landsbykortet eller sporet, er det ingenting å undersøke.

## B7
rule-b7 = Tåke
rule-b7-1 = I tåke blir landsbykortet liggende med bildesiden ned, og ofrene legges på baksiden: Antallet er åpent for alle og teller med en gang. Beskyttelse virker uten å røpe hvor. Udyrets figur forlater kartet, og landsbyen kan ikke undersøkes denne årstiden.
rule-b7-1-ruling = Antallet er en nyhet for jegerne, så ingenting før det kan angres.
rule-b7-2 = Neste årstid går Udyret videre fra det skjulte stedet. I fase 4 vises begge kortene, og den skjulte landsbyen er den forrige. Uansett hvordan spillet slutter, vises landsbyen da.
rule-b7-2-ruling = Følger tåke på tåke, noe bare egne kort kan føre til, vises det eldste kortet, og det nyeste forblir skjult.

## B8
rule-b8 = Spillets slutt
rule-b8-1 = Udyret vinner med 25 ofre. Jegerne vinner når de peker ut den sanne identiteten eller tar den fjerde sporbrikken.
rule-b8-1-ruling = Til slutt vises identiteten og en skjult landsby; spor som ligger med bildesiden ned, forblir slik. En seier gir 2, uavgjort 1, likt for alle jegere.
rule-b8-2 = Etter runde 12 legges sporbrikkene som jegerne ikke har tatt, til ofrene. Blir det 25 eller mer, er spillet uavgjort; ellers vinner jegerne.

## B9
rule-b9 = Variant for eksperter
rule-b9-1 = Vår og sommer gagner jegerne, høst og vinter Udyret. Før B2, i rekkefølgen vår, sommer, høst, vinter, velger siden årstiden gagner, ett av de seks kortene, den andre kaster ett, og så videre til tre er valgt; det siste kastes. Hvert valgt kort kan spilles én gang.
rule-b9-1-ruling = Begge sider kan regne ut hvem som har hvilke kort; for tilskuere er de skjult til de spilles.
rule-b9-2 = I fase 1 velger siden årstiden gagner, ett av sine kort for årstiden, i stedet for et tilfeldig.

## B10
rule-b10 = Årstidskort
rule-b10-intro =
    Hver årstid har seks kort. Hvert virker i sin fase. Kortet { season-card-au1 } er fra heftet (B7), de andre er våre egne.

    Sommer
    | kort | fase | virkning
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }

    Høst
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

    Vår
    | kort | fase | virkning
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-1 = «François Antoine» flytter én tropp om gangen og ingen to ganger; landsbyen en tropp forlater, er ledig igjen. Den ekstra troppen fra «Kongens dusør» kan avslås uten å gå tapt.
rule-b10-1-rebuilt = Alle kort i B10.1 til B10.6 er våre egne.
rule-b10-2 = «Styrtregn» må utføres, etter B4.1. Også «Tilbake til byttet» kommer etter B4.1: Da har bare kortet for landsbyen Udyret er i, ennå et spor, og det kortet kan ikke tas.
rule-b10-2-ruling = «Styrtregn» gir ikke noe valg: Etter B4.1 ligger høyst ett spor på brettet.
rule-b10-3 = Med «Jomfruen fra Gévaudan» hindrer bønder alle ofre, som dragoner, i stedet for bare ett. Greven bryr seg like lite om dem som om dragoner.
rule-b10-4 = Med «D’Ennevals hunder» regnes hver jeger innen 1 mil som til stede, også liggende eller i en grend. «Snøen dekker alt» forbyr også å ta brikker som ligger med bildesiden opp (B6.6).
rule-b10-5 = Portefaix hindrer alle ofre ved det første angrepet på landsbyen sin, også mot greven. Så drar han sin vei, selv om noe annet beskyttet landsbyen; i tåke drar han når landsbyen vises.
rule-b10-5-ruling = Han kan settes der han allerede står. Plasseres han på nytt mens tåke skjuler et angrep, angår det angrepet ham ikke lenger.
rule-b10-6 = Med «Hoffet ser en annen vei» flytter kongens utsending 0 mil i fase 3, står og beskytter. Djevelen kan likevel flytte ham.

## B11
rule-b11 = Eksempler
rule-b11-1 = Fra Langeac ligger nøyaktig disse landsbyene innen 4 mil: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Fra Langeac til Saugues er det 3 mil: 2 ofre. Med bønder der blir det 1, med rovdyret med bildesiden opp 3, med dragoner eller en stående jeger 0.
rule-b11-3 = Med ulveflokken med bildesiden opp gir 5 eller 6 mil ingen ofre.
rule-b11-4 = Om våren angriper Udyret Javols, der markien står: ingen ofre. Han snur sporet, en ulveflokk, som han ikke gjenkjenner, så det blir liggende. Om sommeren rir viltvokteren 3 mil til Javols og tar det. Svaret er nei, og spillet går videre.
rule-b11-5 = Etter runde 12 er det 22 ofre og 3 brikker som ikke er tatt: uavgjort. Med 21 ofre og 3 brikker vinner jegerne.
