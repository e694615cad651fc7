import CAdwaita
import Convene
import Foundation

/// Changes a state and makes a status page, in turn, and compares what the main thread does.
@MainActor
struct StateChangeMeasurement {
  struct Row: Encodable {
    let name: String
    /// Microseconds of the main thread, the median of all rounds.
    let time: Double
    /// As a share of the row before it that has 1.
    let share: Double
    /// The greatest share that is allowed, if any is set.
    let greatestShare: Double?
  }

  struct Figures: Encodable {
    var rows: [Row] = []
    /// How often a thousand changes of one turn are drawn.
    var renderings = 0
  }

  private let rounds = 40
  private let states: [ViewState] = [.empty, .error, .noInternet, .noResults]

  func run(writingTo path: String) -> Int32 {
    guard gtk_init_check() != 0 else {
      FileHandle.standardError.write(Data("There is no display.\n".utf8))
      return 2
    }
    adw_init()
    MainQueueBridge.install()
    let figures = measure()
    for row in figures.rows { print(line(row)) }
    print("1,000 changes in one turn are drawn \(figures.renderings) time(s); once is right")
    do {
      try JSONEncoder().encode(figures).write(to: URL(fileURLWithPath: path))
    } catch {
      FileHandle.standardError.write(Data("\(path) can't be written: \(error)\n".utf8))
      return 1
    }
    let isKept = figures.rows.allSatisfy { $0.share <= $0.greatestShare ?? .infinity }
    return isKept && figures.renderings == 1 ? 0 : 1
  }

  private func measure() -> Figures {
    let stage = Stage()
    var times = Times()
    for state in states {
      setState(state, on: stage)
      stage.waitForMotion()
    }
    for round in 0..<rounds {
      let state = states[round % states.count]
      setAnimations(true)
      makePage(for: state, on: stage, into: &times)
      fadeStack(on: stage, into: &times)
      moveOnce(to: states[(round + 1) % states.count], on: stage, into: &times)
      setAnimations(false)
      changeOnce(to: state, on: stage, into: &times)
      times.add("the same state again", microseconds { setState(state, on: stage) })
      times.add("1,000 changes in one turn", thousandChanges(on: stage))
    }
    let before = stage.renderer.count
    _ = thousandChanges(on: stage)
    return Figures(rows: rows(of: times), renderings: stage.renderer.count - before)
  }

  private func setState(_ state: ViewState, on stage: Stage) {
    stage.view.setState(state)
    // As at the end of the turn.
    stage.view.states.presentNow()
  }

  private func makePage(for state: ViewState, on stage: Stage, into times: inout Times) {
    var page: WidgetPointer?
    let made = microseconds {
      let new = stage.makePage(for: state)
      stage.put(new)
      page = new
    }
    times.add("make a page", made)
    times.add("make a page, and draw it", made + microseconds { stage.waitForFrame() })
    if let page { stage.take(page) }
  }

  private func changeOnce(to state: ViewState, on stage: Stage, into times: inout Times) {
    let set = microseconds { setState(state, on: stage) }
    times.add("change the state", set)
    times.add("change the state, and draw it", set + microseconds { stage.waitForFrame() })
  }

  private func moveOnce(to state: ViewState, on stage: Stage, into times: inout Times) {
    let first = microseconds {
      setState(state, on: stage)
      stage.waitForFrame()
    }
    times.add("change the state, and draw the first frame of its fade", first)
    times.add("the whole fade", first + microseconds { stage.waitForMotion() })
  }

  private func fadeStack(on stage: Stage, into times: inout Times) {
    let stack = stage.makeStack()
    stage.put(stack)
    stage.waitForMotion()
    times.add(
      "a stack's fade between two pages",
      microseconds {
        gtk_stack_set_visible_child(stack.opaque, gtk_widget_get_last_child(stack))
        stage.waitForFrame()
        stage.waitForMotion()
      })
    stage.take(stack)
  }

  private func thousandChanges(on stage: Stage) -> Double {
    let last = stage.view.state
    return microseconds {
      for number in 0..<1_000 { stage.view.setState(states[number % states.count]) }
      setState(last == .error ? .empty : .error, on: stage)
    }
  }

  private func rows(of times: Times) -> [Row] {
    let made = times.median("make a page")
    let drawn = times.median("make a page, and draw it")
    let faded = times.median("a stack's fade between two pages")
    let limits: [(name: String, base: Double, limit: Double?)] = [
      ("make a page", made, nil), ("change the state", made, 1),
      ("make a page, and draw it", drawn, nil), ("the same state again", drawn, 0.02),
      ("change the state, and draw it", drawn, 1),
      ("change the state, and draw the first frame of its fade", drawn, 1),
      ("a stack's fade between two pages", faded, nil), ("the whole fade", faded, 1),
      ("1,000 changes in one turn", drawn, nil),
    ]
    return limits.map { name, base, limit in
      let time = times.median(name)
      return Row(name: name, time: time, share: time / base, greatestShare: limit)
    }
  }

  private func line(_ row: Row) -> String {
    func text(_ value: Double, _ digits: Int, _ width: Int) -> String {
      let text = value.formatted(.number.grouping(.never).precision(.fractionLength(digits)))
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let limit = row.greatestShare.map { ", at most \(text($0, 2, 0))" } ?? ""
    let name = row.name.padding(toLength: 56, withPad: " ", startingAt: 0)
    return "\(name)\(text(row.time, 0, 7)) µs\(text(row.share, 2, 7)) ×\(limit)"
  }

  private func setAnimations(_ isEnabled: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, 5 << 2)
    g_value_set_boolean(&value, isEnabled ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      "gtk-enable-animations", &value)
    g_value_unset(&value)
  }
}

/// Times by what was measured.
private struct Times {
  private var times: [String: [Double]] = [:]

  mutating func add(_ name: String, _ time: Double) { times[name, default: []].append(time) }

  func median(_ name: String) -> Double {
    let sorted = times[name]?.sorted() ?? []
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
