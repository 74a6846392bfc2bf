import QuizCore

/// The paths of the files through which the game and the league's program speak to each other.
///
/// The game writes the outbox and what was seen; everything else is written by `tenq-league`, whole or not at all.
public struct LeagueLocations: Hashable, Sendable {
  /// The folder of all of them; it is made, with mode 0700, when a league is joined.
  public let folder: String

  /// The files of the league in the user's data folder; `nil` when that is not known.
  public init?(_ locations: Locations) {
    guard let dataHome = locations.dataHome else { return nil }
    folder = dataHome + "/league"
  }

  /// ``LeagueMembership`` as JSON: which league this is. There is a league exactly when this file exists.
  public var membership: String { "\(folder)/\(LeagueLocations.membershipName)" }
  /// The name of ``membership`` in its folder.
  public static let membershipName = "membership.json"
  /// The player's token, one line, mode 0600. Only the league's program reads it.
  public var token: String { folder + "/token" }
  /// ``LeagueStatus`` as JSON: the last synchronisation, what waits, what was refused.
  public var status: String { folder + "/status.json" }
  /// What the player shared, changed, withdrew or reported: lines of ``LeagueChange`` as JSON, appended by the game.
  public var outbox: String { folder + "/outbox.jsonl" }
  /// The file that writers of the outbox lock.
  public var outboxLock: String { folder + "/outbox.lock" }
  /// How far the score log and the outbox were sent and the news read. Only the league's program reads it.
  public var cursor: String { folder + "/cursor.json" }
  /// The folder of the league's questions: `banks/<league>/<set>.csv`, as any genre. The player's own are left out: they
  /// are in the player's own bank.
  public var banks: String { folder + "/banks" }
  /// ``LeagueQuestionLine``s in the order of their bytes: the authors of the questions, including this player's.
  public var questions: String { folder + "/questions.txt" }
  /// ``LeagueRateLine``s in the order of their bytes: how all players answered each question.
  public var rates: String { folder + "/rates.txt" }
  /// The file that a synchronisation locks.
  public var syncLock: String { folder + "/sync.lock" }
  /// The file that a synchronisation in the background has locked by the game that started it.
  public var backgroundLock: String { folder + "/background.lock" }
  /// Up to which instant the player has seen news of questions: one line, milliseconds since 1970. Written by the game.
  public var seen: String { folder + "/seen" }

  /// ``LeagueTable`` as JSON, as it was received last.
  public func table(_ selection: LeagueTable.Selection) -> String { "\(folder)/tables/\(selection.fileName).json" }
}

extension LeagueTable.Selection {
  /// A name for a file that differs for different selections: the period, the order, and a hash of game and set.
  fileprivate var fileName: String {
    let base = order == .points ? period.rawValue : "\(period.rawValue)-\(order.rawValue)"
    guard game != nil || set != nil else { return base }
    return "\(base)-\(QuestionID(text: game ?? "", rightChoice: set ?? ""))"
  }
}
