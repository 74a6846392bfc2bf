import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A game that is nowhere but here has all that a game has: it is one value, and one entry of the list.
@Suite struct NewGameTests {
  private static let games = Games(Games.all.modules + [PairsModule()])
  private static func player(_ language: Language = .en) -> Player { Player(language, games: games) }

  /// Having got both questions right.
  private static func played() -> Player {
    var player = player()
    player.choose(.game("pairs"), .enter)
    for _ in 0..<2 { player.type("1", after: .seconds(1), then: .seconds(3)) }
    return player.wait(.seconds(5))
  }

  @Test func itsRowOfTheHomeScreenSaysWhatItRemembers() {
    #expect(NewGameTests.player().screen.contains { $0.contains("Pairs") && $0.contains("0 without a miss") })
    #expect(NewGameTests.player(.ja).screen.contains { $0.contains("ペア") && $0.contains("ノーミス0回") })
    NewGameTests.played().having { $0.press(.character("q")) }.expectRow("Pairs", "1 without a miss")
  }

  @Test func itsRoundIsKeptByItsOwnRules() throws {
    let record = try #require(NewGameTests.played().saved.first)
    #expect(record.game == "pairs" && record.set == "en/Food pairings/Basics")
    #expect(record.asked == 2 && record.correct == 2 && PairsModule().game.fault(of: record) == nil)
  }

  @Test func theHistoryHasItsRowsAndItsTab() {
    var player = NewGameTests.played()
    player.press(.character("q"))
    player.choose(.history).expectRow("Pairs", "2 / 2")
    player.type("f").expect(row: 0, has: "Pairs   1 round")
    player.press(.tab).expect(row: 0, has: "Pairs").expectRow("Right answers")
  }

  @Test func itsAnswersAreCounted() {
    var player = NewGameTests.played()
    player.press(.character("q"))
    player.choose(.statistics).expectRow("tungsten", "100")
  }

  @Test func itsResultHasALineAndAPartOfItsOwn() {
    let screen = NewGameTests.played().screen
    let lines = ["2 of 2 right", "Your first round of this kind", "a pair at last", "Pairs so far: 1"]
    #expect(lines.allSatisfy { line in screen.contains { $0.contains(line) } }, "\(screen.picture)")
  }

  @Test func itIsPlayedInLinesOfText() throws {
    let played = try PlainGameTests().play(
      game: "pairs", games: NewGameTests.games, .line("1", after: 1_000), .line("2", after: 1_000),
      .line("q", after: 1))
    #expect(played.transcript.contains("Question 2 of 2."))
    #expect(played.transcript.contains("Result: 1 of 2 right") && played.saved.map(\.game) == ["pairs"])
  }

  @Test func itIsSharedWithItsCommand() throws {
    var player = NewGameTests.played()
    player.type("s")
    let text = try #require(player.loopEffects.shared.last)
    #expect(text.lines[0].string.hasPrefix("TenQ Pairs · Food pairings › Basics   2/2"))
    #expect(text.lines[2].string.hasPrefix("tenq play \"Food pairings/Basics\" --game pairs --lang en -t 10 --seed "))
  }

  @Test func withoutItItsRoundsAreStillTold() {
    var text = ReportText(language: .en, glyphs: .unicode, columns: 80, games: .all)
    let record = Player.record(1, game: "pairs", correct: 1, asked: 2)
    #expect(text.firstRows([record], isLast: true).lines[1].string.contains("pairs"))
    text = ReportText(language: .en, glyphs: .unicode, columns: 80, games: NewGameTests.games)
    #expect(text.firstRows([record], isLast: true).lines[1].string.contains("Pairs"))
  }
}

/// Two questions of a set.
private struct PairsModule: GameModule {
  let game = Game(
    id: "pairs", name: Phrase(en: "Pairs", ja: "ペア"), source: .set, length: .fixed(2), clock: .setting,
    memory: PairsMemory()
  ) { source in
    var generator = source.generator
    return source.setup("pairs", source.draw(2, using: &generator), rules: source.rules, using: &generator)
  }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let count = context.state.memories[PairsMemory.self]?.perfect ?? 0
    return [context.words(Phrase(en: "\(count) without a miss", ja: "ノーミス\(count)回"))]
  }

  func result(_ picture: ResultPicture, of facts: ResultFacts) -> ResultPicture {
    var picture = picture
    picture.lines.append(.init(["a pair at last"]))
    picture.extra = Line("Pairs so far: \(facts.context.state.memories[PairsMemory.self]?.perfect ?? 0)", .title)
    return picture
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    StartScreen(game.id, selection ?? state.selection)
  }
}

/// How many pairs were right.
private struct PairsMemory: GameMemory {
  private(set) var perfect = 0

  mutating func add(_ record: RoundRecord) { if record.correct == record.asked { perfect += 1 } }
}
