### The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Reglene for Age of the Wolf med våre egne ord, etter spillets ene regelhefte på svensk, engelsk, finsk, dansk og norsk. Spillebrettet, bytteverdiene og rovdyrenes verdier er vår egen rekonstruksjon, siden heftet bare viser dem på bilder. Den som eier spillet, kan spille på et brett fra en egen fil. Wolfden er uoffisielt.

## A1
rule-a1 = Hva som er i spillet
rule-a1-1 = Hver flokk har en lederulv, som teller som 5 ulver, brikker for 170 ulver til (10 × 5, 6 × 10, 4 × 15) og 6 hi. Ulver kommer alltid i femmere, og brikker kan veksles når som helst.
rule-a1-1-ruling = Brikkene tar aldri slutt så lenge det er ulver igjen i forrådet: Bare antallet ulver teller.
rule-a1-2 = Kampterningen har I på én side, II på fire og III på én.
rule-a1-2-ruling = Det svenske heftet lister opp seks sider: I, II, II, II, II, III. De fire andre språkene har bare fem, og en slik terning finnes ikke, så vi følger det svenske.
rule-a1-3 =
    Det er 28 fordelskort.
    | kort | antall
    | A, Skrem bort | 8
    | B, Ekstra ulver | 7
    | C, Ekstra trekk | 5
    | D, Frosset hav | 8
rule-a1-4 =
    Rovdyrrivalene tilhører ingen.
    | rovdyr | antall | verdi
    | menneske | 5 | 30
    | tiger | 15 | 20
    | bjørn | 20 | 10
rule-a1-4-rebuilt = Hvor mange de er, står i heftet. Hva de er verdt, er vårt eget, siden heftet bare viser det på bilder.
rule-a1-5 = Hver region har en bytteverdi: Så mye kan ulver og rovdyr der være verdt til sammen. Regioner har landgrenser, og noen har kyst. En vannforbindelse knytter to kyster sammen.
rule-a1-5-rebuilt = Hele brettet er vårt eget: 7 regioner i hver sektor rundt et polhav, med navn, grenser, kyster, vannforbindelser og bytteverdier.
rule-a1-6 = Du kontrollerer en region så lenge du har ulver der, alene eller ved siden av rovdyr.
rule-a1-6-ruling = Angripere som venter på kampen sin, teller også: De er ulver i regionen.
rule-a1-7 = Regioner med felles landgrense er tilstøtende. For ulver, og for rekkevidden av kort A, er også de to endene av en vannforbindelse det så lenge den er frosset (A8.4). For rovdyr teller bare land.

## A2
rule-a2 = Forberedelser
rule-a2-1 = Tilfeldigheten avgjør hvem som begynner, og spillet går med urviseren. Hver flokk setter lederulven, 20 ulver til og et hi i startregionen sin.
rule-a2-2 = Alle andre regioner får hver sitt tilfeldige rovdyr, som ikke er verdt mer enn regionens bytteverdi. Det gjelder også startregionene til flokker som ingen spiller. De fattigste regionene kommer først.
rule-a2-2-ruling = Heftene bytter brikker til alle passer, og nevner ingen rekkefølge. Vi begynner med de fattigste regionene og legger tilbake det som ikke passet, før den neste, så det finnes alltid en brikke som passer.
rule-a2-3 = Hver spiller får 3 kort.
rule-a2-4 = Brettet er en ring av like store sektorer, én for hver flokk. Man kan også velge at det alltid har fire; da sitter to flokker overfor hverandre, og tre tar de tre første plassene.
rule-a2-4-ruling = Heftet har ett brett for alle. Der ville to eller tre flokker fått ulike naboer, så en ring med en sektor for hver flokk er vår standard.
rule-a2-4-rebuilt = Ringen og sektorene er våre egne.

## A3
rule-a3 = Turen
rule-a3-0 = Har du 5 eller flere hi på brettet når turen din begynner, vinner du med en gang.
rule-a3-1 = Trinn 1, kull: Hver region der du har et hi, får 5 nye ulver, så lenge forrådet ditt rekker.
rule-a3-1-ruling = Rekker ikke forrådet til alle hiene, velger du ett og ett hvilke som får kull. Heftet sier ikke noe om det.
rule-a3-2 = Trinn 2, forflytting: Du gjør én forflytting (A4), eller ingen.
rule-a3-2-ruling = Ett sted sier heftet at du skal gjøre en forflytting, et annet at du kan. En flokk som ikke kan flytte, kunne ikke adlyde, så ingen må.
rule-a3-3 = Trinn 3, kamper (A5): De utkjempes i forflyttingenes rekkefølge. I hver region kjemper du først mot andre ulver, så mot rovdyr.
rule-a3-3-ruling = Det blir kamp der en forflytting endte, hvis det er en fiende der når det er kampens tur: Et kort kan ha drevet fienden bort eller ført en ny dit.
rule-a3-4 = Trinn 4, hi: Du kan bygge et hi (A6).
rule-a3-5 = Trinn 5, streife: Ulver som ikke har flyttet, kan streife mellom regionene dine (A7).
rule-a3-6 = Trinn 6, sult: I hver av regionene dine der ulver og rovdyr til sammen er verdt mer enn bytteverdien, mister du ulver til det er nok til alle. Før dette trinnet kan regionene dine være overfylte i din egen tur. Den som mister ulver, nå eller ellers, velger om lederulven er blant dem.
rule-a3-6-ruling = Av de andre ulvene dør først de som har flyttet, og det er aldri verre for deg. Lederulvens region kommer sist, så en tapt lederulv vender tilbake til en region som er ferdig. Er rovdyrene alene for mye, dør alle ulvene der, og så forsvinner rovdyrene med lavest verdi.
rule-a3-7 = Trinn 7, kort: Trekk ett, og kast så kort åpent til du har høyst 5. I din egen tur kan du spille så mange kort du vil: før en forflytting, en kamp, et hi eller en streifing, og før du avslutter trinn 5, men aldri mellom et kast og slutten på kampen det gjelder.
rule-a3-7-ruling = Heftet sier «når som helst»; dette er anledningene. Programmet stopper for kort så lenge du har noe på hånden, uansett hva, så ingen kan lese noe ut av en pause.

## A4
rule-a4 = Forflytting
rule-a4-1 = Enten flytter du 5 eller flere ulver, alltid i femmere, som én flokk fra en region du kontrollerer, til en tilstøtende region du ikke kontrollerer. Du velger om lederulven blir med. Du kan forlate et hi ubevoktet, men da mister du det med en gang (A6.3).
rule-a4-2 = Eller du kjemper mot rovdyrene i en region du kontrollerer.
rule-a4-2-ruling = Tar et ekstra trekk siden ulver derfra, kjemper de som blir. Blir ingen, blir det ingen kamp.
rule-a4-3 = Hver ulv flytter bare én gang per tur. Spiller du Ekstra trekk, kommer alle forflyttinger først og så alle kamper. En flokk til kan følge etter til samme region bare så lenge en fiende er der, og det kjempes om hver region én gang per tur, med alle dine ulver i den.
rule-a4-3-ruling = Kortet gjentar trinn 2 før trinn 3, så kampen venter på begge flokkene, og de kjemper som én. Uten fiende er regionen allerede din, og da forbyr A4.1 å flytte inn.

## A5
rule-a5 = Kamp
rule-a5-1 = Kampstyrken din er kastet ditt ganger ulvene dine som deltar: for angriperen alle ulver som flyttet inn, for forsvareren alle ulver der.
rule-a5-2 = Deltar lederulven din, kan du kaste på nytt når begge sider har kastet, og det høyeste kastet ditt gjelder. Angriperen bestemmer og kaster først, så forsvareren, én gang hver i en omgang.
rule-a5-2-ruling = Heftet nevner ingen rekkefølge. Du blir ikke spurt når et nytt kast ikke kan endre resultatet; en ny omgang når det står likt, gir ny rett til å kaste på nytt.
rule-a5-3 = Høyeste kampstyrke vinner. Er begge like sterke, kaster dere en omgang til.
rule-a5-4 = Slåtte angripere går tilbake dit de kom fra, over en frosset vannforbindelse hvis de kom den veien. Slåtte forsvarere kan trekke seg tilbake sammen til én tilstøtende region de kontrollerer, der alt over bytteverdien dør med en gang. Finnes ingen slik region, eller velger de det, dør alle. Hiet går tilbake til eieren.
rule-a5-4-ruling = Har to flokker angrepet, går hver tilbake dit den kom fra. Forsvarere kan også trekke seg tilbake over en frosset vannforbindelse, til en full region eller til en som er under angrep; angripere som venter der, teller ikke mot grensen. Har rovdyr kommet til regionen angriperne går tilbake til, deler de den til trinn 6.
rule-a5-5 = Rovdyr kaster ikke. Styrken deres er summen av verdiene, og du må overgå den. Også her lar lederulven deg kaste på nytt.
rule-a5-6 = Vinner du, kan du jage bort alle sammen til én tilstøtende region (A5.8) eller la dem være. Vinner du ikke, blir de, og ulvene dine blir ved siden av dem, men ulver det ikke er bytte nok til, dør med en gang.
rule-a5-7 = Der det er både ulver og rovdyr, kjemper du først mot ulvene, og mot rovdyrene bare hvis du vinner.
rule-a5-8 = Rovdyr som jages fra en kyst ut i vannet, er ute av spillet. Gjør de en annen flokks region overfylt, kan eieren først flytte unna ulver, høyst overskuddet, til én tilstøtende region den kontrollerer, og så langt det er plass; resten av overskuddet dør. Angripere som venter der, teller ikke. Der det ikke er ulver, eller ingen er igjen, forsvinner rovdyrene med lavest verdi til det er nok til resten. I din egen region venter grensen til trinn 6.
rule-a5-8-ruling = Kortet alene ville redusert din egen region med en gang, men i din tur kan regionene dine være overfylte. Ulver flyttes unna i femmere, alle til samme region. Er motstanderens ulver borte fra en region der angripere venter, reduseres rovdyrene der til bytteverdien, og angriperne holder regionen og kjemper likevel mot dem.
rule-a5-9 = Rovdyr krysser aldri en vannforbindelse, frosset eller ikke.

## A6
rule-a6 = Hi
rule-a6-1 = Der du har 20 eller flere ulver og ikke noe eget hi, kan du bygge et i trinn 4, selv om bytteverdien er lavere enn 20. Du kan bygge ett hi per tur.
rule-a6-1-ruling = Heftet sier ikke hvor mange; bordet kan velge at man får bygge så mange man vil.
rule-a6-2 = Du kan ha ett hi i hver region, og 6 i alt.
rule-a6-3 = Et hi med færre enn 5 av eierens ulver fjernes med en gang, uansett hvem sin tur det er.

## A7
rule-a7 = Streife
rule-a7-1 = Ulver som ikke har flyttet i denne turen, kan flytte til én tilstøtende region du kontrollerer, også over en frosset vannforbindelse. Hver av dem kan gjøre det én gang, gruppe for gruppe, og en region som tømmes, kontrolleres ikke lenger. Det blir ingen kamp.
rule-a7-2 = Ulver som kjempet mot rovdyr der de sto, har ikke flyttet, men angripere som gikk tilbake, har det. Nye ulver kan flytte eller streife.

## A8
rule-a8 = Fordelskort
rule-a8-1 = A, Skrem bort: Velg en region du kontrollerer, eller en som grenser til den. Alle rovdyr der flykter sammen til én region som grenser til deres, eller fra en kyst ut i vannet (A5.8).
rule-a8-1-ruling = Heftet snakker bare om regioner som grenser til en du kontrollerer. Ulver som skremmer rovdyr over en grense, skremmer også dem ved siden av seg.
rule-a8-2 = B, Ekstra ulver: 5 nye ulver i hver region der du har et hi, som i A3.1.
rule-a8-2-ruling = Det danske heftet snakker om 5 brikker; dets egen overskrift og alle andre språk sier 5 ulver.
rule-a8-3 = C, Ekstra trekk: Etter forflyttingen gjør du én til før kampene. Du kan spille flere slike kort, ett etter ett.
rule-a8-3-ruling = Det finske heftet kaller kortet en ekstra tur, men teksten gjentar bare trinn 2, som på alle andre språk.
rule-a8-4 = D, Frosset hav: Én vannforbindelse du velger, er frosset til slutten av turen din og kan krysses begge veier. Hvert kort fryser én forbindelse.
rule-a8-4-ruling = Det kan være hvilken som helst som ikke allerede er frosset, uansett hvor ulvene dine er.
rule-a8-5 = Et kort kan bare spilles der det har virkning, og C bare i trinn 2, etter en forflytting. Spilte kort legges blant de kastede. Når et kort skal trekkes og bunken er tom, blir de kastede kortene ny bunke; er det ingen, trekkes ingen kort.
rule-a8-5-ruling = Heftet sier ikke noe om kort uten virkning. Å bli kvitt kort hører til trinn 7.
rule-a8-6 = Hvilke kort du har på hånden, er din hemmelighet; hvor mange du har, er åpent for alle.
rule-a8-6-ruling = De kastede kortene og størrelsen på bunken er også åpne.

## A9
rule-a9 = Lederulven, flokker som ryker ut, spillets slutt
rule-a9-1 = En tapt lederulv tar straks plassen til 5 andre ulver i en region eieren velger, så antallet ulver endres ikke. Den regnes som flyttet hvis de ulvene hadde flyttet.
rule-a9-1-ruling = Det engelske heftet tillater en hvilken som helst region, de andre sier en annen; vi tillater alle der eieren har ulver igjen, også angripere før kampen sin. Den erstatter ulver som ikke har flyttet, der det er slike. Taper slike angripere, går den tilbake med de første av dem.
rule-a9-2 = En flokk uten ulver på brettet er ute: Hiene fjernes, og kortene kastes. Den siste flokken i live vinner med en gang.
rule-a9-2-ruling = Etter vinneren avgjør hi, regioner og ulver plasseringen; flokker som er ute, deler den siste.
rule-a9-3 = Spillet slutter også etter runde 60, hvis bordet ikke har valgt en annen grense. En runde er over når turen passerer førstespillerens plass, og det avgjøres før A3.0. Da vinner flest hi, så flest regioner, så flest ulver; er alt likt, deles seieren.
rule-a9-3-ruling = Heftet har ingen rundegrense; et program trenger en.

## A10
rule-a10 = Eksempler
rule-a10-1 = Ved starten har du 25 ulver og et hi i startregionen, og 3 kort.
rule-a10-2 = Ti ulver kjemper mot en bjørn (10). Med I vinner de ikke, for 10 er ikke mer enn 10; med II gjør de det.
rule-a10-3 = Står det likt mellom ulver, kastes det om igjen. Står det likt mot rovdyr, er det ingen seier.
rule-a10-4 = Du har 20 ulver i en region med bytteverdi 15. Du bygger et hi i trinn 4, og etter trinn 6 har du 15 ulver. Hiet blir stående.
rule-a10-5 = Du taper et angrep over en frosset vannforbindelse: Ulvene dine går tilbake over isen. Vannet tiner på slutten av turen din.
rule-a10-6 = En tiger (20) skremmes inn i en annen flokks region med bytteverdi 30 og 20 ulver. Eieren beholder 10 der og kan flytte unna opptil 10 til én naboregion med plass.
