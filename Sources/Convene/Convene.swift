@_exported import ConveneDiff
@_exported import ConveneLists
@_exported import ConveneScreens
@_exported import ConveneStates

#if canImport(ConveneGTK)
  @_exported import ConveneGTK
#endif

#if os(iOS)
  @_exported import ConveneUIKit
#endif
