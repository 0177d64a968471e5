internal import Corridor
package import CorridorIndex

/// How an index spells the chains that people name.
///
/// Chains are told apart by their brand, letter by letter; people write `avia` for `Avia` and mean
/// `AVIA` as well. Names are kept, so that the lines of a batch look each up once.
package final class ChainNames {
  private let index: PlaceIndex
  private var known: [String: [String]] = [:]
  private var folder = TextFolder()

  /// Bytes of a brand that is looked up; longer ones must be spelt as they are.
  private static let longestBrand = 255

  package init(_ index: PlaceIndex) {
    self.index = index
  }

  /// All spellings of chains that the index has, each the same but for case, diacritics and signs.
  package func spellings(of chains: [String]) throws(CommandError) -> [String] {
    var spellings: [String] = []
    for chain in chains {
      let found: [String]
      if let names = known[chain] {
        found = names
      } else {
        do throws(IndexError) { found = try brands(like: chain) } catch { throw .index(error) }
        known[chain] = found
      }
      guard !found.isEmpty else {
        throw .unknownChain(chain, suggestion: try closest(to: chain))
      }
      spellings += found.filter { !spellings.contains($0) }
    }
    return spellings
  }

  /// The brands of the places that have the words of a brand, and no others.
  private func brands(like chain: String) throws(IndexError) -> [String] {
    let wanted = words(of: chain)
    guard !wanted.isEmpty, chain.utf8.count <= Self.longestBrand else { return [chain] }
    let query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
    let key = try index.tagKey("brand")
    var (brands, others): (Set<String>, Set<String>) = ([], [])
    for match in try index.allMatches(query).matches {
      guard let brand = try index.value(of: key, at: match.row)?.string,
        !brands.contains(brand), !others.contains(brand)
      else { continue }
      if words(of: brand) == wanted { brands.insert(brand) } else { others.insert(brand) }
    }
    return brands.sorted()
  }

  /// The chain that was most likely meant.
  private func closest(to chain: String) throws(CommandError) -> String? {
    do throws(IndexError) {
      return closestMatch(to: chain, in: try index.chains.map(\.name))
    } catch {
      throw .index(error)
    }
  }

  private func words(of text: String) -> [[UInt8]] {
    var folded = FoldedText()
    folder.fold(Array(text.utf8).span, into: &folded)
    return folded.words.map { Array(folded[$0]) }
  }
}
