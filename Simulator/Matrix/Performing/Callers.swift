import Foundation
import Phone

/// Finds out from the return addresses on the stack whether one of some Swift modules has called a
/// UIKit function.
///
/// The simulated UIKit, the library and the app are linked into one program. The program's symbols
/// tell which function an address belongs to, and the function's mangled name contains its module.
struct Callers {
  /// The names of the library's modules.
  private static let library = ["KeyboardStrut", "KeyboardBars", "KeyboardNavigation"]

  /// Whether the stack tells who calls. The optimizer inlines functions of UIKit into the library,
  /// so in an optimized program the stack does not tell.
  static var areRecognized: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Recognizes the calls that the library makes.
  @MainActor static let ofLibrary = Callers(modules: library)

  /// The role of a function on the stack.
  private enum Kind: Equatable {
    /// A function of one of the modules.
    case caller
    /// A UIKit function that reads or sets a property of ``CallProbe/Number``, or that forces
    /// layout. The value is the name of the property or method.
    case entry(String)
    /// A function that only passes a call on, and is skipped: a thunk, a function of `CallProbe`,
    /// or a function of the module Matrix, such as a listener.
    case between
    /// Any other UIKit function.
    case inside
    /// Any other function, such as one of the app's.
    case other
  }

  /// The names of the properties and of `layoutIfNeeded`. Each name comes with two `needles`: a
  /// mangled function name that contains a needle belongs to the property, or to a method that sets
  /// the property.
  private static let entries: [(name: String, needles: [String])] =
    (CallProbe.Number.allCases.map(\.rawValue) + ["layoutIfNeeded"]).map { name in
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst())"
      return (name, [name, setter].map { "\($0.utf8.count)\($0)" })
    }
  /// The endings of mangled names by which thunks are recognized. A thunk is a function of the
  /// compiler that only calls one other function.
  private static let thunks = ["TR", "TA", "Tj", "TW"]

  /// The number of stack frames that are searched for the caller of the UIKit function.
  private static let depth: Int32 = 12

  /// The start address of each function of the program, in ascending order. `kinds` has the same
  /// order.
  private let starts: [UInt]
  private let kinds: [Kind]

  /// Reads the symbols of this program.
  ///
  /// - Parameter modules: The names of the Swift modules whose calls are recognized. They must be
  ///   linked into this program.
  init(modules: [String]) {
    let needles = modules.map { "\($0.utf8.count)\($0)" }
    var functions: [(start: UInt, kind: Kind)] = []
    ProgramSymbols.forEach { start, name in
      functions.append((start, Self.kind(of: name, needles)))
    }
    functions.sort { $0.start < $1.start }
    precondition(
      functions.contains { $0.kind == .caller },
      "The program has no symbols of \(modules): calls of the library cannot be told apart.")
    (starts, kinds) = (functions.map(\.start), functions.map(\.kind))
  }

  private static func kind(of name: UnsafePointer<CChar>, _ modules: [String]) -> Kind {
    guard strncmp(name, "$s", 2) == 0 else { return .other }
    for module in modules {
      // The function belongs to a type of the module, or to an extension that the module declares.
      if strncmp(name + 2, module, module.utf8.count) == 0 || strstr(name, module + "E") != nil {
        return isThunk(name) ? .between : .caller
      }
    }
    if strncmp(name, "$s6Matrix", 9) == 0 || strstr(name, "9CallProbe") != nil || isThunk(name) {
      return .between
    }
    guard strncmp(name, "$s5UIKit", 8) == 0 else { return .other }
    for entry in entries where entry.needles.contains(where: { strstr(name, $0) != nil }) {
      return .entry(entry.name)
    }
    return .inside
  }

  private static func isThunk(_ name: UnsafePointer<CChar>) -> Bool {
    let end = name + strlen(name) - 2
    return thunks.contains { strcmp(end, $0) == 0 }
  }

  /// How one of the modules has called a UIKit function.
  enum Call {
    /// A function of the module has called the UIKit function directly.
    case outright
    /// The module has called another UIKit function, which has called the function in question.
    case indirect
    /// None of the modules has called the UIKit function, directly or through UIKit.
    case none
  }

  /// Returns how one of the modules has called the UIKit function that is running now. Call this
  /// method in a listener of ``CallProbe``, because it searches the current stack.
  ///
  /// - Parameter entry: The name of the property that the UIKit function sets, or `layoutIfNeeded`.
  func call(of entry: String) -> Call {
    var addresses = [UnsafeRawPointer?](repeating: nil, count: Int(Self.depth))
    let count = Int(backtrace(&addresses, Self.depth))
    var (hasBegun, call) = (false, Call.outright)
    for address in addresses.prefix(count) {
      // A return address is the address after the call. If the call is the last instruction of its
      // function, that address belongs to the next function. So we look up the byte before it.
      let kind = kind(at: UInt(bitPattern: address) - 1)
      switch kind {
      case .caller: return call
      case .between: hasBegun = true
      case .entry(entry): hasBegun = true
      case .entry, .inside: if hasBegun { call = .indirect }
      case .other: if hasBegun { return .none }
      }
    }
    return .none
  }

  private func kind(at address: UInt) -> Kind {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= address { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .other : kinds[low - 1]
  }
}

/// The function `backtrace` of glibc. Swift's module Glibc does not declare it.
@_silgen_name("backtrace")
private func backtrace(_ buffer: UnsafeMutablePointer<UnsafeRawPointer?>, _ size: Int32) -> Int32

/// The functions of this program, read from its executable file. The manual page elf(5) describes
/// the file's format.
private enum ProgramSymbols {
  private static let typeOfSymbolTable: UInt32 = 2
  private static let typeOfFunction: UInt8 = 2

  /// Calls `body` for each function, with the function's address in this process and its mangled
  /// name.
  static func forEach(_ body: (UInt, UnsafePointer<CChar>) -> Void) {
    let program = URL(fileURLWithPath: "/proc/self/exe")
    guard let file = try? Data(contentsOf: program, options: .mappedIfSafe) else { return }
    let base = baseAddress
    file.withUnsafeBytes { bytes in
      func number<Number: FixedWidthInteger>(_ offset: Int, as: Number.Type) -> Int {
        Int(bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
      }
      let (sections, size, count) = (
        number(40, as: UInt64.self), number(58, as: UInt16.self), number(60, as: UInt16.self)
      )
      func section(_ index: Int) -> (offset: Int, length: Int, link: Int) {
        let place = sections + index * size
        return (
          number(place + 24, as: UInt64.self), number(place + 32, as: UInt64.self),
          number(place + 40, as: UInt32.self)
        )
      }
      for index in 0..<count
      where number(sections + index * size + 4, as: UInt32.self) == typeOfSymbolTable {
        let table = section(index)
        let names = section(table.link).offset
        for symbol in stride(from: table.offset, to: table.offset + table.length, by: 24) {
          guard UInt8(number(symbol + 4, as: UInt8.self)) & 15 == typeOfFunction,
            let start = bytes.baseAddress
          else { continue }
          let name = start + names + number(symbol, as: UInt32.self)
          body(
            base + UInt(number(symbol + 8, as: UInt64.self)),
            name.assumingMemoryBound(to: CChar.self))
        }
      }
    }
  }

  /// The address at which the program is loaded in this process. 0 if the address cannot be found.
  private static var baseAddress: UInt {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let line = maps.split(separator: "\n").first { $0.hasSuffix(program ?? "\n") } ?? ""
    return UInt(line.prefix { $0 != "-" }, radix: 16) ?? 0
  }
}
