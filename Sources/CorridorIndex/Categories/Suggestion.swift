/// The candidate that `text` is most likely a misspelling of; nil where none is near.
///
/// Near means: no more edits than a third of the letters of `text`, and always one. An edit is a
/// letter added, left out, changed or swapped with its neighbour (optimal string alignment);
/// capitals do not count, nor does a choice among `-`, `_` and space. Of equally near candidates
/// the one that starts alike for longer wins, then the first. O(letters of the text * letters of
/// all candidates).
package func closestMatch(to text: String, in candidates: [String]) -> String? {
  let wanted = spellingForm(text)
  var best: String?
  var fewest = max(1, wanted.count / 3) + 1
  var longestStart = 0
  for candidate in candidates {
    let form = spellingForm(candidate)
    guard abs(form.count - wanted.count) <= fewest else { continue }
    let edits = editDistance(wanted, form)
    let start = zip(wanted, form).prefix { $0 == $1 }.count
    if edits < fewest || edits == fewest && best != nil && start > longestStart {
      best = candidate
      fewest = edits
      longestStart = start
    }
  }
  return best
}

/// One line for an error: the category does not exist, and which one was most likely meant.
package func unknownCategoryMessage(_ found: String, suggestion: String?) -> String {
  "unknown category '\(found)'; "
    + (suggestion.map { "did you mean \($0)?" } ?? "see corridor categories")
}

/// The text without what a hurried reader overlooks.
internal func spellingForm(_ text: String) -> [Character] {
  text.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
}

/// The number of edits between two words, where swapping neighbours is one edit.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  var current = last
  for row in first.indices {
    current[0] = row + 1
    for column in second.indices {
      let change = first[row] == second[column] ? 0 : 1
      var edits = min(last[column] + change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        edits = min(edits, beforeLast[column - 1] + 1)
      }
      current[column + 1] = edits
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[second.count]
}
