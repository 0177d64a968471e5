#pragma once
#include <osmium/thread/pool.hpp>

#include <cstddef>
#include <deque>
#include <future>
#include <utility>

/// Tasks on the threads of a pool whose results are consumed in the order of submission.
template <typename Result>
class InOrder {
  osmium::thread::Pool &pool;
  const std::size_t limit;
  std::deque<std::future<Result>> results;

public:
  /// At most `limit` results are pending at a time.
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

  /// The result of the oldest task, or its exception.
  Result next() {
    auto result = std::move(results.front());
    results.pop_front();
    return result.get();
  }
};
