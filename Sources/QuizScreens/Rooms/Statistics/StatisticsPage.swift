import QuizCore

/// The statistics as read from the log.
public struct StatisticsPage: Response {
  /// The counts.
  public let statistics: Statistics
  /// Lines of the log that could not be read.
  public let unreadable: Int
  /// Records that a newer version of the program wrote.
  public let newer: Int
  /// Answers left out because there were too many different questions.
  public let leftOut: Int
  /// Why nothing could be read; nil if it could.
  public let problem: String?
  /// The league's answers to questions that somebody answered; empty without a league.
  public var league: [QuestionID: QuestionTally] = [:]
  /// The league's questions among them.
  public var leagueQuestions: [QuestionID: LeagueQuestion] = [:]
  /// Progress towards the goals.
  public var goals = GoalTally()
  /// The rounds of the last half year; nil if nothing could be read.
  public var calendar: RoundCalendar?

  /// The most days in a row with a daily round.
  public var longestStreak = 0

  /// Facts on the review; nil if nothing could be read.
  public var review: ReviewFacts?

  /// The most questions shown: those asked most often.
  public static let limit = 10_000

  /// Creates a page; the remaining properties are set afterwards.
  public init(_ statistics: Statistics, unreadable: Int = 0, newer: Int = 0, leftOut: Int = 0, problem: String? = nil) {
    self.statistics = statistics
    self.unreadable = unreadable
    self.newer = newer
    self.leftOut = leftOut
    self.problem = problem
  }
}
