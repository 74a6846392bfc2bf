import QuizCore

/// Which language a page is in.
enum PageLanguage {
  /// The language that the address asks for (`?lang=ja`), otherwise the one that the browser prefers (`Accept-Language`,
  /// RFC 9110, 12.5.4); English when it knows none of TenQ's.
  static func of(_ acceptLanguage: String?, _ query: Query) -> Language {
    if let language = query["lang"].flatMap({ Language(rawValue: $0) }) { return language }
    var best: (language: Language, quality: Double)?
    for item in (acceptLanguage ?? "").prefix(500).split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let tag = parts.first?.split(separator: "-").first, let language = Language(rawValue: String(tag)) else {
        continue
      }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if quality > best?.quality ?? 0 { best = (language, quality) }
    }
    return best?.language ?? .en
  }
}
