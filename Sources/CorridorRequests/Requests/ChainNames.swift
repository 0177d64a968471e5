internal import Corridor
package import CorridorIndex

/// The spellings that an index has for the chains in requests; see
/// ``CorridorIndex/PlaceIndex/chainSpellings(of:)``.
///
/// Results are cached, so that a batch looks up each name once.
package final class ChainNames {
  private let index: PlaceIndex
  private var known: [String: [String]] = [:]

  package init(_ index: PlaceIndex) {
    self.index = index
  }

  /// All spellings of the chains in the index, which differ only in case, diacritics and
  /// punctuation.
  package func spellings(of chains: [String]) throws(CommandError) -> [String] {
    var spellings: [String] = []
    for chain in chains {
      let found: [String]
      if let names = known[chain] {
        found = names
      } else {
        do throws(SearchError) { found = try index.chainSpellings(of: chain) } catch {
          throw .search(error)
        }
        known[chain] = found
      }
      guard !found.isEmpty else {
        throw .unknownChain(chain, suggestion: try closest(to: chain))
      }
      spellings += found.filter { !spellings.contains($0) }
    }
    return spellings
  }

  /// The chain that was probably meant.
  private func closest(to chain: String) throws(CommandError) -> String? {
    do throws(IndexError) {
      return closestMatch(to: chain, in: try index.chains.map(\.name))
    } catch {
      throw .index(error)
    }
  }
}
