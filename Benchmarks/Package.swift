// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Convene", path: "..")],
  targets: [
    .executableTarget(
      name: "FirstFrame", dependencies: [.product(name: "Convene", package: "Convene")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
