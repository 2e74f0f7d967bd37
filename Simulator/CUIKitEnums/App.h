#pragma once
#include "Enum.h"

typedef UI_ENUM(long, UIApplicationState) {
  UIApplicationStateActive = 0,
  UIApplicationStateInactive = 1,
  UIApplicationStateBackground = 2,
};

typedef UI_ENUM(long, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3,
};

typedef UI_ENUM(long, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive = 0,
  UISceneActivationStateForegroundInactive = 1,
  UISceneActivationStateBackground = 2,
};

typedef UI_ENUM(long, UITouchType) {
  UITouchTypeDirect = 0,
  UITouchTypeIndirect = 1,
  UITouchTypePencil = 2,
  UITouchTypeStylus = 2,
  UITouchTypeIndirectPointer = 3,
};

typedef UI_ENUM(long, UITouchPhase) {
  UITouchPhaseBegan = 0,
  UITouchPhaseMoved = 1,
  UITouchPhaseStationary = 2,
  UITouchPhaseEnded = 3,
  UITouchPhaseCancelled = 4,
  UITouchPhaseRegionEntered = 5,
  UITouchPhaseRegionMoved = 6,
  UITouchPhaseRegionExited = 7,
};

typedef UI_ENUM(long, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
  UIGestureRecognizerStateRecognized = 3,
};

typedef UI_ENUM(long, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel = 1,
  UIAlertActionStyleDestructive = 2,
};

typedef UI_ENUM(long, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert = 1,
};

typedef UI_ENUM(long, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationBlurOverFullScreen = 8,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef UI_ENUM(long, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl = 3,
};

typedef UI_ENUM(long, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic = 0,
  UINavigationItemLargeTitleDisplayModeAlways = 1,
  UINavigationItemLargeTitleDisplayModeNever = 2,
  UINavigationItemLargeTitleDisplayModeInline = 3,
};

typedef UI_ENUM(long, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1,
};

typedef UI_ENUM(long, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward = 0,
  UIPageViewControllerNavigationDirectionReverse = 1,
};

typedef UI_ENUM(long, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1,
};

typedef UI_ENUM(long, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified = 0,
  UISplitViewControllerStyleDoubleColumn = 1,
  UISplitViewControllerStyleTripleColumn = 2,
};

typedef UI_ENUM(long, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary = 0,
  UISplitViewControllerColumnSupplementary = 1,
  UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
  UISplitViewControllerColumnInspector = 4,
};

typedef UI_ENUM(long, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic = 0,
  UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2,
  UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
  UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
  UISplitViewControllerDisplayModePrimaryHidden = UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeAllVisible = UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModePrimaryOverlay = UISplitViewControllerDisplayModeOneOverSecondary,
};

typedef UI_ENUM(long, UISplitViewControllerSplitBehavior) {
  UISplitViewControllerSplitBehaviorAutomatic = 0,
  UISplitViewControllerSplitBehaviorTile = 1,
  UISplitViewControllerSplitBehaviorOverlay = 2,
  UISplitViewControllerSplitBehaviorDisplace = 3,
};

typedef UI_ENUM(long, UISplitViewControllerPrimaryEdge) {
  UISplitViewControllerPrimaryEdgeLeading = 0,
  UISplitViewControllerPrimaryEdgeTrailing = 1,
};
