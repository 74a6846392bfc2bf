// The questions that a player meets first.
extension QuestionKind.Option {
  /// It is asked in a player's first rounds.
  public static let opener = QuestionKind.Option(
    "opener", "入門", Phrase(en: "It is asked in the first rounds.", ja: "初めの数回のラウンドで出します。"), isInForms: false)
}

extension Bank {
  /// The questions that are marked as openers. Goes through all rows of a bank that has a column of kinds.
  public var openers: [Question] {
    var openers: [Question] = []
    guard columns.kind != nil else { return openers }
    _ = eachRow { reader, _, reading in
      if let reading, reading.options.contains(QuestionKind.Option.opener.word), let question = reader.question(reading)
      {
        openers.append(question)
      }
      return true
    }
    return openers
  }
}
