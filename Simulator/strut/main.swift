import Foundation
import StrutKit

exit(StrutTool.run(Array(CommandLine.arguments.dropFirst())))
