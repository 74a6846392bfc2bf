/// Fuzz target: reads the input as a bank in every way that the program does, and traps when the results differ.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBank(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let bank = try? Bank(bytes: bytes, name: "f") else { return 0 }
  var errors = 0
  let counts = bank.check { if $0.severity == .error { errors += 1 } }
  precondition(counts.usable + counts.unusable == bank.rowCount, "rows are missing")
  precondition(counts.usable == bank.usableCount, "two counts differ")
  // A long file of short rows would take too long.
  let most = 32
  var usable = 0
  for row in 0..<min(bank.rowCount, most) {
    let result = bank.result(at: row)
    precondition(result.question == bank.question(at: row), "two questions in a row")
    precondition((result.question == nil) == result.problems.contains { $0.severity == .error }, "no reason")
    if let question = result.question {
      usable += 1
      precondition(
        question.kind.choiceCounts.contains(question.choices.count), "a question of \(question.choices.count) choices")
      let again = Question(
        kindCell: question.kindCell, answerCell: question.answerCell, text: question.text, choices: question.choices,
        explanation: question.explanation, level: question.level, seconds: question.seconds)
      precondition(again == question, "another question from its own cells")
    }
    for problem in result.problems { precondition(problem.located(in: "f").en.utf8.count < 100_000) }
  }
  precondition(bank.rowCount > most || usable == counts.usable, "rows and pass differ")
  if bank.rowCount <= most { edit(bytes, bank) }
  return 0
}

/// Adds a question to a bank, replaces a row and removes one, and traps when another row is changed by that.
private func edit(_ bytes: [UInt8], _ bank: Bank) {
  guard let editor = try? BankEditor(bytes, name: "f") else { fatalError("a bank that cannot be edited") }
  let before = editor.rows.map(\.question)
  precondition(before == (0..<bank.rowCount).map(bank.question(at:)), "editor and bank differ")
  guard let question = Question(text: "1;2,3\t\"4\"", choices: ["2", "B", "a,\nb"], answer: 1) else { return }
  func read(_ bytes: [UInt8]?) -> [Question?]? {
    guard let bytes else { return nil }
    guard let bank = try? Bank(bytes: bytes, name: "f") else { return [] }
    return (0..<bank.rowCount).map(bank.question(at:))
  }
  if let after = read((try? editor.appending(question)).map { bytes + $0 }) {
    precondition(after.count == before.count + 1 && after.last??.id == question.id, "what was added is not there")
  }
  guard let row = editor.rows.first else { return }
  if let after = read(try? editor.replacing(row, with: question)) {
    precondition(after.first??.id == question.id && after.dropFirst().elementsEqual(before.dropFirst()), "replaced")
  }
  // What is left may be a bank no more, when no row of it can be used.
  if before.dropFirst().contains(where: { $0 != nil }), let after = read(try? editor.removing(row)) {
    precondition(after.elementsEqual(before.dropFirst()), "removed")
  }
}
