import Glibc
import StrutPhone

exit(PhoneTool.main(Array(CommandLine.arguments.dropFirst())) { try SDLWindow() })
