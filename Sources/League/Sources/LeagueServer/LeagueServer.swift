// LeagueServer
