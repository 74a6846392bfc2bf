import TerminalKit

/// How a choice looks: while it can be chosen, and once the question is answered.
enum PanelLook: Equatable, Sendable {
  /// It can be chosen.
  case open
  /// Enter would choose it.
  case selected
  /// The pointer is on it, where Enter does more than choose it.
  case pointed
  /// It is part of an answer being entered; with its note.
  case chosen(SafeText, isPointed: Bool)
  /// It was chosen, was wrong, and is blocked.
  case gone
  /// It is right; with its sign and its note, which may have a brief form.
  case right(Sign, SafeText, brief: SafeText = .empty)
  /// It is right, like others, and was not chosen; with its note.
  case missed(SafeText)
  /// It was the answer and is wrong; with its note, which may have a brief form.
  case wrong(SafeText, brief: SafeText = .empty)
  /// It was not chosen, and the question is answered.
  case answered

  /// The sign of a right answer.
  enum Sign: Equatable, Sendable {
    case check, ring

    /// As text, with any blank behind it.
    func text(_ glyphs: Glyphs) -> SafeText {
      switch self {
      case .check: glyphs.check + " "
      case .ring: glyphs.ring
      }
    }
  }
}

extension PanelLook {
  /// Whether the pointer stands on it.
  var hasPointer: Bool {
    switch self {
    case .selected, .pointed, .chosen(_, isPointed: true): true
    case .open, .chosen, .gone, .right, .missed, .wrong, .answered: false
    }
  }

  /// Whether it is right, answered or not.
  var isSolution: Bool {
    switch self {
    case .right, .missed: true
    case .open, .selected, .pointed, .chosen, .gone, .wrong, .answered: false
    }
  }

  /// The style of the ground and the text of a panel in the colour of a choice, or of none.
  func textStyle(of choice: Int?) -> Style {
    switch self {
    case .open, .pointed: .lamp(choice)
    case .selected, .chosen: .lit(choice)
    case .right: .litRight
    case .gone, .answered: .off
    case .missed: .offRight
    case .wrong: .offWrong
    }
  }

  /// The style of a choice's label.
  func labelStyle(of choice: Int?) -> Style {
    switch self {
    case .open, .pointed: choice.map { .chip($0) } ?? .lamp(nil)
    case .selected, .chosen: choice.map { .litChip($0) } ?? .lit(nil)
    case .right, .missed: .rightChip
    case .gone, .answered: .offChip
    case .wrong: .wrongChip
    }
  }

  /// The sign of a verdict, in the place of the choice's shape; nil where the shape stays.
  func sign(_ glyphs: Glyphs) -> SafeText? {
    switch self {
    case .open, .selected, .pointed, .chosen, .gone, .answered: nil
    case .right, .missed: glyphs.check
    case .wrong: glyphs.cross
    }
  }

  /// The style of the note.
  func noteStyle(of choice: Int?) -> Style {
    switch self {
    case .open, .pointed: .lampNote(choice)
    case .selected, .chosen: .litNote(choice)
    case .right: .rightChip
    case .gone, .answered: .off
    case .missed: .offRight
    case .wrong: .offWrong
    }
  }

  /// How heavy its frame is, where panels have frames.
  var weight: Canvas.Weight {
    switch self {
    case .open, .wrong, .answered: .light
    case .pointed, .selected, .chosen, .right, .missed: .heavy
    case .gone: .shade
    }
  }

  /// The style of that frame.
  func frameStyle(of choice: Int?) -> Style {
    switch self {
    case .open, .pointed: .lampFrame(choice)
    case .selected, .chosen: .lit(choice)
    case .right, .missed: .rightChip
    case .gone, .answered: .off
    case .wrong: .offWrong
    }
  }

  /// The note, longest wording first: the sign and the words of the verdict, or the sign alone.
  func notes(_ glyphs: Glyphs) -> [SafeText] {
    switch self {
    case .open, .selected, .pointed, .answered: []
    case .chosen(let words, _), .missed(let words): [words]
    case .gone: [glyphs.cross]
    case .right(let sign, let words, let brief):
      wordings(words, brief).map { sign.text(glyphs) + $0 } + [sign.text(glyphs)]
    case .wrong(let words, let brief): wordings(words, brief).map { glyphs.cross + " " + $0 } + [glyphs.cross]
    }
  }

  /// The note for a list, in few words: its label has the sign.
  func briefNote(_ glyphs: Glyphs) -> SafeText? {
    switch self {
    case .open, .selected, .pointed, .answered, .chosen, .gone, .missed: notes(glyphs).first
    case .right(_, let words, let brief), .wrong(let words, let brief): wordings(words, brief).last
    }
  }

  private func wordings(_ words: SafeText, _ brief: SafeText) -> [SafeText] {
    brief.isEmpty ? [words] : [words, brief]
  }
}
