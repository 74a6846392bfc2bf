import QuizCore

/// Where an item stands in its file.
public enum ItemPlace: Hashable, Sendable {
  /// The line it begins on, from 1.
  case line(Int)
  /// Its row in a sheet, as the spreadsheet program numbers it.
  case row(Int)
  /// The line it begins on in a part of an archive.
  case member(String, line: Int)

  /// The place after the file's name, with a colon at the end: `quiz.gift:12: `.
  public func located(in name: String) -> Phrase {
    switch self {
    case .line(let line): Phrase("\(name):\(line): ")
    case .row(let row): Phrase(en: "\(name): row \(row): ", ja: "\(name): \(row)行目: ")
    case .member(let member, let line): Phrase("\(name)(\(member)):\(line): ")
    }
  }
}
