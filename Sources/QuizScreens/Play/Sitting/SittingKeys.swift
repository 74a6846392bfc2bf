import QuizCore
import TerminalKit

/// The keys of a sitting, after an answer and at the summary. Those of a question are in ``RoundKeys``.
enum SittingKeys {
  enum Verdict: Hashable, Sendable {
    case more
    case save
    /// By this many lines.
    case scroll(Int)
    case report
    /// Stop, and show the summary.
    case stop
  }

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

  static let summary = KeyTable<ResultScreen.Command>([
    .init(.text("Enter"), [.enter, .character(" ")], .again, hint: .hintMore, brief: .briefMore, dropped: .last),
    .init(
      .text("r"), [.character("r")], .missed, hint: .hintMissedAgain, brief: .briefMissed, help: .helpMissedAgain,
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
