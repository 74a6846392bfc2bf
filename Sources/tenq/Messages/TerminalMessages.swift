import QuizCore
import TerminalKit

extension TerminalError {
  /// Why the terminal cannot be drawn on, and what to do.
  var sentence: Phrase { Phrase(en: "\(self); \(advice.en)", ja: "\(japanese)。\(advice.ja)") }

  private var advice: Phrase {
    switch self {
    case .notATerminal:
      Phrase(
        en: "start tenq in a terminal; `tenq --plain` plays without one",
        ja: "端末で実行してください。`tenq --plain` なら端末がなくても遊べます")
    case .unknownTerm, .noCursorAddressing:
      Phrase(
        en: "set TERM to what your terminal is, for example xterm-256color, or play with `tenq --plain`",
        ja: "TERM を端末に合わせてください（xterm-256color など）。`tenq --plain` でも遊べます")
    case .noUTF8:
      Phrase(en: "install one, or play with `tenq --plain`", ja: "用意するか、`tenq --plain` で遊んでください")
    case .system:
      Phrase(en: "try another terminal, or `tenq --plain`", ja: "別の端末か `tenq --plain` を試してください")
    }
  }

  /// The description of the error in Japanese; `description` has it in English.
  private var japanese: String {
    switch self {
    case .notATerminal: "標準入力と標準出力が端末ではありません"
    case .noUTF8: "UTF-8 のロケールがありません（C.UTF-8 で足ります）"
    case .unknownTerm(let name) where name.isEmpty: "TERM が設定されていません"
    case .unknownTerm(let name): "端末の種類\(TerminalError.quoted(name))の情報がありません"
    case .noCursorAddressing(let name): "端末の種類\(TerminalError.quoted(name))ではカーソルを動かせません"
    case .system(let number): "端末を準備できません（エラー \(number)）"
    }
  }

  private static func quoted(_ text: String) -> String {
    let head = text.prefix(BankLimits.quoted)
    return head.endIndex == text.endIndex ? "「\(text)」" : "「\(head)…」"
  }
}
