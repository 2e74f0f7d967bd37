import Testing
import KeyboardSimulation
@Test func placeholder() {}
