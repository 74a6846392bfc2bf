/// The words by which a spreadsheet shows in a cell that its formula failed: `#REF!`, `#DIV/0!`, `#N/A`. In a file it is
/// an error only without quotes: a text that says the same is written in quotes.
package enum FormulaError {
  /// In English, as Excel, LibreOffice and Google's sheets write them, and as German, French and Spanish programs do.
  private static let words: Set<String> = [
    "#REF!", "#DIV/0!", "#N/A", "#VALUE!", "#NAME?", "#NUM!", "#NULL!", "#ERROR!", "#SPILL!", "#CALC!", "#FIELD!",
    "#BLOCKED!", "#CONNECT!", "#UNKNOWN!", "#BUSY!", "#GETTING_DATA", "#BEZUG!", "#WERT!", "#NV", "#ZAHL!", "#VALEUR!",
    "#NOM?", "#NOMBRE!", "#NUL!", "#¡REF!", "#¡DIV/0!", "#¡VALOR!", "#¿NOMBRE?", "#¡NUM!", "#¡NULO!", "#¡CALC!",
  ]

  /// Whether a cell's bytes are such a word; LibreOffice has numbers, too, as in `Err:502`.
  package static func isOne(_ cell: some Collection<UInt8>) -> Bool {
    let longest = 16
    guard let first = cell.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "E"), cell.count <= longest else {
      return false
    }
    let text = String(decoding: cell, as: UTF8.self)
    guard text.hasPrefix("Err:") else { return words.contains(text) }
    return text.utf8.count == 7 && text.utf8.dropFirst(4).allSatisfy { (0x30...0x39).contains($0) }
  }
}
