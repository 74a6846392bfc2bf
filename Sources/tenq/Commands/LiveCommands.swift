import ArgumentParser
import BankFormats
import QuizCore
import QuizScreens
import QuizStore

/// `tenq host`: opens a live room.
struct HostCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "host", abstract: "Host a round for the room.",
    discussion: """
      Everybody answers the same question at the same moment. Players join with a telephone's browser or with `tenq join`; the lobby shows the address, a code and a QR code. \
      What is played is named as for `tenq play`; without a SET, what was chosen last. Every player's program keeps \
      their own round, and the host's history the table of all: `tenq history --hosted`.

      The room is open to the private networks of this machine, unless --bind names an address (0.0.0.0 for all), or \
      --league opens it at the server of your league. A room whose terminal was closed is taken up again with --resume.

      With --plain the first two lines are `address URL` and `code 1234`; Enter goes on, unless --start-at or --auto do.

      EXAMPLES:
        tenq host "Words/Idioms" -n 10   ten questions of a set
        tenq host words.csv --open 7d   homework: each in a time of their own, for a week
        tenq host --plain --start-at 2 -n 3   starts with two players, and ends with the table
      """)

  static let taken: TakenOptions = .only(
    "--questions", "--seconds", "--kind", "--level", "--seed", "--theme", "--color", "--ascii", "--plain",
    "--no-motion",
    "--no-mouse")

  /// The bounds of the options that are numbers, by their names.
  static let bounds = [
    "--teams": 2...LiveRules.mostTeams, "--start-at": 1...LiveRules.mostPlayers, "--players": 1...LiveRules.mostPlayers,
    "--port": 1...65_535,
  ]
  /// The option for a length of time.
  static let spanName = "--open"

  @OptionGroup var options: Options

  @OptionGroup var cards: CardOptions

  @Option(help: "Deal the players to so many teams (2-4).")
  var teams: Int?

  @Flag(help: "Go on by itself, without the host's Enter.")
  var auto = false

  @Option(help: "Start when so many players have joined.")
  var startAt: Int?

  @Option(name: .customLong("open"), help: "Let everybody play in a time of their own, for so long: 7d, 12h, 30m.")
  var span: TimeSpan?

  @Flag(help: "Show animals instead of the players' names.")
  var hideNames = false

  @Option(help: "The most players (1-500).")
  var players: Int?

  @Option(help: "The port to listen at; without it, the first that is free from 8610 on.")
  var port: Int?

  @Option(help: "The address to listen at; without it, those of private networks.")
  var bind: String?

  @Option(help: "A file of words that names must not have, one a line.", completion: .file())
  var words: String?

  @Flag(help: "Open the room at the server of your league.")
  var league = false

  @Flag(help: "Take up again the room that was open last.")
  var resume = false

  @Argument(help: "What to play: a set, missed questions or a file of questions.")
  var set: String?

  func validate() throws {
    let numbers = [("--teams", teams), ("--start-at", startAt), ("--players", players), ("--port", port)]
    for (name, number) in numbers {
      guard let number, let range = HostCommand.bounds[name], !range.contains(number) else { continue }
      throw ValidationError("\(name) is \(number), but it must be \(range.lowerBound) to \(range.upperBound)")
    }
  }

  func run() throws {
    var options = options.values
    options.cards = cards.values
    if let useless {
      throw CommandError(.leaveOut(useless.option, with: useless.other), in: Language(options), status: .usage)
    }
    if options.settings.choice(of: .seconds) == 0 {
      throw CommandError(.liveNeedsClock, in: Language(options), status: .usage)
    }
    if let words, !FileStatus.exists(words) {
      throw CommandError(.noFileOfWords(words), in: Language(options), status: .noInput)
    }
    let run: LiveRun =
      league ? .hostInLeague(resumes: resume) : .host(port: port, bind: bind, resumes: resume, words: words)
    let hosting = Hosting(
      set: set, teams: teams ?? 0, isAuto: auto, startsAt: startAt, span: span, hidesNames: hideNames,
      players: players ?? LiveRules.mostPlayers, run: run)
    try GameLoop.play(.host(hosting), options: options)
  }

  /// The first option that another one leaves without a meaning.
  private var useless: (option: String, other: String)? {
    let given = options.values.names
    let ofRoom: [(String, Bool)] =
      [("--teams", teams != nil), ("--auto", auto), ("--start-at", startAt != nil), ("--open", span != nil)]
      + [("--hide-names", hideNames), ("--players", players != nil), (set ?? "", set != nil)]
      + ["--questions", "--seconds", "--kind", "--level", "--seed"].map { ($0, given.contains($0)) }
    if resume, let option = ofRoom.first(where: \.1) { return (option.0, "--resume") }
    let ofServer = [("--port", port != nil), ("--bind", bind != nil), ("--words", words != nil)]
    if league, let option = ofServer.first(where: \.1) { return (option.0, "--league") }
    let ofCommonTime = [("--auto", auto), ("--start-at", startAt != nil), ("--teams", teams != nil)]
    if span != nil, let option = ofCommonTime.first(where: \.1) { return (option.0, "--open") }
    return nil
  }
}

/// `tenq join`: joins a live room.
struct JoinCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: "Join a round that somebody hosts.",
    discussion: """
      The ADDRESS is what the host's screen shows, or what a browser has of it: `tenq join 192.168.1.5 --code 1234`, \
      `tenq join http://192.168.1.5:8610/r/1234`. What is missing is asked for. Who loses the connection comes back under \
      the same name, with their points. Your own round is kept in your history.
      """)

  static let taken: TakenOptions = .only("--theme", "--color", "--ascii", "--plain", "--no-motion", "--no-mouse")

  @OptionGroup var options: Options

  @Option(help: "The code of the room, where the address does not have it.")
  var code: String?

  @Option(help: "Your name in the room.")
  var name: String?

  @Argument(help: "The address that the host's screen shows.")
  var address: String?

  func run() throws {
    try GameLoop.play(.join(Joining(address: address, code: code, name: name)), options: options.values)
  }
}

extension TimeSpan: ExpressibleByArgument {
  /// Reads what is typed.
  init?(argument: String) {
    self.init(argument)
  }
}

extension Phrase {
  /// An option means nothing beside another one.
  fileprivate static func leaveOut(_ option: String, with other: String) -> Phrase {
    let option = Arguments.shown(option)
    return Phrase(
      en: "\(option) means nothing with \(other); leave out one of them",
      ja: "\(other) と一緒では \(option) は意味がありません。どちらかを外してください")
  }

  fileprivate static let liveNeedsClock = Phrase(
    en: "a round for the room has a clock; leave out -t 0", ja: "ライブには時間制限があります。-t 0 を外してください")

  fileprivate static func noFileOfWords(_ path: String) -> Phrase {
    let path = Arguments.shown(path)
    return Phrase(en: "\(path): there is no such file of words", ja: "\(path): そのような言葉のファイルはありません")
  }
}
