/// A run of `tenq-league live` that the game starts; it lasts as long as the room, and speaks by ``LiveOrder`` and
/// ``LiveLine``. The tests of the league parse its ``arguments(in:)``, so that the two programs cannot drift apart.
public enum LiveRun: Hashable, Sendable {
  /// Opens a room on this machine, at `port` or the first that is free from 8610 on, at the addresses of its private
  /// networks or at `bind` alone; `resumes` takes up the room that was open last. `file` is a list of words that names
  /// must not have.
  case host(port: Int?, bind: String?, resumes: Bool, words: String?)
  /// Opens a room at the server of the player's league.
  case hostInLeague(resumes: Bool)
  /// Joins a room: an address as a browser or `tenq host` shows it, and its code, where the address does not have it.
  case join(address: String, code: String?)

  /// The run that goes on where this one ended: a host's takes its room up again.
  public var again: LiveRun {
    switch self {
    case .host(let port, let bind, _, let words): .host(port: port, bind: bind, resumes: true, words: words)
    case .hostInLeague: .hostInLeague(resumes: true)
    case .join: self
    }
  }

  /// The arguments, with the language of messages. Values from outside are one word with their option, so that none is
  /// taken for an option.
  public func arguments(in language: Language) -> [String] {
    let words: [String] =
      switch self {
      case .host(let port, let bind, let resumes, let words):
        ["host"] + (port.map { ["--port=\($0)"] } ?? []) + (bind.map { ["--bind=\($0)"] } ?? [])
          + (resumes ? ["--resume"] : []) + (words.map { ["--words=\($0)"] } ?? [])
      case .hostInLeague(let resumes): ["host", "--league"] + (resumes ? ["--resume"] : [])
      case .join(let address, let code): ["join", "--address=\(address)"] + (code.map { ["--code=\($0)"] } ?? [])
      }
    return ["live"] + words + ["--lang", language.rawValue]
  }
}
