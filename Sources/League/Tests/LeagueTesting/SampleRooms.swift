import QuizCore

/// Live rooms.
public enum SampleRooms {
  /// A room with so many questions of three choices, of which the first is right, on the second panel.
  public static func room(_ count: Int = 2, rules: LiveRules = LiveRules(limit: 10_000)) -> LiveRoom {
    let questions = (1...max(1, count)).compactMap { number in
      Question(text: "Question \(number)?", choices: ["right", "wrong", "worse"], answer: 0).flatMap {
        ShuffledQuestion($0, order: [1, 0, 2])
      }
    }
    return LiveRoom(
      title: "Food", set: "en/food/basic", language: "en", questions: questions.prefix(count).map { .init($0) },
      rules: rules)
  }

  /// The panel that is right.
  public static let right = 1
  /// One that is wrong.
  public static let wrong = 0
}
