extension LineBreaker {
  /// What a character is, where lines are broken.
  struct Kind: OptionSet {
    let rawValue: UInt16

    static let space = Kind(rawValue: 1)
    /// May not begin a line.
    static let notAtBeginning = Kind(rawValue: 1 << 1)
    /// May not end a line.
    static let notAtEnd = Kind(rawValue: 1 << 2)
    static let hyphen = Kind(rawValue: 1 << 3)
    /// Not parted from another of its kind.
    static let inseparable = Kind(rawValue: 1 << 4)
    /// Quotation marks that may open or close, and the spaces that never break.
    static let glue = Kind(rawValue: 1 << 5)
    static let digit = Kind(rawValue: 1 << 6)
    /// Stands before a number and belongs to it.
    static let beforeNumber = Kind(rawValue: 1 << 7)
    /// Stands inside a number.
    static let inNumber = Kind(rawValue: 1 << 8)
    /// What is counted or measured, where it follows a number without a space.
    static let counter = Kind(rawValue: 1 << 9)
    /// A character of Chinese or Japanese, wide or half as wide.
    static let cjk = Kind(rawValue: 1 << 10)
    static let katakana = Kind(rawValue: 1 << 11)
    static let kanji = Kind(rawValue: 1 << 12)
    /// A letter that stands for a word or begins one, also in its full-width form.
    static let latin = Kind(rawValue: 1 << 13)
    static let hiragana = Kind(rawValue: 1 << 14)

    /// The kind of the character that begins with `scalar`.
    init(_ scalar: Unicode.Scalar) {
      // Most text, without a lookup in the table.
      switch scalar.value {
      case 0x61...0x7A, 0x41...0x5A: self = .latin
      case 0x30...0x39: self = .digit
      case 0x20: self = .space
      case _:
        self = Kind.table[scalar.value] ?? []
        let isHalfWidthKana = (0xFF61...0xFF9F).contains(scalar.value)
        if !scalar.isASCII, isHalfWidthKana || TextWidth.columns(of: scalar) == 2 { insert(.cjk) }
        insert(Kind.script(of: scalar.value))
      }
    }

    /// The scripts that words mix.
    private static func script(of scalar: UInt32) -> Kind {
      switch scalar {
      case 0x3041...0x309F: .hiragana
      case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
      case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .kanji
      case 0xFF21...0xFF3A, 0xFF41...0xFF5A: .latin
      case _: []
      }
    }

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    // What every set has by itself, said once more: asked several times of each character, that of any set takes a quarter
    // of the time of a build that is not optimised.

    init(arrayLiteral kinds: Kind...) {
      var all: UInt16 = 0
      for kind in kinds { all |= kind.rawValue }
      rawValue = all
    }

    func contains(_ other: Kind) -> Bool { rawValue & other.rawValue == other.rawValue }

    func isDisjoint(with other: Kind) -> Bool { rawValue & other.rawValue == 0 }

    mutating func insert(_ other: Kind) { self = Kind(rawValue: rawValue | other.rawValue) }

    private static let table: [UInt32: Kind] = {
      var table: [UInt32: Kind] = [:]
      func enter(_ scalars: String, _ kind: Kind) {
        for scalar in scalars.unicodeScalars { table[scalar.value, default: []].insert(kind) }
      }
      enter(" \u{3000}", .space)
      enter("-–/", .hyphen)
      enter("…‥―—", .inseparable)
      enter("\"'\u{A0}\u{202F}", .glue)
      enter("0123456789０１２３４５６７８９", .digit)
      enter("-/第", .beforeNumber)
      enter(".,．，", .inNumber)
      enter(
        "、。，．・：；？！゛゜ヽヾゝゞ々ー」』）］｝〕〉》】〙〗’”`" + "‥…" + ")]},.!?:;%℃°"
          + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
          + "､｡･ﾞﾟ｣ｧｨｩｪｫｬｭｮｯｰ％", .notAtBeginning)
      enter("「『（［｛〔〈《【〘〖‘“([{¥$#`｢￥＄＃", .notAtEnd)
      enter("秒分時日月年週円問回個人本枚冊匹頭台件歳才点位倍度番名組杯着軒階語字行列つ個割秒種世紀代万億兆千百十", .counter)
      return table
    }()
  }
}
