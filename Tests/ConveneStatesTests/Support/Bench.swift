import Testing

@testable import ConveneStates

/// Moves a manual clock for one screen, and lets everything that is due happen on the way.
@MainActor
struct Bench {
  let clock = ManualClock()
  let renderer = RecordingRenderer()

  func model(
    state: ViewState = .success, timing: LoadingTiming = LoadingTiming(),
    library: StateContentLibrary = .builtIn(languages: ["en"])
  ) -> StateModel {
    let model = StateModel(state: state, contentLibrary: library, timing: timing, clock: clock)
    model.renderer = renderer
    return model
  }

  /// Waits until nothing is due.
  func settle(
    _ model: some HasWakeUps, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(sourceLocation: sourceLocation) { model.isSettled }
  }

  /// Begins a load, ends it, and lets everything happen.
  func load<Value: Sendable>(
    _ loader: ScreenLoader<Value>, _ work: ControlledLoad<Value>, _ result: Result<Value, any Error>
  ) async {
    let index = work.count
    let task = loader.load()
    await wait { work.count == index + 1 }
    work.end(index, with: result)
    await task.value
    await settle(loader)
  }

  /// Moves the clock, stopping wherever something wants to happen.
  func advance(
    _ milliseconds: Int, _ model: some HasWakeUps,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let end = clock.now.offset + .milliseconds(milliseconds)
    await settle(model, sourceLocation: sourceLocation)
    while let wakeUp = model.wakeUp, wakeUp <= end {
      clock.move(to: wakeUp)
      await settle(model, sourceLocation: sourceLocation)
    }
    clock.move(to: end)
    await settle(model, sourceLocation: sourceLocation)
  }
}

/// Lets other tasks run until something is so; an issue is recorded where it never is.
@MainActor
func wait(
  sourceLocation: SourceLocation = #_sourceLocation, until condition: @MainActor () -> Bool
) async {
  for _ in 0..<1_000_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("waited for something that never happened", sourceLocation: sourceLocation)
}

@MainActor
protocol HasWakeUps: AnyObject {
  var isSettled: Bool { get }
  var wakeUp: Duration? { get }
}

extension StateModel: HasWakeUps {}
extension ScreenLoader: HasWakeUps {}
extension PageLoader: HasWakeUps {}

/// Remembers what it was told to draw and to say.
@MainActor
final class RecordingRenderer: StateRenderer {
  private(set) var rendered: [RenderedState] = []
  private(set) var announcements: [Announcement] = []
  var states: [ViewState] { rendered.map(\.state) }

  func render(_ state: RenderedState) {
    rendered.append(state)
  }

  func announce(_ announcement: Announcement) {
    announcements.append(announcement)
  }
}
