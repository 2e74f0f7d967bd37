// UIKit's enumerations. On Apple's systems they come from C, so that each takes any raw value: the
// keyboard's notifications bring an animation curve 7, which has no name. An enumeration of Swift
// cannot do that. UIKit gives them the names that apps know, as UIView.AnimationCurve for
// UIViewAnimationCurve. Each has all the cases of Apple's.
#include "App.h"
#include "Controls.h"
#include "Layout.h"
#include "Lists.h"
#include "Text.h"
#include "Views.h"
