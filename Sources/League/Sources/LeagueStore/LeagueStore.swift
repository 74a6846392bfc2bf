// LeagueStore
