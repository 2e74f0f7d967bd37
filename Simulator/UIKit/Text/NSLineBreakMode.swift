import CUIKitEnums

/// What becomes of text that is wider than its place.
public typealias NSLineBreakMode = CUIKitEnums.NSLineBreakMode
