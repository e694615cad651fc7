// swift-tools-version: 6.2
import PackageDescription

// Arrows go one way: what decides (Diff, Lists, States) never imports what draws (GTK, UIKit).
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

var products: [Product] = [
  .library(name: "Convene", targets: ["Convene"]),
  .library(name: "ConveneDiff", targets: ["ConveneDiff"]),
]

var targets: [Target] = [
  .target(name: "ConveneDiff", swiftSettings: strict),
  .target(name: "ConveneLists", dependencies: ["ConveneDiff"], swiftSettings: strict),
  .target(
    name: "ConveneStates", resources: [.process("Resources")], swiftSettings: strict),
  .target(
    name: "Convene",
    dependencies: [
      "ConveneDiff", "ConveneLists", "ConveneStates",
      .target(name: "ConveneGTK", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: strict),
  .testTarget(name: "ConveneDiffTests", dependencies: ["ConveneDiff"], swiftSettings: strict),
  .testTarget(name: "ConveneListsTests", dependencies: ["ConveneLists"], swiftSettings: strict),
  .testTarget(name: "ConveneStatesTests", dependencies: ["ConveneStates"], swiftSettings: strict),
]

#if os(Linux)
  products.append(.executable(name: "Gallery", targets: ["Gallery"]))
  targets += [
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "ConveneGTK", dependencies: ["ConveneLists", "ConveneStates", "CAdwaita"],
      swiftSettings: strict),
    .executableTarget(
      name: "Gallery", dependencies: ["Convene"], resources: [.copy("Resources")],
      swiftSettings: strict),
    .testTarget(
      name: "ConveneGTKTests", dependencies: ["Convene", "ConveneGTK"],
      swiftSettings: strict),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery"], swiftSettings: strict),
    .testTarget(
      name: "SeedExamplesGTK", dependencies: ["Convene"], path: "Tests/SeedExamples",
      swiftSettings: strict),
  ]
#endif

let package = Package(
  name: "Convene",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
