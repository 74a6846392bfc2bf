import Foundation
import Sweeps
import Testing

@testable import QuizCore

/// Weights that are fitted to a player, compared with those of the reference.
@Suite struct FSRSFitTests {
  /// A made log, with the losses of the reference: `ReviewSamples/fit.py`.
  struct Log {
    let before: Double
    let after: Double
    var history: [[ReviewHistory.Review]] = []
  }

  static func logs() throws -> [Log] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ReviewSamples/logs.txt")
    var logs: [Log] = []
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("log ") {
        let losses = line.split(separator: " ").compactMap { Double($0) }
        logs.append(Log(before: losses[0], after: losses[1]))
        continue
      }
      let reviews = try line.split(separator: ",").map { answer in
        let parts = answer.split(separator: ":").compactMap { Int($0) }
        return ReviewHistory.Review(grade: try #require(Grade(rawValue: parts[1])), days: parts[0])
      }
      logs[logs.count - 1].history.append(reviews)
    }
    return logs
  }

  @Test(arguments: Sweep.one(of: 0..<3))
  func theLossIsWithinTwoPercentOfThatOfTheReference(number: Int) throws {
    let logs = try FSRSFitTests.logs()
    let log = logs[number]
    let fit = try #require(FSRSFit(ReviewHistory(log.history)))
    #expect(abs(fit.before - log.before) < 1e-6)
    #expect(fit.after < fit.before)
    #expect(fit.after <= log.after * 1.02, "\(fit.before) → \(fit.after), the reference: \(log.after)")
    #expect(FSRSWeights(fit.weights.values) == fit.weights)
  }

  @Test func tooLittleIsNotFittedTo() {
    let (first, review) = (ReviewHistory.Review(grade: .good, days: 0), ReviewHistory.Review(grade: .good, days: 1))
    #expect(FSRSFit(ReviewHistory(Array(repeating: [first, review], count: 399))) == nil)
    #expect(FSRSFit(ReviewHistory(Array(repeating: Array(repeating: review, count: 60), count: 59))) == nil)
    #expect(FSRSFit(ReviewHistory([])) == nil)
  }

  @Test func weightsThatAreGoodAlreadyStay() throws {
    let log = try FSRSFitTests.logs()[0]
    let fit = try #require(FSRSFit(ReviewHistory(log.history), steps: 40))
    let again = try #require(FSRSFit(ReviewHistory(log.history), from: fit.weights, steps: 1))
    #expect(again.weights == fit.weights && again.after == again.before)
  }

  @Test func ofALongLogOnlySomeQuestionsAreFittedTo() {
    let reviews = [0, 1, 3].map { ReviewHistory.Review(grade: .good, days: $0) }
    let long = ReviewHistory(Array(repeating: reviews, count: 1000))
    #expect(long.size.reviews == 2000 && long.size.questions == 1000)
    #expect(long.thinned(to: 2000).size.reviews == 2000 && long.thinned(to: 2000).size.questions == 1000)
    #expect(long.thinned(to: 900).size.reviews == 668 && long.thinned(to: 900).size.questions == 334)
    #expect(ReviewHistory([]).thinned(to: 0).size.reviews == 0 && ReviewHistory([]).thinned(to: 0).size.questions == 0)
  }

  @Test func slopesAreThoseOfTheFormulas() {
    let tape = Tape()
    let (x, y) = (tape.variable(2), tape.variable(3))
    var slopes = [0.0, 0.0]
    // (x / y − 1) · xʸ · eˣ, whose slopes are known.
    let number = (x / y - Traced(1)) * x.power(y) * x.exponential
    tape.addSlopes(of: [(number, 1)], to: &slopes)
    let e2 = Mathematics.exp(2)
    #expect(abs(slopes[0] - (8 * e2 / 3 + (2.0 / 3 - 1) * (12 * e2 + 8 * e2))) < 1e-9)
    #expect(abs(slopes[1] - (-2.0 / 9 * 8 * e2 + (2.0 / 3 - 1) * 8 * Mathematics.log(2) * e2)) < 1e-9)
  }
}
