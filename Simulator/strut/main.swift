import Foundation
import StrutKit

exit(StrutTool.main(Array(CommandLine.arguments.dropFirst())))
