### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Dveře jsou zavřené
door-lead = Tento server Wolfden je pro pozvané. Zadejte jeho heslo, nebo kód, který jste dostali.
door-invited-title = Jste zváni
door-invited-lead = Tento odkaz vpustí jednoho člověka. Použijete ho tlačítkem.
door-move-title = Pokračovat na tomto zařízení
door-move-lead = Kód v tomto odkazu vpustí toto zařízení.
door-key = Heslo nebo kód
door-enter = Vstoupit
door-languages = Jazyk
