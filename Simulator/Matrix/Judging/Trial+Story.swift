import KeyboardStrut
import Phone

extension Trial {
  /// Describes each rest of a run with the library and without it, one line each, to find the cause
  /// of a fault.
  @MainActor
  package static func story(of run: Combination) -> [String] {
    var lines: [String] = []
    var ends: [TreeState] = []
    for usesLibrary in [false, true] {
      lines.append(usesLibrary ? "With the library:" : "Without the library:")
      let record = Actor.play(run, usesLibrary: usesLibrary)
      ends.append(record.end)
      if let conflict = record.conflict { lines.append(conflict) }
      lines += record.exceptions.map(\.description)
      lines += record.forcedLayouts.map { "  forced: \($0)" }
      lines.append("  before: input \(text(record.before))")
      for stop in record.stops {
        let look = stop.view
        var line = "  after \(stop.part): input \(text(look.frame))"
        line +=
          ", keyboard at \(look.keyboardTop), room \(look.room.ofScreen) or \(look.room.ofView) for \(look.height)"
        line += look.isShown ? ", shown" : ", hidden"
        if let cover = look.cover { line += " by \(cover)" }
        lines.append(line)
        if let claim = stop.claim { lines += claim.explanations.map { "    \($0)" } }
      }
      for part in record.parts {
        let tops = part.samples.compactMap(\.inputTop)
        let shortened = tops.enumerated().filter {
          $0.offset == 0 || tops[$0.offset - 1] != $0.element
        }
        lines.append(
          "  \(part.name): "
            + shortened.map { "\($0.offset):\(($0.element * 10).rounded() / 10)" }
            .joined(separator: " "))
        if part.writes > 0 { lines.append("    \(part.writes) writes of a number in a turn") }
        let blanks = part.samples.map(\.blank)
        if let highest = blanks.max(), highest > 0 {
          let first = blanks.firstIndex(of: highest) ?? 0
          lines.append("    a list is blank for \(highest.rounded()) in frame \(first)")
        }
      }
    }
    lines += ends[1].details(against: ends[0], ignoringOffsets: run.deed.movesContent)
    return lines
  }

  /// Draws the screen whenever a run pauses, with a caption. The first row is without the library,
  /// the second row with it.
  @MainActor
  package static func stills(
    of run: Combination
  ) -> [[(caption: String, still: ScreenStill)]] {
    [false, true].map { usesLibrary in
      var stills: [(caption: String, still: ScreenStill)] = []
      _ = Actor.play(run, usesLibrary: usesLibrary) { phone, time in
        stills.append(("\(usesLibrary ? "With" : "Without"): \(time)", ScreenStill(of: phone)))
      }
      return stills
    }
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 10).rounded() / 10 }
    return numbers.map { "\($0)" }.joined(separator: " ")
  }
}
