// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "FirstFrame", targets: ["FirstFrame"]),
    .executable(name: "StateChange", targets: ["StateChange"]),
    .executable(name: "PlainList", targets: ["PlainList"]),
    .executable(name: "ConveneList", targets: ["ConveneList"]),
    .executable(name: "bench-diff", targets: ["BenchDiff"]),
  ],
  dependencies: [.package(name: "Convene", path: "..")],
  targets: [
    .executableTarget(
      name: "FirstFrame", dependencies: [.product(name: "Convene", package: "Convene")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "StateChange", dependencies: [.product(name: "Convene", package: "Convene")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "MeasuredSystem"),
    .systemLibrary(
      name: "CPlatform", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "ListStage", dependencies: ["CPlatform"]),
    .executableTarget(name: "PlainList", dependencies: ["CPlatform", "ListStage"]),
    .executableTarget(
      name: "ConveneList",
      dependencies: ["ListStage", .product(name: "Convene", package: "Convene")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "BenchDiff",
      dependencies: ["MeasuredSystem", .product(name: "ConveneDiff", package: "Convene")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
