// Calls each name that Objective-C sees, once. Linux has no Objective-C library to link with, so
// there Scripts/check-objective-c reads this file against the declarations in the Swift sources.
@import KeyboardBars;
@import KeyboardNavigation;
@import KeyboardStrut;
@import UIKit;
@import XCTest;

@interface ObjectiveCTests : XCTestCase
@end

@implementation ObjectiveCTests

- (void)testAvoiders {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(0, 400, 320, 34)];
  UIScrollView *list = [[UIScrollView alloc] initWithFrame:view.bounds];
  [view addSubview:list];
  [list addSubview:field];
  NSLayoutConstraint *bottom = [view.bottomAnchor constraintEqualToAnchor:list.bottomAnchor];

  [KSKeyboard start];
  KSKeyboardAvoider *avoider = [KSKeyboard avoidKeyboardInView:view gap:8];
  [KSKeyboard avoidKeyboardByScrollingInView:view gap:8];
  [KSKeyboard avoidKeyboardByLiftingInView:view gap:8];
  [KSKeyboard avoidKeyboardInView:view movingConstraints:@[ bottom ] gap:8];
  [KSKeyboard followKeyboardMovingConstraints:@[ bottom ] gap:0];
  [KSKeyboard followKeyboardInScrollView:list gap:0];
  [KSKeyboard hugKeyboardWithView:field movingConstraints:@[ bottom ] gap:20];
  [KSKeyboard hugKeyboardMovingConstraints:@[ bottom ] gap:20];
  XCTAssertNotNil([KSKeyboard avoiderServingInput:field]);
  [KSKeyboard updateIfNeeded];

  [KSKeyboard setDidMove:^(CGFloat rise) {} forAvoider:avoider];
  [KSKeyboard setDidMove:nil forAvoider:avoider];
  avoider.gap = 12;
  avoider.isEnabled = NO;
  avoider.keepsScrollPosition = YES;
  [avoider updateAnimated:NO];
  XCTAssertEqual(avoider.gap, 12);
  XCTAssertNotNil(avoider.explanation);
  KSKeyboardExplanationView *drawing = [[KSKeyboardExplanationView alloc] initWithAvoider:avoider];
  XCTAssertNotNil(drawing);
  for (KSKeyboardAvoider *each in [KSKeyboard avoidersInView:view]) [each stop];
  XCTAssertEqual([KSKeyboard avoidersInView:view].count, 0);
}

- (void)testSettings {
  UIScrollView *view = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
  [KSKeyboard setGap:24 forInput:view];
  XCTAssertEqual([KSKeyboard gapOfInput:view], 24);
  [KSKeyboard setCompanions:@[ view ] forInput:view];
  XCTAssertEqual([KSKeyboard companionsOfInput:view].count, 1);
  [KSKeyboard setCover:YES forView:view];
  XCTAssertTrue([KSKeyboard isViewCover:view]);
  [KSKeyboard setScrolled:NO forScrollView:view];
  XCTAssertFalse([KSKeyboard isScrollViewScrolled:view]);
  [KSKeyboard setExcluded:YES forView:view];
  XCTAssertTrue([KSKeyboard isViewExcluded:view]);
  XCTAssertEqual([KSKeyboard overlapWithView:view], 0);
  XCTAssertTrue(CGRectIsEmpty([KSKeyboard coveredRectInView:view]));
}

- (void)testAutomaticMode {
  KSKeyboard.containers = @[ UIViewController.class ];
  KSKeyboard.excludedControllers = @[ UIViewController.class ];
  KSKeyboard.keepsScrollPositions = YES;
  KSKeyboard.automatic = YES;
  KSKeyboardNavigation.automatic = YES;
  XCTAssertTrue(KSKeyboard.isAutomatic && KSKeyboardNavigation.isAutomatic);
  KSKeyboardNavigation.automatic = NO;
  KSKeyboard.automatic = NO;
  KSKeyboard.keepsScrollPositions = NO;
  KSKeyboard.excludedControllers = @[];
  KSKeyboard.containers = @[];
}

- (void)testStruts {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
  KSKeyboardStrutGuide *guide = [KSKeyboard strutGuideOfView:view];
  XCTAssertEqualObjects(guide.owningView, view);
  KeyboardStrutView *strut = [[KeyboardStrutView alloc] initWithFrame:CGRectZero];
  strut.takesOverlapOnly = YES;
  [view addSubview:strut];
}

- (void)testNavigation {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(0, 400, 320, 34)];
  [view addSubview:field];
  [KSKeyboardNavigation setTitle:@"Amount" forInput:field];
  XCTAssertEqualObjects([KSKeyboardNavigation titleOfInput:field], @"Amount");
  [KSKeyboardNavigation setSkipped:YES forView:field];
  XCTAssertTrue([KSKeyboardNavigation isViewSkipped:field]);
  [KSKeyboardNavigation dismissKeyboardOnTapInView:view];
  KSKeyboardNavigation.dismissesOnTap = ^BOOL(UIView *tapped) { return tapped != field; };
  KSKeyboardNavigation.dismissesOnTap = nil;

  [KSKeyboardNavigation navigateInputsWithTitleInView:view];
  [KSKeyboardNavigation navigateInputsWithDoneInView:view];
  [KSKeyboardNavigation navigateInputsInView:view items:@[]];
  KSKeyboardInputNavigator *navigator = [KSKeyboardNavigation navigateInputsInView:view];
  XCTAssertEqualObjects([KSKeyboardInputNavigator navigatorOfInput:field], navigator);
  navigator.movesOnReturn = YES;
  navigator.lastReturnKey = UIReturnKeySend;
  navigator.usesHardwareKeys = YES;
  navigator.didMove = ^(UIView *input) {};
  navigator.indexPathsOfInputs = ^NSArray<NSIndexPath *> *(UIScrollView *list) { return nil; };
  XCTAssertFalse([navigator moveToNext] || [navigator moveToPrevious] || [navigator moveToLatest]);
  XCTAssertFalse(navigator.canMoveToNext || navigator.canMoveToPrevious);
  XCTAssertEqual(navigator.inputs.count, 0);
  XCTAssertNotNil(navigator.explanation);
  [navigator dismiss];
  [navigator stop];
}

- (void)testBar {
  UIScrollView *list = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
  UITextView *text = [[UITextView alloc] initWithFrame:CGRectZero];
  KSKeyboardBar *bar = [[KSKeyboardBar alloc] initWithFrame:CGRectZero];
  [bar.contentView addSubview:text];
  bar.list = list;
  bar.textView = text;
  bar.maximumTextHeight = 120;
  bar.blankSpace = 40;
  bar.isFrozen = NO;
  bar.endVisibilityDidChange = ^(BOOL isVisible) {};
  bar.listBehavior = KSKeyboardListBehaviorStaysAtEnd;
  bar.listBehavior = KSKeyboardListBehaviorScrollsToEnd;
  bar.listBehavior = KSKeyboardListBehaviorStaysPut;
  bar.listBehavior = KSKeyboardListBehaviorAlwaysMoves;
  XCTAssertTrue(bar.isEndVisible);
}

@end
