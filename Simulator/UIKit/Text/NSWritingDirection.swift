import CUIKitEnums

/// Which way text runs.
public typealias NSWritingDirection = CUIKitEnums.NSWritingDirection
