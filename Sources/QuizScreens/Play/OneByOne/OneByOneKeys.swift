import QuizCore
import TerminalKit

/// The keys of a game that asks one question after the other: after an answer, and at the summary. Those of a question are in ``RoundKeys``.
enum OneByOneKeys {
  /// The commands after an answer.
  enum Verdict: Hashable, Sendable {
    /// Ask one more question.
    case more
    /// Try again to save.
    case save
    /// Scroll a long text by this many lines.
    case scroll(Int)
    /// Report the question to the league's owner.
    case report
    /// Stop, and sum up.
    case stop
  }

  /// The commands of the summary.
  enum Summary: Hashable, Sendable {
    /// Ask one more question.
    case more
    /// Ask the missed ones again.
    case again
    /// Share the sitting; try again to save where that failed.
    case share
    /// Show the answers with their explanations.
    case review
    /// Show the history.
    case history
    /// Scroll the list by this many lines.
    case scroll(Int)
    /// Go home.
    case home
  }

  /// The keys after an answer.
  static let verdict = KeyTable<Verdict>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right], .more, hint: .hintMore, help: .helpMore,
      helpName: .text("Enter Space"), dropped: .last),
    .init(.text("s"), [.character("s")], .save, hint: .hintSaveAgain, help: .hintSaveAgain, dropped: .last),
    .init(
      .upDown(),
      [
        (.down, .scroll(1)), (.up, .scroll(-1)), (.character("j"), .scroll(1)), (.character("k"), .scroll(-1)),
        (.pageDown, .scroll(3)), (.pageUp, .scroll(-3)),
      ], hint: .hintScroll),
    .init(.text("!"), [.character("!")], .report, hint: .hintReport, help: .helpReport),
    .init(
      .text("q"), [.character("q"), .escape, .left], .stop, hint: .hintStop, help: .helpStop,
      helpName: .text("q  Esc"), dropped: .last),
  ])

  /// The keys at the summary.
  static let summary = KeyTable<Summary>([
    .init(.text("Enter"), [.enter, .character(" ")], .more, hint: .hintMore, brief: .briefMore, dropped: .last),
    .init(
      .text("r"), [.character("r")], .again, hint: .hintMissedAgain, brief: .briefMissed, help: .helpMissedAgain,
      dropped: .afterOthers),
    .init(
      .text("s"), [.character("s")], .share, hint: .hintShare, help: .hintShare, dropped: .later),
    .init(.text("v"), [.character("v")], .review, hint: .hintReview, brief: .briefReview, dropped: .afterOthers),
    .init(.text("h"), [.character("h")], .history, hint: .hintHistory, dropped: .afterOthers),
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)),
      ], hint: .hintScroll),
    .init(.text("q"), [.character("q"), .escape], .home, hint: .hintHome, dropped: .last),
  ])
}
