import Glibc
import Testing

@testable import QuizCore

/// What errors and diagnostics say, in every language.
struct BankErrorTests {
  private static let errors: [BankError] = [
    .init(.notFound, in: "f"), .init(.cannotRead(errno: EMFILE), in: "f"),
    .init(.timedOut(after: .seconds(2)), in: "f"),
    .init(.cutShort, in: "f"), .init(.folder, in: "f"), .init(.notAFile, in: "f"),
    .init(.tooLarge(limit: 4 << 20), in: "f"), .init(.notText(byte: 1), in: "f", at: .init(line: 2, column: 3)),
    .init(.anotherEncoding("EUC-JP"), in: "f"), .init(.anotherKind(.json), in: "f"),
    .init(.empty, in: "f"), .init(.incompleteHeading(missing: ["answer"]), in: "f", at: .init(line: 1, column: 1)),
    .init(.noHeading, in: "f", at: .init(line: 1, column: 1)),
    .init(.twoOrders(own: "a", last: "b", choices: 4), in: "f", at: .init(line: 1, column: 1)),
    .init(.noUsableRow(rows: 1, first: .noAnswer()), in: "f", at: .init(line: 1, column: 2)),
  ]
  private static let kinds: [BankDiagnostic.Kind] = [
    .emptyQuestion(), .emptyQuestion(column: "Q"), .noAnswer(), .noAnswer(column: "A"),
    .answerNotAChoice(found: "x"), .answerNotAChoice(found: "x", column: "A"),
    .answerOutOfRange(found: "7", choices: 4), .answerOutOfRange(found: "7", choices: 4, column: "A"),
    .ambiguousAnswer(found: "2", label: 2, text: 1), .ambiguousAnswer(found: "b", label: 2, text: 1, column: "A"),
    .answerTwice(found: "x", 1, 2), .answerTwice(found: "x", 1, 2, column: "A"),
    .tooFewChoices(found: 1), .emptyChoice(2), .emptyChoice(2, column: "Option B"),
    .formulaError(found: "#N/A", number: 3), .formulaError(found: "#N/A", column: "A", number: 3),
    .tooManyColumns(found: 9, expected: 7), .tooWide,
    .fieldTooLong(bytes: 5000), .rowTooLong, .unterminatedQuote, .quoteTooLong, .textAfterQuote, .nulByte, .notUTF8,
    .cutShort, .cannotRead(errno: EIO), .duplicate(firstLine: 1), .equalChoices(1, 2), .similarChoices(1, 2),
    .answersFromZero,
    .severalAnswers(found: "1,2"), .severalAnswers(found: "1,2", column: "A"), .unknownLevel("x"),
    .unknownLevel("x", column: "L"),
    .sameAnswer("1", rows: 9),
    .unknownColumn("x"), .repeatedColumn("x"),
  ]

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
  }

  @Test func everySentenceIsThereInBothLanguages() {
    let sentences =
      BankErrorTests.errors.map(\.reason.sentence) + BankErrorTests.kinds.map(\.sentence)
      + [
        BankEditorError.changed, .tooManyChoices(5, columns: 4), .noExplanationColumn, .wouldBeMisread(line: 3),
        .wouldBeAmbiguous, .otherEncoding("x"),
      ].map(\.sentence) + FileKind.allCases.map(\.sentence)
    for sentence in sentences {
      #expect(isJapanese(sentence.ja) && !isJapanese(sentence.en) && !sentence.en.isEmpty, "\(sentence)")
    }
  }

  @Test func theFileAndThePlaceStandBeforeTheSentence() {
    let error = BankError(.notText(byte: 8), in: "food.csv", at: .init(line: 2, column: 3))
    #expect(error.reason.sentence.en == "this is no text from byte 8 on; save the file as UTF-8")
    #expect(error.description == "food.csv:2:3: this is no text from byte 8 on; save the file as UTF-8")
    #expect(error.located(in: "f").ja == "f:2:3: 8バイト目から文字として読めません。UTF-8 で保存してください")
    #expect(BankError(.folder, in: "food").located().ja == "food: フォルダーです。中のファイルを指定してください")
    #expect(
      BankEditorError.changed.located(in: "f").en == "f: this row was changed or removed meanwhile: look at it again")
    #expect(BankEditorError.unreadable(error).located(in: "f").en == error.description)
  }

  @Test func aWarningSaysThatItIsOne() {
    let warning = BankDiagnostic(line: 1, column: 2, kind: .equalChoices(1, 3))
    #expect(
      warning.located(in: "f")
        == Phrase(en: "f:1:2: warning: choices 1 and 3 are the same", ja: "f:1:2: 警告：選択肢1と選択肢3が同じです"))
  }
}
