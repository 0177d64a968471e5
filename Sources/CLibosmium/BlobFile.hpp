#pragma once
#include <osmium/io/detail/pbf_decoder.hpp>
#include <osmium/io/detail/read_write.hpp>
#include <osmium/io/error.hpp>
#include <osmium/io/header.hpp>
#include <osmium/osm/entity_bits.hpp>

#include <protozero/pbf_message.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

/// The positions of the blobs in a PBF file. They are found when the file is first read; libosmium's own
/// reader would find and read all of them each time. Checks and messages are those of libosmium.
class BlobFile {
public:
  /// A data blob.
  struct Blob {
    std::size_t offset;
    std::size_t size;
    /// The type of all its objects; `nothing` while unknown.
    osmium::osm_entity_bits::type only_kind;
  };

private:
  int descriptor;
  std::size_t bytes = 0;
  /// The start of the next unknown blob, and whether there is none.
  std::size_t end = 0;
  bool is_complete = false;

  /// The number of `count` bytes at `offset` that are within the file.
  std::size_t read(char *buffer, std::size_t count, std::size_t offset) const {
    std::size_t done = 0;
    while (done < count) {
      const auto now = ::pread(descriptor, buffer + done, count - done, static_cast<off_t>(offset + done));
      if (now < 0 && errno == EINTR) continue;
      if (now < 0) throw std::system_error{errno, std::system_category(), "Read failed"};
      if (now == 0) break;
      done += static_cast<std::size_t>(now);
    }
    return done;
  }

  static void check_size(std::size_t size) {
    if (size > osmium::io::detail::max_uncompressed_blob_size) {
      throw osmium::pbf_error{std::string{"invalid blob size: "} + std::to_string(size)};
    }
  }

  std::string content(std::size_t offset, std::size_t size) const {
    std::string content(size, '\0');
    if (read(&content[0], size, offset) < size) throw osmium::pbf_error{"unexpected EOF"};
    return content;
  }

  /// Skips the header of the next blob; returns the size of that blob, or 0 at the end of the file.
  std::size_t take_head(const char *expected_type) {
    std::array<unsigned char, 4> size{};
    if (read(reinterpret_cast<char *>(size.data()), size.size(), end) < size.size()) return 0;
    end += size.size();
    const auto head_size = std::uint32_t{size[0]} << 24U | std::uint32_t{size[1]} << 16U |
                           std::uint32_t{size[2]} << 8U | std::uint32_t{size[3]};
    if (head_size > static_cast<std::uint32_t>(osmium::io::detail::max_blob_header_size)) {
      throw osmium::pbf_error{"invalid BlobHeader size (> max_blob_header_size)"};
    }
    if (head_size == 0) return 0;
    const auto head = content(end, head_size);
    end += head_size;
    return blob_size(head, expected_type);
  }

  static std::size_t blob_size(const std::string &head, const char *expected_type) {
    using osmium::io::detail::FileFormat::BlobHeader;
    using protozero::pbf_wire_type;
    protozero::pbf_message<BlobHeader> message{head};
    protozero::data_view type;
    std::size_t size = 0;
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(BlobHeader::required_string_type, pbf_wire_type::length_delimited):
          type = message.get_view();
          break;
        case protozero::tag_and_type(BlobHeader::required_int32_datasize, pbf_wire_type::varint):
          size = static_cast<std::size_t>(message.get_int32());
          break;
        default:
          message.skip();
      }
    }
    if (size == 0) throw osmium::pbf_error{"PBF format error: BlobHeader.datasize missing or zero."};
    check_size(size);
    if (std::string_view{type.data(), type.size()} != expected_type) {
      throw osmium::pbf_error{
          "blob does not have expected type (OSMHeader in first blob, OSMData in following blobs)"};
    }
    return size;
  }

public:
  std::vector<Blob> blobs;

  explicit BlobFile(const std::string &path) : descriptor(osmium::io::detail::open_for_reading(path)) {
    struct stat status{};
    if (::fstat(descriptor, &status) == 0) bytes = static_cast<std::size_t>(status.st_size);
  }
  BlobFile(const BlobFile &) = delete;
  BlobFile &operator=(const BlobFile &) = delete;
  ~BlobFile() { ::close(descriptor); }

  std::size_t size() const { return bytes; }

  /// The end of the known part of the file.
  std::size_t known() const { return end; }

  /// Reads the header before all data blobs.
  osmium::io::Header header() {
    const auto size = take_head("OSMHeader");
    const auto header = osmium::io::detail::decode_header(content(end, size));
    end += size;
    return header;
  }

  /// Whether there is a blob with this number, which is at most the number of known blobs.
  bool has(std::size_t number) {
    if (number < blobs.size()) return true;
    if (is_complete) return false;
    const auto size = take_head("OSMData");
    is_complete = size == 0;
    if (is_complete) return false;
    blobs.push_back({end, size, osmium::osm_entity_bits::nothing});
    end += size;
    return true;
  }

  /// The bytes of a blob; several threads may read.
  std::string content(const Blob &blob) const { return content(blob.offset, blob.size); }
};
