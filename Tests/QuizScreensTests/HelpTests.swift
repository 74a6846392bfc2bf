import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// The help: where it opens, and that it lists all keys.
@Suite struct HelpTests {
  /// A place to ask for help from, and the section that answers.
  static let places: [(name: String, topic: HelpScreen.Topic, way: @Sendable (inout Player) -> Void)] = [
    ("home", .home, { _ in }), ("filter", .typing, { $0.type("p/a") }), ("paused", .round, { $0.press(.enter, "p") }),
    ("live", .lists, { $0.choose(.game(.live)) }), ("survival", .start, { $0.choose(.game(.survival)) }),
    ("league", .typing, { $0.choose(.league) }), ("start", .start, { $0.type("p") }),
    ("question", .round, { $0.press(.enter) }),
    ("verdict", .verdict, { $0 = $0.asked(for: .seconds(1)).having { $0.type("2") } }),
    ("sum", .game(.missing), { $0.choose(.game(.missing), .enter) }),
    ("daily", .game(.daily), { $0.choose(.game(.daily)) }), ("genres", .start, { $0.choose(.game(.practice)) }),
    ("panels before the board", .start, { $0.choose(.game(.panels)) }),
    ("panels", .game(.panels), { $0.choose(.game(.panels), .enter) }),
    ("endless", .round, { $0.choose(.game(.endless)) }), ("endless pop-up", .game(.endless), { $0.answerEndless("1") }),
    ("history", .lists, { $0.choose(.history) }), ("chart", .chart, { $0.choose(.history, .tab) }),
    ("statistics", .statistics, { $0.choose(.statistics) }), ("settings", .settings, { $0.choose(.settings) }),
    ("form", .typing, { $0.choose(.make, .enter) }), ("import", .typing, { $0.choose(.make, "i") }),
    ("result", .result, HelpTests.finish),
    ("review", .review, { $0 = $0.having(HelpTests.finish).having { $0.type("v") } }),
  ]

  @Sendable static func finish(_ player: inout Player) {
    player.press(.enter)
    for _ in 1...5 { player.letRunOut() }
    player.wait(.seconds(30))
  }

  @Test(arguments: [(Language.en, Size.ordinary), (.ja, Size.small)])
  func itOpensAtTheKeysOfTheScreenBelow(_ language: Language, _ size: Size) {
    for place in Sweep.of(HelpTests.places, oneIn: language == .en ? 1 : 4) {
      var player = Player(language, size: size, moves: false).having(place.way)
      player.openHelp()
      let title = player.app.help?.sections(in: player.app.context).first?.title.string ?? ""
      let screen = player.screen
      #expect(screen[0].hasPrefix(" \(Localizer(language)(.help).string)"), "\(place.name)")
      #expect(screen[2] == " \(title)", "\(place.name)")
    }
  }

  @Test(arguments: Language.allCases) func theSmallestHelpCutsNothing(_ language: Language) {
    var player = Player(language, size: .small)
    player.openHelp()
    for _ in 0..<15 {
      let cut = player.screen.filter { $0.contains("…") }
      #expect(cut.isEmpty)
      player.press(.pageDown)
    }
  }

  @Test func tabGoesOnWhereTheHelpHasTwoColumns() {
    var player = Player(size: .of(118, 32), moves: false)
    player.openHelp()
    let first = player.screen[2]
    player.press(.tab)
    #expect(player.screen[2] != first)
  }

  @Test func belowTheKeysOfTheScreenIsWhatIsWorthReadingAnywhere() {
    var player = Player(moves: false).having(HelpTests.finish)
    player.type("?")
    #expect(player.screen[2] == " Result", "the keys of the screen come first")
    player.press(.end).expectRow(begins: " Files")
  }

  @Test(arguments: [(Language.en, " How to play", " Home", " Everywhere"), (.ja, " 遊び方", " ホーム", " どこでも")])
  func tabGoesFromPartToPartOfTheHelp(_ language: Language, _ first: String, _ second: String, _ third: String) {
    var player = Player(language, size: .small)
    player.type("?").expect(row: 2, is: first)
    player.press(.tab).expect(row: 2, is: second)
    player.press(.tab).expect(row: 2, is: third)
    player.press(.backTab).expect(row: 2, is: second)
  }

  /// The keys that a name in the help stands for: `1-9  a-e`, `↑↓ k j`.
  static func keys(named name: SafeText) -> [Key] {
    let arrows: [Character: Key] = ["↑": .up, "↓": .down, "←": .left, "→": .right]
    return name.string.split(separator: " ").flatMap { word -> [Key] in
      if word.allSatisfy({ arrows[$0] != nil }) { return word.compactMap { arrows[$0] } }
      if word.count == 3, word.dropFirst().first == "-", let first = word.unicodeScalars.first,
        let last = word.unicodeScalars.last
      {
        return (first.value...last.value).compactMap { Unicode.Scalar($0).map { .character(Character($0)) } }
      }
      return Key(name: String(word)).map { [$0] } ?? []
    }
  }

  /// What has to be there before some keys do anything: a panel that is pointed at, letters on both sides of the cursor,
  /// a setting that was changed.
  static let preparations: [[Key]] = [[], [.down], [.character("a"), .character("b"), .left], [.right]]

  private static func does(something key: Key, after preparation: [Key], _ player: Player) -> Bool {
    var ready = player
    for key in preparation { ready.press(key) }
    var pressed = ready
    pressed.press(key)
    return pressed.canvas != ready.canvas || pressed.effects.count > ready.effects.count
      || pressed.loopEffects.count > ready.loopEffects.count
  }

  @Test(arguments: HelpTests.places.map(\.name)) func everyKeyToldFirstDoesSomethingThere(_ name: String) throws {
    let place = try #require(HelpTests.places.first { $0.name == name })
    var player = Player(moves: false).having(place.way)
    // Keys typed ahead are dropped for a moment.
    player.wait(.milliseconds(300))
    var helped = player
    helped.openHelp()
    let help = try #require(helped.app.help)
    let told = help.keysBelow.ofScreen
    #expect(!told.isEmpty)
    for line in told {
      let keys = HelpTests.keys(named: line.name)
      #expect(!keys.isEmpty, "\(line.name.string)")
      let works = HelpTests.preparations.contains { preparation in
        keys.contains { HelpTests.does(something: $0, after: preparation, player) }
      }
      #expect(works, "\(line.name.string): \(line.words.string)")
    }
  }

  @Test(arguments: Language.allCases) func theHelpIsShortAndNamesNoKeyTwice(_ language: Language) {
    for place in HelpTests.places {
      var player = Player(language, moves: false).having(place.way)
      player.openHelp()
      let lines = player.app.help?.form(in: player.app.context)?.viewport?.count ?? 0
      #expect((1...110).contains(lines), "\(place.name): \(lines)")
      let told = player.app.help?.keysBelow
      var names: Set<String> = []
      for line in (told?.ofScreen ?? []) + (told?.everywhere ?? []) {
        for key in line.name.string.split(separator: " ").map(String.init) {
          #expect(names.insert(key).inserted, "\(place.name): \(key) in \(line.name.string)")
        }
      }
    }
  }

  @Test func everyScreenIsAmongThoseWhoseKeysAreListed() {
    for place in HelpTests.places {
      let app = Player(moves: false).having(place.way).app
      let screen = app.screens[app.screens.count - 1]
      #expect(Games.all.screens().contains { $0 == type(of: screen) }, "\(place.name): \(type(of: screen))")
    }
  }

  @Test func everyKeyWithAHintOfItsOwnHasAHelp() {
    func expectHelp<each Command>(_ tables: repeat KeyTable<each Command>) {
      for table in repeat each tables {
        for row in table.rows where row.hint != nil {
          let isBack = row.commands.contains { $0.key == .escape }
          #expect(row.help != nil || isBack, "\(KeyBindings().text(row.name, in: .lists, .unicode).string)")
        }
      }
    }
    expectHelp(
      RoundKeys.question(choices: 4), PanelsKeys.board, ResultScreen.keys, PastRoundScreen.keys,
      PastRoundScreen.questionKeys, HistoryScreen.keys, HistoryChart.keys, StatisticsScreen.keys, SettingsKeys.list,
      PickScreen.keys, CountdownScreen.keys, UserQuestionsScreen.keys, HomeScreen.keys)
  }
}
