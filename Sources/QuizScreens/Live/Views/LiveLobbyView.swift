import QuizCore
import TerminalKit

/// The lobby of a room: where it is joined, as text and as a QR code, its code, and who is in it.
struct LiveLobbyView {
  /// The addresses of the room's server, the likeliest first.
  let addresses: [String]
  /// The code of the room.
  let code: String
  /// Who is in it.
  let names: LiveNamesView
  /// How many there are.
  let players: Int

  /// The columns of what is told of a room beside its QR code, at the least.
  private static let leastText = 32

  /// Paints it into the body of the window.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let body = context.body().inset(dx: context.isCompact ? 1 : 3, dy: 0)
    guard let view = qrView(in: body, context.glyphs) else {
      let told = drawText(in: body, isLow: context.isCompact, on: &canvas, context: context)
      drawNames(in: rest(of: body, below: told + (context.isCompact ? 0 : 1)), on: &canvas, context: context)
      return
    }
    let isHigh = body.height >= view.size.height + 6
    // Of the rows of a high window some stay blank above.
    let top = body.y + (isHigh ? min(3, max(1, (body.height - view.size.height) / 6)) : 0)
    view.draw(at: Point(x: body.x, y: top), on: &canvas)
    let x = body.x + view.size.width + (body.width >= 100 && !view.isLarge ? 8 : 3)
    let beside = Rect(x: x, y: top, width: body.maxX - x, height: body.maxY - top)
    if isHigh {
      let text = textHeight(in: beside, isLow: false, context)
      let y = top + max(0, (view.size.height - text) / 2)
      drawText(
        in: Rect(x: x, y: y, width: beside.width, height: view.size.height), isLow: false, on: &canvas,
        context: context)
      drawNames(in: rest(of: body, below: top + view.size.height + 1), on: &canvas, context: context)
    } else {
      let told = drawText(in: beside, isLow: true, on: &canvas, context: context)
      drawNames(in: rest(of: beside, below: told + 1), on: &canvas, context: context)
    }
  }

  private func rest(of area: Rect, below y: Int) -> Rect {
    Rect(x: area.x, y: y, width: area.width, height: max(0, area.maxY - y))
  }

  /// The QR code of the room; nil where it has no room, or cannot be drawn.
  private func qrView(in body: Rect, _ glyphs: Glyphs) -> QRCodeView? {
    guard QRCodeView.canDraw(with: glyphs), let address = addresses.first,
      let code = QRCode(LiveLobbyView.link(to: address, code))
    else { return nil }
    var view = QRCodeView(code: code, isLarge: true)
    if view.size.height + 12 <= body.height, view.size.width + 64 <= body.width { return view }
    view.isLarge = false
    let fits = view.size.height <= body.height && view.size.width + 3 + LiveLobbyView.leastText <= body.width
    return fits ? view : nil
  }

  /// Where a browser finds the room.
  static func link(to address: String, _ code: String) -> String { address + "/r/" + code }

  /// An address as somebody types it.
  static func typed(_ address: String) -> SafeText {
    let scheme = "http://"
    return SafeText(address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : address).oneLine
  }

  /// Whether an address is of this machine alone.
  static func isLocal(_ address: String) -> Bool {
    let host = typed(address).string
    return host.hasPrefix("127.") || host.hasPrefix("localhost") || host.hasPrefix("[::1]")
  }

  /// A line, or a row of large letters.
  private enum Part {
    case line(SafeText, Style)
    case name(LargeName, Style)
    case digits(Digits)
    case blank
  }

  private func parts(in area: Rect, isLow: Bool, _ context: ViewContext) -> [Part] {
    let words = context.words
    guard let address = addresses.first else { return [.line(words(.opening), .dim)] }
    let typed = LiveLobbyView.typed(address)
    // One line that a terminal can copy: with the code, where it has room.
    let link = SafeText(LiveLobbyView.link(to: address, code)).oneLine
    let line = [link, LiveLobbyView.typed(link.string)].first { $0.width <= area.width }
    let large =
      isLow
      ? nil : LargeName.alike([typed], room: area.width, rows: 8, context.glyphs, style: .alert)?.first
    var parts: [Part] = context.isCompact ? [] : [.line(words(.onAPhone), .dim)]
    if let large {
      parts.append(.name(large, .alert))
      if let line { parts.append(.line(line, .plain)) }
    } else {
      parts.append(.line(line ?? typed, .alert))
    }
    if !isLow { parts.append(.blank) }
    // A shell takes brackets for a pattern.
    let command: SafeText = "tenq join " + (typed.string.contains("[") ? "'" + typed + "'" : typed)
    if context.isCompact {
      parts.append(.line(command, .plain))
    } else {
      parts += [.line(words(.orInATerminal), .dim), .line(command, .title)]
    }
    let others = addresses.dropFirst().prefix(2).map { LiveLobbyView.typed($0) }
    if !isLow, !others.isEmpty {
      parts.append(.line(words(.alsoAt(others.dropFirst().reduce(others[0]) { $0 + "  " + $1 })), .dim))
    }
    if LiveLobbyView.isLocal(address) { parts.append(.line(words(.onlyHere), .wrong)) }
    if !isLow { parts.append(.blank) }
    let numerals = code.filter { $0.isASCII && $0.isWholeNumber }
    let sizes: [LargeText.Scale] = [(2, 30), (1, 18)].filter { !isLow && area.height > $0.1 }.map { .full($0.0) }
    let digits =
      (sizes + [.half]).map { Digits(text: numerals, scale: $0, style: .shape(3), glyphs: context.glyphs) }
      .first { $0.size.width <= area.width } ?? Digits(text: "", scale: .half, style: .plain, glyphs: context.glyphs)
    if context.isCompact, area.height < 12 || digits.text.isEmpty {
      parts.append(.line(words(.codeIs(SafeText(code).oneLine)), .title))
    } else {
      parts += [.line(words(.codeIs(SafeText(code).oneLine)), .dim), .digits(digits)]
    }
    return parts
  }

  private func height(of part: Part, _ glyphs: Glyphs) -> Int {
    switch part {
    case .line, .blank: 1
    case .name(let name, _): name.height
    case .digits(let digits): digits.size.height
    }
  }

  private func textHeight(in area: Rect, isLow: Bool, _ context: ViewContext) -> Int {
    parts(in: area, isLow: isLow, context).reduce(0) { $0 + height(of: $1, context.glyphs) }
  }

  /// Paints what is told of the room; gives the row below it.
  @discardableResult
  private func drawText(in area: Rect, isLow: Bool, on canvas: inout Canvas, context: ViewContext) -> Int {
    var y = area.y
    for part in parts(in: area, isLow: isLow, context) {
      let point = Point(x: area.x, y: y)
      switch part {
      case .line(let text, let style): canvas.draw(text, at: point, style: style, width: area.width)
      case .name(let name, let style): name.draw(at: point, style: style, on: &canvas)
      case .digits(let digits):
        digits.draw(in: Rect(x: area.x, y: y, width: area.width, height: digits.size.height), on: &canvas)
      case .blank: break
      }
      y += height(of: part, context.glyphs)
    }
    return y
  }

  private func drawNames(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard area.height > 0 else { return }
    canvas.draw(context.words(.playersHere(players)), at: area.origin, style: .title, width: area.width)
    let gap = area.height > 5 ? 2 : 1
    names.draw(
      in: Rect(x: area.x, y: area.y + gap, width: area.width, height: max(0, area.height - gap)), on: &canvas)
  }
}
