import ArgumentParser
import QuizStore
import TerminalKit

/// `tenq path`: prints the paths of all files and folders.
struct Path: Command {
  static let configuration = CommandConfiguration(abstract: "Say where scores, settings and banks are.")

  @OptionGroup var options: Options

  func run() throws {
    let locations = try ProcessEnvironment(options.values).locations
    func line(_ name: SafeText, _ path: String?) {
      Printer.print(
        name.padded(to: 10) + SafeText(path ?? "(none: set HOME or the XDG variables to absolute paths)").oneLine)
    }
    line("scores", locations.scoreLog)
    line("settings", locations.settings)
    line("own banks", locations.ownBanks)
    line("resources", locations.resources)
    for folder in locations.systemBanks { line("banks", folder) }
  }
}
