// CGRect, CGPoint, CGSize, CGFloat and CGRectEdge are corelibs Foundation's; this module adds what
// Foundation lacks on Linux, and nothing that Apple's module does not have.
@_exported import Foundation
