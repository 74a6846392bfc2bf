import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Practice, from the list of sets to a panel that is gone.
  static let practice = [
    Picture("practice/list", en: .ordinary, .small, ja: .wide) { PracticeGameTests().choosing($0, $1) },
    Picture("practice/page", ja: .ordinary) { Player($0, size: $1, opens: StartScreen(.practice, Player.basics($0))) },
    Picture("practice/page-unsaved", en: .of(48, 16)) {
      Player($0, size: $1, opens: StartScreen(.practice, Player.basics($0))) { $0.saveProblem = "read-only" }
    },
    Picture("practice/gone", en: .small, .wide, ja: .ordinary) {
      Player($0, size: $1).practising().having { $0.type("2", after: .milliseconds(3100)) }
    },
  ]

  /// Endless: a verdict in it, and the summary of a sitting.
  static let endless = [
    Picture("endless/wrong", en: .small, .wide) { Player($0, size: $1).having { $0.answerEndless("2") } },
    Picture("endless/known-wrong", ja: .ordinary) { language, size in
      EndlessSittingTests.Sitter(language, size).having {
        $0.ask(Player.questions(language)[0], answer: "2", after: 4200)
      }
    },
    Picture("endless/known-right", en: .small, .wide, ja: .small) { language, size in
      EndlessSittingTests.Sitter(language, size).having { $0.ask(Player.questions(language)[0], answer: "1") }
    },
    Picture("endless/in-a-row", en: .ordinary, ja: .ordinary) { language, size in
      EndlessSittingTests.Sitter(language, size).having {
        for (question, answer) in zip(Player.questions(language), ["1", "1", nil] as [Character?]) {
          $0.ask(question, answer: answer)
        }
      }
    },
    Picture("endless/summary", en: .small, ja: .ordinary) {
      Player($0, size: $1).having {
        $0.answerEndless("2")
        $0.press(.enter)
        $0.type("1", after: .seconds(2))
        $0.press(.escape, after: .milliseconds(300))
      }
    },
    Picture("endless/tired", en: .ordinary, ja: .small) { language, size in
      var sitter = EndlessSittingTests().tired(language, size)
      sitter.ask(Player.questions(language)[size == .small ? 3 : 0], answer: size == .small ? "2" : nil)
      sitter.wait(.seconds(1))
      sitter.press(.escape)
      return sitter
    },
    Picture("endless/long", en: .small) { language, size in
      var sitter = EndlessSittingTests().tired(language, size)
      for question in Player.questions(language) + Player.questions(language) {
        sitter.ask(question, answer: "1")
        sitter.press(.enter)
      }
      sitter.ask(Player.questions(language)[0])
      sitter.press(.escape)
      return sitter
    },
    Picture("endless/praised", en: .ordinary) { language, size in
      var sitter = EndlessSittingTests.Sitter(language, size)
      for question in Player.questions(language).prefix(3) {
        sitter.ask(question, answer: "1")
        sitter.press(.enter)
      }
      sitter.ask(Player.questions(language)[3])
      sitter.press("q")
      return sitter
    },
  ]

  /// Missing number.
  static let missing = [
    Picture("missing/asked", en: .largest, ja: .ordinary) { Player($0, size: $1).atTheFirstSum() },
    Picture("missing/ascii", en: .ordinary) { Player($0, size: $1, glyphs: .ascii).atTheFirstSum() },
    Picture("missing/right", en: .ordinary, .wide, ja: .small, .wide) {
      Player($0, size: $1).atTheFirstSum().having { $0.type("6", then: AnswerLight.length) }
    },
    Picture("missing/wrong", ja: .wide) { Player($0, size: $1).atTheFirstSum().having { $0.type("3") } },
  ]

  /// Panels, from the page before the first board to the result.
  static let panels = [
    Picture("panels/page", en: .ordinary, .small, .wide, ja: .ordinary) { Player.panels($0, $1, starts: false) },
    Picture("panels/page-best", en: .ordinary) {
      Player.panels($0, $1, starts: false) { $0.bests[.panels] = Score.panels(18_234) }
    },
    Picture("panels/new", en: .ordinary) { Player.panels($0, $1) { $0.bests[.panels] = Score.panels(18_234) } },
    Picture("panels/three", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player.panels($0, $1).having { $0.type("123", after: .seconds(2)) }
    },
    Picture("panels/four-wrong", en: .ordinary, .small, ja: .of(48, 16), .small) {
      Player.panels($0, $1) { $0.bests[.panels] = Score.panels(18_234) }.having {
        $0.type("15555", after: .milliseconds(7260))
      }
    },
    Picture("panels/one-wrong", en: .of(150, 45), ja: .of(150, 45)) {
      Player.panels($0, $1).having { $0.type("34451", after: .seconds(1)) }
    },
    Picture("panels/cleared", en: .ordinary, ja: .small) { Player.cleared($0, $1).having { $0.wait(.seconds(1)) } },
    Picture("panels/cleared-ascii", en: .ordinary) {
      Player.cleared($0, $1) { $0.glyphs = .ascii }.having { $0.wait(.seconds(1)) }
    },
    Picture("panels/result", en: .ordinary, ja: .small) { Player.cleared($0, $1).having { $0.wait(.seconds(3)) } },
    Picture("panels/result-best", en: .largest) { Player.clearedTwice($0, $1, after: .milliseconds(8588)) },
    Picture("panels/result-behind", ja: .ordinary) { Player.clearedTwice($0, $1, after: .milliseconds(9500)) },
  ]

  /// The page of the daily round.
  static let daily = [
    Picture("daily/page", en: .small, .wide, .largest, ja: .ordinary) { DailyScreenTests().page($0, $1) },
    Picture("daily/page-done", en: .ordinary, .small) { DailyScreenTests().page($0, $1, isDone: true) },
    Picture("daily/result", en: .ordinary, .small, .wide, ja: .small) { DailyScreenTests().played($0, size: $1) },
    Picture("daily/page-ascii", en: .ordinary) { DailyScreenTests().page($0, $1, glyphs: .ascii) },
  ]

  /// The review of what would be forgotten.
  static let review = [
    Picture("review/right", en: .ordinary, ja: .small) {
      ReviewGameTests.player($0, size: $1).having {
        $0.choose(.game(.review))
        $0.type("1", after: .seconds(1), then: .seconds(1))
      }
    }
  ]

  /// Questions of other kinds than one choice, while an answer is put together and once it is given.
  static let kinds = [
    Picture("kinds/several", en: .small, .wide, ja: .ordinary) { try KindPlayer.answering(.several, $1, $0) },
    Picture("kinds/order", en: .ordinary, ja: .small) { try KindPlayer.answering(.order, $1, $0) },
    Picture("kinds/typed", en: .wide, ja: .ordinary, .small) { try KindPlayer.answering(.typed, $1, $0) },
    Picture("kinds/number", en: .ordinary) { try KindPlayer.answering(.number, $1, $0) },
    Picture("kinds/several-given", en: .wide, ja: .ordinary, .small) { try KindPlayer.answered(.several, $1, $0) },
    Picture("kinds/order-given", en: .ordinary, ja: .small) { try KindPlayer.answered(.order, $1, $0) },
    Picture("kinds/typed-given", en: .wide, ja: .small) { try KindPlayer.answered(.typed, $1, $0) },
    Picture("kinds/number-given", en: .ordinary, ja: .small) { try KindPlayer.answered(.number, $1, $0) },
  ]

  /// A question of one choice, and what covers it.
  static let question = [
    Picture("question/first", en: .wide, .of(60, 40), .of(40, 33), .of(60, 30), .of(140, 40), .of(160, 49)) {
      Player($0, size: $1).asked(for: .milliseconds(2500))
    },
    Picture("question/thinking", en: .small) { Player($0, size: $1).asked(for: .milliseconds(4900)) },
    Picture("question/last-seconds", en: .ordinary, ja: .ordinary) {
      Player($0, size: $1).asked(for: .milliseconds(7300))
    },
    Picture("question/ascii", en: .ordinary, .wide) {
      Player($0, size: $1, glyphs: .ascii).asked(for: .milliseconds(2850))
    },
    Picture("question/second-round", en: .largest, ja: .wide) { Player($0, size: $1).inTheSecondRound() },
    Picture("question/paused", en: .small) { Player($0, size: $1).asked(for: .seconds(1)).having { $0.type("p") } },
    Picture("question/leaving", en: .small, ja: .ordinary) {
      Player($0, size: $1).asked(for: .seconds(1)).having { $0.type("pq") }
    },
    Picture("question/too-small", en: .of(30, 10), withKeys: true) { language, size in
      Player(language).asked(for: .seconds(4)).having { $0.send(.size(size)) }
    },
    Picture("question/six-long", en: .small) { try KindPlayer.asked([KindPlayer.six()], $0, size: $1) },
    Picture("question/six-long-whole", en: .small) {
      try KindPlayer.asked([KindPlayer.six()], $0, size: $1).having { $0.type("v") }
    },
    Picture("survival/asked", en: .ordinary, ja: .small) { SurvivalScreenTests().surviving($0, $1) },
    Picture("survival/missed", en: .ordinary) { SurvivalScreenTests().surviving($0, $1).having { $0.type("2") } },
    Picture("question/code", en: .ordinary, ja: .small, .wide) {
      KindPlayer.asked([try KindPlayer.code($0)], $0, size: $1)
    },
  ]

  /// The verdict on an answer.
  static let verdict = [
    Picture("verdict/right", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player($0, size: $1).having { $0.answer("1") }
    },
    Picture(
      "verdict/wrong", en: .ordinary, .small, .wide, .of(117, 40), .of(118, 28), .of(118, 32), ja: .small, .largest
    ) { Player($0, size: $1).having { $0.answer("2") } },
    Picture("verdict/right-again", en: .ordinary) {
      Player($0, size: $1).atTheSecond().having { $0.type("1", then: AnswerLight.length) }
    },
    Picture("verdict/late", en: .ordinary) {
      Player($0, size: $1).atTheSecond().having { $0.type("1", then: .seconds(11)) }
    },
  ]

  /// The result of a round, and its answers one by one.
  static let result = [
    Picture("result/best", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player($0, size: $1).afterRounds([3000, 2000], missing: [1, 0])
    },
    Picture("result/behind", en: .ordinary, .small, .of(118, 30), .of(118, 35), .wide, ja: .small) {
      Player($0, size: $1).afterRounds([1500, 2250], missing: [0, 2])
    },
    Picture("result/better-than-last", en: .small, ja: .small) {
      Player($0, size: $1).afterRounds([2000, 2000, 2000], missing: [0, 2, 1])
    },
    Picture("result/level-done", en: .small) { ResultScreenTests().perfect([1, 2], $0, size: $1) },
    Picture("result/survival", en: .ordinary, ja: .small) {
      try ResultScreenTests.player(.survival, 21, missing: [3, 10, 20], $0, $1)
    },
    Picture("result/long-practice", en: .ordinary) {
      try ResultScreenTests.player(.practice, 17, missing: [5], $0, $1)
    },
    Picture("result/practice", ja: .ordinary) {
      Player($0, size: $1).practising().having { player in
        for keys in ["1", "31", "2341", "1", "1"] {
          player.type(keys, after: .seconds(2))
          player.proceed()
        }
        player.wait(.seconds(5))
      }
    },
    Picture("answers/timed", en: .ordinary, .small, ja: .small) { Player.finished($0, $1).having { $0.type("v") } },
    // The first sum was missed.
    Picture("answers/missing", en: .of(90, 20), ja: .small) {
      Player($0, size: $1).adding().having { player in
        for (number, sum) in Player.sums().questions.enumerated() {
          player.play("\((sum.rightPanels[0] + (number == 0 ? 1 : 0)) % 9 + 1)")
        }
        player.type("v", after: .seconds(5))
      }
    },
  ]
}

extension Player {
  /// Answers the first question of the endless game after two seconds.
  mutating func answerEndless(_ key: String) {
    choose(.game(.endless))
    wait(.seconds(2))
    type(key)
    wait(.milliseconds(300))
  }

  /// In front of the first sum, after a while.
  func atTheFirstSum() -> Player { adding().having { $0.wait(.milliseconds(3900)) } }

  /// A player at the result of a board that was cleared after so long, the first of nine seconds before it.
  fileprivate static func clearedTwice(_ language: Language, _ size: Size, after duration: Duration) -> Player {
    cleared(language, size, after: .seconds(9)).having {
      $0.wait(.seconds(3))
      $0.beginSeedsAnew()
      $0.press(.enter)
      $0.type(almostCleared + "3", after: duration, then: .seconds(3))
    }
  }
}

extension Player {
  /// In front of the second question of a round whose first was missed.
  fileprivate func atTheSecond() -> Player {
    asked(for: .milliseconds(7300)).having {
      $0.type("2")
      $0.press(.enter, after: .seconds(1), then: .seconds(1))
    }
  }
}
