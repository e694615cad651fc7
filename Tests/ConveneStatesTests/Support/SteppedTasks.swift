import Foundation
import TestSupport

/// Swift's tasks on one thread, one job at a time, in an order that a seed repeats.
///
/// While ``run(seed:_:)`` runs, what this thread hands to the main actor or to the pool of threads
/// is kept here instead, and runs when ``runAll()`` is called: the main actor's jobs in order, the
/// others whenever chance has it. Tasks of other threads go their usual way. The Swift runtime asks
/// its hooks where a job goes; they stay installed, and ask whether their thread has jobs of its own.
final class SteppedTasks {
  private var mainJobs: [UnownedJob] = []
  private var nextMainJob = 0
  private var poolJobs: [UnownedJob] = []
  private var random: SeededGenerator

  private init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Runs a body whose tasks are stepped; it must leave none.
  ///
  /// - Returns: what the body returns; nil where the runtime has no such hooks.
  @MainActor
  static func run<Result>(seed: UInt64, _ body: (SteppedTasks) -> Result) -> Result? {
    guard let key = Hooks.key else { return nil }
    let tasks = SteppedTasks(seed: seed)
    pthread_setspecific(key, Unmanaged.passUnretained(tasks).toOpaque())
    defer { pthread_setspecific(key, nil) }
    return body(tasks)
  }

  /// Runs jobs until there are none; what runs may add some.
  ///
  /// - Returns: whether an end was found.
  @MainActor
  func runAll() -> Bool {
    for _ in 0..<10_000 {
      let hasMainJob = nextMainJob < mainJobs.count
      if hasMainJob, poolJobs.isEmpty || random.oneIn(2) {
        let job = mainJobs[nextMainJob]
        nextMainJob += 1
        job.runSynchronously(on: SteppedMainActor.shared.asUnownedSerialExecutor())
      } else if !poolJobs.isEmpty {
        poolJobs.swapAt(Int.random(in: poolJobs.indices, using: &random), poolJobs.count - 1)
        poolJobs.removeLast().runSynchronously(on: SteppedPool.shared.asUnownedTaskExecutor())
      } else {
        mainJobs.removeAll(keepingCapacity: true)
        nextMainJob = 0
        return true
      }
    }
    return false
  }

  /// Those of this thread, if any are.
  private static var current: SteppedTasks? {
    Hooks.key.flatMap { pthread_getspecific($0) }
      .map { Unmanaged<SteppedTasks>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Stands in for the main actor's executor.
  private final class SteppedMainActor: SerialExecutor {
    static let shared = SteppedMainActor()
    func enqueue(_ job: consuming ExecutorJob) { current?.mainJobs.append(UnownedJob(job)) }
    /// The body of ``run(seed:_:)`` is on the main actor itself.
    func checkIsolated() {
      precondition(current != nil, "on the main actor, whose tasks are stepped")
    }
  }

  /// Stands in for the pool of threads.
  private final class SteppedPool: TaskExecutor {
    static let shared = SteppedPool()
    func enqueue(_ job: consuming ExecutorJob) { current?.poolJobs.append(UnownedJob(job)) }
  }

  private enum Hooks {
    typealias Enqueue =
      @convention(thin) (
        UnownedJob, @convention(thin) (UnownedJob) -> Void
      ) -> Void
    typealias MainExecutor =
      @convention(thin) (
        @convention(thin) () -> UnownedSerialExecutor
      ) -> UnownedSerialExecutor

    /// Where a thread keeps its jobs, once the hooks are installed.
    static let key: pthread_key_t? = {
      let program = dlopen(nil, RTLD_NOW)
      guard let enqueue = dlsym(program, "swift_task_enqueueGlobal_hook"),
        let mainExecutor = dlsym(program, "swift_task_getMainExecutor_hook")
      else { return nil }
      var key = pthread_key_t()
      guard pthread_key_create(&key, nil) == 0 else { return nil }
      let own: Enqueue = { job, original in
        if let current { current.poolJobs.append(job) } else { original(job) }
      }
      let ownMain: MainExecutor = { original in
        current == nil ? original() : SteppedMainActor.shared.asUnownedSerialExecutor()
      }
      enqueue.assumingMemoryBound(to: Enqueue?.self).pointee = own
      mainExecutor.assumingMemoryBound(to: MainExecutor?.self).pointee = ownMain
      return key
    }()
  }
}
