import Foundation
import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The settings screen: its items, and values that were not chosen on it.
@Suite struct SettingsScreenTests {
  /// The settings, opened on questions a round.
  func opened(_ language: Language = .en, _ change: (inout AppState) -> Void) -> Player {
    var player = Player(language, change: change)
    player.choose(.settings)
    player.select(language == .en ? "Questions a round" : "1回の問題数")
    return player
  }

  func chosen(_ number: Int) -> Player {
    opened {
      $0.chosenSettings[.questions] = number
      $0.settings[.questions] = number
    }
  }

  @Test(arguments: [(200, Key.right, "200"), (200, .left, "50"), (50, .right, "50"), (1, .left, "1"), (7, .right, "8")])
  func aNumberBeyondTheChoicesIsShownAndLeftToTheNext(_ number: Int, _ key: Key, _ after: String) {
    var player = chosen(number)
    #expect(player.selectedRow.contains("‹ \(number) ›"))
    player.press(key)
    #expect(player.selectedRow.contains("‹ \(after) ›"))
  }

  @Test func whatHoldsInPlaceOfASettingIsSaid() {
    var player = opened { $0.settings[.questions] = 100 }
    #expect(player.selectedRow.contains("‹ 5 ›"))
    player.expect("Now: 100. An option or the environment comes first.")
    player.press(.up).expect(without: "Now: ")
    var timeless = opened(.ja) { $0.settings[.seconds] = 0 }
    timeless.press(.up).expect("今は「制限なし」です。")
  }

  @Test(arguments: [
    ("a digit is typed", [Key.character("1")], "‹ 1▏ ›", 5),
    ("what is typed is not taken over yet", ["1", "2"], "‹ 12", 5),
    ("but by Enter", ["1", "2", .enter], "‹ 12 ›", 12), ("Enter on a number lets it be typed", [.enter], "‹ ▏ ›", 5),
    ("and changes nothing by itself", [.enter, .enter], "‹ 5 ›", 5), ("until a digit", [.enter, "8", .enter], "8", 8),
    ("moving on takes it over", ["3", "0", .backspace, "1", .down], "▶ Verdict", 31),
    ("Escape gives the old number back", ["3", "0", .escape], "‹ 5 ›", 5),
    ("below the range it is not taken over", ["0", .enter], "‹ 0▏ ›", 5),
    ("a digit on a word changes nothing but the row", [.down, "1"], "▶ Language", 5),
  ])
  func aNumberIsTyped(_ rule: String, _ keys: [Key], _ row: String, _ kept: Int) {
    var player = chosen(5)
    for key in keys { player.press(key) }
    #expect(player.selectedRow.contains(row), "\(rule)")
    #expect(player.app.context.state.chosenSettings[.questions] == kept, "\(rule)")
  }

  @Test func theLastLineHasTheKeysOfANumberThatIsTyped() {
    var player = chosen(5)
    player.type("1").expect(row: 23, begins: " 0-9 type   Enter set   ? help   Esc cancel")
    player.press(.backspace, "0", .enter).expect("Type a number from 1 to 500.")
  }

  @Test(arguments: [(Language.en, "Type a number from 1 to 500."), (.ja, "1〜500 の数を入力してください。")])
  func aTypedNumberOutOfRangeStaysAndTheRangeIsSaid(_ language: Language, _ said: String) {
    var player = opened(language) { $0.chosenSettings[.questions] = 5 }
    player.type("99999")
    #expect(player.selectedRow.contains("‹ 9999▏ ›"))
    for key in [Key.enter, .down] {
      player.press(key).expect(said)
      #expect(player.selectedRow.contains("9999"))
    }
    #expect(player.app.context.state.chosenSettings[.questions] == 5)
    player.press(.backspace, .enter, .backspace, .enter)
    #expect(player.app.context.state.chosenSettings[.questions] == 99)
    player.expect(without: said)
  }

  @Test(arguments: [Language.ja, .en]) func everySettingIsExplainedWholeInTheSmallestWindow(language: Language) {
    var player = Player(language, size: .small)
    player.choose(.settings)
    for row in SettingsGroup.all.flatMap(\.rows) {
      let shown = player.screen[10...11].joined().filter { !$0.isWhitespace }
      let whole = row.help[language].map { $0.filter { !$0.isWhitespace } }
      #expect(whole.contains(shown), "\(shown)")
      player.press(.down)
    }
  }

  @Test(arguments: [(80, 24), (48, 16), (40, 15)], [Language.ja, .en])
  func settingsThatCannotBeKeptAreSaidInEveryWindow(size: (Int, Int), language: Language) {
    var player = Player(language, size: .of(size.0, size.1))
    player.saveProblem = "disk"
    player.choose(.settings, .down, .right).expectRow(language == .ja ? "今回は有効" : "These hold for now")
  }

  @Test func whatAnotherProgramChangesMeanwhileStays() {
    let home = PlayerHome()
    let file = SettingsFile(path: home.environment(.en).locations.settings, list: SettingsList.all)
    var player = Player(.en, home: home)
    player.choose(.settings)
    var other = file.read().settings
    other[.theme] = .light
    other[.bell] = true
    #expect(throws: Never.self) { try file.save(SettingsChange(to: other)) }
    player.select("Seconds a question")
    player.press(.right)
    other[.seconds] = 11
    #expect(file.read().settings == other)
    // A change that goes back to a default is one too.
    player.type("d")
    other.reset(AnySetting(.seconds))
    #expect(file.read().settings == other)
  }

  @Test func whatCouldNotBeKeptIsKeptWithTheNextChange() {
    let home = PlayerHome()
    let file = SettingsFile(path: home.environment(.en).locations.settings, list: SettingsList.all)
    var player = Player(.en, home: home)
    player.choose(.settings)
    player.saveProblem = "disk"
    player.select("Seconds a question")
    player.press(.right)
    player.saveProblem = nil
    #expect(file.read().settings.choice(of: .seconds) == nil)
    player.press(.down, .right)
    #expect(file.read().settings.choice(of: .seconds) == 11 && file.read().settings.choice(of: .questions) == 6)
  }

  // MARK: A file that cannot be understood

  private func unreadable(_ language: Language = .en) -> (player: Player, file: String) {
    let home = PlayerHome()
    var player = Player(language, home: home)
    let file = home.environment(language).locations.settings ?? ""
    try? Data("{\n \"theme\":".utf8).write(to: URL(filePath: file))
    player.choose(.settings)
    player.select(language == .en ? "Seconds a question" : "1問の秒数")
    player.press(.right)
    return (player, file)
  }

  private func text(_ file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

  @Test(arguments: [(Language.en, "JSON", "Replace the file with"), (.ja, "JSON", "で置き換えますか")])
  func aFileThatCannotBeUnderstoodIsReplacedWhenThePlayerSaysSo(_ language: Language, _ place: String, _ copy: String) {
    var (player, file) = unreadable(language)
    // One word of the reason, whose lines break elsewhere with another path.
    let shown = player.screen.joined()
    #expect(shown.contains(place) && shown.contains(copy) && text(file) == "{\n \"theme\":")
    player.press("y").expect(without: copy)
    #expect(text(file)?.contains("\"seconds\"") == true && text(file + ".bak") == "{\n \"theme\":")
  }

  @Test func aFileThatCannotBeUnderstoodStaysWhenThePlayerSaysNoAndIsAskedOnce() {
    var (player, file) = unreadable()
    player.press(.escape, .right)
    let shown = player.screen.joined(separator: " ")
    #expect(!shown.contains("Replace the file") && shown.contains("could not be kept"))
    #expect(text(file) == "{\n \"theme\":")
  }

  @Test func everyKeyStandsOnceAndEveryDefaultIsAllowed() {
    #expect(Set(SettingsList.all.map(\.key)).count == SettingsList.all.count)
    for setting in SettingsList.all {
      #expect(setting.values.contains(setting.defaultValue), "\(setting.key)")
      #expect(setting.automaticValue.map(setting.values.contains) ?? true, "\(setting.key)")
    }
  }

  @Test func theWordsNameTheNumbersThatAreAllowed() {
    for setting in SettingsList.all {
      guard let range = setting.values.range, let words = setting.words.choices else { continue }
      for language in [Language.en, .ja] {
        let numbers = words[language].split { !"0123456789".contains($0) }.compactMap { Int($0) }
        #expect(numbers.min() == range.lowerBound && numbers.max() == range.upperBound, "\(setting.key)")
      }
    }
  }

  @Test func theFilesKeysStay() {
    let keys = ["language", "seconds", "questions", "verdict", "theme", "motion", "mouse", "ascii", "bell"]
    #expect(Set(SettingsList.all.map(\.key)).isSuperset(of: keys))
  }

  @Test func everySettingAndEveryPageIsInOneGroup() {
    let rows = SettingsGroup.all.flatMap(\.rows)
    let pages = rows.compactMap { row in if case .page(let page) = row { ObjectIdentifier(page) } else { nil } }
    let all = Games.all.screens().filter { $0 is any ChoicePage.Type }.map { ObjectIdentifier($0) }
    #expect(Set(pages) == Set(all) && pages.count == all.count && rows.count == SettingsList.all.count + pages.count)
  }
}

extension Player {
  /// The selected row of a list.
  fileprivate var selectedRow: String { screen.first { $0.contains("▶") } ?? "" }

  /// Moves down to the setting of this name.
  fileprivate mutating func select(_ name: String) {
    for _ in SettingsGroup.all.flatMap(\.rows) where !selectedRow.contains("▶ " + name) { press(.down) }
  }
}
