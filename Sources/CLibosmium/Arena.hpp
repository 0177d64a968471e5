#pragma once
#include "CLibosmium.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <vector>

/// Thrown if a handler returns false.
struct Stopped {};

/// Memory from the `allocate` handler, which stays where it is until the end of reading.
class Arena {
  const clibosmium_handlers &handlers;
  unsigned char *next = nullptr;
  std::size_t left = 0;
  static constexpr std::size_t usual = 1024UL * 1024;

public:
  explicit Arena(const clibosmium_handlers &handlers) : handlers(handlers) {}
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  /// The memory that the caller allows, in bytes.
  std::size_t limit() const { return handlers.memory; }

  /// Returns zero bytes, aligned for any object.
  unsigned char *take(std::size_t size) {
    size = (size + 15) / 16 * 16;
    if (size > left) {
      const auto wanted = std::max(size, usual);
      auto *fresh = handlers.allocate(handlers.context, wanted);
      if (!fresh) throw Stopped{};
      if (wanted > usual) return fresh;
      next = fresh;
      left = wanted;
    }
    auto *taken = next;
    next += size;
    left -= size;
    return taken;
  }
};

/// Records one after the other in blocks of an arena. Each begins at a multiple of 8 bytes.
class KeptRecords {
  Arena &arena;
  const std::size_t block_size;

public:
  struct Block {
    unsigned char *begin;
    unsigned char *end;
  };

  std::vector<Block> blocks;

  /// `block_size` is what a task works on.
  KeptRecords(Arena &arena, std::size_t block_size) : arena(arena), block_size(block_size) {}

  /// Adds a record; returns where it is.
  const unsigned char *add(const void *bytes, std::size_t size) {
    const auto padded = (size + 7) / 8 * 8;
    if (blocks.empty() || rest < padded) {
      rest = std::max(block_size, padded);
      auto *start = arena.take(rest);
      blocks.push_back({start, start});
    }
    auto *start = blocks.back().end;
    std::memcpy(start, bytes, size);
    blocks.back().end += padded;
    rest -= padded;
    return start;
  }

private:
  /// What is free in the last block.
  std::size_t rest = 0;
};
