import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore

/// All questions of a league as received, from which the bank and the list of makers are made.
///
/// Each was checked as a row of a bank is. Kept in one file, written whole: `questions.jsonl`, one question a line.
struct ReceivedQuestions: Sendable {
  /// How much is kept; eviction is ``makeRoom()``.
  struct Limits: Sendable {
    /// The most questions.
    var questions = 20_000
    /// The most bytes of them as JSON.
    var bytes = 16 << 20
  }

  private let limits: Limits

  private struct Entry: Sendable {
    let question: LeagueDelta.SharedQuestion
    let bytes: Int
  }

  /// In the order in which they came, nil for those removed.
  private var entries: [Entry?] = []
  private var index: [String: Int] = [:]
  private var bytes = 0
  /// Whether something changed since it was read.
  private(set) var isChanged = false
  /// Whether some were evicted for lack of room since it was read.
  private(set) var hasPushedOut = false

  /// Whether a quarter of the limits is free.
  var hasRoom: Bool { index.count <= limits.questions / 4 * 3 && bytes <= limits.bytes / 4 * 3 }

  /// None.
  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// How many there are.
  var count: Int { index.count }

  /// Whether a question is among them.
  func contains(_ id: String) -> Bool { index[id.lowercased()] != nil }

  /// Notes that the file has all of it now.
  mutating func markWritten() { isChanged = false }

  /// The questions, oldest first.
  var all: [LeagueDelta.SharedQuestion] { entries.compactMap { $0?.question } }

  /// Takes a question, or its new wording; false when it breaks a rule and is left out.
  @discardableResult
  mutating func take(_ question: LeagueDelta.SharedQuestion) -> Bool {
    guard let maker = ReceivedText.named(question.maker), UUIDText.isValid(question.id),
      ReceivedText.isUsable(question.text)
    else { return false }
    let kept = LeagueDelta.SharedQuestion(
      id: question.id.lowercased(), maker: maker, text: question.text, date: ReceivedText.number(question.date))
    put(kept, bytes: JSONFile.content(of: kept).count)
    return true
  }

  /// Forgets a question.
  mutating func withdraw(_ id: String) {
    guard let place = index.removeValue(forKey: id.lowercased()) else { return }
    bytes -= entries[place]?.bytes ?? 0
    entries[place] = nil
    isChanged = true
  }

  private mutating func put(_ question: LeagueDelta.SharedQuestion, bytes size: Int) {
    if let place = index[question.id] {
      guard entries[place]?.question != question else { return }
      bytes += size - (entries[place]?.bytes ?? 0)
      entries[place] = Entry(question: question, bytes: size)
    } else {
      index[question.id] = entries.count
      entries.append(Entry(question: question, bytes: size))
      bytes += size
    }
    isChanged = true
    if index.count > limits.questions || bytes > limits.bytes { makeRoom() }
  }

  /// A maker's questions, oldest first.
  private struct Share {
    var places: ArraySlice<Int> = []
    var bytes = 0
  }

  /// Frees an eighth of the limits, so that it runs seldom: evicts the oldest questions of the maker with the most
  /// questions or bytes, so that nobody evicts others' by sharing much.
  private mutating func makeRoom() {
    var shares: [String: Share] = [:]
    for (place, entry) in entries.enumerated() {
      guard let entry else { continue }
      shares[entry.question.maker.id, default: Share()].places.append(place)
      shares[entry.question.maker.id, default: Share()].bytes += entry.bytes
    }
    var count = index.count
    func largest(_ size: (Share) -> Int) -> String? {
      shares.max { (size($0.value), $0.key) < (size($1.value), $1.key) }?.key
    }
    while count > limits.questions / 8 * 7 || bytes > limits.bytes / 8 * 7 {
      let isLong = count <= limits.questions / 8 * 7
      guard let maker = largest({ isLong ? $0.bytes : $0.places.count }), let place = shares[maker]?.places.popFirst()
      else { break }
      let size = entries[place]?.bytes ?? 0
      shares[maker]?.bytes -= size
      bytes -= size
      entries[place] = nil
      count -= 1
    }
    hasPushedOut = true
    entries = entries.filter { $0 != nil }
    index = Dictionary(entries.enumerated().map { ($1?.question.id ?? "", $0) }) { first, _ in first }
  }
}

extension ReceivedQuestions {
  /// Reads the file; nil when there is none. A line that cannot be read, or breaks a rule, is left out.
  init?(_ path: String, limits: Limits = Limits()) throws(ReadError) {
    self.init(limits: limits)
    guard let content = try WholeFile.read(path, limit: 2 * limits.bytes) else { return nil }
    let decoder = JSONDecoder()
    for line in content.split(separator: UInt8(ascii: "\n")) {
      if let question = try? decoder.decode(LeagueDelta.SharedQuestion.self, from: Data(line)) { take(question) }
    }
    isChanged = false
  }

  /// The content of the file.
  func content() -> [UInt8] { all.flatMap { JSONFile.content(of: $0) } }

  /// The bank of all players' questions but `player`'s, oldest first, as CSV with a heading; nil when there are none.
  /// Of questions with the same id in the log, the first counts.
  func bank(without player: String) -> [UInt8]? {
    var known: Set<QuestionID> = []
    var csv = "question,kind,answer"
    for number in 1...Question.choiceCounts.upperBound { csv += ",choice\(number)" }
    csv += ",explanation,level,seconds\n"
    var isEmpty = true
    for shared in all {
      guard let question = shared.text.question, known.insert(question.id).inserted, shared.maker.id != player else {
        continue
      }
      isEmpty = false
      csv += ReceivedQuestions.row(question)
    }
    return isEmpty ? nil : Array(csv.utf8)
  }

  /// A ``LeagueQuestion``'s line for each, in the order of their bytes. Of questions with the same id in the log, the
  /// first counts.
  func makers() -> [UInt8] {
    var known: Set<QuestionID> = []
    var lines: [String] = []
    for shared in all {
      guard let hash = shared.text.question?.id, known.insert(hash).inserted else { continue }
      lines.append(LeagueQuestion(id: shared.id, hash: hash, maker: shared.maker, date: shared.date).line)
    }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Array(lines.joined().utf8)
  }

  /// The latest questions of all players but `player`, newest first.
  func latest(without player: String) -> [LeagueStatus.News] {
    let newest = all.filter { $0.maker.id != player }.sorted { $0.date > $1.date }
    return newest.prefix(LeagueStatus.limit).map { .init(maker: $0.maker.name, date: $0.date) }
  }

  private static func row(_ question: Question) -> String {
    var cells = [question.text, question.kindCell, question.answerCell] + question.choices
    cells += Array(repeating: "", count: Question.choiceCounts.upperBound - question.choices.count)
    cells += [question.explanation ?? "", question.level.map(String.init) ?? ""]
    cells.append(question.seconds.map(String.init) ?? "")
    return cells.map(cell).joined(separator: ",") + "\n"
  }

  /// A CSV field, quoted unless it is empty or a number.
  private static func cell(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return text }
    var cell = "\""
    for character in text.unicodeScalars {
      if character == "\"" { cell += "\"" }
      cell.unicodeScalars.append(character)
    }
    return cell + "\""
  }
}
