import QuizCore
import QuizScreens
import QuizStore

extension Statistics {
  /// Combines the counts of the score log with the questions in the banks of some catalogues: of the first all, of the
  /// others, which have the sets of other languages, only while questions of the log were not found. A bank that cannot be
  /// opened is skipped; `tenq bank check` says why.
  ///
  /// `limit` is how many questions to keep; `open` opens a bank.
  init(
    _ counted: QuestionStatistics, in catalogues: [Catalogue], limit: Int = .max,
    open: (String) -> Bank? = { (try? QuestionFile.open(path: $0, seed: 0))?.bank }
  ) {
    var places = QuestionLocations(of: Set(counted.tallies.keys))
    // The player's own files are in the catalogue of every language.
    var searched: Set<String> = []
    for catalogue in catalogues where places.found.count < counted.tallies.count {
      for selection in catalogue.selections where selection.isSet {
        for path in catalogue.entries(of: selection).flatMap(\.files) where searched.insert(path).inserted {
          if let bank = open(path) { places.search(bank, of: selection) }
        }
      }
    }
    self.init(counted.tallies, at: places, limit: limit)
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
