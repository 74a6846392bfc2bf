import QuizCore

extension LeagueQuestion {
  /// Reads a line of ``LeagueLocations/questions`` without its newline, `hash id maker date name`; nil for anything else.
  public init?(line: some Sequence<UInt8>) {
    let words = LeagueFolder.words(line, 5)
    guard words.count == 5, let hash = QuestionID(words[0]), words[1].utf8.count == 36, words[2].utf8.count == 36,
      let date = Int(words[3]), (0...LeagueFolder.largestNumber).contains(date)
    else { return nil }
    self.init(
      id: String(words[1]), hash: hash, maker: .init(id: String(words[2]), name: String(words[4])), date: date)
  }

  /// The line with its newline; the maker's name, which may have spaces, stands at its end. The lines of a file stand in
  /// the order of their bytes, which is that of the hashes.
  public var line: String {
    let name = String(decoding: maker.name.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    return "\(hash) \(id) \(maker.id) \(date) \(name)\n"
  }
}
