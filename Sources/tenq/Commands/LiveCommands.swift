import ArgumentParser
import BankFormats
import QuizCore
import QuizScreens
import QuizStore

/// `tenq host`: opens a live room.
struct HostCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "host", abstract: .both("Host a round for the room.", ja: "みんなで同時に解くライブを開きます。"),
      discussion: .both(
        """
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
        """,
        ja: """
          全員が同じ問題に同時に答えます。参加者はスマホのブラウザーか `tenq join` で参加します。受付画面にアドレスとコードと QR コードが出ます。\
          遊ぶものは `tenq play` と同じように指定します。何も付けなければ、前に選んだセットです。端末の参加者にはそれぞれの記録が、\
          ホストには全員の表が残ります（`tenq history --hosted`）。

          部屋に入れるのは、このマシンと同じネットワーク（LAN）からだけです。--bind でアドレス（0.0.0.0 はすべて）を指定するか、\
          --league でリーグのサーバーに開くこともできます。端末を閉じてしまった部屋は --resume で続けられます。

          --plain では最初の2行が `address URL` と `code 1234` です。--start-at か --auto がなければ Enter で進みます。

          例：
            tenq host "ことば/慣用句" -n 10   1つのセットから10問
            tenq host words.csv --open 7d   宿題：1週間、それぞれのペースで
            tenq host --plain --start-at 2 -n 3   2人で始まり、表で終わる
          """))
  }

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

  @OptionGroup var cards: CardOptions

  @Option(help: .both("Deal the players to so many teams (2-4).", ja: "参加者をこの数のチームに分けます（2〜4）。"))
  var teams: Int?

  @Flag(help: .both("Go on by itself, without the host's Enter.", ja: "ホストが Enter を押さなくても進みます。"))
  var auto = false

  @Option(help: .both("Start when so many players have joined.", ja: "この人数が参加したら始めます。"))
  var startAt: Int?

  @Option(
    name: .customLong("open"),
    help: .both(
      "Let everybody play in a time of their own, for so long: 7d, 12h, 30m.",
      ja: "この期間、それぞれのペースで解けるようにします（7d、12h、30m など）。"))
  var span: TimeSpan?

  @Flag(help: .both("Show animals instead of the players' names.", ja: "参加者の名前の代わりに動物を表示します。"))
  var hideNames = false

  @Option(help: .both("The most players (1-500).", ja: "参加できる人数（1〜500）。"))
  var players: Int?

  @Option(
    help: .both(
      "The port to listen at; without it, the first that is free from 8610 on.", ja: "待ち受けるポート。省略時は 8610 以降の空いているもの。"))
  var port: Int?

  @Option(
    help: .both(
      "The address to listen at; without it, those of private networks.", ja: "待ち受けるアドレス。省略時は、同じネットワーク（LAN）から届くアドレス。"))
  var bind: String?

  @Option(
    help: .both("A file of words that names must not have, one a line.", ja: "名前に使えない言葉のファイル（1行に1つ）。"),
    completion: .file())
  var words: String?

  @Flag(help: .both("Open the room at the server of your league.", ja: "参加中のリーグのサーバーに部屋を開きます。"))
  var league = false

  @Flag(help: .both("Take up again the room that was open last.", ja: "最後に開いていた部屋を続けます。"))
  var resume = false

  @Argument(
    help: .both("What to play: a set, missed questions or a file of questions.", ja: "遊ぶもの：セット、間違えた問題、問題のファイルのどれか。"),
    completion: .played)
  var set: String?

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

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
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "join", abstract: .both("Join a round that somebody hosts.", ja: "誰かが開いたライブに参加します。"),
      discussion: .both(
        """
        The ADDRESS is what the host's screen shows, or what a browser has of it: `tenq join 192.168.1.5 --code 1234`, \
        `tenq join http://192.168.1.5:8610/r/1234`. What is missing is asked for. Who loses the connection comes back under \
        the same name, with their points. Your own round is kept in your history.
        """,
        ja: """
          アドレスは、ホストの画面に出ているもの、またはブラウザーのものです：`tenq join 192.168.1.5 --code 1234`、\
          `tenq join http://192.168.1.5:8610/r/1234`。足りないものは聞かれます。接続が切れても、同じ名前と得点で戻れます。自分の回は記録に残ります。
          """))
  }

  static let taken: TakenOptions = .only("--theme", "--color", "--ascii", "--plain", "--no-motion", "--no-mouse")

  @Option(help: .both("The code of the room, where the address does not have it.", ja: "アドレスに含まれない場合の部屋のコード。"))
  var code: String?

  @Option(help: .both("Your name in the room.", ja: "部屋での名前。"))
  var name: String?

  @Argument(help: .both("The address that the host's screen shows.", ja: "ホストの画面に出ているアドレス。"))
  var address: String?

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

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
