import Convene
import Foundation

let options: GalleryOptions
do {
  options = try GalleryOptions(arguments: Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("\(error)\n\n\(GalleryOptions.usage)\n".utf8))
  exit(2)
}
if options.showsHelp {
  print(GalleryOptions.usage)
  exit(0)
}
let gallery = GalleryApp(options: options)
exit(withExtendedLifetime(gallery) { gallery.run() })
