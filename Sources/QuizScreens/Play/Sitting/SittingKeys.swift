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
    .init([.enter, " ", .right], .more, hint: .hintMore, help: .helpMore, helpName: "Enter Space", dropped: .last),
    .init(["s"], .save, hint: .hintSaveAgain, help: .hintSaveAgain, dropped: .last),
    .scrolling(page: 3, Verdict.scroll),
    .init(["!"], .report, hint: .hintReport, help: .helpReport),
    .init(["q", .escape, .left], .stop, hint: .hintStop, help: .helpStop, helpName: "q  Esc", dropped: .last),
  ])

  static let summary = KeyTable<ResultScreen.Command>([
    .init([.enter, " "], .again, hint: .hintMore, brief: .briefMore, dropped: .last),
    .init(["r"], .missed, hint: .hintMissedAgain, brief: .briefMissed, help: .helpMissedAgain, dropped: .afterOthers),
    .init(["s"], .share, hint: .hintShare, help: .hintShare, dropped: .later),
    .init(["v"], .review, hint: .hintReview, brief: .briefReview, dropped: .afterOthers),
    .init(["h"], .history, hint: .hintHistory, dropped: .afterOthers),
    .scrolling(page: 10, ResultScreen.Command.scroll),
    .init(["q", .escape], .home, hint: .hintHome, dropped: .last),
  ])
}
