import QuizCore

/// The statistics of the questions that were asked, as read from the log.
public struct StatisticsPage: Response {
  /// The counts.
  public let statistics: Statistics
  /// Lines of the log that could not be read.
  public let unreadable: Int
  /// Records that a newer version of the program wrote.
  public let newer: Int
  /// Answers that were left out because there were too many different questions.
  public let leftOut: Int
  /// Why nothing could be read at all; nil when it could.
  public let problem: String?
  /// How all players of the league answered the questions, of those that somebody answered; empty without a league.
  public var league: [QuestionID: QuestionTally] = [:]
  /// The league's questions among them.
  public var leagueQuestions: [QuestionID: LeagueQuestion] = [:]
  /// How far the goals are.
  public var goals = GoalTally()
  /// The rounds of the last half year; nil when nothing could be read.
  public var calendar: RoundCalendar?

  /// The most days in a row with a daily round.
  public var longestStreak = 0

  /// What is told of the review; nil when nothing could be read.
  public var review: ReviewFacts?

  /// The greatest number of questions that are shown: those asked most often.
  public static let limit = 10_000

  /// Makes a page from its parts.
  public init(_ statistics: Statistics, unreadable: Int = 0, newer: Int = 0, leftOut: Int = 0, problem: String? = nil) {
    self.statistics = statistics
    self.unreadable = unreadable
    self.newer = newer
    self.leftOut = leftOut
    self.problem = problem
  }
}
