import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

@testable import tenq

/// The names of all variables that the program reads, as each part names its own: what the manual is held to.
enum EnvironmentVariables {
  /// Those that do not stand for an option.
  static var others: [String] {
    var names: [String] = []
    let all =
      ColorDepth.variables + SettingsList.all.compactMap(\.commonVariable) + PlainReason.variables
      + [Theme.variable, TrueColor.variable] + TerminalFamily.variables + TerminalQuery.variables
      + [Language.listVariable] + Language.localeVariables + [ProcessEnvironment.columnsVariable]
      + ProcessEnvironment.libraryVariables + Locations.variables + [LeagueProgram.variable]
    for name in all where !names.contains(name) { names.append(name) }
    return names
  }
}
