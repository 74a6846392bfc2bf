import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

/// The rules for text that came from a server or was typed: what passes them can be shown and written to a file.
public enum ReceivedText {
  /// Why a name that was typed cannot be used.
  public enum NameProblem: Error, Hashable, Sendable {
    /// Nothing of it can be shown.
    case empty
    /// It has so many characters, more than ``LeagueLimits/nameCharacters``.
    case long(Int)
  }

  /// A name that was typed, as it will stand in the tables: what cannot be shown is left out, blanks are single.
  public static func typedName(_ text: String) throws(NameProblem) -> String {
    let name = squeezed(String(text.prefix(1000)))
    guard NameFolding.isSeen(name) else { throw .empty }
    guard name.count <= LeagueLimits.nameCharacters else { throw .long(name.count) }
    return name
  }

  /// A name that a server sent: what cannot be shown and what is too long is left out; a question mark when nothing is
  /// left.
  static func name(_ text: String) -> String {
    let name = String(squeezed(String(text.prefix(200))).prefix(LeagueLimits.nameCharacters))
    let trimmed = squeezed(name)
    return NameFolding.isSeen(trimmed) ? trimmed : "?"
  }

  /// A league or a player that a server sent; nil when it has no identifier.
  static func named(_ named: LeagueMembership.Named) -> LeagueMembership.Named? {
    guard UUIDText.isValid(named.id) else { return nil }
    return .init(id: named.id.lowercased(), name: name(named.name))
  }

  /// A code that a server sent: lowercase letters, digits, dots and hyphens, at most 40.
  static func code(_ text: String) -> String {
    let kept = text.utf8.prefix(40).filter {
      (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2e || $0 == 0x2d
    }
    return kept.isEmpty ? "unknown" : String(decoding: Array(kept), as: UTF8.self)
  }

  /// A message that a server sent, for people: one line of at most 200 characters.
  static func message(_ text: String, limit: Int = 200) -> String {
    String(squeezed(String(text.prefix(2 * limit))).prefix(limit))
  }

  /// A cursor that a server sent: printable ASCII, at most 1024 characters.
  static func isCursor(_ text: String) -> Bool {
    text.utf8.count <= 1024 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }

  /// The number of a store's history: printable ASCII, at most 64 characters.
  static func isHistory(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }

  /// A number that a server sent, within what a file of the league may hold.
  static func number(_ number: Int) -> Int { min(max(0, number), LeagueFolder.largestNumber) }

  /// Whether a question that a server sent can stand in a bank: it reads back as it is, it can be shown as it is, it is
  /// no longer than a field may be, and no two choices are the same.
  static func isUsable(_ text: LeagueChange.Text) -> Bool {
    guard let question = text.question, isLanguage(text.language) else { return false }
    return question.texts.allSatisfy(isField) && (try? QuestionDraft(question).question()) != nil
  }

  private static func isField(_ field: String) -> Bool {
    guard field.utf8.count <= BankLimits.field, let first = field.first, let last = field.last, !first.isWhitespace,
      !last.isWhitespace, field.unicodeScalars.first != "\u{FEFF}"
    else { return false }
    return SafeText(field).string.utf8.elementsEqual(field.utf8)
  }

  private static func isLanguage(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7a).contains($0) }
  }

  /// What can be shown of `text` in one line, without blanks around it and never two together.
  private static func squeezed(_ text: String) -> String {
    SafeText(text).oneLine.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
