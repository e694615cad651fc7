@_exported import ConveneDiff
@_exported import ConveneLists
@_exported import ConveneStates

#if os(Linux)
  @_exported import ConveneGTK
#endif
