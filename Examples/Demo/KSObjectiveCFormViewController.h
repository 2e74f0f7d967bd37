@import UIKit;

NS_ASSUME_NONNULL_BEGIN

/// A form in Objective-C: fields that scroll, Previous, Next and Done, and a button at the bottom
/// that follows the keyboard.
@interface KSObjectiveCFormViewController : UIViewController

/// Switches the automatic mode on for all screens but this one. An app that wants the automatic
/// mode calls this at launch.
+ (void)switchAutomaticModeOnElsewhere;

@end

NS_ASSUME_NONNULL_END
