/// The devices that most tests of the library run on: a small iPhone, a common iPhone and an iPad.
let demoDevices = ["iPhone SE (2nd generation)", "iPhone 15", "iPad Pro 11-inch"]
