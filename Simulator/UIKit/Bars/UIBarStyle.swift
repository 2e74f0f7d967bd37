import CUIKitEnums

/// What a bar looks like where it is told no color.
public typealias UIBarStyle = CUIKitEnums.UIBarStyle
