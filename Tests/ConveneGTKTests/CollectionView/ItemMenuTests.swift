import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// Menus of items, and their actions.
final class ItemMenuTests: GTKTestCase {
  @MainActor
  private static func bench(
    _ rows: [Row], mode: CollectionView.SelectionMode = .multiple
  ) -> ListBench {
    let bench = ListBench(rows)
    bench.list.selectionMode = mode
    bench.declareItem = { [weak bench] item, row in
      guard row.text != "plain" else { return }
      item.actions { _ in
        [
          ItemAction("Delete", isDestructive: true) { bench?.log.append("deleted \(row.text)") },
          ItemAction("Rename_it") { bench?.log.append("renamed \(row.text)") },
          ItemAction("Open", isEnabled: false) { bench?.log.append("opened \(row.text)") },
        ]
      }
    }
    bench.show()
    return bench
  }

  /// The popovers in a list.
  @MainActor
  private static func popovers(of bench: ListBench) -> [WidgetPointer] {
    WidgetTree.children(of: bench.list.area).filter {
      Bool(g_type_check_instance_is_a($0.as(GTypeInstance.self), gtk_popover_get_type()))
    }
  }

  /// What the entries of the open menu say, and their buttons.
  @MainActor
  private static func entries(of bench: ListBench) -> [(text: String, button: WidgetPointer)] {
    Self.popovers(of: bench).flatMap { WidgetTree.all(g_type_from_name("GtkModelButton"), in: $0) }
      .compactMap { button in visibleTexts(in: button).first.map { ($0, button) } }
  }

  /// Clicks with the secondary button.
  @MainActor
  private static func clickSecondary(_ bench: ListBench, y: Double) {
    guard let controller = bench.clicks(of: 3) else { return XCTFail("nothing recognises it") }
    emit(controller, "pressed", [.int(1), .double(20), .double(y)])
  }

  @MainActor
  private static func choose(_ text: String, in bench: ListBench) {
    guard let entry = Self.entries(of: bench).first(where: { $0.text == text }) else {
      return XCTFail("no entry \(text)")
    }
    emit(entry.button.opaque, "clicked")
  }

  func test_aSecondaryClickOpensTheMenuOfTheItem() throws {
    try onMain {
      let bench = Self.bench(["a", "b"])
      Self.clickSecondary(bench, y: 50)
      pump { Self.entries(of: bench).count == 3 }
      bench.frame()
      for popover in Self.popovers(of: bench) { try Pictures.write(popover, "item-menu") }
      XCTAssertEqual(
        Self.entries(of: bench).map(\.text), ["Rename_it", "Open", "Delete"],
        "what takes something away is at the end")
      XCTAssertEqual(
        Self.entries(of: bench).map { Bool(gtk_widget_get_sensitive($0.button)) },
        [true, false, true])
      XCTAssertEqual(bench.selectedTexts, ["b"])
      Self.choose("Delete", in: bench)
      pump { Self.popovers(of: bench).isEmpty }
      XCTAssertEqual(bench.log, ["selected b", "deleted b"])
      XCTAssertEqual(bench.focusedText, "b")
      XCTAssertTrue(bench.list.hasFocus)
    }
  }

  func test_theMenuOfOneOfSeveralKeepsThemSelected() {
    onMain {
      let bench = Self.bench(["a", "b", "c"])
      bench.click("a", holding: [])
      bench.click("b", holding: .extend)
      Self.clickSecondary(bench, y: 10)
      XCTAssertEqual(bench.selectedTexts, ["a", "b"])
      bench.list.itemMenu?.close()
      pump { Self.popovers(of: bench).isEmpty }
      Self.clickSecondary(bench, y: 90)
      XCTAssertEqual(bench.selectedTexts, ["c"])
    }
  }

  func test_whereOneIsSelectedTheMenuSelectsNothing() {
    onMain {
      let bench = Self.bench(["a", "b"], mode: .single)
      Self.clickSecondary(bench, y: 50)
      XCTAssertNotNil(bench.list.itemMenu)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_menuKeysOpenIt() {
    onMain {
      let bench = Self.bench(["a", "b"] + Row.numbered(0..<50))
      bench.list.focus(ItemIndex(section: 0, item: 1))
      for (key, held) in [(GDK_KEY_Menu, GdkModifierType(0)), (GDK_KEY_F10, GDK_SHIFT_MASK)] {
        bench.scroll(to: 800)
        XCTAssertTrue(bench.press(key, holding: held))
        pump { Self.entries(of: bench).count == 3 }
        bench.frame()
        XCTAssertNotNil(bench.shown("b"), "it is scrolled to")
        XCTAssertFalse(bench.press(GDK_KEY_Down), "keys are the menu's")
        XCTAssertEqual(bench.focusedText, "b")
        bench.list.itemMenu?.close()
        pump { Self.popovers(of: bench).isEmpty }
        XCTAssertEqual(bench.focusedText, "b")
      }
      XCTAssertFalse(bench.press(GDK_KEY_F10))
    }
  }

  func test_withoutActionsThereIsNoMenu() {
    onMain {
      let bench = Self.bench(["plain", "a"])
      Self.clickSecondary(bench, y: 10)
      Self.clickSecondary(bench, y: 150)
      XCTAssertNil(bench.list.itemMenu)
      XCTAssertEqual(bench.selectedTexts, [])
      bench.list.focus(ItemIndex(section: 0, item: 0))
      XCTAssertFalse(bench.press(GDK_KEY_Menu))
    }
  }

  func test_anAppsOwnMenuFindsItsActionsAroundTheList() {
    onMain {
      let bench = Self.bench(["a"])
      let group = ItemActionGroup([.init(title: "hello")]) { _ in bench.log.append("hello") }
      group.insert(into: bench.list.widget)
      bench.declareItem = { item, _ in
        item.contextMenu { _ in
          let menu = GObjectReference(adopting: g_menu_new())
          g_menu_append(menu.pointer, "Greet", "item.hello")
          return menu
        }
      }
      bench.list.reload()
      bench.frame()
      Self.clickSecondary(bench, y: 10)
      pump { Self.entries(of: bench).map(\.text) == ["Greet"] }
      Self.choose("Greet", in: bench)
      pump { Self.popovers(of: bench).isEmpty }
      XCTAssertEqual(bench.log, ["selected a", "hello"])
    }
  }

  func test_aMenuWhoseItemGoesIsClosed() {
    onMain {
      let bench = Self.bench(["a", "b", "c"])
      Self.clickSecondary(bench, y: 50)
      pump { Self.entries(of: bench).count == 3 }
      bench.update(["a", "c"])
      pump { Self.popovers(of: bench).isEmpty }
      XCTAssertNil(bench.list.itemMenu)
      bench.finish()
      XCTAssertEqual(bench.focusedText, "c")
    }
  }

  func test_aMenuWhoseItemGetsAnotherCellIsClosedAndTheItemKeepsTheFocus() {
    onMain {
      let bench = Self.bench(["a", "b", "c"])
      Self.clickSecondary(bench, y: 50)
      pump { Self.entries(of: bench).count == 3 }
      bench.list.reload()
      pump { Self.popovers(of: bench).isEmpty }
      XCTAssertNil(bench.list.itemMenu)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "b")
    }
  }

  func test_aMenuWhoseItemAReloadTakesAwayIsClosed() {
    onMain {
      let bench = Self.bench(["a", "b", "c"])
      Self.clickSecondary(bench, y: 50)
      pump { Self.entries(of: bench).count == 3 }
      bench.rows = ["a", "c"]
      bench.list.reload()
      pump { Self.popovers(of: bench).isEmpty }
      XCTAssertNil(bench.list.itemMenu)
      XCTAssertTrue(bench.list.hasFocus)
    }
  }

  func test_theFocusStaysWithTheItemOfAMenuWhileTheListChanges() {
    onMain {
      let bench = Self.bench(["a", "b"])
      Self.clickSecondary(bench, y: 50)
      pump { Self.entries(of: bench).count == 3 }
      bench.update(Row.numbered(0..<3) + ["a", "b"])
      bench.finish()
      XCTAssertNotNil(bench.list.itemMenu)
      bench.list.itemMenu?.close()
      pump { Self.popovers(of: bench).isEmpty }
      XCTAssertEqual(bench.focusedText, "b")
    }
  }

  func test_aListMayGoWhileItsMenuIsOpen() throws {
    try onMain {
      let bench = Self.bench(["a"])
      Self.clickSecondary(bench, y: 10)
      pump { Self.entries(of: bench).count == 3 }
      gtk_window_destroy(bench.window?.as(GtkWindow.self))
      MainLoop.drain()
      // The menu has let go of the pointer.
      let next = Self.bench(["b"])
      defer { RealInput.putAway() }
      try RealInput.click(XCTUnwrap(next.window), x: 40, y: 20)
      pump { next.selectedTexts == ["b"] }
    }
  }

  func test_assistiveTechnologyFindsTheActions() throws {
    try onMain {
      let bench = Self.bench(["a", "plain"])
      bench.list.accessibilityLabel = "Letters"
      XCTAssertEqual(
        try AccessibleNode.read().first("list item", "a")?.actions?.sorted(),
        ["item.Delete", "item.Rename_it"], "in no order, and not what can't be done now")
      XCTAssertNil(try AccessibleNode.read().first("list item", "plain")?.actions)
      // Cells that are filled anew offer what their items do.
      bench.declareItem = { [weak bench] item, row in
        item.actions { _ in [ItemAction("Open") { bench?.log.append("opened \(row.text)") }] }
      }
      bench.update(["plain", "b"])
      bench.finish()
      XCTAssertEqual(
        try AccessibleNode.read(["--action", "list item", "b"]).first("list item", "b")?.actions,
        ["item.Open"])
      XCTAssertEqual(bench.log, ["selected b", "opened b"], "as by its menu")
    }
  }

  func test_assistiveTechnologyPerformsThePrimaryAction() throws {
    try onMain {
      let bench = ListBench(["a", "b"])
      bench.declareItem = { [weak bench] item, row in
        item.performPrimaryAction { _ in bench?.log.append("performed \(row.text)") }
      }
      bench.show()
      let tree = try AccessibleNode.read(["--action", "list item", "b"])
      XCTAssertEqual(tree.first("list item", "b")?.actions, ["item.activate"])
      XCTAssertEqual(bench.log, ["selected b", "performed b"])
    }
  }

  func test_equalAndEmptyTitlesAreActionsOfTheirOwn() {
    onMain {
      var performed: [Int] = []
      let group = ItemActionGroup(
        [.init(title: "x"), .init(title: ""), .init(title: "x"), .init(title: "")]
      ) { performed.append($0) }
      XCTAssertEqual(group.names, ["x", "action", "x 2", "action 2"])
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let kept = GObjectReference(box)
      group.insert(into: kept.widget)
      for name in group.names {
        XCTAssertTrue(Bool(gtk_widget_activate_action_variant(box, "item.\(name)", nil)))
      }
      XCTAssertEqual(performed, [0, 1, 2, 3])
    }
  }
}
