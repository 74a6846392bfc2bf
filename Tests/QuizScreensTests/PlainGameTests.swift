import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// Whole games in lines of text, from the first line to the record.
@Suite struct PlainGameTests {
  /// What a player does.
  enum Act {
    /// Types a line after this many milliseconds.
    case line(String, after: Int)
    /// Types lines of one character, each after this many milliseconds.
    case lines(String, each: Int)
    /// Puts files in the place of the folders of scores and settings, so that nothing can be saved.
    case block
    /// Ends the input.
    case end

    fileprivate var each: [Act] {
      guard case .lines(let lines, let pause) = self else { return [self] }
      return lines.map { .line(String($0), after: pause) }
    }
  }

  /// The outcome of a game.
  struct Played {
    var transcript = ""
    var saved: [RoundRecord] = []
    var end: PlainEnd?

    /// Expects texts to be somewhere in it.
    func expect(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
      let missing = texts.filter { !transcript.contains($0) }
      #expect(missing.isEmpty, "\(transcript)", sourceLocation: sourceLocation)
    }

    var lines: [String] {
      transcript.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// The files of whole games.
  static let files = ["round.en", "rounds.ja", "practice.en"].map { "plain/\($0).txt" }

  /// How a game without a clock opens.
  private static let untimed = "tenq: plain mode (--plain). The clock is off; -t 10 turns it on."
  /// What a game says of its keys before the first question.
  private static let keys = "Type a number and Enter; r repeats the question, q leaves, ? helps."

  /// Plays `acts` in a home folder of its own; questions are those of `Player`, and the right choice is always the
  /// first. Effects are performed as `PlainLoop` performs them.
  ///
  /// The set has `usable` rows that can be used and `skipped` that cannot, and `past` is in the log. With `isBlocked`
  /// nothing can be saved from the beginning.
  func play(
    game id: Game.ID = .timed, in language: Language = .en, questions: Int = 2, limit: Duration? = nil,
    why reason: PlainReason = .option, echoes: Bool = true, usable: Int = 12, skipped: Int = 0,
    past: [RoundRecord] = [], isBlocked: Bool = false, problem: String? = nil, games: Games = .all,
    change: (inout CommandLineOptions) -> Void = { _ in }, _ acts: Act...
  ) throws -> Played {
    let home = PlayerHome()
    home.drawsByChance = id == .missing
    home.writeBanks(language, usable: usable, skipped: skipped)
    if !past.isEmpty { home.writeLog(past) }
    var options = CommandLineOptions(seed: 7)
    options.settings[.questions] = questions
    if let limit { options.settings[.seconds] = Int(limit.components.seconds) }
    if reason == .option { options.plain = true }
    change(&options)
    let environment = home.environment(language, adding: reason == .accessible ? ["ACCESSIBLE": "1"] : [:])
    var handler = EffectHandler(try Session(options, in: environment), games: games, given: home.given)
    home.isBlocked = isBlocked
    handler.finishLoading()
    var state = handler.state
    if let problem, state.saveProblem != nil { state.saveProblem = problem }
    var game = PlainGame(
      id, state.opening(id, .everything) == nil ? nil : state.catalogue.selections[1], state: state,
      why: try #require(handler.session.resolved.plain), echoes: echoes)
    var played = Played()
    var now = Instant.zero
    func perform(_ steps: [PlainStep]) {
      var steps = steps[...]
      while let step = steps.popFirst() {
        switch step {
        case .say(let line): played.transcript += line.string + "\n"
        case .ask(let prompt): played.transcript += prompt.string
        case .end(let end):
          played.end = end
          return
        case .store(let effect):
          let events = handler.perform(effect)
          for case .state(let state) in events { game.console.state = state }
          for event in events {
            guard case .response(let response) = event else { continue }
            if case RoundResponse.saved(let record, _) = response { played.saved.append(record) }
            steps += game.handle(.response(response.naming(problem)), at: now)
          }
        }
      }
    }
    perform(game.handle(.begin, at: now))
    for act in acts.flatMap(\.each) where played.end == nil {
      _ = game.handle(.shown, at: now)
      switch act {
      case .line(let line, let after):
        now += .milliseconds(after)
        perform(game.handle(.line(line), at: now))
      case .lines: break
      case .block: home.isBlocked = true
      case .end: perform(game.handle(.inputEnded, at: now))
      }
    }
    return played
  }

  @Test func aRoundInEnglish() throws {
    let played = try play(.line("2", after: 2_104), .line("1", after: 4_000), .line("q", after: 9_000))
    try PictureTests.compare(played.lines, with: "plain/round.en.txt")
    #expect(played.end == .done)
    let record = try #require(played.saved.first)
    #expect(record.correct == 1 && record.limit == 0 && record.milliseconds == 6104)
    #expect(record.set == "en/Food pairings/Basics")
  }

  @Test func aRoundInJapaneseWithAClockAndASecondRound() throws {
    let best = Player.record(1, set: "ja/食べ合わせ/基本", correct: 1, asked: 1, milliseconds: 1_234)
    let played = try play(
      in: .ja, questions: 1, limit: .seconds(10), why: .accessible, past: [best], .line("１", after: 10_000),
      .line("", after: 100), .line("Ａ ", after: 999), .end)
    try PictureTests.compare(played.lines, with: "plain/rounds.ja.txt")
    #expect(played.end == .done && played.saved.map(\.correct) == [0, 1])
    #expect(played.saved.map(\.milliseconds) == [10_000, 999])
  }

  @Test func aLateLineIsLostWhateverIsOnItAndAnswersNothingElse() throws {
    for line in ["1", "?", "nonsense", ""] {
      let played = try play(limit: .seconds(10), .line(line, after: 12_345), .line("1", after: 1_000), .end)
      let record = try #require(played.saved.first)
      #expect(record.answers.map(\.choice) == [nil, 1] && record.milliseconds == 11_000)
      played.expect("Time's up. The answer is 1, Cucumber.")
    }
  }

  @Test func anAnswerCountsFromTheFirstInstant() throws {
    let record = try #require(try play(.line("1", after: 0), .line("1", after: 1), .end).saved.first)
    #expect(record.correct == 2 && record.milliseconds == 1)
  }

  @Test func anUnknownLineDoesNotEndTheQuestion() throws {
    let played = try play(
      questions: 1, .line("5", after: 1), .line("i", after: 1), .line("12", after: 1), .line("\0", after: 1),
      .line("\u{FFFD}1", after: 1), .line("", after: 1), .line("1\u{301}", after: 1), .line(" 1\t\r", after: 1), .end)
    #expect(played.transcript.components(of: "Type a number from 1 to 4, or q to leave, or ? for help.") == 7)
    #expect(played.saved.map(\.correct) == [1] && played.saved.map(\.milliseconds) == [8])
  }

  @Test(arguments: ["2", " 2 ", "２", "b", "B", "ｂ", "Ｂ", "\u{3000}2\u{3000}"])
  func aChoiceMayBeTypedInManyWays(line: String) { #expect(PlainAnswer(line) == .given(.panel(1))) }

  @Test func theQuestionIsRepeatedAndItsTimeGoesOn() throws {
    let played = try play(questions: 1, .line("r", after: 1_000), .line("1", after: 500), .line("q", after: 1))
    #expect(played.transcript.components(of: "\nQuestion 1 of 1.\nWhich vegetable") == 2)
    #expect(played.saved.map(\.milliseconds) == [1_500])
  }

  /// What is said before a round of one question, and with it.
  private func said(
    of question: Question, origin: Selection? = nil, in selection: Selection
  ) -> (opening: [PlainStep], asking: [PlainStep]) {
    let state = AppState.empty { $0.catalogue = Player.catalogue(.en) }
    var game = PlainGame(.timed, selection, state: state, why: .dumbTerminal, echoes: true)
    _ = game.handle(.begin, at: .zero)
    let facts = RoundResponse.inspected(.everything, SelectionFacts(usable: 1, skipped: 0))
    let opening = game.handle(.response(facts), at: .zero)
    var setup = RoundSetup(
      game: .timed, selection: .everything, set: "", questions: [ShuffledQuestion(question)], rules: .plain(limit: nil),
      seed: 1)
    setup.origins[question.id] = origin
    return (opening, game.handle(.response(RoundResponse.dealt(setup)), at: .zero))
  }

  @Test func theLevelAndTheSetAreSaidWithTheQuestion() throws {
    let question = try #require(Question(text: "a", choices: ["b", "c"], answer: 0, level: 2))
    let said = said(of: question, origin: .set(genre: "Words", title: "Idioms"), in: .everything).asking
    #expect(said[2] == .say("Words › Idioms. Level 2 of 3."))
  }

  @Test func helpSaysWhatCanBeTyped() throws {
    let played = try play(questions: 1, .line("？", after: 1), .end)
    let help = [
      "Your answer: ？", "To answer, type the number of a choice, 1 to 4, or its letter, a to d, and Enter.",
      "r repeats the question.", "q leaves. Nothing of a round that is not finished is recorded.", "? says this again.",
      "Your answer: ", "The input ended in the middle of a round. Nothing of it is recorded.",
    ]
    #expect(played.lines.suffix(7) == help[...])
    #expect(played.end == .abandoned && played.saved.isEmpty)
  }

  @Test func leavingRecordsNothingAndSaysSo() throws {
    let played = try play(.line("1", after: 1), .line("Q", after: 1))
    #expect(played.transcript.hasSuffix("Your answer: Q\nYou left. Nothing of this round is recorded.\n"))
    #expect(played.end == .done && played.saved.isEmpty)
  }

  @Test func aTerminalShowsWhatIsTypedByItself() throws {
    try play(questions: 1, echoes: false, .line("1", after: 1), .line("q", after: 1)).expect("Your answer: Right.")
  }

  @Test func whatIsEchoedIsSafeAndShort() throws {
    let line = "\u{1B}[31m\u{202E}" + String(repeating: "x", count: 5000)
    let played = try play(questions: 1, .line(line, after: 1), .end)
    played.expect("Your answer: [31m" + String(repeating: "x", count: 35) + "…\n")
  }

  @Test func aFailedSaveIsSaid() throws {
    let played = try play(questions: 1, problem: "scores.jsonl: disk full", .block, .line("1", after: 1), .end)
    played.expect("Result: 1 of 1 right, 1,000 points, 0.001 seconds. NOT saved: scores.jsonl: disk full.\n")
    #expect(played.end == .done)
  }

  @Test func whatShouldBeKnownBeforeIsSaidBefore() throws {
    let played = try play(questions: 5, usable: 3, skipped: 2, isBlocked: true, problem: "no home", .end)
    #expect(
      played.transcript.contains(
        """
        Food pairings › Basics. 3 questions. Type a number and Enter; r repeats the question, q leaves, ? helps.
        Only 3 questions here, so the round is shorter.
        2 rows cannot be used and are skipped: tenq bank check names them.
        Rounds cannot be saved: no home

        Question 1 of 3.
        """))
  }

  @Test func nothingToPlayEndsWithTheReason() throws {
    #expect(try play(questions: 0, problem: "nothing", .end).end == .nothingToPlay(reason: "nothing"))
    #expect(try play(usable: 0, skipped: 1, problem: "no rows", .end).end == .nothingToPlay(reason: "no rows"))
  }

  @Test func asciiIsHonoured() throws {
    let played = try play(change: { $0.settings[.ascii] = .ascii }, .end)
    played.expect("Food pairings > Basics. 2 questions.")
    #expect(played.transcript.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func onlySafeTextIsSaid() throws {
    let question = try #require(
      Question(text: "a\u{1B}[2J\u{202E}b\nc", choices: ["d\u{7}\ne", "f"], answer: 0, explanation: "g\u{200B}h"))
    let (opening, asking) = said(of: question, in: .file("x\u{9B}y.csv"))
    #expect(opening.first == .say(SafeText("xy.csv. 1 question. \(Self.keys)")))
    let lines = ["", "Question 1 of 1.", "a[2Jb\nc", "1. d e", "2. f"] as [SafeText]
    #expect(asking == lines.map { .say($0) } + [.ask("Your answer: ")])
  }

  // The games other than the timed round.

  @Test func practiceGoesOnUntilAnAnswerIsRight() throws {
    let played = try play(
      game: .practice, usable: 2, .line("2", after: 1_000), .line("2", after: 1_000), .line("1", after: 1_000),
      .line("1", after: 1_000), .line("q", after: 1))
    try PictureTests.compare(played.lines, with: "plain/practice.en.txt")
    let record = try #require(played.saved.first)
    #expect(record.game == .practice && record.misses == 1 && record.correct == 1)
    #expect(record.answers.map(\.choice) == [2, 1, 1])
  }

  @Test func practiceInJapanese() throws {
    let played = try play(
      game: .practice, in: .ja, usable: 1, .line("2", after: 1_000), .line("1", after: 1_000), .line("", after: 1),
      .line("1", after: 900), .line("q", after: 1))
    #expect(played.transcript.hasPrefix("tenq：文字だけのモードです（--plain）。このゲームに時間制限はありません。\n"))
    played.expect("\nどの問題も、正解するまで続きます。\n", "結果：ミス1回、2.000秒。記録に保存しました。")
    played.expect("あなたの回答：2\n不正解。ほかの選択肢を選んでください。\nあなたの回答：1\n正解！\n")
    played.expect("結果：ノーミス、0.900秒。記録に保存しました。\n自己ベストを更新しました！")
  }

  @Test func aMissingNumberIsTyped() throws {
    let lines = try play(game: .missing, limit: .seconds(10), .line("1", after: 500), .line("q", after: 1)).lines
    #expect(lines[0] == "tenq: plain mode (--plain). The clock is on; each question has 10 seconds.")
    #expect(lines[1] == "Missing number. 10 questions. \(Self.keys)")
    #expect(lines[3] == "Question 1 of 10." && lines[4].contains("( ? )"))
    #expect(lines[5] == "Your answer: 1")
    #expect(lines[6].prefixMatch(of: /Not right\. The answer is [2-9]\.|Right\./) != nil)
    #expect(lines.last == "You left. Nothing of this round is recorded.")
  }

  @Test func endlessAsksOneMoreAndKeepsEachAnswer() throws {
    let played = try play(
      game: .endless, .line("1", after: 1_234), .line("", after: 1), .line("2", after: 1_000), .line("", after: 1),
      .line("q", after: 1))
    #expect(
      played.transcript.hasPrefix(
        """
        tenq: plain mode (--plain). The clock is off; -t 10 turns it on.
        Endless. Type a number and Enter; r repeats the question, q leaves, ? helps.

        Question 1.
        Food pairings › Basics.
        You have not seen this question before.
        Which vegetable was long said not to go with raw tomato, because it breaks down vitamin C?
        1. Cucumber
        2. Pumpkin
        3. Daikon
        4. Lotus root
        Your answer: 1
        Right.
        Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C. Later work showed that the vitamin is not lost to the body.
        1.234 seconds. Saved.
        Enter asks one more, q leaves: 

        Question 2.

        """))
    #expect(played.transcript.hasSuffix("Your answer: q\nYou left. This question is not recorded.\n"))
    #expect(played.saved.map(\.asked) == [1, 1] && played.saved.map(\.game) == [.endless, .endless])
  }

  @Test func endlessTellsHowOftenAQuestionWasRight() throws {
    let question = try #require(Player.questions(.ja).first)
    let past = Player.record(
      id: "past", game: .endless, set: "ja/食べ合わせ/基本", correct: 1, asked: 1, milliseconds: 3_210, limit: 0,
      answers: [.init(question: question.id, choice: 1, correct: true, milliseconds: 3_210)])
    let played = try play(game: .endless, in: .ja, usable: 1, past: [past], .end)
    #expect(played.transcript.contains("\n第1問\n食べ合わせ › 基本\n正答率 100%、平均 3.2秒\n") && played.end == .abandoned)
  }

  @Test func theDailyRoundIsKeptOnceAndThenPractice() throws {
    let played = try play(
      game: .daily, questions: 2, .lines("11111", each: 1_000), .line("", after: 1), .lines("11111", each: 1_000),
      .line("q", after: 1))
    let opening = [Self.untimed, "Daily 2026-11-21. 5 questions. \(Self.keys)", "", "Question 1 of 5."]
    #expect(played.lines.prefix(4) == opening[...])
    played.expect("Result: 5 of 5 right, 5,000 points, 5.000 seconds. Saved.\n")
    played.expect("Enter plays again, q leaves: \nToday's attempt is made: this is practice and is not kept.\n")
    played.expect("Result: 5 of 5 right, 5,000 points, 5.000 seconds. Practice, not kept.\n")
    #expect(played.saved.count == 1)
  }

  @Test func daysInARowAreSaidAfterTheDailyRound() throws {
    let yesterday = Player.date.day.advanced(by: -1)
    let past = Player.record(
      id: "past", game: .daily, set: "ja/daily", correct: 5, milliseconds: 9_000, limit: 0,
      seed: Daily.seed(of: yesterday, language: "ja"),
      date: WallTime(secondsSince1970: yesterday.number * 86_400, offset: 0) ?? .epoch, answers: [])
    let played = try play(game: .daily, in: .ja, past: [past], .lines("11111", each: 1_000), .line("q", after: 1))
    let end = ["結果：5問中5問正解、5,000点、5.000秒。記録に保存しました。", "自己ベストに並び、4.000秒速い結果です。", "2日連続です。"]
    #expect(played.lines.suffix(4) == end + ["Enter でもう一度、q で終了：q"])
  }

  @Test(
    arguments: [
      (true, [:], PlainReason.option), (true, ["ACCESSIBLE": "1"], .option), (false, ["ACCESSIBLE": "1"], nil),
      (nil, ["ACCESSIBLE": "yes"], .accessible), (nil, ["ACCESSIBLE": "0"], nil), (nil, ["ACCESSIBLE": ""], nil),
      (nil, ["TERM": "dumb"], .dumbTerminal), (false, ["TERM": "dumb"], nil), (nil, ["TERM": "xterm"], nil),
    ] as [(Bool?, [String: String], PlainReason?)])
  func anOptionBeatsTheEnvironment(option: Bool?, environment: [String: String], reason: PlainReason?) {
    #expect(PlainReason(option: option, environment: environment) == reason)
  }
}

extension Response {
  /// The same with other words for what is in the way, where it tells of anything: the real words hold the path of a
  /// temporary folder.
  fileprivate func naming(_ problem: String?) -> any Response {
    guard let problem else { return self }
    switch self as any Response {
    case RoundResponse.inspected(let selection, let facts) where facts.problem != nil:
      let facts = SelectionFacts(
        usable: facts.usable, skipped: facts.skipped, skippedFiles: facts.skippedFiles, problem: problem)
      return RoundResponse.inspected(selection, facts)
    case RoundResponse.notDealt: return RoundResponse.notDealt(reason: problem)
    case RoundResponse.notSaved(let record, let best, _):
      return RoundResponse.notSaved(record, best: best, reason: problem)
    case _: return self
    }
  }
}

extension String {
  /// How often `part` stands in it.
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
