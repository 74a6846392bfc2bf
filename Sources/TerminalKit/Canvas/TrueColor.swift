/// RGB colours, for terminals that take them: xterm's 256 have only five levels per channel, too far apart for deep
/// tones.
public enum TrueColor {
  /// The variable by which most of these terminals say so.
  public static let variable = "COLORTERM"

  /// A theme's colour from xterm's table as 0xRRGGBB; others are unchanged.
  static func tone(_ number: Int, of theme: Theme) -> Int {
    switch theme {
    case .dark: dark[number] ?? number
    case .light: light[number] ?? number
    case .contrast, .mono: number
    }
  }

  private static let dark = [
    // The deep tones of the choices.
    52: 0x641C22, 17: 0x1A2A68, 94: 0x8F6814, 23: 0x146E68, 53: 0x51205A, 239: 0x4A4D55, 58: 0x55561A, 60: 0x4F5382,
    22: 0x17401F,
    // The bright ones.
    202: 0xF06A45, 68: 0x7090EE, 227: 0xFFE566, 43: 0x55E6D0, 213: 0xF08CF0, 250: 0xB9BDC6, 137: 0xB58F66,
    111: 0x8FB4FF, 190: 0xCFE84A,
    // Right and wrong, and the last seconds.
    114: 0x86D98A, 28: 0x1B7533, 203: 0xFF6B66, 214: 0xFFB347,
    // Greys with a breath of blue, and the row of the pointer.
    234: 0x1B1E25, 236: 0x2A2E37, 238: 0x393D47, 243: 0x6B7280, 246: 0x989DA8, 252: 0xD3D6DD, 254: 0xE4E6EB,
    24: 0x1F4C7D,
    // The calendar's greens.
    34: 0x2FA84F, 82: 0x6FE37F,
  ]

  private static let light = [
    // The pale tones of the choices.
    210: 0xEE9190, 183: 0xA5ABEE, 228: 0xF0EC83, 86: 0xA0EDE3, 219: 0xEDB5EE, 252: 0xCDD1D8, 180: 0xDDB98C,
    189: 0xCBD3FA, 191: 0xD3EE84,
    // The bright ones.
    52: 0x5C0F14, 27: 0x2F6AD6, 130: 0xA05A12, 23: 0x084E52, 90: 0x7A1C80, 240: 0x565B66, 94: 0x7A5200, 61: 0x4F56B8,
    // Right and wrong, and the last seconds.
    22: 0x0F5F2A, 114: 0x7FD68A, 125: 0xB3164F, 124: 0xB3261E,
    // Greys with a breath of blue, and the row of the pointer.
    236: 0x32363E, 238: 0x3F444E, 241: 0x5D636E, 243: 0x767C88, 253: 0xD5D9E0, 254: 0xE9EBEF, 250: 0xC3C7CF,
    153: 0xBCD9FB,
    // The calendar's greens.
    157: 0xA9E6B4, 77: 0x58C06D, 28: 0x1F8A3F,
  ]
}
