import QuizCore

/// The facts that a start screen shows about a selection.
public struct SelectionFacts: Equatable, Sendable {
  /// Questions that can be used; nil when there are too many to count at once.
  public let usable: Int?
  /// Rows that cannot be used.
  public let skipped: Int
  /// Files that cannot be used.
  public let skippedFiles: Int
  /// Items of a file in another format that are no questions to be played.
  public let leftOut: Int
  /// The usable questions that have not one right choice.
  public let otherKinds: Int
  /// Why nothing can be drawn; nil when something can.
  public let problem: String?
  /// How much of it is new, young and mature; nil where it is not learnt.
  public var maturity: Maturity?

  /// Makes the facts from their parts.
  public init(
    usable: Int?, skipped: Int, skippedFiles: Int = 0, leftOut: Int = 0, otherKinds: Int = 0, problem: String? = nil
  ) {
    (self.usable, self.skipped, self.skippedFiles) = (usable, skipped, skippedFiles)
    (self.leftOut, self.otherKinds, self.problem) = (leftOut, otherKinds, problem)
  }
}

extension SelectionFacts {
  /// The questions that a game skips, since it asks only those with one right choice.
  func passedOver(by game: Game?, of selection: Selection?, in state: AppState) -> Int {
    guard game?.prefersOneChoice == true, state.kinds(of: selection) == .one, let usable, otherKinds < usable else {
      return 0
    }
    return otherKinds
  }

  /// The other choice of kinds, if the game has others to ask.
  func otherKindsChoice(of game: Game?, _ selection: Selection?, in state: AppState) -> KindsChoice? {
    guard game?.prefersOneChoice == true, otherKinds > 0, usable.map({ otherKinds < $0 }) ?? true else { return nil }
    return state.otherKinds(of: selection)
  }

  /// How many questions a game draws from; nil when there are too many to count at once.
  func usable(by game: Game?, of selection: Selection?, in state: AppState) -> Int? {
    usable.map { $0 - passedOver(by: game, of: selection, in: state) }
  }
}
