import CAdwaita
import Dispatch
import XCTest

@testable import ConveneGTK

final class GObjectReferenceTests: GTKTestCase {
  func test_aNewWidgetGoesWithItsOwner() {
    onMain {
      let life = Lifetime()
      var owner: GObjectReference? = GObjectReference(gtk_label_new("Text"))
      if let owner { life.watch(owner.pointer) }
      XCTAssertEqual(owner?.pointer.object.pointee.ref_count, 1)
      XCTAssertFalse(life.isOver)
      owner = nil
      XCTAssertTrue(life.isOver, "on the main thread the reference is given back at once")
    }
  }

  func test_aFullReferenceIsTakenOverAndNotDoubled() {
    onMain {
      let life = Lifetime()
      var owner: GObjectReference? = GObjectReference(
        adopting: gtk_string_list_new(nil))
      if let owner { life.watch(owner.pointer) }
      XCTAssertEqual(owner?.pointer.object.pointee.ref_count, 1)
      owner = nil
      XCTAssertTrue(life.isOver)
    }
  }

  func test_aReferenceLetGoOnAnotherThreadIsGivenBackOnTheMainOne() {
    onMain {
      let life = Lifetime()
      let holder = Holder(GObjectReference(gtk_label_new("Text")))
      if let owner = holder.owner { life.watch(owner.pointer) }
      DispatchQueue.global().async { holder.owner = nil }
      pump { life.isOver }
      XCTAssertTrue(life.endedOnMainThread)
    }
  }
}

/// Passes an owner to another thread.
///
/// Only one thread at a time touches it: the test hands it over and doesn't look at it again.
private final class Holder: @unchecked Sendable {
  var owner: GObjectReference?

  init(_ owner: GObjectReference) { self.owner = owner }
}
