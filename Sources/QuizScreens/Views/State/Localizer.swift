import QuizCore
import TerminalKit

/// Gives phrases in one language, safe to be drawn: `words(.help)`.
public struct Localizer: Hashable, Sendable {
  /// The language.
  public let language: Language

  /// Whether English punctuation is ASCII only.
  private let isASCII: Bool

  /// Words in `language`; `isASCII` is for terminals and readers without Unicode quotation marks and dashes.
  public init(_ language: Language, isASCII: Bool = false) {
    (self.language, self.isASCII) = (language, isASCII)
  }

  /// The wording of a phrase.
  public func callAsFunction(_ phrase: Phrase) -> SafeText { text(phrase[language]) }

  /// The wordings of a list.
  public func callAsFunction(_ list: PhraseList) -> [SafeText] { list[language].map(text) }

  private func text(_ words: String) -> SafeText { isASCII ? SafeText(words).inASCIIPunctuation : SafeText(words) }
}

extension Localizer {
  /// A failed save, with the number of tries, so that another failed try is visible.
  func notSaved(_ reason: SafeText, tries: Int) -> SafeText {
    self(tries > 1 ? .stillNotSaved(tries, reason) : .notSaved(reason))
  }

  /// A selection as a title: `食べ合わせ › 基本`.
  func title(of selection: Selection, glyphs: Glyphs) -> SafeText {
    switch selection {
    case .everything: self(.everything)
    case .genre(let genre): SafeText(genre)
    case .set(let genre, let title): SafeText(genre) + " \(glyphs.separator) " + SafeText(title)
    case .own: self(.own)
    case .file("-"): self(.standardInput)
    case .file(let path): SafeText(path.split(separator: "/").last.map(String.init) ?? path)
    case .missed: self(.retry)
    case .missedIn(let home):
      self(.retry) + " \(glyphs.separator) " + title(of: home, glyphs: glyphs)
    }
  }

  /// The same, longest wording first: a set says more than its genre.
  func titles(of selection: Selection, glyphs: Glyphs) -> [SafeText] {
    let title = title(of: selection, glyphs: glyphs)
    switch selection {
    case .set(_, let set): return [title, SafeText(set)]
    case .missedIn: return [title, self(.retry)]
    case .everything, .genre, .own, .file, .missed: return [title]
    }
  }

  /// Levels of difficulty as stars: `★★`, `★-★★`.
  func stars(_ levels: Levels, _ glyphs: Glyphs) -> SafeText {
    let star = glyphs.stars.first
    let last = star.repeated(levels.range.upperBound)
    return levels.range.count == 1 ? last : star.repeated(levels.range.lowerBound) + "-" + last
  }

  /// The title of a set by its name in the log, without the language code, longest wording first: a set is more
  /// specific than its genre.
  func titles(ofLogged set: String, in games: Games, glyphs: Glyphs) -> [SafeText] {
    let (name, levels) = Levels.split(logName: set)
    if let levels {
      return titles(ofLogged: name, in: games, glyphs: glyphs).map { $0 + " " + stars(levels, glyphs) }
    }
    switch set {
    case "own": return [self(.own)]
    case "-": return [self(.standardInput)]
    case Selection.missedName: return [self(.retry)]
    case _: break
    }
    var parts = set.utf8.split(separator: UInt8(ascii: "/")).map { SafeText(String(Substring($0))) }
    func ownName(_ part: SafeText?) -> SafeText? {
      games.modules.first { $0.game.id.rawValue == part?.string }?.ownSetName.map { self($0) }
    }
    if parts.count == 1, let name = ownName(parts.first) { return [name] }
    if let first = parts.first, Language(rawValue: first.string) != nil { parts.removeFirst() }
    // There is one daily round for each language.
    let daily = Daily.logName(String(set.prefix(2)))
    if set.utf8.elementsEqual(daily.utf8), let name = ownName(parts.last) { return [name] }
    guard let last = parts.last else { return [self(.everything)] }
    if parts.count == 1 { return parts }
    let separator = " \(glyphs.separator) " as SafeText
    return [parts.joined(by: separator), last]
  }
}

extension Localizer {
  /// How many questions of a sort there are in other languages; empty where there are none.
  func elsewhere(_ count: (AppState.Elsewhere) -> Int, in state: AppState) -> SafeText {
    state.elsewhere.filter { count($0) > 0 }.map { self(.inLanguage(count($0), $0.language)) }.joined(by: "   ")
  }
}

extension ViewContext {
  /// The least width for the number of a question in whole words.
  private static let leastForNumber = 60

  /// The number of a question, of `count` in a round of fixed length; its wording depends on the width alone.
  func number(_ number: Int, of count: Int?) -> SafeText {
    guard size.width >= ViewContext.leastForNumber else {
      return words(.briefNumber(number, count))
    }
    return words(count.map { .questionNumber(number, $0) } ?? .questionNumber(number))
  }
}
