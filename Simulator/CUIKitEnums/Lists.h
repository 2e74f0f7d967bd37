#pragma once
#include "Enum.h"

typedef UI_ENUM(long, UICollectionLayoutListAppearance) {
  UICollectionLayoutListAppearancePlain = 0,
  UICollectionLayoutListAppearanceGrouped = 1,
  UICollectionLayoutListAppearanceInsetGrouped = 2,
  UICollectionLayoutListAppearanceSidebar = 3,
  UICollectionLayoutListAppearanceSidebarPlain = 4,
};

typedef UI_ENUM(long, UICollectionLayoutListHeaderMode) {
  UICollectionLayoutListHeaderModeNone = 0,
  UICollectionLayoutListHeaderModeSupplementary = 1,
  UICollectionLayoutListHeaderModeFirstItemInSection = 2,
};

typedef UI_ENUM(long, UICollectionLayoutListFooterMode) {
  UICollectionLayoutListFooterModeNone = 0,
  UICollectionLayoutListFooterModeSupplementary = 1,
};

typedef UI_ENUM(long, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical = 0,
  UICollectionViewScrollDirectionHorizontal = 1,
};

typedef UI_ENUM(long, UICollectionViewSelfSizingInvalidation) {
  UICollectionViewSelfSizingInvalidationDisabled = 0,
  /// A new content configuration, or the cell's own `invalidateIntrinsicContentSize()`.
  UICollectionViewSelfSizingInvalidationEnabled = 1,
  /// In addition, any layout inside the content view.
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
};

typedef UI_ENUM(long, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic = 0,
  UIScrollViewContentInsetAdjustmentScrollableAxes = 1,
  UIScrollViewContentInsetAdjustmentNever = 2,
  UIScrollViewContentInsetAdjustmentAlways = 3,
};

typedef UI_ENUM(long, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone = 0,
  UIScrollViewKeyboardDismissModeOnDrag = 1,
  UIScrollViewKeyboardDismissModeInteractive = 2,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory = 3,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory = 4,
};

typedef UI_ENUM(long, UIScrollViewIndicatorStyle) {
  UIScrollViewIndicatorStyleDefault = 0,
  UIScrollViewIndicatorStyleBlack = 1,
  UIScrollViewIndicatorStyleWhite = 2,
};

typedef UI_ENUM(long, UITableViewStyle) {
  UITableViewStylePlain = 0,
  UITableViewStyleGrouped = 1,
  UITableViewStyleInsetGrouped = 2,
};

typedef UI_ENUM(long, UITableViewRowAnimation) {
  UITableViewRowAnimationFade = 0,
  UITableViewRowAnimationRight = 1,
  UITableViewRowAnimationLeft = 2,
  UITableViewRowAnimationTop = 3,
  UITableViewRowAnimationBottom = 4,
  UITableViewRowAnimationNone = 5,
  UITableViewRowAnimationMiddle = 6,
  UITableViewRowAnimationAutomatic = 100,
};

typedef UI_ENUM(long, UITableViewScrollPosition) {
  /// Wherever it shows after the least movement.
  UITableViewScrollPositionNone = 0,
  UITableViewScrollPositionTop = 1,
  UITableViewScrollPositionMiddle = 2,
  UITableViewScrollPositionBottom = 3,
};

typedef UI_ENUM(long, UITableViewSeparatorInsetReference) {
  UITableViewSeparatorInsetFromCellEdges = 0,
  UITableViewSeparatorInsetFromAutomaticInsets = 1,
};

typedef UI_ENUM(long, UITableViewCellStyle) {
  UITableViewCellStyleDefault = 0,
  /// A second text at the end of the line.
  UITableViewCellStyleValue1 = 1,
  /// A small label in front of the text.
  UITableViewCellStyleValue2 = 2,
  UITableViewCellStyleSubtitle = 3,
};

typedef UI_ENUM(long, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone = 0,
  UITableViewCellSelectionStyleBlue = 1,
  UITableViewCellSelectionStyleGray = 2,
  UITableViewCellSelectionStyleDefault = 3,
};

typedef UI_ENUM(long, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone = 0,
  UITableViewCellAccessoryDisclosureIndicator = 1,
  UITableViewCellAccessoryDetailDisclosureButton = 2,
  UITableViewCellAccessoryCheckmark = 3,
  UITableViewCellAccessoryDetailButton = 4,
};

typedef UI_ENUM(long, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone = 0,
  UITableViewCellSeparatorStyleSingleLine = 1,
  UITableViewCellSeparatorStyleSingleLineEtched = 2,
};
