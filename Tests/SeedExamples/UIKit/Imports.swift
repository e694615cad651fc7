// On a Mac each file of the examples begins with `import Convene` and `import UIKit`. Here UIKit is the
// stand-in, and Convene its parts.
@_exported import ConveneDiff
@_exported import ConveneLists
@_exported import ConveneStates
@_exported import ConveneUIKit
@_exported import Foundation
@_exported import UIKitStandIn
