import QuizCore

/// What a table is ordered by. The order by time is that of the time of all answers divided by the right ones; players
/// without a right answer are left out. Equal players share a place, ordered by points, then by speed.
public typealias TableOrder = LeagueTable.Order
