#import "KSObjectiveCViewController.h"
@import KeyboardStrut;

@implementation KSObjectiveCViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = UIColor.systemBackgroundColor;
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectZero];
  field.borderStyle = UITextBorderStyleRoundedRect;
  field.placeholder = @"Name";
  field.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:field];
  [NSLayoutConstraint activateConstraints:@[
    [field.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:32],
    [field.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-32],
    [field.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor constant:-60],
  ]];
  [KSKeyboard avoidKeyboardByLiftingInView:self.view gap:8];
}

@end
