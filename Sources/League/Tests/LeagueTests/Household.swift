import Foundation
import Glibc
import Testing

/// One machine on which a server runs and players have their homes: `tenq` and `tenq-league` beside each other, as they
/// are installed. Without the banks that ship, so that the only questions are those that are made.
final class Household: Sendable {
  let path: String

  /// Installs both programs.
  init() throws {
    path =
      URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/league-house-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
    let game = try #require(RealProgram.game)
    for (program, name) in [(game, "tenq"), (RealProgram.league, "tenq-league")] {
      try FileManager.default.copyItem(atPath: program, toPath: "\(path)/bin/\(name)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of an installed program.
  func program(_ name: String) -> String { "\(path)/bin/\(name)" }

  /// The environment of a user with a home here.
  func environment(of name: String) -> [String: String] {
    let home = "\(path)/\(name)"
    return [
      "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config",
      "XDG_DATA_DIRS": path + "/none", "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "\(path)/bin:/usr/bin:/bin",
    ]
  }

  /// Runs a program as a user, to its end.
  func run(_ words: String..., for name: String) async throws -> RealProgram.Run {
    try await RealProgram.run(
      [program(words[0])] + words.dropFirst(), environment: environment(of: name))
  }

  /// A file of a user's game data; nil when there is none.
  func text(_ file: String, of name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)/data/tenq/\(file)", encoding: .utf8)
  }

  /// Starts a server and waits until it says that it runs.
  func serve(_ options: String...) async throws -> RealProgram.Running {
    let server = try RealProgram.Running(
      [program("tenq-league"), "serve", "--port", "0"] + options, environment: environment(of: "owner"))
    try await wait(until: "the server runs") {
      guard server.isRunning else { throw Disappointment("the server ended: \(server.errors)") }
      return server.output.contains("http://")
    }
    return server
  }

  /// Opens a terminal with `tenq` in it, plays, and takes it down.
  func play(
    _ words: String..., as name: String, columns: Int = 80, rows: Int = 24,
    isolation: isolated (any Actor)? = #isolation, _ body: (Screen) async throws -> Void
  ) async throws {
    let screen = try await Screen(
      [program("tenq")] + words + ["--lang", "en", "--no-motion"], in: path, environment: environment(of: name),
      columns: columns, rows: rows)
    do {
      try await body(screen)
    } catch {
      await screen.close()
      throw error
    }
    await screen.close()
  }
}

/// A terminal in tmux with a program in it.
final class Screen: Sendable {
  private let socket: String

  init(
    _ command: [String], in folder: String, environment: [String: String], columns: Int = 80, rows: Int = 24
  ) async throws {
    socket = "\(folder)/tmux-\(UInt32.random(in: 0 ... .max))"
    let file = socket + ".conf"
    try "set -g default-terminal tmux-256color\nset -s escape-time 0\nset -g status off\nset -g remain-on-exit on\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    try await tmux(
      ["-f", file, "new-session", "-d", "-s", "main", "-x", "\(columns)", "-y", "\(rows)"]
        + environment.flatMap { ["-e", "\($0)=\($1)"] } + ["--"] + command)
  }

  /// Ends the program and the terminal.
  func close() async {
    _ = try? await tmux(["kill-server"])
  }

  /// The rows of the screen.
  func rows() async throws -> [String] {
    try await tmux(["capture-pane", "-p", "-t", "main"]).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Waits until a text is on screen, and returns the rows.
  @discardableResult
  func wait(for text: String, timeout: Duration = .seconds(180)) async throws -> [String] {
    let deadline = ContinuousClock.now + timeout
    while true {
      let rows = try await rows()
      if rows.contains(where: { $0.contains(text) }) { return rows }
      guard ContinuousClock.now < deadline else {
        throw Disappointment("Waited for \"\(text)\". The screen:\n" + rows.map { "  |" + $0 }.joined(separator: "\n"))
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Presses keys by the names that tmux has for them.
  func press(_ keys: String...) async throws {
    try await tmux(["send-keys", "-t", "main"] + keys)
  }

  /// Presses a key that brings a text to the screen, once keys are taken: those that come right after a question appeared
  /// are not.
  @discardableResult
  func press(_ key: String, until text: String, timeout: Duration = .seconds(180)) async throws -> [String] {
    let deadline = ContinuousClock.now + timeout
    while true {
      try await Task.sleep(for: .milliseconds(300))
      try await press(key)
      do {
        return try await wait(for: text, timeout: .seconds(10))
      } catch let disappointment as Disappointment {
        guard ContinuousClock.now < deadline else { throw disappointment }
      }
    }
  }

  /// Types a text.
  func type(_ text: String) async throws {
    try await tmux(["send-keys", "-t", "main", "-l", text])
  }

  /// Clicks on the row with a text, until another is on screen.
  @discardableResult
  func open(_ entry: String, until text: String) async throws -> [String] {
    let deadline = ContinuousClock.now + .seconds(180)
    while true {
      let rows = try await wait(for: entry)
      guard let row = rows.firstIndex(where: { $0.contains(entry) }) else { continue }
      for end in ["M", "m"] {
        let report = Array("\u{1b}[<0;21;\(row + 1)\(end)".utf8)
        try await tmux(["send-keys", "-t", "main", "-H"] + report.map { String($0, radix: 16) })
      }
      do {
        return try await wait(for: text, timeout: .seconds(10))
      } catch let disappointment as Disappointment {
        guard ContinuousClock.now < deadline else { throw disappointment }
      }
    }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) async throws -> String {
    let run = try await RealProgram.run(
      ["/usr/bin/tmux", "-u", "-S", socket] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/", "TERM": "xterm"])
    guard run.status == 0 else { throw Disappointment("tmux \(arguments.prefix(5)): \(run.errors)") }
    return run.output
  }
}
