import QuizCore

/// Fuzz target: imports the input, and traps when what is taken is no question, or does not come back from a format that
/// it was written in.
///
/// The first byte chooses the format, 0 to have it recognised; the others are the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImport(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let number = Int(first) % (BankFormat.allCases.count + 1)
  let format = number == 0 ? nil : BankFormat.allCases[number - 1]
  let file = InputFile(bytes: Array(input.dropFirst()), name: "f")
  let imported: ImportedFile
  do throws(ImportError) {
    // The first byte's upper half says what becomes of cards, too.
    imported = try ImportedFile(file, as: format, cards: first < 128 ? .choices : .typed, seed: 1)
  } catch {
    precondition(error.located(in: "f").en.utf8.count < 100_000)
    return 0
  }
  for item in imported.items {
    guard case .failure(let refusal) = item.result else { continue }
    precondition((item.place.located(in: "f") + refusal.sentence).en.utf8.count < 100_000)
  }
  var plan = ImportPlan(name: nil)
  plan.add(imported)
  let sets = plan.sets.filter { !$0.questions.isEmpty }
  for set in sets {
    precondition(!set.name.title.isEmpty && !set.name.title.hasPrefix("."), "a set without a name")
    precondition(!set.name.path.utf8.contains(0) && set.name.path.split(separator: "/").count <= 2, "a path")
  }
  let exported = sets.prefix(2).map {
    ExportedSet(genre: $0.name.genre, title: $0.name.title, questions: Array($0.questions.prefix(4)))
  }
  let questions = exported.flatMap(\.questions)
  if questions.isEmpty { return 0 }
  for format in [BankFormat.csv, .json, .gift, .anki, .moodle, .qti] {
    guard let writer = format.row.writer, let bytes = BankExport(exported, as: format)?.bytes else {
      fatalError("not written")
    }
    let kept = questions.filter { writer.kinds.contains($0.kind) && writer.obstacle($0) == nil }
    let again = try? ImportedFile(InputFile(bytes: bytes, name: "f"), as: format)
    let text = String(decoding: bytes, as: UTF8.self)
    precondition(
      kept.isEmpty || again?.items.compactMap(\.question).map(essence) == kept.map(essence),
      "not the same in \(format): \(text)")
  }
  return 0
}

/// What every format keeps that has a place for the kind of a question. A range of numbers may be rounded at its ends.
private func essence(_ question: Question) -> [String] {
  [
    question.kind.id.rawValue, question.text, question.explanation ?? "", "\(question.level ?? 0)",
    "\(question.answers)",
  ]
    + question.choices + (question.kind.input == .text ? question.accepted : [])
}
