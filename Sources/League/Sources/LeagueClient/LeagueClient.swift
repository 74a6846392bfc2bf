// LeagueClient
