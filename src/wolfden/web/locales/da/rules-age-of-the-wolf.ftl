### The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Reglerne for Age of the Wolf med vores egne ord, efter spillets ene regelhæfte på svensk, engelsk, finsk, dansk og norsk. Spillepladen, dens foderværdier og rovdyrenes værdier er vores egen rekonstruktion, da hæftet kun viser dem på billeder. Den, der ejer spillet, kan spille på en plade fra sin egen fil. Wolfden er uofficielt.

## A1
rule-a1 = Hvad der er i spillet
rule-a1-1 = Hver flok har en lederulv, der tæller som 5 ulve, poletter til 170 ulve mere (10 × 5, 6 × 10, 4 × 15) og 6 huler. Ulve kommer altid i femmere, og poletter må veksles når som helst.
rule-a1-1-ruling = Poletterne slipper aldrig op, så længe der er ulve tilbage i forrådet: Kun antallet af ulve tæller.
rule-a1-2 = Kampterningen har I på én side, II på fire og III på én.
rule-a1-2-ruling = Det svenske hæfte nævner seks sider: I, II, II, II, II, III. De fire andre sprog har kun fem, og sådan en terning findes ikke, så vi følger det svenske.
rule-a1-3 =
    Der er 28 fordelskort.
    | kort | antal
    | A, Skræm bort | 8
    | B, Ekstra ulve | 7
    | C, Ekstra træk | 5
    | D, Frossent hav | 8
rule-a1-4 =
    Rovdyrsrivalerne tilhører ingen.
    | rovdyr | antal | værdi
    | menneske | 5 | 30
    | tiger | 15 | 20
    | bjørn | 20 | 10
rule-a1-4-rebuilt = Hvor mange de er, står i hæftet. Hvad de er værd, er vores eget, da hæftet kun viser det på billeder.
rule-a1-5 = Hvert område har en foderværdi: Så meget må ulve og rovdyr dér være værd tilsammen. Områder har landgrænser, og nogle har kyst. En vandforbindelse forener to kyster.
rule-a1-5-rebuilt = Hele pladen er vores egen: 7 områder i hver sektor rundt om et polarhav, med navne, grænser, kyster, vandforbindelser og foderværdier.
rule-a1-6 = Du kontrollerer et område, så længe du har ulve dér, alene eller ved siden af rovdyr.
rule-a1-6-ruling = Angribere, der venter på deres kamp, tæller også: De er ulve i området.
rule-a1-7 = Områder med fælles landgrænse støder op til hinanden. For ulve, og for rækkevidden af kort A, gør de to ender af en vandforbindelse det også, så længe den er frossen (A8.4). For rovdyr tæller kun land.

## A2
rule-a2 = Forberedelser
rule-a2-1 = Tilfældet afgør, hvem der begynder, og spillet går med uret. Hver flok stiller sin lederulv, 20 ulve mere og en hule i sit startområde.
rule-a2-2 = Alle andre områder får hver ét tilfældigt rovdyr, der ikke er mere værd end områdets foderværdi. Det gælder også startområderne for flokke, som ingen spiller. De fattigste områder kommer først.
rule-a2-2-ruling = Hæfterne bytter poletter, til alle passer, og nævner ingen rækkefølge. Vi begynder med de fattigste områder og lægger det, der ikke passede, tilbage før det næste, så der altid er en polet, der passer.
rule-a2-3 = Hver spiller får 3 kort.
rule-a2-4 = Pladen er en ring af lige store sektorer, én til hver flok. Man kan også vælge, at den altid har fire; så sidder to flokke over for hinanden, og tre tager de tre første pladser.
rule-a2-4-ruling = Hæftet har én plade til alle. På den ville to eller tre flokke få forskellige naboer, så en ring med en sektor til hver flok er vores standard.
rule-a2-4-rebuilt = Ringen og dens sektorer er vores egne.

## A3
rule-a3 = Turen
rule-a3-0 = Har du 5 eller flere huler på pladen, når din tur begynder, vinder du straks.
rule-a3-1 = Trin 1, kuld: Hvert område, hvor du har en hule, får 5 nye ulve, så længe dit forråd rækker.
rule-a3-1-ruling = Rækker forrådet ikke til alle huler, vælger du én ad gangen, hvilke der får et kuld. Hæftet siger ikke noget om det.
rule-a3-2 = Trin 2, flytning: Du laver én flytning (A4) eller ingen.
rule-a3-2-ruling = Ét sted siger hæftet, at du skal lave en flytning, et andet, at du kan. En flok, der ikke kan flytte, kunne ikke adlyde, så ingen skal.
rule-a3-3 = Trin 3, kampe (A5): De udkæmpes i flytningernes rækkefølge. I hvert område kæmper du først mod andre ulve, så mod rovdyr.
rule-a3-3-ruling = Der bliver kamp, hvor en flytning endte, hvis der er en fjende, når det bliver kampens tur: Et kort kan have drevet fjenden væk eller en ny dertil.
rule-a3-4 = Trin 4, hule: Du må bygge en hule (A6).
rule-a3-5 = Trin 5, migrere: Ulve, der ikke har flyttet, må migrere mellem dine områder (A7).
rule-a3-6 = Trin 6, sult: I hvert af dine områder, hvor ulve og rovdyr tilsammen er mere værd end foderværdien, mister du ulve, til der er foder nok. Før dette trin må dine områder være overfyldte i din egen tur. Den, der mister ulve, nu eller ellers, vælger, om lederulven er blandt dem.
rule-a3-6-ruling = Af de andre ulve dør først de, der har flyttet, og det er aldrig værre for dig. Lederulvens område kommer sidst, så en tabt lederulv vender tilbage til et område, der er på plads. Er rovdyrene alene for meget, dør alle ulve dér, og så forsvinder rovdyrene med lavest værdi.
rule-a3-7 = Trin 7, kort: Træk ét, og læg så kort væk åbent, til du højst har 5. I din egen tur må du spille så mange kort, du vil: før en flytning, en kamp, et hulebyggeri eller en migrering, og før du afslutter trin 5, men aldrig mellem et kast og slutningen på dets kamp.
rule-a3-7-ruling = Hæftet siger »når som helst«; det her er lejlighederne. Programmet standser for kort, så længe du har noget på hånden, uanset hvad, så ingen kan læse noget ud af en pause.

## A4
rule-a4 = Flytning
rule-a4-1 = Enten flytter du 5 eller flere ulve, altid i femmere, som én flok fra et område, du kontrollerer, til et tilstødende område, du ikke kontrollerer. Du vælger, om lederulven følger med. Du må forlade en hule ubevogtet, men så mister du den straks (A6.3).
rule-a4-2 = Eller du kæmper mod rovdyrene i ét område, du kontrollerer.
rule-a4-2-ruling = Fører et ekstra træk siden ulve bort derfra, kæmper de, der bliver. Bliver ingen, er der ingen kamp.
rule-a4-3 = Hver ulv flytter kun én gang pr. tur. Spiller du Ekstra træk, kommer alle flytninger først og så alle kampe. En flok mere må kun følge efter til samme område, så længe en fjende er dér, og der kæmpes om hvert område én gang pr. tur, med alle dine ulve i det.
rule-a4-3-ruling = Kortet gentager trin 2 før trin 3, så kampen venter på begge flokke, og de kæmper som én. Uden fjende er området allerede dit, og så forbyder A4.1 at flytte ind.

## A5
rule-a5 = Kamp
rule-a5-1 = Din kampstyrke er dit kast gange dine ulve, der deltager: for angriberen alle ulve, der flyttede ind, for forsvareren alle ulve dér.
rule-a5-2 = Deltager din lederulv, må du kaste igen, når begge sider har kastet, og dit højeste kast gælder. Angriberen bestemmer og kaster først, så forsvareren, én gang hver i en omgang.
rule-a5-2-ruling = Hæftet nævner ingen rækkefølge. Du bliver ikke spurgt, når et nyt kast ikke kan ændre resultatet; en ny omgang, når det står lige, giver ny ret til at kaste igen.
rule-a5-3 = Den højeste kampstyrke vinder. Er begge lige stærke, kaster I en omgang til.
rule-a5-4 = Besejrede angribere går tilbage dertil, hvor de kom fra, over en frossen vandforbindelse, hvis de kom den vej. Besejrede forsvarere må trække sig tilbage sammen til ét tilstødende område, de kontrollerer, hvor alt over foderværdien dør straks. Er der ikke sådan et område, eller vælger de det, dør alle. Hulen går tilbage til sin ejer.
rule-a5-4-ruling = Har to flokke angrebet, går hver tilbage dertil, hvor den kom fra. Forsvarere må også trække sig tilbage over en frossen vandforbindelse, til et fyldt område eller til et, der er under angreb; angribere, der venter dér, tæller ikke med i dets grænse. Er der kommet rovdyr til det område, angriberne går tilbage til, deler de det til trin 6.
rule-a5-5 = Rovdyr kaster ikke. Deres styrke er summen af deres værdier, og du skal overgå den. Også her lader lederulven dig kaste igen.
rule-a5-6 = Vinder du, må du jage dem alle sammen bort til ét tilstødende område (A5.8) eller lade dem være. Vinder du ikke, bliver de, og dine ulve bliver ved siden af dem, men ulve, der ikke er foder nok til, dør straks.
rule-a5-7 = Hvor der er både ulve og rovdyr, kæmper du først mod ulvene, og mod rovdyrene kun, hvis du vinder.
rule-a5-8 = Rovdyr, der jages fra en kyst ud i vandet, er ude af spillet. Gør de en anden floks område overfyldt, må ejeren først flytte ulve væk, højst overskuddet, til ét tilstødende område, den kontrollerer, og så vidt der er plads; resten af overskuddet dør. Angribere, der venter dér, tæller ikke. Hvor der ingen ulve er, eller ingen er tilbage, forsvinder rovdyrene med lavest værdi, til der er foder nok til resten. I dit eget område venter grænsen til trin 6.
rule-a5-8-ruling = Kortet alene ville skære dit eget område ned straks, men i din tur må dine områder være overfyldte. Ulve flyttes væk i femmere, alle til samme område. Er modstanderens ulve borte fra et område, hvor angribere venter, skæres rovdyrene dér ned til foderværdien, og angriberne holder området og kæmper stadig mod dem.
rule-a5-9 = Rovdyr krydser aldrig en vandforbindelse, frossen eller ej.

## A6
rule-a6 = Huler
rule-a6-1 = Hvor du har 20 eller flere ulve og ingen hule, må du bygge en i trin 4, selv om foderværdien er lavere end 20. Du må bygge én hule pr. tur.
rule-a6-1-ruling = Hæftet siger ikke hvor mange; bordet kan vælge, at man må bygge så mange, man vil.
rule-a6-2 = Du må have én hule i hvert område og 6 i alt.
rule-a6-3 = En hule med færre end 5 af ejerens ulve fjernes straks, uanset hvis tur det er.

## A7
rule-a7 = Migrere
rule-a7-1 = Ulve, der ikke har flyttet i denne tur, må flytte til ét tilstødende område, du kontrollerer, også over en frossen vandforbindelse. Hver må gøre det én gang, gruppe for gruppe, og et område, der tømmes, kontrolleres ikke længere. Der er ingen kamp.
rule-a7-2 = Ulve, der kæmpede mod rovdyr, hvor de stod, har ikke flyttet, men angribere, der gik tilbage, har. Nye ulve må flytte eller migrere.

## A8
rule-a8 = Fordelskort
rule-a8-1 = A, Skræm bort: Vælg et område, du kontrollerer, eller et, der støder op til det. Alle rovdyr dér flygter sammen til ét område, der støder op til deres, eller fra en kyst ud i vandet (A5.8).
rule-a8-1-ruling = Hæftet taler kun om områder, der støder op til et, du kontrollerer. Ulve, der skræmmer rovdyr over en grænse, skræmmer også dem ved siden af sig.
rule-a8-2 = B, Ekstra ulve: 5 nye ulve i hvert område, hvor du har en hule, som i A3.1.
rule-a8-2-ruling = Det danske hæfte taler om 5 poletter; dets egen overskrift og alle andre sprog siger 5 ulve.
rule-a8-3 = C, Ekstra træk: Efter din flytning laver du én til før kampene. Du må spille flere af disse kort, ét efter ét.
rule-a8-3-ruling = Det finske hæfte kalder kortet en ekstra tur, men teksten gentager kun trin 2, som på alle andre sprog.
rule-a8-4 = D, Frossent hav: Én vandforbindelse, du vælger, er frossen til slutningen af din tur og kan krydses begge veje. Hvert kort fryser én forbindelse.
rule-a8-4-ruling = Det må være en hvilken som helst, der ikke allerede er frossen, uanset hvor dine ulve er.
rule-a8-5 = Et kort må kun spilles, hvor det har virkning, og C kun i trin 2, efter en flytning. Spillede kort lægges til de brugte. Når et kort skal trækkes, og bunken er tom, bliver de brugte kort til ny bunke; er der ingen, trækkes intet kort.
rule-a8-5-ruling = Hæftet siger ikke noget om kort uden virkning. At komme af med kort hører til trin 7.
rule-a8-6 = Hvilke kort du har på hånden, er din hemmelighed; hvor mange du har, er åbent for alle.
rule-a8-6-ruling = De brugte kort og bunkens størrelse er også åbne.

## A9
rule-a9 = Lederulven, flokke der ryger ud, spillets slutning
rule-a9-1 = En tabt lederulv tager straks pladsen for 5 andre ulve i et område, som ejeren vælger, så antallet af ulve ændres ikke. Den regnes som flyttet, hvis de ulve havde flyttet.
rule-a9-1-ruling = Det engelske hæfte tillader et hvilket som helst område, de andre siger et andet; vi tillader alle, hvor ejeren har ulve tilbage, også angribere før deres kamp. Den erstatter ulve, der ikke har flyttet, hvor der er nogen. Taber sådanne angribere, går den tilbage med de første af dem.
rule-a9-2 = En flok uden ulve på pladen er ude: Dens huler fjernes, og dens kort lægges væk. Den sidste flok i live vinder straks.
rule-a9-2-ruling = Efter vinderen afgør huler, områder og ulve placeringen; flokke, der er ude, deler den sidste.
rule-a9-3 = Spillet slutter også efter runde 60, hvis bordet ikke har valgt en anden grænse. En runde er forbi, når turen passerer den første spillers plads, og det afgøres før A3.0. Så vinder flest huler, så flest områder, så flest ulve; er alt lige, deles sejren.
rule-a9-3-ruling = Hæftet har ingen rundegrænse; et program har brug for en.

## A10
rule-a10 = Eksempler
rule-a10-1 = Ved starten har du 25 ulve og en hule i dit startområde og 3 kort.
rule-a10-2 = Ti ulve kæmper mod en bjørn (10). Med I vinder de ikke, for 10 er ikke mere end 10; med II gør de.
rule-a10-3 = Står det lige mellem ulve, kastes der om. Står det lige mod rovdyr, er det ingen sejr.
rule-a10-4 = Du har 20 ulve i et område med foderværdi 15. Du bygger en hule i trin 4, og efter trin 6 har du 15 ulve. Hulen bliver stående.
rule-a10-5 = Du taber et angreb over en frossen vandforbindelse: Dine ulve går tilbage over isen. Isen smelter i slutningen af din tur.
rule-a10-6 = En tiger (20) skræmmes ind i en anden floks område med foderværdi 30 og 20 ulve. Ejeren beholder 10 dér og må flytte op til 10 væk til ét naboområde med plads.
