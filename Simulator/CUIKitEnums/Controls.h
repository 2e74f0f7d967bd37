#pragma once
#include "Enum.h"

typedef UI_ENUM(long, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleProminent = 2,
  UIBarButtonItemStyleBordered = 1,
  UIBarButtonItemStyleDone = 2,
};

typedef UI_ENUM(long, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone = 0,
  UIBarButtonSystemItemCancel = 1,
  UIBarButtonSystemItemEdit = 2,
  UIBarButtonSystemItemSave = 3,
  UIBarButtonSystemItemAdd = 4,
  UIBarButtonSystemItemFlexibleSpace = 5,
  UIBarButtonSystemItemFixedSpace = 6,
  UIBarButtonSystemItemCompose = 7,
  UIBarButtonSystemItemReply = 8,
  UIBarButtonSystemItemAction = 9,
  UIBarButtonSystemItemOrganize = 10,
  UIBarButtonSystemItemBookmarks = 11,
  UIBarButtonSystemItemSearch = 12,
  UIBarButtonSystemItemRefresh = 13,
  UIBarButtonSystemItemStop = 14,
  UIBarButtonSystemItemCamera = 15,
  UIBarButtonSystemItemTrash = 16,
  UIBarButtonSystemItemPlay = 17,
  UIBarButtonSystemItemPause = 18,
  UIBarButtonSystemItemRewind = 19,
  UIBarButtonSystemItemFastForward = 20,
  UIBarButtonSystemItemUndo = 21,
  UIBarButtonSystemItemRedo = 22,
  UIBarButtonSystemItemPageCurl = 23,
  UIBarButtonSystemItemClose = 24,
  UIBarButtonSystemItemWritingTools = 25,
};

typedef UI_ENUM(long, UIBarStyle) {
  UIBarStyleDefault = 0,
  UIBarStyleBlack = 1,
  UIBarStyleBlackOpaque = 1,
  UIBarStyleBlackTranslucent = 2,
};

typedef UI_ENUM(unsigned long, UISearchBarStyle) {
  /// As `prominent`.
  UISearchBarStyleDefault = 0,
  /// On a bar of its own.
  UISearchBarStyleProminent = 1,
  /// The field alone.
  UISearchBarStyleMinimal = 2,
};

typedef UI_ENUM(long, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem = 1,
  UIButtonTypeDetailDisclosure = 2,
  UIButtonTypeInfoLight = 3,
  UIButtonTypeInfoDark = 4,
  UIButtonTypeContactAdd = 5,
  UIButtonTypePlain = 6,
  UIButtonTypeClose = 7,
  UIButtonTypeRoundedRect = 1,
};

typedef UI_ENUM(long, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading = 4,
  UIControlContentHorizontalAlignmentTrailing = 5,
};

typedef UI_ENUM(long, UIControlContentVerticalAlignment) {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3,
};

typedef UI_ENUM(long, UIMenuElementState) {
  UIMenuElementStateOff = 0,
  UIMenuElementStateOn = 1,
  UIMenuElementStateMixed = 2,
};
