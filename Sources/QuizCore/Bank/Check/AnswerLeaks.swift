/// What gives right choices away, counted over many questions against blind chance.
///
/// Only questions with one right choice count, and no true or false.
public struct AnswerLeaks: Hashable, Sendable {
  /// What a player who knows nothing may go by.
  public enum Cue: String, CaseIterable, Hashable, Sendable {
    /// The choice with the most characters.
    case longest
    /// The choice with the fewest characters.
    case shortest
    /// The largest number, where all choices are numbers of the same thing.
    case largest
    /// The latest year, where all choices are years.
    case latest
    /// The choices that alone share a word with the question.
    case word
  }

  /// How often a cue leads to the right choice. A player picks blindly among the choices that a cue does not tell apart.
  public struct Measure: Hashable, Sendable {
    /// The questions in which the cue tells choices apart.
    public private(set) var rows = 0
    /// How many of them are answered right by it; a tie of two counts half.
    public private(set) var right = 0.0
    /// How many are answered right by chance.
    public private(set) var chance = 0.0
    private var variance = 0.0

    /// The standard error of `right` where only chance is at work.
    public var error: Double { variance.squareRoot() }

    /// Whether there are questions enough, and more are answered right than chance explains.
    public var isLeak: Bool {
      rows >= AnswerLeaks.leastRows && right - chance > AnswerLeaks.tolerance * error
    }

    fileprivate mutating func add(_ picks: [Int], of choices: Int, right answer: Int) {
      guard !picks.isEmpty, picks.count < choices else { return }
      let (all, part) = (1 / Double(choices), 1 / Double(picks.count))
      rows += 1
      right += picks.contains(answer) ? part : 0
      chance += all
      variance += all * part - all * all
    }
  }

  /// Fewer questions are not judged.
  public static let leastRows = 30
  /// The standard errors beyond chance that are a leak: chance alone goes there once in 200 times.
  public static let tolerance = 2.6

  private var measures: [Cue: Measure] = [:]

  /// Counts nothing yet.
  public init() {}

  /// The cues that are leaks, with what was counted.
  public var found: [(cue: Cue, measure: Measure)] {
    Cue.allCases.compactMap { cue in measures[cue].flatMap { $0.isLeak ? (cue, $0) : nil } }
  }

  /// Counts the questions of a bank.
  public mutating func add(_ bank: Bank) {
    _ = bank.eachRow { reader, _, reading in
      if let question = reading.flatMap(reader.question) { add(question) }
      return true
    }
  }

  /// Counts a question.
  public mutating func add(_ question: Question) {
    guard let answer = question.answer, !question.isTrueOrFalse else { return }
    func count<Value: Comparable>(_ cue: Cue, _ best: Value?, of values: [Value]) {
      let picks = values.indices.filter { values[$0] == best }
      measures[cue, default: Measure()].add(picks, of: values.count, right: answer)
    }
    let lengths = question.choices.map(\.count)
    count(.longest, lengths.max(), of: lengths)
    count(.shortest, lengths.min(), of: lengths)
    if let (numbers, areYears) = AnswerLeaks.numbers(question.choices) {
      count(areYears ? .latest : .largest, numbers.max(), of: numbers)
    }
    let sharing = AnswerLeaks.sharedWords(question).map { $0 == nil ? 0 : 1 }
    count(.word, 1, of: sharing)
  }

  /// A word of the question that stands in its right choice, where no other choice has one of its own; nil for none.
  public static func sharedWord(_ question: Question) -> String? {
    guard let answer = question.answer, !question.isTrueOrFalse else { return nil }
    let shared = sharedWords(question)
    guard shared.count(where: { $0 != nil }) == 1, let word = shared[answer], word.utf8.count >= leastBytes else {
      return nil
    }
    return word
  }

  /// Shorter words give nothing away: five letters, two kanji.
  private static let leastBytes = 5
}

extension AnswerLeaks {
  /// For each choice the longest word that it alone shares with the question; nil for none.
  private static func sharedWords(_ question: Question) -> [String?] {
    let asked = words(question.text)
    let shared = question.choices.map { choice in
      let (own, text) = (words(choice), Folding.folded(choice))
      // Kanji and katakana have no blanks between words.
      return asked.filter { own.contains($0) || $0.utf8.count > $0.count && text.contains($0) }
    }
    return shared.map { words in
      words.filter { word in shared.count { $0.contains(word) } == 1 }.max { ($0.count, $0) < ($1.count, $1) }
    }
  }

  /// The script of a character, in so far as it divides words.
  private enum Script {
    case kanji, katakana, letters, none

    init(_ character: Character) {
      switch character.unicodeScalars.first?.value ?? 0 {
      case 0x3005, 0x4E00...0x9FFF: self = .kanji
      case 0x30A1...0x30FA, 0x30FC: self = .katakana
      case 0x3040...0x309F: self = .none
      default: self = character.isLetter || character.isNumber ? .letters : .none
      }
    }

    /// The characters of the shortest word that is looked for: shorter ones are everywhere.
    var shortest: Int {
      switch self {
      case .kanji, .katakana: 2
      case .letters: 3
      case .none: .max
      }
    }
  }

  /// Long words that say nothing.
  private static let common: Set<String> = [
    "about", "after", "other", "their", "there", "these", "those", "where", "which", "would",
  ]

  /// The words of a text: runs of kanji, of katakana, or of other letters.
  private static func words(_ text: String) -> Set<String> {
    var words: Set<String> = []
    var (word, script) = ("", Script.none)
    for character in Folding.folded(text) + " " {
      let next = Script(character)
      if next != script {
        if word.count >= script.shortest { words.insert(word) }
        (word, script) = ("", next)
      }
      word.append(character)
    }
    return words.subtracting(common)
  }

  private static let years = 1000...2100
  /// What may stand before and behind a year.
  private static let yearMarks = [["", ""], ["in ", ""], ["", "年"]]

  /// The numbers of choices that each hold one, with the same text around it; nil for other choices.
  private static func numbers(_ choices: [String]) -> (numbers: [DecimalNumber], areYears: Bool)? {
    var numbers: [DecimalNumber] = []
    var (marks, areYears) = (Set<[String]>(), true)
    for choice in choices.map({ Folding.folded($0) }) {
      guard let first = choice.firstIndex(where: \.isWholeNumber), let last = choice.lastIndex(where: \.isWholeNumber),
        case let digits = String(choice[first...last]), let number = DecimalNumber(digits)
      else { return nil }
      numbers.append(number)
      marks.insert([String(choice[..<first]), String(choice[choice.index(after: last)...])])
      areYears = areYears && Int(digits).map(years.contains) == true
    }
    guard marks.count == 1 else { return nil }
    return (numbers, areYears && marks.isSubset(of: yearMarks))
  }
}

extension AnswerLeaks.Measure {
  /// What a cue gives away, and what to do, without a full stop.
  public func sentence(of cue: AnswerLeaks.Cue) -> Phrase {
    func percent(_ count: Double) -> String {
      let tenths = Int((count * 1000 / Double(max(1, rows))).rounded())
      return "\(tenths / 10).\(tenths % 10)%"
    }
    let (name, advice): (Phrase, Phrase) =
      switch cue {
      case .longest:
        (
          Phrase(en: "the longest choice", ja: "最も長い選択肢"),
          Phrase(en: "shorten right choices, or lengthen wrong ones", ja: "正解を短くするか、誤答を長くしてください")
        )
      case .shortest:
        (
          Phrase(en: "the shortest choice", ja: "最も短い選択肢"),
          Phrase(en: "lengthen right choices, or shorten wrong ones", ja: "正解を長くするか、誤答を短くしてください")
        )
      case .largest:
        (
          Phrase(en: "the largest number", ja: "最も大きい数"),
          Phrase(en: "have larger numbers among wrong choices", ja: "正解より大きい数も誤答に入れてください")
        )
      case .latest:
        (
          Phrase(en: "the latest year", ja: "最も新しい年"),
          Phrase(en: "have later years among wrong choices", ja: "正解より新しい年も誤答に入れてください")
        )
      case .word:
        (
          Phrase(en: "the choice with a word of the question", ja: "問題文の言葉が入った選択肢"),
          Phrase(en: "have the word in a wrong choice, too, or in none", ja: "その言葉を誤答にも入れるか、どれにも入れないでください")
        )
      }
    let (found, usual, error) = (percent(right), percent(chance), percent(self.error))
    return Phrase(
      en: "\(name.en) is right in \(found) of \(rows) questions, where chance gives \(usual) ± \(error); \(advice.en)",
      ja: "\(name.ja)が正解なのは\(rows)問の\(found)で、偶然（\(usual)±\(error)）より多すぎます。\(advice.ja)")
  }
}

extension BankRow {
  /// The warning that a word of the question gives its right choice away; none where none does.
  public var sharedWord: [BankDiagnostic] {
    guard hasOneRightChoice, let question, let answer = question.answer, let word = AnswerLeaks.sharedWord(question)
    else { return [] }
    let sentence = Phrase(
      en: "\"\(word)\" stands in the question, and of the choices in the right one alone",
      ja: "「\(word)」が問題文にあり、選択肢では正解だけにあります")
    return [remark(sentence, at: .choice(answer))]
  }
}
