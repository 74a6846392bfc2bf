import QuizCore
import QuizScreens
import QuizStore
import TerminalKit
import Testing

@testable import tenq

/// Reasons in the player's language.
@Suite struct FailureWordsTests {
  static let banks: [BankError] = [
    .notFound(name: "/x"), .cannotRead(name: "/x", reason: "y"), .folder(name: "/x"), .notAFile(name: "/x"),
    .tooLarge(name: "/x", limit: 4 << 20), .notText(name: "/x", byte: 1, line: 2, column: 3), .empty(name: "/x"),
    .incompleteHeading(name: "/x", line: 1, missing: ["answer"]),
    .noUsableRow(name: "/x", rows: 2, first: BankProblem(line: 1, column: 2, kind: .noAnswer)),
  ]
  static let saves: [SaveError] = [
    .folder(path: "/x", errno: 28), .lock(path: "/x", errno: 13), .busy(path: "/x"), .open(path: "/x", errno: 30),
    .notRegular(path: "/x"), .tooLong(path: "/x", bytes: 9), .unfit(path: "/x"),
    .unreadable(.read(path: "/x", errno: 5)), .write(path: "/x", errno: 28, restored: false),
    .sync(path: "/x", errno: 5, restored: true), .replace(path: "/x", errno: 2),
  ]

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
  }

  @Test func everySentenceNamesTheFileAndIsJapanese() {
    let words = FailureWords(.ja)
    for sentence in FailureWordsTests.banks.map(words.sentence) + FailureWordsTests.saves.map(words.sentence) {
      #expect(sentence.hasPrefix("/x"), "\(sentence)")
      #expect(isJapanese(sentence), "\(sentence)")
    }
    #expect(isJapanese(words.sentence(SaveError.noHome)))
    #expect(isJapanese(words.sentence(TerminalError.notATerminal)))
  }

  @Test func englishIsWhatTheErrorsSay() {
    let words = FailureWords(.en)
    #expect(FailureWordsTests.banks.map(words.sentence) == FailureWordsTests.banks.map(\.description))
    #expect(FailureWordsTests.saves.map(words.sentence) == FailureWordsTests.saves.map(\.description))
  }

  @Test func theSystemsReasonsAreJapaneseToo() {
    let error = SaveError.write(path: "/x/scores.jsonl", errno: 28, restored: true)
    #expect(
      FailureWords(.ja).sentence(error)
        == "/x/scores.jsonl: 書き込めません（空き容量がありません）。空きを作って、もう一度試してください")
  }
}
