import CUIKitEnums

/// A way through a text as it is seen.
public typealias UITextLayoutDirection = CUIKitEnums.UITextLayoutDirection
