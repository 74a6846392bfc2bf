import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Rules for the keys of all screens, as the last line and the help tell of them.
@Suite struct KeyRuleTests {
  @Test(arguments: Language.allCases)
  func noPartOfTheHelpNamesAKeyTwice(_ language: Language) {
    let context = Player(language, size: Size(width: 100, height: 24)).app.context
    for topic in HelpScreen.Topic.all(in: .all) {
      var told: Set<String> = []
      for line in HelpScreen.section(topic, in: context).lines {
        for key in line.name.string.split(separator: " ").map(String.init) {
          #expect(told.insert(key).inserted, "\(topic): \(key) in \(line.name.string)")
        }
      }
    }
  }
}
