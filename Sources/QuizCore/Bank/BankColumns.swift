/// The meaning of each column of a bank.
struct BankColumns: Sendable {
  /// What the answer's column says.
  enum AnswerRule: Hashable, Sendable {
    /// The number, the letter or the text of a choice. A cell that is a label of one choice and the text of another is
    /// invalid.
    case any
    /// The same; what could be either is a number or a letter.
    case label
    /// The same; an ambiguous cell is a text, and a cell that is no choice's text is invalid.
    case text
    /// The right choice itself, which stands nowhere else; it is the first of `choices`.
    case itself
  }

  /// The index, from 0, of the question's column.
  let question: Int
  /// That of the answer.
  let answer: Int
  /// Those of the choices, in the order of their numbers; 2 to 9, or none where a column says each question's kind.
  let choices: [Int]
  /// That of the explanation, if there is one.
  let explanation: Int?
  /// That of the level of difficulty, if there is one.
  let level: Int?
  /// That of the question's kind, if there is one.
  var kind: Int?
  /// That of the seconds that a question has of its own, if there is one.
  var seconds: Int?
  /// The number of columns, including ignored ones with other headings. Cells beyond must be empty.
  let count: Int
  /// What the answer's column says.
  var answerRule = AnswerRule.any
  /// Whether a number there is always that of a choice, even if it is also a choice's text: so without a heading, and
  /// below a heading of the first version, which read nothing else.
  var digitsAreNumbers = true

  /// Whether there may be questions of all kinds: below a heading. Without one, a row is what it always was.
  var readsKinds = true

  /// The columns of a bank without a heading.
  static let unheaded = BankColumns(
    question: 0, answer: 1, choices: [2, 3, 4, 5], explanation: 6, level: nil, count: 7, readsKinds: false)

  /// The same with a column of kinds.
  func withKind(_ column: Int) -> BankColumns {
    var columns = self
    columns.kind = column
    return columns
  }

  /// What the number of the first choice is: 1, or 0 where the answers can only be read so.
  var firstNumber = 1

  /// Whether a number from 1 up to that of the choices needs no second look.
  var numbersComeFirst: Bool { (digitsAreNumbers || answerRule == .label) && answerRule != .itself }
}

/// A row of a bank that is a heading.
struct BankHeading {
  /// The meaning of the columns; nil while some are missing.
  fileprivate(set) var columns: BankColumns?
  /// What it calls them.
  let cells: [String]
  /// The names of those that are missing, as this heading would call them.
  let missing: [String]
  /// The cells that are not read, by their index.
  let unread: [(index: Int, kind: BankDiagnostic.Kind)]
  /// Whether the first version took it for a heading, too.
  let isFirst: Bool

  /// Reads the cells of a row; nil when it is none.
  ///
  /// It is a heading when two of its cells are names of columns: no question has both, since one cell of it is a number.
  /// When the second is a number, a name of a choice perhaps, all of them must be names, and none be missing.
  init?(_ cells: [String]) {
    let names = cells.map(BankColumnName.init)
    var spelled: [BankColumnName] = []
    var first: [BankColumnName] = []
    for case let name? in names where !name.isBare {
      if !spelled.contains(where: { $0.meaning == name.meaning }) { spelled.append(name) }
      if name.isFirst, !first.contains(where: { $0.meaning == name.meaning }) { first.append(name) }
    }
    guard spelled.count >= 2 else { return nil }
    let hasBoth = [BankColumnName.Meaning.question, .answer].allSatisfy { meaning in
      spelled.contains { $0.meaning == meaning }
    }
    let families = names.compactMap { name -> Int? in
      guard let name, case .choice = name.meaning else { return nil }
      return name.isBare && !hasBoth ? nil : name.rank
    }
    let reading = HeadingReading(cells, names, family: families.min())
    let isQuestion = cells.count > 1 && BankNumber(cells[1]) != nil
    guard !isQuestion || reading.missing.isEmpty && reading.unread.isEmpty else { return nil }
    self.cells = cells
    isFirst = first.count >= 2 && !isQuestion
    missing = reading.missing
    unread = reading.unread
    columns = reading.columns
  }
}

extension BankHeading {
  /// Leaves out the column of kinds, whose first cells are none: as with 種類 for animals. Without columns for choices
  /// it is needed, and stays.
  mutating func leaveOutKinds() {
    if columns?.choices.isEmpty == false { columns?.kind = nil }
  }
}

/// What the cells of a heading say, once it is one.
private struct HeadingReading {
  private(set) var unread: [(index: Int, kind: BankDiagnostic.Kind)] = []
  private(set) var missing: [String] = []
  private(set) var columns: BankColumns?

  private let cells: [String]
  private let names: [BankColumnName?]
  private var places: [BankColumnName.Meaning: Int] = [:]

  /// Reads the choices that are named like those of `family`, or else the wrong ones.
  init(_ cells: [String], _ names: [BankColumnName?], family: Int?) {
    self.cells = cells
    self.names = names
    for (index, cell) in cells.enumerated() where !cell.isEmpty { assign(index, cell, family) }
    unread.sort { $0.index < $1.index }
    findColumns(hasFamily: family != nil)
  }

  private mutating func assign(_ index: Int, _ cell: String, _ family: Int?) {
    guard let name = names[index] else {
      unread.append((index, .unknownColumn(cell)))
      return
    }
    switch name.meaning {
    case .choice where name.rank != family, .wrong where family != nil:
      unread.append((index, .unknownColumn(cell)))
      return
    case .choice, .wrong, .question, .answer, .explanation, .level, .kind, .seconds: break
    }
    guard let other = places[name.meaning] else {
      places[name.meaning] = index
      return
    }
    let isBetter = name.rank < names[other]?.rank ?? 0
    let loser = isBetter ? other : index
    if isBetter { places[name.meaning] = index }
    unread.append((loser, .repeatedColumn(cells[loser])))
  }

  private mutating func findColumns(hasFamily: Bool) {
    let wrong = (1...8).last { places[.wrong($0)] != nil } ?? 0
    let isItself = !hasFamily && wrong > 0
    let last = (1...9).last { places[.choice($0)] != nil } ?? 0
    // Where a column says what each question is, none of them may have choices.
    let numbers = isItself ? 1..<wrong + 1 : 1..<(places[.kind] != nil && last == 0 ? 1 : max(2, last) + 1)
    func choice(_ number: Int) -> BankColumnName.Meaning { isItself ? .wrong(number) : .choice(number) }
    let needed = [.question, .answer] + numbers.map(choice)
    missing = needed.filter { places[$0] == nil }.map(display)
    guard let question = places[.question], let answer = places[.answer], missing.isEmpty else { return }
    let others = numbers.compactMap { places[choice($0)] }
    var columns = BankColumns(
      question: question, answer: answer, choices: isItself ? [answer] + others : others,
      explanation: places[.explanation], level: places[.level], kind: places[.kind], seconds: places[.seconds],
      count: (cells.lastIndex { !$0.isEmpty } ?? 0) + 1)
    columns.answerRule = isItself ? .itself : .any
    columns.digitsAreNumbers =
      names[answer]?.saysNumber == true || ([question, answer] + others).allSatisfy { names[$0]?.isFirst == true }
    self.columns = columns
  }

  /// What this heading would call a column that it lacks.
  private func display(_ meaning: BankColumnName.Meaning) -> String {
    let isJapanese =
      names.indices.count { names[$0] != nil && cells[$0].utf8.contains { $0 >= 0x80 } } * 2
      > names.count { $0 != nil }
    switch meaning {
    case .question: return BankColumnNames.question[isJapanese ? 1 : 0]
    case .answer: return BankColumnNames.answer[isJapanese ? 1 : 0]
    case .explanation: return BankColumnNames.explanation[isJapanese ? 1 : 0]
    case .level: return BankColumnNames.level[isJapanese ? 1 : 0]
    case .kind: return BankColumnNames.questionKind[isJapanese ? 1 : 0]
    case .seconds: return BankColumnNames.seconds[isJapanese ? 1 : 0]
    case .choice(let number):
      // Named like another one that is there: as `Option A`, so `Option B`.
      let like = (1...9).lazy.compactMap { places[.choice($0)] }.first
      let name = like.map { ColumnRemark.front(of: cells[$0]) } ?? ""
      guard let style = AnswerLabel(String(name.suffix(1)))?.style else {
        return BankColumnNames.choice[isJapanese ? 1 : 0] + "\(number)"
      }
      return name.dropLast() + style.text(number)
    case .wrong(let number): return BankColumnNames.wrong[isJapanese ? 1 : 0] + "\(number)"
    }
  }
}

/// The number of a choice, as a bank writes it.
package struct BankNumber {
  /// The number; 1000 for whatever has more than three digits.
  let value: Int

  /// Reads ASCII and full-width digits; nil for anything else.
  init?(_ text: String) {
    guard let value = BankNumber.read(text.utf8) else { return nil }
    self.value = value
  }

  /// A whole number as a spreadsheet may show it, `2.00` or `2,0`, without its zeros; any other text as it is.
  package static func withoutZeros(_ text: String) -> String {
    guard text.utf8.count <= 8, let place = text.utf8.firstIndex(where: { $0 == 0x2E || $0 == 0x2C }) else {
      return text
    }
    let zeros = text.utf8[place...].dropFirst()
    return zeros.isEmpty || zeros.contains { $0 != 0x30 } ? text : String(text[..<place])
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
