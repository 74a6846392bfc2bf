import Foundation
import Testing

@testable import QuizCore

/// The model of memory, compared with the reference.
@Suite struct FSRSTests {
  /// What the Python package fsrs made of some answers: `ReviewSamples/make.py`.
  private struct History {
    let weights: Int
    let answers: [(minutes: Int, grade: Grade)]
    let stability: Double
    let difficulty: Double
    let interval: Int
  }

  /// Weights with the retention that is desired.
  private static func read() throws -> (weights: [(retention: Double, weights: FSRSWeights)], histories: [History]) {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ReviewSamples/histories.txt")
    var weights: [(Double, FSRSWeights)] = []
    var histories: [History] = []
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      if fields[0] == "w" {
        let numbers = fields.dropFirst(2).compactMap { Double($0) }
        weights.append((numbers[0], try #require(FSRSWeights(Array(numbers.dropFirst())))))
        continue
      }
      let answers = try fields[1].split(separator: ",").map { answer in
        let parts = answer.split(separator: ":").compactMap { Int($0) }
        return (parts[0], try #require(Grade(rawValue: parts[1])))
      }
      histories.append(
        History(
          weights: try #require(Int(fields[0])), answers: answers, stability: try #require(Double(fields[2])),
          difficulty: try #require(Double(fields[3])), interval: try #require(Int(fields[4]))))
    }
    return (weights, histories)
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-6 * max(1, abs(right)) }

  @Test func tenThousandHistoriesAreThoseOfTheReference() throws {
    let (weights, histories) = try FSRSTests.read()
    #expect(histories.count == 10_000)
    let models = weights.map { FSRS($0.weights.values) }
    var wrong = 0
    for history in histories {
      let model = models[history.weights]
      var state = model.first(history.answers[0].grade)
      for answer in history.answers.dropFirst() {
        // Whole days of 24 hours; before the answer before it, the same day.
        state = model.next(state, answer.grade, after: answer.minutes < 0 ? -1 : answer.minutes / 1440)
      }
      let interval = model.interval(stability: state.stability, retention: weights[history.weights].retention)
      if !isNear(state.stability, history.stability) || !isNear(state.difficulty, history.difficulty)
        || interval != history.interval
      {
        wrong += 1
      }
    }
    #expect(wrong == 0)
  }

  @Test func theChanceToRememberIsNineTenthsAfterTheStability() {
    let model = FSRS(FSRSWeights.published.values)
    for days in [1, 10, 500] {
      let state = FSRS<Double>.State(stability: Double(days), difficulty: 5)
      #expect(isNear(model.retrievability(state, after: days), 0.9))
      #expect(model.interval(stability: Double(days), retention: 0.9) == days)
    }
    #expect(model.retrievability(.init(stability: 3, difficulty: 5), after: -4) == 1)
  }

  @Test func intervalsOfAnyNumberStayWithinBounds() {
    let model = FSRS(FSRSWeights.published.values)
    for stability in [Double.infinity, .nan, 1e300, 1e6] {
      #expect(model.interval(stability: stability, retention: 0.9) == 36_500)
    }
    #expect(model.interval(stability: 0.001, retention: 0.97) == 1)
  }

  @Test func weightsOutOfTheirBoundsAreNone() {
    let published = FSRSWeights.published.values
    #expect(FSRSWeights(published) == .published)
    #expect(FSRSWeights(Array(published.dropLast())) == nil)
    for bad in [Double.nan, .infinity, -1, 0, 101] {
      #expect(FSRSWeights([bad] + published.dropFirst()) == nil)
    }
  }
}
