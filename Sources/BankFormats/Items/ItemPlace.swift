import QuizCore

/// Where an item stands in its file.
public enum ItemPlace: Hashable, Sendable {
  /// The line it begins on, from 1.
  case line(Int)
  /// Its number, from 1, in a file where line numbers help little, and the line it begins on.
  case item(Int, line: Int)
  /// Its row in a sheet, as the spreadsheet program numbers it; the sheet's name where several are read.
  case row(Int, sheet: String? = nil)
  /// Its number, from 1, among the notes of a package.
  case note(Int)
  /// The line it begins on in a part of an archive.
  case member(String, line: Int)

  /// The place after the file's name, with a colon at the end: `quiz.gift:12: `.
  public func located(in name: String) -> Phrase {
    switch self {
    case .line(let line): Phrase(same: "\(name):\(line): ")
    case .item(let number, let line):
      Phrase(en: "\(name):\(line): question \(number): ", ja: "\(name):\(line): \(number)問目: ")
    case .row(let row, nil): Phrase(en: "\(name): row \(row): ", ja: "\(name): \(row)行目: ")
    case .row(let row, let sheet?):
      Phrase(
        en: "\(name): sheet \(Excerpt.quoted(sheet)), row \(row): ",
        ja: "\(name): シート「\(Excerpt.of(sheet))」\(row)行目: ")
    case .note(let number): Phrase(en: "\(name): note \(number): ", ja: "\(name): ノート\(number): ")
    case .member(let member, let line): Phrase(same: "\(name)(\(member)):\(line): ")
    }
  }
}
