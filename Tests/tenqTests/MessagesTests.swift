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
    .init(.noHeading, in: "/x", at: .init(line: 1, column: 1)),
    .init(.twoOrders(own: "a", last: "b", choices: 4), in: "/x", at: .init(line: 1, column: 1)),
    .init(.noUsableRow(rows: 2, first: .noAnswer()), in: "/x", at: .init(line: 1, column: 2)),
  ]
  static let saves: [SaveError] = [
    .folder(path: "/x", errno: 28), .lock(path: "/x", errno: 13), .busy(path: "/x"), .open(path: "/x", errno: 30),
    .notRegular(path: "/x"), .tooLong(path: "/x", bytes: 9), .unfit(path: "/x"),
    .unreadable(.read(path: "/x", errno: 5)), .write(path: "/x", errno: 28, restored: false),
    .sync(path: "/x", errno: 5, restored: true), .replace(path: "/x", errno: 2),
  ]

  static let settings: [SettingsDiagnostic] =
    [
      .notRegular, .tooLong(limit: 1 << 20), .notJSON(line: 1, column: 2), .notAnObject,
      .selection(key: "selection"),
    ] + SettingsList.all.map { .value(key: $0.key, $0.values) }

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
  }

  @Test func everySentenceNamesTheFileAndIsJapanese() {
    for sentence in MessagesTests.banks.map(\.sentence) + MessagesTests.saves.map(\.sentence) {
      #expect(sentence.ja.hasPrefix("/x"), "\(sentence.ja)")
      #expect(isJapanese(sentence.ja), "\(sentence.ja)")
    }
    for fault in MessagesTests.settings {
      let sentence = ReadError.settings(path: "/x", fault).sentence.ja
      #expect(sentence.hasPrefix("/x: ") && isJapanese(sentence), "\(sentence)")
    }
    #expect(isJapanese(SaveError.noHome.sentence.ja))
    for error in [TerminalError.notATerminal, .unknownTerm(""), .noCursorAddressing("x"), .noUTF8, .system(5)] {
      #expect(isJapanese(error.sentence.ja) && error.sentence.en.hasPrefix("\(error); "))
    }
  }

  @Test func whatIsOneIsNotCalledMany() {
    #expect(Phrase.moreUnreadableLines(1).en == "1 more line is not readable")
    #expect(Phrase.moreUnreadableLines(2).en == "2 more lines are not readable")
    #expect(Phrase.newerNotShown(1).en == "1 round was written by a newer tenq and is not shown")
    #expect(Phrase.newerNotCounted(2).en == "2 rounds were written by a newer tenq and are not counted")
    #expect(Phrase.answersNotCounted(1).en.hasPrefix("1 answer is not counted"))
    #expect(
      [1, 10, 11].map { Phrase.unreadableLines($0).en } == [
        "1 line of the score log is not readable; `tenq history --csv` names its number",
        "10 lines of the score log are not readable; `tenq history --csv` names their numbers",
        "11 lines of the score log are not readable; `tenq history --csv` names the numbers of the first 10",
      ])
  }

  @Test func linesOfTheLogAreToldOfInBothLanguages() {
    #expect(Phrase.unreadableLine(17, .notARecord).en == "scores.jsonl:17: not readable")
    for reason in [LogLine.Reason.tooLong, .notARecord, .impossible] {
      let sentence = Phrase.unreadableLine(17, reason).ja
      #expect(sentence.hasPrefix("scores.jsonl:17: ") && isJapanese(sentence))
    }
    #expect(isJapanese(CatalogueDiagnostic(path: "/x", kind: .notUTF8).sentence.ja))
  }

  @Test func tooManyOpenFilesAreNoMatterOfPermissions() {
    for language in Language.allCases {
      for sentence in [
        ReadError.open(path: "/x", errno: 24).sentence, SaveError.open(path: "/x", errno: 24).sentence,
        SaveError.lock(path: "/x", errno: 23).sentence, SaveError.folder(path: "/x", errno: 24).sentence,
        BankError(.cannotRead(errno: EMFILE), in: "/x").sentence,
      ] {
        let text = sentence[language]
        #expect(text.contains("`ulimit -n`"), "\(text)")
        #expect(!text.contains("check") && !text.contains("権限"), "\(text)")
      }
    }
  }

  @Test func aNameIsSeenWhereItIsEmptyAndCutWhereItIsLong() {
    #expect(Phrase.unknownSet("", nearest: []).en.hasPrefix("\"\": there is no such set"))
    #expect(BankError(.notFound, in: "").sentence.en.hasPrefix("\"\": there is no such file"))
    let long = Phrase.unknownSet("begin" + String(repeating: "x", count: 100_000) + "end", nearest: []).en
    #expect(long.hasPrefix("beginxxx") && long.contains("xend: there is") && long.count < 300)
  }

  @Test func theSystemsReasonsAreJapaneseToo() {
    let error = SaveError.write(path: "/x/scores.jsonl", errno: 28, restored: true)
    #expect(
      error.sentence.ja
        == "/x/scores.jsonl: 書き込めません（空き容量がありません）。空きを作って、もう一度試してください")
    #expect(
      BankError(.cannotRead(errno: ELOOP), in: "/x").sentence.ja
        == "/x: 読めません（シンボリックリンクが循環しています）。ファイルと権限を確かめてください")
  }
}
