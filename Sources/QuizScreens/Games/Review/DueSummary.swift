import QuizCore
import TerminalKit

/// What the page of the review shows, as lines of text: a fact a line.
public struct DueSummary: Sendable {
  private let facts: ReviewFacts
  /// The texts of the hardest questions, as far as they are known.
  private let texts: [QuestionID: String]

  /// The summary of some facts; `texts` are those of the questions that are in some bank.
  public init(_ facts: ReviewFacts, _ texts: [QuestionID: String]) {
    self.facts = facts
    self.texts = texts
  }

  /// The lines.
  public func lines(_ language: Language, glyphs: Glyphs) -> [SafeText] {
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let days = facts.forecast.map { "\($0)" }.joined(separator: " ")
    let groups = zip(words(.stabilityGroups), facts.stabilities).map { $0 + words(.colon) + "\($1)" }
    var lines = [words(.dueTitle(facts))[0], words(facts.foreseesNothing ? .whatIsDue : .dueEachDay(days))]
    lines.append(words(.remembered(facts.desired))[0])
    lines += facts.weeks.isEmpty ? [words(.noReviews)] : facts.weeks.map { words(.ofWeek($0)) }
    lines.append(words(.rememberedFor))
    lines += groups
    if let fit = facts.fit { lines.append(words(.fitted(fit))) }
    guard !facts.hardest.isEmpty else { return lines }
    lines.append(words(.missedMost))
    lines += facts.hardest.map { entry in
      let text = texts[entry.question].map { MarkedText($0).oneLine } ?? SafeText("\(entry.question)")
      let mark = facts.mark(of: entry).map { words(.comma) + words($0) } ?? .empty
      return words(.lapses(entry.lapses)) + mark + words(.colon) + text
    }
    return lines
  }
}

extension ReviewFacts {
  /// Whether nothing is due on the days that are foreseen.
  var foreseesNothing: Bool { heldBack == 0 && forecast.allSatisfy { $0 == 0 } }

  /// What is to be said of one of the hardest questions besides how often it was forgotten; nil for nothing.
  func mark(of entry: ReviewMemory.Entry) -> Phrase? {
    suspended.contains(entry.question) ? .suspended : entry.isLeech ? .leech : nil
  }
}

extension ReviewFacts.Week {
  /// How much was remembered, 0 to 1.
  var share: Double { Double(recall.remembered) / Double(max(1, recall.asked)) }
}

extension Phrase {
  static let missedMost = Phrase(en: "Missed most often", ja: "間違えた回数が多い問題")
  static let suspended = Phrase(en: "set aside", ja: "休み中")
  static let leech = Phrase(en: "hard to keep", ja: "苦手")
  static let rememberedFor = Phrase(en: "Remembered for", ja: "覚えている期間")
  static let noReviews = Phrase(en: "nothing asked again yet", ja: "まだ復習していません")

  static func fitted(_ fit: Learning.Fit) -> Phrase {
    let (before, after) = (logLoss(fit.result.before), logLoss(fit.result.after))
    return Phrase(
      en: "fitted to you on \(fit.day): log loss \(before) before, \(after) after",
      ja: "\(fit.day)にあなたの記憶に合わせました：対数損失 \(before) → \(after)")
  }

  /// A log loss as it is shown, with four places.
  public static func logLoss(_ loss: Double) -> String {
    let parts = Int((min(max(loss, 0), 1e6) * 10_000).rounded())
    let places = String(parts % 10_000)
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - places.count) + places
  }

  /// What the review asks, and what it does not, where it asks nothing.
  static let whatIsDue = Phrase(
    en:
      "What you miss in any game but sums comes to Review, and so do sets marked with m on the list of sets. What you get right at once elsewhere does not.",
    ja: "復習に出るのは、間違えた問題（計算は除く）と、セットの一覧で m を押して印を付けたセットの問題です。ほかのセットで間違えずに答えた問題は出ません。")

  fileprivate static let colon = Phrase(en: ": ", ja: "：")
  fileprivate static let comma = Phrase(en: ", ", ja: "、")

  /// How many questions are due on each of the next days.
  static func dueEachDay(_ counts: String) -> Phrase {
    Phrase(
      en: "On each of the next \(ReviewPlan.days) days, from today: \(counts)",
      ja: "今日からの\(ReviewPlan.days)日間、1日ごとの問題数：\(counts)")
  }

  /// What was remembered in a week.
  static func ofWeek(_ week: ReviewFacts.Week) -> Phrase {
    let percent = Int((week.share * 100).rounded())
    return Phrase(
      en: "week of \(week.monday): \(percent)% of \(week.recall.asked)",
      ja: "\(week.monday)からの週：\(week.recall.asked)問中\(percent)%")
  }

  /// The same of the latest week, in a small window.
  static func ofLatestWeek(_ week: ReviewFacts.Week, desired: Double) -> Phrase {
    let (percent, wanted) = (Int((week.share * 100).rounded()), Int((desired * 100).rounded()))
    return Phrase(
      en: "\(percent)% of \(week.recall.asked) remembered, \(wanted)% wanted",
      ja: "\(week.recall.asked)問中\(percent)%を記憶（目標 \(wanted)%）")
  }

  /// How many questions are remembered for a week or more.
  static func aWeekOrMore(_ count: Int, of all: Int) -> Phrase {
    Phrase(en: "\(count) of \(all) for a week or more", ja: "1週間以上覚えている：\(all)問中\(count)問")
  }

  static func lapses(_ count: Int) -> Phrase {
    Phrase(en: count == 1 ? "once" : "\(count) times", ja: "\(count)回")
  }
}

extension PhraseList {
  /// How much is due today and in a week, or that nothing is.
  static func dueTitle(_ facts: ReviewFacts) -> PhraseList {
    guard !facts.foreseesNothing else {
      let days = ReviewPlan.days
      return PhraseList(
        en: ["Nothing is due in the next \(days) days", "Nothing due for \(days) days"], ja: ["これから\(days)日間、復習はありません"])
    }
    let (today, week) = (facts.forecast.first ?? 0, facts.forecast.dropFirst().prefix(7).reduce(0, +))
    return PhraseList(
      en: ["\(today) due today, \(week) in the seven days after", "\(today) today, \(week) in a week"],
      ja: ["今日の復習は\(today)問、これから7日間で\(week)問", "今日\(today)問、7日間で\(week)問"])
  }

  static func remembered(_ desired: Double) -> PhraseList {
    let percent = Int((desired * 100).rounded())
    return PhraseList(
      en: ["Remembered, of \(percent)% wanted", "Of \(percent)% wanted"],
      ja: ["覚えていた割合（目標 \(percent)%）", "割合（目標 \(percent)%）"])
  }

  /// The names of the groups of `ReviewFacts.stabilityEnds`.
  static let stabilityGroups = PhraseList(
    en: ["< 1 day", "1-7 days", "7-30 days", "30-90 days", "90-365 days", "a year or more"],
    ja: ["1日未満", "1〜7日", "7〜30日", "30〜90日", "90〜365日", "1年以上"])
}
