import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

/// Messages as the two sides write and read them, also those of another version of the program.
struct MessageTests {
  private static func decode<Message: Decodable>(_ type: Message.Type, _ json: String) throws -> Message {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private static func encode(_ message: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  private static let round = """
    {"version":1,"id":"019535d9-3df7-79fb-b466-fa907fa17f9e","date":"2026-11-21T09:14:03+09:00","game":"timed",\
    "set":"ja/食べ合わせ/基本","asked":1,"correct":1,"misses":0,"milliseconds":900,"limit":10000,"pauses":0,"seed":7,\
    "answers":[{"question":"9f3a51c0d2e4b687","choice":2,"correct":true,"milliseconds":900,"mood":"good"}],"room":"3b"}
    """

  @Test func keysThatANewerProgramAddsAreIgnored() throws {
    let request = try Self.decode(
      SyncRequest.self,
      #"{"now":5,"rounds":[\#(Self.round)],"changes":[{"id":"a","kind":"withdraw","question":"b","date":1,"x":{}}],"y":[1]}"#
    )
    #expect(request.now == 5 && request.cursor == nil)
    #expect(request.rounds.map(\.correct) == [1])
    #expect(request.changes.map(\.kind) == [.withdraw])
    let response = try Self.decode(
      SyncResponse.self,
      """
      {"outcomes":[{"id":"a","why":"?"},{"id":"b","refused":"round.elsewhere"}],"more":1,"news":{
      "league":{"id":"l","name":"3b","motto":""},"player":{"id":"p","name":"Aki"},"players":2,"now":9,"questions":[],
      "withdrawn":[],"rates":[{"question":"9f3a51c0d2e4b687","asked":3,"right":2,"milliseconds":9,"skipped":1}],
      "cursor":"c","hasMore":false,"weather":"fine"}}
      """)
    #expect(response.outcomes.map(\.refused) == [nil, LeagueErrorCode(rawValue: "round.elsewhere")])
    #expect(response.news.table == nil && response.news.rates.map(\.right) == [2])
  }

  /// A record of a newer format keeps its version, by which it is refused by name and not with all the others.
  @Test func aRoundOfANewerVersionIsRead() throws {
    let newer = Self.round.replacingOccurrences(of: "\"version\":1", with: "\"version\":2")
    #expect(try Self.decode(RoundRecord.self, newer).version == 2)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", #"{"now":"5","rounds":[],"changes":[]}"#, #"{"now":5,"rounds":null,"changes":[]}"#,
    #"{"now":5,"rounds":[{}],"changes":[]}"#, #"{"now":5.5,"rounds":[],"changes":[]}"#,
    #"{"now":99999999999999999999,"rounds":[],"changes":[]}"#,
    #"{"now":5,"rounds":[],"changes":[{"id":"a","kind":"vote","question":"b","date":1}]}"#,
  ])
  func whatIsNoRequestIsNone(_ json: String) {
    #expect(throws: (any Error).self) { try Self.decode(SyncRequest.self, json) }
  }

  @Test func messagesAreReadAsTheyWereWritten() throws {
    let named = LeagueMembership.Named(id: "i", name: "あき")
    let join = JoinRequest(code: "c", name: "n", token: nil)
    #expect(try Self.encode(join) == #"{"code":"c","name":"n"}"#)
    #expect(try Self.decode(JoinRequest.self, Self.encode(join)) == join)
    let joined = JoinResponse(league: named, player: named, token: "t")
    #expect(try Self.decode(JoinResponse.self, Self.encode(joined)) == joined)
    let outcome = SyncResponse.Outcome(id: "a", refused: .roundFuture)
    #expect(try Self.encode(outcome) == #"{"id":"a","refused":"round.future"}"#)
    let news = LeagueDelta(
      league: named, player: named, players: 1, now: 2, questions: [], withdrawn: ["w"],
      rates: [.init(question: QuestionID(hash: 1), asked: 1, right: 0, milliseconds: 5)],
      table: LeagueTable(selection: .init(), rows: [], own: nil, count: 0, made: 3), cursor: "c", hasMore: true)
    let response = SyncResponse(outcomes: [outcome], news: news)
    #expect(try Self.decode(SyncResponse.self, Self.encode(response)) == response)
  }

  @Test func anErrorSaysItsCodeItsMessageAndTheWait() throws {
    let error = ErrorResponse(code: .tooMany, message: "slow", retryAfter: 5)
    #expect(try Self.encode(error) == #"{"error":{"code":"request.many","message":"slow","retryAfter":5}}"#)
    let newer = try Self.decode(
      ErrorResponse.self, #"{"error":{"code":"moon.full","message":"wait","until":"dawn"},"help":"…"}"#)
    #expect(newer.error.code == LeagueErrorCode(rawValue: "moon.full") && newer.error.retryAfter == nil)
  }
}
