import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Questions of other kinds than one choice, while an answer is put together and once it is given.
  static let kinds = [
    Picture("kinds/several", en: .small, .wide, ja: .ordinary) { try KindPlayer.answering(.several, $1, $0) },
    Picture("kinds/order", en: .ordinary, ja: .small) { try KindPlayer.answering(.order, $1, $0) },
    Picture("kinds/typed", en: .wide, ja: .ordinary, .small) { try KindPlayer.answering(.typed, $1, $0) },
    Picture("kinds/number", en: .ordinary) { try KindPlayer.answering(.number, $1, $0) },
    Picture("kinds/several-given", en: .wide, ja: .ordinary, .small) { try KindPlayer.answered(.several, $1, $0) },
    Picture("kinds/order-given", en: .ordinary, ja: .small) { try KindPlayer.answered(.order, $1, $0) },
    Picture("kinds/typed-given", en: .wide, ja: .small) { try KindPlayer.answered(.typed, $1, $0) },
    Picture("kinds/number-given", en: .ordinary, ja: .small) { try KindPlayer.answered(.number, $1, $0) },
  ]
}
