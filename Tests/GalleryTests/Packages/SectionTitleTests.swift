import Testing

@testable import Gallery

@Test(
  "sections have a title for a reader",
  arguments: [
    ("admin", "Administration"), ("games", "Games"), ("contrib/libs", "Libraries (contrib)"),
    ("non-free/x", "X (non-free)"), ("/utils", "Utilities"), ("contrib/", "No section (contrib)"),
    ("", "No section"), ("über", "Über"),
    ("non-free-firmware/kernel", "Kernels (non-free-firmware)"),
  ])
func sectionTitle(_ section: String, _ title: String) {
  #expect(SectionTitle.title(of: section) == title)
}
