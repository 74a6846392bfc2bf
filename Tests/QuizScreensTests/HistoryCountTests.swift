import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The history and the home screen show the same number of rounds.
@Suite struct HistoryCountTests {
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
    var handler = EffectHandler(try Session(CommandLineOptions(), in: home.environment(.en)), given: home.given)
    handler.finishLoading()
    handler.state.missed = .known(0)
    handler.state.isCounting = true
    handler.state.rounds = 2
    handler.state.today = Player.date.day
    let now = Instant.zero
    var (app, effects) = App.opening(Opening(screen: HistoryScreen()), size: .ordinary, state: handler.state)
    #expect(effects == [.store(.readHistory(game: nil, count: 200))])
    let page = HistoryPage(game: nil, records: HistoryCountTests.many, hasMore: true)
    effects = app.handle(.response(page), at: now)
    #expect(app.picture(at: now).lines[0].contains("2 rounds and counting"))
    #expect(app.picture(at: now).lines[23].hasSuffix("/230+"))
    #expect(app.nextChange(after: now) == now)
    #expect(app.handle(.input(.time), at: now) == [.store(.goOnCounting)])
    for event in handler.perform(.goOnCounting) { _ = app.handle(event, at: now) }
    #expect(!app.context.state.isCounting)
  }

  @Test func theCountingGoesOnInTheStatisticsAndInAPastRound() throws {
    var state = Player(.en).app.context.state
    (state.isCounting, state.missed, state.today) = (true, .known(0), Player.date.day)
    let pending = try #require(state.pendingEffect)
    let screens: [any Screen] = [StatisticsScreen(), PastRoundScreen(HistoryCountTests.many[0])]
    for screen in screens {
      var (app, _) = App.opening(Opening(screen: screen), size: Size(width: 80, height: 24), state: state)
      _ = app.handle(.shown, at: .zero)
      #expect(app.nextChange(after: .zero) == .zero)
      #expect(app.handle(.input(.time), at: .zero) == [.store(pending)])
    }
  }

  @Test func roundsThatAnotherProgramSavedAreCountedWhenTheHistoryIsRead() {
    var player = Player(.en)
    player.remember(HistoryCountTests.many)
    player.choose(.history).expect(row: 0, has: "230 rounds").expect(row: 23, ends: "/230")
    player.press(.escape).expect("230 rounds")
  }
}
