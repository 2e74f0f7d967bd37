import CUIKitEnums

/// How a presented controller lies over what presents it.
public typealias UIModalPresentationStyle = CUIKitEnums.UIModalPresentationStyle

/// How a presented controller comes and goes.
public typealias UIModalTransitionStyle = CUIKitEnums.UIModalTransitionStyle
