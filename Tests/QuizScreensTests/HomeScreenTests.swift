import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The home screen: its entries, and its texts before and after counting.
@Suite struct HomeScreenTests {
  /// A state in which something was played.
  static func played(_ state: inout AppState) {
    func score(_ game: Game.ID, _ correct: Int, of asked: Int, _ milliseconds: Int) -> Score {
      Score(
        kind: .init(game: game, set: "x", asked: asked, limit: 10_000), ranking: .points, points: 1000 * correct,
        correct: correct, misses: 0, milliseconds: milliseconds, date: Player.date)
    }
    state.selection = .everything
    state.rounds = 23
    state.missed = .known(12)
    state.bests[.timed] = score(.timed, 5, of: 5, 7750)
    state.bests[.survival] = score(.survival, 31, of: 34, 99_000)
    state.bests[.missing] = score(.missing, 10, of: 10, 31_402)
    state.bests[.panels] = score(.panels, 5, of: 5, 18_234)
    state.memories.add(Player.record(1, game: .practice, set: "en/Food pairings/Basics", correct: 12, asked: 12))
    for correct in [1, 2, 3, 5, 2, 3, 5, 5, 4, 5] {
      state.memories.add(Player.record(1, set: state.logName(of: .everything, for: .timed), correct: correct))
    }
    for number in 0..<50 {
      state.memories.add(Player.record(1, game: .endless, correct: number < 41 ? 1 : 0, asked: 1))
    }
    state.today = Player.date.day
    for record in Player.dailies(4, until: Player.date.day.advanced(by: -1), state.language) {
      state.memories.add(record)
    }
  }

  @Test func everyGameOfTheListHasItsModule() {
    #expect(Games.all.modules.map(\.game.id) == GameList.all.games.map(\.id))
  }

  @Test func everyEntryHasAKeyThatOpensIt() throws {
    let items = HomeScreen.items(in: Player().app.context.state)
    let keys = "123456789abcde"
    #expect(keys.count == items.count)
    for key in keys {
      var player = Player()
      player.type("\(key)")
      #expect(player.app.screens.count > 1, "\(key)")
    }
  }

  @Test func aRowThatWouldEndTodayIsSaid() throws {
    func daily(_ days: [Int], _ language: Language = .en, width: Int = 80) -> String {
      let player = Player(language, size: .of(width, width == 80 ? 24 : 15)) { state in
        for back in days {
          for record in Player.dailies(1, until: Player.date.day.advanced(by: -back), language) {
            state.memories.add(record)
          }
        }
      }
      let name = Game.daily.name[language]
      return player.screen.first { $0.contains(name) }.map { String($0.split(separator: name)[1]) } ?? ""
    }
    // Today is a Saturday.
    #expect(daily([]).hasSuffix("  today's five are waiting   week ·······"))
    #expect(daily([0]).hasSuffix("  done: 4 of 5   week ·····✓·"))
    #expect(daily([0, 1, 2], .ja).hasSuffix("  回答済み：5問中4問正解、3日連続   ···◯◯◯·"))
    #expect(daily([1]).hasSuffix("  make it 2 days in a row   ····✓··"))
    #expect(daily([1, 2, 3]).hasSuffix("  keep your 3 days in a row   ··✓✓✓··"))
    #expect(daily([1, 2, 4]).hasSuffix("  save your 3 days in a row today   ·✓○✓✓··"))
    #expect(daily([2]).hasSuffix("  last day to make it 2 in a row   ···✓○··"))
    #expect(daily([0, 1, 2]).hasSuffix("  done: 4 of 5, 3 days in a row   ···✓✓✓·"))
    #expect(daily([1, 2, 4], .ja).hasSuffix("  今日休むと3日連続が途切れます   ·◯休◯◯··"))
    #expect(daily([1, 2, 4], width: 40).hasSuffix("  save your 3 days"))
    #expect(daily([1, 2, 4], .ja, width: 40).hasSuffix("  今日で途切れます"))
  }

  @Test func theLogoHasTheColoursOfTheChoices() {
    let canvas = Player().canvas
    for color in 0..<4 { #expect(canvas.styledLines[3].contains { $0.style == .shape(color) }) }
  }

  @Test func noEntryMovesWhenMissedQuestionsTurnUp() {
    let without = Player().screen
    let with = Player { $0.missed = .known(3) }.screen
    let row = with.firstIndex { $0.hasPrefix("      r ↺  Missed questions  3 questions") } ?? 0
    let both = Player {
      $0.missed = .known(3)
      $0.elsewhere = [AppState.Elsewhere(language: .ja, missed: 15, due: 2)]
    }
    both.expect("Missed questions  3 questions   15 in Japanese")
    #expect(with[row - 1].contains("Live"), "below the games, together with them")
    // What they tell of themselves is not known in both at once.
    let (before, after) = (without.map { $0.prefix(17) }, with.map { $0.prefix(17) })
    #expect(after.indices.filter { after[$0] != before[$0] } == [row])
  }

  @Test func theKeyOfMissedQuestionsIsToldWhereTheirRowIsOutOfView() {
    let seen = Player { $0.missed = .known(3) }
    seen.expect(row: -1, lacks: "missed")
    var player = Player(size: .of(52, 15)) { $0.missed = .known(3) }
    player.expect("Missed questions").expect(row: -1, lacks: "missed")
    player.press(.end)
    #expect(!player.screen.contains { $0.contains("Missed questions") } == player.screen.last?.contains("r 3 missed"))
  }

  @Test func missedQuestionsAreOfferedOnceTheyAreKnown() throws {
    var player = Player()
    player.expect(without: "Missed questions")
    player.miss(3)
    player.expect("r ↺  Missed questions  3 questions")
    player.choose(.retry, .enter).expect(row: 0, begins: " Question 1 of 3   Food pairings › Basics")
    player.play("111")
    let record = try #require(player.saved.first)
    #expect(record.game == .timed && record.set == "missed")
  }

  @Test func digitsOpenTheSameEntriesWhetherQuestionsWereMissedOrNot() {
    func opened(by key: String, missed: Int) -> String {
      var player = Player { $0.missed = .known(missed) }
      player.type(key)
      return player.screen[0]
    }
    for key in "123456789abcdef" {
      #expect(opened(by: "\(key)", missed: 0) == opened(by: "\(key)", missed: 3), "\(key)")
    }
    let row = HomeScreen.items(in: Player().app.context.state).firstIndex(of: .history) ?? 0
    let history = Array("123456789abcdef")[row]
    #expect(opened(by: "\(history)", missed: 3).hasPrefix(" History"))
    #expect(opened(by: "r", missed: 3).hasPrefix(" Missed questions") && opened(by: "r", missed: 0).hasPrefix(" tenq"))
  }

  @Test func anEntryThatComesDoesNotMoveTheSelection() {
    var player = Player()
    player.press(.end)
    player.send(.state(player.app.context.state.with { $0.missed = .known(3) }))
    #expect(player.canvas.runs(of: .row).joined().contains("Settings"))
  }

  @Test func aLongLogIsCountedWhileTheHomeScreenShowsAndNotDuringARound() {
    let home = PlayerHome()
    let long = String(repeating: "a long line that is no record\n", count: 60_000)
    home.writeLog((1...3).map { Player.record($0) }, after: long)
    var player = Player(home: home)
    #expect(player.app.nextChange(after: player.now) == player.now)
    player.type("p").expectRest()
    player.press(.escape, then: .zero).expect("3 rounds").expectRest()
  }

  /// The list of games and all keys work before the numbers are there; such a key first finishes loading.
  @Test func theFirstPictureDoesNotWaitForQuestionsToBeCounted() throws {
    let home = PlayerHome()
    home.writeBanks(.en, usable: 20)
    var handler = try home.handler()
    var stage = AppStage(in: handler.state).expect(row: 0, ends: " English")
    var (entering, missed) = (stage, stage)
    #expect(stage.effects.isEmpty && stage.app.nextChange(after: stage.now) == stage.now)
    #expect(stage.effects(of: .input(.time)) == [.store(.finishLoading)])
    for event in handler.perform(.finishLoading) { stage.send(event) }
    stage.expect(row: 0, has: "questions")
    #expect(stage.effects(of: .input(.time)) == [.store(.findMissed)])
    #expect(entering.effects(of: .enter).first == .store(.finishLoading))
    #expect(missed.effects(of: "r") == [.store(.finishLoading), .store(.inspect(.missed))])
  }

  @Test func whoeverOpensAGameAtOnceSeesTheBestOfAllRounds() throws {
    let home = PlayerHome(log: (1...600).map { Player.record($0) })
    var handler = try home.handler()
    #expect(handler.state.isCounting && handler.state.rounds < 600)
    _ = handler.perform(.finishLoading)
    #expect(!handler.state.isCounting && handler.state.rounds == 600)
  }

  @Test func missedQuestionsAreReachedByTheArrowsAndByTheMouse() throws {
    var player = Player { $0.missed = .known(3) }
    player.press(.end)
    for _ in 0..<5 { player.press(.up) }
    #expect(player.canvas.runs(of: .row).joined().contains("Missed questions"))
    player.press(.enter).expect(row: 0, begins: " Missed questions")
    player.press(.escape)
    player.click(20, try #require(player.screen.firstIndex { $0.contains("Missed questions") }))
    player.expect(row: 0, begins: " Missed questions")
  }

  @Test func whatWasPlayedLatelyIsFoundAfterTheFirstPicture() throws {
    let bests = [1, 5, 3].enumerated().map { place, correct in
      Player.record(place, set: "en/Food pairings/Basics", correct: correct)
    }
    let home = PlayerHome(log: bests + [Player.record(9, game: .endless, correct: 1, asked: 1)])
    let player = Player(home: home) { $0.selection = .set(genre: "Food pairings", title: "Basics") }
    // The newest round stands last.
    let state = player.app.context.state
    #expect(state.memories[TimedMemory.self]?.latest == [0.6, 1, 0.2])
    player.expect("4 rounds   old ▅█▂ new", "one more? 100% right lately", "Basics · best 5,525")
  }

  @Test func quittingEndsTheProgram() {
    var player = Player()
    player.type("q")
    #expect(player.loopEffects == [.quit])
  }

  @Test func backLeadsHomeFromEverywhere() {
    let ways: [@Sendable (inout Player) -> Void] = [
      { $0.type("p") }, { $0.choose(.history) }, { $0.choose(.history, .tab) }, { $0.choose(.settings) },
      { $0.type("?") },
    ]
    for way in ways {
      var player = Player().having(way)
      #expect(!player.screen[0].hasPrefix(" tenq"))
      player.press(.escape).expect(row: 0, begins: " tenq")
    }
  }

  private static func player(_ language: Language = .en, height: Int = 60) -> Player {
    Player(language, size: .of(200, height))
  }

  @Test func arrowsMoveBetweenPanels() {
    var player = HomeScreenTests.player()
    func opened(_ keys: [Key]) -> String {
      var player = player
      for key in keys { player.press(key) }
      player.press(.enter)
      return player.screen[0]
    }
    let names: [([Key], String)] = [
      ([], "Question 1"), ([.right], "Daily"), ([.right, .right], "Practice"), ([.right, .left], "Question 1"),
      ([.left], "Question 1"), ([.down, .right], "Survival"), ([.down, .down, .down], "History"),
      ([.right, .right, .down, .down, .down], "Settings"), ([.down, .down, .down, .down, .up, .up], "Endless"),
    ]
    for (keys, name) in names { #expect(opened(keys).contains(name), "\(keys) \(opened(keys))") }
    player.press("l")
    #expect(player.screen[0].hasPrefix(HomeScreenTests.player().screen[0].prefix(10)), "l moves and opens nothing")
  }

  @Test func aClickOpensAPanel() throws {
    var player = HomeScreenTests.player()
    let row = try #require(player.screen.firstIndex { $0.contains("until the third miss") })
    player.click(100, row).expect(row: 0, has: "Survival")
  }
}

extension AppState {
  /// The same with a change.
  fileprivate func with(_ change: (inout AppState) -> Void) -> AppState {
    var state = self
    change(&state)
    return state
  }
}
