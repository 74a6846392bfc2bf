import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank`: what can be played, and whether a file can.
struct BankCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bank", abstract: "List and check banks of questions.",
    subcommands: [BankList.self, BankCheckCommand.self, BankPath.self])

  @OptionGroup var options: Options
}

/// `tenq bank list`: every set by the name that `tenq play` takes.
struct BankList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the sets that can be played.")

  @OptionGroup var options: Options

  func run() throws {
    let backstage = try Backstage(options: options, surroundings: Surroundings())
    let catalogue = backstage.world.catalogue
    let rows = catalogue.selections.compactMap { selection -> (name: SafeText, count: SafeText)? in
      let entries = catalogue.entries(of: selection)
      let counts = entries.compactMap(\.questions)
      let isCounted = counts.count == entries.count
      return catalogue.commandName(of: selection).map {
        (SafeText($0).oneLine, isCounted ? "\(counts.reduce(0, +))" : "?")
      }
    }
    if rows.isEmpty {
      throw Failure("no bank was found; `tenq path` says where they are looked for", status: Failure.Status.noInput)
    }
    let width = rows.map(\.name.width).max() ?? 0
    for row in rows { Printer.print(row.name.padded(to: width) + "  " + row.count.padded(to: 6, .right)) }
  }
}

/// `tenq bank path`: where own banks go.
struct BankPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Say where your own banks belong.")

  @OptionGroup var options: Options

  func run() throws {
    guard let path = Surroundings().locations.ownBanks else {
      throw Failure(SaveError.noHome.description, status: SaveError.noHome.exitStatus)
    }
    Printer.print(SafeText(path).oneLine)
  }
}

/// `tenq bank check`: every problem of a bank, by line and column.
struct BankCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check banks and name every problem.",
    discussion: "Ends in 65 when a row cannot be used, 66 when there is no such file.")

  @OptionGroup var options: Options

  @Argument(help: "CSV files; `-` is standard input.", completion: .file(extensions: ["csv"]))
  var files: [String]

  func run() throws {
    var worst: Int32 = 0
    var total = BankCounts()
    for file in files {
      do {
        let bank = try Bank.open(path: file)
        let counts = bank.check { problem in
          let severity: SafeText = problem.severity == .warning ? "warning: " : ""
          Printer.print(
            SafeText("\(file):\(problem.line):\(problem.column): ").oneLine + severity
              + SafeText(problem.description).oneLine)
        }
        total.usable += counts.usable
        total.unusable += counts.unusable
        total.errors += counts.errors
        total.warnings += counts.warnings
        if counts.errors > 0 { worst = max(worst, Failure.Status.data) }
      } catch {
        Printer.print(SafeText(error.description).oneLine)
        worst = max(worst, error.exitStatus)
      }
    }
    Printer.print(
      "\(total.usable) questions can be used, \(total.unusable) rows cannot; \(total.errors) errors, \(total.warnings) warnings"
    )
    if worst != 0 { throw ExitCode(worst) }
  }
}
