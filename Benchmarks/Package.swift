// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "FirstFrame", targets: ["FirstFrame"]),
    .executable(name: "StateChange", targets: ["StateChange"]),
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
    .executableTarget(
      name: "BenchDiff",
      dependencies: ["MeasuredSystem", .product(name: "ConveneDiff", package: "Convene")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
