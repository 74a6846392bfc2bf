import Glibc
import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The banks that come with the program.
@Suite struct ShippedBanksTests {
  /// Their paths, by the languages they are in.
  static let banks: [(language: Language, path: String)] = Language.allCases.flatMap { language in
    let folder = resources + "/banks/" + language.rawValue
    return names(in: folder).flatMap { genre in
      names(in: "\(folder)/\(genre)").map { (language, "\(folder)/\(genre)/\($0)") }
    }
  }

  static let resources =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Resources"

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  @Test func thereAreSomeInEveryLanguage() {
    for language in Language.allCases {
      #expect(ShippedBanksTests.banks.count { $0.language == language } >= 4)
    }
  }

  @Test(arguments: banks)
  func everyBankIsCleanByEveryRule(bank: (language: Language, path: String)) throws {
    for glyphs in [Glyphs.unicode, .ascii] {
      let fit = LayoutCheck(language: bank.language, glyphs: glyphs, at: .now)
      var problems: [String] = []
      _ = try Bank.open(path: bank.path).check(alsoBy: fit.problems) { problems.append($0.located(in: bank.path).en) }
      #expect(problems.isEmpty)
    }
  }

  @Test(arguments: banks)
  func everyBankIsAWholeSet(bank: (language: Language, path: String)) throws {
    let opened = try Bank.open(path: bank.path)
    let questions = (0..<opened.rowCount).compactMap { opened.question(at: $0) }
    #expect(questions.count >= 10)
    #expect(questions.allSatisfy { $0.choices.count == 4 && $0.explanation != nil })
    for place in 0..<4 {
      #expect(questions.count { $0.answer == place } >= 2, "answer \(place + 1)")
    }
  }
}
