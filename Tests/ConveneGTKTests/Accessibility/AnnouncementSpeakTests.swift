import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// What is said, as another process hears it on the accessibility bus.
final class AnnouncementSpeakTests: GTKTestCase {
  func test_eachMessageIsHeardOnceInWordsAndInOrder() throws {
    try onMain {
      let label = gtk_label_new("content").widget
      show(label)
      let messages = ["Loading…", "3 users", "“<b>Nothing</b>” & more", "読み込み中…", "3 users", "end"]
      let reader = try ScreenReader(until: "end")
      for message in messages { Announcement(message).speak(from: label) }
      XCTAssertEqual(try reader.heard().map(\.message), messages)
    }
  }

  func test_nothingIsSaidOfAnEmptyMessageNorOfAWidgetThatIsNotOnScreen() throws {
    try onMain {
      let label = gtk_label_new("content").widget
      show(label)
      let reader = try ScreenReader(until: "end")
      let other = GObjectReference(gtk_label_new("other"))
      Announcement("", priority: .assertive).speak(from: label)
      Announcement("unseen", priority: .assertive).speak(from: other.widget)
      Announcement("end", priority: .assertive).speak(from: label)
      XCTAssertEqual(try reader.heard().map(\.message), ["end"])
    }
  }

  func test_ofManyMessagesTheLastOnesCanStillBeAskedFor() throws {
    try onMain {
      let label = gtk_label_new("content").widget
      show(label)
      let reader = try ScreenReader(until: "149")
      for number in 0..<150 {
        Announcement("\(number)").speak(from: label)
        if number % 10 == 9 { pump { reader.count == number + 1 } }
      }
      XCTAssertEqual(try reader.heard().map(\.message), (0..<150).map(String.init))
    }
  }
}
