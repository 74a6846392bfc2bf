import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The history as a table, and the number of rounds, which the home screen shows too.
@Suite struct HistoryScreenTests {
  /// More rounds than are read at once.
  static let many = (1...230).map {
    Player.record($0, game: $0 % 8 == 0 ? .missing : .timed, set: $0 % 8 == 0 ? "missing" : "en/Food pairings/Basics")
  }

  @Test(arguments: [(Language.en, "12,345 rounds and counting"), (.ja, "12,345回（集計中）")])
  func homeAndHistorySayTheSame(language: Language, count: String) {
    var player = Player(language) {
      $0.rounds = 12_345
      $0.isCounting = true
    }
    player.expect(count)
    player.choose(.history).expect(row: 0, has: count)
  }

  @Test func theCountingGoesOnWhileTheHistoryIsOpen() throws {
    let home = PlayerHome()
    home.writeBanks(.en, usable: 12)
    var handler = try home.loaded()
    (handler.state.missed, handler.state.isCounting) = (.known(0), true)
    (handler.state.rounds, handler.state.today) = (2, Player.date.day)
    var stage = AppStage(opens: HistoryScreen(), in: handler.state)
    #expect(stage.effects == [.store(.readHistory(game: nil, count: 200))])
    stage.answer(HistoryPage(game: nil, records: Self.many, hasMore: true))
    stage.expect(row: 0, has: "2 rounds and counting").expect(row: 23, ends: "/230+")
    #expect(stage.app.nextChange(after: stage.now) == stage.now)
    #expect(stage.effects(of: .input(.time)) == [.store(.goOnCounting)])
    for event in handler.perform(.goOnCounting) { stage.send(event) }
    #expect(!stage.app.context.state.isCounting)
  }

  @Test func theCountingGoesOnInTheStatisticsAndInAPastRound() throws {
    var state = Player(.en).app.context.state
    (state.isCounting, state.missed, state.today) = (true, .known(0), Player.date.day)
    let pending = try #require(state.pendingEffect)
    let screens: [any Screen] = [StatisticsScreen(), PastRoundScreen(Self.many[0])]
    for screen in screens {
      var stage = AppStage(opens: screen, in: state)
      #expect(stage.app.nextChange(after: stage.now) == stage.now)
      #expect(stage.effects(of: .input(.time)) == [.store(pending)])
    }
  }

  @Test func roundsThatAnotherProgramSavedAreCountedWhenTheHistoryIsRead() {
    var player = Player(.en)
    player.remember(Self.many)
    player.choose(.history).expect(row: 0, has: "230 rounds").expect(row: 23, ends: "/230")
    player.press(.escape).expect("230 rounds")
  }

  @Test(arguments: [40, 50, 64, 72, 80, 120], [Language.en, .ja])
  func aNumberOfThreeDigitsIsNeverCut(columns: Int, language: Language) {
    var text = ReportText(language: language, glyphs: .unicode, columns: columns, games: .all)
    let set = language == .ja ? "ja/食べ合わせ/季節の食卓" : "en/Food pairings/Through the seasons"
    let records = [
      Player.record(1, game: .practice, set: set, correct: 7, asked: 130),
      Player.record(2, set: set, correct: 456, asked: 500),
    ]
    let lines = text.firstRows(records, isLast: true).lines.map(\.string)
    #expect(lines[1].contains(language == .ja ? "ミス123回" : " 123 misses"), "\(lines)")
    #expect(lines[2].contains(" 456 / 500"), "\(lines)")
    #expect(lines.allSatisfy { SafeText($0).width <= columns })
  }

  @Test func theNextGameBeginsWithItsNewestRound() {
    var player = Player.finished(.en)
    player.remember(Player.past(.en))
    player.press("h", .down, .down).expect(row: 6, begins: " ▶ ")
    player.type("f").expect(row: 0, has: "Play   5 rounds").expect(row: 4, begins: " ▶ ")
  }

  /// Each key draws all rows in view.
  @Test func theTextsOfARowAreMadeOnce() {
    let rows = HistoryRows([Player.record(1), Player.record(2)], in: Games.all.list)
    let context = Player(.en).app.context
    let table = HistoryTable(rows, first: rows.records[0], in: context)
    var made: [Int] = []
    let sets = [0, 1, 1, 0].map { row in
      table.texts(of: row) {
        made.append(row)
        return HistoryRow(rows.record(of: row), today: nil, in: context)
      }.set
    }
    #expect(made == [0, 1] && Set(sets).count == 1)
  }
}
