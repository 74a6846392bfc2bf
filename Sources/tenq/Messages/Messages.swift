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
  /// Why something could not be saved.
  func sentence(_ error: SaveError) -> String { choose(error.description, japanese(error)) }
  /// Why a file could not be read.
  func sentence(_ error: ReadError) -> String { choose(error.description, japanese(error)) }
  /// Why a folder or a file is not in the list of sets.
  func sentence(_ problem: CatalogueReader.Problem) -> String { choose(problem.description, japanese(problem)) }
  /// Why the player's own questions were not changed.
  func sentence(_ problem: UserBank.Problem) -> String { choose(problem.description, japanese(problem)) }

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
    "scores.jsonl:\(number): \(choose(reason.description, japanese(reason)))"
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
  private func japanese(_ error: SaveError) -> String {
    switch error {
    case .noHome:
      "保存する場所がありません。HOME か XDG_DATA_HOME に絶対パスを設定してください"
    case .folder(let path, let code):
      "\(path): フォルダを作れません（\(reason(code))）。\(remedy(code) ?? "上のフォルダを確かめるか、XDG_DATA_HOME を設定してください")"
    case .lock(let path, let code):
      "\(path): ロックできません（\(reason(code))）。\(remedy(code) ?? "書き込みの権限を確かめるか、XDG_DATA_HOME を設定してください")"
    case .busy(let path):
      "\(path): ほかのプログラムがロックしています。それを終えてから、もう一度試してください"
    case .open(let path, let code):
      "\(path): 書き込み用に開けません（\(reason(code))）。\(remedy(code) ?? "書き込みの権限を確かめるか、XDG_DATA_HOME を設定してください")"
    case .notRegular(let path):
      "\(path): 通常のファイルではありません。別の場所へ移してください"
    case .tooLong(let path, let bytes):
      "\(path): 1行が\(bytes)バイトになり、長すぎます。1回の問題数を減らしてください"
    case .unfit(let path):
      "\(path): この回の数値が食い違っているため、書き込みませんでした。不具合として報告してください"
    case .unreadable(let error):
      japanese(error)
    case .write(let path, let code, let restored):
      "\(path): 書き込めません（\(reason(code))）。\(isFull(code) ? "空きを作って" : "ディスクを確かめて")、もう一度試してください\(note(restored))"
    case .sync(let path, let code, let restored):
      "\(path): ディスクへの書き込みを確認できません（\(reason(code))）。ディスクを確かめて、もう一度試してください\(note(restored))"
    case .replace(let path, let code):
      "\(path): 新しいファイルに置き換えられません（\(reason(code))）。フォルダの権限を確かめてください"
    }
  }

  private func japanese(_ error: ReadError) -> String {
    switch error {
    case .open(let path, let code):
      "\(path): 開けません（\(reason(code))）。\(remedy(code) ?? "読み取りの権限を確かめてください")"
    case .notRegular(let path): "\(path): 通常のファイルではありません。別の場所へ移してください"
    case .read(let path, let code): "\(path): 読めません（\(reason(code))）。ディスクを確かめてください"
    case .settings(let path, .notRegular): japanese(ReadError.notRegular(path: path))
    case .settings(let path, let fault): "\(path): \(japanese(fault))。直すか、別の場所へ移してください"
    }
  }

  private func japanese(_ fault: SettingsDiagnostic) -> String {
    switch fault {
    case .notRegular: "通常のファイルではありません"
    case .tooLong(let limit): "\(limit >> 20) MiB を超えています"
    case .notJSON(let line, let column): "\(line)行目の\(column)文字目から JSON ではありません"
    case .notAnObject: "JSON のオブジェクトではありません"
    case .value(let key): "\"\(key.rawValue)\" に書けるのは\(japanese(key.allowed))です"
    case .cannotBeKept(let key): "\"\(Arguments.shown(key))\" の値は、書き込むと失われます"
    case .unclear: "設定ではありません"
    }
  }

  private func japanese(_ allowed: SettingsDiagnostic.Allowed) -> String {
    switch allowed {
    case .oneOf(let words): " \(words.map { "\"\($0)\"" }.joined(separator: "、")) のどれか"
    case .number(let range): "\(range.lowerBound)から\(range.upperBound)までの整数"
    case .yesOrNo: " true か false "
    case .selection: " tenq が書いた問題集"
    }
  }

  private func japanese(_ reason: LogLine.Reason) -> String {
    switch reason {
    case .tooLong: "長すぎるため、飛ばしました"
    case .notARecord: "読めません"
    case .impossible: "読めません（ありえない数値です）"
    }
  }

  private func japanese(_ problem: CatalogueReader.Problem) -> String {
    switch problem.reason {
    case .cannotRead(let code): "\(problem.path): フォルダを読めません（\(reason(code))）"
    case .notUTF8: "\(problem.path): 名前が UTF-8 の文字ではありません"
    }
  }

  private func japanese(_ problem: UserBank.Problem) -> String {
    switch problem {
    case .save(let error): japanese(error)
    case .refused(let path, let error): error.located(in: path).ja
    }
  }

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

  private func isFull(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

  private func note(_ restored: Bool) -> String {
    restored ? "" : "。ファイルの終わりに一部が残っているかもしれませんが、害はありません"
  }

  private func quoted(_ text: String) -> String {
    let head = text.prefix(BankLimits.quoted)
    return head.endIndex == text.endIndex ? "「\(text)」" : "「\(head)…」"
  }

  private func reason(_ code: Int32) -> String { SystemReason.reason(code).ja }

  private func remedy(_ code: Int32) -> String? { SystemReason.advice(code)?.ja }
}
