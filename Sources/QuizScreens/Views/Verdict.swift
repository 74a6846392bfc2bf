import QuizCore
import TerminalKit

/// The verdict on an answer in words: right, wrong or late, and the explanation beside it, or below it where there is
/// little room. The right answer itself is told by its panel.
struct Verdict {
  /// The question it is about.
  let question: AnsweredQuestion
  /// The language of the text.
  let words: Localizer
  /// The characters it is drawn with.
  let glyphs: Glyphs
  /// How many questions in a row are right with this one.
  var run = 0
  /// What it was worth, where the header says it beside the words; empty for nothing.
  var gained = SafeText.empty

  /// The columns between the verdict and the explanation beside it.
  private static let gap = 3
  /// The shortest run of right answers that is spoken of.
  private static let leastRun = AnswerLight.runs.ring
  /// The narrowest explanation beside a verdict.
  private static let narrowest = 44
  /// The widest one beside large words: a block about as high as they are.
  private static let widestOfLarge = 60

  /// What it is in a few words, with its sign.
  var label: (text: SafeText, style: Style) { (sign + labelWords, style) }

  private var sign: SafeText {
    switch question.outcome {
    case .right where question.slip == nil && words.language == .ja: glyphs.ring
    case .right: glyphs.check + " "
    case .wrong: glyphs.cross + " "
    case .late: glyphs.clock + " "
    }
  }

  private var labelWords: SafeText {
    switch question.outcome {
    case .right where question.slip != nil: words(.almostLabel)
    case .right: words(run >= Verdict.leastRun ? .runLabel(run) : .rightLabel)
    case .wrong: words(.wrongLabel)
    case .late: words(.lateLabel)
    }
  }

  private var style: Style {
    switch question.outcome {
    case .right: .correct
    case .wrong: .wrong
    case .late: .urgent
    }
  }

  /// The label in rows: one of text, or those of large type if `isLarge`, without its sign where that has no such form.
  private func labelRows(width: Int, isLarge: Bool) -> [SafeText] {
    guard isLarge else { return [label.text] }
    let room = width - Verdict.gap - Verdict.narrowest
    let large = [label.text, labelWords].lazy.compactMap {
      LargeProse($0, width: room, most: LargeProse.highestLine, glyphs)
    }.first
    return large?.block ?? [label.text]
  }

  /// The verdict in lines of at most `width` columns, with the explanation if `explaining`; its words in large type if
  /// `isLarge`.
  func lines(width: Int, explaining: Bool = true, isLarge: Bool = false) -> [BoardView.Line] {
    let labels = labelRows(width: width, isLarge: isLarge)
    let text = explaining ? question.shuffled.question.explanation.map { MarkedText($0) } : nil
    let indent = (labels.first?.width ?? 0) + Verdict.gap
    let isBeside = width - indent >= Verdict.narrowest
    let room = isBeside ? width - indent : width
    var texts = text?.lines(to: isLarge ? min(room, Verdict.widestOfLarge) : room) ?? []
    let blank = MarkedText.Line(text: .empty, isCode: false)
    // Beside large words the explanation stands half way up.
    let above = isBeside ? max(0, labels.count - texts.count) / 2 : 1
    texts.insert(contentsOf: Array(repeating: blank, count: above), at: 0)
    texts += Array(repeating: blank, count: max(0, labels.count - texts.count))
    return texts.enumerated().map { row, text in
      let label = row < labels.count ? labels[row] : .empty
      let blanks = SafeText.blanks(isBeside ? indent - label.width : 0)
      guard text.isCode else {
        var line = BoardView.Line(text.text.isEmpty ? .empty : blanks + text.text, isLarge ? .title : .plain)
        (line.label, line.labelStyle) = (label, label.isEmpty ? .plain : style)
        return line
      }
      // The ground of code begins where the code does.
      var line = BoardView.Line(text.text, .code)
      (line.label, line.labelStyle) = (label + blanks, label.isEmpty ? .plain : style)
      return line
    }
  }

  /// The columns that an explanation has at least, in lines of `width` columns.
  static func explanationWidth(in width: Int, _ words: Localizer) -> Int {
    let labels: [Phrase] = [.wrongLabel, .lateLabel]
    let beside = width - (labels.map { words($0).width }.max() ?? 0) - 2 - gap
    return beside >= narrowest ? beside : width
  }

  /// The most lines that a verdict with this explanation takes.
  static func mostLines(explanation: String?, words: Localizer, width: Int) -> Int {
    let room = explanationWidth(in: width, words)
    let lines = explanation.map { MarkedText($0).lines(to: room).count } ?? 0
    return room < width ? max(1, lines) : 1 + lines
  }
}

extension Phrase {
  fileprivate static let rightLabel = Phrase(en: "Right", ja: "正解")
  fileprivate static func runLabel(_ count: Int) -> Phrase {
    let isLong = count >= AnswerLight.runs.board
    return Phrase(en: "\(count) in a row\(isLong ? "!" : "")", ja: "\(count)連続\(isLong ? "！" : "")")
  }
  fileprivate static let almostLabel = Phrase(en: "Almost right", ja: "ほぼ正解")
  fileprivate static let wrongLabel = Phrase(en: "Not this time", ja: "不正解")
  fileprivate static let lateLabel = Phrase(en: "Time is up", ja: "時間切れ")
}
