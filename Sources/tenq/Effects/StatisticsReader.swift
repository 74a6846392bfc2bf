import QuizCore
import QuizStore

/// Combines the counts of the score log with the questions in the banks.
struct StatisticsReader {
  /// The statistics, and what could not be counted.
  struct Result {
    /// The statistics.
    let statistics: Statistics
    /// How many lines of the log cannot be read.
    let unreadable: Int
    /// How many lines of the log are in a newer format.
    let newer: Int
    /// How many askings were left out because there are too many different questions.
    let leftOut: Int
  }

  /// The cached counts of the log.
  let cache: SummaryCache
  /// The catalogue whose banks are searched for the questions.
  let catalogue: Catalogue

  /// Reads the log and the banks. A bank that cannot be opened is skipped; `tenq bank check` says why.
  ///
  /// `game` counts only rounds of one game; `limit` is how many questions to keep; `open` opens a bank.
  func read(
    game: Game.ID? = nil, limit: Int = .max, open: (String) -> Bank? = { try? Bank.open(path: $0) }
  ) throws(ReadError) -> Result {
    let counted: QuestionStatistics
    if let game { counted = try cache.questions(of: game) } else { counted = try cache.questions() }
    var places = QuestionLocations(of: Set(counted.tallies.keys))
    if !counted.tallies.isEmpty {
      for selection in catalogue.selections where selection.isSet {
        for path in catalogue.entries(of: selection).flatMap(\.files) {
          if let bank = open(path) { places.search(bank, of: selection) }
        }
      }
    }
    return Result(
      statistics: Statistics(counted.tallies, at: places, limit: limit), unreadable: counted.unreadable,
      newer: counted.newer, leftOut: counted.leftOut)
  }
}

extension Selection {
  /// Whether this is one set, the player's own questions among them.
  var isSet: Bool {
    switch self {
    case .set, .own: true
    case .everything, .genre, .file, .missed, .missedIn: false
    }
  }
}
