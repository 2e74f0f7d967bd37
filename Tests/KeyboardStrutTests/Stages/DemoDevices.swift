/// The devices that most tests of the library run on: the smallest, the most usual and a tablet.
let demoDevices = ["iPhone SE (2nd generation)", "iPhone 15", "iPad Pro 11-inch"]
