import ArgumentParser
import BankFormats
import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank check`: lists every problem of every file with line and column.
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

  @Argument(help: "CSV files; `-` is standard input.", completion: .file(extensions: BankFormat.csv.endings))
  var files: [String]

  func run() throws {
    let resolved = try Session(options.values).resolved
    let fit = LayoutCheck(language: resolved.language, glyphs: resolved.glyphs(), at: .zero)
    var report = BankReport(format: json ? .json : .lines, language: resolved.language)
    var worst: ExitStatus?
    for file in files {
      do {
        let counts = try Bank.open(path: file).check(alsoBy: fit.problems, by: WorkerThreads()) {
          report.add($0, in: file)
        }
        report.add(counts)
        if counts.errors > 0 { worst = max(worst ?? .data, .data) }
      } catch {
        report.add(error, in: file)
        worst = max(worst ?? error.exitStatus, error.exitStatus)
      }
    }
    report.end()
    if let worst { throw ExitCode(worst.rawValue) }
  }
}

/// The report of a check on standard output: writes problems as they are found, a batch at a time.
private struct BankReport {
  enum Format {
    /// A line for each problem, as compilers write them.
    case lines
    /// One JSON object.
    case json
  }

  let format: Format
  let language: Language
  private var counts = BankCounts()
  private var isFirst = true
  /// The text that is not written yet.
  private var text = ""

  /// How many bytes are collected before they are written.
  private static let batch = 1 << 16

  init(format: Format, language: Language) {
    self.format = format
    self.language = language
  }

  /// Adds the counts of one file; its problems were added before.
  mutating func add(_ more: BankCounts) {
    counts.usable += more.usable
    counts.unusable += more.unusable
    counts.errors += more.errors
    counts.warnings += more.warnings
  }

  mutating func add(_ problem: BankDiagnostic, in file: String) {
    switch format {
    case .lines: put(SafeText(problem.located(in: file)[language]).oneLine.string)
    case .json:
      addObject(file, (problem.line, problem.column), problem.severity, problem.kind.sentence)
    }
  }

  /// Adds a file that cannot be read at all; counts as one error.
  mutating func add(_ error: BankError, in file: String) {
    counts.errors += 1
    switch format {
    case .lines:
      // Standard input has another name in an error than on the command line.
      put(SafeText(error.located(in: Arguments.shown(file))[language]).oneLine.string)
    case .json:
      addObject(file, error.place.map { ($0.line, $0.column) }, .error, error.reason.sentence)
    }
  }

  /// Writes the counts.
  mutating func end() {
    switch format {
    case .lines: put(SafeText(Phrase.summary(counts)[language]).string)
    case .json:
      let numbers = #""usable":\#(counts.usable),"unusable":\#(counts.unusable),"errors":\#(counts.errors)"#
      put((isFirst ? #"{"problems":["# : "") + #"],\#(numbers),"warnings":\#(counts.warnings)}"#)
    }
    flush()
  }

  private mutating func addObject(
    _ file: String, _ place: (line: Int, column: Int)?, _ severity: BankDiagnostic.Severity, _ message: Phrase
  ) {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      }
    put(
      (isFirst ? #"{"problems":["# : ",") + #"{"file":\#(JSONText.quoted(file)),"#
        + #""line":\#(place.map { "\($0.line)" } ?? "null"),"column":\#(place.map { "\($0.column)" } ?? "null"),"#
        + #""severity":"\#(name)","message":\#(JSONText.quoted(message[language]))}"#)
    isFirst = false
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

extension Phrase {
  /// The last line of a check.
  fileprivate static func summary(_ counts: BankCounts) -> Phrase {
    func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
    return Phrase(
      en: "\(counted(counts.usable, "question")) can be used, \(counted(counts.unusable, "row")) cannot; "
        + "\(counted(counts.errors, "error")), \(counted(counts.warnings, "warning"))",
      ja: "使える問題\(counts.usable)問、使えない行\(counts.unusable)行。エラー\(counts.errors)件、警告\(counts.warnings)件")
  }
}
