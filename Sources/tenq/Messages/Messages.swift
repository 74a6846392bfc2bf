import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// Why something failed, in the player's language: one sentence that says where, what was found and what to do.
///
/// English is what the errors say of themselves; the switches here hold the Japanese for every case.
struct Messages {
  private let language: Language

  /// Speaks `language`.
  init(_ language: Language) {
    self.language = language
  }

  private func choose(_ english: String, _ japanese: @autoclosure () -> String) -> String {
    switch language {
    case .en: english
    case .ja: japanese()
    }
  }

  /// Why a bank cannot be read.
  func sentence(_ error: BankError) -> String {
    error.located(in: Arguments.shown(error.file))[language]
  }
  /// Why a file or folder could not be read or written.
  func sentence(_ message: some LocatedMessage) -> String { message.sentence[language] }

  /// Why the terminal cannot be drawn on, and what to do.
  func sentence(_ error: TerminalError) -> String {
    let advice =
      switch error {
      case .notATerminal:
        choose(
          "start tenq in a terminal; `tenq --plain` plays without one",
          "端末で実行してください。`tenq --plain` なら端末がなくても遊べます")
      case .unknownTerm, .noCursorAddressing:
        choose(
          "set TERM to what your terminal is, for example xterm-256color, or play with `tenq --plain`",
          "TERM を端末に合わせてください（xterm-256color など）。`tenq --plain` でも遊べます")
      case .noUTF8:
        choose("install one, or play with `tenq --plain`", "用意するか、`tenq --plain` で遊んでください")
      case .system: choose("try another terminal, or `tenq --plain`", "別の端末か `tenq --plain` を試してください")
      }
    return choose("\(error); \(advice)", "\(japanese(error))。\(advice)")
  }

  /// That a word on the command line is neither a set nor a file; `nearest` are names that are like it.
  func unknownSet(_ name: String, nearest: [String]) -> String {
    let quoted = nearest.map { choose("\"\($0)\"", "「\($0)」") }
    let advice =
      nearest.isEmpty
      ? choose("`tenq bank list` shows what there is", "`tenq bank list` で一覧を見られます")
      : choose("did you mean \(quoted.joined(separator: " or "))?", "もしかして：\(quoted.joined(separator: "、"))")
    let name = Arguments.shown(name)
    return choose(
      "\(name): there is no such set and no such file; \(advice)", "\(name): そのような問題もファイルもありません。\(advice)")
  }

  /// That a game draws from no set that could be named.
  func leaveOutSet(_ name: String, for game: Game.ID) -> String {
    choose(
      "--game \(game.rawValue) chooses its own questions; leave out \(Arguments.shown(name))",
      "--game \(game.rawValue) では問題集を選べません。\(Arguments.shown(name)) を外してください")
  }

  /// That a word on the command line is not text.
  func argumentNotText(_ word: String) -> String {
    let word = Arguments.shown(word)
    return choose(
      "\(word): this is not UTF-8, and names must be; rename the file",
      "\(word): UTF-8 の文字ではありません。ファイル名を UTF-8 に変えてください")
  }

  /// That a variable which says where files are is not text.
  func variableNotText(_ name: String) -> String {
    choose(
      "\(name): the value of this variable is not UTF-8; set it to an absolute path in UTF-8",
      "\(name): この環境変数の値が UTF-8 の文字ではありません。UTF-8 の絶対パスを設定してください")
  }

  /// That nobody can answer, because standard input was used up by a bank.
  var noAnswersAfterBank: String {
    choose(
      "answers cannot be read: standard input was the bank, and there is no terminal; name the bank as a file",
      "回答を読めません。標準入力は問題集に使われ、端末もありません。問題集はファイルで指定してください")
  }

  /// That only the timed round can be played in lines of text.
  func notInPlainMode(_ game: Game.ID) -> String {
    choose(
      "--game \(game.rawValue): plain mode plays timed only; leave the option out",
      "--game \(game.rawValue): 文字だけのモードで遊べるのは timed だけです。このオプションを外してください")
  }

  /// Before the record of a round that could not be saved.
  var recordFollows: String {
    choose(
      "this round could not be saved; its record follows, to be added to the score log by hand:",
      "この回を保存できませんでした。次の行がその記録です。手で記録ファイルに加えられます：")
  }

  /// At the end of a game in which something could not be saved.
  var notEverythingSaved: String { choose("not everything was saved", "保存できなかった回があります") }

  /// So many lines of the score log that cannot be read are named, by one command.
  static let namedLines = 10

  /// That a line of the score log cannot be read.
  func unreadableLine(_ number: Int, _ reason: LogLine.Reason) -> String {
    "scores.jsonl:\(number): \(reason.phrase[language])"
  }

  /// That more lines than were named cannot be read.
  func moreUnreadableLines(_ count: Int) -> String {
    choose(
      count == 1 ? "1 more line is not readable" : "\(count) more lines are not readable",
      "読めない行がほかに\(count)行あります")
  }

  /// That lines of the score log cannot be read, and where to see which.
  func unreadableLines(_ count: Int) -> String {
    let many = Messages.namedLines
    return choose(
      (count == 1 ? "1 line of the score log is" : "\(count) lines of the score log are") + " not readable; "
        + "`tenq history --csv` names "
        + (count == 1 ? "its number" : count > many ? "the numbers of the first \(many)" : "their numbers"),
      "記録ファイルに読めない行が\(count)行あります。"
        + (count > many ? "最初の\(many)行の行番号は" : "行番号は") + " `tenq history --csv` で確かめられます")
  }

  /// That rounds of a newer version are left out of a list.
  func newerNotShown(_ count: Int) -> String {
    choose(
      count == 1
        ? "1 round was written by a newer tenq and is not shown"
        : "\(count) rounds were written by a newer tenq and are not shown",
      "新しい版の tenq の記録が\(count)回分あります（表示していません）")
  }

  /// That rounds of a newer version are left out of the statistics.
  func newerNotCounted(_ count: Int) -> String {
    choose(
      count == 1
        ? "1 round was written by a newer tenq and is not counted"
        : "\(count) rounds were written by a newer tenq and are not counted",
      "新しい版の tenq の記録が\(count)回分あります（数えていません）")
  }

  /// That answers are left out of the statistics.
  func answersNotCounted(_ count: Int) -> String {
    let limit = QuestionStatistics.limit
    return choose(
      (count == 1 ? "1 answer is" : "\(count) answers are")
        + " not counted: there are more than \(limit) different questions",
      "異なる問題が\(limit)問より多いため、\(count)回分の回答を数えていません")
  }

  /// The last line of a check.
  func summary(_ counts: BankCounts) -> String {
    func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
    return choose(
      "\(counted(counts.usable, "question")) can be used, \(counted(counts.unusable, "row")) cannot; "
        + "\(counted(counts.errors, "error")), \(counted(counts.warnings, "warning"))",
      "使える問題\(counts.usable)問、使えない行\(counts.unusable)行。エラー\(counts.errors)件、警告\(counts.warnings)件")
  }

  /// That there is nothing to list.
  var noBankFound: String {
    choose(
      "no bank was found; `tenq path` says where they are looked for",
      "問題集が見つかりません。探す場所は `tenq path` で確かめられます")
  }

  /// Marks a set in which files of the player's are.
  var yours: String { choose("yours", "自分") }
}

// Japanese, case by case.
extension Messages {
  private func japanese(_ error: TerminalError) -> String {
    switch error {
    case .notATerminal: "標準入力と標準出力が端末ではありません"
    case .noUTF8: "UTF-8 のロケールがありません（C.UTF-8 で足ります）"
    case .unknownTerm(let name) where name.isEmpty: "TERM が設定されていません"
    case .unknownTerm(let name): "端末の種類\(quoted(name))の情報がありません"
    case .noCursorAddressing(let name): "端末の種類\(quoted(name))ではカーソルを動かせません"
    case .system(let number): "端末を準備できません（エラー \(number)）"
    }
  }

  private func quoted(_ text: String) -> String {
    let head = text.prefix(BankLimits.quoted)
    return head.endIndex == text.endIndex ? "「\(text)」" : "「\(head)…」"
  }
}
