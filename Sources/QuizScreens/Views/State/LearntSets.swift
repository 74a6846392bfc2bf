import QuizCore
import TerminalKit

// Which sets the player learns.
extension AppState {
  /// Whether all questions of a selection are learnt. By default, those of the player's own files are.
  public func isLearnt(_ selection: Selection) -> Bool {
    switch selection {
    case .set, .own:
      let entries = catalogue.entries(of: selection)
      return settings.learning.sets[catalogue.logName(of: selection)]
        ?? entries.contains { $0.files.contains(where: isOwn) }
    case .genre, .everything:
      let sets = sets(of: selection)
      return !sets.isEmpty && sets.allSatisfy(isLearnt)
    case .file, .missed, .missedIn: return false
    }
  }

  /// The changes that make all its sets learnt, or none; empty for what is no set.
  func learning(_ selection: Selection, _ isLearnt: Bool) -> SettingsChange {
    sets(of: selection).reduce(into: SettingsChange()) { change, set in
      change.add(SettingsChange(.learning(.learn(catalogue.logName(of: set), isLearnt))))
    }
  }

  /// The sets that a selection is made of.
  private func sets(of selection: Selection) -> [Selection] {
    switch selection {
    case .set, .own: [selection]
    case .genre(let genre):
      catalogue.genres.filter { $0.title == genre }.flatMap(\.sets).map { .set(genre: genre, title: $0.title) }
    case .everything:
      catalogue.genres.flatMap { sets(of: .genre($0.title)) } + (catalogue.own == nil ? [] : [.own])
    case .file, .missed, .missedIn: []
    }
  }

  /// Whether a file of a bank is the player's own.
  func isOwn(_ file: String) -> Bool { ownBanks.map { file.hasPrefix($0 + "/") } ?? false }
}

extension AppState {
  /// Whether the program has the review, so that learning matters.
  var offersReview: Bool { games.list[.review] != nil }
}

extension Symbol {
  /// The sign of a set that is learnt, and of the review itself.
  static let learnt = Symbol("↻", ascii: "~", color: 2)
}
