import QuizCore

/// What a table is ordered by. By time comes first who took the least for each right answer; players without a right
/// answer have no place there.
public typealias TableOrder = LeagueTable.Order
