### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Dörren är stängd
door-lead = Den här Wolfden-servern är för inbjudna. Skriv dess lösenord eller en kod som du har fått.
door-invited-title = Du är inbjuden
door-invited-lead = Den här länken släpper in en person. Tryck på knappen för att använda den.
door-move-title = Fortsätt på den här enheten
door-move-lead = Koden i den här länken släpper in den här enheten.
door-key = Lösenord eller kod
door-enter = Kom in
door-languages = Språk
