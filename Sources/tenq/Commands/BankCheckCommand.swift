import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank check`: every problem of every file, by line and column.
struct BankCheckCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check banks and name every problem.",
    discussion: """
      Errors make a row useless; warnings do not: twins, equal choices, text that does not fit on a screen of 80×24, \
      characters that cannot be shown. The last line counts them.

      --json is one object: an array of problems (file, line, column, severity, message; no line where a whole file \
      cannot be read), and the counts.

      Exit status: 65 when a row or a file cannot be used, 66 when there is no such file.
      """)

  @OptionGroup var options: Options

  @Flag(help: "One object with all problems and the counts.")
  var json = false

  @Argument(help: "CSV files; `-` is standard input.", completion: .file(extensions: ["csv"]))
  var files: [String]

  func run() throws {
    let process = try ProcessEnvironment(options.values)
    // A player's settings that cannot be read are no concern of a bank.
    let settings = (try? SettingsFile(path: process.locations.settings).load()) ?? Settings()
    let resolved = ResolvedOptions(options.values, environment: process.environment, settings: settings)
    let fit = LayoutCheck(language: resolved.language, glyphs: resolved.glyphs, at: ContinuousClock().now)
    var report = BankReport(format: json ? .json : .lines, words: Messages(resolved.language))
    var status: Int32 = 0
    for file in files {
      do {
        let counts = try Bank.open(path: file).check(alsoBy: fit.problems) { report.add($0, in: file) }
        report.add(counts)
        if counts.errors > 0 { status = max(status, CommandError.Status.data) }
      } catch {
        report.add(error, in: file)
        status = max(status, error.exitStatus)
      }
    }
    report.end()
    if status != 0 { throw ExitCode(status) }
  }
}

/// Writes problems as they are found, a batch at a time.
private struct BankReport {
  enum Format {
    /// A line for each problem, as compilers write them.
    case lines
    /// One object.
    case json
  }

  let format: Format
  let words: Messages
  private var counts = BankCounts()
  private var isFirst = true
  /// What is not written yet.
  private var text = ""

  /// So many bytes are written at once.
  private static let batch = 1 << 16

  init(format: Format, words: Messages) {
    self.format = format
    self.words = words
  }

  /// Adds what one file came to; its problems were added before.
  mutating func add(_ more: BankCounts) {
    counts.usable += more.usable
    counts.unusable += more.unusable
    counts.errors += more.errors
    counts.warnings += more.warnings
  }

  mutating func add(_ problem: BankDiagnostic, in file: String) {
    add(file, (problem.line, problem.column), problem.severity, words.sentence(problem.kind))
  }

  /// Adds a file that cannot be read at all; counts as one error.
  mutating func add(_ error: BankError, in file: String) {
    counts.errors += 1
    let sentence = words.sentence(error)
    let place = error.place
    // The sentence begins with its place, which stands in columns of its own here.
    let name = Arguments.shown(error.name)
    let prefix = place.map { "\(name):\($0.line):\($0.column): " } ?? "\(name): "
    add(
      format == .json ? file : Arguments.shown(file), place, .error,
      sentence.hasPrefix(prefix) ? String(sentence.dropFirst(prefix.count)) : sentence)
  }

  /// Writes the counts.
  mutating func end() {
    switch format {
    case .lines: put(SafeText(words.summary(counts)).string)
    case .json:
      let numbers = #""usable":\#(counts.usable),"unusable":\#(counts.unusable),"errors":\#(counts.errors)"#
      put((isFirst ? #"{"problems":["# : "") + #"],\#(numbers),"warnings":\#(counts.warnings)}"#)
    }
    flush()
  }

  private mutating func add(
    _ file: String, _ place: (line: Int, column: Int)?, _ severity: BankDiagnostic.Severity, _ message: String
  ) {
    switch format {
    case .lines:
      let position = place.map { "\(file):\($0.line):\($0.column): " } ?? "\(file): "
      let mark = severity == .warning ? words.warning : ""
      put(SafeText(position + mark + message).oneLine.string)
    case .json:
      let name = severity == .warning ? "warning" : "error"
      put(
        (isFirst ? #"{"problems":["# : ",") + #"{"file":\#(JSONText.quoted(file)),"#
          + #""line":\#(place.map { "\($0.line)" } ?? "null"),"column":\#(place.map { "\($0.column)" } ?? "null"),"#
          + #""severity":"\#(name)","message":\#(JSONText.quoted(message))}"#)
      isFirst = false
    }
  }

  private mutating func put(_ line: String) {
    if !text.isEmpty { text += "\n" }
    text += line
    if text.utf8.count >= BankReport.batch { flush() }
  }

  private mutating func flush() {
    if !text.isEmpty { Printer.print(escaped: text) }
    text = ""
  }
}

extension BankError {
  /// Where in the file it is; nil when it is about the whole of it.
  fileprivate var place: (line: Int, column: Int)? {
    switch self {
    case .notText(_, _, let line, let column): (line, column)
    case .incompleteHeading(_, let line, _): (line, 1)
    case .noUsableRow(_, _, let first): (first.line, first.column)
    case .notFound, .cannotRead, .timedOut, .cutShort, .folder, .notAFile, .tooLarge, .empty: nil
    }
  }
}
