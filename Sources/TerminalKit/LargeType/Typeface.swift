import CFonts

/// A typeface for large type: characters as rows of pixels, from embedded text.
public final class Typeface: Sendable {
  /// Digits, arithmetic signs, answer marks, and the letters of CLEAR!: six rows of pixels.
  public static let numerals = Typeface(font_numerals(), blank: 2)
  /// The letters of the game's name: six rows of pixels, the last one for descenders.
  public static let logo = Typeface(font_logo(), blank: 2)
  /// English letters and signs: eight rows of pixels, the last one for descenders; Japanese ones have ten.
  public static let letters = Typeface(font_latin(), blank: 3, others: { .japanese })
  private static let japanese = Typeface(font_japanese(), blank: 3)
  /// The pixels between two characters, and between two lines.
  static let (gap, leading) = (1, 2)

  private let text: [UInt8]
  /// Where each character's rows begin in `text`, and its index in them.
  private let places: [Character: (start: Int, index: Int)]
  /// The width of a blank in pixels.
  private let blank: Int
  /// The fallback for missing characters.
  private let others: (@Sendable () -> Typeface)?

  private init(_ file: font_file, blank: Int, others: (@Sendable () -> Typeface)? = nil) {
    text = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    (self.blank, self.others) = (blank, others)
    var places: [Character: (start: Int, index: Int)] = [:]
    var isHeading = true
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if isHeading {
        for (index, word) in line.split(separator: UInt8(ascii: " ")).enumerated() {
          for character in String(decoding: word, as: UTF8.self) { places[character] = (line.endIndex + 1, index) }
        }
      }
      isHeading = line.isEmpty
    }
    self.places = places
  }

  /// A character's rows of pixels, all of one length; nil if missing.
  func pixels(of character: Character) -> [[Bool]]? {
    if character == " " || character == "\u{3000}" { return [Array(repeating: false, count: blank)] }
    guard let place = places[character] else { return others?().pixels(of: character) }
    var rows: [[Bool]] = []
    var rest = text[place.start...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")), end > rest.startIndex {
      let words = rest[..<end].split(separator: UInt8(ascii: " "), maxSplits: place.index + 1)
      guard words.indices.contains(place.index) else { break }
      rows.append(words[place.index].map { $0 == UInt8(ascii: "#") })
      rest = rest[(end + 1)...]
    }
    return rows
  }
}
