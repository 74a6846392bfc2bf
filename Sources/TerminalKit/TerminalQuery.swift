import CTerminal

/// The questions that a terminal is asked once, at the start. They are sent before the first picture, which does not wait
/// for the answers and covers what a terminal prints of questions that it does not know.
///
/// XTerm Control Sequences ("Operating System Commands", "Device-Control functions", "Send Device Attributes"); kitty's
/// terminal graphics protocol ("Querying support and available transmission mediums").
public struct TerminalQuery: Hashable {
  /// The variables that say inside of what the terminal is.
  public static let variables = ["TMUX", "STY"]

  /// The bytes to send.
  let bytes: [UInt8]

  /// The questions for a terminal of a type in an environment; nil for one that is not asked anything. `knowsColors` is
  /// whether it is known to have 256 colours. Without pictures only what no terminal prints is asked.
  init?(type: String, environment: [String: String], knowsColors: Bool, pictures: Bool = true) {
    let family = TerminalFamily(type: type)
    guard family.takesStrings else { return nil }
    let isInTmux = family.name == "tmux" || environment["TMUX"]?.isEmpty == false
    if family.name == "screen", !isInTmux {
      // What GNU screen does not pass on in a string, it answers by itself, or keeps and sends again later.
      bytes = Array("\u{1B}P\(Self.ground)\u{1B}\\\u{1B}P\(Self.attributes)\u{1B}\\".utf8)
      return
    }
    var text = Self.ground
    if pictures, !isInTmux {
      if !knowsColors { text += Self.colors }
      // rxvt prints it, tmux takes it for a title.
      if family.name != "rxvt" { text += Self.kittyGraphics }
    }
    text += Self.attributes
    if pictures { text += Self.clearing }
    bytes = Array(text.utf8)
  }

  /// OSC 11: the background.
  private static let ground = "\u{1B}]11;?\u{07}"

  /// XTGETTCAP: the capability `Co`.
  private static let colors = "\u{1B}P+q436f\u{1B}\\"

  /// A picture of one pixel, which is not shown.
  private static let kittyGraphics = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// The device attributes, which every terminal tells.
  private static let attributes = "\u{1B}[c"

  private static let clearing = "\u{1B}[H\u{1B}[2J"
}

extension Terminal {
  /// Whether the background is light, as the terminal tells within a second; nil where it does not, or is not asked. Only
  /// while the terminal is not taken over.
  public static func asksForLight(in environment: [String: String]) -> Bool? {
    guard
      let query = TerminalQuery(type: type, environment: environment, knowsColors: true, pictures: false),
      terminal_take_to_ask()
    else { return nil }
    let limit = Duration.seconds(1)
    let end = ContinuousClock.now + limit
    var decoder = KeyDecoder()
    decoder.replyDeadline = end
    terminal_expect_reply(Int32(limit.components.seconds * 1000))
    terminal_send(query.bytes, query.bytes.count)
    while !decoder.facts.isComplete, end > .now, !isEndRequested {
      guard terminal_wait(nanoseconds(end - .now), -1, -1) == Int32(TERMINAL_INPUT),
        let byte = StandardStream.input.nextByte()
      else { break }
      _ = decoder.decode(.byte(byte), at: .now)
    }
    if decoder.facts.isComplete { terminal_expect_reply(0) }
    let signal = terminal_end_requested()
    terminal_close()
    if signal != 0 { die(by: signal) }
    return decoder.facts.isLight
  }
}
