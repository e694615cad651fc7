// swift-tools-version: 6.2
import PackageDescription

// Arrows go one way: what decides (Diff, Lists, States, Screens) never imports what draws (GTK, UIKit).
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Where CONVENE_PORTABLE is set, no toolkit of the system is needed: neither GTK's headers nor UIKit's.
let portable = Context.environment["CONVENE_PORTABLE"] != nil

// UIKit is on Apple's systems only. On Linux its adapter is compiled and run against a double; on a Mac,
// where a command line builds for macOS, which has neither, it is left out with CONVENE_PORTABLE.
#if os(Linux)
  let drawsWithGTK = !portable
  let hasUIKit = false
  let hasDouble = true
#else
  let drawsWithGTK = false
  let hasUIKit = !portable
  let hasDouble = false
#endif

var products: [Product] = [
  .library(name: "Convene", targets: ["Convene"]),
  .library(name: "ConveneDiff", targets: ["ConveneDiff"]),
  .library(name: "ConveneTesting", targets: ["ConveneTesting"]),
]

var targets: [Target] = [
  .target(name: "ConveneDiff", swiftSettings: strict),
  .target(name: "ConveneLists", dependencies: ["ConveneDiff"], swiftSettings: strict),
  .target(
    name: "ConveneStates", resources: [.process("Resources")], swiftSettings: strict),
  .target(
    name: "ConveneScreens", dependencies: ["ConveneDiff", "ConveneLists", "ConveneStates"],
    swiftSettings: strict),
  .target(
    name: "ConveneTesting",
    dependencies: ["ConveneDiff", "ConveneLists", "ConveneScreens", "ConveneStates"],
    swiftSettings: strict),
  .target(
    name: "Convene",
    dependencies: ["ConveneDiff", "ConveneLists", "ConveneScreens", "ConveneStates"]
      + (drawsWithGTK ? ["ConveneGTK"] : [])
      + (hasUIKit
        ? [.target(name: "ConveneUIKit", condition: .when(platforms: [.iOS, .macCatalyst]))] : []),
    swiftSettings: strict),
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  .testTarget(
    name: "ConveneDiffTests", dependencies: ["ConveneDiff", "TestSupport"], swiftSettings: strict),
  .target(
    name: "ListCases", dependencies: ["ConveneLists"], path: "Tests/ListCases",
    swiftSettings: strict),
  .testTarget(
    name: "ConveneListsTests",
    dependencies: ["ConveneLists", "ConveneTesting", "ListCases", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "ConveneStatesTests", dependencies: ["ConveneStates", "ConveneTesting", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "ConveneTestingTests",
    dependencies: ["ConveneTesting", "ConveneLists", "ConveneStates"], swiftSettings: strict),
]

if drawsWithGTK {
  products.append(.executable(name: "Gallery", targets: ["Gallery"]))
  targets += [
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "ConveneGTK",
      dependencies: ["ConveneLists", "ConveneScreens", "ConveneStates", "CAdwaita"],
      swiftSettings: strict),
    .executableTarget(
      name: "Gallery", dependencies: ["Convene"], resources: [.copy("Resources")],
      swiftSettings: strict),
    .testTarget(
      name: "ConveneGTKTests",
      dependencies: ["Convene", "ConveneGTK", "ConveneTesting", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "ConveneTesting"], swiftSettings: strict),
    .testTarget(
      name: "SeedExamplesGTK", dependencies: ["Convene"], path: "Tests/SeedExamples",
      exclude: ["UIKit"],
      swiftSettings: strict),
  ]
}

if hasUIKit || hasDouble {
  targets.append(
    .target(
      name: "ConveneUIKit",
      dependencies: ["ConveneDiff", "ConveneLists", "ConveneScreens", "ConveneStates"]
        + (hasDouble ? ["UIKitStandIn"] : []),
      swiftSettings: strict))
}

if hasDouble {
  targets += [
    .target(name: "UIKitStandIn", path: "Tests/UIKitStandIn", swiftSettings: strict),
    .testTarget(
      name: "UIKitStandInTests", dependencies: ["UIKitStandIn"], swiftSettings: strict),
    .testTarget(
      name: "SeedExamplesUIKit",
      dependencies: [
        "ConveneDiff", "ConveneLists", "ConveneStates", "ConveneUIKit", "UIKitStandIn",
        "TestSupport",
      ],
      path: "Tests/SeedExamples/UIKit", swiftSettings: strict),
    .testTarget(
      name: "ConveneUIKitTests",
      dependencies: [
        "ConveneUIKit", "ConveneTesting", "ListCases", "UIKitStandIn", "TestSupport",
      ],
      swiftSettings: strict),
  ]
}

// `Scripts/bench` measures what is only `package`, too.
if Context.environment["CONVENE_BENCH"] != nil {
  targets += [
    .target(name: "MeasuredSystem", path: "Benchmarks/Sources/MeasuredSystem"),
    .executableTarget(
      name: "UpdateCost", dependencies: ["ConveneLists", "MeasuredSystem"],
      path: "Benchmarks/Sources/UpdateCost", swiftSettings: strict),
  ]
}

let package = Package(
  name: "Convene",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
