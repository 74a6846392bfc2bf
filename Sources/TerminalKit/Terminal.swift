import CTerminal

/// The terminal, owned by one value and always restored.
public struct Terminal: ~Copyable {
  /// The player's choices.
  public struct Options: Hashable, Sendable {
    /// What can be changed while it is open.
    public var look: Look

    /// Whether there are colours at all.
    public var color: ColorDepth.Choice

    /// The environment, which decides what the other options leave open.
    public var environment: [String: String]

    /// A folder with `terminfo` and `locale` in it, for systems that lack the terminal's description or C.UTF-8.
    public var fallbacks: String?

    /// Options for `Terminal.init`.
    public init(
      look: Look, color: ColorDepth.Choice = .auto, environment: [String: String] = [:], fallbacks: String? = nil
    ) {
      self.look = look
      self.color = color
      self.environment = environment
      self.fallbacks = fallbacks
    }
  }

  /// What the player can change while it is open.
  public struct Look: Hashable, Sendable {
    /// The colours.
    public var theme: Theme
    /// The characters that are sent; others are replaced by the nearest ones.
    public var characters: TerminalCharacters
    /// Whether the program gets mouse events; if not, the terminal selects text with the mouse.
    public var mouse: Bool

    /// The colours that the player chose in place of the theme's.
    public var colors: OwnColors

    /// Makes it from its parts.
    public init(theme: Theme, characters: TerminalCharacters, mouse: Bool, colors: OwnColors = OwnColors()) {
      self.theme = theme
      self.characters = characters
      self.mouse = mouse
      self.colors = colors
    }
  }

  /// The size of the window, at least 1 by 1 and at most 1000 by 500.
  public private(set) var size: Size

  /// The current look; takes effect as soon as it is set.
  public var look: Look {
    didSet {
      if look == oldValue { return }
      shown = nil
      terminal_use_mouse(look.mouse)
    }
  }

  /// What the terminal has told about itself.
  public var facts: TerminalFacts { decoder.facts }

  /// How many colours are used.
  public private(set) var depth: ColorDepth

  private let options: Options

  /// How many colours can be drawn with, if the terminal has them.
  private let mostColors: Int

  /// How styles look here.
  private var palette: Palette {
    Palette(theme: look.theme, depth: depth, hasTrueColor: mostColors > 256, colors: look.colors)
  }

  /// Whether the line is slower than 38400 baud, too slow for motion.
  public let isSlow: Bool

  private var decoder = KeyDecoder()
  private var shown: Canvas?
  private var codesRead = 0
  /// Whether the last wait ended with the pipe: then the deadline has its turn, however much comes through the pipe.
  private var wasPipe = false

  /// Takes the terminal over: until it is restored, signals, keys and the screen belong to the program. Check
  /// everything else before.
  public init(_ options: Options) throws(TerminalError) {
    guard TextWidth.prepare(folder: options.fallbacks.map { $0 + "/locale" }) else { throw .noUTF8 }
    let promised = TerminalFamily.promisedColors(options.environment)
    let outcome = terminal_open(options.look.mouse, Int32(promised), options.fallbacks.map { $0 + "/terminfo" })
    let error = terminal_error()
    let type = Self.type
    switch outcome {
    case TERMINAL_TAKEN: break
    case TERMINAL_NOT_A_TERMINAL: throw .notATerminal
    case TERMINAL_UNKNOWN_TYPE: throw .unknownTerm(type)
    case TERMINAL_NO_CURSOR_ADDRESSING: throw .noCursorAddressing(type)
    default: throw .system(error)
    }
    look = options.look
    self.options = options
    mostColors = Int(terminal_most_colors())
    let colors = max(Int(terminal_colors()), min(promised, mostColors))
    depth = .chosen(options.color, environment: options.environment, colors: colors)
    let baud = terminal_baud()
    isSlow = baud > 0 && baud < 38400
    size = Self.readSize()
    let query = TerminalQuery(type: type, environment: options.environment, knowsColors: colors >= 256)
    if let query, !isSlow {
      terminal_expect_reply(2000)
      terminal_send(query.bytes, query.bytes.count)
      decoder.replyDeadline = .now + .seconds(2)
    }
  }

  deinit { terminal_close() }

  /// Shows a picture, sending only what changed since the last one.
  public mutating func show(_ canvas: Canvas) {
    let rows = min(canvas.size.height, size.height)
    var style: UInt16?
    if let shown, shown.size == canvas.size {
      for y in 0..<rows { put(canvas.row(y), over: shown.row(y), y: y, style: &style) }
    } else {
      terminal_erase()
      var blank = Canvas(size: Size(width: canvas.size.width, height: 1))
      // A theme with a ground of its own paints free cells, too: none is as the terminal left it.
      if palette.attributes(of: .plain).background != nil { blank.fill(blank.bounds, style: .paper) }
      for y in 0..<rows { put(canvas.row(y), over: blank.row(0), y: y, style: &style) }
    }
    shown = canvas
    let cursor = canvas.cursor.flatMap { canvas.bounds.contains($0.place) ? $0 : nil }
    terminal_show(Int32(cursor?.place.x ?? -1), Int32(cursor?.place.y ?? -1), cursor?.isVisible ?? false)
  }

  /// Draws those cells of a row that changed; `style` is the one in use.
  private func put(_ row: Canvas.Row, over former: Canvas.Row, y: Int, style: inout UInt16?) {
    let end = min(row.cells.count, former.cells.count, size.width)
    guard let first = row.firstDifference(from: former), first < end else { return }
    let palette = palette
    let isPlain = look.characters == .all
    let haveClusters = !row.clusters.isEmpty || !former.clusters.isEmpty
    // Adjacent characters of one style are sent together; 0 is the rest of a wide one.
    var run: [UInt32] = []
    run.reserveCapacity(end - first)
    row.cells.withUnsafeBufferPointer { cells in
      former.cells.withUnsafeBufferPointer { formerCells in
        func hasChanged(_ x: Int) -> Bool {
          haveClusters ? !row.looksAlike(cells[x], formerCells[x], in: former) : cells[x] != formerCells[x]
        }
        var next = first
        while next < end {
          let (x, cell) = (next, cells[next])
          next += 1
          if !hasChanged(x) {
            if !haveClusters { next = PackedCell.firstDifference(between: cells, formerCells, in: next..<end) }
            continue
          }
          if cell.isContinuation { continue }
          if cell.style != style {
            style = cell.style
            use(palette.attributes(of: Style(code: cell.style)))
          }
          if cell.cluster != nil || cell.endsRightToLeft {
            let character = cell.cluster.map { row.clusters[$0] } ?? Unicode.Scalar(cell.code).map { Character($0) }
            if let character { put(character, x: x, y: y, endsRightToLeft: cell.endsRightToLeft) }
            continue
          }
          var code = shownCode(of: cell.code)
          run.append(code)
          while next < end, cells[next].style == cell.style, cells[next].cluster == nil, !cells[next].endsRightToLeft {
            if cells[next].isContinuation {
              // The substitute of a wide character has two columns.
              run.append(isPlain ? 0 : code)
            } else {
              guard hasChanged(next) else { break }
              code = shownCode(of: cells[next].code)
              run.append(code)
            }
            next += 1
          }
          terminal_put_row(Int32(x), Int32(y), run, Int32(run.count))
          run.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  /// The code that the terminal shows for a character of one scalar.
  private func shownCode(of code: UInt32) -> UInt32 {
    if look.characters == .all { return code }
    return Unicode.Scalar(code).map { look.characters.shown($0).value } ?? code
  }

  /// Draws a character of several scalars: each that takes columns of its own at its place, with the marks that follow,
  /// and the one behind text from right to left.
  private func put(_ character: Character, x: Int, y: Int, endsRightToLeft: Bool) {
    var x = x
    var columns = 0
    var unit: [UInt32] = []
    for scalar in character.unicodeScalars {
      // What a terminal joins has fewer columns than curses counts: the parts stand side by side.
      if scalar == TextFilter.joiner { continue }
      let width = TextWidth.columns(of: scalar)
      if look.characters != .all {
        // Marks are left out; a scalar with columns is replaced, keeping its columns.
        for _ in 0..<max(0, width) {
          terminal_put(Int32(x), Int32(y), [look.characters.shown(scalar).value], 1)
          x += 1
        }
        continue
      }
      if width > 0 && !unit.isEmpty {
        terminal_put(Int32(x), Int32(y), unit, Int32(unit.count))
        unit.removeAll(keepingCapacity: true)
        x += columns
      }
      unit.append(scalar.value)
      if width > 0 { columns = width }
    }
    if endsRightToLeft, !unit.isEmpty { unit.append(RightToLeft.mark.value) }
    if !unit.isEmpty { terminal_put(Int32(x), Int32(y), unit, Int32(unit.count)) }
  }

  private func use(_ attributes: Attributes) {
    var flags = 0
    if attributes.bold { flags |= Int(TERMINAL_BOLD) }
    if attributes.dim { flags |= Int(TERMINAL_DIM) }
    if attributes.reverse { flags |= Int(TERMINAL_REVERSE) }
    if attributes.underline { flags |= Int(TERMINAL_UNDERLINE) }
    terminal_set_look(Int32(flags), Int32(attributes.foreground ?? -1), Int32(attributes.background ?? -1))
  }

  /// The ends of the pipes to another program that are waited for, beside the player.
  public struct PipeEnds: Hashable, Sendable {
    /// The file to be read.
    public var readable: Int32
    /// The file to be written on; nil where nothing waits to be written.
    public var writable: Int32?

    /// Names the files.
    public init(readable: Int32, writable: Int32?) {
      self.readable = readable
      self.writable = writable
    }
  }

  /// Waits for the player, a signal, another program, or `deadline`, whichever comes first; with nil, for ever. A pending
  /// key is returned before a signal, and a signal before the deadline. Blocks without polling.
  public mutating func next(until deadline: ContinuousClock.Instant?, or pipe: PipeEnds? = nil) -> Input {
    var emptyReads = 0
    var isReadable = false
    let canBePipe = pipe != nil && !wasPipe
    wasPipe = false
    while true {
      let before = codesRead
      if let input = nextKey() { return input }
      if let input = nextSignal() { return input }
      // Readable without anything to read is the end of input, which stays readable for ever.
      if isReadable && codesRead == before { emptyReads += 1 }
      if emptyReads > 2 { return .hangUp }
      var timeout: Int64 = -1
      if let deadline {
        let left = deadline - ContinuousClock.now
        if left <= .zero, !canBePipe { return .time }
        timeout = Self.nanoseconds(max(left, .zero))
      }
      if let escape = decoder.escapeDeadline {
        let left = Self.nanoseconds(max(escape - .now, .zero))
        timeout = timeout < 0 ? left : min(timeout, left)
      }
      let came = Int(terminal_wait(timeout, pipe?.readable ?? -1, pipe?.writable ?? -1))
      isReadable = came & Int(TERMINAL_INPUT) != 0
      if came & Int(TERMINAL_GONE) != 0 { return nextKey() ?? nextSignal() ?? .hangUp }
      if came & Int(TERMINAL_PIPE) != 0 {
        if let input = nextKey() ?? nextSignal() { return input }
        wasPipe = true
        return .pipe
      }
      if timeout == 0, came == 0 { return nextKey() ?? nextSignal() ?? .time }
    }
  }

  /// The next thing done with keys or mouse that has arrived.
  private mutating func nextKey() -> Input? {
    while let code = KeyDecoder.Code(terminal_read()) {
      codesRead &+= 1
      let known = facts
      if let input = decoder.decode(code, at: .now) { return input }
      if facts != known {
        takeFacts()
        return .facts
      }
    }
    return decoder.pause(at: .now)
  }

  private mutating func takeFacts() {
    if facts.isComplete { terminal_expect_reply(0) }
    guard let told = facts.colors, depth != .full, mostColors >= 256, told >= 256 else { return }
    depth = .chosen(options.color, environment: options.environment, colors: mostColors)
    shown = nil
  }

  /// The next thing that a signal asks for.
  private mutating func nextSignal() -> Input? {
    let end = terminal_end_requested()
    if end != 0 { return .ended(signal: end) }
    if terminal_take_stop() { return .suspend }
    if terminal_take_continue() {
      terminal_resume()
      takeSize()
      return .resized
    }
    if terminal_take_resize() {
      takeSize()
      return .resized
    }
    return nil
  }

  /// Restores the terminal, stops the program, and takes the terminal over again when it continues. Draw again after
  /// it.
  public mutating func suspend() {
    terminal_suspend()
    takeSize()
  }

  /// Makes the next `show` send everything, whatever is on the screen.
  public mutating func redraw() {
    terminal_repaint()
  }

  /// Copies text to the clipboard on the user's side of the terminal, if its type supports that.
  public mutating func copy(_ text: String) {
    guard let sequence = Clipboard.sequence(copying: text, onTerminal: Self.type) else { return }
    terminal_send(sequence, sequence.count)
  }

  /// Rings the bell.
  public mutating func bell() {
    terminal_beep()
  }

  /// Restores the terminal. Takes at most half a second, even when nobody reads the output.
  public consuming func close() {}

  /// Makes a trap end the program at once, also before the terminal is taken over and after it is restored. The
  /// runtime's own handler would hold a player's terminal for half a minute to ask whether to debug. Call it first of
  /// all.
  public static func leaveTrapsAlone() {
    terminal_leave_traps_alone()
  }

  /// The type whose description is used for a terminal of `type`: its own or that of the common terminal of its family;
  /// nil where there is neither. `fallbacks` is a folder as in the options.
  public static func knownType(of type: String, fallbacks: String?) -> String? {
    // What comes back may be the characters of the argument, which are there only until this closure ends.
    type.withCString { type in
      terminal_known_type(type, fallbacks.map { $0 + "/terminfo" }).map { String(cString: $0) }
    }
  }

  /// Whether a signal has asked the program to end. Other waits should then be short: the program is ended a second
  /// later in any case.
  public static var isEndRequested: Bool { terminal_end_requested() != 0 }

  /// Ends the program by `signal`, as if it had never been caught, so that the shell sees what ended it. Call it when
  /// the terminal is closed and everything is saved.
  public static func die(by signal: Int32) -> Never {
    terminal_die(signal)
  }

  /// Reads the size of the window and starts an empty picture of that size.
  private mutating func takeSize() {
    size = Self.readSize()
    terminal_resize(Int32(size.width), Int32(size.height))
    shown = nil
  }

  /// The type of the terminal, the value of `TERM`.
  static var type: String { String(cString: terminal_type()) }

  private static func readSize() -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_read_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  /// A timeout for `ppoll`, at most a day; a longer wait wakes up and continues.
  static func nanoseconds(_ duration: Duration) -> Int64 {
    let parts = min(duration, .seconds(86_400)).components
    return parts.seconds * 1_000_000_000 + (parts.attoseconds + 999_999_999) / 1_000_000_000
  }
}
