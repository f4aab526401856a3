### The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Reglerna för Age of the Wolf med våra egna ord, efter spelets enda regelhäfte på svenska, engelska, finska, danska och norska. Spelplanen, dess fodervärden och rovdjurens värden är vår egen rekonstruktion, eftersom häftet bara visar dem på bild. Den som äger spelet kan spela på en spelplan från en egen fil. Wolfden är inofficiellt.

## A1
rule-a1 = Vad som finns i spelet
rule-a1-1 = Varje flock har en ledarvarg, som räknas som 5 vargar, polletter för 170 vargar till (10 × 5, 6 × 10, 4 × 15) och 6 lyor. Vargar kommer alltid i femtal, och polletter får växlas när som helst.
rule-a1-1-ruling = Polletterna tar aldrig slut så länge det finns vargar kvar i förrådet: bara antalet vargar räknas.
rule-a1-2 = Kamptärningen har I på en sida, II på fyra och III på en.
rule-a1-2-ruling = Det svenska häftet räknar upp sex sidor: I, II, II, II, II, III. De fyra andra språken har bara fem, och en sådan tärning finns inte, så vi följer det svenska.
rule-a1-3 =
    Det finns 28 fördelskort.
    | kort | antal
    | A, Skräm bort | 8
    | B, Extra vargar | 7
    | C, Extra drag | 5
    | D, Fruset hav | 8
rule-a1-4 =
    Rovdjursrivalerna tillhör ingen.
    | rovdjur | antal | värde
    | människa | 5 | 30
    | tiger | 15 | 20
    | björn | 20 | 10
rule-a1-4-rebuilt = Hur många de är står i häftet. Vad de är värda är vårt eget, eftersom häftet bara visar det på bild.
rule-a1-5 = Varje region har ett fodervärde: så mycket får vargar och rovdjur där vara värda tillsammans. Regioner har landgränser, och en del har kust. En vattenförbindelse förenar två kuster.
rule-a1-5-rebuilt = Hela spelplanen är vår egen: 7 regioner i varje sektor runt ett polarhav, med namn, gränser, kuster, vattenförbindelser och fodervärden.
rule-a1-6 = Du kontrollerar en region så länge du har vargar där, ensamma eller bredvid rovdjur.
rule-a1-6-ruling = Angripare som väntar på sin kamp räknas också: de är vargar i regionen.
rule-a1-7 = Regioner med gemensam landgräns angränsar till varandra. För vargar, och för räckvidden av kort A, gör de två ändarna av en vattenförbindelse det också så länge den är frusen (A8.4). För rovdjur räknas bara land.

## A2
rule-a2 = Förberedelser
rule-a2-1 = Slumpen avgör vem som börjar, och spelet går medsols. Varje flock ställer sin ledarvarg, 20 vargar till och en lya i sin startregion.
rule-a2-2 = Alla andra regioner får var sitt slumpade rovdjur, som inte är värt mer än regionens fodervärde. Det gäller också startregionerna för flockar som ingen spelar. De fattigaste regionerna kommer först.
rule-a2-2-ruling = Häftena byter polletter tills alla passar och nämner ingen ordning. Vi börjar med de fattigaste regionerna och lägger tillbaka det som inte passade före nästa, så det finns alltid en pollett som passar.
rule-a2-3 = Varje spelare får 3 kort.
rule-a2-4 = Spelplanen är en ring av lika stora sektorer, en för varje flock. Man kan också välja att den alltid har fyra; då sitter två flockar mitt emot varandra, och tre tar de tre första platserna.
rule-a2-4-ruling = Häftet har en och samma spelplan för alla. Där skulle två eller tre flockar få olika grannar, så en ring med en sektor per flock är vår standard.
rule-a2-4-rebuilt = Ringen och dess sektorer är våra egna.

## A3
rule-a3 = Draget
rule-a3-0 = Har du 5 eller fler lyor på spelplanen när ditt drag börjar, vinner du genast.
rule-a3-1 = Steg 1, kullar: varje region där du har en lya får 5 nya vargar, så länge ditt förråd räcker.
rule-a3-1-ruling = Räcker förrådet inte till alla lyor, väljer du en i taget vilka som får en kull. Häftet säger inget om det.
rule-a3-2 = Steg 2, förflyttning: du gör en förflyttning (A4), eller ingen.
rule-a3-2-ruling = På ett ställe säger häftet att du ska göra en förflyttning, på ett annat att du kan. En flock som inte kan flytta skulle inte kunna lyda, så ingen måste.
rule-a3-3 = Steg 3, kamper (A5): de utkämpas i förflyttningarnas ordning. I varje region kämpar du först mot andra vargar, sedan mot rovdjur.
rule-a3-3-ruling = Det blir kamp dit en förflyttning ledde, om det finns en fiende där när det är dags: ett kort kan ha drivit bort fienden eller fört dit en ny.
rule-a3-4 = Steg 4, lya: du får bygga en lya (A6).
rule-a3-5 = Steg 5, migrera: vargar som inte har flyttat får migrera mellan dina regioner (A7).
rule-a3-6 = Steg 6, svält: i varje region du kontrollerar där vargar och rovdjur tillsammans är värda mer än fodervärdet förlorar du vargar tills fodret räcker. Före detta steg får dina regioner vara överfulla under ditt eget drag. Den som förlorar vargar, nu eller någon annan gång, väljer om ledarvargen är bland dem.
rule-a3-6-ruling = Av de andra vargarna dör först de som har flyttat, vilket aldrig är sämre för dig. Ledarvargens region kommer sist, så att en förlorad ledarvarg återvänder till en region som är klar. Är redan rovdjuren för mycket, dör alla vargar där och sedan försvinner rovdjuren med lägst värde.
rule-a3-7 = Steg 7, kort: dra ett, släng sedan kort öppet tills du har högst 5. I ditt eget drag får du spela hur många kort du vill: före en förflyttning, en kamp, ett lyebygge eller en migrering, och innan du avslutar steg 5, men aldrig mellan ett tärningsslag och slutet av dess kamp.
rule-a3-7-ruling = Häftet säger ”när som helst”; det här är tillfällena. Programmet stannar för kort så fort du har något på hand, vad det än är, så att ingen kan läsa ut något av en paus.

## A4
rule-a4 = Förflyttning
rule-a4-1 = Antingen flyttar du 5 eller fler vargar, alltid i femtal, som en flock från en region du kontrollerar till en angränsande region du inte kontrollerar. Du väljer om ledarvargen följer med. Du får lämna en lya obevakad, men då förlorar du den genast (A6.3).
rule-a4-2 = Eller så kämpar du mot rovdjuren i en region du kontrollerar.
rule-a4-2-ruling = Tar ett extra drag sedan vargar därifrån, kämpar de som stannar. Stannar ingen, blir det ingen kamp.
rule-a4-3 = Varje varg flyttar bara en gång per drag. Spelar du Extra drag kommer alla förflyttningar först och sedan alla kamper. En andra flock får följa efter till samma region bara så länge en fiende är där, och om varje region kämpar man en gång per drag, med alla egna vargar i den.
rule-a4-3-ruling = Kortet upprepar steg 2 före steg 3, så kampen väntar på båda flockarna, och de kämpar som en. Utan fiende är regionen redan din, och då förbjuder A4.1 att flytta in.

## A5
rule-a5 = Kamp
rule-a5-1 = Din kampstyrka är ditt slag gånger dina vargar som deltar: för angriparen alla vargar som flyttade in, för försvararen alla vargar på plats.
rule-a5-2 = Deltar din ledarvarg, får du slå om när båda sidor har slagit, och ditt högsta slag gäller. Angriparen bestämmer och slår först, sedan försvararen, en gång var per omgång.
rule-a5-2-ruling = Häftet nämner ingen ordning. Du tillfrågas inte när ett nytt slag inte kan ändra resultatet; en ny omgång när det blev lika ger ny rätt att slå om.
rule-a5-3 = Högst kampstyrka vinner. Är båda lika starka, slår ni en omgång till.
rule-a5-4 = Slagna angripare går tillbaka dit de kom ifrån, över en frusen vattenförbindelse om de kom den vägen. Slagna försvarare får dra sig tillbaka tillsammans till en angränsande region de kontrollerar, där allt över fodervärdet dör genast. Finns ingen sådan region, eller väljer de det, dör alla. Lyan går tillbaka till sin ägare.
rule-a5-4-ruling = Har två flockar anfallit, går var och en tillbaka dit den kom ifrån. Försvarare får också dra sig tillbaka över en frusen vattenförbindelse, till en full region eller till en som är under anfall; angripare som väntar där räknas inte mot dess gräns. Har rovdjur kommit till regionen som angriparna går tillbaka till, delar de den till steg 6.
rule-a5-5 = Rovdjur slår inte. Deras styrka är summan av deras värden, och du måste överträffa den. Även här låter din ledarvarg dig slå om.
rule-a5-6 = Vinner du, får du jaga iväg alla tillsammans till en angränsande region (A5.8) eller låta dem vara. Vinner du inte, stannar de, och dina vargar stannar bredvid dem, men vargar som fodret inte räcker till dör genast.
rule-a5-7 = Där det finns både vargar och rovdjur kämpar du först mot vargarna, och mot rovdjuren bara om du vinner.
rule-a5-8 = Rovdjur som jagas från en kust ut i vattnet är ute ur spelet. Gör de en annan flocks region överfull, får ägaren först flytta undan vargar, högst överskottet, till en angränsande region den kontrollerar och så långt det finns plats; resten av överskottet dör. Angripare som väntar där räknas inte. Där inga vargar finns, eller inga är kvar, försvinner rovdjuren med lägst värde tills fodret räcker till resten. I din egen region väntar gränsen till steg 6.
rule-a5-8-ruling = Kortet ensamt skulle minska din egen region genast, men under ditt drag får dina regioner vara överfulla. Vargar flyttas undan i femtal, alla till samma region. Är motståndarens vargar borta från en region där angripare väntar, minskas rovdjuren där till fodervärdet, och angriparna håller regionen och kämpar ändå mot dem.
rule-a5-9 = Rovdjur går aldrig över en vattenförbindelse, frusen eller inte.

## A6
rule-a6 = Lyor
rule-a6-1 = Där du har 20 eller fler vargar och ingen egen lya, får du bygga en i steg 4, även om fodervärdet är lägre än 20. Du får bygga en lya per drag.
rule-a6-1-ruling = Häftet säger inte hur många; bordet kan välja att man får bygga så många man vill.
rule-a6-2 = Du får ha en lya i varje region, och 6 sammanlagt.
rule-a6-3 = En lya med färre än 5 av ägarens vargar tas bort genast, vems drag det än är.

## A7
rule-a7 = Migrera
rule-a7-1 = Vargar som inte har flyttat i detta drag får flytta till en angränsande region du kontrollerar, också över en frusen vattenförbindelse. Var och en får göra det en gång, grupp efter grupp, och en region som töms kontrolleras inte längre. Det blir ingen kamp.
rule-a7-2 = Vargar som kämpade mot rovdjur där de stod har inte flyttat, men angripare som gick tillbaka har det. Nya vargar får flytta eller migrera.

## A8
rule-a8 = Fördelskort
rule-a8-1 = A, Skräm bort: välj en region du kontrollerar, eller en som angränsar till den. Alla rovdjur där flyr tillsammans till en region som angränsar till deras, eller från en kust ut i vattnet (A5.8).
rule-a8-1-ruling = Häftet talar bara om regioner som angränsar till en du kontrollerar. Vargar som skrämmer rovdjur över en gräns skrämmer också dem bredvid sig.
rule-a8-2 = B, Extra vargar: 5 nya vargar i varje region där du har en lya, som i A3.1.
rule-a8-2-ruling = Det danska häftet talar om 5 polletter; dess egen rubrik och alla andra språk säger 5 vargar.
rule-a8-3 = C, Extra drag: efter din förflyttning gör du en till före kamperna. Du får spela flera sådana kort, ett efter ett.
rule-a8-3-ruling = Det finska häftet kallar kortet en extra tur, men texten upprepar bara steg 2, som på alla andra språk.
rule-a8-4 = D, Fruset hav: en vattenförbindelse du väljer är frusen till slutet av ditt drag och går att gå över åt båda hållen. Varje kort fryser en förbindelse.
rule-a8-4-ruling = Det får vara vilken som helst som inte redan är frusen, var dina vargar än är.
rule-a8-5 = Ett kort får spelas bara där det har verkan, och C bara i steg 2, efter en förflyttning. Spelade kort läggs bland de slängda. När ett kort ska dras och leken är tom, blir de slängda korten ny lek; finns inga, dras inget kort.
rule-a8-5-ruling = Häftet säger inget om kort utan verkan. Att bli av med kort hör till steg 7.
rule-a8-6 = Vilka kort du har på hand är din hemlighet; hur många du har är öppet för alla.
rule-a8-6-ruling = De slängda korten och lekens storlek är också öppna.

## A9
rule-a9 = Ledarvargen, flockar som åker ut, spelets slut
rule-a9-1 = En förlorad ledarvarg tar genast 5 andra vargars plats i en region som ägaren väljer, så antalet vargar ändras inte. Den räknas som flyttad om de vargarna hade flyttat.
rule-a9-1-ruling = Det engelska häftet tillåter vilken region som helst, de andra säger en annan; vi tillåter alla där ägaren har vargar kvar, också angripare före sin kamp. Den ersätter vargar som inte har flyttat där det finns sådana. Förlorar sådana angripare, går den tillbaka med de första av dem.
rule-a9-2 = En flock utan vargar på spelplanen är ute: dess lyor tas bort och dess kort slängs. Den sista flocken i livet vinner genast.
rule-a9-2-ruling = Efter vinnaren avgör lyor, regioner och vargar placeringen; flockar som är ute delar den sista.
rule-a9-3 = Spelet slutar också efter runda 60, om bordet inte har valt en annan gräns. En runda är över när turen passerar första spelarens plats, och det prövas före A3.0. Då vinner flest lyor, sedan flest regioner, sedan flest vargar; är allt lika, delas vinsten.
rule-a9-3-ruling = Häftet har ingen rundgräns; ett program behöver en.

## A10
rule-a10 = Exempel
rule-a10-1 = I början har du 25 vargar och en lya i din startregion, och 3 kort.
rule-a10-2 = Tio vargar kämpar mot en björn (10). Med I vinner de inte, för 10 är inte mer än 10; med II gör de det.
rule-a10-3 = Blir det lika mellan vargar slår man om. Lika mot rovdjur är ingen vinst.
rule-a10-4 = Du har 20 vargar i en region med fodervärde 15. Du bygger en lya i steg 4, och efter steg 6 har du 15 vargar. Lyan står kvar.
rule-a10-5 = Du förlorar ett anfall över en frusen vattenförbindelse: dina vargar går tillbaka över isen. Vattnet tinar i slutet av ditt drag.
rule-a10-6 = En tiger (20) skräms in i en annan flocks region med fodervärde 30 och 20 vargar. Ägaren behåller 10 där och får flytta undan upp till 10 till en grannregion med plats.
