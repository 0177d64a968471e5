internal import CorridorIndex

extension String {
  /// The file name without folders and extensions, as UTF-8: "b" for both "a/b.csv" and "b.csv.gz".
  var stem: String {
    var name = repaired.split(separator: "/").last.map(String.init) ?? repaired
    for packing in [".gz", ".bz2"] where name.hasSuffix(packing) {
      name.removeLast(packing.count)
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
