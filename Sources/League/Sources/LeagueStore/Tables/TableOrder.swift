import QuizCore

/// What a table is ordered by. By time comes first who took the least for each right answer: the time of all answers,
/// divided by the right ones. Players without a right answer have no place there. Among equals, who share a place, stands
/// first who has more points, then who is faster.
public typealias TableOrder = LeagueTable.Order
