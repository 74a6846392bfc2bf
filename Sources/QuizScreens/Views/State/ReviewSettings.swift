import QuizCore

// The settings of the review.
extension Setting where Value == Int {
  /// Questions per day that were never answered.
  public static var new: Setting {
    Setting(
      key: "new", defaultValue: 10, values: .integers(0...9999, steps: [0...100]), words: .new
    ) { Phrase(same: "\($0)") }
  }

  /// Reviews per day; 0 is all that are due.
  public static var reviews: Setting {
    Setting(
      key: "reviews", defaultValue: 0, values: .integers(0...9999, steps: [0...300]), words: .reviews
    ) { $0 == 0 ? .noLimit : Phrase(same: "\($0)") }
  }

  /// The chance of remembering a question when it comes again, in percent.
  public static var retention: Setting {
    Setting(
      key: "retention", defaultValue: 90, values: .integers(70...97, steps: [70...97]), words: .retention
    ) { Phrase(same: "\($0)%") }
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
