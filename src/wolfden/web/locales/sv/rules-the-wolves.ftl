### The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Återgivna efter tre tryckta utgåvor: den ukrainska, den ryska och den tjeckiska. Där de skiljer sig åt, tiger eller låter en bild svara säger en anmärkning hur Wolfden spelar. Ingenting på kartan eller spelarplanerna har behövt hittas på.

rule-w1 = Kartan
rule-w1-1 = En regionplan har 16 hexrutor: en sjö och fem områden om tre hexrutor, vart och ett med sin egen terräng. Två hexrutor är märkta för en ensamvarg, en för ett byte. Alla tio regionplaner har denna form; det som skiljer är var terrängerna ligger.
rule-w1-2 = Startplanen har samma kontur. En ravin på sex hexrutor går tvärs igenom den, med fem hexrutor på den norra och fem på den södra sidan; varje sida har varje terräng en gång. Startplanen är ingen region och räknas aldrig. Du får bygga lyor där men inga nästen, eftersom där inte finns någon sjö.
rule-w1-3 =
    Hur planerna ligger är bestämt för varje antal spelare. Vilken regionplan som hamnar var avgör slumpen.
    | spelare | planer
    | 2 | 5 regioner, ingen startplan
    | 3 | startplan och 6 regioner
    | 4 | startplan och 8 regioner
    | 5 | startplan och 10 regioner
rule-w1-3-ruling = Slumpen delar ut planer, byten, regionpolletter och flockar i tur och ordning. Det är lika rättvist som att blanda, och en repris kan minnas det.
rule-w1-4 = Avstånd mäts på två sätt. Gång räknas i steg från hexruta till hexruta; det finns ingen väg över sjöar, över ravinen eller utanför kartan, medan pjäser och polletter aldrig är i vägen. Räckvidd, för att yla och dominera, räknas rakt över allt.
rule-w1-4-ruling = Bara den tjeckiska utgåvan säger att ett yl bär över vatten. En lucka i kartan behandlas som vatten.

rule-w2 = Pjäser och spelarplaner
rule-w2-1 = Varje spelare har 4 alfavargar, 8 flockvargar, 12 lyor, 4 nästen och 6 terrängbrickor.
rule-w2-2 =
    Tre spår på din plan har fyra lyor var. Lyorna du tar från ett spår höjer dess värde.
    | tagna lyor | 0 | 1 | 2 | 3 | 4
    | spridning | 2 | 3 | 3 | 4 | 4
    | snabbhet | 3 | 4 | 4 | 5 | 5
    | yl | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Den andra och den fjärde lyan på ett spår ger dessutom en pollett.
    | spår | andra lyan | fjärde lyan
    | spridning, 3–5 spelare | handlingspollett | terrängpollett
    | snabbhet, 3–5 spelare | terrängpollett | handlingspollett
    | yl, 3–5 spelare | terrängpollett | handlingspollett
    | varje spår, 2 spelare | handlingspollett | terrängpollett
rule-w2-3-ruling = Vilken pollett det är framgår bara av bilderna av planerna.
rule-w2-4 =
    Ett spår som lyor har tagits från ger poäng i slutet.
    | tagna lyor | 0–2 | 3 | 4
    | 3–5 spelare | 0 | 3 | 7
    | 2 spelare | 0 | 2 | 5
rule-w2-5 =
    Åtta vargar väntar på din plan. De kommer ut i denna ordning: flock, flock, alfa, flock, flock, alfa, flock, flock.
    | tagna vargar | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | poäng | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Nästen blir värda mer och mer, och vart och ett ger genast en terrängpollett.
    | byggda nästen | 1 | 2 | 3 | 4
    | poäng | 5 | 10 | 15 | 20
rule-w2-6-ruling = Att nästen ger polletten även med två spelare framgår bara av en bild.
rule-w2-7 =
    Jaktspåret har plats för en pollett av varje slags byte. Med 3–5 spelare ger varje slag dessutom en handlingspollett när det tas; med två spelare ger det ingen.
    | slags byten | 1 | 2 | 3 | 4 | 5
    | poäng, 3–5 spelare | 1 | 4 | 9 | 16 | 25
    | poäng, 2 spelare | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Värdena på ett spår läggs inte ihop. I slutet räknas bara det längst nådda värdet, en gång för vart och ett av de sex spåren: spridning, snabbhet, yl, vargar, nästen och jakt.
rule-w2-9 = En av dina sex brickor är hembrickan: båda sidorna visar din flocks hemterräng. De andra fem är lika för alla: skog/berg, berg/gräs, gräs/tundra, tundra/öken och öken/skog. I början måste de visa fem olika terränger, och det går bara på två sätt: alla framsidor eller alla baksidor.
rule-w2-9-ruling = Böckerna låter alla lägga brickorna som de vill, bara ingen terräng syns två gånger. Wolfden börjar med alla framsidor, om inte bordet låter spelarna välja (W17).

rule-w3 = Förberedelser för tre till fem spelare
rule-w3-1 = Lägg ut planerna (W1.3) och ställ en ensamvarg på varje hexruta som är märkt för en: två i varje region.
rule-w3-2 =
    Varje bytesruta får en stapel med två lika polletter. De här staplarna delas ut slumpvis:
    | spelare | älg | hjort | tvättbjörn | vildsvin | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Den ryska utgåvan kallar det minsta bytet hare, de två andra kanin. Det är samma pollett.
rule-w3-3 =
    Varje sjö får en regionpollett. De här delas ut slumpvis:
    | spelare | månskära | halvmåne | fullmåne
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Den ryska utgåvan trycker ”4 spelare” över två av sina rader; de andra utgåvorna visar att den sista raden gäller fem.
rule-w3-4 = Varje spelare leder sin egen flock, och varje flock har sin egen hemterräng.
rule-w3-4-ruling = Böckerna låter spelarna välja och nämner ingen ordning. Wolfden delar ut flockarna slumpvis eller låter spelarna välja i platsordning (W17).
rule-w3-5 = Nu ställer alla ut vargar: först från den första platsen till den sista, sedan tillbaka från den sista till den första. Varje gång ställer du en alfavarg och en flockvarg tillsammans på en tom hexruta på startplanen intill ravinen. Ditt andra par måste stå på andra sidan ravinen från det första.
rule-w3-6 = Den som ställde ut först har det första draget. Sedan går turen medurs.
rule-w3-6-ruling = Utgåvorna utser den första spelaren slumpvis, på valfritt sätt eller efter bästa yl. I Wolfden är det den första platsen.

rule-w4 = Ditt drag
rule-w4-1 = Du får utföra två handlingar i ditt drag, gärna samma två gånger. Du får sluta efter en, eller inte utföra någon alls.
rule-w4-1-ruling = Upp till två är vad den tjeckiska utgåvan säger; de andra säger två. Ett drag är slut först när spelaren avslutar det.
rule-w4-2 = Efter dina två handlingar köper varje handlingspollett du lämnar tillbaka en till: så många du har, också de du fått i det här draget. Den extra handlingen kostar brickor som alla andra.
rule-w4-2-ruling = Den ryska utgåvan säger allt detta. Den tjeckiska rekommenderar högst en pollett per drag; ett bord kan välja det (W17).
rule-w4-3 =
    Så mycket kostar handlingarna:
    | handling | brickor
    | flytta | 1
    | yla | 2
    | bygga en lya | 2
    | bygga ut till ett näste | 2
    | dominera | 3
rule-w4-4 = Efter varje handling kontrolleras din jakt (W12). När du avslutar ditt drag räknas de månfaser som har nåtts i det (W14). Sedan är det nästa spelares drag.

rule-w5 = Betala
rule-w5-1 = Du betalar i terrängen på den hexruta som handlingen gäller. En flytt betalas i den terräng där vargarna stannar.
rule-w5-2 = Betala exakt priset: med brickor som visar terrängen just nu, med terrängpolletter eller med båda. Ingen bricka räknas två gånger i en handling. En terrängpollett gäller som en bricka med valfri terräng, och enbart polletter går också bra. Vänd sedan brickorna du använde och lämna tillbaka polletterna.
rule-w5-3 = Om fler brickor visar terrängen än du behöver väljer du vilka av dem du vänder, för deras baksidor skiljer sig. Hembrickan visar samma terräng på baksidan, så den kan hjälpa till att betala även din nästa handling.
rule-w5-4 = Handlingspolletter och terrängpolletter tar aldrig slut.
rule-w5-4-ruling = Ingen utgåva säger att polletterna i lådan är en gräns.

rule-w6 = Flytta
rule-w6-intro = Pris: 1 bricka.
rule-w6-1 = Säg en terräng och betala för den. Sedan får du gå med så många av dina vargar som din spridning tillåter. Var och en går en gång, minst ett steg och högst så många som din snabbhet, och var och en måste stanna på en hexruta med terrängen du sade. Var den börjar och vad den går över spelar ingen roll.
rule-w6-2 = Vargarna går en efter en. Efter var och en får ingen gräns vara bruten, och en undanträngd varg går till sin nya hexruta innan nästa varg går.
rule-w6-2-ruling = Den tjeckiska utgåvan prövar gränsen på två pjäser efter handlingen, de andra nämner ingen tidpunkt. Att pröva efter varje varg passar alla tre.
rule-w6-3 = En varg går över allt utom sjöar och ravinen. Den får inte stanna på en ensamvarg eller ett byte.
rule-w6-4 = En varg får stanna på en tom hexruta, hos exakt en av dina pjäser eller på en hexruta där en fientlig lya är den enda pjäsen. En alfavarg får också stanna där en fientlig flockvarg står ensam; den trängs undan (W7).
rule-w6-5 = Därför stannar ingen varg hos två pjäser, på ett fientligt näste eller hos en fientlig alfavarg, och en flockvarg aldrig hos en fientlig flockvarg.
rule-w6-6 = När en varg har gått rymmer en hexruta aldrig mer än två pjäser. Du får betala för en flytt och inte låta någon gå; det är en handling ändå. Att komma tillbaka till hexrutan man gick från är ingen flytt.
rule-w6-6-ruling = Ingen utgåva förbjuder en flytt där ingen går. Den vänder en bricka, och det kan vara värt en handling.

rule-w7 = Tränga undan
rule-w7-1 = Den vars drag det är ställer den undanträngda vargen på närmaste lämpliga hexruta, räknat i steg från där den stod. Lämpliga är hexrutor utan pjäser och polletter, och hexrutor med exakt en pjäs, om den hör till den undanträngda vargens flock. Är flera lika nära väljer den vars drag det är; hexrutan som alfavargen just har lämnat kan vara en av dem. Terräng och snabbhet spelar ingen roll. Finns det ingen lämplig hexruta på hela kartan är handlingen inte tillåten.
rule-w7-1-ruling = Utgåvorna säger bara ”närmaste”. Vi räknar steg, tar inte en hexruta med en pollett för tom och låter aldrig en varg försvinna utan en regel.
rule-w7-2 = Den som trängs undan jagar ingenting: bara jakten för den vars drag det är kontrolleras.

rule-w8 = Bygga en lya
rule-w8-intro = Pris: 2 brickor.
rule-w8-1 = Välj en hexruta med en av dina alfavargar på den eller intill. Där får inte finnas någon ensamvarg, något byte, någon lya eller något näste, och högst en pjäs, som måste vara din.
rule-w8-1-ruling = Två utgåvor förbjuder bara fientliga flockvargar där, den tjeckiska varje fientlig varg. Pjäsernas ordning, som står i alla tre, utesluter båda.
rule-w8-2 = Ta nästa lya från ett spår du väljer, få det som friläggs (W2.2, W2.3) och ställ den på hexrutan.

rule-w9 = Bygga ut till ett näste
rule-w9-intro = Pris: 2 brickor.
rule-w9-1 = Välj en av dina lyor intill en sjö, med en av dina alfavargar på dess hexruta eller intill, i en region där du ännu inte har något näste.
rule-w9-1-ruling = Flera flockar får ha ett näste i samma region. Bara den ryska utgåvan säger det rent ut.
rule-w9-2 = Lyan tar nästa dag på månplanen; det den gav dig behåller du. Ställ ditt nästa näste i dess ställe och ta en terrängpollett.
rule-w9-3 = Om en fientlig varg delar hexrutan, flockvarg eller alfavarg, trängs den undan (W7). Andra flockars nästen i regionen spelar ingen roll.

rule-w10 = Yla
rule-w10-intro = Pris: 2 brickor.
rule-w10-1 = Välj en ensamvarg som inte är längre från en av dina alfavargar än ditt yl når. Du måste ha en varg kvar på din plan.
rule-w10-1-ruling = Att en varg måste finnas kvar är vår läsning: handlingen går ut på att ställa ut en.
rule-w10-2 = Ensamvargen tar nästa dag på månplanen. Nästa varg från din plan, flockvarg eller alfavarg (W2.5), ställs i dess ställe.

rule-w11 = Dominera
rule-w11-intro = Pris: 3 brickor.
rule-w11-1 = Välj en fientlig flockvarg eller lya inom ditt yl från en av dina alfavargar; en pjäs på alfavargens egen hexruta räknas också. Den måste vara den enda pjäsen av sin flock där, för två av en flock skyddar varandra. Alfavargar och nästen är alltid säkra för detta.
rule-w11-1-ruling = Avståndet 0 är inom räckhåll. Det händer när en alfavarg står på en fientlig lya.
rule-w11-2 = Pjäsen tar nästa dag på månplanen och är ute ur spelet. En varg ersätts av nästa varg från din plan, som kan vara en alfavarg; en lya av en lya från ett spår du väljer, med det som friläggs. Utan en sådan pjäs går det inte.

rule-w12 = Jakt
rule-w12-intro = Jakt är ingen handling. Den är gratis och sker av sig själv.
rule-w12-1 = Efter var och en av dina handlingar: om dina vargar står på tre eller fler olika hexrutor intill en stapel byten av ett slag som du inte har än, tar du dess översta pollett och det den ger (W2.7).
rule-w12-1-ruling = Minst tre hexrutor, efter vilken handling som helst: den ryska utgåvan är tydligast, de andra kan läsas så.
rule-w12-2 = Du får ta flera slag på en gång. Om två staplar av samma slag är omringade väljer du en av dem.
rule-w12-2-ruling = Ingen utgåva talar om två staplar av ett slag. En pollett av varje slag är gränsen.
rule-w12-3 = När en stapel är slut är dess hexruta en hexruta som alla andra. Byten går aldrig till månplanen.

rule-w13 = Månen
rule-w13-1 = Varje ensamvarg som kallas, varje pjäs som domineras och varje lya som byggs ut tar nästa dag på månplanen.
rule-w13-2 =
    Tre av dagarna är månfaser. När fullmånen är nådd får draget fortsätta över fler dagar; de betyder ingenting.
    | spelare | månskära | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Dagarna står på bilderna av månplanerna; bara 9 för tre spelare är tryckt i ord. För två spelare nämner utgåvorna olika sidor av planen.

rule-w14 = Räkna regionerna
rule-w14-1 = I slutet av ett drag räknas varje fas vars dag har nåtts i det, en efter en, i alla regioner som visar dess pollett.
rule-w14-2 = Ett näste räknas som 3 kontroll i sin region, varje annan pjäs som 1. Vid lika avgör flest alfavargar i regionen. Bara flockar med en pjäs i regionen är med.
rule-w14-2-ruling = Utgåvorna talar om näst mest kontroll. Att inte ha något där är ingen kontroll.
rule-w14-3 =
    Den starkaste flocken tar regionpolletten, den andra får dess lägre värde.
    | pollett | etta | tvåa
    | månskära | 4 | 2
    | halvmåne | 6 | 3
    | fullmåne | 8 | 4
rule-w14-4 = Om flera flockar fortfarande delar första platsen får var och en det lägre värdet, polletten kastas och ingen annan får poäng. Om bara andra platsen delas får ingen det lägre värdet. En flock som är ensam tar polletten, och någon tvåa finns inte. Är ingen där kastas polletten.
rule-w14-4-ruling = Vad som händer där en flock är ensam, eller ingen finns, säger ingen utgåva. Det följer av W14.2.

rule-w15 = Slutet
rule-w15-1 = Spelet är slut så snart fullmånen har räknats, även mitt i en runda.
rule-w15-2 = Dina poäng: dina regionpolletter, dina lägre värden och det längst nådda värdet på vart och ett av dina sex spår (W2.8).
rule-w15-3 = Vid lika vinner den med flest regionpolletter; sedan den med flest vargar på kartan; sedan den med flest alfavargar på kartan. De som ännu är lika delar platsen.
rule-w15-3-ruling = Bara den ryska utgåvan räknar alfavargar. Ett bord kan utelämna det (W17).
rule-w15-4 = Ett spel som inte kommer någonvart avslutas: efter två drag i rad för varje spelare utan någon handling, eller efter drag 250. Faserna som är kvar räknas då i ordning.
rule-w15-4-ruling = Ingen utgåva säger detta; utan det kunde ett spel pågå för alltid. Ett bord kan sätta en annan gräns (W17).

rule-w16 = Två spelare
rule-w16-intro = Alla andra regler gäller, med dessa ändringar.
rule-w16-1 = Kartan består av fem regioner utan startplan. Varje slags byte finns en gång, en pollett i varje region, slumpvis.
rule-w16-1-ruling = Den ukrainska utgåvan visar bytena bara på en bild, de andra säger det i ord.
rule-w16-2 = Fem staplar regionpolletter läggs ut slumpvis: månskära; fullmåne; fullmåne; månskära på halvmåne; halvmåne på fullmåne. I sin fas räknas den övre polletten och försvinner; den undre blir kvar till sin egen fas.
rule-w16-3 =
    En neutral flock står vid sjöarna, nordost och sydost om dem.
    | regionens polletter | nordost | sydost
    | månskära | 2 flockvargar | –
    | månskära på halvmåne | 1 näste | –
    | fullmåne | 1 näste, 1 alfavarg | –
    | halvmåne på fullmåne | 1 näste | 2 alfavargar
    
    Den handlar aldrig. Dess pjäser kan inte domineras eller trängas undan, och ingen kan stanna hos dem. Vid räkningen rangordnas den som vilken flock som helst men får inga poäng: är den etta kastas polletten och tvåan får ändå det lägre värdet; är den tvåa får ingen det lägre värdet; delar den första platsen med en spelare får den spelaren det lägre värdet.
rule-w16-3-ruling = Den ryska utgåvan ställer alla dess pjäser på den övre högra hexrutan, där tre inte får plats; bilderna visar dem som ovan. Bara två utgåvor utesluter helt att dominera den. Att tvåan behåller sitt pris följer av att räkna som vanligt.
rule-w16-4 = Vargarna ställs ut i ordningen första, andra, andra, första spelaren. Varje gång går en alfavarg och en flockvarg tillsammans till en hexruta utan polletter och pjäser, i en region vars övre pollett inte är en månskära.
rule-w16-5 = Den första spelaren börjar. Den andra har en handlingspollett från start.
rule-w16-5-ruling = Två utgåvor lämnar över den i början av den andra spelarens drag. Eftersom den inte kan användas tidigare ändrar det ingenting.

rule-w17 = Ett bords val
rule-w17-intro =
    Den som ställer upp ett bord får ändra detta. Vad Wolfden gör utan ett val står först.
    | val | möjligheter | regel
    | handlingspolletter i ett drag | valfritt antal, eller högst en | W4.2
    | en pollett till sena platser | nej, eller en handlingspollett till de sista platserna (3 spelare: tredje; 4: tredje och fjärde; 5: fjärde och femte) | W4.2
    | brickor i början | alla framsidor, eller var och en väljer framsidor eller baksidor | W2.9
    | flockar | slumpvis utdelade, eller valda i platsordning | W3.4
    | alfavargar avgör det sista lika läget | ja, eller nej | W15.3
    | sista draget | 250, eller ett annat tal | W15.4
    | planer | våra, eller en egen fil | W1.3

rule-w18 = Exempel
rule-w18-intro = Utgåvorna trycker dessa exempel. Wolfden spelar vart och ett av dem som ett av sina test.
rule-w18-1 = Vända brickor. Ökenflocken betalar med sina två ökenbrickor. Nu visar två av dess brickor skog.
rule-w18-2 = Flytta. Snabbhet 3, spridning 2: för en gräsbricka går en alfavarg och en flockvarg upp till tre steg var, till samma gräsruta eller till olika.
rule-w18-3 = Bygga. Två ökenbrickor betalar en lya på en ökenruta intill en alfavarg. Den tas från snabbhetsspåret, så snabbheten är nu 4.
rule-w18-4 = Bygga ut. Två bergsbrickor gör en lya intill en sjö och en alfavarg till ett näste. Lyan tar en av månens dagar; nästet ger en terrängpollett och 5 poäng i slutet.
rule-w18-5 = Yla. Med yl 2 kallar två tundrabrickor en ensamvarg två hexrutor bort. En flockvarg tar dess plats.
rule-w18-6 = Dominera. Två skogsbrickor och en terrängpollett tar över en gräsflockvarg som står ensam. Nästa varg på planen råkar vara en alfavarg.
rule-w18-7 = Jaga. Två flockvargar går så att vargar av deras flock står på tre hexrutor runt en älg. Älgen tas och ger en handlingspollett.
rule-w18-8 = Räkna. Gräs har 2 alfavargar, 2 flockvargar och 1 lya: 5. Berg har 2 flockvargar och 1 lya: 3. Tundra har ett näste, en flockvarg och 2 lyor: 6. Vid månskäran tar tundra polletten för 4 poäng, gräs får 2 poäng, berg ingenting.
rule-w18-9 = Lika. Två flockar har 3 kontroll var, och den som har en alfavarg i regionen vinner.
rule-w18-9-ruling = Utgåvorna trycker olika pjäser för vinnaren: två flockvargar och en alfavarg, eller (den tjeckiska) en lya, en flockvarg och en alfavarg.
rule-w18-10 = Slutpoängen. Spridning 7, snabbhet 3, yl 0, nästen 15, jakt 9, vargar 4, regionpolletter 16: 54 poäng.
