import TerminalKit

/// What a checker says of questions that can be used but not shown as they are: sentences without their full stop.
struct BankWords: Sendable {
  let scrolls: @Sendable (Size) -> SafeText
  let scrollsWithExplanation: @Sendable (Size) -> SafeText
  let cutChoice: @Sendable (_ number: Int, Size) -> SafeText
  /// By its number in Unicode, as in `U+200B`.
  let removed: @Sendable (_ name: SafeText) -> SafeText
}

extension BankWords {
  static let english = BankWords(
    scrolls: { "the question has to be scrolled on a screen of \($0.width)×\($0.height)" },
    scrollsWithExplanation: {
      "the question has to be scrolled with its explanation on a screen of \($0.width)×\($0.height)"
    },
    cutChoice: { "choice \($0) is too long for its panel on a screen of \($1.width)×\($1.height) and is cut" },
    removed: { "the character \($0) cannot be shown and is left out" }
  )

  static let japanese = BankWords(
    scrolls: { "問題文が \($0.width)×\($0.height) の画面に収まらず、スクロールが必要です" },
    scrollsWithExplanation: { "問題文と解説が \($0.width)×\($0.height) の画面に収まらず、スクロールが必要です" },
    cutChoice: { "選択肢\($0)が長く、\($1.width)×\($1.height) の画面ではパネルに入りきりません" },
    removed: { "文字 \($0) は表示できないため、取り除かれます" }
  )
}
