#pragma once
#include "CLibosmium.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <vector>

/// Thrown if a handler returns false.
struct Stopped {};

/// Memory from the `room` handler, which stays where it is until the end of reading.
class Room {
  const clibosmium_handlers &handlers;
  unsigned char *next = nullptr;
  std::size_t left = 0;
  static constexpr std::size_t usual = 1024UL * 1024;

public:
  explicit Room(const clibosmium_handlers &handlers) : handlers(handlers) {}
  Room(const Room &) = delete;
  Room &operator=(const Room &) = delete;

  /// The memory that the caller allows, in bytes.
  std::size_t limit() const { return handlers.memory; }

  /// Returns zero bytes, aligned for any object.
  unsigned char *take(std::size_t size) {
    size = (size + 15) / 16 * 16;
    if (size > left) {
      const auto wanted = std::max(size, usual);
      auto *fresh = handlers.room(handlers.context, wanted);
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

/// Records one after the other in blocks of a room. Each begins at a multiple of 8 bytes.
class KeptRecords {
  Room &room;
  const std::size_t block_size;

public:
  struct Block {
    unsigned char *begin;
    unsigned char *end;
  };

  std::vector<Block> blocks;

  /// `block_size` is what a task works on.
  KeptRecords(Room &room, std::size_t block_size) : room(room), block_size(block_size) {}

  /// Adds a record; returns where it is.
  const unsigned char *add(const void *bytes, std::size_t size) {
    const auto padded = (size + 7) / 8 * 8;
    if (blocks.empty() || rest < padded) {
      rest = std::max(block_size, padded);
      auto *start = room.take(rest);
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
