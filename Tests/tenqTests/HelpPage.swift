/// The program's own help for a command: the reference for the manual and the completions.
struct HelpPage: Sendable {
  /// An option, or a flag with what turns it off.
  struct Option: Sendable {
    /// How it is written: `-n`, `--questions`.
    var names: [String]
    /// What it may be; empty where the help names no values.
    var values: [String]
  }

  /// The command's words after `tenq`; none for the program itself.
  var command: [String]
  var options: [Option]
  var subcommands: [String]
  /// The variables that stand for options and settings.
  var variables: Set<String>
  /// The whole text.
  var text: String

  /// The names of all options.
  var optionNames: Set<String> { Set(options.flatMap(\.names)) }

  /// Reads what `--help` wrote.
  init(_ text: String, of command: [String]) {
    self.command = command
    self.text = text
    variables = Set(text.matches(of: /\[(TENQ_[A-Z]+)\]/).map { String($0.1) })
    options = HelpPage.entries("OPTIONS:", of: text).map { entry in
      let values = entry.firstMatch(of: /values: ([^;)]*)/)?.1 ?? ""
      // The names end before what stands for a value, or before the wide gap to the explanation.
      return Option(
        names: (entry.prefixMatch(of: /(?:(?! <|  ).)*/)?.0 ?? "").split { ", /".contains($0) }.map(String.init),
        values: values.split(separator: ", ").map(String.init))
    }
    subcommands = HelpPage.entries("SUBCOMMANDS:", of: text).compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  /// Reads the help of the program itself: rows of groups, commands and sentences; its options are those of `play`.
  init(ofProgram text: String, options: [Option]) {
    command = []
    self.text = text
    variables = []
    self.options = options
    subcommands = text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /\s\s(?:[A-Z][a-z ]*|) +([a-z]+)  +[A-Z]/).map { String($0.1) }
    }
  }

  /// The pages of the program and of all its commands; asked for once, for all tests.
  static func all() async throws -> [HelpPage] { try await pages.value }

  private static let pages = Task { try await read(in: TestHome()) }

  /// What says how cards are read, which only commands that read files take.
  private static let ofCards = ["--as", "--between", "--after", "--question", "--answer"]

  private static func read(in home: TestHome) async throws -> [HelpPage] {
    func text(of command: [String]) async throws -> String {
      try await CommandRun.run(ProgramUnderTest.path, command + ["--help"], environment: home.environment).outputText
    }
    let play = HelpPage(try await text(of: ["play"]), of: ["play"])
    let program = HelpPage(
      ofProgram: try await text(of: []),
      options: play.options.filter { !ofCards.contains($0.names.last ?? "") })
    var pages = [program]
    var commands = program.subcommands.map { [$0] }
    while let command = commands.popLast() {
      let page = HelpPage(try await text(of: command), of: command)
      pages.append(page)
      commands += page.subcommands.map { command + [$0] }
    }
    return pages
  }

  /// The entries below a heading, each in one line: they are indented by two, and what goes on is indented further.
  private static func entries(_ heading: String, of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var entries: [String] = []
    for line in lines.drop(while: { $0 != heading }).dropFirst().prefix(while: { !$0.isEmpty }) {
      if line.hasPrefix("   ") {
        entries[entries.count - 1] += " " + line.drop { $0 == " " }
      } else {
        entries.append(String(line.dropFirst(2)))
      }
    }
    return entries
  }
}
