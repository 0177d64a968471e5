#pragma once
#include <osmium/thread/pool.hpp>

#include <cstddef>
#include <deque>
#include <future>
#include <utility>

/// Runs tasks on the threads of a pool and returns their results in submission order.
template <typename Result>
class OrderedTasks {
  osmium::thread::Pool &pool;
  const std::size_t limit;
  std::deque<std::future<Result>> results;

public:
  /// `limit` is the maximum number of pending results.
  OrderedTasks(osmium::thread::Pool &pool, std::size_t limit) : pool(pool), limit(limit) {}
  OrderedTasks(const OrderedTasks &) = delete;
  OrderedTasks &operator=(const OrderedTasks &) = delete;
  ~OrderedTasks() {
    for (const auto &result : results) result.wait();
  }

  bool is_full() const { return results.size() >= limit; }
  bool is_empty() const { return results.empty(); }

  template <typename Work>
  void add(Work &&work) {
    results.push_back(pool.submit(std::forward<Work>(work)));
  }

  /// Returns the result of the oldest pending task, or throws its exception.
  Result next() {
    auto result = std::move(results.front());
    results.pop_front();
    return result.get();
  }
};
