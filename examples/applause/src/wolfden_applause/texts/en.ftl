applause-heading = Applauded games
applause-none = Nobody has applauded a game yet.
applause-guests = { $guests ->
    [one] 1 guest applauded
   *[other] { $guests } guests applauded
}
problem-applause-early = You can applaud this game when it is over.
