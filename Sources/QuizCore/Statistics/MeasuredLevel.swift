/// The level that the answers to a question say.
///
/// A question is of level 1 where at least 70 % of people know its answer, of level 2 from 30 % on, of level 3 below. Of
/// `n` choices those who do not know it guess one in `n`: where a share `r` knows it, `r + (1 - r) / n` answer right.
public enum MeasuredLevel {
  /// The least share of people who know the answer, of each level but the hardest.
  private static let known = [0.7, 0.3]
  /// Fewer answers say nothing.
  public static let leastAnswers = 20
  /// Of more answers as many are reckoned with, at the same rate: what they say is as plain, and the sum stays short.
  private static let mostAnswers = 1_000_000
  /// The answers contradict a level where they would come so, or further from it, less often than this if the level were
  /// right.
  private static let significance = 0.01

  /// The level that answers say of a question, by an exact binomial test on one side; nil where they may be those to a
  /// question of its own `level`. `choices` is how many a player chooses one from; 0 where nobody can guess.
  public static func contradicting(_ level: Int, right: Int, of answers: Int, choices: Int) -> Int? {
    if answers > mostAnswers {
      let share = Double(right) / Double(answers)
      return contradicting(level, right: Int(share * Double(mostAnswers)), of: mostAnswers, choices: choices)
    }
    let guess = choices > 0 ? 1 / Double(choices) : 0
    let bounds = known.map { $0 + (1 - $0) * guess }
    let said = 1 + bounds.count { Double(right) < $0 * Double(answers) }
    guard Question.levels.contains(level), answers >= leastAnswers, said != level else { return nil }
    let isEasier = said < level
    // The bound of the level's own band that is nearest to the answers.
    let bound = bounds[isEasier ? level - 2 : level - 1]
    // The terms of the distribution relative to that of `right`, from the next one to an end.
    func sum(_ step: Int) -> Double {
      var (count, term, sum) = (right, 1.0, 0.0)
      while case let next = count + step, (0...answers).contains(next), term > 1e-30, sum.isFinite {
        let odds = bound / (1 - bound)
        term *= step > 0 ? Double(answers - count) / Double(next) * odds : Double(count) / Double(answers - next) / odds
        sum += term
        count = next
      }
      return sum
    }
    let step = isEasier ? 1 : -1
    let tail = 1 + sum(step)
    return tail / (tail + sum(-step)) < significance ? said : nil
  }
}

extension Question {
  /// The level that its answers say, where that is another than its own; see ``MeasuredLevel``.
  public func contradictedLevel(by tally: QuestionTally) -> Int? {
    level.flatMap {
      MeasuredLevel.contradicting(
        $0, right: tally.right, of: tally.asked, choices: kind.input == .panel ? choices.count : 0)
    }
  }
}
