// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static func stabilityDays(_ days: Double) -> Phrase { Phrase("\(NumberFormat.tenths(days).string) d", "\(NumberFormat.tenths(days).string)日") }

  static let missedMost = Phrase("Missed most often", "間違えた回数が多い問題")
  static let suspended = Phrase("set aside", "休み中")
  static let leech = Phrase("hard to keep", "苦手")
  static let rememberedFor = Phrase("Remembered for", "覚えている期間")
  static let noReviews = Phrase("nothing asked again yet", "まだ復習していません")
  static func fitted(_ fit: Learning.Fit) -> Phrase {
    let (before, after) = (logLoss(fit.result.before), logLoss(fit.result.after))
    return Phrase("fitted to you on \(fit.day): log loss \(before) before, \(after) after", "\(fit.day)にあなたの記憶に合わせました：対数損失 \(before) → \(after)")
  }
  /// A log loss as it is shown, with four places.
  public static func logLoss(_ loss: Double) -> String {
    let parts = Int((min(max(loss, 0), 1e6) * 10_000).rounded())
    let places = String(parts % 10_000)
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - places.count) + places
  }
  /// The explanation where nothing is due.
  static let whatIsDue = Phrase("What you miss in any game but sums comes to Review, and so do sets marked with m on the list of sets. What you get right at once elsewhere does not.", "復習に出るのは、間違えた問題（計算は除く）と、セットの一覧で m を押して印を付けたセットの問題です。ほかのセットで間違えずに答えた問題は出ません。")
  /// How many questions are due on each of the next days.
  static func dueEachDay(_ counts: String) -> Phrase { Phrase("On each of the next \(ReviewPlan.days) days, from today: \(counts)", "今日からの\(ReviewPlan.days)日間、1日ごとの問題数：\(counts)") }
  /// The share remembered in a week.
  static func ofWeek(_ week: ReviewFacts.Week) -> Phrase {
    let percent = Int((week.share * 100).rounded())
    return Phrase("week of \(week.monday): \(percent)% of \(week.recall.asked)", "\(week.monday)からの週：\(week.recall.asked)問中\(percent)%")
  }
  /// The same of the latest week, in a small window.
  static func ofLatestWeek(_ week: ReviewFacts.Week, desired: Double) -> Phrase {
    let (percent, wanted) = (Int((week.share * 100).rounded()), Int((desired * 100).rounded()))
    return Phrase("\(percent)% of \(week.recall.asked) remembered, \(wanted)% wanted", "\(week.recall.asked)問中\(percent)%を記憶（目標 \(wanted)%）")
  }
  /// How many questions are remembered for a week or more.
  static func aWeekOrMore(_ count: Int, of all: Int) -> Phrase { Phrase("\(count) of \(all) for a week or more", "1週間以上覚えている：\(all)問中\(count)問") }

  /// The name of the line that says how much of a set is new, young and mature.
  static let learntColumn = Phrase("Review", "復習")

  static let noneDue = Phrase("nothing due", "今日はありません")
  static func dueToday(_ count: Int) -> Phrase { Phrase("\(count) due today", "今日\(count)問") }
  static func toGo(_ count: Int) -> Phrase { Phrase("\(count) to go", "あと\(count)問") }
  static let helpReview = Phrase("A question comes back when you are about to forget it, later each time that you know it (FSRS-6). Wrong or out of time means forgotten; right at the second try, or much more slowly than usual, means hard. What you miss comes again in the same sitting. Answers in all games count, and a day begins at four in the morning.", "忘れそうになったころに問題が出ます。覚えるほど間隔は長くなります（FSRS-6）。不正解と時間切れは「忘れた」、正解は「覚えていた」、間違えたあとの正解や、ふだんよりずっと遅い正解は「難しかった」と数えます。間違えた問題は同じ回のうちにもう一度出ます。どのゲームの回答も数え、1日は午前4時に始まります。")
  static let helpLearnt = Phrase("It asks what you missed in any game and the sets that you learn: your own, imported ones, and those marked with m in the list of sets. Settings say how many new ones and how many reviews a day, and how well you want to know them; tenq review --fit fits the model to your answers.", "出るのは、どこかで間違えた問題と、覚えるセットの問題です。自分の問題と取り込んだセット、セットの一覧で m を押して印を付けたセットが対象です。1日の新しい問題と復習の数、覚えている割合は設定で変えられます。tenq review --fit であなたの記憶に合わせられます。")

  // Days to come.
  /// After how many days, from today.
  static func inDays(_ days: Int) -> Phrase {
    switch days {
    case ...0: Phrase("today", "今日")
    case 1: Phrase("tomorrow", "明日")
    case _: Phrase("in \(days) days", "\(days)日後")
    }
  }
  /// When a question comes again.
  static func comesAgain(inDays days: Int) -> Phrase { Phrase("again \(inDays(days).en)", days <= 0 ? "今日もう一度出ます" : "次は\(inDays(days).ja)") }
  /// The same as a sentence.
  static func plainAgain(inDays days: Int) -> Phrase {
    Phrase("It comes again \(inDays(days).en).", days <= 0 ? "今日もう一度出ます。" : "次は\(inDays(days).ja)\(days == 1 ? "" : "に")出ます。")
  }
  /// How many questions there are today.
  static func plainDue(_ count: Int) -> Phrase { Phrase("\(count) due today.", "今日は\(count)問あります。") }
  static let nothingToday = Phrase("Nothing is due today.", "今日の復習はありません。")
  /// Nothing is due, and when the next question is; `plan` is nil where nothing is known.
  public static func nothingDue(_ plan: ReviewPlan?) -> Phrase {
    guard let plan, let next = plan.next else {
      return nothingToday + Phrase(" What you miss in any game comes here, and so do sets marked with m on the list of sets.", "間違えた問題と、セットの一覧で m を押して印を付けたセットがここに出ます。")
    }
    let count = plan.forecast[next]
    let day: Phrase = next == 1 ? Phrase(" Tomorrow: \(count).", "明日は\(count)問です。") : Phrase(" In \(next) days: \(count).", "次は\(next)日後の\(count)問です。")
    return nothingToday + day
  }
  /// How many are due in other languages, as a sentence; nothing where none is.
  public static func due(_ elsewhere: [AppState.Elsewhere]) -> Phrase {
    elsewhere.filter { $0.due > 0 }.reduce(Phrase("", "")) { text, other in
      text + Phrase(" In \(other.language.name.en): \(other.due).", "\(other.language.name.ja)では今日\(other.due)問あります。")
    }
  }

  static let hintReviewOn = Phrase("go on", "続ける")
}

extension PhraseList {
  static let dueHeadings = PhraseList(["due", "stability", "difficulty", "now", "question"], ["次の復習", "記憶の日数", "難しさ", "今", "問題"])

  /// How much is due today and in a week, or that nothing is.
  static func dueTitle(_ facts: ReviewFacts) -> PhraseList {
    guard !facts.foreseesNothing else {
      let days = ReviewPlan.days
      return PhraseList(["Nothing is due in the next \(days) days", "Nothing due for \(days) days"], ["これから\(days)日間、復習はありません"])
    }
    let (today, week) = (facts.forecast.first ?? 0, facts.forecast.dropFirst().prefix(7).reduce(0, +))
    return PhraseList(["\(today) due today, \(week) in the seven days after", "\(today) today, \(week) in a week"], ["今日の復習は\(today)問、これから7日間で\(week)問", "今日\(today)問、7日間で\(week)問"])
  }
  static func remembered(_ desired: Double) -> PhraseList {
    let percent = Int((desired * 100).rounded())
    return PhraseList(["Remembered, of \(percent)% wanted", "Of \(percent)% wanted"], ["覚えていた割合（目標 \(percent)%）", "割合（目標 \(percent)%）"])
  }
  /// The names of the groups of `ReviewFacts.stabilityEnds`.
  static let stabilityGroups = PhraseList(["< 1 day", "1-7 days", "7-30 days", "30-90 days", "90-365 days", "a year or more"], ["1日未満", "1〜7日", "7〜30日", "30〜90日", "90〜365日", "1年以上"])

  /// How much of some questions is new, young and mature.
  static func maturity(_ maturity: Maturity) -> PhraseList {
    let (new, young, mature) = (maturity.new, maturity.young, maturity.mature)
    return PhraseList(["\(new) new, \(young) young, \(mature) mature", "\(new) / \(young) / \(mature)"], ["新規\(new)・学習中\(young)・定着\(mature)", "\(new)／\(young)／\(mature)"])
  }

  /// The numbers due today and in the next days.
  static func due(_ plan: ReviewPlan) -> PhraseList {
    let tomorrow = plan.forecast[1]
    let week = plan.forecast[1...7].reduce(0, +)
    guard plan.today == 0 else {
      return PhraseList(["\(plan.today) due today   \(tomorrow) tomorrow, \(week) in a week", "\(plan.today) due today, \(tomorrow) tomorrow", "\(plan.today) due today", "\(plan.today) due"], ["今日\(plan.today)問   明日\(tomorrow)問、7日間で\(week)問", "今日\(plan.today)問、明日\(tomorrow)問", "今日\(plan.today)問"])
    }
    guard let next = plan.next else { return PhraseList(["what you would forget comes here", "nothing due"], ["忘れそうな問題がここに出ます", "今日はありません"]) }
    let count = plan.forecast[next]
    return PhraseList(["nothing due   \(count) \(Phrase.inDays(next).en)", "\(count) \(Phrase.inDays(next).en)"], ["今日はありません   \(Phrase.inDays(next).ja)に\(count)問", "\(Phrase.inDays(next).ja)に\(count)問"])
  }
}
