import ConveneLists
import ConveneTesting
import ConveneUIKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

// Testing: uikitCells
@MainActor
func hostWithCells(
  _ declare: @escaping (Conv<UICollectionView>) -> Void
) -> TestHost<UICollectionView> {
  TestHost(
    list: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    cells: { ($0 as? UICollectionReusableView.Type)?.init(frame: .zero) },
    declare: declare)
}
// end

@MainActor
@Suite("The tests' page for iOS")
struct TestingExamples {
  @Test("a host with cells reads what their content says")
  func content() throws {
    var second = "green"
    let host = hostWithCells { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: ["Sencha", "Assam"], dependsOn: second) { (name, item) in
          item.content { _ in
            var content = UIListContentConfiguration.cell()
            content.text = name
            if name == "Sencha" { content.secondaryText = second }
            return content
          }
        }
      }
    }
    host.detail = []
    try host.tap("Sencha, green")
    second = "Japan"
    host.update()
    try host.expect(
      """
      section
        ● “Sencha, Japan”
        ○ “Assam”
      """)
  }
}
