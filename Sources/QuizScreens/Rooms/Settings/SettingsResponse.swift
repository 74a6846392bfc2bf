/// The response to a change of settings.
public enum SettingsResponse: Response {
  /// They are in effect; `problem` tells why they were not saved.
  case kept(problem: Problem?)

  /// Why settings could not be saved.
  public struct Problem: Equatable, Sendable {
    /// Describes the problem in one sentence.
    public let sentence: String
    /// Whether the file exists but cannot be parsed, so that it can be replaced.
    public let canReplace: Bool

    /// Creates a problem.
    public init(sentence: String, canReplace: Bool) {
      self.sentence = sentence
      self.canReplace = canReplace
    }
  }
}
