// Tests can use keyboards, devices and scripts without a second import.
@_exported import KeyboardSimulation
