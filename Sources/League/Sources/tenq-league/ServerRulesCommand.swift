import ArgumentParser
import FoundationEssentials
import Glibc
import LeagueStore
import QuizCore
import TerminalKit

/// `tenq-league rules`: lists and sets the rules of a league.
struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: Console.words(en: "List or decide the rules of a league.", ja: "リーグの決まりを表示する、または変えます。"),
    discussion: Console.words(
      en: """
        Without arguments all are listed; with RULE, that one; with VALUE, a number, yes or no, it is decided, and default \
        undoes that. `rules words FILE` takes a list of words, one a line, that are refused anywhere in names and questions, \
        without regard to case, width, blanks, and hiragana or katakana; `rules words none` ends it. Servers go by a new \
        rule within five seconds. What is there already stays.
        """,
      ja: """
        引数がなければすべてを、RULE だけならその決まりを表示します。VALUE（数、yes、no）を付けると変え、default で元に戻します。\
        `rules words ファイル` で、名前と問題に使えない言葉の一覧（1行に1語）を決めます。大文字と小文字、全角と半角、空白、\
        ひらがなとカタカナは区別しません。`rules words none` でやめます。変更は5秒以内にサーバーに伝わり、すでにあるものには及びません。
        """))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: ArgumentHelp(Console.words(en: "The rule.", ja: "決まりの名前。")))
  var rule: String?

  @Argument(help: ArgumentHelp(Console.words(en: "What it shall be.", ja: "変えたあとの値。")), completion: .file())
  var value: String?

  /// A rule as it is listed.
  private struct Line: Encodable {
    let rule: String
    let value: String
    let standard: String
    let meaning: String
  }

  func run() async throws {
    let rules = try RulesCommand.named(rule)
    let decision = try value.map { try RulesCommand.decision($0, for: rules.first, key: rule ?? "") }
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      switch decision {
      case .number(let rule, let number): try await store.setRule(rule, to: number, of: league.id)
      case .words(let words): try await store.setWords(words, of: league.id)
      case nil: break
      }
      let now = try await store.rules(of: league.id)
      var lines = rules.map { rule in
        Line(
          rule: rule.key, value: RulesCommand.text(now[rule], rule), standard: RulesCommand.text(rule.standard, rule),
          meaning: rule.meaning[Console.language])
      }
      if rule == nil || rule == LeagueRules.wordsKey {
        let count = now.words.list.count
        lines.append(
          Line(
            rule: LeagueRules.wordsKey, value: count == 0 ? RulesCommand.none : String(count),
            standard: RulesCommand.none, meaning: Console.words(en: "words that are refused", ja: "使えない言葉の数")))
      }
      try output.print(
        lines, empty: Phrase(same: ""),
        columns: [
          .init(Phrase(en: "Rule", ja: "決まり")) { $0.rule },
          .init(Phrase(en: "Value", ja: "値"), isNumber: true) { $0.value },
          .init(Phrase(en: "Default", ja: "既定値"), isNumber: true) { $0.standard },
          .init(Phrase(en: "Meaning", ja: "意味")) { $0.meaning },
        ])
    }
  }

  private static let none = "none"

  /// The change to make.
  private enum Decision {
    /// A number; nil for the default.
    case number(LeagueRules.Rule, Int?)
    case words(RefusedWords)
  }

  /// The rules of a key, or all; none for that of the words.
  private static func named(_ key: String?) throws -> [LeagueRules.Rule] {
    guard let key else { return LeagueRules.all }
    if key == LeagueRules.wordsKey { return [] }
    let found = LeagueRules.all.filter { $0.key == key }
    guard found.isEmpty else { return found }
    let keys = (LeagueRules.all.map(\.key) + [LeagueRules.wordsKey]).joined(separator: ", ")
    throw ServerFailure(
      Phrase(
        en: "\(Excerpt.of(key)): there is no such rule; there are \(keys)",
        ja: "\(Excerpt.of(key)): この決まりはありません。あるのは \(keys) です"), status: .usage)
  }

  private static func decision(_ value: String, for rule: LeagueRules.Rule?, key: String) throws -> Decision {
    guard let rule else { return .words(value == none ? RefusedWords("") : try words(in: value)) }
    if value == "default" { return .number(rule, nil) }
    switch rule.range {
    case .flag:
      guard value == "yes" || value == "no" else {
        throw ServerFailure(
          Phrase(
            en: "\(key) is \(Excerpt.of(value)), but it is yes, no or default",
            ja: "\(key) に \(Excerpt.of(value)) は指定できません。yes、no、default のどれかです"), status: .usage)
      }
      return .number(rule, value == "yes" ? 1 : 0)
    case .number(let range):
      guard let number = Int(value), rule.takes(number) else {
        throw ServerFailure(
          Phrase(
            en:
              "\(key) is \(Excerpt.of(value)), but it is a number from \(range.lowerBound) to \(range.upperBound), or default",
            ja: "\(key) に \(Excerpt.of(value)) は指定できません。\(range.lowerBound)〜\(range.upperBound) の数か default です"),
          status: .usage)
      }
      return .number(rule, number)
    }
  }

  /// Reads a file of words, small enough for every server's memory.
  private static func words(in path: String) throws -> RefusedWords {
    let bytes = try WordFile.read(path, most: RefusedWords.mostBytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ServerFailure(
        Phrase(en: "\(Excerpt.of(path)): this is not UTF-8", ja: "\(Excerpt.of(path)): UTF-8 ではありません"), status: .data)
    }
    let words = RefusedWords(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    guard (1...RefusedWords.most).contains(words.list.count) else {
      throw ServerFailure(
        Phrase(
          en: "\(Excerpt.of(path)): there are \(words.list.count) words, but a league has 1 to \(RefusedWords.most)",
          ja: "\(Excerpt.of(path)): 言葉が\(words.list.count)個あります。登録できるのは1〜\(RefusedWords.most)個です"), status: .data)
    }
    return words
  }

  private static func text(_ value: Int, _ rule: LeagueRules.Rule) -> String {
    switch rule.range {
    case .flag: value == 1 ? "yes" : "no"
    case .number: String(value)
    }
  }
}

/// A file that the owner gives.
enum WordFile {
  /// All bytes of a file of at most `most`; throws when it cannot be read, or is longer.
  static func read(_ path: String, most: Int) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path, SystemReason.reason(errno)) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &block, block.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, SystemReason.reason(errno))
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= most else {
        throw ServerFailure(
          Phrase(
            en: "\(Excerpt.of(path)): the file is longer than \(most) bytes",
            ja: "\(Excerpt.of(path)): ファイルが \(most) バイトを超えています"), status: .data)
      }
    }
  }

  private static func failure(_ path: String, _ reason: Phrase) -> ServerFailure {
    ServerFailure(
      Phrase(
        en: "\(Excerpt.of(path)): the file cannot be read (\(reason.en))",
        ja: "\(Excerpt.of(path)): ファイルを読めません（\(reason.ja)）"), status: .noInput)
  }
}
