import QuizCore
import TerminalKit

/// The keys of a round: while a question is asked, and while its verdict is shown.
enum RoundKeys {
  enum Question: Hashable, Sendable {
    /// A panel, from 0.
    case answer(Int)
    case move(Direction)
    /// Select the panel this many further on.
    case step(Int)
    /// Choose the selected panel, or give a composed answer.
    case confirm
    /// Choose the selected panel without answering yet.
    case mark
    case takeBack
    case pause
    case leave
    /// Toggle between the full choices and the panels.
    case showWholeChoices
    /// By this many lines.
    case scroll(Int)
    /// By this many columns of wide code.
    case pan(Int)
  }

  enum Verdict: Hashable, Sendable {
    case proceed
    case keep
    case leave
    /// By this many lines.
    case scroll(Int)
  }

  /// The keys for a question with choices; those for four, the most common, are cached.
  static func question(choices: Int) -> KeyTable<Question> {
    choices == 4 ? fourChoices : question(choices: choices, letters: ChoiceLabel.letters)
  }

  private static let fourChoices = question(choices: 4, letters: ChoiceLabel.letters)

  /// The keys with `letters` for the choices besides their digits.
  static func question(choices: Int, letters: String) -> KeyTable<Question> {
    let letters = letters.prefix(choices)
    let digits = (1...9).prefix(choices)
    let answers: [(key: Key, command: Question)] =
      digits.map { (.character(Character("\($0)")), .answer($0 - 1)) }
      + letters.enumerated().map { (.character($1), .answer($0)) }
      + letters.enumerated().map { (.character(Character($1.uppercased())), .answer($0)) }
    return KeyTable([
      .init(
        "1-\(choices)", answers, hint: .hintAnswer, help: .helpAnswer,
        helpName: letters.isEmpty ? nil : "1-\(choices)  a-\(String(letters.suffix(1)))", dropped: .last),
      .init(
        "↑↓←→", Direction.keys.map { ($0.key, .move($0.direction)) } + [(.tab, .step(1)), (.backTab, .step(-1))],
        hint: .hintMove, help: .helpMovePanels, helpName: "↑↓←→ h j k l Tab"),
      .init([.enter, " "], .confirm, hint: .hintConfirm, help: .helpConfirm, helpName: "Enter Space"),
      .init(["v"], .showWholeChoices, hint: .hintWhole, brief: .briefWhole, help: .helpWhole, dropped: .last),
      scroll,
      .init("< >", [(">", .pan(8)), ("<", .pan(-8))], hint: .hintPan, help: .helpPan, dropped: .later),
      .init(["p"], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause, dropped: .later),
      .init(["q", .escape], .leave, hint: .hintLeave, help: .helpLeave, helpName: "q  Esc", dropped: .last),
    ])
  }

  private static let scroll = KeyTable<Question>.Row(
    "PgDn", [(.pageDown, .scroll(1)), (.pageUp, .scroll(-1))], hint: .hintScroll, help: .helpScrollQuestion,
    helpName: "PgDn PgUp", dropped: .later)

  /// A hint while the full choices are shown: their key leads back, and scrolling gets priority.
  static func overWholeChoices(_ hint: Hint, _ words: Localizer) -> Hint {
    switch hint.key {
    case .character("v"): hint.saying(words(.hintBack), brief: .empty)
    // Of the rows with several commands, only scrolling has this priority.
    case nil where hint.dropped == .later: hint.saying(hint.words, dropped: .last).called("j k")
    case _: hint
    }
  }

  /// A hint while only the beginning of an explanation is shown: the key that holds the verdict shows the rest.
  static func overOpening(_ hint: Hint, _ words: Localizer) -> Hint {
    hint.key == .character(" ") ? hint.saying(words(.hintReadOn)) : hint
  }

  /// The keys for a question with several right choices.
  static func several(choices: Int) -> KeyTable<Question> {
    together(choices: choices, help: .helpToggle, mark: .init([" "], .mark, help: .helpMark))
  }

  /// The keys for a question about the order of its choices.
  static func order(choices: Int) -> KeyTable<Question> {
    together(
      choices: choices, help: .helpPlace,
      mark: .init(
        "Backspace", [(.backspace, .takeBack), (.delete, .takeBack), (" ", .mark)], hint: .hintTakeBack,
        help: .helpTakeBack))
  }

  /// The keys for an answer composed of panels: digits do not answer yet, and their hint says that they pick.
  private static func together(choices: Int, help: Phrase, mark: KeyTable<Question>.Row) -> KeyTable<Question> {
    KeyTable(
      question(choices: choices).rows.flatMap { row -> [KeyTable<Question>.Row] in
        switch row.commands.first?.command {
        case .answer:
          [
            .init(
              row.name, row.commands, hint: .hintPickAnswer, brief: .briefPick, help: help, helpName: row.helpName)
          ]
        case .confirm: [mark, .init([.enter], .confirm, hint: .hintAnswer, brief: .briefGive, dropped: .last)]
        case _: [row]
        }
      })
  }

  /// The keys while an answer is typed, besides those of every text field.
  static let line = KeyTable<Question>([
    .init([.enter], .confirm, hint: .hintAnswer, help: .helpGive, dropped: .last),
    scroll,
    .init([.control("p")], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause, dropped: .later),
    .init([.escape], .leave, hint: .hintLeave, help: .helpLeave, dropped: .last),
  ])

  static let verdict = KeyTable<Verdict>([
    .init([.enter, .right], .proceed, hint: .hintNext, help: .helpNext, helpName: "Enter →", dropped: .last),
    .init([" "], .keep, hint: .hintKeep, help: .helpKeep, dropped: .last),
    .scrolling(page: 1, Verdict.scroll, hint: nil),
    .init(["q", .escape], .leave, hint: .hintLeave, dropped: .last),
  ])
}
