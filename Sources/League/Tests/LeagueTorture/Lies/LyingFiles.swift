import Foundation
import Glibc
import LeagueTesting

/// Runs programs with falsified numbers in files, options and variables, and with a lying server.
struct LyingFiles: Sendable {
  /// One command: its words, which may have numbers, and the files of a home that it reads, by how their names end.
  private struct Command: Sendable {
    let words: [String]
    var reads: [String] = []
    /// Whether its options and variables lie instead of files.
    var lies = false
    /// Whether the server lies.
    var asks = false
  }

  /// The longest that a command may take, in seconds: one that waits for a server that is silent takes thirty.
  private static let patience = 60.0

  private let scene: LyingScene
  private let lane: Int
  private let server: LyingServer
  private let template: [(path: String, content: [UInt8])]
  private let commands: [Command]
  private let imports: [Command]

  /// Takes the files of a player who joined as the original of each change.
  init(_ scene: LyingScene, of player: LyingScene.Player, server port: UInt16, lane: Int) throws {
    self.scene = scene
    self.lane = lane
    server = try LyingServer(before: port)
    var template = LyingFiles.files(in: player.folder)
    let settings = #"{"questions": 10, "seconds": 10, "level": "1-2", "selection": {"genre": {"_0": "1"}}}"#
    template.append(("config/tenq/settings.json", Array(settings.utf8)))
    template.append(("data/tenq/league/seen", Array("1800000000000\n".utf8)))
    for (index, file) in template.enumerated() where file.path.hasSuffix("membership.json") {
      let text = String(decoding: file.content, as: UTF8.self)
      template[index].content = Array(text.replacing(":\(port)", with: ":\(server.port)").utf8)
    }
    let samples = scene.options.samples
    for file in LyingFiles.files(in: samples) { template.append(("samples/\(file.path)", file.content)) }
    self.template = template
    commands = LyingFiles.commands(scene)
    imports = LyingFiles.imports(scene, template.map(\.path).filter { $0.hasPrefix("samples/") })
  }

  private static func commands(_ scene: LyingScene) -> [Command] {
    let league = scene.options.program
    let log = ["scores.jsonl"]
    let received = [".json", ".jsonl", ".txt", "seen"]
    let store = ["--store", "\(scene.folder)/league.sqlite"]
    var commands = [
      Command(words: [league, "status"], reads: received),
      Command(words: [league, "status", "--json"], reads: received),
      Command(words: [league, "sync"], reads: received), Command(words: [league, "sync"], reads: log),
      Command(words: [league, "invite", "--days", "7", "--uses", "5"] + store, lies: true),
      Command(words: [league, "questions", "--limit", "5", "--skip", "2"] + store, lies: true),
    ]
    // As often as all others: a server's answers are input from outside.
    for words in [["sync"], ["sync"], ["top"], ["top", "--json"]] {
      commands += Array(repeating: Command(words: [league] + words, asks: true), count: 5)
    }
    guard let game = scene.options.game else { return commands }
    for words in [
      ["history", "--json"], ["history", "--csv"], ["history"], ["stats"], ["stats", "--json"], ["chart", "--plain"],
      ["chart"], ["share"], ["review"],
    ] {
      commands.append(Command(words: [game] + words, reads: log + ["settings.json"]))
      commands.append(Command(words: [game] + words, reads: received))
    }
    commands += [
      Command(words: [game, "config"], reads: ["settings.json"]),
      Command(words: [game, "play", "--plain", "-n", "5", "-t", "10", "--seed", "7"], lies: true),
      Command(words: [game, "--game", "survival", "--plain", "-n", "5", "-t", "10", "--seed", "7"], lies: true),
      Command(words: [game, "play", "--plain"], reads: ["settings.json"]),
      Command(words: [game, "config", "set", "questions", "5"], lies: true),
      Command(words: [game, "chart", "-n", "5"], lies: true), Command(words: [game, "history"], lies: true),
    ]
    return commands
  }

  private static func imports(_ scene: LyingScene, _ samples: [String]) -> [Command] {
    guard let game = scene.options.game else { return [] }
    return samples.flatMap { sample in
      [
        Command(words: [game, "bank", "check", sample], reads: [sample]),
        Command(words: [game, "bank", "import", "--seed", "7", sample], reads: [sample]),
      ]
    }
  }

  /// Runs commands until the end of the season, or the first problem.
  func run() throws -> LiesResult {
    var result = LiesResult()
    var step = 0
    // Once at least, however long the server took to start.
    while step == 0 || ContinuousClock.now < scene.end, result.problems.isEmpty {
      step += 1
      var chance = scene.chance("files-\(lane)", step)
      let commands = imports.isEmpty || chance.below(4) > 0 ? commands : imports
      let command = commands[chance.below(commands.count)]
      let home = "\(scene.folder)/home-\(lane)"
      try? FileManager.default.removeItem(atPath: home)
      let lies = try write(command, to: home, &chance)
      server.begin(command.asks ? chance : nil)
      var environment = Torture.environment(home)
      environment["XDG_CONFIG_HOME"] = home + "/config"
      environment["XDG_CACHE_HOME"] = home + "/cache"
      var words = command.words.map { $0.hasPrefix("samples/") ? "\(home)/\($0)" : $0 }
      if command.lies {
        for index in words.indices.dropFirst() where !words[index].isEmpty && words[index].allSatisfy(\.isNumber) {
          if chance.below(2) == 0 { words[index] = ExtremeNumbers.any(&chance) }
        }
        for name in ["COLUMNS", "LINES", "ESCDELAY", "TZ", "TENQ_QUESTIONS", "TENQ_SECONDS", "TENQ_SEED", "TENQ_LEVEL"]
        where chance.below(4) == 0 { environment[name] = ExtremeNumbers.any(&chance) }
      }
      let name = command.words.dropFirst().prefix { !$0.hasPrefix("-") && !$0.contains("/") }.joined(separator: " ")
      result.commands[name.isEmpty ? "game" : name, default: 0] += 1
      let output = "\(scene.folder)/output-\(lane)"
      try? FileManager.default.removeItem(atPath: output)
      let ending = try ending(words, environment, output)
      if let trouble = LyingFiles.trouble(ending, output) {
        let said = (try? Data(contentsOf: URL(filePath: output))) ?? Data()
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        let input =
          Array("\(words)\n\(variables)\n\n".utf8) + lies + server.answers + Array("\n\n".utf8) + said.prefix(20_000)
        result.problems.append(
          scene.problem("\(name): \(trouble)", part: "files-\(lane)", step: step, input: input))
      }
    }
    result.answers = server.count
    return result
  }

  /// Writes a home with lies in the files that a command reads; returns those files.
  private func write(_ command: Command, to home: String, _ chance: inout Chance) throws -> [UInt8] {
    var kept: [UInt8] = []
    for file in template where !file.path.hasPrefix("samples/") || command.words.contains(file.path) {
      var content = file.content
      // One or two of many files, and all of one.
      let isRead = command.reads.contains { file.path.hasSuffix($0) }
      if isRead, command.reads.count < 3 || chance.below(3) == 0 {
        content = ExtremeNumbers(content).replaced(&chance)
        kept += Array("\(file.path):\n".utf8) + content + [10]
      }
      let url = URL(filePath: "\(home)/\(file.path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content).write(to: url)
    }
    return kept
  }

  private func ending(_ words: [String], _ environment: [String: String], _ output: String) throws -> Int32? {
    let child = try ChildProgram(words, environment: environment, output: output)
    let begin = ContinuousClock.now
    while child.isRunning {
      if begin.duration(to: .now) / .seconds(1) > LyingFiles.patience { return nil }
      usleep(1000)
    }
    return child.wait()
  }

  /// What is wrong with how a command ended.
  private static func trouble(_ ending: Int32?, _ output: String) -> String? {
    guard let ending else { return "it does not end" }
    return ending < 0 || ending >= 128 ? "it was ended by a signal (\(ending))" : nil
  }

  private static func files(in folder: String) -> [(path: String, content: [UInt8])] {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
    return names.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder), !isFolder.boolValue
      else { return nil }
      return FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, Array($0)) }
    }
  }
}
