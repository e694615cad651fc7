import Foundation
import Testing

@testable import Gallery

@Suite struct PictureTests {
  @Test("each picture is a JPEG of at most 40 KiB", arguments: PictureGroup.all)
  func files(_ group: PictureGroup) throws {
    for picture in group.pictures {
      let file = try #require(picture.file, "\(picture.id)")
      let bytes = try Data(contentsOf: file)
      #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]) && bytes.suffix(2) == Data([0xFF, 0xD9]))
      #expect(bytes.count <= 40 * 1024)
    }
  }

  @Test("no picture stands twice, and no file is left over")
  func unique() throws {
    let names = PictureGroup.all.flatMap(\.pictures).map(\.id)
    #expect(Set(names).count == names.count)
    let folder = try #require(GalleryResources.file("Images"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(names.map { "\($0).jpg" }))
  }

  @Test("a file that isn't there is nil")
  func missing() {
    #expect(GalleryResources.file("Images/none.jpg") == nil)
    #expect(Picture(id: "none").file == nil)
  }

  @Test("a picture's title is its name, capitalised")
  func title() {
    #expect(Picture(id: "forest").title == "Forest")
  }
}
