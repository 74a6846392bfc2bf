import QuizCore

/// A set that is written in another format.
public struct ExportedSet: Sendable {
  /// Its genre; nil when it is in none.
  public let genre: String?
  /// Its title.
  public let title: String
  /// Its questions, in order.
  public let questions: [Question]

  /// Makes a set from its parts.
  public init(genre: String?, title: String, questions: [Question]) {
    self.genre = genre
    self.title = title
    self.questions = questions
  }

  /// Genre and title.
  var path: [String] { (genre.map { [$0] } ?? []) + [title] }
}

/// Sets in another format.
public struct BankExport: Sendable {
  /// The file's whole text.
  public let text: String
  /// The number of questions with content that the format cannot hold, by kind of content.
  public let losses: [Loss: Int]

  /// What a format can have no place for.
  public enum Loss: CaseIterable, Hashable, Sendable {
    /// The explanation.
    case explanation
    /// The level of difficulty.
    case level
    /// Line breaks in a text.
    case lines
  }

  /// Writes sets in a format; nil when that can only be imported.
  public init?(_ sets: [ExportedSet], as format: BankFormat) {
    guard let writer = format.row.writer else { return nil }
    text = writer.text(sets)
    let questions = sets.flatMap(\.questions)
    losses = writer.loses.reduce(into: [:]) { losses, loss in
      let count = questions.count(where: loss.concerns)
      if count > 0 { losses[loss] = count }
    }
  }
}

extension BankExport.Loss {
  /// Whether a question has it.
  fileprivate func concerns(_ question: Question) -> Bool {
    switch self {
    case .explanation: question.explanation != nil
    case .level: question.level != nil
    case .lines: ([question.text] + question.choices).contains { $0.contains("\n") }
    }
  }

  /// What is lost, and of how many questions.
  public func sentence(_ count: Int, in format: BankFormat) -> Phrase {
    let name = format.name
    return switch self {
    case .explanation:
      Phrase(
        en: "\(name.en) has no place for explanations: \(count) left out",
        ja: "\(name.ja) には解説を入れる場所がないため、\(count)問の解説を省きました")
    case .level:
      Phrase(
        en: "\(name.en) has no place for levels: \(count) left out",
        ja: "\(name.ja) には難易度を入れる場所がないため、\(count)問の難易度を省きました")
    case .lines:
      Phrase(
        en: "\(name.en) has one line for each text: line breaks in \(count) questions became blanks",
        ja: "\(name.ja) では文章が1行に限られるため、\(count)問の改行を空白にしました")
    }
  }
}
