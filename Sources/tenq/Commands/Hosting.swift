import QuizCore
import QuizScreens

/// What `tenq host` was asked for, as plain values.
struct Hosting: Equatable {
  /// The set or file to play; nil for what was played last.
  var set: String?
  /// How many teams there are; 0 for none.
  var teams = 0
  /// Whether the room goes on by itself.
  var isAuto = false
  /// How many players start it.
  var startsAt: Int?
  /// For how long everybody plays in a time of their own; nil where all play at the same moment.
  var span: TimeSpan?
  /// Whether names are hidden.
  var hidesNames = false
  /// The most players.
  var players = LiveRules.mostPlayers
  /// How the room is opened.
  var run = LiveRun.host(port: nil, bind: nil, resumes: false, words: nil)

  /// Whether the room that was open last is taken up again.
  var resumes: Bool {
    switch run {
    case .host(_, _, let resumes, _), .hostInLeague(let resumes): resumes
    case .join: false
    }
  }

  /// How long a room that goes on by itself shows what a question came to, and who leads.
  static let pace = Duration.seconds(5)

  /// The rules of the room, which opens at `now`, in milliseconds since 1970. In plain mode a room that starts by itself
  /// goes on by itself too: nobody may be there.
  func rules(in session: Session, at now: Int) -> LiveRules {
    let seconds = session.options.settings.choice(of: .seconds) ?? session.chosenSettings[.seconds]
    let goesOn = isAuto || startsAt != nil && session.resolved.plain != nil
    return LiveRules(
      limit: (seconds > 0 ? seconds : Hosting.usualSeconds) * 1000, teams: teams, startsAt: startsAt,
      pace: goesOn ? Hosting.pace.inMilliseconds : nil, openUntil: span.map { now + $0.milliseconds },
      hidesNames: hidesNames, players: players
    ).bounded
  }

  /// The seconds for a question where the settings have no clock.
  private static let usualSeconds = 10
}

/// What `tenq join` was asked for, as plain values.
struct Joining: Equatable {
  /// The address; nil where it is to be asked for.
  var address: String?
  /// The code of the room; nil where the address has it, or it is to be asked for.
  var code: String?
  /// The name; nil where it is to be asked for.
  var name: String?
}

/// A length of time as it is typed: `7d`, `12h`, `30m`.
struct TimeSpan: Equatable {
  /// The length in milliseconds: a minute to a year.
  let milliseconds: Int

  /// What is typed, to follow "must be".
  static let typed = Phrase(en: "a time like 7d, 12h or 30m, up to 365d", ja: " 7d、12h、30m のような期間（365d まで）")

  /// Reads a number and the letter of its unit; nil for anything else.
  init?(_ text: String) {
    let minutes: [Character: Int] = ["m": 1, "h": 60, "d": 1440]
    guard let unit = text.lowercased().last.flatMap({ minutes[$0] }), text.utf8.count <= 8,
      text.utf8.dropLast().allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text.dropLast()),
      (1...365 * 1440).contains(number * unit)
    else { return nil }
    milliseconds = number * unit * 60_000
  }
}
