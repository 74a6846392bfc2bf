import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The help: where it opens, and that it lists all keys.
@Suite struct HelpTests {
  /// A place to ask for help from, and the section that answers.
  static let places: [(name: String, topic: HelpScreen.Topic, way: @Sendable (inout Player) -> Void)] = [
    ("home", .home, { _ in }),
    ("start", .start, { $0.type("p") }),
    ("question", .round, { $0.press(.enter) }),
    (
      "verdict", .verdict,
      {
        $0.press(.enter)
        $0.wait(.seconds(1))
        $0.type("2")
      }
    ),
    (
      "sum", .game(.missing),
      {
        $0.choose(.game(.missing))
        $0.press(.enter)
      }
    ),
    ("daily", .game(.daily), { $0.choose(.game(.daily)) }), ("genres", .start, { $0.choose(.game(.practice)) }),
    ("panels before the board", .start, { $0.choose(.game(.panels)) }),
    (
      "panels", .game(.panels),
      {
        $0.choose(.game(.panels))
        $0.press(.enter)
      }
    ),
    ("endless", .round, { $0.choose(.game(.endless)) }),
    (
      "endless pop-up", .game(.endless),
      {
        $0.choose(.game(.endless))
        $0.wait(.seconds(1))
        $0.type("1")
      }
    ),
    ("history", .lists, { $0.choose(.history) }),
    (
      "chart", .chart,
      {
        $0.choose(.history)
        $0.press(.tab)
      }
    ),
    ("statistics", .statistics, { $0.choose(.statistics) }), ("settings", .settings, { $0.choose(.settings) }),
    ("form", .typing, { $0.choose(.make) }),
    ("result", .result, HelpTests.finish),
    (
      "review", .review,
      {
        HelpTests.finish(&$0)
        $0.type("v")
      }
    ),
  ]

  @Sendable static func finish(_ player: inout Player) {
    player.press(.enter)
    player.wait(.seconds(100))
  }

  @Test(arguments: [(Language.en, Size(width: 80, height: 24)), (.ja, Size(width: 40, height: 15))])
  func itOpensAtTheKeysOfTheScreenBelow(_ language: Language, _ size: Size) {
    for place in HelpTests.places {
      var player = Player(language, size: size, moves: false)
      place.way(&player)
      player.press(.function(1))
      let section = HelpScreen.section(place.topic, in: player.app.context)
      #expect(player.screen[0].hasPrefix(" \(Localizer(language)(.help).string)"), "\(place.name)")
      #expect(player.screen[2] == " \(section.title.string)", "\(place.name)")
    }
  }

  @Test(arguments: Language.allCases)
  func theSmallestHelpCutsNothing(_ language: Language) {
    var player = Player(language, size: Size(width: 40, height: 15))
    player.press(.function(1))
    for _ in 0..<15 {
      #expect(!player.screen.joined().contains("…"), "\(player.screen)")
      player.press(.pageDown)
    }
  }

  @Test func theSameHelpIsReadFromEveryScreen() {
    var player = Player(moves: false)
    HelpTests.finish(&player)
    player.type("?")
    #expect(player.screen[2] == " Result", "the keys of the screen come first")
    player.press(.end)
    #expect(player.screen.contains { $0.hasPrefix(" Files") })
  }

  @Test(arguments: [(Language.en, " Home", " Lists"), (.ja, " ホーム", " 一覧")])
  func theHelpOfHomeBeginsWithItsOwnKeys(_ language: Language, _ own: String, _ next: String) {
    var player = Player(language, moves: false)
    player.type("?")
    #expect(player.screen[2] == own)
    player.press(.tab)
    #expect(player.screen[2] == next)
  }

  @Test func tabGoesFromPartToPartOfTheHelp() {
    var player = Player(moves: false)
    HelpTests.finish(&player)
    player.type("?")
    player.press(.tab)
    #expect(player.screen[2] == " Everywhere", "what holds everywhere is next")
    player.press(.tab)
    #expect(player.screen[2] == " In a round")
    player.press(.backTab)
    #expect(player.screen[2] == " Everywhere")
  }

  @Test(arguments: Language.allCases)
  func everyKeyWithAHelpIsInIt(_ language: Language) {
    let context = Player(language, size: Size(width: 100, height: 24)).app.context
    let told = Set(HelpScreen.Topic.all(in: .all).flatMap { HelpScreen.section($0, in: context).lines })
    for line in ScreenKeys.all.flatMap({ $0.help(context) }) {
      // Lines with the same keys in one section are joined.
      let isTold = told.contains { $0.name == line.name && $0.words.string.contains(line.words.string) }
      #expect(isTold, "\(line.name.string)")
    }
  }

  @Test func everyScreenIsAmongThoseWhoseKeysAreListed() {
    for place in HelpTests.places {
      var player = Player(moves: false)
      place.way(&player)
      let screen = player.app.screens[player.app.screens.count - 1]
      #expect(ScreenKeys.screens.contains { $0 == type(of: screen) }, "\(place.name): \(type(of: screen))")
    }
  }

  @Test func everyKeyWithAHintOfItsOwnHasAHelp() {
    func expectHelp<Command>(_ table: KeyTable<Command>) {
      for row in table.rows where row.hint != nil {
        let isBack = row.commands.contains { $0.key == .escape }
        #expect(row.help != nil || isBack, "\(row.name.text(.unicode).string)")
      }
    }
    expectHelp(RoundKeys.question(choices: 4))
    expectHelp(PanelsKeys.board)
    expectHelp(ResultScreen.keys)
    expectHelp(ReviewScreen.keys)
    expectHelp(HistoryScreen.tableKeys)
    expectHelp(HistoryChart.keys)
    expectHelp(StatisticsScreen.keys)
    expectHelp(SettingsKeys.list)
    expectHelp(PickScreen.keys)
    expectHelp(CountdownScreen.keys)
    expectHelp(UserQuestionsScreen.keys)
    expectHelp(HomeScreen.keys)
  }
}
