/// A live room that its host opened and has not closed.
public struct LeftRoom: Codable, Hashable, Sendable {
  /// What is played, as players read it.
  public var title: String
  /// What the score log calls that.
  public var set: String
  /// Whether it is at the server of a league, and not on this machine.
  public var isInLeague: Bool

  /// Makes it of its parts.
  public init(title: String, set: String, isInLeague: Bool) {
    self.title = title
    self.set = set
    self.isInLeague = isInLeague
  }

  /// What takes it up again, where it was opened last.
  public var resuming: LiveRun {
    isInLeague ? .hostInLeague(resumes: true) : .host(port: nil, bind: nil, resumes: true, words: nil)
  }
}
