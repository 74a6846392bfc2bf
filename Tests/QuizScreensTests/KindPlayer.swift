import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A question of each kind, in both languages, and players in front of it.
enum KindPlayer {
  static func several(_ language: Language) throws -> Question {
    try question(
      .several, Phrase(en: "Which of these are planets?", ja: "惑星はどれとどれ？")[language],
      [
        Phrase(en: "Mars", ja: "火星"), Phrase(en: "Pluto", ja: "冥王星"), Phrase(en: "Venus", ja: "金星"),
        Phrase(en: "Io", ja: "イオ"),
      ].map { $0[language] }, QuestionKind.Key(answers: [0, 2]),
      explanation: Phrase(en: "Pluto is a dwarf planet, Io is a moon.", ja: "冥王星は準惑星、イオは木星の衛星です。")[language])
  }

  static func order(_ language: Language) throws -> Question {
    try question(
      .order, Phrase(en: "Which was invented first?", ja: "発明された順に並べると？")[language],
      [Phrase(en: "telegraph", ja: "電信"), Phrase(en: "telephone", ja: "電話"), Phrase(en: "radio", ja: "ラジオ")]
        .map { $0[language] }, QuestionKind.Key(answers: [0, 1, 2]))
  }

  static func typed(_ language: Language, _ options: [String] = []) throws -> Question {
    try question(
      .typed, Phrase(en: "What is the capital of the Netherlands?", ja: "オランダの首都は？")[language], [],
      QuestionKind.Key(accepted: [Phrase(en: "Amsterdam", ja: "アムステルダム")[language]]), options: options,
      explanation: Phrase(en: "The government sits in The Hague.", ja: "政府はハーグにあります。")[language])
  }

  static func number(_ language: Language) throws -> Question {
    try question(
      .number, Phrase(en: "How long is a marathon?", ja: "マラソンの距離は？")[language], [],
      QuestionKind.Key(accepted: ["42.195±0.2 km"]))
  }

  /// A question of one choice about code, with choices that are code.
  static func code(_ language: Language) throws -> Question {
    let text = [
      Phrase(en: "What does this print?", ja: "何が表示される？")[language],
      "```swift", "var n = 3", "while n > 0 {", "\tprint(n, terminator: \" \")", "\tn -= n == 2 ? 2 : 1", "}", "```",
    ].joined(separator: "\n")
    return try #require(
      Question(text: text, choices: ["```\n3 2\n```", "3 2 1", "```\nif n {\n  n\n}\n```", "0"], answer: 0))
  }

  /// A question of one choice out of six, none of which has room in a small window.
  static func six() throws -> Question {
    let choices = (1...6).map { "A choice of six, all of which are long: number \($0)" }
    return try #require(Question(text: "Which?", choices: choices, answer: 0))
  }

  private static func question(
    _ kind: QuestionKind, _ text: String, _ choices: [String], _ key: QuestionKind.Key, options: [String] = [],
    explanation: String? = nil
  ) throws -> Question {
    try #require(Question(kind, text: text, choices: choices, key: key, options: options, explanation: explanation))
  }

  /// A round of these questions, dealt by one seed.
  static func setup(_ questions: [Question], _ game: Game.ID = .timed, _ rules: Rules = .timed) -> RoundSetup {
    var generator = SeededGenerator(seed: 5)
    return RoundSetup(
      game: game, selection: nil, set: "en/kinds", questions: questions.map { ShuffledQuestion($0, using: &generator) },
      rules: rules, seed: 5)
  }

  /// A player who has thought about the first question of a timed round for two seconds.
  static func asked(
    _ questions: [Question], _ language: Language = .en, size: Size = ViewContext.full,
    game: Game.ID = .timed, rules: Rules = .timed
  ) -> Player {
    var player = Player(language, size: size, opens: RoundScreen(setup(questions, game, rules), in: .all))
    return player.wait(.seconds(2))
  }

  /// The kinds whose pictures are taken.
  enum Kind { case several, order, typed, number }

  /// A player who puts an answer to a question of a kind together.
  static func answering(_ kind: Kind, _ size: Size, _ language: Language) throws -> Player {
    let question =
      switch kind {
      case .several: try several(language)
      case .order: try order(language)
      case .typed: try typed(language, ["length"])
      case .number: try number(language)
      }
    var player = asked([question], language, size: size)
    switch kind {
    case .several: player.type(player.digits(of: ["Mars", "Io", "火星", "イオ"]))
    case .order: player.type(player.digits(of: ["telephone", "telegraph", "電話", "電信"]))
    case .typed: player.type(language == .ja ? "アムステルダ" : "Rotterdam")
    case .number: player.type("42")
    }
    return player
  }

  /// The player once it is given.
  static func answered(_ kind: Kind, _ size: Size, _ language: Language) throws -> Player {
    var player = try answering(kind, size, language)
    if kind == .order { player.type(player.digits(of: ["radio", "ラジオ"])) }
    return player.press(.enter, then: AnswerLight.length)
  }
}

extension Player {
  /// The labels of the panels that show these words, as digits.
  func digits(of words: [String]) -> String {
    guard let round = app.screens.last as? RoundScreen else { return "" }
    let panels = round.round.shuffled?.panels ?? []
    return words.compactMap { word in panels.firstIndex(of: word).map { String($0 + 1) } }.joined()
  }
}
