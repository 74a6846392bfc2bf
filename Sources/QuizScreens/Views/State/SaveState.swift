import QuizCore
import TerminalKit

/// Whether a finished round is on disk: what the player reads about it, and how it is tried again.
enum SaveState: Equatable {
  /// The program has not answered yet.
  case underWay
  /// It is on disk. `best` is the best round of its kind before.
  case saved(RoundRecord, best: Score?)
  /// It was practice, which is not kept.
  case practice
  /// Saving failed after this many tries, for this reason.
  case failed(RoundRecord, best: Score?, reason: String, tries: Int)

  /// Handles the response to `StoreEffect.save` or `StoreEffect.saveAgain`; other responses change nothing.
  mutating func update(_ response: any Response) {
    guard let response = response as? RoundResponse else { return }
    switch response {
    case .saved(let record, let best): self = .saved(record, best: best)
    case .notSaved(let record, let best, let reason):
      self = .failed(record, best: best, reason: reason, tries: tries + 1)
    case .practice: self = .practice
    case .inspected, .dealt, .notDealt, .seed: break
    }
  }

  /// How often it failed in a row.
  private var tries: Int {
    if case .failed(_, _, _, let tries) = self { tries } else { 0 }
  }

  /// Whether it failed, so that it can be tried again.
  var isFailed: Bool { tries > 0 }

  /// The record and the best round of its kind before it; nil until the program has answered, and for practice.
  var outcome: (record: RoundRecord, best: Score?)? {
    switch self {
    case .underWay, .practice: nil
    case .saved(let record, let best), .failed(let record, let best, _, _): (record, best)
    }
  }

  /// The effect that tries again; none unless it failed.
  var retry: [Action] {
    if case .failed(let record, _, _, _) = self { [.store(.saveAgain(record))] } else { [] }
  }

  /// In a word, whether it is kept; nil where that is unknown or takes a sentence.
  var mark: Phrase? {
    switch self {
    case .underWay, .failed: nil
    case .saved: .savedMark
    case .practice: .notKeptMark
    }
  }

  /// The text for the player.
  func note(_ words: Localizer) -> (text: SafeText, style: Style) {
    switch self {
    case .underWay: (.empty, .plain)
    case .saved: (words(.saved), .dim)
    case .practice: (words(.practiceNotKept), .dim)
    case .failed(_, _, let reason, let tries): (words.notSaved(SafeText(reason), tries: tries), .alert)
    }
  }
}
