internal import Glibc

/// The names in a folder.
package enum FolderNames {
  /// The names of all entries of a folder, also `.` and `..`; none if it cannot be read.
  package static func all(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder.fileName) else { return [] }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // SAFETY: the name ends with a zero byte, and is read before the next call. The memory of an
      // entry ends there too, before that of a whole `dirent`, which must not be copied.
      names.append(
        unsafe withUnsafePointer(to: &entry.pointee.d_name.0) { unsafe String(cString: $0) })
    }
    return names
  }
}
