import Foundation
import LeagueAPI
import QuizCore
import QuizStore

@testable import LeagueClient

/// A player's folders for one test, removed at its end.
final class Scratch: Sendable {
  let path: String
  let locations: Locations

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "league-\(UUID().uuidString.prefix(8))").path
    let environment = ["HOME": path, "XDG_DATA_HOME": path + "/data"]
    locations = Locations(environment: environment, executable: "/none", fileExists: { _ in false })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var files: PlayerFiles { PlayerFiles(locations) ?? { fatalError("no data folder") }() }
  var league: LeagueLocations { files.locations }
  var log: ScoreLog { ScoreLog(locations, games: GameList([])) }
  var outbox: LeagueOutbox { LeagueFolder(league).outbox }

  /// A player whose clock stands.
  func player(
    language: Language = .en, timeouts: LeagueConnection.Timeouts = Scratch.timeouts, now: Int = Scratch.now
  ) -> LeaguePlayer {
    LeaguePlayer(files: files, language: language, timeouts: timeouts, now: { now })
  }

  /// Long ones: where a test is of something else, a loaded machine is no server that does not answer.
  static let timeouts = LeagueConnection.Timeouts(connect: .seconds(300), whole: .seconds(300))

  /// The clock of the tests.
  static let now = 1_790_000_000_000

  /// Joins the fake league.
  func join(_ server: FakeServer, name: String = "Aki", now: Int = Scratch.now) async throws {
    _ = try await player(now: now).join(
      InvitationLink(server: server.url, league: FakeLeague.id, code: FakeLeague.code), name: name)
  }

  /// Appends a round to the log, made so many milliseconds after the tests' clock; returns its id.
  @discardableResult
  func play(after milliseconds: Int = 1000) throws -> String {
    let record = Scratch.round(at: Scratch.now + milliseconds)
    try log.append(record)
    return record.id
  }

  /// A round that ended at an instant.
  static func round(at instant: Int, answers: Int = 1) -> RoundRecord {
    var generator = SystemRandomNumberGenerator()
    let answer = RoundRecord.Answer(
      question: QuestionID(text: "2 + 2 = ?", rightChoice: "4"), choice: 2, correct: true, milliseconds: 1500)
    return RoundRecord(
      id: UUIDv7(milliseconds: instant, using: &generator).description,
      date: WallTime(secondsSince1970: instant / 1000, offset: 0) ?? .epoch, game: .timed, set: "en/Sums/Basics",
      asked: answers, correct: answers, misses: 0, milliseconds: 1500 * answers, limit: 10_000, pauses: 0, seed: 7,
      answers: Array(repeating: answer, count: answers))
  }

  /// A question of another player.
  static func question(
    _ text: String, right: String = "yes", id: String = UUID().uuidString.lowercased(), maker: String = "Mika",
    makerID: String = FakeLeague.otherID, date: Int = 1_780_000_000_000, explanation: String? = nil
  ) -> LeagueDelta.SharedQuestion {
    let question = Question(
      text: text, choices: [right, "no", "perhaps", "never"], answer: 0, explanation: explanation)
    return .init(
      id: id, maker: .init(id: makerID, name: maker),
      text: .init(question ?? { fatalError("no question") }(), language: "en"), date: date)
  }

  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files below the league's folder.
  var names: [String] {
    (FileManager.default.enumerator(atPath: league.folder)?.allObjects as? [String] ?? []).sorted()
  }

  /// The names in the folder of the league's banks.
  var bankFolders: [String] { (try? FileManager.default.contentsOfDirectory(atPath: league.banks)) ?? [] }

  /// The player's token.
  var token: String { (try? files.token()) ?? "none" }
  /// The cursor on the disk.
  var cursor: SyncCursor? { (try? SyncCursor.read(league.cursor)) ?? nil }
  /// The status on the disk.
  var status: LeagueStatus { LeagueFolder(league).status().value ?? LeagueStatus() }
}
