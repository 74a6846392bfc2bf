import Glibc
import QuizCore
import QuizScreens
import TerminalKit
import Testing

@testable import QuizStore
@testable import tenq

/// Reasons in the player's language.
@Suite struct MessagesTests {
  static let banks: [BankError] = [
    .init(.notFound, in: "/x"), .init(.cannotRead(errno: EACCES), in: "/x"),
    .init(.timedOut(after: .seconds(2)), in: "/x"), .init(.cutShort, in: "/x"), .init(.folder, in: "/x"),
    .init(.notAFile, in: "/x"), .init(.tooLarge(limit: 4 << 20), in: "/x"),
    .init(.notText(byte: 1), in: "/x", at: .init(line: 2, column: 3)), .init(.empty, in: "/x"),
    .init(.incompleteHeading(missing: ["answer"]), in: "/x", at: .init(line: 1, column: 1)),
    .init(.noUsableRow(rows: 2, first: .noAnswer), in: "/x", at: .init(line: 1, column: 2)),
  ]
  static let saves: [SaveError] = [
    .folder(path: "/x", errno: 28), .lock(path: "/x", errno: 13), .busy(path: "/x"), .open(path: "/x", errno: 30),
    .notRegular(path: "/x"), .tooLong(path: "/x", bytes: 9), .unfit(path: "/x"),
    .unreadable(.read(path: "/x", errno: 5)), .write(path: "/x", errno: 28, restored: false),
    .sync(path: "/x", errno: 5, restored: true), .replace(path: "/x", errno: 2),
  ]

  static let settings: [SettingsDiagnostic] =
    [
      .notRegular, .tooLong(limit: 1 << 20), .notJSON(line: 1, column: 2), .notAnObject, .cannotBeKept(key: "k"),
      .unclear,
    ] + SettingsDiagnostic.Key.allCases.map { .value($0) }

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
  }

  @Test func everySentenceNamesTheFileAndIsJapanese() {
    let words = Messages(.ja)
    for sentence in MessagesTests.banks.map(words.sentence) + MessagesTests.saves.map(words.sentence) {
      #expect(sentence.hasPrefix("/x"), "\(sentence)")
      #expect(isJapanese(sentence), "\(sentence)")
    }
    for fault in MessagesTests.settings {
      let sentence = words.sentence(ReadError.settings(path: "/x", fault))
      #expect(sentence.hasPrefix("/x: ") && isJapanese(sentence), "\(sentence)")
    }
    #expect(isJapanese(words.sentence(SaveError.noHome)))
    #expect(isJapanese(words.sentence(TerminalError.notATerminal)))
  }

  @Test func englishIsWhatTheErrorsSay() {
    let words = Messages(.en)
    #expect(MessagesTests.banks.map(words.sentence) == MessagesTests.banks.map(\.description))
    #expect(MessagesTests.saves.map(words.sentence) == MessagesTests.saves.map(\.description))
  }

  @Test func whatIsOneIsNotCalledMany() {
    let words = Messages(.en)
    #expect(words.moreUnreadableLines(1) == "1 more line is not readable")
    #expect(words.moreUnreadableLines(2) == "2 more lines are not readable")
    #expect(words.newerNotShown(1) == "1 round was written by a newer tenq and is not shown")
    #expect(words.newerNotCounted(2) == "2 rounds were written by a newer tenq and are not counted")
    #expect(words.answersNotCounted(1).hasPrefix("1 answer is not counted"))
    #expect(
      [1, 10, 11].map(words.unreadableLines) == [
        "1 line of the score log is not readable; `tenq history --csv` names its number",
        "10 lines of the score log are not readable; `tenq history --csv` names their numbers",
        "11 lines of the score log are not readable; `tenq history --csv` names the numbers of the first 10",
      ])
  }

  @Test func linesOfTheLogAreToldOfInBothLanguages() {
    #expect(Messages(.en).unreadableLine(17, .notARecord) == "scores.jsonl:17: not readable")
    for reason in [LogLine.Reason.tooLong, .notARecord, .impossible] {
      let sentence = Messages(.ja).unreadableLine(17, reason)
      #expect(sentence.hasPrefix("scores.jsonl:17: ") && isJapanese(sentence))
    }
    #expect(isJapanese(Messages(.ja).sentence(CatalogueDiagnostic(path: "/x", kind: .notUTF8))))
  }

  @Test func tooManyOpenFilesAreNoMatterOfPermissions() {
    for words in [Messages(.en), Messages(.ja)] {
      for sentence in [
        words.sentence(ReadError.open(path: "/x", errno: 24)), words.sentence(SaveError.open(path: "/x", errno: 24)),
        words.sentence(SaveError.lock(path: "/x", errno: 23)), words.sentence(SaveError.folder(path: "/x", errno: 24)),
        words.sentence(BankError(.cannotRead(errno: EMFILE), in: "/x")),
      ] {
        #expect(sentence.contains("`ulimit -n`"), "\(sentence)")
        #expect(!sentence.contains("check") && !sentence.contains("権限"), "\(sentence)")
      }
    }
  }

  @Test func aNameIsSeenWhereItIsEmptyAndCutWhereItIsLong() {
    let words = Messages(.en)
    #expect(words.unknownSet("", nearest: []).hasPrefix("\"\": there is no such set"))
    #expect(words.sentence(BankError(.notFound, in: "")).hasPrefix("\"\": there is no such file"))
    let long = words.unknownSet("begin" + String(repeating: "x", count: 100_000) + "end", nearest: [])
    #expect(long.hasPrefix("beginxxx") && long.contains("xend: there is") && long.count < 300)
  }

  @Test func theSystemsReasonsAreJapaneseToo() {
    let error = SaveError.write(path: "/x/scores.jsonl", errno: 28, restored: true)
    #expect(
      Messages(.ja).sentence(error)
        == "/x/scores.jsonl: 書き込めません（空き容量がありません）。空きを作って、もう一度試してください")
    #expect(
      Messages(.ja).sentence(BankError(.cannotRead(errno: ELOOP), in: "/x"))
        == "/x: 読めません（シンボリックリンクが循環しています）。ファイルと権限を確かめてください")
  }
}
