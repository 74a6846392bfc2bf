import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A screen that is compared with files, one for each language and size.
struct Picture: Sendable, CustomTestStringConvertible {
  /// The name of its files without language and size, and with the folder before it.
  let name: String
  /// What is drawn and compared.
  let frames: [Frame]
  /// The keys that lead to the screen, in a language and a size.
  let way: @Sendable (Language, Size) throws -> any Stage

  /// A screen in some sizes of each language. The key line is left out unless the picture is about it.
  init(
    _ name: String, en: Size..., ja: Size..., withKeys: Bool = false,
    way: @escaping @Sendable (Language, Size) throws -> any Stage
  ) {
    self.name = name
    self.way = way
    let all = en.map { (Language.en, $0) } + ja.map { (Language.ja, $0) }
    frames = all.map { Frame(picture: name, language: $0, size: $1, hasKeys: withKeys, way: way) }
  }

  var testDescription: String { name }

  /// All pictures.
  static let all = [
    home, pick, question, kinds, verdict, result, practice, endless, missing, panels, daily, review, history,
    statistics, settings, questions, live, league, help,
  ].flatMap { $0 }

  /// A picture in one language and size.
  struct Frame: Sendable, CustomTestStringConvertible {
    let picture: String
    let language: Language
    let size: Size
    let hasKeys: Bool
    let way: @Sendable (Language, Size) throws -> any Stage

    /// Its file, from the folder of all pictures.
    var file: String { "\(picture).\(language.rawValue).\(size.width)x\(size.height).txt" }
    var testDescription: String { file }

    /// The lines of its file.
    func lines() throws -> [String] {
      let lines = try way(language, size).screen
      return hasKeys ? lines : lines.dropLast()
    }
  }
}

extension Size {
  /// The smallest window in which a game can be played.
  static let small = Size(width: 40, height: 15)
  /// The usual window.
  static let ordinary = Size(width: 80, height: 24)
  /// A window with a column at the side.
  static let wide = Size(width: 120, height: 40)
  /// A window in which nearly everything is large.
  static let largest = Size(width: 200, height: 60)

  /// Any other window.
  static func of(_ width: Int, _ height: Int) -> Size { Size(width: width, height: height) }
}
