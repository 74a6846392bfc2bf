import QuizCore
import TerminalKit

/// The lobby of a room: how to join it, as text and QR code, and who is in it.
struct LiveLobby: Block {
  /// The addresses of the room's server, the likeliest first.
  let addresses: [String]
  let code: String
  let names: LivePeople
  let players: Int
  let context: ViewContext

  /// The fewest columns for the directions beside the QR code: in large type, and as text.
  private static let (leastLarge, leastText) = (60, 32)
  /// The fewest rows for the players below.
  private static let leastNames = 6

  func form(in room: Size) -> Form? {
    let isSmall = context.sizeClass == .small
    let alone = Rows {
      directions(isLow: isSmall)
      here.rank(1).below(1, rank: 2)
    }
    let others = addresses.first.flatMap { QRCode(LiveLobby.link(to: $0, code)) }.map { beside($0) } ?? []
    return FirstFitting(others + [alone]).inset(columns: isSmall ? 1 : 3).form(in: room)
  }

  /// A QR code with the directions beside it and the players below both, else with the players beside it too.
  private func beside(_ code: QRCode) -> [any Block] {
    let small = QRCodeView(code: code, isLarge: false, glyphs: context.glyphs)
    return [
      above(QRCodeView(code: code, isLarge: true, glyphs: context.glyphs), LiveLobby.leastLarge),
      above(small, LiveLobby.leastText),
      Columns(gap: 3) {
        small.width(.natural)
        Rows {
          directions(isLow: true)
          here.rank(1).below(1)
        }.atLeast(columns: LiveLobby.leastText)
      },
    ]
  }

  private var words: Localizer { context.words }

  /// The QR code with the directions beside it, and the players below both.
  private func above(_ code: QRCodeView, _ least: Int) -> any Block {
    Rows {
      Rows.Item.space(1, most: 3)
      Columns(gap: 3) {
        code.width(.natural)
        directions(isLow: false).down { $0 / 2 }.atLeast(columns: least).width(.rest).asHighAsOthers
      }
      here.down { _ in 0 }.atLeast(rows: LiveLobby.leastNames).below(1)
    }.whole
  }

  /// The URL of the room for a browser.
  static func link(to address: String, _ code: String) -> String { address + "/r/" + code }

  /// An address as people type it.
  static func typed(_ address: String) -> SafeText {
    let scheme = "http://"
    return SafeText(address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : address).oneLine
  }

  /// Whether an address only works on this machine.
  static func isLocal(_ address: String) -> Bool {
    let host = typed(address).string
    return host.hasPrefix("127.") || host.hasPrefix("localhost") || host.hasPrefix("[::1]")
  }

  /// The address and code of the room, in large type unless `isLow`.
  private func directions(isLow: Bool) -> any Block {
    guard let address = addresses.first else { return Line(words(.opening), .dim) }
    let (glyphs, isSmall) = (context.glyphs, context.sizeClass == .small)
    let typed = LiveLobby.typed(address)
    // One line to copy from the terminal, with the code if it fits.
    let link = SafeText(LiveLobby.link(to: address, code)).oneLine
    // Quote brackets, which a shell takes for a pattern.
    let command: SafeText = "tenq join " + (typed.string.contains("[") ? "'" + typed + "'" : typed)
    let others = addresses.dropFirst().prefix(2).map { LiveLobby.typed($0) }
    let numerals = code.filter { $0.isASCII && $0.isWholeNumber }
    func digits(_ scale: LargeText.Scale) -> any Block {
      Digits(text: numerals, scale: scale, style: .shape(3), glyphs: glyphs)
    }
    return Rows {
      if !isSmall { Line(words(.onAPhone), .dim).rank(3) }
      if !isLow { LargeText(typed, .alert, alignment: .left, glyphs: glyphs).rank(5) }
      Line([link, LiveLobby.typed(link.string), typed], .alert).rank(0)
      if !isSmall { Line(words(.orInATerminal), .dim).rank(3).below(isLow ? 0 : 1, rank: 4) }
      Line(command, isSmall ? .plain : .title).rank(1)
      if let first = others.first, !isLow {
        Line(words(.alsoAt(others.dropFirst().reduce(first) { $0 + "  " + $1 })), .dim).rank(3)
      }
      if LiveLobby.isLocal(address) { Line(words(.onlyHere), .wrong).rank(1) }
      Line(words(.codeIs(SafeText(code).oneLine)), isSmall ? .title : .dim).rank(0).below(isLow ? 0 : 1, rank: 4)
      if isLow, !isSmall { digits(.half).rank(2) }
      if !isLow { digits(.half).rank(2).then(6, digits(.full(1))).then(7, digits(.full(2))) }
    }
  }

  /// The players and their number.
  private var here: Rows {
    Rows {
      Line(words(.playersHere(players)), .title)
      names.rank(1).below(1, rank: 2)
    }
  }
}
