/// What an answer is found to be.
public enum Judgement: Hashable, Sendable {
  /// Right.
  case right
  /// Right but for a slip, whose right spelling is this.
  case almost(String)
  /// Wrong.
  case wrong

  /// Whether it counts as right.
  public var isRight: Bool {
    switch self {
    case .right, .almost: true
    case .wrong: false
    }
  }
}
