import QuizCore

// What the statistics say of themselves.
extension Phrase {
  /// The order of the rows.
  static func statisticsOrder(_ order: Statistics.Order) -> Phrase {
    func en() -> String {
      switch order {
      case .rate: "weakest first"
      case .asked: "most asked"
      case .time: "slowest first"
      case .name: "by name"
      }
    }
    func ja() -> String {
      switch order {
      case .rate: "正答率の低い順"
      case .asked: "出題の多い順"
      case .time: "時間の長い順"
      case .name: "名前順"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  /// That it takes a moment.
  static let readingLog = Phrase(en: "Reading the log…", ja: "記録を読んでいます…")

  /// That there is nothing to tell.
  static let noAnswers = Phrase(
    en: "No questions answered yet. Play a round, and they will appear here.", ja: "まだ答えた問題はありません。1回解くとここに並びます。")

  /// That not all questions are shown.
  static func cutQuestions(_ count: Int) -> Phrase {
    Phrase(
      en: "Only the \(count) asked most often are shown; tenq stats shows all.",
      ja: "出題の多い\(count)問だけを並べています。tenq stats ならすべて見られます。")
  }

  /// That not all answers are counted.
  static func leftOut(_ count: Int) -> Phrase {
    Phrase(
      en: "Too many different questions: \(count) answers are not counted.",
      ja: "問題の種類が多すぎるため、\(count)回分は集計に含めていません。")
  }
}
