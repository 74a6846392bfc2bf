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
  /// What is written.
  public enum Content: Sendable {
    /// A text.
    case text(String)
    /// A file that is no text.
    case package([UInt8])
  }

  /// The file's whole content.
  public let content: Content
  /// How many questions are in it.
  public let count: Int
  /// The number of questions with content that the format cannot hold, by kind of content.
  public let losses: [Loss: Int]

  /// What a format can have no place for.
  public enum Loss: CaseIterable, Hashable, Sendable {
    /// A kind that it does not have: the whole question.
    case kind(QuestionKind)
    /// Characters that it takes for its own marks: the whole question.
    case marks
    /// One right choice where several may be chosen, which it takes for a question with one: the whole question.
    case oneRight
    /// More choices than it has: the whole question.
    case manyChoices
    /// A longer text than it has: the whole question.
    case longText
    /// The explanation.
    case explanation
    /// The level of difficulty.
    case level
    /// What else is said of a question of its kind, as that no slip is forgiven.
    case options
    /// That the choices keep their order.
    case order
    /// The seconds that a question has of its own.
    case seconds
    /// What a number counts or measures.
    case unit
    /// Line breaks in a text.
    case lines

    /// All of them, whole questions first.
    public static var allCases: [Loss] {
      QuestionKind.all.map { .kind($0) }
        + [.marks, .oneRight, .manyChoices, .longText, .explanation, .level, .options, .order, .seconds, .unit, .lines]
    }
  }

  /// Writes sets in a format, for a file of that name; nil when that format can only be imported.
  ///
  /// Where a format can be a text or a package, it is a text without a file, and in one whose name ends so.
  public init?(_ sets: [ExportedSet], as format: BankFormat, to file: String? = nil) {
    guard let writer = format.row.writer else { return nil }
    var losses: [Loss: Int] = [:]
    var kept: [ExportedSet] = []
    for set in sets {
      let questions = set.questions.filter { question in
        let lacksKind: Loss? = writer.kinds.contains(question.kind) ? nil : .kind(question.kind)
        guard let obstacle = lacksKind ?? writer.obstacle(question) else { return true }
        losses[obstacle, default: 0] += 1
        return false
      }
      let isEmpty = questions.isEmpty && !set.questions.isEmpty
      if !isEmpty { kept.append(ExportedSet(genre: set.genre, title: set.title, questions: questions)) }
    }
    let questions = kept.flatMap(\.questions)
    for loss in writer.loses {
      let count = questions.count(where: loss.concerns)
      if count > 0 { losses[loss] = count }
    }
    self.losses = losses
    count = questions.count
    let name = BankExport.name(of: file)
    let isText = file.map { file in file.lowercased().hasSuffix(".\(format.endings[0])") } ?? true
    if let text = writer.text, isText || writer.package == nil {
      content = .text(text(kept))
    } else if let package = writer.package {
      content = .package(package(kept, name))
    } else {
      return nil
    }
  }

  /// The content as bytes.
  public var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .package(let bytes): bytes
    }
  }

  /// The name of a file without folder and ending, as parts of a package are called.
  private static func name(of file: String?) -> String {
    let last = file?.split(separator: "/").last.map(String.init) ?? ""
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    return stem.isEmpty ? "questions" : stem
  }
}

extension BankExport.Loss {
  /// Whether a question has it.
  fileprivate func concerns(_ question: Question) -> Bool {
    switch self {
    case .explanation: question.explanation != nil
    case .level: question.level != nil
    case .options: question.options != (question.has(.fixed) ? [QuestionKind.Option.fixed.word] : [])
    case .order: question.has(.fixed)
    case .seconds: question.seconds != nil
    case .unit: !question.unit.isEmpty
    case .lines: ([question.text] + question.choices).contains { $0.contains("\n") }
    // A format's own rule decides.
    case .kind, .marks, .oneRight, .manyChoices, .longText: false
    }
  }

  /// What is lost, and of how many questions.
  public func sentence(_ count: Int, in format: BankFormat) -> Phrase {
    let name = format.name
    // A blank stands between Latin letters and kana.
    let ja = name.ja + (name.ja.last?.isASCII == true ? " " : "")
    return switch self {
    case .kind(let kind):
      Phrase(
        en: "\(name.en) has no place for questions of the kind \"\(kind.name.en)\": "
          + "\(count) \(count == 1 ? "question" : "questions") left out",
        ja: "\(ja)には「\(kind.name.ja)」の問題を入れる場所がないため、\(count)問を省きました")
    case .marks:
      Phrase(
        en: "\(name.en) takes characters of these questions for its own marks: "
          + "\(count) \(count == 1 ? "question" : "questions") left out",
        ja: "\(ja)では文中の文字が記号として読まれるため、\(count)問を省きました")
    case .oneRight:
      Phrase(
        en: "\(name.en) lets several be chosen only where several are right: "
          + "\(count) \(count == 1 ? "question" : "questions") left out",
        ja: "\(ja)では正解が1つだけの複数選択を表せないため、\(count)問を省きました")
    case .manyChoices:
      Phrase(
        en: "\(name.en) has no place for more than four choices: "
          + "\(count) \(count == 1 ? "question" : "questions") left out",
        ja: "\(ja)には選択肢が4つまでしか入らないため、\(count)問を省きました")
    case .longText:
      Phrase(
        en: "\(name.en) has 120 characters for a question and 75 for a choice: "
          + "\(count) \(count == 1 ? "question" : "questions") left out",
        ja: "\(ja)では問題文が120字、選択肢が75字までのため、\(count)問を省きました")
    case .explanation:
      Phrase(
        en: "\(name.en) has no place for explanations: \(count) left out",
        ja: "\(ja)には解説を入れる場所がないため、\(count)問の解説を省きました")
    case .level:
      Phrase(
        en: "\(name.en) has no place for levels: \(count) left out",
        ja: "\(ja)には難易度を入れる場所がないため、\(count)問の難易度を省きました")
    case .options:
      Phrase(
        en: "\(name.en) has no place for what else a kind says, like \"exact\": \(count) left out",
        ja: "\(ja)には「完全一致」などの指定を入れる場所がないため、\(count)問の指定を省きました")
    case .order:
      Phrase(
        en: "\(name.en) cannot say that choices keep their order: \(count) "
          + "\(count == 1 ? "question" : "questions") may be shuffled",
        ja: "\(ja)では選択肢の順序を固定できないため、\(count)問の指定を省きました")
    case .seconds:
      Phrase(
        en: "\(name.en) has no place for a question's own seconds: \(count) left out",
        ja: "\(ja)には問題ごとの秒数を入れる場所がないため、\(count)問の秒数を省きました")
    case .unit:
      Phrase(
        en: "\(name.en) has no place for units: \(count) left out",
        ja: "\(ja)には単位を入れる場所がないため、\(count)問の単位を省きました")
    case .lines:
      Phrase(
        en: "\(name.en) has one line for each text: line breaks in \(count) "
          + "\(count == 1 ? "question" : "questions") became blanks",
        ja: "\(ja)では文章が1行に限られるため、\(count)問の改行を空白にしました")
    }
  }
}
