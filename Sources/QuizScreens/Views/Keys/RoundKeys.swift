import QuizCore
import TerminalKit

/// The keys of a round: while a question is asked, and while its verdict is shown.
enum RoundKeys {
  /// The commands while a question is asked.
  enum Question: Hashable, Sendable {
    /// Choose a panel, from 0.
    case answer(Int)
    /// Select the next panel in a direction.
    case move(Direction)
    /// Select the panel this many further on.
    case step(Int)
    /// Choose the selected panel, or give the entered answer.
    case confirm
    /// Choose the selected panel, where that gives no answer yet.
    case mark
    /// Take the last panel back.
    case takeBack
    /// Hide the question and rest.
    case pause
    /// Ask whether to leave.
    case leave
    /// Show the choices in full, or the panels again.
    case showWholeChoices
    /// Scroll a long question by this many lines.
    case scroll(Int)
    /// Scroll wide code by this many columns.
    case pan(Int)
  }

  /// The commands while a verdict is shown.
  enum Verdict: Hashable, Sendable {
    /// Go on.
    case proceed
    /// Keep the verdict on screen.
    case keep
    /// Ask whether to leave.
    case leave
    /// Scroll a long text by this many lines.
    case scroll(Int)
  }

  /// The keys for a question with this many choices; those for four are cached, since most have four.
  static func question(choices: Int) -> KeyTable<Question> {
    choices == 4 ? fourChoices : question(choices: choices, letters: ChoiceLabel.letters)
  }

  private static let fourChoices = question(choices: 4, letters: ChoiceLabel.letters)

  /// The same with these letters for the choices beside their digits.
  static func question(choices: Int, letters: String) -> KeyTable<Question> {
    let letters = letters.prefix(choices)
    let digits = (1...9).prefix(choices)
    let answers: [(key: Key, command: Question)] =
      digits.map { (.character(Character("\($0)")), .answer($0 - 1)) }
      + letters.enumerated().map { (.character($1), .answer($0)) }
      + letters.enumerated().map { (.character(Character($1.uppercased())), .answer($0)) }
    return KeyTable([
      .init(
        .text("1-\(choices)"), answers, hint: .hintAnswer, help: .helpAnswer,
        helpName: letters.isEmpty ? nil : .text("1-\(choices)  a-\(String(letters.suffix(1)))"), dropped: .last),
      .init(
        .arrows(),
        Direction.keys.map { ($0.key, .move($0.direction)) } + [(.tab, .step(1)), (.backTab, .step(-1))],
        hint: .hintMove, help: .helpMovePanels, helpName: .arrows("h j k l Tab")),
      .init(
        .text("Enter"), [.enter, .character(" ")], .confirm, hint: .hintConfirm, help: .helpConfirm,
        helpName: .text("Enter Space")),
      .init(
        .text("v"), [.character("v")], .showWholeChoices, hint: .hintWhole, brief: .briefWhole, help: .helpWhole,
        dropped: .last),
      .init(
        .text("PgDn"), [(.pageDown, .scroll(1)), (.pageUp, .scroll(-1))], hint: .hintScroll,
        help: .helpScrollQuestion, helpName: .text("PgDn PgUp"), dropped: .later),
      .init(
        .text("< >"), [(.character(">"), .pan(8)), (.character("<"), .pan(-8))], hint: .hintPan, help: .helpPan,
        dropped: .later),
      .init(
        .text("p"), [.character("p")], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause,
        dropped: .later),
      .init(
        .text("q"), [.character("q"), .escape], .leave, hint: .hintLeave, help: .helpLeave,
        helpName: .text("q  Esc"), dropped: .last),
    ])
  }

  /// A hint over the choices in full: their key leads back, and scrolling is what counts.
  static func overWholeChoices(_ hint: Hint, _ words: Localizer) -> Hint {
    switch hint.key {
    case .character("v"): hint.saying(words(.hintBack), brief: .empty)
    // Of the hints with several commands, only scrolling is dropped later.
    case nil where hint.dropped == .later: hint.saying(hint.words, dropped: .last).called("j k")
    default: hint
    }
  }

  /// A hint over an opening: the key that holds it shows the rest.
  static func overOpening(_ hint: Hint, _ words: Localizer) -> Hint {
    hint.key == .character(" ") ? hint.saying(words(.hintReadOn)) : hint
  }

  /// The keys for a question with several right ones of this many choices.
  static func several(choices: Int) -> KeyTable<Question> {
    together(
      choices: choices, hint: .hintPickAnswer, help: .helpToggle,
      mark: .init(.text("Space"), [.character(" ")], .mark, help: .helpMark))
  }

  /// The keys for a question that asks for the order of this many choices.
  static func order(choices: Int) -> KeyTable<Question> {
    together(
      choices: choices, hint: .hintPickAnswer, help: .helpPlace,
      mark: .init(
        .text("Backspace"), [(.backspace, .takeBack), (.delete, .takeBack), (.character(" "), .mark)],
        hint: .hintTakeBack, help: .helpTakeBack))
  }

  /// The keys for an answer of several panels: as for one panel, but digits do not answer yet, and the prompt says that
  /// panels are chosen.
  private static func together(
    choices: Int, hint: Phrase, help: Phrase, mark: KeyTable<Question>.Row
  ) -> KeyTable<Question> {
    KeyTable(
      question(choices: choices).rows.flatMap { row -> [KeyTable<Question>.Row] in
        if row.commands.contains(where: { $0.command == .answer(0) }) {
          return [
            .init(
              .text("1-\(choices)"), row.commands, hint: hint, brief: .briefPick, help: help,
              helpName: .text("1-\(choices)  a-\(ChoiceLabel.letters.prefix(choices).suffix(1))"))
          ]
        }
        if row.commands.contains(where: { $0.command == .confirm }) {
          return [
            mark, .init(.text("Enter"), [.enter], .confirm, hint: .hintAnswer, brief: .briefGive, dropped: .last),
          ]
        }
        return [row]
      })
  }

  /// The keys while an answer is typed, besides those of every line.
  static let line = KeyTable<Question>([
    .init(.text("Enter"), [.enter], .confirm, hint: .hintAnswer, help: .helpGive, dropped: .last),
    .init(
      .text("PgDn"), [(.pageDown, .scroll(1)), (.pageUp, .scroll(-1))], hint: .hintScroll, help: .helpScrollQuestion,
      helpName: .text("PgDn PgUp"), dropped: .later),
    .init(
      .text("Ctrl-P"), [.control("p")], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause,
      dropped: .later),
    .init(.text("Esc"), [.escape], .leave, hint: .hintLeave, help: .helpLeave, dropped: .last),
  ])

  /// The keys while a verdict is shown.
  static let verdict = KeyTable<Verdict>([
    .init(
      .text("Enter"), [.enter, .right], .proceed, hint: .hintNext, help: .helpNext, helpName: .right("Enter", ""),
      dropped: .last),
    .init(.text("Space"), [.character(" ")], .keep, hint: .hintKeep, help: .helpKeep, dropped: .last),
    .init(
      .text("PgDn"),
      [
        (.pageDown, .scroll(1)), (.pageUp, .scroll(-1)), (.down, .scroll(1)), (.up, .scroll(-1)),
        (.character("j"), .scroll(1)), (.character("k"), .scroll(-1)),
      ]),
    .init(.text("q"), [.character("q"), .escape], .leave, hint: .hintLeave, dropped: .last),
  ])
}
