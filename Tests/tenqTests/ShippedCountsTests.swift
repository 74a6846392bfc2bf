import Foundation
import QuizCore
import Testing

@testable import tenq

/// Papers count the genres, sets and questions as they ship.
@Suite struct ShippedCountsTests {
  /// The banks of a language, as they lie in their folders.
  struct Shipped {
    let genres: [String]
    let sets: Int
    /// Rounded down to hundreds, with the thousands apart: "1,100".
    let questions: String

    init(language: String) throws {
      let folder = ProjectFile.path(of: "Resources/banks/" + language)
      let folders = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
      let banks = try folders.flatMap { genre in
        try FileManager.default.contentsOfDirectory(atPath: genre).map { "\(genre)/\($0)" }
      }
      let hundreds = try banks.reduce(0) { $0 + (try Bank.open(path: $1).rowCount) } / 100
      genres = folders.map { String($0.dropFirst(folder.count + 1).drop { $0.isNumber || $0 == "-" }) }
      sets = banks.count
      questions = "\(hundreds / 10),\(hundreds % 10)00"
    }
  }

  @Test func manualsAndREADMEsCountWhatShips() throws {
    let (english, japanese) = (try Shipped(language: "en"), try Shipped(language: "ja"))
    let facts = [
      "Resources/man/tenq.6": [
        "\(english.genres.count) genres with \(english.sets) sets in English",
        "\(japanese.genres.count) with \(japanese.sets) in Japanese",
      ],
      "Resources/man/ja/tenq.6": [
        "日本語\(japanese.genres.count)ジャンル\(japanese.sets)セット、英語\(english.genres.count)ジャンル\(english.sets)セット"
      ],
      "README.md": [
        "\(english.questions) questions in English and \(japanese.questions) in Japanese",
        "\(english.genres.count) genres: \(english.genres.map { $0.lowercased() }.joined(separator: ", "))",
      ],
      "Resources/README.ja.md": [
        "日本語\(japanese.questions)問、英語\(english.questions)問",
        "\(japanese.genres.count)あります：\(japanese.genres.joined(separator: "、"))",
      ],
    ]
    for (file, facts) in facts {
      // Lines of Japanese are joined without a space.
      let text = try ProjectFile.text(of: file)
      let joined = [" ", ""].map { text.replacing("\n", with: $0) }
      for fact in facts { #expect(joined.contains { $0.contains(fact) }, "\(file)") }
    }
  }
}
