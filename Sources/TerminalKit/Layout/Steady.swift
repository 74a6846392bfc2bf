/// A place for blocks that come and go, as high as the highest, so that nothing around it moves.
public struct Steady: Block {
  let shown: (any Block)?
  let others: [any Block]

  /// Shows a block or nothing, with room for each of `others`.
  public init(_ shown: (any Block)?, reserving others: [any Block]) { (self.shown, self.others) = (shown, others) }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let form = shown?.form(in: room)
    let height = others.reduce(form?.size.height ?? 0) { max($0, $1.form(in: room)?.size.height ?? 0) }
    guard height > 0, shown == nil || form != nil else { return nil }
    return Form(
      Size(width: form?.size.width ?? 0, height: height), parts: form.map { [Form.Part(origin: .zero, form: $0)] } ?? []
    )
  }
}
