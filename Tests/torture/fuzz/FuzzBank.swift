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
      precondition((2...9).contains(question.choices.count), "a question of \(question.choices.count) choices")
    }
    for problem in result.problems { precondition(problem.located(in: "f").en.utf8.count < 100_000) }
  }
  precondition(bank.rowCount > most || usable == counts.usable, "rows and pass differ")
  return 0
}
