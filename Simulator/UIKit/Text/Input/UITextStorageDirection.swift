import CUIKitEnums

/// A way through a text as it is stored.
public typealias UITextStorageDirection = CUIKitEnums.UITextStorageDirection
