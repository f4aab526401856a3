### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Døren er lukket
door-lead = Denne Wolfden-serveren er for inviterte. Skriv inn passordet, eller en kode du har fått.
door-invited-title = Du er invitert
door-invited-lead = Denne lenken slipper inn én person. Trykk på knappen for å bruke den.
door-move-title = Fortsett på denne enheten
door-move-lead = Koden i denne lenken slipper inn denne enheten.
door-key = Passord eller kode
door-enter = Kom inn
door-languages = Språk
