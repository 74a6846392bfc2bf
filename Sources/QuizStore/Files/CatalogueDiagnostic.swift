import QuizCore

/// A folder or file that is not in the catalogue, and why.
public struct CatalogueDiagnostic: Hashable, Sendable {
  /// The folder or file.
  public let path: String
  /// Why it is not in the catalogue.
  public let kind: Kind

  /// Why a folder or file is not in the catalogue.
  public enum Kind: Hashable, Sendable {
    /// The system cannot open the folder.
    case cannotRead(errno: Int32)
    /// The name is not UTF-8.
    case notUTF8
  }
}

extension CatalogueDiagnostic: LocatedMessage {
  /// The folder or file.
  public var place: String? { path }

  /// What was found and what to do, without the place.
  public var reason: Phrase {
    switch kind {
    case .cannotRead(let code):
      Phrase(
        en: "cannot read this folder (\(SystemReason.reason(code).en))",
        ja: "フォルダーを読めません（\(SystemReason.reason(code).ja)）")
    case .notUTF8: Phrase(en: "this name is not UTF-8", ja: "名前が UTF-8 の文字ではありません")
    }
  }
}
