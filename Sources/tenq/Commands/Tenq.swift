import ArgumentParser
import BankFormats
import CommandLineKit
import QuizCore
import QuizScreens
import TerminalKit

/// `tenq`: the root command, which opens the home screen.
struct Tenq: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tenq",
      abstract: .both(
        "A timed quiz for the terminal: ten seconds, four panels, one key.", ja: "端末で遊ぶ早押しクイズ。10秒、4つのパネル、1つのキー。"),
      groupedSubcommands: [
        CommandGroup(
          name: .both("Play", ja: "遊ぶ"),
          subcommands: [Play.self, DailyCommand.self, ReviewCommand.self, ShareCommand.self]),
        CommandGroup(name: .both("Look back", ja: "ふり返る"), subcommands: [History.self, Chart.self, Stats.self]),
        CommandGroup(name: .both("Questions", ja: "問題集"), subcommands: [BankCommand.self]),
        CommandGroup(
          name: .both("Together", ja: "みんなで"), subcommands: [HostCommand.self, JoinCommand.self, LeagueCommand.self]),
        CommandGroup(name: .both("Set up", ja: "設定"), subcommands: [ConfigCommand.self, Path.self]),
      ])
  }

  static let taken: TakenOptions = .all

  @OptionGroup var options: Options<Tenq>

  var program: Tenq { self }

  func run() throws {
    try GameLoop.play(.home, options: options.values)
  }
}

/// `tenq daily`: plays today's five questions.
struct DailyCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "daily", abstract: .both("Play today's five questions.", ja: "今日の5問を解きます。"),
      discussion: .both(
        """
        The five are the same for everyone with the same sets on the same date, ten seconds each: they come from the sets \
        that ship with the program, in the language that is played. The first attempt that is finished counts; later ones \
        that day are practice and are not kept. A round that is left is not kept either, and may be begun again.
        """,
        ja: """
          5問は、同じセットを持つ人なら同じ日には全員同じで、1問10秒です。プログラムに付いているセットのうち、遊んでいる言語のものから選ばれます。最後まで解いた最初の1回だけが記録に残り、\
          その日の2回目からは練習です。途中でやめた回は記録に残らず、やり直せます。
          """))
  }

  static let taken: TakenOptions = .only(
    "--seconds", "--theme", "--color", "--ascii", "--plain", "--no-motion", "--no-mouse")

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    try GameLoop.play(.daily, options: options.values)
  }
}

/// `tenq review`: asks what is about to be forgotten, or fits the model to the player.
struct ReviewCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review",
      abstract: .both("Review what you are about to forget, today.", ja: "忘れそうな問題を、今日のうちに復習します。"),
      discussion: .both(
        """
        Asked is what you missed in any game, and the sets that you learn: your own, imported ones, and those marked with m \
        on the list of sets. When each comes again follows from your answers in all games (FSRS-6); what is missed comes \
        again in the same sitting. A sitting ends when nothing is due, or after -n questions. There is no clock, unless -t \
        sets one. `tenq stats --by due` lists what is known of each question.

        --fit fits the model to your answers, of which it needs 400 to 60 questions at least; it is done by itself at most \
        once a week, at the end of a sitting.
        """,
        ja: """
          出るのは、どこかで間違えた問題と、覚えるセット（自分の問題、取り込んだセット、セットの一覧で m を押して印を付けたセット）の問題です。次にいつ出るかは、\
          すべてのゲームでの回答から決まります（FSRS-6）。間違えた問題は同じ回のうちにもう一度出ます。出す問題がなくなるか、-n の数だけ解くと終わりです。\
          -t を付けなければ時間制限はありません。問題ごとの状態は `tenq stats --by due` で見られます。

          --fit は、あなたの回答にモデルを合わせます。60問以上への400回以上の回答が必要です。回の終わりに、多くても週に1度、自動でも行います。
          """))
  }

  static let taken: TakenOptions = .only(
    "--questions", "--seconds", "--theme", "--color", "--ascii", "--plain", "--no-motion", "--no-mouse")

  @Flag(help: .both("Fit the model to your answers, and keep that in the settings.", ja: "あなたの回答にモデルを合わせ、設定に保存します。"))
  var fit = false

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    if fit { return try ReviewFit.run(options.values) }
    try GameLoop.play(.review, options: options.values)
  }
}

/// `tenq play`: opens the start screen of a game.
struct Play: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .both("Play a timed round, or another game with --game.", ja: "10秒クイズを遊びます。--game でほかのゲームも選べます。"),
      discussion: .both(
        """
        A SET is a genre, a set, or both: "Food pairings/Basics". `all` is every set there is, `own` your own questions, \
        `missed` the questions that you missed and have not answered right since, `missed/SET` those of a set or a genre, \
        `due` what the review asks today. A FILE is a CSV file, or one that `tenq bank import` reads; `-` is standard \
        input. Without any, the set chosen last is played.

        --game practice goes through every question of a SET until all are right, --game missing makes up ten sums. An \
        option beats its variable, given in [brackets], which beats the settings: `man tenq` has the others.

        EXAMPLES:
          tenq play "Words/Idioms"   five questions of a set
          tenq play missed        what you missed, once more
          tenq play --game practice words.csv   every question of a file until it is right
        """,
        ja: """
          セットは、ジャンル名かセット名、または "食べ合わせ/基本" のように両方で指定します。`all` はすべてのセット、`own` は自分の問題、`missed` は間違えたままの問題、\
          `missed/セット` はそのセットやジャンルで間違えたままの問題、`due` は今日の復習です。CSV ファイルや、\
          `tenq bank import` で読めるファイルも指定できます。`-` は標準入力です。何も付けなければ、前に選んだセットを遊びます。

          --game practice はセットの全問を正解するまで解き、--game missing は虫食い算を10問出します。オプション、[ ] に示したその変数、設定の順に優先します。\
          ほかの変数は `man tenq` にあります。

          例：
            tenq play "ことば/慣用句"   1つのセットから5問
            tenq play missed        間違えた問題をもう一度
            tenq play --game practice words.csv   ファイルの全問を正解するまで
          """))
  }

  static let taken: TakenOptions = .all

  @OptionGroup var cards: CardOptions

  @Argument(
    help: .both("What to play: a set, missed questions or a file of questions.", ja: "遊ぶもの：セット、間違えた問題、問題のファイルのどれか。"),
    completion: .played)
  var set: String?

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    var options = options.values
    options.cards = cards.values
    try GameLoop.play(.play(set), options: options)
  }
}

/// The entry point: runs the command that the arguments name. Every error ends here, with one sentence and an exit
/// status.
@main
enum Main {
  static func main() {
    Terminal.leaveTrapsAlone()
    OwnProcess.outliveFileLimits()
    StandardStream.keepApart()
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      if Arguments.firstThatIsNotText == nil, let league = LeagueCommand.words(of: CommandLine.arguments.dropFirst()) {
        throw try LeagueCommand.run(league, CommandLineOptions())
      } else if Arguments.firstThatIsNotText == nil, let launch = LaunchArguments(words) {
        try GameLoop.play(launch.beginning, options: launch.options)
      } else if let question = Arguments.question(in: words) {
        try answer(question)
      } else {
        var command = try Tenq.parseAsRoot()
        if let word = Arguments.firstThatIsNotText {
          let options = (command as? any Command)?.options.values ?? CommandLineOptions()
          throw CommandError(.argumentNotText(word), in: Language(options), status: .usage)
        }
        try (command as? any Command)?.requireUseOfOptions()
        try command.run()
      }
    } catch let failure as CommandError {
      Printer.complain(failure.message)
      Tenq.exit(withError: ExitCode(failure.status.rawValue))
    } catch {
      end(by: error)
    }
  }

  /// Answers a question about the program itself.
  private static func answer(_ question: Arguments.Question) throws {
    switch question {
    case .version: Printer.print("tenq \(OwnProcess.version)")
    case .help(let words):
      var command = try Tenq.parseAsRoot(words)
      try command.run()
    }
  }

  /// Ends the program for an error of ArgumentParser: prints help, or what is wrong with the arguments.
  private static func end(by error: any Error) -> Never {
    let columns = ProcessEnvironment.helpColumns
    // ArgumentParser lays out help for every error, by this variable, and traps where it leaves no room for words.
    OwnProcess.forget(ProcessEnvironment.columnsVariable)
    let code = Tenq.exitCode(for: error)
    if error is ExitCode { Tenq.exit(withError: code) }
    let words = Array(CommandLine.arguments.dropFirst())
    let language = Language(asked: words)
    // Help about nothing is a mistake too; a shell that asks for completions is not to wait for this.
    let mistake =
      code == .success && words.first != "help" ? nil : UsageMistake(in: words)
    if code == .success, mistake == nil {
      let text = HelpLanguage.$current.withValue(language) {
        Tenq.fullMessage(for: error, columns: HelpText.unlimited)
      }
      if let command = HelpText.command(of: text) {
        Printer.print(escaped: HelpText.text(of: command, to: columns, in: language))
      } else if !text.isEmpty {
        // A script for a shell keeps its lines, and so do completions.
        Printer.print(escaped: text)
      }
      Tenq.exit(withError: code)
    }
    if let mistake {
      Printer.complain(mistake.sentence[language])
      Tenq.exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
    Printer.complain(UsageMistake(message: Arguments.sentence(for: error), in: "tenq").sentence[language])
    Tenq.exit(withError: code)
  }
}

extension Phrase {
  /// An argument is not UTF-8.
  fileprivate static func argumentNotText(_ word: String) -> Phrase {
    let word = Arguments.shown(word)
    return Phrase(
      en: "\(word): this is not UTF-8, and names must be; rename the file",
      ja: "\(word): UTF-8 の文字ではありません。ファイル名を UTF-8 に変えてください")
  }
}
