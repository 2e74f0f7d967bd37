import CUIKitEnums

/// Which side lines of text keep to.
///
/// Justified lines are set as natural ones: see KNOWN_GAPS.
public typealias NSTextAlignment = CUIKitEnums.NSTextAlignment
