/// Takes scalars one by one and keeps those that can be shown. The allow-list behind `SafeText`.
struct TextFilter {
  /// Marks that one character may carry: Vietnamese needs two, pointed Hebrew and vocalised Arabic three.
  static let mostMarks = 4
  /// Columns that one character may take. Some scripts join letters into one character without end; no word of theirs
  /// comes near this.
  static let mostColumns = 8

  /// The text kept so far.
  private(set) var text = ""
  /// Its columns in one line.
  private(set) var width = 0
  /// Marks on the last character, or nil when there is none that could carry one.
  private var marks: Int?
  /// Columns of the letters that are joined into the last character.
  private var joined = 0

  private var afterReturn = false

  /// What makes one emoji of two.
  static let joiner: Unicode.Scalar = "\u{200D}"

  /// Takes scalars, of a text or of one of its characters; tells of each that is lost.
  mutating func take(all scalars: String.UnicodeScalarView, _ lost: (Unicode.Scalar) -> Void = { _ in }) {
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == TextFilter.joiner, scalars.index(after: index) < scalars.endIndex,
        joinsEmoji(before: scalars[scalars.index(after: index)])
      {
        text.unicodeScalars.append(scalar)
      } else if !take(scalar) {
        lost(scalar)
      }
    }
  }

  /// Whether a joiner makes one emoji, which is not too wide, of the last character and `next`.
  private func joinsEmoji(before next: Unicode.Scalar) -> Bool {
    guard !next.isASCII, next.properties.isEmoji, case .spacing(let columns) = Self.kind(of: next),
      let last = text.last, !last.isASCII, last.unicodeScalars.first?.properties.isEmoji == true
    else { return false }
    return joined + columns <= Self.mostColumns && "\(last)\(TextFilter.joiner)\(next)".count == 1
  }

  /// Keeps `scalar` or a substitute; returns whether nothing was lost.
  @discardableResult
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    let followsReturn = afterReturn
    afterReturn = scalar == "\r"
    switch Self.kind(of: scalar) {
    case .spacing(let columns):
      return keep(scalar, columns)
    case .mark(let columns):
      return put(scalar, columns)
    case .tab:
      return keep(" ", 1)
    case .newline:
      if scalar == "\n" && followsReturn { return true }
      keep("\n", 1)
      marks = nil
      return true
    case .separator:
      keep(" ", 1)
      return false
    case .unsafe:
      return false
    }
  }

  /// A character, or a letter that Unicode joins to the one before.
  @discardableResult
  private mutating func keep(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
    let isJoined = !Self.standsAlone(scalar) && joins(scalar)
    if isJoined && joined + columns > Self.mostColumns { return false }
    joined = isJoined ? joined + columns : columns
    text.unicodeScalars.append(scalar)
    width += columns
    marks = 0
    return true
  }

  /// Whether `scalar` begins a character whatever comes before it: nearly every one that is written here.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || (0x3001...0x9FFF).contains(scalar.value)
  }

  /// Whether `scalar` would become a part of the last character.
  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = text.last else { return false }
    var both = String(last)
    both.unicodeScalars.append(scalar)
    return both.count == 1
  }

  /// A mark on the last character; a dotted circle carries one that has none before it.
  private mutating func put(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
    if marks == nil { keep("\u{25CC}", 1) }
    guard let count = marks, count < Self.mostMarks, joined + columns <= Self.mostColumns else { return false }
    text.unicodeScalars.append(scalar)
    width += columns
    joined += columns
    marks = count + 1
    return true
  }

  /// The treatment of a scalar.
  private enum Kind {
    /// Shown, in this many columns.
    case spacing(Int)
    /// Shown on the character before it.
    case mark(Int)
    /// Shown as one blank.
    case tab
    /// The end of a line.
    case newline
    /// A line or paragraph separator, which few programs know: a blank, and a change.
    case separator
    /// Left out.
    case unsafe
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x20...0x7E: return .spacing(1)
    case 0x09: return .tab
    case 0x0A, 0x0D: return .newline
    case ..<0xA0: return .unsafe
    // Nearly all of Japanese, without asking for properties: kana, kanji, full-width ASCII.
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60: return .spacing(2)
    default: break
    }
    // Fillers, variation selectors, joiners, tags and the like: nothing to see, whatever their category.
    if scalar.properties.isDefaultIgnorableCodePoint { return .unsafe }
    let columns = TextWidth.columns(of: scalar)
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator:
      if columns > 0 { return .spacing(columns) }
      // The vowels and finals of a Hangul syllable written letter by letter, as some systems write file names.
      return columns == 0 && isHangulPart(scalar) ? .mark(0) : .unsafe
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return columns < 0 ? .unsafe : .mark(columns)
    case .lineSeparator, .paragraphSeparator:
      return .separator
    case .control, .format, .surrogate, .privateUse, .unassigned:
      return .unsafe
    @unknown default:
      return .unsafe
    }
  }

  private static func isHangulPart(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }
}
