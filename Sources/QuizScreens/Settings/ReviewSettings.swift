import QuizCore

// The settings of the review.
extension Setting where Value == Int {
  /// Questions per day that were never answered.
  public static var new: Setting {
    Setting(
      key: "new", defaultValue: 10, values: .integers(0...9999, steps: [0...100]),
      words: SettingWords(
        name: Phrase(en: "New per day", ja: "1日の新しい問題"),
        help: Phrase(
          en: "How many new questions a day Review asks from the sets that you learn.",
          ja: "復習で、覚えるセットから1日に新しく出す問題の数です。"),
        briefHelp: Phrase(en: "From the sets that you learn, in Review.", ja: "復習で1日に新しく出す問題の数です。"),
        choices: Phrase("0-9999"))
    ) { Phrase("\($0)") }
  }

  /// Reviews per day; 0 is all that are due.
  public static var reviews: Setting {
    Setting(
      key: "reviews", defaultValue: 0, values: .integers(0...9999, steps: [0...300]),
      words: SettingWords(
        name: Phrase(en: "Reviews per day", ja: "1日の復習"),
        help: Phrase(
          en: "How many questions a day Review asks again at most, the most nearly forgotten first.",
          ja: "1日に復習する問題の上限です。忘れそうな問題から出します。"),
        briefHelp: Phrase(en: "How many are asked again a day at most.", ja: "1日に復習する問題の上限です。"),
        choices: Phrase("1-9999, 0 = ") + .noLimit)
    ) { $0 == 0 ? .noLimit : Phrase("\($0)") }
  }

  /// The chance, in percent, with which a question is to be remembered when it comes again.
  public static var retention: Setting {
    Setting(
      key: "retention", defaultValue: 90, values: .integers(70...97, steps: [70...97]),
      words: SettingWords(
        name: Phrase(en: "Retention", ja: "覚えている割合"),
        help: Phrase(
          en:
            "How many of a hundred questions you want to know when the review asks them again. More means more often.",
          ja: "復習で100問中何問を覚えていたいかです。高くすると、早めに何度も出ます。"),
        briefHelp: Phrase(
          en: "What share to know when asked again. More means more often.", ja: "高くすると、早めに何度も出ます。"),
        choices: Phrase("70-97%"))
    ) { Phrase("\($0)%") }
  }
}

extension Settings {
  /// What the player wants of the review.
  public var reviewWishes: ReviewPlan.Wishes {
    var wishes = ReviewPlan.Wishes()
    wishes.newADay = self[.new]
    wishes.reviewsADay = self[.reviews] == 0 ? nil : self[.reviews]
    wishes.retention = Double(self[.retention]) / 100
    wishes.suspended = learning.suspended
    return wishes
  }
}

extension Phrase {
  fileprivate static let noLimit = Phrase(en: "no limit", ja: "制限なし")
}
