/// Where the questions named in the score log are now: their text, and the set they are in.
///
/// A question that is in several sets belongs to the first one searched.
public struct QuestionLocations: Sendable {
  /// A question where it was found.
  public struct Place: Hashable, Sendable {
    /// The question, as the bank has it now.
    public let question: Question
    /// The set it is in.
    public let home: Selection
    /// The line of its file on which its row begins, from 1.
    public let line: Int
  }

  /// The questions found so far.
  public private(set) var found: [QuestionID: Place] = [:]
  /// How many questions each searched set has, whether or not they were looked for.
  public private(set) var totals: [Selection: Int] = [:]
  private let wanted: Set<QuestionID>

  /// Prepares to search for `wanted`.
  public init(of wanted: Set<QuestionID>) {
    self.wanted = wanted
  }

  /// Searches all rows of a bank that belongs to the set `home`.
  public mutating func search(_ bank: Bank, of home: Selection) {
    var total = 0
    _ = bank.eachRow { reader, row, reading in
      guard let reading else { return true }
      total += 1
      let id = reader.id(reading)
      if wanted.contains(id), found[id] == nil, let question = reader.question(reading) {
        found[id] = Place(question: question, home: home, line: row.line)
      }
      return true
    }
    totals[home, default: 0] += total
  }
}

extension Bank {
  /// The IDs of its questions, in their order. Goes through all rows.
  public var ids: [QuestionID] {
    var ids: [QuestionID] = []
    _ = eachRow { reader, _, reading in
      if let reading { ids.append(reader.id(reading)) }
      return true
    }
    return ids
  }

  /// Which of these questions it has, of some levels where they are given. Goes through all rows.
  public func questions(among ids: Set<QuestionID>, of levels: Levels? = nil) -> Set<QuestionID> {
    var found: Set<QuestionID> = []
    _ = eachRow { reader, _, reading in
      if let levels, reader.level.map(levels.range.contains) != true { return true }
      if let reading, case let id = reader.id(reading), ids.contains(id) { found.insert(id) }
      return true
    }
    return found
  }
}

extension BankReader {
  /// The ID, as in the score log, of the question in the row that was read last.
  fileprivate func id(_ reading: Reading) -> QuestionID {
    guard let answer = reading.answer else { return self.question(reading)?.id ?? QuestionID(hash: 0) }
    let (question, right) = (reading.question, fields.choice(answer))
    // Making a string of every row of a large bank would take longer than all the rest.
    guard bytes.saysItself(question), bytes.saysItself(right) else {
      return QuestionID(text: bytes.text(of: question), rightChoice: bytes.text(of: right))
    }
    return QuestionID(
      utf8: bytes.slice(question.start, question.end), rightChoice: bytes.slice(right.start, right.end))
  }
}

extension CSVBytes {
  /// Whether the text of a UTF-8 field is its bytes as they are, with nothing to be replaced.
  fileprivate func saysItself(_ field: CSVField) -> Bool {
    !field.quoted || !field.escaped && first(CSV.cr, from: field.start, to: field.end) == field.end
  }
}
