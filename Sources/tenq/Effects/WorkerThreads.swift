import Glibc
import QuizCore

/// Workers that are threads, as many as there are processors.
struct WorkerThreads: Workers {
  /// How many threads there are at most.
  let count: Int

  /// More threads would wait for the one that takes the results.
  private static let most = 8

  /// This many threads, or as many as are of use.
  init(count: Int? = nil) {
    self.count = count ?? min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), WorkerThreads.most)
  }

  func inOrder<Result: Sendable>(_ total: Int, _ work: @escaping @Sendable (Int) -> Result, take: (Result) -> Bool) {
    let queue = ResultQueue(total, waiting: 2 * count, work)
    let threads = count > 1 && total > 1 ? (0..<min(count, total)).compactMap { _ in queue.startThread() } : []
    for number in 0..<total {
      guard take(threads.isEmpty ? work(number) : queue.next()) else { break }
    }
    queue.close()
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// The results of work that threads do, in order. Locks itself.
private final class ResultQueue<Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Int) -> Result
  private let total: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Something changed.
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  // Only while `lock` is held:

  /// Results by their numbers, less those of whole rounds through this array; nil for those that are not there yet.
  private var results: [Result?]
  /// The first number that no thread has begun.
  private var begun = 0
  /// The first number that was not taken.
  private var taken = 0

  /// A queue of `total` results; at most `waiting` are begun and not yet taken.
  init(_ total: Int, waiting: Int, _ work: @escaping @Sendable (Int) -> Result) {
    self.total = total
    self.work = work
    results = Array(repeating: nil, count: max(1, waiting))
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Starts a thread that works until nothing is left; nil when that is impossible.
  func startThread() -> pthread_t? {
    // Signals are the business of the thread that takes the results.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let queue = Unmanaged.passRetained(Thread { self.run() })
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Thread>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, queue.toOpaque())
    if code != 0 { queue.release() }
    return code == 0 ? thread : nil
  }

  /// Waits for the next result.
  func next() -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      let place = taken % results.count
      if let result = results[place] {
        results[place] = nil
        taken += 1
        pthread_cond_broadcast(change)
        return result
      }
      pthread_cond_wait(change, lock)
    }
  }

  /// Lets the threads end: no further result is wanted.
  func close() {
    pthread_mutex_lock(lock)
    begun = total
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(lock)
  }

  private func run() {
    pthread_mutex_lock(lock)
    while begun < total {
      guard begun < taken + results.count else {
        pthread_cond_wait(change, lock)
        continue
      }
      let number = begun
      begun += 1
      pthread_mutex_unlock(lock)
      let result = work(number)
      pthread_mutex_lock(lock)
      results[number % results.count] = result
      pthread_cond_broadcast(change)
    }
    pthread_mutex_unlock(lock)
  }
}

/// What a thread does, for a C function to pass on.
private final class Thread {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
