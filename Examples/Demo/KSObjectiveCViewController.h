@import UIKit;

NS_ASSUME_NONNULL_BEGIN

/// A form in Objective-C. The view goes up by just enough.
@interface KSObjectiveCViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
