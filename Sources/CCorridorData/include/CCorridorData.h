#pragma once

#include <stddef.h>

/// Data files embedded in the program; see README.md.

/// Constant bytes. If they are several text files, a zero byte follows each.
struct corridor_data {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// Public holidays: a text file for each country.
struct corridor_data corridordata_holidays(void);

/// School holidays: a text file for each country.
struct corridor_data corridordata_school_holidays(void);

/// The time zones of countries: a text file.
struct corridor_data corridordata_country_zones(void);

/// The time zones of parts of countries: a text file.
struct corridor_data corridordata_region_zones(void);

/// Names of categories: a text file for each language.
struct corridor_data corridordata_lexicon(void);

/// The lexicon table from LexiconCompiler; at least eight bytes, at an address that is a multiple of eight.
struct corridor_data corridordata_lexicon_table(void);
