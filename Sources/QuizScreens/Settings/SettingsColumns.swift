import QuizCore
import TerminalKit

/// The columns of the settings: name, value, and the values to choose from where there is room for them.
struct SettingsColumns: Equatable {
  /// Where names begin.
  let name: Int
  /// Where values begin, with the bracket of a selected one.
  let value: Int
  /// Where the values to choose from begin; nil where there is no room.
  let choices: Int?
  private let end: Int
  /// What stands between two of them: less in all rows where one row had no room else.
  private var separator = " / "

  /// Columns as wide as what stands in them.
  init(_ items: [AnySetting], in list: Rect, context: ViewContext) {
    let words = context.words
    name = list.x + 3
    end = list.maxX
    let names = (items.map(\.words.name) + SettingsPage.allCases.map(\.name)).map { words($0).width }.max() ?? 0
    value = name + names + 1
    let values = items.flatMap { item in item.widest.map { words(item.name(of: $0)).width } }.max() ?? 0
    let choices = context.isCompact ? nil : value + values + 5
    self.choices = choices
    guard let choices else { return }
    let widest = items.map { words($0.choices(separatedBy: separator)).width }.max() ?? 0
    if widest > end - choices { separator = "/" }
  }

  /// Paints a row; `value` has room for its brackets.
  func draw(
    _ item: AnySetting, value shown: SafeText, _ row: ListView.Row, on canvas: inout Canvas, _ words: Localizer
  ) {
    let y = row.area.y
    canvas.draw(words(item.words.name), at: Point(x: name, y: y), style: row.style, width: value - name - 1)
    canvas.draw(shown, at: Point(x: value, y: y), style: row.style, width: (choices ?? end) - value)
    guard let choices else { return }
    drawChoices(of: item, in: Rect(x: choices, y: y, width: end - choices, height: 1), on: &canvas, words)
  }

  /// Paints the values to choose from: beside the value, or where there is no room for them, in a line of their own.
  func drawChoices(of item: AnySetting, in line: Rect, on canvas: inout Canvas, _ words: Localizer) {
    // Closer together where they would be cut; what leaves it to the environment is told of in the help, too.
    let wordings = [
      item.choices(separatedBy: separator), item.choices(separatedBy: "/"),
      item.choices(separatedBy: "/", without: item.automaticValue),
    ]
    canvas.draw(wordings.map { words($0) }.wording(for: line.width), at: line.origin, style: .dim, width: line.width)
  }
}

extension SettingsColumns {
  /// Paints the row of a page: what is chosen there, and a sign that it opens.
  func draw(_ page: SettingsPage, _ row: ListView.Row, on canvas: inout Canvas, context: ViewContext) {
    let y = row.area.y
    canvas.draw(context.words(page.name), at: Point(x: name, y: y), style: row.style, width: value - name - 1)
    canvas.draw(
      page.value(in: context) + " " + context.glyphs.separator, at: Point(x: value + 2, y: y), style: row.style,
      width: max(0, row.area.maxX - value - 2))
  }
}

extension AnySetting {
  /// The values among which the one with the longest name is.
  fileprivate var widest: [SettingValue] {
    switch values {
    case .choices(let all): all
    case .integers(let range, _): [.int(range.lowerBound), .int(range.upperBound)]
    }
  }
}
