/// The answer to a change of settings.
public enum SettingsResponse: Response {
  /// They are in effect; `problem` is why they could not be saved.
  case kept(problem: Problem?)

  /// Why settings could not be kept.
  public struct Problem: Equatable, Sendable {
    /// What is wrong, in one sentence.
    public let sentence: String
    /// Whether the file is there, but cannot be understood, so that it can be replaced.
    public let canReplace: Bool

    /// Makes a problem from its parts.
    public init(sentence: String, canReplace: Bool) {
      self.sentence = sentence
      self.canReplace = canReplace
    }
  }
}
