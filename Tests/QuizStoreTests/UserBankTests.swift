import QuizCore
import Testing

@testable import QuizStore

/// What becomes of the player's own questions on disk.
@Suite struct UserBankTests {
  let scratch = Scratch()
  let name = "data/banks/own.csv"

  var bank: UserBank { UserBank(path: scratch(name)) }

  func write(_ text: String) { scratch.write(name, text) }

  func text() throws -> String { try #require(scratch.text(name)) }

  func question(_ text: String) throws -> Question {
    try #require(Question(text: text, choices: ["a", "b", "c", "d"], answer: 2))
  }

  func problem(_ body: () throws -> Void) -> UserBankError? {
    do {
      try body()
      return nil
    } catch { return error as? UserBankError }
  }

  @Test func theFirstQuestionMakesFolderFileAndHeading() throws {
    try bank.append(question("q, \"quoted\""))
    #expect(
      try text()
        == "question,answer,choice1,choice2,choice3,choice4,explanation\n\"q, \"\"quoted\"\"\",3,a,b,c,d\n")
    #expect(scratch.mode(name) == 0o600)
    #expect(scratch.mode("data/banks") == 0o700)
    #expect(try bank.rows().map(\.question) == [question("q, \"quoted\"")])
  }

  @Test func whatIsAddedIsABankThatCanBePlayed() throws {
    try bank.append(question("one"))
    try bank.append(question("two"))
    let bank = try Bank.open(path: scratch(name))
    #expect((0..<bank.rowCount).compactMap { bank.question(at: $0)?.text } == ["one", "two"])
  }

  @Test func readingMakesNothing() throws {
    #expect(try bank.rows().isEmpty)
    #expect(scratch.content.isEmpty)
  }

  @Test func writersAtOnceLoseNothing() async throws {
    let path = scratch(name)
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            guard let question = Question(text: "\(writer)-\(number)", choices: ["a", "b"], answer: 0) else { return }
            try? UserBank(path: path, timeout: .seconds(60)).append(question)
          }
        }
      }
    }
    let texts = try bank.rows().compactMap { $0.question?.text }
    #expect(texts.count == 80)
    #expect(Set(texts).count == 80)
    #expect(try text().split(separator: "\n").count == 81)
  }

  @Test func anotherWritersAdditionSurvivesAChange() throws {
    try bank.append(question("one"))
    let row = try #require(try bank.rows().first)
    try bank.append(question("two"))
    try bank.replace(row, with: question("one!"))
    #expect(try bank.rows().compactMap { $0.question?.text } == ["one!", "two"])
  }

  @Test(arguments: ["old,1,a,b\nto", "old,1,a,b\n\"to", "old,1,a,b\nto,\"rn,1"])
  func aTornTailCostsOnlyItself(before: String) throws {
    write(before)
    try bank.append(question("new"))
    #expect(try bank.rows().map { $0.question?.text } == ["old", nil, "new"])
    #expect(try text().hasPrefix(before))
  }

  @Test func aChangeKeepsEveryOtherByte() throws {
    let before = "old,1,a,b\r\n,,\nbad,9,a,b\n x , 1 , a , b \n\"open,1,a,b\nlast,1,a,b"
    write(before)
    let rows = try bank.rows()
    let row = try #require(rows.first { $0.question?.text == "x" })
    try bank.replace(row, with: question("y"))
    #expect(try text() == "old,1,a,b\r\n,,\nbad,9,a,b\ny,3,a,b,c,d\n\"open,1,a,b\nlast,1,a,b")
    let changed = try #require(try bank.rows().first { $0.question?.text == "y" })
    try bank.remove(changed)
    #expect(try text() == "old,1,a,b\r\n,,\nbad,9,a,b\n\"open,1,a,b\nlast,1,a,b")
    #expect(scratch.content == ["data", "data/banks", "data/banks/.own.csv.lock", "data/banks/own.csv"])
  }

  @Test func aRowThatWasChangedMeanwhileIsRefused() throws {
    write("one,1,a,b\n")
    let row = try #require(try bank.rows().first)
    write("one?,1,a,b\n")
    #expect(problem { try bank.remove(row) } == .refused(path: scratch(name), .changed))
    #expect(try text() == "one?,1,a,b\n")
  }

  @Test func whatIsNotAFileIsRefused() throws {
    scratch.folder(name)
    let question = try question("q")
    #expect(problem { try bank.append(question) } == .save(.notRegular(path: scratch(name))))
  }

  @Test func aFileInAnotherEncodingIsLeftAsItIs() throws {
    let bytes: [UInt8] = [0x82, 0xA0, 0x2C, 0x31, 0x2C, 0x61, 0x2C, 0x62, 0x0A]
    scratch.write(name, bytes: bytes)
    let question = try question("q")
    let refused = UserBankError.refused(path: scratch(name), .otherEncoding("CP932 (Shift_JIS)"))
    #expect(problem { try bank.append(question) } == refused)
    let row = try #require(try bank.rows().first)
    #expect(row.question?.text == "あ")
    #expect(problem { try bank.replace(row, with: question) } == refused)
    #expect(scratch.bytes(name) == bytes)
    // Without its only row there is nothing left to write.
    try bank.remove(row)
    #expect(scratch.bytes(name) == [])
  }

  @Test func aSpreadsheetInUTF16StaysOne() throws {
    let text = "\u{FEFF}Quiz\r\n問題文\t正答\t選択肢A\t選択肢B\t選択肢C\t選択肢D\r\n一\tB\tい\tろ\r\n"
    func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    scratch.write(name, bytes: utf16(text))
    try bank.append(try question("二"))
    let added = try #require(try bank.rows().last?.question)
    #expect(added.text == "二")
    let label = ["A", "B", "C", "D"][try #require(added.answer)]
    let row = (["二", label] + added.choices).joined(separator: "\t") + "\r\n"
    #expect(scratch.bytes(name) == utf16(text + row))
    try bank.remove(try #require(try bank.rows().last))
    #expect(scratch.bytes(name) == utf16(text))
    // The heading is the user's own.
    try bank.remove(try #require(try bank.rows().last))
    #expect(scratch.bytes(name) == utf16(String(text.prefix { $0 != "一" })))
  }

  @Test func withoutAHomeThereIsNoPlace() throws {
    let question = try question("q")
    #expect(problem { try UserBank(path: nil).append(question) } == .save(.noHome))
    #expect(try UserBank(path: nil).rows().isEmpty)
  }
}
