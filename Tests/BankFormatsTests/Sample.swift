import FoundationEssentials
import QuizCore
import Testing

@testable import BankFormats

/// A file of the folder `samples`, all made for these tests.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let folder = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/samples"

  /// All samples, good and bad.
  static let all: [Sample] = ["good", "bad"].flatMap { part in
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []).sorted().map {
      Sample(name: "\(part)/\($0)")
    }
  }

  var bytes: [UInt8] {
    get throws {
      try InputFile(path: "\(Sample.folder)/\(name)", limit: 1 << 20).bytes
    }
  }

  /// Reads it under its own name.
  func read(as format: BankFormat? = nil, seed: UInt64 = 0) throws -> ImportedFile {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return try ImportedFile(InputFile(bytes: bytes, name: file), as: format, seed: seed)
  }
}

/// Reads a text of a test's own.
func imported(_ text: String, as format: BankFormat? = nil, seed: UInt64 = 0) throws -> ImportedFile {
  try imported(Array(text.utf8), as: format, seed: seed)
}

/// Reads bytes of a test's own.
func imported(_ bytes: [UInt8], as format: BankFormat? = nil, seed: UInt64 = 0) throws -> ImportedFile {
  try ImportedFile(InputFile(bytes: bytes, name: "test"), as: format, seed: seed)
}

extension ImportedFile {
  /// The questions that were taken.
  var questions: [Question] { items.compactMap(\.question) }

  /// Why the others were not, with their places.
  var refusals: [String] {
    items.compactMap { item in
      if case .failure(let refusal) = item.result { (item.place.located(in: name) + refusal.sentence).en } else { nil }
    }
  }
}

extension Question {
  /// Its text, its choices with the right ones marked, in their order or what may be typed, its explanation and its
  /// level, for comparison in a test.
  var summary: String {
    let shown: String
    switch kind.input {
    case .panel, .panels:
      shown = choices.enumerated().map { (answers.contains($0.offset) ? "*" : "") + $0.element }.joined(separator: "|")
    case .sequence: shown = answers.map { choices[$0] }.joined(separator: " > ")
    case .text, .number: shown = "= \(answerCell)"
    }
    return "\(text) [\(shown)]" + (explanation.map { " (\($0))" } ?? "") + (level.map { " \($0)" } ?? "")
  }
}
