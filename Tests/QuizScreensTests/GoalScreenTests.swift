import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The goals and the calendar among the statistics, and a goal on the result that reached it.
@Suite struct GoalScreenTests {
  @Test func theNearestGoalIsNamed() {
    let state = Player().afterRounds([1000], missing: [1]).app.context.state
    #expect(state.nearestGoal().string == "Nearest goal: A round of Play without a miss, 4 of 5")
  }

  /// Half a year in which more and more is played, newest first.
  static func past(_ language: Language) -> [RoundRecord] {
    var records: [RoundRecord] = []
    for back in (0..<200).reversed() {
      let day = Player.date.day.advanced(by: -back)
      for number in 0..<(back % 7 == 3 ? 0 : (200 - back) / 25 * (back % 3) + (back % 2)) {
        let date = WallTime(secondsSince1970: day.number * 86_400 + 30_000 + number, offset: 0) ?? .epoch
        records.append(
          Player.record(back * 100 + number, set: "\(language.rawValue)/Words/Idioms", correct: 4, date: date))
      }
    }
    let sets = (1...9).map { Player.record(90_000 + $0, game: .missing, set: "en/G\($0)/a", correct: 9, asked: 10) }
    return (records + sets).reversed()
  }

  @Test(arguments: [Glyphs.unicode, .ascii]) func whatIsBegunHasAMarkInItsBar(_ glyphs: Glyphs) throws {
    let home = PlayerHome(log: [Player.record(1, correct: 2)])
    var player = Player(.en, size: .ordinary, glyphs: glyphs, home: home)
    player.choose(.statistics, .tab, .tab, .tab)
    func row(_ name: String) throws -> String { try #require(player.screen.first { $0.contains(name) }) }
    let mark: Character = glyphs == .ascii ? "#" : "━"
    #expect(try row("1,000 right answers").filter { $0 == mark }.count == 1)
    #expect(try !row("30 right in Survival").contains(mark))
    #expect(try row("A round of Play without a miss").hasSuffix("2 of 5"))
  }

  @Test func aDayWithoutARoundIsSeen() {
    var player = Player(size: .of(190, 50), home: PlayerHome(log: GoalScreenTests.past(.en)))
    func styles() -> Set<Style> { Set(player.canvas.styledLines.flatMap { $0.map(\.style) }) }
    player.choose(.statistics)
    for _ in 0..<4 { player.press(.tab) }
    #expect(styles().contains(.lamp(nil)) && !styles().contains(.off), "the calendar")
    player.press(.escape)
    player.choose(.game(.daily))
    #expect(styles().contains(.lampNote(nil)) && !styles().contains(.off), "the week")
  }

  @Test func aGoalIsSaidOnceByTheResultThatReachedIt() {
    var player = Player()
    func play() {
      player = player.started()
      player.play("11111")
      player.wait(.seconds(6))
    }
    play()
    #expect(player.saved.count == 1, "\(player.screen.picture)")
    player.expect("Goal reached: Play without a miss")
    player.type("q")
    play()
    #expect(player.saved.count == 2)
    player.expect(without: "Goal reached")
  }

  @Test func theGoalsAndTheCalendarAsLinesOfText() {
    let text = StatisticsText(.question, language: .en, glyphs: .ascii, columns: nil)
    var memories = GameMemories(.all)
    var tally = GoalTally(.all)
    for record in GoalScreenTests.past(.en).reversed() {
      memories.add(record)
      tally.add(record, memories)
    }
    let goals = text.goals(tally).map(\.string)
    #expect(goals.count == 13 && goals[0] == "1 of 12 reached")
    #expect(goals.contains { $0.hasPrefix("Y  1,000 right answers") && $0.contains("2026-") })
    var days = DayCounts()
    for record in GoalScreenTests.past(.en) { days.add(1, on: record.date.day) }
    let calendar = text.calendar(RoundCalendar(days, on: Player.date.day)).map(\.string)
    #expect(calendar.count == 28 && calendar[0].hasPrefix("Week of      M "))
    #expect(calendar[26].hasPrefix("2026-11-16"))
    #expect(calendar[27].hasSuffix("of the last half year"))
  }
}
