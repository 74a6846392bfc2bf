import NIOPosix

/// Threads for tasks that block. Blocking work runs on the task's own thread, which saves waking another one for the
/// work, and one for the answer.
public final class BlockingExecutor: TaskExecutor {
  private let pool: NIOThreadPool

  init(threads: Int) {
    pool = NIOThreadPool(numberOfThreads: threads)
    pool.start()
  }

  /// Runs a part of a task on one of the threads; on the caller's when they have ended.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    submit { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Calls `body` on one of the threads.
  func submit(_ body: @escaping @Sendable () -> Void) {
    pool.submit { _ in body() }
  }

  /// Ends the threads when nothing waits for them.
  func close() async {
    try? await pool.shutdownGracefully()
  }
}
