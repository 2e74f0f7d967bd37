import CUIKitEnums

public typealias UIUserInterfaceIdiom = CUIKitEnums.UIUserInterfaceIdiom

public typealias UIUserInterfaceSizeClass = CUIKitEnums.UIUserInterfaceSizeClass

public typealias UIUserInterfaceStyle = CUIKitEnums.UIUserInterfaceStyle

/// Whether content lies in front of other content, as in a sheet or a popover.
public typealias UIUserInterfaceLevel = CUIKitEnums.UIUserInterfaceLevel

public typealias UITraitEnvironmentLayoutDirection = CUIKitEnums.UITraitEnvironmentLayoutDirection
