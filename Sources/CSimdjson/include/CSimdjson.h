/// A C face on simdjson's DOM parser: one call parses, the rest walk the result.
#pragma once
#include <stddef.h>
#include <stdint.h>
