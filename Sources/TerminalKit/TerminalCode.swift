import CTerminal

extension KeyDecoder.Code {
  /// What `terminal_read` gave, or nil when nothing is waiting.
  init?(_ code: Int32) {
    switch Int(code) {
    case Int(TERMINAL_KEY_NONE): return nil
    case 0...255: self = .byte(UInt8(code))
    case Int(TERMINAL_KEY_UP): self = .key(.up)
    case Int(TERMINAL_KEY_DOWN): self = .key(.down)
    case Int(TERMINAL_KEY_LEFT): self = .key(.left)
    case Int(TERMINAL_KEY_RIGHT): self = .key(.right)
    case Int(TERMINAL_KEY_HOME): self = .key(.home)
    case Int(TERMINAL_KEY_END): self = .key(.end)
    case Int(TERMINAL_KEY_PAGE_UP): self = .key(.pageUp)
    case Int(TERMINAL_KEY_PAGE_DOWN): self = .key(.pageDown)
    case Int(TERMINAL_KEY_INSERT): self = .key(.insert)
    case Int(TERMINAL_KEY_DELETE): self = .key(.delete)
    case Int(TERMINAL_KEY_BACKSPACE): self = .key(.backspace)
    case Int(TERMINAL_KEY_ENTER): self = .key(.enter)
    case Int(TERMINAL_KEY_BACK_TAB): self = .key(.backTab)
    case (Int(TERMINAL_KEY_FUNCTION) + 1)...: self = .key(.function(Int(code) - Int(TERMINAL_KEY_FUNCTION)))
    default: self = .unknown
    }
  }
}
