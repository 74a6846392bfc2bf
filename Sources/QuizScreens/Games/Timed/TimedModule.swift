import QuizCore
import TerminalKit

/// The timed round as the player meets it.
struct TimedModule: GameModule {
  let game = Game.timed
  let name = Phrase(en: "Timed round", ja: "10秒クイズ")
  let homeName = Phrase(en: "Play", ja: "はじめる")

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let state = context.state
    let title = words.title(of: state.selection, glyphs: context.glyphs)
    return [
      words(.playDetail(title, state.questions, state.limit)), words(.roundLength(state.questions, state.limit)),
      words(.questions(state.questions)),
    ]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    StartScreen(game.id, selection ?? state.selection)
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    guard selection?.isMissed != true else { return page }
    let words = context.words
    let count = min(facts?.usable ?? .max, context.state.questions)
    if let facts, facts.problem == nil { page.details = [words(.drawnFrom(facts.usable, count))] }
    page.heading = heading(selection, in: context)
    page.advice = context.state.guidance.map { .init(title: SafeText($0.title), text: SafeText($0.text)) }
    page.wanted = context.state.questions
    return page
  }

  /// The genre's quiz; the game's name where more than one genre is played.
  private func heading(_ selection: Selection?, in context: ViewContext) -> SafeText {
    switch selection {
    case .genre(let genre), .set(let genre, _): context.words(.startTitle(SafeText(genre)))
    case .everything, .own, .file, .missed, .missedIn, nil: context.words(name)
    }
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind.game == game.id && kind.asked == state.questions && kind.limit == state.limit?.inMilliseconds ?? 0
  }

  func rules(for selection: Selection?) -> [Phrase] {
    guard selection?.isMissed == true else { return [] }
    return [
      Phrase(en: "Questions you missed before, to try again.", ja: "前に間違えた問題をもう一度解きます。"),
      Phrase(en: "One that you get right at once leaves this list.", ja: "1回で正解した問題は、ここから消えます。"),
      Phrase(en: "Your score and your time go into the history.", ja: "正解数とかかった時間が記録に残ります。"),
    ]
  }
}

extension Phrase {
  fileprivate static func startTitle(_ genre: SafeText) -> Phrase {
    Phrase(
      en: "\(genre)",
      ja: "\(genre)クイズ")
  }

  fileprivate static func drawnFrom(_ usable: Int?, _ drawn: Int) -> Phrase {
    func en() -> String {
      guard let usable else { return "\(drawn) of a large bank" }
      return "\(drawn) of \(usable == 1 ? "1 question" : "\(usable) questions")"
    }
    func ja() -> String {
      guard let usable else { return "大きな問題集から\(drawn)問" }
      return "全\(usable)問から\(drawn)問"
    }
    return Phrase(en: en(), ja: ja())
  }

  fileprivate static func playDetail(_ selection: SafeText, _ questions: Int, _ limit: Duration?) -> Phrase {
    func en() -> String {
      let length: String = questions == 1 ? "1 question" : "\(questions) questions"
      guard let limit else { return "\(selection): \(length), no clock" }
      return "\(selection): \(length), \(limit.components.seconds) s each"
    }
    func ja() -> String {
      guard let limit else { return "\(selection) \(questions)問、時間制限なし" }
      return "\(selection) \(questions)問、1問\(limit.components.seconds)秒"
    }
    return Phrase(en: en(), ja: ja())
  }
}
