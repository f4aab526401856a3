applause-heading = Hry s potleskem
applause-none = Zatím nikdo žádné hře nezatleskal.
applause-guests = { $guests ->
    [one] zatleskal 1 host
    [few] zatleskali { $guests } hosté
   *[other] zatleskalo { $guests } hostů
}
problem-applause-early = Téhle hře můžete zatleskat, až skončí.
