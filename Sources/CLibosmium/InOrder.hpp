#pragma once
#include <osmium/thread/pool.hpp>

#include <cstddef>
#include <deque>
#include <future>
#include <utility>

/// Work on the threads of a pool whose results are taken in the order in which it was given.
template <typename Result>
class InOrder {
  osmium::thread::Pool &pool;
  const std::size_t limit;
  std::deque<std::future<Result>> results;

public:
  /// At most `limit` results are waited for at a time.
  InOrder(osmium::thread::Pool &pool, std::size_t limit) : pool(pool), limit(limit) {}
  InOrder(const InOrder &) = delete;
  InOrder &operator=(const InOrder &) = delete;
  ~InOrder() {
    for (const auto &result : results) result.wait();
  }

  bool is_full() const { return results.size() >= limit; }
  bool is_empty() const { return results.empty(); }

  template <typename Work>
  void add(Work &&work) {
    results.push_back(pool.submit(std::forward<Work>(work)));
  }

  /// The result of the first work of which none has been taken, or what it has thrown.
  Result next() {
    auto result = std::move(results.front());
    results.pop_front();
    return result.get();
  }
};
