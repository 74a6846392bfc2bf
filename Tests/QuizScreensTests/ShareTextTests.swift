import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A round as text for others, and the command that deals it again.
@Suite struct ShareTextTests {
  private func record(
    _ game: Game.ID = .timed, set: String = "en/Words/Idioms", marks: String = "✓✓✗✓◷", milliseconds: Int = 23_456,
    limit: Int = 10_000, pauses: Int = 0, seed: UInt64 = 4242
  ) -> RoundRecord {
    let answers = marks.enumerated().map { index, mark in
      RoundRecord.Answer(
        question: QuestionID(hash: UInt64(index)), choice: mark == "◷" ? nil : 1, correct: mark == "✓", milliseconds: 1)
    }
    let right = answers.count(where: \.correct)
    return RoundRecord(
      id: "x", date: WallTime("2026-11-22T09:14:03+09:00") ?? .epoch, game: game, set: set, asked: marks.count,
      correct: right, misses: marks.count - right, milliseconds: milliseconds, limit: limit, pauses: pauses, seed: seed,
      answers: answers)
  }

  private func text(
    of record: RoundRecord, streak: Int? = nil, isReproducible: Bool = true, _ language: Language = .en,
    glyphs: Glyphs = .unicode, marks: ShareChoice = .signs
  ) -> String {
    var state = AppState(version: "", language: language, catalogue: Player.catalogue(language))
    state.glyphs = glyphs
    state.settings[.share] = marks
    return ShareText(of: record, streak: streak, isReproducible: isReproducible, in: state).text
  }

  private func command(_ record: RoundRecord, isReproducible: Bool = true) -> String? {
    ReplayCommand(of: record, isReproducible: isReproducible, in: .all)?.text.string
  }

  private var daily: RoundRecord {
    let day = WallTime("2026-11-22T09:14:03+09:00")?.day ?? Day(number: 0)
    return record(.daily, set: "en/daily", seed: Daily.seed(of: day, language: "en"))
  }

  @Test func theDailyRoundAsText() {
    #expect(
      text(of: daily, streak: 4, marks: .squares) == """
        TenQ daily 2026-11-22   3/5   3,594 points   23.5 s
        🟩🟩🟥🟩⬛
        4 days in a row
        tenq daily --lang en

        """)
    #expect(
      text(of: record(.daily, set: "ja/daily"), streak: 4, .ja) == """
        TenQ 今日の5問 2026-11-22   3/5   3,594点   23.5秒
        ✓ ✓ ✗ ✓ ·
        4日連続
        tenq daily --lang ja

        """)
    #expect(text(of: daily, streak: 1).split(separator: "\n").count == 3)
  }

  @Test func anyOtherRoundAsText() {
    #expect(
      text(of: record(marks: "✓✓✓✓✓", milliseconds: 7_499)) == """
        TenQ Words › Idioms   5/5   5,990 points   7.5 s
        ✓ ✓ ✓ ✓ ✓
        tenq play "Words/Idioms" --lang en -n 5 -t 10 --seed 4242

        """)
    #expect(
      text(of: record(), glyphs: .ascii) == """
        TenQ Words > Idioms   3/5   3,594 points   23.5 s
        Y Y x Y -
        tenq play "Words/Idioms" --lang en -n 5 -t 10 --seed 4242

        """)
    #expect(text(of: record(pauses: 1)).hasPrefix("TenQ Words › Idioms   3/5   3,000 points   23.5 s   paused\n"))
    #expect(text(of: record(.practice, marks: "✓✓✓", limit: 0)).hasPrefix("TenQ Practice · Words › Idioms   0 misses"))
    #expect(text(of: record(.survival)).hasPrefix("TenQ Survival · Words › Idioms   3 right   23.5 s\n"))
    let missing = text(of: record(.missing, set: "missing"))
    #expect(missing.hasPrefix("TenQ Missing number   3/5   3,594 points   23.5 s\n✓ ✓ ✗ ✓ ·\n"))
    let panels = text(of: record(.panels, set: "panels", limit: 0))
    #expect(panels == "TenQ Panels   23.5 s\ntenq play --game panels --seed 4242\n")
    #expect(text(of: record("chess", set: "x")).split(separator: "\n").count == 2)
  }

  @Test func aTitleOfSeveralLinesIsOneLine() {
    let text = text(of: record(set: "en/Words/Idi\noms"))
    #expect(text.hasPrefix("TenQ Words › Idi oms   3/5") && text.split(separator: "\n").count == 3)
  }

  @Test func manyMarksStandOnSeveralLines() {
    let lines = text(of: record(marks: String(repeating: "✓", count: 60))).split(separator: "\n")
    #expect(lines.map { $0.filter { $0 == "✓" }.count } == [0, 25, 25, 10, 0])
    let squares = text(of: record(marks: String(repeating: "◷", count: 26)), marks: .squares).split(separator: "\n")
    #expect(squares[1].count == 25 && squares[2] == "⬛")
  }

  @Test(arguments: [
    ("en", "tenq play all --lang en -n 5 -t 10 --seed 4242"),
    ("ja/食べ合わせ", "tenq play \"食べ合わせ\" --lang ja -n 5 -t 10 --seed 4242"),
    ("own", "tenq play own -n 5 -t 10 --seed 4242"),
    ("rivers.csv", "tenq play rivers.csv -n 5 -t 10 --seed 4242"),
    ("missed", "tenq play missed -n 5 -t 10"),
    ("en/Words/Idioms (level 2)", "tenq play \"Words/Idioms\" --level 2 --lang en -n 5 -t 10 --seed 4242"),
    ("en/-x", "tenq play --lang en -n 5 -t 10 --seed 4242 -- -x"),
    ("en/a $HOME/b's", "tenq play 'a $HOME/b'\\''s' --lang en -n 5 -t 10 --seed 4242"),
  ])
  func theCommandNamesTheSet(set: String, command: String) { #expect(self.command(record(set: set)) == command) }

  @Test func theCommandHasTheOptionsThatCountInTheGame() {
    #expect(command(record(limit: 0)) == "tenq play \"Words/Idioms\" --lang en -n 5 -t 0 --seed 4242")
    #expect(command(record(.survival)) == "tenq play \"Words/Idioms\" --game survival --lang en --seed 4242")
    // As it can only be played in plain mode.
    let timed = command(record(.survival, limit: 20_000))
    #expect(timed == "tenq play \"Words/Idioms\" --game survival --lang en -t 20 --seed 4242")
    #expect(command(record(.practice, limit: 0)) == "tenq play \"Words/Idioms\" --game practice --lang en --seed 4242")
    #expect(command(record(.missing, set: "missing", limit: 5000)) == "tenq play --game missing -t 5 --seed 4242")
    #expect(command(record(.endless, limit: 0)) == "tenq play --game endless --lang en")
    #expect(command(record("chess")) == nil)
    #expect(command(record(), isReproducible: false) == "tenq play \"Words/Idioms\" --lang en -n 5 -t 10")
  }

  @Test func aNameIsOneWordInEveryShell() {
    #expect(ReplayCommand.quoted("a b") == "\"a b\"" && ReplayCommand.quoted("say \"hi\"") == "'say \"hi\"'")
    #expect(ReplayCommand.quoted("`x` $(y)") == "'`x` $(y)'")
    #expect(ReplayCommand.quoted("wow!") == "'wow!'" && ReplayCommand.quoted("a\\b'c") == "'a'\\\\'b'\\''c'")
    #expect(ReplayCommand.quoted("") == "\"\"")
  }

  /// The result of a round of two questions, the first answered right.
  private func result(day: Day? = nil, isPractice: Bool = false, isReproducible: Bool = true) throws -> RoundResult {
    let setup = RoundSetup(
      game: day == nil ? .timed : .daily, selection: nil, set: day == nil ? "en/Words/Idioms" : "en/daily",
      questions: Player.questions(.en).prefix(2).map { ShuffledQuestion($0) }, rules: .plain(limit: .seconds(10)),
      seed: 4242, day: day, isPractice: isPractice, isReproducible: isReproducible)
    return try setup.played([0, 1], each: .milliseconds(1550))
  }

  @Test func aResultIsSharedLikeItsRecord() throws {
    var state = AppState(version: "", language: .en, catalogue: Player.catalogue(.en))
    #expect(
      try ShareText(of: result(), in: state).text == """
        TenQ Words › Idioms   1/2   1,420 points   3.1 s
        🟩🟥
        tenq play "Words/Idioms" --lang en -n 2 -t 10 --seed 4242

        """)
    let other = try ShareText(of: result(isReproducible: false), in: state)
    #expect(other.lines[2] == "tenq play \"Words/Idioms\" --lang en -n 2 -t 10")
    let today = Player.date.day
    state.today = today
    for record in Player.dailies(4, until: today, .en) { state.memories.add(record) }
    func lines(_ day: Day, isPractice: Bool = false) throws -> [SafeText] {
      try ShareText(of: result(day: day, isPractice: isPractice), in: state).lines
    }
    let score = "   1/2   1,420 points   3.1 s"
    #expect(try lines(today).map(\.string).dropLast() == ["TenQ daily 2026-11-21" + score, "🟩🟥", "4 days in a row"])
    #expect(try lines(today.advanced(by: -1))[0].string == "TenQ daily 2026-11-20" + score)
    #expect(try lines(today, isPractice: true)[0].string == "TenQ daily 2026-11-21 (practice, not kept)" + score)
  }
}
