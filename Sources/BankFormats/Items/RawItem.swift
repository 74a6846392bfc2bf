import QuizCore

/// An item as its format has it, before the rules of a bank are applied.
struct RawItem {
  /// What is right, and what there is to choose from.
  enum Content {
    /// Choices in the order of the file, and the indices of those that are right: one, or several.
    case choices([String], right: [Int])
    /// A question of any kind: its choices, if it has any, and its key.
    case keyed(QuestionKind, choices: [String] = [], key: QuestionKind.Key, options: [String] = [])
    /// The right answer and wrong ones, whose order is drawn.
    case unordered(right: String, wrong: [String])
    /// Only an answer: the others come from the other cards, or it is typed.
    case card(back: String)
    /// Several questions in one, in the order of the file.
    case parts([Part])
    /// It cannot be taken.
    case refused(Refusal)
  }

  /// One of several questions in one item.
  struct Part {
    /// What is asked.
    let text: String
    /// What is right.
    let content: Content
  }

  /// Where it stands.
  var place: ItemPlace
  /// Genre and set that the file itself names, the innermost last; empty when it names none.
  var category: [String] = []
  /// What is asked.
  var text: String
  /// What is right, and what there is to choose from.
  var content: Content
  /// What the player may learn from it.
  var explanation: String?
  /// How difficult it is, if that is known.
  var level: Int?
  /// The seconds that it has of its own, if the file says so.
  var seconds: Int?
  /// Whether its choices keep their order.
  var keepsOrder = false
  /// What was left out of it.
  var notes: [ImportNote] = []

  /// A card as a question whose answer is typed; what is no card, as it is.
  var typed: RawItem {
    guard case .card(let back) = content else { return self }
    var item = self
    item.content = .typed([back])
    return item
  }

  /// The texts that people read of it, as far as it is no item with parts.
  var texts: [String] {
    let more: [String] =
      switch content {
      case .choices(let choices, _): choices
      case .keyed(_, let choices, let key, _): choices + key.accepted
      case .unordered(let right, let wrong): [right] + wrong
      case .card(let back): [back]
      case .parts, .refused: []
      }
    return [text] + more
  }

  /// Whether one of its texts has the sign for bytes that are none.
  var isDamaged: Bool {
    questions.contains { ($0.texts + [$0.explanation ?? ""]).contains { PlainText.has("\u{FFFD}", in: $0) } }
  }

  /// The questions that it holds: itself, or its parts.
  var questions: [RawItem] {
    guard case .parts(let parts) = content else { return [self] }
    return parts.map { part in
      var item = self
      item.text = part.text
      item.content = part.content
      return item
    }
  }

  /// An item that has only its right answer as a card; any other, as it is.
  var card: RawItem {
    guard let back = content.onlyAnswer else { return self }
    var item = self
    item.content = .card(back: back)
    return item
  }
}

extension RawItem.Content {
  /// The right answer where there is nothing else to choose; nil elsewhere.
  fileprivate var onlyAnswer: String? {
    switch self {
    case .choices(let choices, right: [0]) where choices.count == 1: choices[0]
    case .unordered(let right, wrong: []): right
    case .choices, .keyed, .unordered, .card, .parts, .refused: nil
    }
  }

  /// Choices of which any number may be right.
  static func several(_ choices: [String], right: [Int]) -> RawItem.Content {
    right.isEmpty
      ? .choices(choices, right: [])
      : .keyed(.several, choices: choices, key: QuestionKind.Key(answers: right.sorted()))
  }

  /// Choices in their right order.
  static func order(_ choices: [String]) -> RawItem.Content {
    .keyed(.order, choices: choices, key: QuestionKind.Key(answers: Array(choices.indices)))
  }

  /// What may be typed.
  static func typed(_ accepted: [String]) -> RawItem.Content {
    .keyed(.typed, key: QuestionKind.Key(accepted: accepted))
  }

  /// A number with its margin or range and its unit, in the words of a bank.
  static func number(_ text: String) -> RawItem.Content {
    .keyed(.number, key: QuestionKind.Key(accepted: [text]))
  }
}

/// The contents of a file, before the rules of a bank are applied.
struct RawFile {
  /// The title in the file itself.
  var title: String?
  /// The genre in the file itself.
  var genre: String?
  /// Its items, in order.
  var items: [RawItem] = []
  /// Notes for the user about how the file was read.
  var notes: [ImportNote] = []

  /// Its questions, those of one item one after the other; throws when there are too many, or their texts are too long
  /// together: each part repeats the text of its item.
  func questions() throws(ImportError) -> [RawItem] {
    var questions: [RawItem] = []
    var bytes = 0
    for item in items {
      let parts = item.questions
      if parts.count > 1 { bytes += parts.reduce(0) { $0 + $1.text.utf8.count } }
      guard questions.count + parts.count <= ImportLimits.items, bytes <= ImportLimits.inflated else {
        throw ImportError(.tooMuch(.items))
      }
      questions += parts
    }
    // Where most have only their right answer, the file is a list of cards; where few have, their choices are missing.
    let isList = questions.count { $0.content.onlyAnswer != nil } * 2 > questions.count
    return isList ? questions.map(\.card) : questions
  }
}
