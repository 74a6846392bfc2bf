import Glibc

/// Measures whether work grows in step with its input, for what once took minutes because it grew with the square.
///
/// Only the processor time of the calling thread counts, so that the load of the machine does not.
public enum Growth {
  /// The least factor, of up to five tries, by which four times the input takes longer: about 4 where the time grows in
  /// step with the input, 16 where it grows with the square. Tries end as soon as one is below `limit`.
  public static func factor(from count: Int, limit: Double, of work: (_ count: Int) throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<5 where least >= limit {
      let small = try seconds { try work(count) }
      let large = try seconds { try work(count * 4) }
      least = min(least, large / max(small, 1e-6))
    }
    return least
  }

  /// The processor time of this thread that work takes.
  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
