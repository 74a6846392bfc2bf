import Foundation
import Testing

/// The commands that the README and its twin show are run, block by block, as a reader would run them.
@Suite struct ReadmeTests {
  /// A page, with the blocks of code in it.
  struct Page: CustomTestStringConvertible, Sendable {
    /// Its path in the repository.
    let path: String

    static let all = [Page(path: "README.md"), Page(path: "Resources/README.ja.md")]

    var testDescription: String { path }

    /// The root of the repository.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path

    var text: String { get throws { try String(contentsOfFile: Page.root + "/" + path, encoding: .utf8) } }

    /// The lines of each block of this language.
    func blocks(of language: String) throws -> [String] {
      try text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
        rest.components(separatedBy: "\n```")[0] + "\n"
      }
    }
  }

  /// What stands for `make` and `sudo`, and ends a block at its first command that fails. Of make it is only tried
  /// whether it knows how: to build and to install in a test would take minutes, and has tests of its own.
  static let preamble = """
    set -e
    make() { command make --dry-run --directory '\(Page.root)' "$@" >/dev/null; }
    sudo() { "$@"; }

    """

  @Test(arguments: Page.all) func theColoursAndKeysThatAreShownCanBeUsed(_ page: Page) async throws {
    let example = try #require(try page.blocks(of: "json").first { $0.contains("\"keys\"") })
    let home = try TestHome()
    try home.write(example, to: home.settings)
    let run = try await CommandRun.tenq("config", in: home)
    #expect(run.ending == .exited(0) && run.errorText.isEmpty, "\(run.errorText)")
  }

  @Test(arguments: Page.all) func everyBlockOfCommandsRuns(_ page: Page) async throws {
    let blocks = try page.blocks(of: "sh")
    #expect(blocks.count >= 9)
    let home = try TestHome()
    let questions = try #require(try page.blocks(of: "csv").first)
    try home.write(questions, to: "planets.csv")
    try home.write("", to: "bin/.keep")
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/bin/tenq", withDestinationPath: ProgramUnderTest.path)
    var environment = home.environment
    environment["PATH"] = home.path + "/bin:" + (environment["PATH"] ?? "")
    // Games are played in lines of text.
    environment["ACCESSIBLE"] = "1"
    environment["LANG"] = page.path.contains(".ja.") ? "ja_JP.UTF-8" : "C.UTF-8"
    // What is shared is the round that was played last.
    try await play(in: home, environment)
    for block in blocks {
      guard Self.tools.allSatisfy({ !block.contains($0) || Self.isThere($0) }) else { continue }
      let script = "cd '\(home.path)'\n" + Self.preamble + block
      let run = try await CommandRun.run(
        "sh", ["-c", script], environment: environment, input: Data(CommandRun.answersOfAnyKind.utf8),
        timeout: .seconds(60))
      #expect(run.ending == .exited(0), "\(page.path):\n\(block)\n\(run.outputText)\n\(run.errorText)")
    }
  }

  private func play(in home: TestHome, _ environment: [String: String]) async throws {
    let run = try await CommandRun.tenq(
      "play", "-n", "1", "--seed", "1", in: home, environment: environment, input: "1\n1\n")
    #expect(run.ending == .exited(0), "\(run.errorText)")
  }

  /// Programs of recipes, which a machine may lack; the continuous integration installs them.
  static let tools = ["jq", "gnuplot"]

  static func isThere(_ tool: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/\(tool)", X_OK) == 0 }
  }

  @Test func aRecipeIsOnlyLeftOutWhereItsProgramIsMissing() {
    if ProcessInfo.processInfo.environment["CI"] != nil {
      #expect(Self.tools.allSatisfy(Self.isThere))
    }
  }

  @Test(arguments: Page.all) func everyPictureAndPageThatIsNamedIsThere(_ page: Page) throws {
    let folder = URL(filePath: Page.root + "/" + page.path).deletingLastPathComponent().path
    let links = try page.text.matches(of: #/\]\(([^)#]+)\)/#).map { String($0.1) }
    let files = links.filter { !$0.contains("://") }
    #expect(files.count >= 10)
    for file in files {
      #expect(FileManager.default.fileExists(atPath: folder + "/" + file), "\(page.path): \(file)")
    }
  }

  @Test func theTwinShowsTheSameCommands() throws {
    // Names of sets and languages differ, and so do the words after a number sign.
    func commands(_ page: Page) throws -> [String] {
      try page.blocks(of: "sh").joined().split(separator: "\n").map { line in
        line.prefix { $0 != "#" && $0 != "\"" }.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(try commands(Page.all[0]) == commands(Page.all[1]))
  }
}
