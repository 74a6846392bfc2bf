import ArgumentParser
import BankFormats
import CommandLineKit
import QuizCore
import QuizScreens
import TerminalKit

/// `tenq`: the root command, which opens the home screen.
struct Tenq: Command {
  static let configuration = CommandConfiguration(
    commandName: "tenq",
    abstract: "A timed quiz for the terminal: ten seconds, four panels, one key.",
    groupedSubcommands: [
      CommandGroup(name: "Play", subcommands: [Play.self, DailyCommand.self, ReviewCommand.self, ShareCommand.self]),
      CommandGroup(name: "Look back", subcommands: [History.self, Chart.self, Stats.self]),
      CommandGroup(name: "Questions", subcommands: [BankCommand.self]),
      CommandGroup(name: "Together", subcommands: [HostCommand.self, JoinCommand.self, LeagueCommand.self]),
      CommandGroup(name: "Set up", subcommands: [ConfigCommand.self, Path.self]),
    ])

  static let taken: TakenOptions = .all

  @OptionGroup var options: Options

  func run() throws {
    try GameLoop.play(.home, options: options.values)
  }
}

/// `tenq daily`: plays today's five questions.
struct DailyCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Play today's five questions.",
    discussion: """
      The five are the same for everyone with the same sets on the same date, ten seconds each: they come from the sets \
      that ship with the program, in the language that is played. The first attempt that is finished counts; later ones \
      that day are practice and are not kept. A round that is left is not kept either, and may be begun again.
      """)

  static let taken: TakenOptions = .only(
    "--seconds", "--theme", "--color", "--ascii", "--plain", "--no-motion", "--no-mouse")

  @OptionGroup var options: Options

  func run() throws {
    try GameLoop.play(.daily, options: options.values)
  }
}

/// `tenq review`: asks what is about to be forgotten, or fits the model to the player.
struct ReviewCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Review what you are about to forget, today.",
    discussion: """
      Asked is what you missed in any game, and the sets that you learn: your own, imported ones, and those marked with m \
      on the list of sets. When each comes again follows from your answers in all games (FSRS-6); what is missed comes \
      again in the same sitting. A sitting ends when nothing is due, or after -n questions. There is no clock, unless -t \
      sets one. `tenq stats --by due` lists what is known of each question.

      --fit fits the model to your answers, of which it needs 400 to 60 questions at least; it is done by itself at most \
      once a week, at the end of a sitting.
      """)

  static let taken: TakenOptions = .only(
    "--questions", "--seconds", "--theme", "--color", "--ascii", "--plain", "--no-motion", "--no-mouse")

  @OptionGroup var options: Options

  @Flag(help: "Fit the model to your answers, and keep that in the settings.")
  var fit = false

  func run() throws {
    if fit { return try ReviewFit.run(options.values) }
    try GameLoop.play(.review, options: options.values)
  }
}

/// `tenq play`: opens the start screen of a game.
struct Play: Command {
  static let configuration = CommandConfiguration(
    abstract: "Play a timed round, or another game with --game.",
    discussion: """
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
      """)

  static let taken: TakenOptions = .all

  @OptionGroup var options: Options

  @OptionGroup var cards: CardOptions

  @Argument(
    help: "What to play: a set, missed questions or a file of questions.",
    completion: .file(extensions: BankFormat.endings))
  var set: String?

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
    let mistake = CommandTree.ofTenq.flatMap { UsageMistake(in: words, of: $0) }
    let isTopicWrong = words.first == "help" && mistake != nil
    if code == .success, !isTopicWrong {
      let text = Tenq.fullMessage(for: error, columns: HelpText.unlimited)
      let language = Language(asked: words)
      if let command = HelpText.command(of: text) {
        Printer.print(escaped: HelpText.text(text, of: command, to: columns, in: language))
      } else if !text.isEmpty {
        // A script for a shell keeps its lines.
        Printer.print(escaped: text)
      }
      Tenq.exit(withError: code)
    }
    if let mistake {
      Printer.complain(mistake.sentence[Language(asked: words)])
      Tenq.exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
    let message = Arguments.sentence(for: error)
    let end = message.last.map { ".?!".contains($0) } == true ? " " : "; "
    Printer.complain(message + end + "`tenq --help` lists commands and options")
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
