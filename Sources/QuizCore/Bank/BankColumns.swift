/// Which column of a bank means what.
struct BankColumns: Sendable {
  /// The index, from 0, of the question's column.
  let question: Int
  /// That of the answer's number.
  let answer: Int
  /// Those of the choices, in the order of their numbers; 2 to 9.
  let choices: [Int]
  /// That of the explanation, if there is one.
  let explanation: Int?
  /// That of the level of difficulty, if there is one.
  let level: Int?
  /// How many columns the bank has, those of other headings among them, which are not read. What is beyond must be empty.
  let count: Int

  /// The columns of a bank without a heading.
  static let unheaded = BankColumns(
    question: 0, answer: 1, choices: [2, 3, 4, 5], explanation: 6, level: nil, count: 7)
}

/// What a cell of the heading calls its column.
enum BankColumnName: Hashable {
  case question, answer, explanation, level
  /// By its number, 1 to 9.
  case choice(Int)

  /// Reads a cell in English or Japanese, whatever its case, width and spaces; nil when it is no column's name.
  init?(_ cell: String) {
    let name = String(CaseFolding.folded(cell).filter { $0 != " " })
    switch name {
    case "question", "問題": self = .question
    case "answer", "正解": self = .answer
    case "explanation", "解説": self = .explanation
    case "level", "難易度": self = .level
    default:
      for prefix in ["choice", "選択肢"] where name.hasPrefix(prefix) {
        let digits = name.dropFirst(prefix.count)
        guard digits.utf8.count == 1, let number = Int(digits), number >= 1 else { return nil }
        self = .choice(number)
        return
      }
      return nil
    }
  }

  /// Its English name.
  var name: String {
    switch self {
    case .question: "question"
    case .answer: "answer"
    case .explanation: "explanation"
    case .level: "level"
    case .choice(let number): "choice\(number)"
    }
  }
}

/// The first row of a bank, when it is a heading.
struct BankHeading {
  /// What the columns mean; nil while some are missing.
  let columns: BankColumns?
  /// The English names of those that are missing.
  let missing: [String]
  /// The cells that are not read, by their index.
  let unread: [(index: Int, kind: BankDiagnostic.Kind)]

  /// Reads the cells of a first row; nil when it is a question.
  ///
  /// It is a heading when two of its cells are names of columns: no question has both, since one cell of it is a number.
  init?(_ cells: [String]) {
    var places: [BankColumnName: Int] = [:]
    var unread: [(index: Int, kind: BankDiagnostic.Kind)] = []
    for (index, cell) in cells.enumerated() where !cell.isEmpty {
      guard let name = BankColumnName(cell) else {
        unread.append((index, .unknownColumn(cell)))
        continue
      }
      if places[name] == nil { places[name] = index } else { unread.append((index, .repeatedColumn(cell))) }
    }
    guard places.count >= 2, !(cells.count > 1 && BankNumber(cells[1]) != nil) else { return nil }

    let last = (1...9).last { places[.choice($0)] != nil } ?? 0
    let numbers = 1...max(2, last)
    let needed = [.question, .answer] + numbers.map { BankColumnName.choice($0) }
    missing = needed.filter { places[$0] == nil }.map(\.name)
    self.unread = unread
    guard let question = places[.question], let answer = places[.answer], missing.isEmpty else {
      columns = nil
      return
    }
    columns = BankColumns(
      question: question, answer: answer, choices: numbers.compactMap { places[.choice($0)] },
      explanation: places[.explanation], level: places[.level], count: (cells.lastIndex { !$0.isEmpty } ?? 0) + 1)
  }
}

/// The number of a choice, as a bank writes it.
struct BankNumber {
  /// The number; 1000 for whatever has more than three digits.
  let value: Int

  /// Reads ASCII and full-width digits; nil for anything else.
  init?(_ text: String) {
    guard let value = BankNumber.read(text.utf8) else { return nil }
    self.value = value
  }

  /// The number that `utf8` writes; nil when that is not digits only.
  @inline(__always)
  static func read(_ utf8: some Sequence<UInt8>) -> Int? {
    var value = 0
    var digits = 0
    var wide = 0
    for byte in utf8 {
      let digit: UInt8
      switch (wide, byte) {
      case (0, UInt8(ascii: "0")...UInt8(ascii: "9")): digit = byte - UInt8(ascii: "0")
      case (0, 0xEF), (1, 0xBC):
        wide += 1
        continue
      case (2, 0x90...0x99):
        digit = byte - 0x90
        wide = 0
      default: return nil
      }
      value = min(1000, value * 10 + Int(digit))
      digits += 1
    }
    return digits > 0 && wide == 0 ? value : nil
  }
}
