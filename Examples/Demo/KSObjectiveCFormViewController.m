#import "KSObjectiveCFormViewController.h"
@import KeyboardNavigation;
@import KeyboardStrut;

@implementation KSObjectiveCFormViewController

+ (void)switchAutomaticModeOnElsewhere {
  Class form = KSObjectiveCFormViewController.class;
  KSKeyboard.excludedControllers =
      [KSKeyboard.excludedControllers arrayByAddingObject:form];
  KSKeyboard.automatic = YES;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = UIColor.systemBackgroundColor;

  UIScrollView *scrollView = [[UIScrollView alloc] initWithFrame:CGRectZero];
  UIStackView *stack = [[UIStackView alloc] initWithFrame:CGRectZero];
  stack.axis = UILayoutConstraintAxisVertical;
  stack.spacing = 24;
  for (NSString *title in @[ @"Name", @"Street", @"Town", @"Country", @"Telephone", @"E-mail" ]) {
    [stack addArrangedSubview:[self fieldWithTitle:title]];
  }
  UITextField *password = [self fieldWithTitle:@"Password"];
  password.secureTextEntry = YES;
  UILabel *hint = [[UILabel alloc] initWithFrame:CGRectZero];
  hint.text = @"At least ten characters";
  [stack addArrangedSubview:password];
  [stack addArrangedSubview:hint];

  UIButton *submit = [UIButton buttonWithType:UIButtonTypeSystem];
  [submit setTitle:@"Submit" forState:UIControlStateNormal];
  submit.backgroundColor = UIColor.secondarySystemBackgroundColor;
  [scrollView addSubview:stack];
  [self.view addSubview:scrollView];
  [self.view addSubview:submit];
  for (UIView *view in @[ scrollView, stack, submit ]) {
    view.translatesAutoresizingMaskIntoConstraints = NO;
  }

  // The scroll view runs behind the button. Without a keyboard, this inset makes the end of the
  // form reachable. Under the keyboard the library adds only what the inset lacks.
  scrollView.contentInset = UIEdgeInsetsMake(0, 0, 50, 0);
  UILayoutGuide *safeArea = self.view.safeAreaLayoutGuide;
  UILayoutGuide *content = scrollView.contentLayoutGuide;
  NSLayoutConstraint *submitBottom =
      [submit.bottomAnchor constraintEqualToAnchor:safeArea.bottomAnchor];
  [NSLayoutConstraint activateConstraints:@[
    [scrollView.topAnchor constraintEqualToAnchor:safeArea.topAnchor],
    [scrollView.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [scrollView.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [scrollView.bottomAnchor constraintEqualToAnchor:safeArea.bottomAnchor],
    [stack.topAnchor constraintEqualToAnchor:content.topAnchor constant:24],
    [stack.bottomAnchor constraintEqualToAnchor:content.bottomAnchor constant:-24],
    [stack.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:32],
    [stack.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-32],
    [content.widthAnchor constraintEqualToAnchor:scrollView.widthAnchor],
    [submit.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [submit.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [submit.heightAnchor constraintEqualToConstant:50],
    submitBottom,
  ]];

  KSKeyboardAvoider *avoider = [KSKeyboard avoidKeyboardByScrollingInView:self.view gap:8];
  [KSKeyboard followKeyboardMovingConstraints:@[ submitBottom ] gap:8];
  [KSKeyboard setCover:YES forView:submit];
  [KSKeyboard setGap:24 forInput:password];
  [KSKeyboard setCompanions:@[ hint ] forInput:password];
  [KSKeyboardNavigation navigateInputsInView:self.view];

  // The avoider keeps the block, so the block must not keep the avoider.
  __weak KSKeyboardAvoider *weakAvoider = avoider;
  [KSKeyboard setDidMove:^(CGFloat rise) {
    NSLog(@"Moved up by %.1f points. %@", rise, weakAvoider.explanation);
  } forAvoider:avoider];
}

- (UITextField *)fieldWithTitle:(NSString *)title {
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectZero];
  field.borderStyle = UITextBorderStyleRoundedRect;
  field.placeholder = title;
  return field;
}

@end
