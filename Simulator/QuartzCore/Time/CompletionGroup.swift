/// Counts the animations of a transaction that has a completion block.
final class CompletionGroup {
  var block: (() -> Void)?
  private var running = 0
  private var isCommitted = false

  func enter() { running += 1 }

  func leave() {
    running -= 1
    finishIfDone()
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, running == 0, let block else { return }
    self.block = nil
    block()
  }
}
