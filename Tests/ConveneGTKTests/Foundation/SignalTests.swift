import CAdwaita
import XCTest

@testable import ConveneGTK

final class SignalTests: GTKTestCase {
  func test_aClosureWithoutParametersIsCalled() {
    onMain {
      let button = GObjectReference(gtk_button_new())
      var clicks = 0
      connect(button.pointer, "clicked") { clicks += 1 }
      emit(button.pointer, "clicked")
      emit(button.pointer, "clicked")
      XCTAssertEqual(clicks, 2)
    }
  }

  func test_aPropertysNotificationCarriesItsSpecification() {
    onMain {
      let label = GObjectReference(gtk_label_new("one"))
      var name: String?
      connect(label.pointer, "notify::label") { (property: OpaquePointer?) in
        name = property.flatMap { g_param_spec_get_name(UnsafeMutablePointer($0)) }
          .map { String(cString: $0) }
      }
      gtk_label_set_text(label.pointer, "two")
      XCTAssertEqual(name, "label")
    }
  }

  func test_aGesturesNumbersArriveInOrder() {
    onMain {
      let gesture = GObjectReference(adopting: gtk_gesture_click_new())
      var seen: (Int32, Double, Double)?
      connect(gesture.pointer, "pressed") { (count: Int32, x: Double, y: Double) in
        seen = (count, x, y)
      }
      emit(gesture.pointer, "pressed", [.int(2), .double(3.5), .double(4.25)])
      XCTAssertEqual(seen?.0, 2)
      XCTAssertEqual(seen?.1, 3.5)
      XCTAssertEqual(seen?.2, 4.25)
    }
  }

  func test_aKeysAnswerGoesBackToTheSignal() {
    onMain {
      let keys = GObjectReference(adopting: gtk_event_controller_key_new())
      var seen: (UInt32, GdkModifierType)?
      connect(keys.pointer, "key-pressed") {
        (key: UInt32, _: UInt32, held: GdkModifierType) -> Bool in
        seen = (key, held)
        return key == 65
      }
      let held = GDK_SHIFT_MASK
      XCTAssertTrue(emit(keys.pointer, "key-pressed", [.uint(65), .uint(38), .modifiers(held)]))
      XCTAssertEqual(seen?.0, 65)
      XCTAssertEqual(seen?.1, held)
      XCTAssertFalse(emit(keys.pointer, "key-pressed", [.uint(66), .uint(39), .modifiers(held)]))
    }
  }

  func test_theLastParametersMayBeLeftOut() {
    onMain {
      let gesture = GObjectReference(adopting: gtk_gesture_click_new())
      var count: Int32 = 0
      connect(gesture.pointer, "pressed") { (presses: Int32) in count = presses }
      emit(gesture.pointer, "pressed", [.int(3), .double(0), .double(0)])
      XCTAssertEqual(count, 3)
    }
  }

  func test_anAnswerThatNobodyWantsIsDropped() {
    onMain {
      let button = GObjectReference(gtk_button_new())
      var clicks = 0
      connect(button.pointer, "clicked") { () -> Bool in
        clicks += 1
        return true
      }
      emit(button.pointer, "clicked")
      XCTAssertEqual(clicks, 1)
    }
  }

  func test_theClosureIsFreedWhenTheObjectGoes() {
    onMain {
      var button: GObjectReference? = GObjectReference(gtk_button_new())
      weak var weakToken: Token?
      var connection: SignalConnection?
      do {
        let token = Token()
        weakToken = token
        if let button { connection = connect(button.pointer, "clicked") { _ = token } }
      }
      XCTAssertNotNil(weakToken)
      XCTAssertEqual(connection?.isConnected, true)
      button = nil
      XCTAssertNil(weakToken)
      XCTAssertEqual(connection?.isConnected, false)
      connection?.disconnect()
    }
  }

  func test_theClosureIsFreedWhenItIsDisconnected() {
    onMain {
      let button = GObjectReference(gtk_button_new())
      weak var weakToken: Token?
      var clicks = 0
      var connection: SignalConnection?
      do {
        let token = Token()
        weakToken = token
        connection = connect(button.pointer, "clicked") {
          clicks += 1
          _ = token
        }
      }
      connection?.disconnect()
      XCTAssertNil(weakToken)
      emit(button.pointer, "clicked")
      connection?.disconnect()
      XCTAssertEqual(clicks, 0)
    }
  }

  func test_aClosureMayDisconnectItselfWhileItRuns() {
    onMain {
      let button = GObjectReference(gtk_button_new())
      var clicks = 0
      var connection: SignalConnection?
      connection = connect(button.pointer, "clicked") {
        connection?.disconnect()
        clicks += 1
      }
      emit(button.pointer, "clicked")
      emit(button.pointer, "clicked")
      XCTAssertEqual(clicks, 1)
      XCTAssertEqual(connection?.isConnected, false)
    }
  }

  func test_aClosureMayBringItsObjectToAnEndWhileItRuns() {
    onMain {
      var button: GObjectReference? = GObjectReference(gtk_button_new())
      let life = Lifetime()
      var clicks = 0
      if let button {
        life.watch(button.pointer)
      }
      guard let pointer = button?.pointer else { return XCTFail("no button") }
      connect(pointer, "clicked") {
        button = nil
        clicks += 1
      }
      emit(pointer, "clicked")
      XCTAssertEqual(clicks, 1)
      XCTAssertTrue(life.isOver)
    }
  }
}
