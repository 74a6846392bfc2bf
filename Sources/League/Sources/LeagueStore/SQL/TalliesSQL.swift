/// How all players answered each question.
enum TalliesSQL {
  /// How many rows a question has: servers that count the same question at once rarely wait for each other.
  static let slots = 8

  /// One of them.
  static var anySlot: Int { Int.random(in: 0..<slots) }

  /// The question that stands for the league itself.
  static let league = ""

  /// Adds to slots.
  static let add = RowsStatement(
    "insert into question_tallies (league, question, slot, asked, right_count, ms, changed, minute) values", columns: 8,
    """
    on conflict (league, question, slot) do update set asked = question_tallies.asked + excluded.asked,
    right_count = question_tallies.right_count + excluded.right_count, ms = question_tallies.ms + excluded.ms,
    changed = case when excluded.changed > question_tallies.changed then excluded.changed
    else question_tallies.changed end,
    minute = case when excluded.minute > question_tallies.minute then excluded.minute else question_tallies.minute end
    """)

  /// How often anything changed in a league, by slot: any commit, however late, changes it.
  static let version = """
    select slot, asked from question_tallies where league = $1 and question = '' order by slot
    """

  /// The rates of a league's questions after one of them, in the order of their names.
  static let all = """
    select question, cast(sum(asked) as bigint), cast(sum(right_count) as bigint), cast(sum(ms) as bigint), max(changed)
    from question_tallies where league = $1 and question > $2 group by question order by question limit $3
    """

  /// The same of those that changed after an instant, given after its minute.
  static let changed = """
    select question, cast(sum(asked) as bigint), cast(sum(right_count) as bigint), cast(sum(ms) as bigint), max(changed)
    from question_tallies where league = $1 and question in (
      select question from question_tallies
      where league = $1 and slot in (\((0..<slots).map(String.init).joined(separator: ","))) and minute >= $2
        and changed > $3 and question > $4)
    group by question order by question limit $5
    """

  /// Brings back to an instant what changed after another.
  static let setChanged = "update question_tallies set changed = $1, minute = $2 where changed > $3"

  /// The rate of one question.
  static let one = """
    select cast(sum(asked) as bigint), cast(sum(right_count) as bigint), cast(sum(ms) as bigint)
    from question_tallies where league = $1 and question = $2
    """
}
