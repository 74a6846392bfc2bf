import Foundation
import QuizCore
import Testing

@testable import QuizStore

/// What becomes of the player's own questions on disk.
@Suite struct OwnBankTests {
  /// A folder of its own for a test, gone with it.
  final class Place {
    let folder = NSTemporaryDirectory() + "/tenq-own-\(UUID().uuidString)"
    var path: String { folder + "/data/banks/own.csv" }
    var bank: OwnBank { OwnBank(path: path) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    func write(_ text: String) throws {
      try FileManager.default.createDirectory(atPath: folder + "/data/banks", withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
  }

  let place = Place()

  func question(_ text: String) throws -> Question {
    try #require(Question(text: text, choices: ["a", "b", "c", "d"], answer: 2))
  }

  func problem(_ body: () throws -> Void) -> OwnBank.Problem? {
    do {
      try body()
      return nil
    } catch { return error as? OwnBank.Problem }
  }

  @Test func theFirstQuestionMakesFolderFileAndHeading() throws {
    try place.bank.append(question("q, \"quoted\""))
    #expect(
      try place.text()
        == "question,answer,choice1,choice2,choice3,choice4,explanation\n\"q, \"\"quoted\"\"\",3,a,b,c,d\n")
    #expect(try place.mode(place.path) == 0o600)
    #expect(try place.mode(place.folder + "/data/banks") == 0o700)
    #expect(try place.bank.rows().map(\.question) == [question("q, \"quoted\"")])
  }

  @Test func whatIsAddedIsABankThatCanBePlayed() throws {
    try place.bank.append(question("one"))
    try place.bank.append(question("two"))
    let bank = try Bank.open(path: place.path)
    #expect((0..<bank.rowCount).compactMap { bank.question(at: $0)?.text } == ["one", "two"])
  }

  @Test func readingMakesNothing() throws {
    #expect(try place.bank.rows().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: place.folder))
  }

  @Test func writersAtOnceLoseNothing() async throws {
    let path = place.path
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            guard let question = Question(text: "\(writer)-\(number)", choices: ["a", "b"], answer: 0) else { return }
            try? OwnBank(path: path, patience: .seconds(60)).append(question)
          }
        }
      }
    }
    let texts = try place.bank.rows().compactMap { $0.question?.text }
    #expect(texts.count == 80)
    #expect(Set(texts).count == 80)
    #expect(try place.text().split(separator: "\n").count == 81)
  }

  @Test func anotherWritersAdditionSurvivesAChange() throws {
    try place.bank.append(question("one"))
    let row = try #require(try place.bank.rows().first)
    try place.bank.append(question("two"))
    try place.bank.replace(row, with: question("one!"))
    #expect(try place.bank.rows().compactMap { $0.question?.text } == ["one!", "two"])
  }

  @Test(arguments: ["old,1,a,b\nto", "old,1,a,b\n\"to", "old,1,a,b\nto,\"rn,1"])
  func aTornTailCostsOnlyItself(before: String) throws {
    try place.write(before)
    try place.bank.append(question("new"))
    #expect(try place.bank.rows().map { $0.question?.text } == ["old", nil, "new"])
    #expect(try place.text().hasPrefix(before))
  }

  @Test func aChangeKeepsEveryOtherByte() throws {
    let before = "old,1,a,b\r\n,,\nbad,9,a,b\n x , 1 , a , b \n\"open,1,a,b\nlast,1,a,b"
    try place.write(before)
    let rows = try place.bank.rows()
    let row = try #require(rows.first { $0.question?.text == "x" })
    try place.bank.replace(row, with: question("y"))
    #expect(try place.text() == "old,1,a,b\r\n,,\nbad,9,a,b\ny,3,a,b,c,d\n\"open,1,a,b\nlast,1,a,b")
    let changed = try #require(try place.bank.rows().first { $0.question?.text == "y" })
    try place.bank.remove(changed)
    #expect(try place.text() == "old,1,a,b\r\n,,\nbad,9,a,b\n\"open,1,a,b\nlast,1,a,b")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.folder + "/data/banks").sorted() == [
        ".own.csv.lock", "own.csv",
      ])
  }

  @Test func aRowThatWasChangedMeanwhileIsRefused() throws {
    try place.write("one,1,a,b\n")
    let row = try #require(try place.bank.rows().first)
    try place.write("one?,1,a,b\n")
    #expect(problem { try place.bank.remove(row) } == .refused(path: place.path, .changed))
    #expect(try place.text() == "one?,1,a,b\n")
  }

  @Test func whatIsNotAFileIsRefused() throws {
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    let question = try question("q")
    #expect(problem { try place.bank.append(question) } == .save(.notRegular(path: place.path)))
  }

  @Test func aFileInAnotherEncodingIsLeftAsItIs() throws {
    try place.write("")
    let bytes = Data([0x82, 0xA0, 0x2C, 0x31, 0x2C, 0x61, 0x2C, 0x62, 0x0A])
    try bytes.write(to: URL(fileURLWithPath: place.path))
    let question = try question("q")
    guard case .refused(_, .unreadable) = problem({ try place.bank.append(question) }) else {
      Issue.record("not refused")
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: place.path)) == bytes)
  }

  @Test func withoutAHomeThereIsNoPlace() throws {
    let question = try question("q")
    #expect(problem { try OwnBank(path: nil).append(question) } == .save(.noHome))
    #expect(try OwnBank(path: nil).rows().isEmpty)
  }
}
