import FoundationEssentials
import Glibc
import QuizCore
import QuizScreens
import Testing

@testable import QuizStore
@testable import tenq

/// The home folder of one player, with the program's own banks and guidance beside it. Gone when the player is.
final class PlayerHome {
  let path: String
  /// Whether nothing was written yet.
  private(set) var isFresh = true
  /// The folders that were made.
  private var folders: Set<String> = []
  /// How many records got a name.
  private var records = 0
  /// Whether rounds are drawn by the chance of their seed; otherwise questions and choices keep the order of the bank.
  var drawsByChance = false
  /// What the clock on the wall shows.
  var date = Player.date

  /// A home with these records in its log, newest first, and with banks of the player's own by their names.
  init(log records: [RoundRecord] = [], banks: [String: String] = [:]) {
    var template = Array("/tmp/tenq-player-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    if !records.isEmpty { writeLog(records) }
    for (name, csv) in banks { writeOwnBank(csv, named: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The folder of scores.
  private var data: String { path + "/.local/share/tenq" }
  /// The folder of the settings.
  private var config: String { path + "/.config/tenq" }

  /// The environment of a program that is installed in this home, with further `variables`.
  func environment(_ language: Language, adding variables: [String: String] = [:]) -> ProcessEnvironment {
    let own = ["HOME": path, "LANG": language == .ja ? "ja_JP.UTF-8" : "en_GB.UTF-8", "XDG_DATA_DIRS": path + "/share"]
    return ProcessEnvironment(environment: own.merging(variables) { $1 }, executable: path + "/program/bin/tenq")
  }

  /// Chance, the date and names that are the same in every run.
  var given: ChanceAndTime {
    ChanceAndTime(
      chance: { [unowned self] seed in
        if drawsByChance { return SeededGenerator(seed: seed) }
        return OrderKept()
      }, now: { [unowned self] in date },
      newID: { [unowned self] in
        records += 1
        return "id-\(records)"
      })
  }

  /// A program in this home.
  func handler(_ options: CommandLineOptions = .init(), _ language: Language = .en) throws -> EffectHandler {
    EffectHandler(try Session(options, in: environment(language)), given: given)
  }

  /// A program that has finished loading.
  func loaded(_ options: CommandLineOptions = .init(), _ language: Language = .en) throws -> EffectHandler {
    var handler = try handler(options, language)
    handler.finishLoading()
    return handler
  }

  /// Writes the banks of the catalogue, each with so many rows that can be used, among which the same few questions
  /// come again, and so many that cannot.
  func writeBanks(_ language: Language, usable: Int, skipped: Int = 0) {
    let questions = Player.questions(language)
    var csv = "question,answer,choice1,choice2,choice3,choice4,explanation\n"
    for row in 0..<usable {
      let question = questions[row % questions.count]
      csv += PlayerHome.row([question.text, "1"] + question.choices + [question.explanation ?? ""])
    }
    for row in 0..<skipped { csv += PlayerHome.row(["Row \(row)", "9", "a", "b", "c", "d", ""]) }
    for (number, genre) in Player.genres(language).enumerated() {
      for (place, set) in genre.sets.enumerated() {
        let name = "\(language.rawValue)/0\(number + 1)-\(genre.title)/0\(place + 1)-\(set).csv"
        write(csv, to: "program/share/games/tenq/banks/" + name)
      }
    }
  }

  /// Writes a bank of the player's own.
  func writeOwnBank(_ csv: String, named name: String) { write(csv, to: ".local/share/tenq/banks/\(name)") }

  /// Writes a bank that is installed for all users, but did not come with the program.
  func writeSystemBank(_ csv: String, named name: String) { write(csv, to: "share/tenq/banks/\(name)") }

  /// Writes a file outside of all folders that are looked through, and gives its path.
  func writeFile(_ text: String, named name: String) -> String {
    write(text, to: "files/\(name)")
    return "\(path)/files/\(name)"
  }

  func writeGuidance(_ language: Language) {
    write(
      Player.guidance(language).map { PlayerHome.row([$0.title, $0.text]) }.joined(),
      to: "program/share/games/tenq/guidance/\(language.rawValue).csv")
  }

  /// Begins the log anew with these records, newest first, after other text; nothing is kept of the old.
  func writeLog(_ records: [RoundRecord], after text: String = "") {
    // All at once but the last, which is appended as after a round.
    let lines = text.isEmpty ? records.dropFirst().reversed().map { RecordLine.fitting($0) + [0x0A] } : []
    write(text + lines.map { String(decoding: $0, as: UTF8.self) }.joined(), to: ".local/share/tenq/scores.jsonl")
    let log = ScoreLog(environment(.en).locations, games: Games.all.list)
    for record in text.isEmpty ? records.prefix(1)[...] : records.reversed()[...] {
      do { try log.append(record) } catch { Issue.record("no record was written: \(error)") }
    }
  }

  /// Whether files stand where the folders of scores and settings should be.
  var isBlocked = false {
    didSet {
      guard isBlocked != oldValue else { return }
      for folder in [data, config] {
        if isBlocked {
          _ = rename(folder, folder + ".aside")
          write("", to: String(folder.dropFirst(path.count + 1)))
        } else {
          _ = unlink(folder)
          _ = rename(folder + ".aside", folder)
        }
      }
    }
  }

  private func write(_ text: String, to name: String) {
    isFresh = false
    let place = path + "/" + name
    let folder = place.prefix(upTo: place.lastIndex(of: "/") ?? place.endIndex)
    if folders.insert(String(folder)).inserted {
      try? FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
    }
    if !FileManager.default.createFile(atPath: place, contents: Data(text.utf8)) {
      Issue.record("\(place) was not written")
    }
  }

  private static func row(_ fields: [String]) -> String { fields.map { "\"\($0)\"" }.joined(separator: ",") + "\n" }
}

/// Chance that leaves every order as it is and always takes the first.
struct OrderKept: RandomNumberGenerator, Sendable {
  /// Bits that make `below` 0.
  mutating func next() -> UInt64 { 1 << 32 }
}

extension EffectHandler {
  /// The round that is dealt for a request.
  mutating func dealt(_ request: RoundRequest) throws -> RoundSetup {
    let rounds = perform(.deal(request)).compactMap { event in
      if case .response(RoundResponse.dealt(let setup)) = event { setup } else { nil }
    }
    return try #require(rounds.last)
  }

  /// The questions that are found for a past round.
  mutating func foundQuestions(of record: RoundRecord) throws -> [QuestionID: Question] {
    let found = perform(.findQuestions(record)).compactMap { event in
      if case .response(PastRoundResponse.questions(let questions)) = event { questions } else { nil }
    }
    return try #require(found.first)
  }
}
