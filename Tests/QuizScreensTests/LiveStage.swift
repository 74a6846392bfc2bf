import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A screen of a live room, and the program that it speaks with: what the room says goes in, what the screen says comes
/// out.
typealias LiveStage = AppStage

extension LiveStage {
  /// The server's time, in milliseconds, at the beginning of the screen's.
  static let clock = 1_764_000_000_000

  init(
    _ language: Language = .en, _ size: Size = .ordinary, glyphs: Glyphs = .unicode, moves: Bool = true,
    opens screen: any Screen, change: (inout AppState) -> Void = { _ in }
  ) {
    var state = AppState(
      version: "0.2.0", language: language, catalogue: Player.catalogue(language),
      selection: Player.catalogue(language).selections[1])
    state.glyphs = language == .ja ? glyphs.japanese : glyphs
    state.settings[.motion] = moves
    state.today = Player.date.day
    state.time = Player.date
    change(&state)
    self.init(size, opens: screen, in: state)
  }

  /// What opens a room.
  static let opening = LiveEffect.host(
    RoundRequest(.live, .selection(.everything)), LiveRules(limit: 10_000),
    .host(port: nil, bind: nil, resumes: false, words: nil))

  /// A host whose room is open.
  static func host(_ language: Language = .en, _ size: Size = ViewContext.full, moves: Bool = true) -> LiveStage {
    var stage = LiveStage(
      language, size, moves: moves, opens: LiveHostScreen(LiveStage.opening, set: "en/Science/Sky and space"))
    return stage.say(.opened(addresses: ["http://192.168.1.20:8610", "http://10.0.0.7:8610"], code: "4071"))
  }

  /// Aya, who has joined.
  static func player(
    _ language: Language = .en, _ size: Size = ViewContext.full, change: (inout AppState) -> Void = { _ in }
  ) -> LiveStage {
    var stage = LiveStage(
      language, size, opens: LiveJoinScreen(address: "192.168.1.20:8610", code: "4071", name: "Aya"), change: change)
    return stage.stand(LiveStage.state(.lobby, language), own: LiveStage.own())
  }

  /// The room says something.
  @discardableResult
  mutating func say(_ line: LiveLine) -> Self {
    send(.response(LiveResponse.line(line)))
    return self
  }

  /// The room stands so.
  @discardableResult
  mutating func stand(_ state: LiveState, own: LiveOwn? = nil, board: LiveBoard? = nil) -> Self {
    say(.state(state, own: own, board: board, clock: LiveStage.clock))
  }

  /// The server's time so long after now.
  func time(in duration: Duration) -> Int { LiveStage.clock + (now + duration).elapsed.inMilliseconds }

  /// What the screen said to the room.
  var orders: [LiveOrder] {
    said.compactMap { effect in if case .say(let order) = effect { order } else { nil } }
  }
}

// Rooms as servers describe them.
extension LiveStage {
  static func title(_ language: Language) -> String { Phrase(en: "Science › Sky and space", ja: "科学 › 空と宇宙")[language] }

  static let names = ["Aya", "Ben", "Chika", "Deniz", "えみ", "Fatou", "Gil", "Hana", "Ivo", "Jun", "Kim"]

  /// A room of eleven players and ten questions.
  static func state(
    _ phase: LivePhase, _ language: Language = .en, rules: LiveRules = LiveRules(limit: 10_000)
  ) -> LiveState {
    var state = LiveState(version: 7, phase: phase, title: title(language), code: "4071", count: 10, rules: rules)
    (state.players, state.asked) = (names.count, names.count)
    return state
  }

  static func board(_ names: [String] = names, teams: Int = 0) -> LiveBoard {
    LiveBoard(
      people: names.enumerated().map { index, name in
        LiveBoard.Person(
          id: "p\(index)", name: name, team: teams == 0 ? 0 : index % teams + 1,
          sign: LiveSign.of(number: index, team: teams == 0 ? 0 : index % teams + 1), isHere: true, hasAnswered: false)
      }, losesAnswers: false)
  }

  static func venus(_ language: Language = .en) -> Question {
    let choices = [
      Phrase(en: "Vega", ja: "ベガ"), Phrase(en: "Venus", ja: "金星"), Phrase(en: "Jupiter", ja: "木星"),
      Phrase(en: "The Pole Star", ja: "北極星"),
    ]
    guard
      let question = Question(
        text: Phrase(
          en: "The 'morning star' and the 'evening star' are one and the same. What is it?",
          ja: "「明けの明星」と「宵の明星」は同じ星です。それはどれか？")[language], choices: choices.map { $0[language] }, answer: 1,
        explanation: Phrase(
          en: "It is never far from the Sun: seen before dawn, or after dusk.",
          ja: "いつも太陽の近くにあり、夜明け前か日没後に見えます。")[language], level: 2)
    else { fatalError("no question") }
    return question
  }

  /// The third question, which opens so long after now.
  func question(
    _ question: Question, _ language: Language = .en, in duration: Duration, number: Int = 3,
    rules: LiveRules = LiveRules(limit: 10_000)
  ) -> LiveState {
    var state = LiveStage.state(.question, language, rules: rules)
    state.question = LiveQuestion(
      ShuffledQuestion(question), number: number, limit: rules.limit(of: question), opens: time(in: duration),
      isAgain: false)
    return state
  }

  /// What it came to: `counts` of the panels, or lines that were typed.
  func result(
    _ question: Question, _ language: Language = .en, counts: [Int] = [], lines: [LiveResult.Line] = [], right: Int
  ) -> LiveState {
    var state = self.question(question, language, in: .seconds(-10))
    let dealt = ShuffledQuestion(question)
    state.phase = .result
    state.answered = counts.reduce(0, +)
    state.result = LiveResult(
      right: dealt.rightPanels, answer: question.rightAnswer, counts: counts, lines: lines, rightCount: right,
      asked: 11, explanation: question.explanation, id: question.id, choices: dealt.panels.indices.map { $0 + 1 })
    return state
  }

  static func standings(_ count: Int) -> [LiveStanding] {
    [("えみ", 3377, 3, 2), ("Deniz", 3312, 3, 1), ("Ben", 3291, 3, 4), ("Aya", 2377, 2, 3), ("Hana", 2302, 2, 5)]
      .enumerated().prefix(count).map { index, row in
        LiveStanding(name: row.0, team: 0, points: row.1, right: row.2, place: index + 1, former: row.3)
      }
      + (5..<max(5, count)).map { index in
        LiveStanding(
          name: names[(index * 3) % names.count], team: 0, points: 2200 - index * 100, right: 2, place: index + 1,
          former: index + 1)
      }
  }

  /// The third question's standings.
  static func leaders(_ stage: LiveStage, _ language: Language) -> LiveState {
    var state = stage.result(venus(language), language, counts: [3, 5, 1, 2], right: 5)
    (state.phase, state.result, state.standings) = (.standings, nil, standings(5))
    return state
  }

  static func podium(_ language: Language, places: Int = 10) -> LiveState {
    var state = LiveStage.state(.podium, language)
    state.standings = standings(places)
    state.missed = LiveState.Missed(
      number: 7, text: "What does the asteroid belt weigh beside the Moon?", right: 2, asked: 11)
    return state
  }

  /// What a question came to whose answer is typed.
  static func capital(_ stage: LiveStage, _ language: Language) throws -> LiveState {
    stage.result(
      try KindPlayer.typed(language), language,
      lines: [
        LiveResult.Line(text: "Rotterdam", count: 4, isRight: false),
        LiveResult.Line(text: "Amsterdam", count: 6, isRight: true),
        LiveResult.Line(text: "Den Haag", count: 1, isRight: false),
      ], right: 6)
  }

  static func own(_ change: (inout LiveOwn) -> Void = { _ in }) -> LiveOwn {
    var own = LiveOwn(id: "p0", name: "Aya", team: 0)
    change(&own)
    return own
  }

  static func table(players: Int) -> LiveTable {
    LiveTable(
      id: "0195", title: "Science › Sky and space", began: clock,
      players: (0..<players).map { index in
        LiveTable.Player(
          name: names[index % names.count], team: 0, place: index + 1, points: 9377 - index * 311,
          right: max(0, 9 - index), milliseconds: 31_400 + index * 2100,
          answers: (0..<10).map { $0 < 9 - index ? true : $0 == 9 ? nil : false })
      },
      questions: (0..<10).map { index in
        LiveTable.Rate(
          id: QuestionID(hash: UInt64(index)), text: "Question number \(index + 1) about the sky?", right: 11 - index,
          asked: 11)
      })
  }
}
