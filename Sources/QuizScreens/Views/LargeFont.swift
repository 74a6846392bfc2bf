/// Letters for sentences in large type, upper and lower case: eight rows of pixels, the last one for descenders; what is
/// not drawn here comes from `MPlusFont`, which is a row of the window higher.
///
/// Two rows of pixels are one row of the window, so that a pixel of a column is about as high as wide.
struct LargeFont: Sendable {
  /// The letters of English, with those accents that its questions have.
  static let latin = LargeFont(drawings: [capitals, capitalsTwo, small, smallTwo, digits, signs, brackets, marks])

  /// The pixels in a row of each character that there is, from the top.
  private let glyphs: [Character: [[Bool]]]

  /// The rows of pixels of a character.
  static let height = 8
  /// The columns of pixels between two characters, and those of a blank.
  static let (gap, blank) = (1, 3)

  /// Rows of pixels, from the top; nil for a character that is not drawn.
  func pixels(of character: Character) -> [[Bool]]? {
    if let pixels = glyphs[character] { return pixels }
    if let plain = LargeFont.sameAs[character] { return glyphs[plain] }
    guard let (letter, mark) = LargeFont.accented[character], let pixels = glyphs[letter] else {
      return MPlusFont.pixels(of: character)
    }
    return LargeFont.marked(pixels, mark)
  }

  /// The columns of pixels of a character; nil where there is none.
  func width(of character: Character) -> Int? {
    character == " " || character == "\u{3000}" ? LargeFont.blank : pixels(of: character)?.first?.count
  }

  /// A font that is drawn as text: a line of characters, and below each its rows; `#` is a filled pixel.
  private init(drawings: [String]) {
    var glyphs: [Character: [[Bool]]] = [:]
    for drawing in drawings {
      let lines = drawing.split(separator: "\n").map { $0.split(separator: " ") }
      guard let characters = lines.first else { continue }
      for (index, character) in characters.enumerated() {
        glyphs[Character(String(character))] = lines.dropFirst().map { row in
          index < row.count ? row[index].map { $0 == "#" } : []
        }
      }
    }
    self.glyphs = glyphs
  }

  /// A small letter with a mark in the two rows above it.
  private static func marked(_ pixels: [[Bool]], _ mark: Mark) -> [[Bool]] {
    var pixels = pixels
    let width = max(pixels.first?.count ?? 0, 3)
    let indent = (width - (pixels.first?.count ?? 0)) / 2
    pixels = pixels.map { row in
      let padded = Array(repeating: false, count: indent) + row
      return padded + Array(repeating: false, count: width - padded.count)
    }
    for (row, line) in mark.rows.enumerated() {
      pixels[row] = (0..<width).map { line[width == 3 ? min($0, 2) : $0] }
    }
    return pixels
  }

  /// A mark above a letter.
  private enum Mark {
    case acute, grave, circumflex, dots, tilde, bar

    /// Its two rows of four pixels.
    var rows: [[Bool]] {
      let drawing =
        switch self {
        case .acute: ["..#.", ".#.."]
        case .grave: [".#..", "..#."]
        case .circumflex: [".##.", "#..#"]
        case .dots: ["#.#.", "...."]
        case .tilde: [".#.#", "#.#."]
        case .bar: ["####", "...."]
        }
      return drawing.map { $0.map { $0 == "#" } }
    }
  }

  private static let accented: [Character: (Character, Mark)] = [
    "á": ("a", .acute), "é": ("e", .acute), "í": ("ı", .acute), "ó": ("o", .acute), "ú": ("u", .acute),
    "ć": ("c", .acute), "ń": ("n", .acute), "à": ("a", .grave), "è": ("e", .grave), "ì": ("ı", .grave),
    "ò": ("o", .grave), "ù": ("u", .grave), "â": ("a", .circumflex), "ê": ("e", .circumflex),
    "î": ("ı", .circumflex), "ô": ("o", .circumflex), "û": ("u", .circumflex), "ä": ("a", .dots), "ë": ("e", .dots),
    "ï": ("ı", .dots), "ö": ("o", .dots), "ü": ("u", .dots), "ã": ("a", .tilde), "ñ": ("n", .tilde),
    "õ": ("o", .tilde), "ā": ("a", .bar), "ē": ("e", .bar), "ō": ("o", .bar), "ū": ("u", .bar),
  ]

  /// Signs that are drawn as others.
  private static let sameAs: [Character: Character] = [
    "’": "'", "‘": "'", "“": "\"", "”": "\"", "–": "-", "—": "−", "（": "(", "）": ")",
  ]
}

// The drawings.
extension LargeFont {
  private static let capitals = """
    A    B    C    D    E    F    G    H    I   J    K    L    M
    .##. ###. .##. ###. #### #### .##. #..# ### ...# #..# #... #...#
    #..# #..# #..# #..# #... #... #..# #..# .#. ...# #..# #... ##.##
    #..# #..# #... #..# #... #... #... #..# .#. ...# #.#. #... #.#.#
    #### ###. #... #..# ###. ###. #.## #### .#. ...# ##.. #... #.#.#
    #..# #..# #... #..# #... #... #..# #..# .#. ...# #.#. #... #...#
    #..# #..# #..# #..# #... #... #..# #..# .#. #..# #..# #... #...#
    #..# ###. .##. ###. #### #... .### #..# ### .##. #..# #### #...#
    .... .... .... .... .... .... .... .... ... .... .... .... .....
    """
  private static let capitalsTwo = """
    N     O     P    Q     R    S    T     U    V     W     X     Y     Z
    #...# .###. ###. .###. ###. .### ##### #..# #...# #...# #...# #...# #####
    ##..# #...# #..# #...# #..# #... ..#.. #..# #...# #...# #...# #...# ....#
    ##..# #...# #..# #...# #..# #... ..#.. #..# #...# #...# .#.#. .#.#. ...#.
    #.#.# #...# ###. #...# ###. .##. ..#.. #..# #...# #.#.# ..#.. ..#.. ..#..
    #..## #...# #... #.#.# #.#. ...# ..#.. #..# .#.#. #.#.# .#.#. ..#.. .#...
    #..## #...# #... #..#. #..# ...# ..#.. #..# .#.#. #.#.# #...# ..#.. #....
    #...# .###. #... .##.# #..# ###. ..#.. .##. ..#.. .#.#. #...# ..#.. #####
    ..... ..... .... ..... .... .... ..... .... ..... ..... ..... ..... .....
    """
  private static let small = """
    a    b    c    d    e    f   g    h    i ı j  k    l m
    .... #... .... ...# .... .## .... #... # . .# #... # .....
    .... #... .... ...# .... #.. .... #... . . .. #... # .....
    .##. ###. .### .### .##. ### .### ###. # # .# #..# # ####.
    ...# #..# #... #..# #..# #.. #..# #..# # # .# #.#. # #.#.#
    .### #..# #... #..# #### #.. #..# #..# # # .# ##.. # #.#.#
    #..# #..# #... #..# #... #.. .### #..# # # .# #.#. # #.#.#
    .### ###. .### .### .### #.. ...# #..# # # .# #..# # #.#.#
    .... .... .... .... .... ... ###. .... . . #. .... . .....
    """
  private static let smallTwo = """
    n    o    p    q    r   s    t   u    v     w     x     y    z
    .... .... .... .... ... .... .#. .... ..... ..... ..... .... ....
    .... .... .... .... ... .... .#. .... ..... ..... ..... .... ....
    ###. .##. ###. .### #.# .### ### #..# #...# #...# #...# #..# ####
    #..# #..# #..# #..# ##. #... .#. #..# #...# #.#.# .#.#. #..# ...#
    #..# #..# #..# #..# #.. .##. .#. #..# .#.#. #.#.# ..#.. #..# .##.
    #..# #..# #..# #..# #.. ...# .#. #..# .#.#. #.#.# .#.#. .### #...
    #..# .##. ###. .### #.. ###. .## .### ..#.. .#.#. #...# ...# ####
    .... .... #... ...# ... .... ... .... ..... ..... ..... ###. ....
    """
  private static let digits = """
    0    1   2    3    4    5    6    7    8    9    % $
    .##. .#. .##. ###. #..# #### .##. #### .##. .##. ##..# ..#..
    #..# ##. #..# ...# #..# #... #... ...# #..# #..# ##..# .####
    #..# .#. ...# ...# #..# ###. #... ...# #..# #..# ...#. #.#..
    #..# .#. ..#. .##. #### ...# ###. ..#. .##. .### ..#.. .###.
    #..# .#. .#.. ...# ...# ...# #..# ..#. #..# ...# .#... ..#.#
    #..# .#. #... ...# ...# #..# #..# .#.. #..# ...# #..## ####.
    .##. ### #### ###. ...# .##. .##. .#.. .##. .##. #..## ..#..
    .... ... .... .... .... .... .... .... .... .... ..... .....
    """
  private static let signs = """
    . ,  ? ! ' " - − : ; + = × ÷ & @ ° …
    . .. ###. # # #.# ... ..... . .. ..... .... ..... ..... .##.. .###. .#. .....
    . .. ...# # # #.# ... ..... . .. ..... .... ..... ..#.. #..#. #...# #.# .....
    . .. ...# # . ... ... ..... . .. ..#.. #### #...# ..... #..#. #.### .#. .....
    . .. .##. # . ... ### ##### # .# ..#.. .... .#.#. ##### .##.. #.#.# ... .....
    . .. .#.. # . ... ... ..... . .. ##### #### ..#.. ..... #.#.# #.### ... .....
    . .. .... . . ... ... ..... . .. ..#.. .... .#.#. ..#.. #..#. #.... ... .....
    # .# .#.. # . ... ... ..... # .# ..#.. .... #...# ..... .##.# .###. ... #.#.#
    . #. .... . . ... ... ..... . #. ..... .... ..... ..... ..... ..... ... .....
    """
  private static let brackets = """
    ( )  / [ ] < > _ * · ✓ ◷
    .# #. ..# ## ## ... ... .... ..... . ......# .#####.
    #. .# ..# #. .# ..# #.. .... #.#.# . .....## #..#..#
    #. .# .#. #. .# .#. .#. .... .###. . ....##. #..#..#
    #. .# .#. #. .# #.. ..# .... ##### # #..##.. #..##.#
    #. .# .#. #. .# .#. .#. .... .###. . ####... #.....#
    #. .# #.. #. .# ..# #.. .... #.#.# . .##.... #.....#
    .# #. #.. ## ## ... ... .... ..... . .#..... .#####.
    .. .. ... .. .. ... ... #### ..... . ....... .......
    """
  /// The signs of a verdict.
  private static let marks = """
    ✗       ◯
    ##...## ..###..
    .##.##. .##.##.
    ..###.. ##...##
    ...#... #.....#
    ..###.. ##...##
    .##.##. .##.##.
    ##...## ..###..
    ....... .......
    """
}
