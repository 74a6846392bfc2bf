import Foundation
import QuizCore
import Testing

@testable import QuizStore

/// One table defines a record: for the line, for JSON, and for additions of later versions.
@Suite struct RecordFieldTests {
  /// A record in which nothing has the value that a reader begins with, with what a later version might add.
  static let line = """
    {"version":1,"id":"019aa5d9-3df7-79fb-b466-fa907fa17f9e","date":"2026-11-21T09:14:03+09:00","game":"endless",\
    "set":"ja/食べ合わせ/基本","asked":2,"correct":1,"misses":1,"milliseconds":6234,"limit":15000,"pauses":3,\
    "seed":18446744073709551615,"sitting":"019aa5d9-3df7-79fb-b466-fa907fa17f90","answers":[\
    {"question":"00000000000000ff","choice":2,"correct":true,"milliseconds":1234,"typed":"Tōkyō \\"1\\""},\
    {"question":"ffffffffffffffff","choice":null,"correct":false,"milliseconds":5000}],\
    "hosted":{"players":[{"answers":"1-","milliseconds":9000,"name":"Aya","points":1700,"right":1,"team":2}],\
    "questions":[{"asked":1,"question":"00000000000000ff","right":1}],"room":"019a","title":"Words"},\
    "kind":{"deep":[1,-2,18446744073709551615,0.5,null,true,"\\n"],"name":"order"},"where":"room"}
    """

  private func record(_ line: String) throws -> RoundRecord {
    guard case .record(let record) = Array(line.utf8).withUnsafeBytes({ RecordLine.read($0) }) else {
      throw CancellationError()
    }
    return record
  }

  @Test func aRecordWithEveryFieldSetIsWrittenAsItWasRead() throws {
    let record = try record(Self.line)
    #expect(record.line == Self.line)
    #expect(record.others.keys.sorted() == ["kind", "where"])
    #expect(record.answers[0].others == ["typed": .string("Tōkyō \"1\"")])
    // No field has what a missing one would have.
    let (fields, empty) = (Mirror(reflecting: record).children, Mirror(reflecting: RoundRecord()).children)
    for (field, none) in zip(fields, empty) where field.label != "version" {
      #expect("\(field.value)" != "\(none.value)", "\(field.label ?? "")")
    }
  }

  @Test func anyJSONOfItSaysTheSame() throws {
    let record = try record(Self.line)
    let json = try JSONEncoder().encode(record)
    let decoder = JSONDecoder()
    decoder.userInfo = UnknownJSON.userInfo()
    #expect(try decoder.decode(RoundRecord.self, from: json) == record)
    let turned = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: json), options: [.prettyPrinted])
    #expect(try self.record(String(decoding: turned, as: UTF8.self).replacing("\n", with: " ")) == record)
  }

  @Test func eachPropertyOfARecordIsAFieldOfTheTable() {
    let properties = Mirror(reflecting: RoundRecord()).children.compactMap(\.label)
    #expect(properties == RecordField.all.map(\.name) + ["others"])
    let answer = RoundRecord.Answer(question: .init(hash: 0), choice: 1, correct: true, milliseconds: 1)
    let parts = Mirror(reflecting: answer).children.compactMap(\.label).dropLast()
    #expect(parts.allSatisfy { Self.line.contains("\"\($0)\":") })
  }

  @Test(arguments: RecordField.all.map(\.name))
  func aLineWithoutAFieldIsReadWhereTheFieldIsOptional(_ name: String) throws {
    let field = try #require(RecordField.all.first { $0.name == name })
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.line.utf8)) as? [String: Any])
    object[name] = nil
    let line = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    #expect(((try? record(line)) != nil) == field.isOptional)
  }

  @Test func theQuickReaderReadsAllThatThisVersionKnows() throws {
    let line = Self.line.replacing(#/,"typed":"[^}]*/#, with: "").replacing(#/,"hosted":.*/#, with: "}")
    let known = try record(line)
    #expect(known.others.isEmpty && known.line == line)
    let quick = Array(line.utf8).withUnsafeBytes { bytes in
      var parser = RecordParser(bytes)
      return parser.record()
    }
    #expect(quick == known)
  }

  @Test(arguments: RecordField.all.map(\.name))
  func aNumberOutOfItsBoundsIsImpossible(_ name: String) throws {
    let field = try #require(RecordField.all.first { $0.name == name })
    guard case .number(let bounds, _, _) = field.value, name != "version" else { return }
    for number in [bounds.lowerBound - 1, bounds.upperBound + 1, .min, .max] {
      let line = Self.line.replacing(try Regex("\"\(name)\":[0-9]+,\"").ignoresCase(false), maxReplacements: 1) { _ in
        "\"\(name)\":\(number),\""
      }
      #expect(line != Self.line)
      let reading = Array(line.utf8).withUnsafeBytes { RecordLine.read($0) }
      guard case .unreadable(.impossible) = reading else {
        Issue.record("\(name) \(number): \(reading)")
        continue
      }
    }
  }

  /// To find out what a value is takes some microseconds, so that a million of them would take seconds.
  @Test func onlySomeThousandUnknownValuesAreKept() throws {
    let many = String(repeating: "[],", count: 5000)
    #expect(try record(Self.line.dropLast() + ",\"later\":[\(many)0]}").others["later"] == nil)
    let few = try record(Self.line.dropLast() + ",\"later\":[\(String(repeating: "1,", count: 4000))0]}")
    #expect(few.others.count == 3)
    // A decoder that is not asked to keeps none.
    #expect(try JSONDecoder().decode(RoundRecord.self, from: Data(Self.line.utf8)).others.isEmpty)
  }

  /// What cannot be kept costs nobody a round.
  @Test(arguments: [String(repeating: "[", count: 200) + String(repeating: "]", count: 200), #""\q""#])
  func anUnknownFieldThatCannotBeReadIsLeftOut(_ value: String) throws {
    let record = try record(Self.line.dropLast() + ",\"later\":\(value)}")
    #expect(record.others.keys.sorted() == ["kind", "where"] && record.line == Self.line)
  }
}
