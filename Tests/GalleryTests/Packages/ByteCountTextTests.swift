import Testing

@testable import Gallery

@Test(
  "sizes are rounded to one decimal of their unit",
  arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1049, "1.0 kB"),
    (1050, "1.1 kB"), (1_234_567, "1.2 MB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"),
    (999_999_999, "1.0 GB"), (4_600_000_000, "4.6 GB"), (.max, "9.2 EB"), (-5, "0 bytes"),
  ] as [(Int64, String)])
func byteCountText(_ bytes: Int64, _ text: String) {
  #expect(ByteCountText.text(bytes).replacing("\u{A0}", with: " ") == text)
}
